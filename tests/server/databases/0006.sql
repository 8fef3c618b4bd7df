-- {"tables": {"over": "un6kuAgwFOkVkvc0", "rematch": "LPjkyx4o_YCB47qd", "playing": "DQje2qPl77qAagan", "open": "nhAf5EmJfbuE5Wvf", "closed": "1Jn5r76Xjog5WCr5", "bot": "WGc3pmUp4Ua5KCIs"}, "cookies": {"Ada": "tafelronde=1.aUtAKiqCVWyt3kca._xBJdU0lNZi7.4438c1202bb3944cef3806909ec2192f93ec960270d1a9a1e12dbedf2d870a07", "Zoë": "tafelronde=1.b1sdiWsrqiX7W8Q9.g0Qjc124qXF0.6e1f68025110d94f00ed80a01babe90104e8336ea11ffc1363c6df42578b45da"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "chats" VALUES('un6kuAgwFOkVkvc0',1,1.79538553480859637261e+09,'aUtAKiqCVWyt3kca','Ada',0,'good luck','aUtAKiqCVWyt3kca c2-3630232765998');
INSERT INTO "chats" VALUES('un6kuAgwFOkVkvc0',2,1.79538553481996297832e+09,'b1sdiWsrqiX7W8Q9','Zoë the Bold',1,'you will need it
♥','b1sdiWsrqiX7W8Q9 c4-3630246471693');
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('a580ce766ad77405f7322d44081f04eb0f641f85fb58c2bae031c2aeb8ef564e','aUtAKiqCVWyt3kca',1.79538613557408618928e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('_xBJdU0lNZi7','aUtAKiqCVWyt3kca','Python-urllib/3.11',1.79538553112853026391e+09,1.79538553112853026391e+09,0.0);
INSERT INTO "devices" VALUES('g0Qjc124qXF0','b1sdiWsrqiX7W8Q9','Python-urllib/3.11',1.79538553131345462801e+09,1.79538553131345462801e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',1,1.79538553145669198037e+09,'{"t":"created","user":"aUtAKiqCVWyt3kca","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"4475eee55fab16849ebc8354ef5cfb880cc85e09c2be5c82fc17a7e8ea9c3516","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',2,1.79538553145669198037e+09,'{"t":"seated","seat":0,"user":"aUtAKiqCVWyt3kca","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',3,1.79538553145669198037e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',4,1.7953855314858922958e+09,'{"t":"seated","seat":1,"user":"b1sdiWsrqiX7W8Q9","name":"Zoë the Bold"}','b1sdiWsrqiX7W8Q9 c2-3626912468642');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',5,1.79538553150329494479e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','b1sdiWsrqiX7W8Q9 c3-3626928263642');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',6,1.79538553477293133736e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',7,1.79538553477293133736e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',8,1.79538553477293133736e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',9,1.79538553477293133736e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',10,1.79538553477293133736e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',11,1.79538553477293133736e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',12,1.79538553477293133736e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',13,1.79538553477293133736e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',14,1.79538553477293133736e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',15,1.79538553477293133736e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',16,1.79538553477293133736e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',17,1.79538553482368183136e+09,'{"t":"move","seat":0,"action":9,"forced":false}','aUtAKiqCVWyt3kca c3-3630249901100');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',18,1.79538553483024477955e+09,'{"t":"move","seat":1,"action":23,"forced":false}','b1sdiWsrqiX7W8Q9 c5-3630256726235');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',19,1.79538553484426546096e+09,'{"t":"move","seat":0,"action":0,"forced":false}','aUtAKiqCVWyt3kca c4-3630270742507');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',20,1.79538553485735869405e+09,'{"t":"asked","seat":1,"to":11}','b1sdiWsrqiX7W8Q9 c6-3630282522691');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',21,1.79538553487136554715e+09,'{"t":"answered","seat":0,"yes":false}','aUtAKiqCVWyt3kca c5-3630297908986');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',22,1.7953855348771893978e+09,'{"t":"move","seat":1,"action":11,"forced":false}','b1sdiWsrqiX7W8Q9 c7-3630303699857');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',23,1.79538553489730954172e+09,'{"t":"asked","seat":0,"to":12}','aUtAKiqCVWyt3kca c6-3630319842431');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',24,1.7953855349058403969e+09,'{"t":"answered","seat":1,"yes":true}','b1sdiWsrqiX7W8Q9 c8-3630332508236');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',25,1.7953855349058403969e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',26,1.79538553491174077982e+09,'{"t":"move","seat":0,"action":16,"forced":false}','aUtAKiqCVWyt3kca c7-3630338259892');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',27,1.79538553492972731591e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','b1sdiWsrqiX7W8Q9 c9-3630350201875');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',28,1.79538553496069049836e+09,'{"t":"returned","seat":1}','b1sdiWsrqiX7W8Q9 c10-3630380788100');
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',29,1.7953855350485837459e+09,'{"t":"resigned","seat":0,"level":"","character":""}','aUtAKiqCVWyt3kca c8-3630471248127');
INSERT INTO "events" VALUES('LPjkyx4o_YCB47qd',1,1.79538553507376432414e+09,'{"t":"created","user":"aUtAKiqCVWyt3kca","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c6175588b073c1a38756ef1340061325de8527baa729fd27a7234f8c4bb0d4bc","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('LPjkyx4o_YCB47qd',2,1.79538553507376432414e+09,'{"t":"seated","seat":1,"user":"aUtAKiqCVWyt3kca","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('LPjkyx4o_YCB47qd',3,1.79538553507376432414e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('LPjkyx4o_YCB47qd',4,1.79538553507376432414e+09,'{"t":"seated","seat":0,"user":"b1sdiWsrqiX7W8Q9","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('un6kuAgwFOkVkvc0',30,1.79538553509153938291e+09,'{"t":"rematch","table":"LPjkyx4o_YCB47qd"}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',1,1.79538553512049913404e+09,'{"t":"created","user":"aUtAKiqCVWyt3kca","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"30759367854fbd5472b28b4c641d16230c87e21481291b678962392ee473d8d7","delay":2,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',2,1.79538553512049913404e+09,'{"t":"seated","seat":0,"user":"aUtAKiqCVWyt3kca","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',3,1.79538553512049913404e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',4,1.79538553522374963759e+09,'{"t":"seated","seat":1,"user":"b1sdiWsrqiX7W8Q9","name":"Zoë the Bold"}','b1sdiWsrqiX7W8Q9 c12-3630650398412');
INSERT INTO "events" VALUES('DQje2qPl77qAagan',5,1.79538553525837898255e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','b1sdiWsrqiX7W8Q9 c13-3630679151999');
INSERT INTO "events" VALUES('DQje2qPl77qAagan',6,1.79538553525837898255e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',7,1.79538553525837898255e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',8,1.79538553525837898255e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',9,1.79538553525837898255e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',10,1.79538553525837898255e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',11,1.79538553525837898255e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',12,1.79538553525837898255e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',13,1.79538553525837898255e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',14,1.79538553525837898255e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',15,1.79538553525837898255e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',16,1.79538553525837898255e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('DQje2qPl77qAagan',17,1795385535.30312,'{"t":"move","seat":0,"action":12,"forced":false}','aUtAKiqCVWyt3kca c11-3630720768676');
INSERT INTO "events" VALUES('DQje2qPl77qAagan',18,1795385535.33348,'{"t":"move","seat":1,"action":23,"forced":false}','b1sdiWsrqiX7W8Q9 c14-3630759850425');
INSERT INTO "events" VALUES('DQje2qPl77qAagan',19,1.79538553535362672801e+09,'{"t":"move","seat":0,"action":15,"forced":false}','aUtAKiqCVWyt3kca c12-3630779051884');
INSERT INTO "events" VALUES('DQje2qPl77qAagan',20,1.79538553537029623979e+09,'{"t":"move","seat":1,"action":13,"forced":false}','b1sdiWsrqiX7W8Q9 c15-3630796670327');
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',1,1.7953855353923883438e+09,'{"t":"created","user":"aUtAKiqCVWyt3kca","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"a083a61c3b737d66620807e21ec4fb06d364612f679521dabaccec9105a405f8","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',2,1.7953855353923883438e+09,'{"t":"seated","seat":0,"user":"aUtAKiqCVWyt3kca","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',3,1.7953855353923883438e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',4,1.79538553546001696586e+09,'{"t":"seated","seat":1,"user":"b1sdiWsrqiX7W8Q9","name":"Zoë"}','b1sdiWsrqiX7W8Q9 c16-3630886751092');
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',5,1.79538553547764253614e+09,'{"t":"freed","seat":1}','b1sdiWsrqiX7W8Q9 c17-3630904228689');
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',6,1.79538553548562788966e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','aUtAKiqCVWyt3kca c14-3630910862299');
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',7,1.79538553551376843455e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','aUtAKiqCVWyt3kca c15-3630940105102');
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',8,1.79538553554174780844e+09,'{"t":"freed","seat":1}','aUtAKiqCVWyt3kca c16-3630968394288');
INSERT INTO "events" VALUES('nhAf5EmJfbuE5Wvf',9,1.79538553554575109477e+09,'{"t":"removed","user":"b1sdiWsrqiX7W8Q9","on":true}','aUtAKiqCVWyt3kca c17-3630972424963');
INSERT INTO "events" VALUES('1Jn5r76Xjog5WCr5',1,1.79538553555809688574e+09,'{"t":"created","user":"aUtAKiqCVWyt3kca","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"9e13477ac3c22b7615d92805055db0c405fac91787de725a0e6c5fa1d9b2b882","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('1Jn5r76Xjog5WCr5',2,1.79538553555809688574e+09,'{"t":"seated","seat":0,"user":"aUtAKiqCVWyt3kca","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('1Jn5r76Xjog5WCr5',3,1.79538553555809688574e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1Jn5r76Xjog5WCr5',4,1.79538553556075119975e+09,'{"t":"closed"}','aUtAKiqCVWyt3kca c18-3630987465218');
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',1,1.79538553564541816711e+09,'{"t":"created","user":"aUtAKiqCVWyt3kca","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a06b3d4d424d58985ad6f106e9e9f7e6cc76e1e1e30953cc9d1132a5a245c3d9","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',2,1.79538553564541816711e+09,'{"t":"seated","seat":0,"user":"aUtAKiqCVWyt3kca","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',3,1.79538553564541816711e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',4,1.79538553564541816711e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',5,1.79538553564541816711e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',6,1.79538553564541816711e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',7,1.79538553564541816711e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',8,1.79538553564541816711e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',9,1.79538553564541816711e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',10,1.79538553564541816711e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',11,1.79538553564541816711e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',12,1.79538553564541816711e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',13,1.79538553564541816711e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',14,1.79538553564541816711e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',15,1.79538553564541816711e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('WGc3pmUp4Ua5KCIs',16,1.79538553566506123545e+09,'{"t":"move","seat":0,"action":11,"forced":false}','aUtAKiqCVWyt3kca c20-3631091428696');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('aUtAKiqCVWyt3kca','un6kuAgwFOkVkvc0',1.7953855350485837459e+09);
INSERT INTO "members" VALUES('b1sdiWsrqiX7W8Q9','un6kuAgwFOkVkvc0',1.7953855350485837459e+09);
INSERT INTO "members" VALUES('aUtAKiqCVWyt3kca','LPjkyx4o_YCB47qd',0.0);
INSERT INTO "members" VALUES('b1sdiWsrqiX7W8Q9','LPjkyx4o_YCB47qd',0.0);
INSERT INTO "members" VALUES('aUtAKiqCVWyt3kca','DQje2qPl77qAagan',0.0);
INSERT INTO "members" VALUES('b1sdiWsrqiX7W8Q9','DQje2qPl77qAagan',0.0);
INSERT INTO "members" VALUES('aUtAKiqCVWyt3kca','nhAf5EmJfbuE5Wvf',0.0);
INSERT INTO "members" VALUES('b1sdiWsrqiX7W8Q9','nhAf5EmJfbuE5Wvf',0.0);
INSERT INTO "members" VALUES('aUtAKiqCVWyt3kca','1Jn5r76Xjog5WCr5',0.0);
INSERT INTO "members" VALUES('aUtAKiqCVWyt3kca','WGc3pmUp4Ua5KCIs',0.0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','232dec5e20fd4f7e97c640d7ec5b637ae7fc176be1158d0e160963ea152d9c41');
INSERT INTO "meta" VALUES('probe','3e1c06478a9f99dd');
CREATE TABLE progress (
	user_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	game TEXT NOT NULL, 
	item TEXT NOT NULL, 
	tries INTEGER NOT NULL, 
	solved REAL NOT NULL, 
	best REAL NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, kind, game, item)
);
INSERT INTO "progress" VALUES('aUtAKiqCVWyt3kca','lesson','rosenkoenig','first',1,1.79538553559961795809e+09,0.0,1.79538553559961795809e+09);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	asked REAL NOT NULL, 
	judge INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	done INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	ready INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	error TEXT NOT NULL, 
	wanted_until REAL NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('un6kuAgwFOkVkvc0','aUtAKiqCVWyt3kca',1795385535.61104,1,1,0,0,0,'','',1.79538555061104083063e+09,'d8ca91de72b1f864',0.0);
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
INSERT INTO "tables" VALUES('un6kuAgwFOkVkvc0',X'CB2F9DE0B8D9A14332D562501ABB12853878B4AC8F82E4375B9E3DD8D1192B49',30,'over',1,1.79538553509153938291e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"aUtAKiqCVWyt3kca","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"b1sdiWsrqiX7W8Q9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"winners":[1],"scores":[2.0,1.0],"resigned":[0]}}',0,'2640594050ee0601',0.0);
INSERT INTO "tables" VALUES('LPjkyx4o_YCB47qd',X'DC5EFB8C0076249007328EE115F0157E825B00C4871ECCDC6B519913457A64A6',4,'open',1,1.79538553507376432414e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"b1sdiWsrqiX7W8Q9","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"aUtAKiqCVWyt3kca","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('DQje2qPl77qAagan',X'802B41CC48C1ABD54171B2AE0EDFDAD647C0590D5C0EF675E8C2D0C3A90A57AF',20,'playing',1,1.79538553525837898255e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"aUtAKiqCVWyt3kca","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"b1sdiWsrqiX7W8Q9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('nhAf5EmJfbuE5Wvf',X'9C52D1934219E099BD49DFB1BE8C7936CCD22058A31B3667EF4A7BE9F1CC8E93',9,'open',1,1.79538553554575109477e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"aUtAKiqCVWyt3kca","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('1Jn5r76Xjog5WCr5',X'4FA218C3626DBF8FCF2450B6EDAD0ED515480BC7F08B700120131522023B9455',4,'closed',0,1.79538553556075119975e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"aUtAKiqCVWyt3kca","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('WGc3pmUp4Ua5KCIs',X'D50E7AE181371712DEE043B4933C155E7A6921C3CB2AD99819C43C44E561B68A',16,'playing',0,1.79538553566506123545e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"aUtAKiqCVWyt3kca","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null}',1,'',0.0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('62874bdd5327cff9482353f457c033b64ddb92ff27a99d9c8e3186ec65982f92','uvaX9MJ-8LCbWYfK','aUtAKiqCVWyt3kca','all',1.79538553557000708574e+09);
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('aUtAKiqCVWyt3kca','Ada',1.79538553110061931605e+09,0.0);
INSERT INTO "users" VALUES('b1sdiWsrqiX7W8Q9','Zoë',1.79538553129444050787e+09,0.0);
INSERT INTO "users" VALUES('uvaX9MJ-8LCbWYfK','Ada''s program',1.79538553556349587438e+09,0.0);
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE INDEX devices_gone ON devices (gone);
CREATE INDEX members_ended ON members (user_id, ended, table_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX tokens_owner ON tokens (owner);
CREATE INDEX reviews_due ON reviews (ready, wanted_until);
CREATE INDEX reviews_user ON reviews (user_id, ready);
COMMIT;
