-- {"tables": {"over": "bDBXCMqKKLKygX7a", "rematch": "75EblTW0RJMI3rCr", "playing": "uSNa-f2BjsxPOP9e", "open": "ukxEeLGDRAgtV_63", "closed": "dc7xGaxoe8-EYGA2", "bot": "Glty2e7PV4pa81y7"}, "cookies": {"Ada": "tafelronde=1.LqOPWh4gpSvf2amr.VLeLDNcfRHS5.10c297c23ad753473c92398763bd74c7aac449805e1b3acebb930d106d36115c", "Zoë": "tafelronde=1.gX8m6d34m9NwvQPB.nzuGV_keBri3.126d6e1327f0b7af6c2b4adadcd20245cb4223823720c6cb8977ba34a48ddbbf"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE chats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chats" VALUES('bDBXCMqKKLKygX7a',1,1.79536703350242471694e+09,'LqOPWh4gpSvf2amr','Ada',0,'good luck','LqOPWh4gpSvf2amr c2-17991801097929');
INSERT INTO "chats" VALUES('bDBXCMqKKLKygX7a',2,1.79536703351696491238e+09,'gX8m6d34m9NwvQPB','Zoë the Bold',1,'you will need it
♥','gX8m6d34m9NwvQPB c4-17991813053419');
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('d383015e51d04954d6bee115d9c6a252a23ceb943ae4528e5556f4638553fb9c','LqOPWh4gpSvf2amr',1.79536763416039514542e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('VLeLDNcfRHS5','LqOPWh4gpSvf2amr','Python-urllib/3.11',1795367029.73614,1795367029.73614,0.0);
INSERT INTO "devices" VALUES('nzuGV_keBri3','gX8m6d34m9NwvQPB','Python-urllib/3.11',1.79536702980909490586e+09,1.79536702980909490586e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',1,1.79536702987953662876e+09,'{"t":"created","user":"LqOPWh4gpSvf2amr","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"9d8759378c2b7c0c28010329815abdd3976b06bd346428338dbefd6df9831c36","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',2,1.79536702987953662876e+09,'{"t":"seated","seat":0,"user":"LqOPWh4gpSvf2amr","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',3,1.79536702987953662876e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',4,1.79536702993894124033e+09,'{"t":"seated","seat":1,"user":"gX8m6d34m9NwvQPB","name":"Zoë the Bold"}','gX8m6d34m9NwvQPB c2-17988237867742');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',5,1.79536702994626426693e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','gX8m6d34m9NwvQPB c3-17988245100513');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',6,1.79536703346542024614e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',7,1.79536703346542024614e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',8,1.79536703346542024614e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',9,1.79536703346542024614e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',10,1.79536703346542024614e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',11,1.79536703346542024614e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',12,1.79536703346542024614e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',13,1.79536703346542024614e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',14,1.79536703346542024614e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',15,1.79536703346542024614e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',16,1.79536703346542024614e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',17,1.79536703353058862682e+09,'{"t":"move","seat":0,"action":13,"forced":false}','LqOPWh4gpSvf2amr c3-17991828905447');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',18,1.79536703356111717222e+09,'{"t":"move","seat":1,"action":23,"forced":false}','gX8m6d34m9NwvQPB c5-17991855006291');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',19,1.79536703358655643468e+09,'{"t":"move","seat":0,"action":8,"forced":false}','LqOPWh4gpSvf2amr c4-17991885194619');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',20,1.79536703361690187447e+09,'{"t":"asked","seat":1,"to":11}','gX8m6d34m9NwvQPB c6-17991906548319');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',21,1.79536703363151431086e+09,'{"t":"answered","seat":0,"yes":false}','LqOPWh4gpSvf2amr c5-17991930586206');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',22,1.79536703364570379261e+09,'{"t":"move","seat":1,"action":10,"forced":false}','gX8m6d34m9NwvQPB c7-17991944564258');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',23,1.79536703369042968747e+09,'{"t":"asked","seat":0,"to":12}','LqOPWh4gpSvf2amr c6-17991956231079');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',24,1.79536703371118021004e+09,'{"t":"answered","seat":1,"yes":true}','gX8m6d34m9NwvQPB c8-17992010220633');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',25,1.79536703371118021004e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',26,1.79536703372571206094e+09,'{"t":"move","seat":0,"action":21,"forced":false}','LqOPWh4gpSvf2amr c7-17992024576019');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',27,1.79536703374399137498e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','gX8m6d34m9NwvQPB c9-17992040524858');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',28,1.79536703376136851312e+09,'{"t":"returned","seat":1}','gX8m6d34m9NwvQPB c10-17992060316804');
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',29,1.79536703380105042452e+09,'{"t":"resigned","seat":0,"level":"","character":""}','LqOPWh4gpSvf2amr c8-17992095223504');
INSERT INTO "events" VALUES('75EblTW0RJMI3rCr',1,1.79536703383441758156e+09,'{"t":"created","user":"LqOPWh4gpSvf2amr","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b98ad89861e78366431003e55f79e905f3a16d49df06e4e6e6d76f79e11b9c13","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('75EblTW0RJMI3rCr',2,1.79536703383441758156e+09,'{"t":"seated","seat":1,"user":"LqOPWh4gpSvf2amr","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('75EblTW0RJMI3rCr',3,1.79536703383441758156e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('75EblTW0RJMI3rCr',4,1.79536703383441758156e+09,'{"t":"seated","seat":0,"user":"gX8m6d34m9NwvQPB","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('bDBXCMqKKLKygX7a',30,1.79536703384882783893e+09,'{"t":"rematch","table":"75EblTW0RJMI3rCr"}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',1,1.79536703386358022695e+09,'{"t":"created","user":"LqOPWh4gpSvf2amr","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"1ba98069cae5f51e06bf87878d615c34507049ff31a7a35ae3f15722ac67e56f","delay":2,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',2,1.79536703386358022695e+09,'{"t":"seated","seat":0,"user":"LqOPWh4gpSvf2amr","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',3,1.79536703386358022695e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',4,1.79536703390083956718e+09,'{"t":"seated","seat":1,"user":"gX8m6d34m9NwvQPB","name":"Zoë the Bold"}','gX8m6d34m9NwvQPB c12-17992196345971');
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',5,1.79536703391850471496e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','gX8m6d34m9NwvQPB c13-17992216247883');
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',6,1.79536703391850471496e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',7,1.79536703391850471496e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',8,1.79536703391850471496e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',9,1.79536703391850471496e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',10,1.79536703391850471496e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',11,1.79536703391850471496e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',12,1.79536703391850471496e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',13,1.79536703391850471496e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',14,1.79536703391850471496e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',15,1.79536703391850471496e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',16,1.79536703391850471496e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',17,1.79536703394922924044e+09,'{"t":"move","seat":0,"action":9,"forced":false}','LqOPWh4gpSvf2amr c11-17992240671990');
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',18,1.79536703397442460056e+09,'{"t":"move","seat":1,"action":22,"forced":false}','gX8m6d34m9NwvQPB c14-17992273289950');
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',19,1.79536703400908041004e+09,'{"t":"move","seat":0,"action":8,"forced":false}','LqOPWh4gpSvf2amr c12-17992302785747');
INSERT INTO "events" VALUES('uSNa-f2BjsxPOP9e',20,1.79536703403312253952e+09,'{"t":"move","seat":1,"action":14,"forced":false}','gX8m6d34m9NwvQPB c15-17992329045187');
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',1,1.79536703405791521069e+09,'{"t":"created","user":"LqOPWh4gpSvf2amr","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"d22ccd5a5513ac645e8cf449272f4f872ee3677000a3e86c57373ad98fa1b3b7","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',2,1.79536703405791521069e+09,'{"t":"seated","seat":0,"user":"LqOPWh4gpSvf2amr","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',3,1.79536703405791521069e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',4,1.79536703407441806793e+09,'{"t":"seated","seat":1,"user":"gX8m6d34m9NwvQPB","name":"Zoë"}','gX8m6d34m9NwvQPB c16-17992373579494');
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',5,1.79536703408881902696e+09,'{"t":"freed","seat":1}','gX8m6d34m9NwvQPB c17-17992380449308');
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',6,1.79536703409349322323e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','LqOPWh4gpSvf2amr c14-17992392450062');
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',7,1.79536703410242104526e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','LqOPWh4gpSvf2amr c15-17992401342148');
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',8,1.79536703411349606515e+09,'{"t":"freed","seat":1}','LqOPWh4gpSvf2amr c16-17992412559721');
INSERT INTO "events" VALUES('ukxEeLGDRAgtV_63',9,1.79536703411516022684e+09,'{"t":"removed","user":"gX8m6d34m9NwvQPB","on":true}','LqOPWh4gpSvf2amr c17-17992414238804');
INSERT INTO "events" VALUES('dc7xGaxoe8-EYGA2',1,1.79536703412958884235e+09,'{"t":"created","user":"LqOPWh4gpSvf2amr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"19cd32b1073df76bfa7bcc5d60a4d6421e71e1bc03568b63b103fa64a3fc962f","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('dc7xGaxoe8-EYGA2',2,1.79536703412958884235e+09,'{"t":"seated","seat":0,"user":"LqOPWh4gpSvf2amr","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('dc7xGaxoe8-EYGA2',3,1.79536703412958884235e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dc7xGaxoe8-EYGA2',4,1.79536703413306617744e+09,'{"t":"closed"}','LqOPWh4gpSvf2amr c18-17992432202991');
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',1,1.79536703417996621129e+09,'{"t":"created","user":"LqOPWh4gpSvf2amr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"017255cee021ab71cbeaaadd57a9d3f0d806cac10b1ff1309a6a1ca10e95bdcd","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',2,1.79536703417996621129e+09,'{"t":"seated","seat":0,"user":"LqOPWh4gpSvf2amr","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',3,1.79536703417996621129e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',4,1.79536703417996621129e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',5,1.79536703417996621129e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',6,1.79536703417996621129e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',7,1.79536703417996621129e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',8,1.79536703417996621129e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',9,1.79536703417996621129e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',10,1.79536703417996621129e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',11,1.79536703417996621129e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',12,1.79536703417996621129e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',13,1.79536703417996621129e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',14,1.79536703417996621129e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',15,1.79536703417996621129e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Glty2e7PV4pa81y7',16,1.79536703419450616829e+09,'{"t":"move","seat":0,"action":20,"forced":false}','LqOPWh4gpSvf2amr c20-17992493287238');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('LqOPWh4gpSvf2amr','bDBXCMqKKLKygX7a',1.79536703380105042452e+09);
INSERT INTO "members" VALUES('gX8m6d34m9NwvQPB','bDBXCMqKKLKygX7a',1.79536703380105042452e+09);
INSERT INTO "members" VALUES('LqOPWh4gpSvf2amr','75EblTW0RJMI3rCr',0.0);
INSERT INTO "members" VALUES('gX8m6d34m9NwvQPB','75EblTW0RJMI3rCr',0.0);
INSERT INTO "members" VALUES('LqOPWh4gpSvf2amr','uSNa-f2BjsxPOP9e',0.0);
INSERT INTO "members" VALUES('gX8m6d34m9NwvQPB','uSNa-f2BjsxPOP9e',0.0);
INSERT INTO "members" VALUES('LqOPWh4gpSvf2amr','ukxEeLGDRAgtV_63',0.0);
INSERT INTO "members" VALUES('gX8m6d34m9NwvQPB','ukxEeLGDRAgtV_63',0.0);
INSERT INTO "members" VALUES('LqOPWh4gpSvf2amr','dc7xGaxoe8-EYGA2',0.0);
INSERT INTO "members" VALUES('LqOPWh4gpSvf2amr','Glty2e7PV4pa81y7',0.0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','039175d310752dd2b474a8798108182ea8187b4307434583f670a225338177b1');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	seq INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	public INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	card TEXT NOT NULL, 
	bot_turn INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('bDBXCMqKKLKygX7a',X'7EC7E212A2141221A08E4E0E1017527F03EF56044E32087EDB7FF1DD5BC379A6',30,'over',1,1.79536703384882783893e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"LqOPWh4gpSvf2amr","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"gX8m6d34m9NwvQPB","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"winners":[1],"scores":[2.0,1.0],"resigned":[0]}}',0,'f01388dc6138f7c2',0.0);
INSERT INTO "tables" VALUES('75EblTW0RJMI3rCr',X'1E80462E2BBD1E19F43D922178CFFAD18048F79C19B08E2F3ACE569D37F560EB',4,'open',1,1.79536703383441758156e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"gX8m6d34m9NwvQPB","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"LqOPWh4gpSvf2amr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('uSNa-f2BjsxPOP9e',X'2495A6EF55EB58ADA0B6B7CB31FB3A8BE96001A5DC5C46F3C9E6A8155ECD0921',20,'playing',1,1.79536703391850471496e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"LqOPWh4gpSvf2amr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"gX8m6d34m9NwvQPB","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('ukxEeLGDRAgtV_63',X'EC5D653D2DB579D377E88C84D58C90EB39F74C966C63B0C80493530417C6E0C8',9,'open',1,1.79536703411516022684e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"LqOPWh4gpSvf2amr","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('dc7xGaxoe8-EYGA2',X'FB18FC5AB96DB71751C66B8A726C2161D0079E2E973B1BDDC22CB3E34CFF1771',4,'closed',0,1.79536703413306617744e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"LqOPWh4gpSvf2amr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('Glty2e7PV4pa81y7',X'01C6F98D480904B9FE81619E6EBB87E16F7E0AC63BE065CB38D656068DC856D6',16,'playing',0,1.79536703419450616829e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"LqOPWh4gpSvf2amr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null}',1,'f01388dc6138f7c2',1.79536704021100640294e+09);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('00e509bddf64fec16474cc89575336496b8666312a621654a0e87ab2aaed0157','lMhJlYi57X4ZhWAa','LqOPWh4gpSvf2amr','all',1.79536703415228152277e+09);
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('LqOPWh4gpSvf2amr','Ada',1.79536702973424553871e+09,0.0);
INSERT INTO "users" VALUES('gX8m6d34m9NwvQPB','Zoë',1.79536702979774498946e+09,0.0);
INSERT INTO "users" VALUES('lMhJlYi57X4ZhWAa','Ada''s program',1.79536703414483380311e+09,0.0);
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE INDEX devices_gone ON devices (gone);
CREATE INDEX members_ended ON members (user_id, ended, table_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX tokens_owner ON tokens (owner);
COMMIT;
