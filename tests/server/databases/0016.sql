-- {"company": {"tables": {"counted": "0WLNUxKQm1J5_Ptg", "short": "wUjsECZw84wFlW5e", "rated": "ymC3sqb8p24RYdnU", "days": "vzpQW6YM0rV6-jjL", "live": "MVrQiv4oFJThwSY9", "slow": "iDDsEuYY955IzPlO", "merged running": "tmAk_OWEpkswjFPd", "merged over": "CoF8oCOdFQnq7R5F", "left running": "7_Cxu87oP_kgR9hG", "left over": "AtGY6IaRPYS0v-7y", "merged open": "xi_OI4KJitCZsMD3", "left open": "9x7-1sQFzX23shgD", "cup over": "BHQbrXN4dGpzXOIT", "cup shared": "nnWHCpUoS7SKGxQn", "insult": "caLXh1ATQ5fQYrJe", "hidden": "falGjIfq20U7Q8CS", "found": "gjNmjHlVCz7gzkD5"}, "cups": {"open": "JWDWerOEy4Zn", "running": "OTcWWs-jUAER", "over": "9zRY0966d0_q", "shared": "44pdJ_kTTaIp"}, "cookies": {"Bea": "tafelronde=1.WYTtbh0MGBRXZsMI.nRoBO5zbNQUf.50da9f414495da7b91e5fba4c086ac5f89102542fd73e86985a320a3774cf78c", "Cid": "tafelronde=1.Cr11dz0kDx7WH6cg.kRZjvZUDg8t-.c3d738b43cdcd34218c4c824a043123db487ea6f35f6c71cab26d3f2da20019a", "Kay": "tafelronde=1.gHahq9DPRNErSyLN.MDqqRKmzAdou.468c21a0605a62e705cd1c5d14ea4c1497fda79e910e58e45ddcf3e87caf5fdf", "Lou": "", "Max": "tafelronde=1.iaLTPhwSbPP4ZiYP.xFD_34tLHKDo.c72ef3aaf68bd7ef55a9a9986af75d1d6176dbf73ed2de7f0ce6736f463343c9", "Host": "tafelronde=1.CMJzuyii-x-Op95K.R3XPOFq8uwf0.528b02664f8fdcd67ec94a49b1b9c49d7edaa975d8f0c9f652c48710092d77ed"}}, "tables": {"over": "VdD1m_aThb1fAe8c", "rematch": "vZrZZffCpmFh6MmJ", "playing": "TfRLVw7OOruzl6gD", "open": "oFTh1wyGgb0bUtoc", "closed": "xVQDKWjoSb1fYFUa", "bot": "LJSZ0DBsBdQ11aLZ"}, "cookies": {"Ada": "tafelronde=1.acjItootUXmvMCdI.8FSjj4J1INBT.18b522c0e16727934d0bc63874a939e32a99d88e940ca7d726516d60003ee51a", "Zoë": "tafelronde=1.mMW9w9q19FHXR0vO._MCpgmha6XyY.57ae80f31d459369ac612562c6b14d8e2ce134e3a126362329056fa71cf1098d"}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
	user_id TEXT NOT NULL, 
	handle TEXT NOT NULL, 
	skeleton TEXT NOT NULL, 
	changed REAL NOT NULL, 
	email TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "accounts" VALUES('WYTtbh0MGBRXZsMI','Beatrix','beatrlx',1.79540087469553589823e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0016');
CREATE TABLE answers (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	lines TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "answers" VALUES('vzpQW6YM0rV6-jjL',1,'Cr11dz0kDx7WH6cg',17,10,'[[5,9]]');
CREATE TABLE audit (
	id TEXT NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	act TEXT NOT NULL, 
	about TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	why TEXT NOT NULL, 
	detail TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "audit" VALUES('aJDet3pZTflh',1.7954008753809137344e+09,'CMJzuyii-x-Op95K','role-keeper','CMJzuyii-x-Op95K','','','');
INSERT INTO "audit" VALUES('4zWJPGG15UHc',1.79540087539838838582e+09,'CMJzuyii-x-Op95K','report-acted','iaLTPhwSbPP4ZiYP','','Thank you.','');
INSERT INTO "audit" VALUES('rpeCtf5g7M_p',1.79540087540019154552e+09,'CMJzuyii-x-Op95K','hide-line','iaLTPhwSbPP4ZiYP','caLXh1ATQ5fQYrJe','rude','1');
INSERT INTO "audit" VALUES('fQxBITMExoeL',1.79540087540258812897e+09,'CMJzuyii-x-Op95K','hide-table','','falGjIfq20U7Q8CS','rude','');
INSERT INTO "audit" VALUES('XEnxBTXTtsX9',1.79540087540517902375e+09,'CMJzuyii-x-Op95K','ban','iaLTPhwSbPP4ZiYP','','','chat insult 3000');
INSERT INTO "audit" VALUES('s6_qrUhU1whp',1.79540087540839219098e+09,'CMJzuyii-x-Op95K','words','','','','+Blötkopf');
CREATE TABLE backups (
	id TEXT NOT NULL, 
	at REAL NOT NULL, 
	file TEXT NOT NULL, 
	bytes REAL NOT NULL, 
	seconds REAL NOT NULL, 
	error TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "backups" VALUES('TruwjpwaKaoc',1.79540087064887976652e+09,'/tmp/tmpozbi67m5/cache/backups/tafelronde-20261123T022750Z.db',720896.0,0.053,'');
CREATE TABLE bans (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	words TEXT NOT NULL, 
	begun REAL NOT NULL, 
	until REAL NOT NULL, 
	given_by TEXT NOT NULL, 
	lifted REAL NOT NULL, 
	lifted_by TEXT NOT NULL, 
	told INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "bans" VALUES('6331b52126b99278','iaLTPhwSbPP4ZiYP','chat','insult','',1.79540087540574574464e+09,2.05460087540574574461e+09,'CMJzuyii-x-Op95K',0.0,'',0);
CREATE TABLE blocks (
	user_id TEXT NOT NULL, 
	other TEXT NOT NULL, 
	since REAL NOT NULL, 
	PRIMARY KEY (user_id, other)
);
INSERT INTO "blocks" VALUES('Cr11dz0kDx7WH6cg','iaLTPhwSbPP4ZiYP',1.79540087541583776474e+09);
CREATE TABLE chats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL, hidden REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chats" VALUES('AtGY6IaRPYS0v-7y',1,1.79540087506647324556e+09,'0gEgxWwSilqaVnl3','',1,'Well played','0gEgxWwSilqaVnl3 d26','',0.0);
INSERT INTO "chats" VALUES('caLXh1ATQ5fQYrJe',1,1.79540087538608527186e+09,'iaLTPhwSbPP4ZiYP','Max',-1,'you clown','iaLTPhwSbPP4ZiYP d29','',1.79540087540067577363e+09);
INSERT INTO "chats" VALUES('caLXh1ATQ5fQYrJe',2,1.79540087538773775101e+09,'WYTtbh0MGBRXZsMI','Bea',0,'','WYTtbh0MGBRXZsMI d30','good-luck',0.0);
INSERT INTO "chats" VALUES('VdD1m_aThb1fAe8c',1,1.79540087551837015153e+09,'acjItootUXmvMCdI','Ada',0,'good luck','acjItootUXmvMCdI c2-18970944985981','',0.0);
INSERT INTO "chats" VALUES('VdD1m_aThb1fAe8c',2,1.79540087551976323132e+09,'mMW9w9q19FHXR0vO','Zoë the Bold',1,'you will need it
♥','mMW9w9q19FHXR0vO c4-18970945950575','',0.0);
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('01f5b2d922675a9f02b0afd89b59f79f175667472235b9be7ed5882b650b9d64','acjItootUXmvMCdI',1.79540147559155130385e+09);
CREATE TABLE deal_tries (
	day TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	begun REAL NOT NULL, 
	result REAL, 
	lead REAL, 
	points REAL, 
	PRIMARY KEY (day, user_id)
);
INSERT INTO "deal_tries" VALUES('2026-11-23','acjItootUXmvMCdI','K9s3-kWoiHW9ORj0',1.79540087563193321226e+09,NULL,NULL,NULL);
CREATE TABLE deals (
	day TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	setup TEXT NOT NULL, 
	made REAL NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "deals" VALUES('2026-11-24',X'24C5AC0F303D7122276F347517E36B32DBFF2211A498C2C8D851FAFB55ACE253','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79540087118153095244e+09);
INSERT INTO "deals" VALUES('2026-11-23',X'CCDACB8507ACBF8F4E377A4F8C3AD753683FEAAC3F6B52E69A08B22CA580E04D','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79540087119810175893e+09);
CREATE TABLE departed (
	user_id TEXT NOT NULL, 
	into_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	done INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "departed" VALUES('gHahq9DPRNErSyLN','WYTtbh0MGBRXZsMI',1.79540087507629394529e+09,0,'',1.79540093509557795526e+09);
INSERT INTO "departed" VALUES('0gEgxWwSilqaVnl3','',1.79540087507944703102e+09,0,'',1.79540093510682725909e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('OWqKhNN9ojHc','FiMuILJK4_Ca7jyQ','Python-urllib/3.11',1.79540087068649935721e+09,1.79540087068649935721e+09,0.0);
INSERT INTO "devices" VALUES('nRoBO5zbNQUf','WYTtbh0MGBRXZsMI','Python-urllib/3.11',1.79540087072278594965e+09,1.79540087072278594965e+09,0.0);
INSERT INTO "devices" VALUES('kRZjvZUDg8t-','Cr11dz0kDx7WH6cg','Python-urllib/3.11',1795400870.73262,1795400870.73262,0.0);
INSERT INTO "devices" VALUES('MDqqRKmzAdou','WYTtbh0MGBRXZsMI','Python-urllib/3.11',1.79540087073957777019e+09,1.79540087073957777019e+09,0.0);
INSERT INTO "devices" VALUES('xFD_34tLHKDo','iaLTPhwSbPP4ZiYP','Python-urllib/3.11',1.79540087075369691853e+09,1.79540087075369691853e+09,0.0);
INSERT INTO "devices" VALUES('R3XPOFq8uwf0','CMJzuyii-x-Op95K','Python-urllib/3.11',1.79540087083414888384e+09,1.79540087083414888384e+09,0.0);
INSERT INTO "devices" VALUES('gHahq9DPRNErSyLN','','',1.79540087507676744465e+09,1.79540087507676744465e+09,1.79540087507676744465e+09);
INSERT INTO "devices" VALUES('0gEgxWwSilqaVnl3','','',1.79540087507995939257e+09,1.79540087507995939257e+09,1.79540087507995939257e+09);
INSERT INTO "devices" VALUES('9f51M2L9SGS9','NAZTKHwD79C-dACU','Python-urllib/3.11',1.79540087542031240458e+09,1.79540087542031240458e+09,0.0);
INSERT INTO "devices" VALUES('6UhyZv8b5B-C','8GS8F7G0jfeWLmXP','Python-urllib/3.11',1.79540087542281174659e+09,1.79540087542281174659e+09,0.0);
INSERT INTO "devices" VALUES('8FSjj4J1INBT','acjItootUXmvMCdI','Python-urllib/3.11',1.79540087550044512743e+09,1.79540087550044512743e+09,0.0);
INSERT INTO "devices" VALUES('_MCpgmha6XyY','mMW9w9q19FHXR0vO','Python-urllib/3.11',1.79540087550302243234e+09,1.79540087550302243234e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',1,1.79540087084116363521e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b91e65211ef40aad2d72836afbbec40267cc7ba1bff2486cf16f20896d8021da","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',2,1.79540087084116363521e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',3,1.79540087084116363521e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',4,1.79540087084736919398e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d1');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',5,1.79540087085294365878e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d2');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',6,1.79540087159699583057e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',7,1.79540087159699583057e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',8,1.79540087159699583057e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',9,1.79540087159699583057e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',10,1.79540087159699583057e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',11,1.79540087159699583057e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',12,1.79540087159699583057e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',13,1.79540087159699583057e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',14,1.79540087159699583057e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',15,1.79540087159699583057e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',16,1.79540087159699583057e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',17,1.7954008716283609867e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}','WYTtbh0MGBRXZsMI m16');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',18,1.79540087163626527785e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}','Cr11dz0kDx7WH6cg m17');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',19,1.79540087164151740068e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','WYTtbh0MGBRXZsMI m18');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',20,1.79540087164815306665e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','Cr11dz0kDx7WH6cg m19');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',21,1795400871.65327,'{"t":"move","seat":0,"action":18,"lag":0.0}','WYTtbh0MGBRXZsMI m20');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',22,1.79540087166001152991e+09,'{"t":"move","seat":1,"action":9,"lag":0.0}','Cr11dz0kDx7WH6cg m21');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',23,1.79540087166504788405e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}','WYTtbh0MGBRXZsMI m22');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',24,1.79540087167098236079e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','Cr11dz0kDx7WH6cg m23');
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',25,1.79540087167098236079e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',1,1.7954008716733911037e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b66577f8732aff170a518399cd78d53d1b45a19a713f49ad56fadca08040ec4c","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',2,1.7954008716733911037e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',3,1.7954008716733911037e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',4,1.79540087167541408544e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d3');
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',5,1.79540087167727470396e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d4');
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',6,1.79540087167727470396e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',7,1.79540087167727470396e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',8,1.79540087167727470396e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',9,1.79540087167727470396e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',10,1.79540087167727470396e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',11,1.79540087167727470396e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',12,1.79540087167727470396e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',13,1.79540087167727470396e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',14,1.79540087167727470396e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',15,1.79540087167727470396e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',16,1.79540087167727470396e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('0WLNUxKQm1J5_Ptg',26,1.79540087168391656875e+09,'{"t":"resigned","seat":1,"level":"","character":""}','Cr11dz0kDx7WH6cg d5');
INSERT INTO "events" VALUES('wUjsECZw84wFlW5e',17,1.79540087168654847148e+09,'{"t":"resigned","seat":1,"level":"","character":""}','Cr11dz0kDx7WH6cg d6');
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',1,1.79540087168871474263e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"01669a9833469a4530ff25ddae87ee6e2b9d679fa07a9f21f8fe78751b4e9c81","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',2,1.79540087168871474263e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',3,1.79540087168871474263e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',4,1.79540087169069790835e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d7');
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',5,1.79540087169263076782e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d8');
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',6,1.79540087169263076782e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',7,1.79540087169263076782e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',8,1.79540087169263076782e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',9,1.79540087169263076782e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',10,1.79540087169263076782e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',11,1.79540087169263076782e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',12,1.79540087169263076782e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',13,1.79540087169263076782e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',14,1.79540087169263076782e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',15,1.79540087169263076782e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',16,1.79540087169263076782e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',17,1.79540087170018863678e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}','WYTtbh0MGBRXZsMI m16');
INSERT INTO "events" VALUES('ymC3sqb8p24RYdnU',18,1.79540087170760488512e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}','Cr11dz0kDx7WH6cg m17');
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',1,1.79540087282602691645e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"5491b6fa059478392b8644bff1e49034ca84165a9fee1045f45cfe35d0782a2e","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',2,1.79540087282602691645e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',3,1.79540087282602691645e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',4,1.79540087282969713206e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d9');
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',5,1.79540087283243370054e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d10');
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',6,1.79540087283243370054e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',7,1.79540087283243370054e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',8,1.79540087283243370054e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',9,1.79540087283243370054e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',10,1.79540087283243370054e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',11,1.79540087283243370054e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',12,1.79540087283243370054e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',13,1.79540087283243370054e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',14,1.79540087283243370054e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',15,1.79540087283243370054e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',16,1.79540087283243370054e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('vzpQW6YM0rV6-jjL',17,1.7954008728480644226e+09,'{"t":"stood","seat":0,"begin":1795400872.8439522,"until":1795832872.8439522}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',1,1795400872.9197,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ae73cbac035fa3b171617fc1adacea2b3bdccf5b6997b7f8b882f44815c169f1","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',2,1795400872.9197,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',3,1795400872.9197,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',4,1.79540087292263531686e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d11');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',5,1.7954008729255518913e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d12');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',6,1.7954008729255518913e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',7,1.7954008729255518913e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',8,1.7954008729255518913e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',9,1.7954008729255518913e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',10,1.7954008729255518913e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',11,1.7954008729255518913e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',12,1.7954008729255518913e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',13,1.7954008729255518913e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',14,1.7954008729255518913e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',15,1.7954008729255518913e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',16,1.7954008729255518913e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',17,1.79540087299206638335e+09,'{"t":"move","seat":0,"action":7,"lag":0.0}','WYTtbh0MGBRXZsMI c2-18968418673995');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',18,1.79540087299931025509e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','Cr11dz0kDx7WH6cg c2-18968425957055');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',19,1.79540087300380182266e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','WYTtbh0MGBRXZsMI c3-18968430542227');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',20,1.79540087300917100901e+09,'{"t":"asked","seat":1,"to":11}','Cr11dz0kDx7WH6cg c3-18968435806177');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',21,1795400873.01251,'{"t":"answered","seat":0,"yes":true}','WYTtbh0MGBRXZsMI c4-18968439191486');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',22,1795400873.01251,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',23,1.79540087301673269271e+09,'{"t":"pause","seat":0,"on":true}','WYTtbh0MGBRXZsMI c5-18968443381177');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',24,1.79540087301997256276e+09,'{"t":"pause","seat":0,"on":false}','WYTtbh0MGBRXZsMI c6-18968446658081');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',25,1.79540087302299833293e+09,'{"t":"pause","seat":0,"on":true}','WYTtbh0MGBRXZsMI c7-18968449681925');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',26,1.79540087302619099621e+09,'{"t":"pause","seat":1,"on":true}','Cr11dz0kDx7WH6cg c4-18968452977830');
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',27,1.79540087302619099621e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('MVrQiv4oFJThwSY9',28,1.79540087302939534185e+09,'{"t":"resumed","seat":1}','Cr11dz0kDx7WH6cg c5-18968456175694');
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',1,1.79540087303493070599e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c319c9dc776d0be73fa1fc5d823ddc0f741d8062f1d8a94092cd83de8d2bbbd9","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',2,1.79540087303493070599e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',3,1.79540087303493070599e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',4,1.79540087303836750978e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d13');
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',5,1.79540087304156017306e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d14');
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',6,1.79540087304156017306e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',7,1.79540087304156017306e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',8,1.79540087304156017306e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',9,1.79540087304156017306e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',10,1.79540087304156017306e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',11,1.79540087304156017306e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',12,1.79540087304156017306e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',13,1.79540087304156017306e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',14,1.79540087304156017306e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',15,1.79540087304156017306e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',16,1.79540087304156017306e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('iDDsEuYY955IzPlO',17,1.79540087466324424741e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',1,1.79540087501426959032e+09,'{"t":"created","user":"gHahq9DPRNErSyLN","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c9c6349432bedbc69a5cf06acb3fb7c917c79ce0516b319913f4acd5ed65a791","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',2,1.79540087501426959032e+09,'{"t":"seated","seat":0,"user":"gHahq9DPRNErSyLN","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',3,1.79540087501426959032e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',4,1.79540087501644325261e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d15');
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',5,1.79540087501837134368e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d16');
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',6,1.79540087501837134368e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',7,1.79540087501837134368e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',8,1.79540087501837134368e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',9,1.79540087501837134368e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',10,1.79540087501837134368e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',11,1.79540087501837134368e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',12,1.79540087501837134368e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',13,1.79540087501837134368e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',14,1.79540087501837134368e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',15,1.79540087501837134368e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',16,1.79540087501837134368e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',1,1.79540087502528285983e+09,'{"t":"created","user":"gHahq9DPRNErSyLN","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f0375df27863389df644788e2322da65d56b60ea4cb29edcb10ad2a501fc4220","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',2,1.79540087502528285983e+09,'{"t":"seated","seat":0,"user":"gHahq9DPRNErSyLN","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',3,1.79540087502528285983e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',4,1.79540087502712035179e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}','Cr11dz0kDx7WH6cg d17');
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',5,1.79540087502880239484e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','Cr11dz0kDx7WH6cg d18');
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',6,1.79540087502880239484e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',7,1.79540087502880239484e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',8,1.79540087502880239484e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',9,1.79540087502880239484e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',10,1.79540087502880239484e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',11,1.79540087502880239484e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',12,1.79540087502880239484e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',13,1.79540087502880239484e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',14,1.79540087502880239484e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',15,1.79540087502880239484e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',16,1.79540087502880239484e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',1,1.79540087503557467462e+09,'{"t":"created","user":"Cr11dz0kDx7WH6cg","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"534eb4ded633b419124b0994bbdb2a156f83e63ac48e61e04ee4121c5cc3e29f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',2,1.79540087503557467462e+09,'{"t":"seated","seat":0,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',3,1.79540087503557467462e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',4,1.79540087503910017006e+09,'{"t":"seated","seat":1,"user":"0gEgxWwSilqaVnl3","name":""}','0gEgxWwSilqaVnl3 d19');
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',5,1.79540087504085135458e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','0gEgxWwSilqaVnl3 d20');
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',6,1.79540087504085135458e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',7,1.79540087504085135458e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',8,1.79540087504085135458e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',9,1.79540087504085135458e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',10,1.79540087504085135458e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',11,1.79540087504085135458e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',12,1.79540087504085135458e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',13,1.79540087504085135458e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',14,1.79540087504085135458e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',15,1.79540087504085135458e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',16,1.79540087504085135458e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',1,1.79540087504672026636e+09,'{"t":"created","user":"Cr11dz0kDx7WH6cg","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"6fe2e8094f7810ed348180d9362dd08a1551a64c7ef6d1c78f3877646ec6d2a5","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',2,1.79540087504672026636e+09,'{"t":"seated","seat":0,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',3,1.79540087504672026636e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',4,1.7954008750484972e+09,'{"t":"seated","seat":1,"user":"0gEgxWwSilqaVnl3","name":""}','0gEgxWwSilqaVnl3 d21');
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',5,1.79540087505025935171e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','0gEgxWwSilqaVnl3 d22');
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',6,1.79540087505025935171e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',7,1.79540087505025935171e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',8,1.79540087505025935171e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',9,1.79540087505025935171e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',10,1.79540087505025935171e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',11,1.79540087505025935171e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',12,1.79540087505025935171e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',13,1.79540087505025935171e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',14,1.79540087505025935171e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',15,1.79540087505025935171e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',16,1.79540087505025935171e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',17,1.79540087505607604979e+09,'{"t":"resigned","seat":0,"level":"","character":""}','gHahq9DPRNErSyLN d23');
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',17,1.7954008750584044456e+09,'{"t":"resigned","seat":1,"level":"","character":""}','0gEgxWwSilqaVnl3 d24');
INSERT INTO "events" VALUES('xi_OI4KJitCZsMD3',1,1.79540087506059050561e+09,'{"t":"created","user":"gHahq9DPRNErSyLN","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c2998a16673749c11c81adb434d795afa1b7a715ddced039be9ef705c92f93a0","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('xi_OI4KJitCZsMD3',2,1.79540087506059050561e+09,'{"t":"seated","seat":0,"user":"gHahq9DPRNErSyLN","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('xi_OI4KJitCZsMD3',3,1.79540087506059050561e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('9x7-1sQFzX23shgD',1,1.79540087506259250643e+09,'{"t":"created","user":"Cr11dz0kDx7WH6cg","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a5085eaa9879b8cfd03a47984bbb8c99301f58c5ee70134dcbc485bda54e5c4e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('9x7-1sQFzX23shgD',2,1.79540087506259250643e+09,'{"t":"seated","seat":0,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('9x7-1sQFzX23shgD',3,1.79540087506259250643e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('9x7-1sQFzX23shgD',4,1.7954008750644159317e+09,'{"t":"seated","seat":1,"user":"0gEgxWwSilqaVnl3","name":""}','0gEgxWwSilqaVnl3 d25');
INSERT INTO "events" VALUES('tmAk_OWEpkswjFPd',17,1.795400875090549469e+09,'{"t":"passed","user":"gHahq9DPRNErSyLN","to":"WYTtbh0MGBRXZsMI"}',NULL);
INSERT INTO "events" VALUES('xi_OI4KJitCZsMD3',4,1.79540087509233212475e+09,'{"t":"passed","user":"gHahq9DPRNErSyLN","to":"WYTtbh0MGBRXZsMI"}',NULL);
INSERT INTO "events" VALUES('CoF8oCOdFQnq7R5F',18,1.79540087509386444087e+09,'{"t":"passed","user":"gHahq9DPRNErSyLN","to":"WYTtbh0MGBRXZsMI"}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',17,1.7954008750996806622e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('7_Cxu87oP_kgR9hG',18,1.7954008750996806622e+09,'{"t":"passed","user":"0gEgxWwSilqaVnl3","to":""}',NULL);
INSERT INTO "events" VALUES('9x7-1sQFzX23shgD',5,1.79540087510316252704e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('9x7-1sQFzX23shgD',6,1.79540087510316252704e+09,'{"t":"passed","user":"0gEgxWwSilqaVnl3","to":""}',NULL);
INSERT INTO "events" VALUES('AtGY6IaRPYS0v-7y',18,1.79540087510493516923e+09,'{"t":"passed","user":"0gEgxWwSilqaVnl3","to":""}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',1,1.79540087518589711185e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b83de7ad54d14cd927876e7ec5fce77f6759ab4361857a0735468119fcbb8246","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',2,1.79540087518589711185e+09,'{"t":"paired","tournament":"OTcWWs-jUAER","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',3,1.79540087518589711185e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',4,1.79540087518589711185e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',5,1.79540087518589711185e+09,'{"t":"seated","seat":1,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',6,1.79540087518589711185e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',7,1.79540087518589711185e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',8,1.79540087518589711185e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',9,1.79540087518589711185e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',10,1.79540087518589711185e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',11,1.79540087518589711185e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',12,1.79540087518589711185e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',13,1.79540087518589711185e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',14,1.79540087518589711185e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',15,1.79540087518589711185e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',16,1.79540087518589711185e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('hMOqEAtK9dSdnncL',17,1.79540087518589711185e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',1,1.79540087529651403428e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b3901d2d0eb3134fa78460e92d12929afcdd11f39b9b92eea11d6c27a6fad4d3","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',2,1.79540087529651403428e+09,'{"t":"paired","tournament":"9zRY0966d0_q","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',3,1.79540087529651403428e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',4,1.79540087529651403428e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',5,1.79540087529651403428e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',6,1.79540087529651403428e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',7,1.79540087529651403428e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',8,1.79540087529651403428e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',9,1.79540087529651403428e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',10,1.79540087529651403428e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',11,1.79540087529651403428e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',12,1.79540087529651403428e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',13,1.79540087529651403428e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',14,1.79540087529651403428e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',15,1.79540087529651403428e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',16,1.79540087529651403428e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',1,1.79540087529885172843e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"0161b8edfe79f8f9387149561fe95df0c424004550514a27f9ff9c33836da5b6","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',2,1.79540087529885172843e+09,'{"t":"paired","tournament":"44pdJ_kTTaIp","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',3,1.79540087529885172843e+09,'{"t":"seated","seat":0,"user":"Cr11dz0kDx7WH6cg","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',4,1.79540087529885172843e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',5,1.79540087529885172843e+09,'{"t":"seated","seat":1,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',6,1.79540087529885172843e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',7,1.79540087529885172843e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',8,1.79540087529885172843e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',9,1.79540087529885172843e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',10,1.79540087529885172843e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',11,1.79540087529885172843e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',12,1.79540087529885172843e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',13,1.79540087529885172843e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',14,1.79540087529885172843e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',15,1.79540087529885172843e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',16,1.79540087529885172843e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',17,1.79540087529885172843e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('BHQbrXN4dGpzXOIT',17,1.79540087530904221534e+09,'{"t":"resigned","seat":0,"level":"","character":""}','WYTtbh0MGBRXZsMI d27');
INSERT INTO "events" VALUES('nnWHCpUoS7SKGxQn',18,1.79540087531852602959e+09,'{"t":"resigned","seat":1,"level":"","character":""}','WYTtbh0MGBRXZsMI d28');
INSERT INTO "events" VALUES('caLXh1ATQ5fQYrJe',1,1.79540087538385796542e+09,'{"t":"created","user":"WYTtbh0MGBRXZsMI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b7d8a63b6867013159753b1bc362bea043aae374ca618fbfcbc2c35fabb6bf1a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('caLXh1ATQ5fQYrJe',2,1.79540087538385796542e+09,'{"t":"seated","seat":0,"user":"WYTtbh0MGBRXZsMI","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('caLXh1ATQ5fQYrJe',3,1.79540087538385796542e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('falGjIfq20U7Q8CS',1,1.79540087539540171618e+09,'{"t":"created","user":"iaLTPhwSbPP4ZiYP","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"319d742d1ba6079d51103abe92076d6d4d735bd0022b509a37ae7f451ef765f8","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('falGjIfq20U7Q8CS',2,1.79540087539540171618e+09,'{"t":"seated","seat":0,"user":"iaLTPhwSbPP4ZiYP","name":"Max"}',NULL);
INSERT INTO "events" VALUES('falGjIfq20U7Q8CS',3,1.79540087539540171618e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',1,1.79540087543323373798e+09,'{"t":"created","user":"NAZTKHwD79C-dACU","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"2f2919faa0c54d72af024c0227504408c6bfc1f455529641b7fb0acdcea15d8e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',2,1.79540087543323373798e+09,'{"t":"seated","seat":0,"user":"8GS8F7G0jfeWLmXP","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',3,1.79540087543323373798e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',4,1.79540087543323373798e+09,'{"t":"seated","seat":1,"user":"NAZTKHwD79C-dACU","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',5,1.79540087543323373798e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',6,1.79540087543323373798e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',7,1.79540087543323373798e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',8,1.79540087543323373798e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',9,1.79540087543323373798e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',10,1.79540087543323373798e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',11,1.79540087543323373798e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',12,1.79540087543323373798e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',13,1.79540087543323373798e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',14,1.79540087543323373798e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',15,1.79540087543323373798e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('gjNmjHlVCz7gzkD5',16,1.79540087543323373798e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',1,1.79540087550953102115e+09,'{"t":"created","user":"acjItootUXmvMCdI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0ca6f855e544ff7b53f883e3f6a53347728df0dc35aca66882b5c56bf0cb280d","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',2,1.79540087550953102115e+09,'{"t":"seated","seat":0,"user":"acjItootUXmvMCdI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',3,1.79540087550953102115e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',4,1.79540087551269268986e+09,'{"t":"seated","seat":1,"user":"mMW9w9q19FHXR0vO","name":"Zoë the Bold"}','mMW9w9q19FHXR0vO c2-18970939456204');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',5,1.79540087551382350917e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','mMW9w9q19FHXR0vO c3-18970940623179');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',6,1.79540087551382350917e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',7,1.79540087551382350917e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',8,1.79540087551382350917e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',9,1.79540087551382350917e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',10,1.79540087551382350917e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',11,1.79540087551382350917e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',12,1.79540087551382350917e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',13,1.79540087551382350917e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',14,1.79540087551382350917e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',15,1.79540087551382350917e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',16,1.79540087551382350917e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',17,1.79540087552078056337e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','acjItootUXmvMCdI c3-18970947358910');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',18,1.79540087552504611014e+09,'{"t":"move","seat":1,"action":22,"lag":0.0}','mMW9w9q19FHXR0vO c5-18970951842062');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',19,1.7954008755283634663e+09,'{"t":"move","seat":0,"action":7,"lag":0.0}','acjItootUXmvMCdI c4-18970955128386');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',20,1.79540087553127837181e+09,'{"t":"asked","seat":1,"to":11}','mMW9w9q19FHXR0vO c6-18970957903833');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',21,1.7954008755336225033e+09,'{"t":"answered","seat":0,"yes":false}','acjItootUXmvMCdI c5-18970960415637');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',22,1.79540087553617596629e+09,'{"t":"move","seat":1,"action":8,"lag":0.0}','mMW9w9q19FHXR0vO c7-18970962978355');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',23,1.79540087553890633583e+09,'{"t":"asked","seat":0,"to":12}','acjItootUXmvMCdI c6-18970965683210');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',24,1.79540087554039454456e+09,'{"t":"answered","seat":1,"yes":true}','mMW9w9q19FHXR0vO c8-18970967197731');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',25,1.79540087554039454456e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',26,1.79540087554306459433e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','acjItootUXmvMCdI c7-18970969839127');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',27,1.795400875545923233e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','mMW9w9q19FHXR0vO c9-18970972494999');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',28,1.79540087554843878748e+09,'{"t":"returned","seat":1}','mMW9w9q19FHXR0vO c10-18970974731436');
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',29,1.79540087555033040043e+09,'{"t":"resigned","seat":0,"level":"","character":""}','acjItootUXmvMCdI c8-18970977094713');
INSERT INTO "events" VALUES('vZrZZffCpmFh6MmJ',1,1.79540087555364918708e+09,'{"t":"created","user":"acjItootUXmvMCdI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"9d5a51ea7b3603c286f680427ca8f16bd3f0853c8a1c87540426d31a7a27ba0f","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('vZrZZffCpmFh6MmJ',2,1.79540087555364918708e+09,'{"t":"seated","seat":1,"user":"acjItootUXmvMCdI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('vZrZZffCpmFh6MmJ',3,1.79540087555364918708e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('vZrZZffCpmFh6MmJ',4,1.79540087555364918708e+09,'{"t":"seated","seat":0,"user":"mMW9w9q19FHXR0vO","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('VdD1m_aThb1fAe8c',30,1.79540087555424332618e+09,'{"t":"rematch","table":"vZrZZffCpmFh6MmJ"}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',1,1.79540087555728697776e+09,'{"t":"created","user":"acjItootUXmvMCdI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"e7fa832d8c824f0350fd30060f87e36b955596c1a85b114289bd2fe80a8b6afd","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',2,1.79540087555728697776e+09,'{"t":"seated","seat":0,"user":"acjItootUXmvMCdI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',3,1.79540087555728697776e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',4,1.79540087556018161771e+09,'{"t":"seated","seat":1,"user":"mMW9w9q19FHXR0vO","name":"Zoë the Bold"}','mMW9w9q19FHXR0vO c12-18970986975298');
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',5,1.79540087556149411196e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','mMW9w9q19FHXR0vO c13-18970988139239');
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',6,1.79540087556149411196e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',7,1.79540087556149411196e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',8,1.79540087556149411196e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',9,1.79540087556149411196e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',10,1.79540087556149411196e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',11,1.79540087556149411196e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',12,1.79540087556149411196e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',13,1.79540087556149411196e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',14,1.79540087556149411196e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',15,1.79540087556149411196e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',16,1.79540087556149411196e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',17,1.79540087556549072264e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','acjItootUXmvMCdI c11-18970992262155');
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',18,1.79540087556875038146e+09,'{"t":"move","seat":1,"action":23,"lag":0.0}','mMW9w9q19FHXR0vO c14-18970995549252');
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',19,1.79540087557134151463e+09,'{"t":"move","seat":0,"action":19,"lag":0.0}','acjItootUXmvMCdI c12-18970998121497');
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',20,1.79540087557370567315e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','mMW9w9q19FHXR0vO c15-18971000494404');
INSERT INTO "events" VALUES('TfRLVw7OOruzl6gD',21,1.79540087557370567315e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',1,1.79540087557665777205e+09,'{"t":"created","user":"acjItootUXmvMCdI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"2ba61d42c9bf51c489c8dc5c22a60398ecfc15edae7deb3fd93c9290677bb178","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',2,1.79540087557665777205e+09,'{"t":"seated","seat":0,"user":"acjItootUXmvMCdI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',3,1.79540087557665777205e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',4,1.79540087557877540589e+09,'{"t":"seated","seat":1,"user":"mMW9w9q19FHXR0vO","name":"Zoë"}','mMW9w9q19FHXR0vO c16-18971005576229');
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',5,1.7954008755796992779e+09,'{"t":"freed","seat":1}','mMW9w9q19FHXR0vO c17-18971006508993');
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',6,1795400875.58062,'{"t":"ready","seat":0,"on":false,"nonce":""}','acjItootUXmvMCdI c14-18971007434839');
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',7,1.79540087558183312412e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','acjItootUXmvMCdI c15-18971008576663');
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',8,1.79540087558291983601e+09,'{"t":"freed","seat":1}','acjItootUXmvMCdI c16-18971009655386');
INSERT INTO "events" VALUES('oFTh1wyGgb0bUtoc',9,1.79540087558377957346e+09,'{"t":"removed","user":"mMW9w9q19FHXR0vO","on":true}','acjItootUXmvMCdI c17-18971010593688');
INSERT INTO "events" VALUES('xVQDKWjoSb1fYFUa',1,1.79540087558577656748e+09,'{"t":"created","user":"acjItootUXmvMCdI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d0fca455df0c586dad530bf704e67056a1b6dca64e7a180d6fc630749c8aaffe","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('xVQDKWjoSb1fYFUa',2,1.79540087558577656748e+09,'{"t":"seated","seat":0,"user":"acjItootUXmvMCdI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('xVQDKWjoSb1fYFUa',3,1.79540087558577656748e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xVQDKWjoSb1fYFUa',4,1.7954008755871703625e+09,'{"t":"closed"}','acjItootUXmvMCdI c18-18971013793053');
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',1,1.7954008756334822178e+09,'{"t":"created","user":"acjItootUXmvMCdI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"3f222aa8733b24ad836ffbddd4864bc4f4972ab6471bb4dcc4c07701ccc6ecea","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',2,1.7954008756334822178e+09,'{"t":"deal","day":"2026-11-23"}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',3,1.7954008756334822178e+09,'{"t":"seated","seat":0,"user":"acjItootUXmvMCdI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',4,1.7954008756334822178e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',5,1.7954008756334822178e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',6,1.7954008756334822178e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',7,1.7954008756334822178e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',8,1.7954008756334822178e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',9,1.7954008756334822178e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',10,1.7954008756334822178e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',11,1.7954008756334822178e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',12,1.7954008756334822178e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',13,1.7954008756334822178e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',14,1.7954008756334822178e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',15,1.7954008756334822178e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('K9s3-kWoiHW9ORj0',16,1.7954008756334822178e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',1,1.79540087563772296909e+09,'{"t":"created","user":"acjItootUXmvMCdI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fcb12fe2ba66fc14036aadad763e9546778bea4623d9ffe1345175f0c0f98b6a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',2,1.79540087563772296909e+09,'{"t":"seated","seat":0,"user":"acjItootUXmvMCdI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',3,1.79540087563772296909e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',4,1.79540087563772296909e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',5,1.79540087563772296909e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',6,1.79540087563772296909e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',7,1.79540087563772296909e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',8,1.79540087563772296909e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',9,1.79540087563772296909e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',10,1.79540087563772296909e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',11,1.79540087563772296909e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',12,1.79540087563772296909e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',13,1.79540087563772296909e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',14,1.79540087563772296909e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',15,1.79540087563772296909e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('LJSZ0DBsBdQ11aLZ',16,1.79540087564205694194e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}','acjItootUXmvMCdI c20-18971068804258');
CREATE TABLE follows (
	user_id TEXT NOT NULL, 
	other TEXT NOT NULL, 
	since REAL NOT NULL, 
	PRIMARY KEY (user_id, other)
);
INSERT INTO "follows" VALUES('WYTtbh0MGBRXZsMI','Cr11dz0kDx7WH6cg',1.79540087541390705103e+09);
CREATE TABLE found_tables (
	table_id TEXT NOT NULL, 
	body TEXT NOT NULL, 
	at REAL NOT NULL, 
	made REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "found_tables" VALUES('gjNmjHlVCz7gzkD5','{"game":"rosenkoenig","players":2,"rated":false,"users":["NAZTKHwD79C-dACU","8GS8F7G0jfeWLmXP"],"strength":25.0,"time":null}',1.79540087543157434466e+09,1.79540087543452405926e+09);
CREATE TABLE gaps (
	game TEXT NOT NULL, 
	"begin" REAL NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (game, "begin")
);
CREATE TABLE handles (
	skeleton TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (skeleton)
);
INSERT INTO "handles" VALUES('beatrlx','WYTtbh0MGBRXZsMI',0.0);
INSERT INTO "handles" VALUES('katharlna','WYTtbh0MGBRXZsMI',1.80317687508880662924e+09);
INSERT INTO "handles" VALUES('loulse','0gEgxWwSilqaVnl3',1.80317687509831762315e+09);
CREATE TABLE invites (
	hash TEXT NOT NULL, 
	role TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "invites" VALUES('12e8c64c944abd6685f7235163cac2ecb69ce55a152cbe20970385b2f95614e2','keeper',1.79548727057899308199e+09);
CREATE TABLE mails (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	body TEXT NOT NULL, 
	due REAL NOT NULL, 
	until REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, unsubscribe TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "mails" VALUES('4voQ-fplvAcFWyVa','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:44571/account#confirm=gnThZ0KYkjXSMahU8PmvwlqZpuP5X74J

If it was not, there is nothing to do: nothing happens without the link.
',1.79540090500359058372e+09,1.79540447498438048359e+09,1,'e56de46a1cb49deb',0.0,'');
INSERT INTO "mails" VALUES('d91a8aa41e938e3cd8385efabde04046db73108c7d92a157ec5491135a387b3dWYTtbh0MGBRXZsMI','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:44571/account#recover=5jm7Z36DMXEWgT5AjHByINyEPmjInctj

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79540090501244258879e+09,1.79540447500950598718e+09,1,'e56de46a1cb49deb',0.0,'');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','0WLNUxKQm1J5_Ptg',1.79540087168391656875e+09);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','0WLNUxKQm1J5_Ptg',1.79540087168391656875e+09);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','wUjsECZw84wFlW5e',1.79540087168654847148e+09);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','wUjsECZw84wFlW5e',1.79540087168654847148e+09);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','ymC3sqb8p24RYdnU',0.0);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','ymC3sqb8p24RYdnU',0.0);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','vzpQW6YM0rV6-jjL',0.0);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','vzpQW6YM0rV6-jjL',0.0);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','MVrQiv4oFJThwSY9',0.0);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','MVrQiv4oFJThwSY9',0.0);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','iDDsEuYY955IzPlO',0.0);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','iDDsEuYY955IzPlO',0.0);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','tmAk_OWEpkswjFPd',0.0);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','tmAk_OWEpkswjFPd',0.0);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','CoF8oCOdFQnq7R5F',1.79540087505607604979e+09);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','CoF8oCOdFQnq7R5F',1.79540087505607604979e+09);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','7_Cxu87oP_kgR9hG',1.7954008750996806622e+09);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','AtGY6IaRPYS0v-7y',1.7954008750584044456e+09);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','xi_OI4KJitCZsMD3',0.0);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','9x7-1sQFzX23shgD',0.0);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','hMOqEAtK9dSdnncL',0.0);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','hMOqEAtK9dSdnncL',0.0);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','BHQbrXN4dGpzXOIT',1.79540087530904221534e+09);
INSERT INTO "members" VALUES('Cr11dz0kDx7WH6cg','nnWHCpUoS7SKGxQn',1.79540087531852602959e+09);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','nnWHCpUoS7SKGxQn',1.79540087531852602959e+09);
INSERT INTO "members" VALUES('WYTtbh0MGBRXZsMI','caLXh1ATQ5fQYrJe',0.0);
INSERT INTO "members" VALUES('iaLTPhwSbPP4ZiYP','falGjIfq20U7Q8CS',0.0);
INSERT INTO "members" VALUES('8GS8F7G0jfeWLmXP','gjNmjHlVCz7gzkD5',0.0);
INSERT INTO "members" VALUES('NAZTKHwD79C-dACU','gjNmjHlVCz7gzkD5',0.0);
INSERT INTO "members" VALUES('acjItootUXmvMCdI','VdD1m_aThb1fAe8c',1.79540087555033040043e+09);
INSERT INTO "members" VALUES('mMW9w9q19FHXR0vO','VdD1m_aThb1fAe8c',1.79540087555033040043e+09);
INSERT INTO "members" VALUES('acjItootUXmvMCdI','vZrZZffCpmFh6MmJ',0.0);
INSERT INTO "members" VALUES('mMW9w9q19FHXR0vO','vZrZZffCpmFh6MmJ',0.0);
INSERT INTO "members" VALUES('acjItootUXmvMCdI','TfRLVw7OOruzl6gD',0.0);
INSERT INTO "members" VALUES('mMW9w9q19FHXR0vO','TfRLVw7OOruzl6gD',0.0);
INSERT INTO "members" VALUES('acjItootUXmvMCdI','oFTh1wyGgb0bUtoc',0.0);
INSERT INTO "members" VALUES('mMW9w9q19FHXR0vO','oFTh1wyGgb0bUtoc',0.0);
INSERT INTO "members" VALUES('acjItootUXmvMCdI','xVQDKWjoSb1fYFUa',0.0);
INSERT INTO "members" VALUES('acjItootUXmvMCdI','K9s3-kWoiHW9ORj0',0.0);
INSERT INTO "members" VALUES('acjItootUXmvMCdI','LJSZ0DBsBdQ11aLZ',0.0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','abf5d03538c8cdd5feb205f5a22553d07346f78c8e6b405915fd502b3c1b6254');
INSERT INTO "meta" VALUES('invited','1795400870.5783505');
INSERT INTO "meta" VALUES('probe','64129fb9fc703454');
INSERT INTO "meta" VALUES('order','a842d9cb2c2963a0');
INSERT INTO "meta" VALUES('vapid','1xYpLyQoLhgrlP6qxQoyEyLm6kZcqTcsYX33kw6sQB8');
CREATE TABLE mutes (
	user_id TEXT NOT NULL, 
	other TEXT NOT NULL, 
	since REAL NOT NULL, 
	PRIMARY KEY (user_id, other)
);
INSERT INTO "mutes" VALUES('Cr11dz0kDx7WH6cg','iaLTPhwSbPP4ZiYP',1.79540087541172528268e+09);
CREATE TABLE news_wishes (
	user_id TEXT NOT NULL, 
	word TEXT NOT NULL, 
	language TEXT NOT NULL, 
	turn TEXT NOT NULL, 
	filled TEXT NOT NULL, 
	short TEXT NOT NULL, 
	over TEXT NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_minutes INTEGER NOT NULL, 
	zone TEXT NOT NULL, 
	mail_hours INTEGER NOT NULL, 
	mailed REAL NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "news_wishes" VALUES('NAZTKHwD79C-dACU','tnELgOvk1_8Ar0tcPyamDmK_XG8W8WCm','en','push','both','mail','none',1320,540,'Europe/Amsterdam',6,0.0);
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	version TEXT NOT NULL, 
	started REAL NOT NULL, 
	seen REAL NOT NULL, 
	facts TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE notices (
	table_id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	at REAL NOT NULL, 
	push_due REAL, 
	mail_due REAL, 
	told TEXT NOT NULL, 
	tries INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (table_id, user_id, kind)
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	public_key BLOB NOT NULL, 
	count INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, 
	used REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "passkeys" VALUES('fKJL_nAKErlRGONam8UG9g','WYTtbh0MGBRXZsMI',X'A501020326200121582085B12AEF1FBEA1F1FEC8C532904D6F5CF53F37B0A08198B561D628266BD7A0D82258206CFF70D62B03701855A8FE7F6B3DAC58F65E364584E1E59459DF2C441C422788',1,'Laptop',1.79540087495849347114e+09,0.0);
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
INSERT INTO "progress" VALUES('acjItootUXmvMCdI','lesson','rosenkoenig','first',1,1.79540087561329579353e+09,0.0,1.79540087561329579353e+09);
CREATE TABLE proofs (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	purpose TEXT NOT NULL, 
	value TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "proofs" VALUES('09fb6b45aca6e987b40e19d0131852e93b3bb729fb834ae8b13ff29e80f9fbce','WYTtbh0MGBRXZsMI','passkey-add','127.0.0.1 eiAgSYoe1z1idP4baN24mbRVklnBOzQBSYGz5xFdtSBtPt02zI6XdnzZSricUgXWX6lzeE8PV9cB-pRMmC7DgQ',1.79540117496122574808e+09);
INSERT INTO "proofs" VALUES('5c93983f210318580f3a898b4b52a93c3492e5294d00de0ef197d1ab042f1006','WYTtbh0MGBRXZsMI','recover','bea@example.org',1795404475.00865);
CREATE TABLE push_subscriptions (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	device TEXT NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created REAL NOT NULL, 
	failures INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','NAZTKHwD79C-dACU','9f51M2L9SGS9','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.795400875497484684e+09,0);
CREATE TABLE rated_games (
	table_id TEXT NOT NULL, 
	ended REAL DEFAULT 0 NOT NULL, 
	number INTEGER, 
	body TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "rated_games" VALUES('0WLNUxKQm1J5_Ptg',1.79540087168391656875e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["WYTtbh0MGBRXZsMI","Cr11dz0kDx7WH6cg"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('wUjsECZw84wFlW5e',1.79540087168654847148e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["WYTtbh0MGBRXZsMI","Cr11dz0kDx7WH6cg"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('ymC3sqb8p24RYdnU',0.0,NULL,'');
CREATE TABLE rating_changes (
	table_id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at REAL NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	pace TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	before_mu REAL NOT NULL, 
	before_sigma REAL NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	PRIMARY KEY (table_id, user_id)
);
INSERT INTO "rating_changes" VALUES('0WLNUxKQm1J5_Ptg','WYTtbh0MGBRXZsMI',1,1.79540087168391656875e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('0WLNUxKQm1J5_Ptg','Cr11dz0kDx7WH6cg',1,1.79540087168391656875e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	pace TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	games INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	standing REAL NOT NULL, 
	settled_until REAL NOT NULL, 
	PRIMARY KEY (user_id, game, players, pace)
);
INSERT INTO "ratings" VALUES('WYTtbh0MGBRXZsMI','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79540087168391656875e+09,3.53094315677452755155e+02,1.76317211602474546434e+09);
INSERT INTO "ratings" VALUES('Cr11dz0kDx7WH6cg','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79540087168391656875e+09,3.47823536691171739218e+02,1.76317211602474546434e+09);
CREATE TABLE recovery_codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "recovery_codes" VALUES('80519c49f1170389332ef990d1842ce29e903532a49bb6e9429fd95c3d421ff7','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('e4a6491bb8296f3ff58759fbe8e3933839bb1e002bcb5e7ca8bcffc293270172','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('fd74a7ae7d1faec00b07a9aa475071f6861f34c64dd9256185b081a9981439b2','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('717835a0ed57d03ac737e06dec6ea023b464fdf23d694ff49f0030afb8184c68','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('39b5b034c0fd618936854e7db90a92fbcf15b3a8ede0e9788654599571d5bc7c','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('87e6965c55dc9ef699384e01c2dcaefecf132413c4d1d9d666d0dd7071f545e9','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('057a790d968d8eb358c67ad153b91c4294d404bc80411c2a8ee3fc91bb0600b6','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('7cb0ad089605ba4cd684b2680236db9940db5d32d59e34caeab45b3c39a9bf99','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('7bc45cbc26a322e0d84521bfb472596f48995812503d6cbaecb9dfcf5fb173be','WYTtbh0MGBRXZsMI');
INSERT INTO "recovery_codes" VALUES('d281a49ffc25bbd920ac380b922c3baf591a35a098268fee8f4de6605098e2b2','WYTtbh0MGBRXZsMI');
CREATE TABLE reports (
	id TEXT NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	about TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	words TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	evidence TEXT NOT NULL, 
	state TEXT NOT NULL, 
	seen_at REAL NOT NULL, 
	seen_by TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	told INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES('5e71d75b7eae4a30',1.79540087539004302027e+09,'WYTtbh0MGBRXZsMI','iaLTPhwSbPP4ZiYP','chat','insult','','caLXh1ATQ5fQYrJe',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"iaLTPhwSbPP4ZiYP","name":"Max","text":"you clown","time":1795400875.3860853,"phrase":"","hidden":false},{"number":2,"user":"WYTtbh0MGBRXZsMI","name":"Bea","text":"","time":1795400875.3877378,"phrase":"good-luck","hidden":false}]}','acted',1.79540087539782357217e+09,'CMJzuyii-x-Op95K','Thank you.',0);
INSERT INTO "reports" VALUES('984f0deebc696cf3',1.79540087539196753499e+09,'WYTtbh0MGBRXZsMI','iaLTPhwSbPP4ZiYP','name','insult','','caLXh1ATQ5fQYrJe',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"iaLTPhwSbPP4ZiYP","name":"Max","text":"you clown","time":1795400875.3860853,"phrase":"","hidden":false},{"number":2,"user":"WYTtbh0MGBRXZsMI","name":"Bea","text":"","time":1795400875.3877378,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE rests (
	user_id TEXT NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_minutes INTEGER NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "rests" VALUES('WYTtbh0MGBRXZsMI',0,480);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	level TEXT NOT NULL, 
	character TEXT NOT NULL, 
	away INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	ended REAL NOT NULL, 
	shown REAL, 
	place INTEGER NOT NULL, 
	share REAL NOT NULL, 
	points REAL NOT NULL, 
	outcome TEXT NOT NULL, 
	resigned INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('0WLNUxKQm1J5_Ptg',0,'WYTtbh0MGBRXZsMI','','',0,'rosenkoenig',2,1.79540087168391656875e+09,1.79540087168391656875e+09,1,1.0,10.0,'won',0);
INSERT INTO "results" VALUES('0WLNUxKQm1J5_Ptg',1,'Cr11dz0kDx7WH6cg','','',0,'rosenkoenig',2,1.79540087168391656875e+09,1.79540087168391656875e+09,2,0.0,5.0,'lost',1);
INSERT INTO "results" VALUES('wUjsECZw84wFlW5e',0,'WYTtbh0MGBRXZsMI','','',0,'rosenkoenig',2,1.79540087168654847148e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('wUjsECZw84wFlW5e',1,'Cr11dz0kDx7WH6cg','','',0,'rosenkoenig',2,1.79540087168654847148e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('CoF8oCOdFQnq7R5F',0,'WYTtbh0MGBRXZsMI','','',0,'rosenkoenig',2,1.79540087505607604979e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('CoF8oCOdFQnq7R5F',1,'Cr11dz0kDx7WH6cg','','',0,'rosenkoenig',2,1.79540087505607604979e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('AtGY6IaRPYS0v-7y',0,'Cr11dz0kDx7WH6cg','','',0,'rosenkoenig',2,1.7954008750584044456e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('AtGY6IaRPYS0v-7y',1,'0gEgxWwSilqaVnl3','','',0,'rosenkoenig',2,1.7954008750584044456e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('7_Cxu87oP_kgR9hG',0,'Cr11dz0kDx7WH6cg','','',0,'rosenkoenig',2,1.7954008750996806622e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('7_Cxu87oP_kgR9hG',1,'','','',0,'rosenkoenig',2,1.7954008750996806622e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('BHQbrXN4dGpzXOIT',0,'WYTtbh0MGBRXZsMI','','',0,'rosenkoenig',2,1.79540087530904221534e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('BHQbrXN4dGpzXOIT',1,'','random','',0,'rosenkoenig',2,1.79540087530904221534e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('nnWHCpUoS7SKGxQn',0,'Cr11dz0kDx7WH6cg','','',0,'rosenkoenig',2,1.79540087531852602959e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('nnWHCpUoS7SKGxQn',1,'WYTtbh0MGBRXZsMI','','',0,'rosenkoenig',2,1.79540087531852602959e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('VdD1m_aThb1fAe8c',0,'acjItootUXmvMCdI','','',0,'rosenkoenig',2,1.79540087555033040043e+09,1.79540087555033040043e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('VdD1m_aThb1fAe8c',1,'mMW9w9q19FHXR0vO','','',0,'rosenkoenig',2,1.79540087555033040043e+09,1.79540087555033040043e+09,1,1.0,1.0,'won',0);
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
INSERT INTO "reviews" VALUES('VdD1m_aThb1fAe8c','acjItootUXmvMCdI',1.79540087561921358105e+09,1,1,0,0,0,'','',1.79540089061921405788e+09,'2070a25cf8a25952',0.0);
CREATE TABLE roles (
	user_id TEXT NOT NULL, 
	role TEXT NOT NULL, 
	since REAL NOT NULL, 
	given_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "roles" VALUES('CMJzuyii-x-Op95K','keeper',1.79540087538135862354e+09,'');
CREATE TABLE rounds (
	name TEXT NOT NULL, 
	node TEXT NOT NULL, 
	until REAL NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "rounds" VALUES('seek','128140d72f102bad',1795400885.48676,2);
CREATE TABLE seeks (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	live INTEGER NOT NULL, 
	wish TEXT NOT NULL, 
	strength REAL NOT NULL, 
	since REAL NOT NULL, 
	seen REAL NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "seeks" VALUES('5FYW5rMHMycX','NAZTKHwD79C-dACU','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79540087542522525782e+09,1.79540087543157434466e+09,'gjNmjHlVCz7gzkD5');
INSERT INTO "seeks" VALUES('hKJo2NdHL5P2','8GS8F7G0jfeWLmXP','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79540087542815804486e+09,1.79540087543157434466e+09,'gjNmjHlVCz7gzkD5');
INSERT INTO "seeks" VALUES('rO9JHFZgVG4w','NAZTKHwD79C-dACU','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"bot"}}',25.0,1.79540087548494696617e+09,1.79540087548494696617e+09,'');
CREATE TABLE service (
	game TEXT NOT NULL, 
	beat REAL NOT NULL, 
	PRIMARY KEY (game)
);
INSERT INTO "service" VALUES('rosenkoenig',1.79540087566630244251e+09);
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
	lease_until REAL NOT NULL, counted INTEGER DEFAULT 0 NOT NULL, clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL, noted INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('0WLNUxKQm1J5_Ptg',X'43B68DD3370E9F69FC793A8E1AAF87319CAF8257DE2850C50461DC4F48C2CB94',26,'over',1,1.79540087168391656875e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":19,"player":-4,"shown":19,"outcome":{"winners":[0],"scores":[10.0,5.0],"resigned":[1]},"rated":true,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('wUjsECZw84wFlW5e',X'FBA12922740849C76DBD84206B458B6DD05A058A36515B101CEC07D2FB4DBC4F',17,'over',0,1.79540087168654847148e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":true,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('ymC3sqb8p24RYdnU',X'9B879E7489BA833DF936D12FA47BABC857709076CA0D36DEA330ACED19E04FFF',18,'playing',0,1.79540087170760488512e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('vzpQW6YM0rV6-jjL',X'4ACE732F0A2D607BD71801F20B611EEDE5EB7D9404CC7D019FA4D7B7B1BCFEE8',17,'playing',0,1.7954008728480644226e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"bot"}}',0,'',0.0,0,1.7960920733324337006e+09,0,0);
INSERT INTO "tables" VALUES('MVrQiv4oFJThwSY9',X'A91C5A3E541CCAFE9AB641DF2DA0CFAA5B1A5FF5D3A8B410102D485F70B55D54',28,'playing',0,1.79540087302939534185e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"bot"}}',0,'',0.0,0,1.7954011834997146129e+09,0,0);
INSERT INTO "tables" VALUES('iDDsEuYY955IzPlO',X'B2144BB4440773FEC51A2EB66B99C30DEB26C57E5EDA8A57DFAFC7C309F5379C',17,'playing',0,1.79540087466324424741e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"WYTtbh0MGBRXZsMI","level":"hard","ready":true,"away":false,"online":false,"resigned":true,"character":"elinor","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',1,'d982d4385d156e1d',1.79540088066568565361e+09,0,NULL,0,0);
INSERT INTO "tables" VALUES('tmAk_OWEpkswjFPd',X'402FF7463D91E4D655ACD01BF39E58ECB1721310EEB93A5AB1E5A29C226051D4',17,'playing',0,1.795400875090549469e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('CoF8oCOdFQnq7R5F',X'335EFFDB1EB5F6C6A3BA632A0A4736A2E875113092F462F213411F892B9CE3F9',18,'over',0,1.79540087509386444087e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[1],"scores":[0.0,0.0],"resigned":[0]},"rated":false,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('7_Cxu87oP_kgR9hG',X'BE1B3BF29B2D921B58170E1AADFC5B785C26D98139C6CAB6A60D6C2F9F2D51AD',18,'over',0,1.7954008750996806622e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":false,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('AtGY6IaRPYS0v-7y',X'C66B284CA9A8E4AA5FA05D5BC0C8F4C38178EFA0630F28B7C160D36FFCC377B0',18,'over',0,1.79540087510493516923e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":false,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('xi_OI4KJitCZsMD3',X'79245C24CD7229B03FD8BD130F9DCFE98DD12BFAD26EE60C879B60FEF8C0451F',4,'open',0,1.79540087509233212475e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('9x7-1sQFzX23shgD',X'7A5836C1C02AB141B10C89DE7F7764AA3795F8142BB865F276741D889B3DCA83',6,'open',0,1.79540087510316252704e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('hMOqEAtK9dSdnncL',X'E4368B578D4B6E0E676D29B99AA692B497C294C33E0D3477F1E264EA15C39F0E',17,'playing',0,1.79540087518589711185e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('BHQbrXN4dGpzXOIT',X'DF8ADE769949EB3E2E1F711EC09D78544DC99B0F3771A305B10DA2AA4FDC4049',17,'over',0,1.79540087530904221534e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[1],"scores":[0.0,0.0],"resigned":[0]},"rated":false,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('nnWHCpUoS7SKGxQn',X'04F720D6E595E6BFC40B0B1ED22BA273A1ADF1AA882C3380DFC7D1B8E8F8DCAF',18,'over',0,1.79540087531852602959e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"Cr11dz0kDx7WH6cg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":false,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('caLXh1ATQ5fQYrJe',X'5945896F739F3A5624E3A3A385831F42CE86C3D075A4EAB3F33A0281745BA28A',3,'open',1,1.79540087538385796542e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"WYTtbh0MGBRXZsMI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('falGjIfq20U7Q8CS',X'9DAF5FFF22B1F6E1307FAC49F5A897F0923435064F7285285EC635DBE0E6C85B',3,'open',1,1.79540087539540171618e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"iaLTPhwSbPP4ZiYP","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,1,0);
INSERT INTO "tables" VALUES('gjNmjHlVCz7gzkD5',X'6538250F4AB3210671E8078B0AFA1D835CFBB5DAF8F3C49C885C7192BAE800FB',16,'playing',1,1.79540087543323373798e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Oda","user":"8GS8F7G0jfeWLmXP","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Nia","user":"NAZTKHwD79C-dACU","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('VdD1m_aThb1fAe8c',X'F8DDF55EC2D6DBB933EB31AB2625EA8C25D2DF709A22777756FDA2CB4831412F',30,'over',1,1.79540087555424332618e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"acjItootUXmvMCdI","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"mMW9w9q19FHXR0vO","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"winners":[1],"scores":[2.0,1.0],"resigned":[0]},"rated":false,"time":null}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('vZrZZffCpmFh6MmJ',X'AF0064D3D62C8122CCF8B2189C555DCA612D72CEAF56CF2FCA2A24A701F021CF',4,'open',1,1.79540087555364918708e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"mMW9w9q19FHXR0vO","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"acjItootUXmvMCdI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('TfRLVw7OOruzl6gD',X'ACC58A2590D44BF77BBAB648072F30D61CC2D6FDEE442BC4055BCCE5869735C3',21,'playing',1,1.79540087556149411196e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"acjItootUXmvMCdI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"mMW9w9q19FHXR0vO","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":15,"player":0,"shown":10,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('oFTh1wyGgb0bUtoc',X'79323574E3DAE5C4F76AB608E042A78C1A2E26804B7AC5DDE641FEBCDD34A7EF',9,'open',1,1.79540087558377957346e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"acjItootUXmvMCdI","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('xVQDKWjoSb1fYFUa',X'ACBFA47766219144F0C2E976D7F34B2FC74152CBBB5C602B5D520F10135BB886',4,'closed',0,1.7954008755871703625e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"acjItootUXmvMCdI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('K9s3-kWoiHW9ORj0',X'CCDACB8507ACBF8F4E377A4F8C3AD753683FEAAC3F6B52E69A08B22CA580E04D',16,'playing',0,1.7954008756334822178e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"acjItootUXmvMCdI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"online":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('LJSZ0DBsBdQ11aLZ',X'0D95220929DDF48303E9FD3023F9B7BA9E92D992F7D1F28248EB66E14B3862BC',16,'playing',0,1.79540087564205694194e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"acjItootUXmvMCdI","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null}',1,'',0.0,0,NULL,0,0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('0a750e195af70edc551dbf3025c31a30c791bbae7cbd9acaba7ba0e485328678','4JhmFlk9tHNIzLdk','acjItootUXmvMCdI','all',1.79540087558976697921e+09);
CREATE TABLE tournament_players (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	character TEXT NOT NULL, 
	joined REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_players" VALUES('JWDWerOEy4Zn',1,'Cr11dz0kDx7WH6cg','Cid','','',1.79540087515081310271e+09,0.0);
INSERT INTO "tournament_players" VALUES('OTcWWs-jUAER',1,'WYTtbh0MGBRXZsMI','Bea','','',1.79540087515575170519e+09,0.0);
INSERT INTO "tournament_players" VALUES('OTcWWs-jUAER',2,'Cr11dz0kDx7WH6cg','Cid','','',1.79540087515815591809e+09,0.0);
INSERT INTO "tournament_players" VALUES('9zRY0966d0_q',1,'WYTtbh0MGBRXZsMI','Bea','','',1.79540087516260933879e+09,0.0);
INSERT INTO "tournament_players" VALUES('44pdJ_kTTaIp',1,'WYTtbh0MGBRXZsMI','Bea','','',1.79540087516680669783e+09,0.0);
INSERT INTO "tournament_players" VALUES('44pdJ_kTTaIp',2,'Cr11dz0kDx7WH6cg','Cid','','',1.79540087516916847224e+09,0.0);
INSERT INTO "tournament_players" VALUES('9zRY0966d0_q',2,'','Bot 1','random','bot-1',1.79540087517792296403e+09,0.0);
CREATE TABLE tournament_rounds (
	tournament_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	begun REAL NOT NULL, 
	closed REAL NOT NULL, 
	"plan" TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, round)
);
INSERT INTO "tournament_rounds" VALUES('OTcWWs-jUAER',1,1.79540087517760705952e+09,0.0,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('9zRY0966d0_q',1,1.7954008751828258038e+09,1.79540087532289934155e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('44pdJ_kTTaIp',1,1.79540087518487715724e+09,1.79540087532470202442e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"0161b8edfe79f8f9387149561fe95df0c424004550514a27f9ff9c33836da5b6","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
	tournament_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	ended REAL NOT NULL, 
	result TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, round, board)
);
INSERT INTO "tournament_tables" VALUES('OTcWWs-jUAER',1,0,'hMOqEAtK9dSdnncL',1.79799287517760705942e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('9zRY0966d0_q',1,0,'BHQbrXN4dGpzXOIT',1.79540447518282580375e+09,1.79540087531763744351e+09,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0]}');
INSERT INTO "tournament_tables" VALUES('44pdJ_kTTaIp',1,0,'nnWHCpUoS7SKGxQn',1.7954044751848771572e+09,1.79540087532246160507e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
CREATE TABLE tournaments (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	public INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	created REAL NOT NULL, 
	starts REAL NOT NULL, 
	begun REAL NOT NULL, 
	ended REAL NOT NULL, 
	changed REAL NOT NULL, 
	setup TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	seq INTEGER NOT NULL, 
	due REAL NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('JWDWerOEy4Zn','open','WYTtbh0MGBRXZsMI',1,'open',1.79540087514766287806e+09,0.0,0.0,0.0,1.79540087514766287806e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null}',X'90B6D6BA4F70B32FF935035B51ED1DC27C65C9A4C0027D393D2BC0158B55133E',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('OTcWWs-jUAER','running','WYTtbh0MGBRXZsMI',1,'running',1.79540087515371918685e+09,1.79540087517132067674e+09,1.79540087517448782917e+09,0.0,1.79540087517448782917e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null}',X'4C919D50C9859A1F704BCE4A6A5544C8387203609F5FF51A6243989E4F5ACD05',9,1.79540090518872737885e+09,'cc31b679bba1fd10',0.0);
INSERT INTO "tournaments" VALUES('9zRY0966d0_q','over','WYTtbh0MGBRXZsMI',1,'over',1.79540087516043829918e+09,1.79540087517433214186e+09,1.79540087517788815498e+09,1.7954008753248980045e+09,1.7954008753248980045e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null}',X'19CC9D3A4AA7B6E42EAA91529DD4B3B6FF97FDD21DF15D61A180103C07578467',12,0.0,'cc31b679bba1fd10',0.0);
INSERT INTO "tournaments" VALUES('44pdJ_kTTaIp','shared','WYTtbh0MGBRXZsMI',1,'over',1.79540087516476821894e+09,1.79540087517793560032e+09,1.79540087518197393422e+09,1.79540087532663512233e+09,1.79540087532663512233e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null}',X'233DEC03B4885696E9B682F5C55AA083D0D55009BC4979A6FC8587C3E87E89C1',13,0.0,'cc31b679bba1fd10',0.0);
CREATE TABLE unwanted (
	word TEXT NOT NULL, 
	added REAL NOT NULL, 
	added_by TEXT NOT NULL, 
	PRIMARY KEY (word)
);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79540087540895080568e+09,'CMJzuyii-x-Op95K');
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('FiMuILJK4_Ca7jyQ','Somebody',1.79540087068246483805e+09,0.0,'somebody','everybody');
INSERT INTO "users" VALUES('WYTtbh0MGBRXZsMI','Bea',1.79540087071846628189e+09,0.0,'bea','nobody');
INSERT INTO "users" VALUES('Cr11dz0kDx7WH6cg','Cid',1.79540087073086571697e+09,0.0,'cid','everybody');
INSERT INTO "users" VALUES('iaLTPhwSbPP4ZiYP','Max',1.79540087075295495986e+09,0.0,'max','everybody');
INSERT INTO "users" VALUES('CMJzuyii-x-Op95K','Host',1.79540087083237266544e+09,0.0,'host','everybody');
INSERT INTO "users" VALUES('NAZTKHwD79C-dACU','Nia',1.79540087541984057424e+09,0.0,'nia','everybody');
INSERT INTO "users" VALUES('8GS8F7G0jfeWLmXP','Oda',1.79540087542236232757e+09,0.0,'oda','everybody');
INSERT INTO "users" VALUES('acjItootUXmvMCdI','Ada',1.79540087549994158743e+09,0.0,'ada','everybody');
INSERT INTO "users" VALUES('mMW9w9q19FHXR0vO','Zoë',1.79540087550252437588e+09,0.0,'zoe','everybody');
INSERT INTO "users" VALUES('4JhmFlk9tHNIzLdk','Ada''s program',1.79540087558934307104e+09,0.0,'ada''s program','everybody');
CREATE TABLE vacations (
	user_id TEXT NOT NULL, 
	"begin" REAL NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (user_id, "begin")
);
INSERT INTO "vacations" VALUES('WYTtbh0MGBRXZsMI',1.79540087284395217899e+09,1.79583287284395217895e+09);
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
CREATE INDEX deal_tries_list ON deal_tries (day, result, lead, table_id);
CREATE INDEX chats_user ON chats (user_id);
CREATE INDEX codes_user ON codes (user_id);
CREATE INDEX deal_tries_user ON deal_tries (user_id, day);
CREATE INDEX tokens_user ON tokens (user_id);
CREATE INDEX accounts_skeleton ON accounts (skeleton);
CREATE INDEX accounts_email ON accounts (email);
CREATE INDEX handles_user ON handles (user_id);
CREATE INDEX passkeys_user ON passkeys (user_id, created);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
CREATE INDEX proofs_until ON proofs (until);
CREATE INDEX proofs_user ON proofs (user_id);
CREATE INDEX mails_due ON mails (due);
CREATE INDEX departed_due ON departed (done, lease_until);
CREATE INDEX tables_uncounted ON tables (id) WHERE status = 'over' AND NOT counted;
CREATE INDEX results_user ON results (user_id, ended, table_id, game, outcome, seat, players, shown);
CREATE INDEX results_ended ON results (ended, table_id);
CREATE INDEX users_folded ON users (folded, id);
CREATE INDEX codes_until ON codes (until);
CREATE INDEX follows_other ON follows (other);
CREATE INDEX blocks_other ON blocks (other, user_id);
CREATE UNIQUE INDEX rated_games_number ON rated_games (number);
CREATE INDEX rated_games_due ON rated_games (number, ended, table_id);
CREATE INDEX ratings_list ON ratings (game, players, pace, standing, user_id, settled_until);
CREATE INDEX rating_changes_curve ON rating_changes (user_id, game, players, pace, number);
CREATE INDEX rating_changes_at ON rating_changes (user_id, game, players, pace, at);
CREATE INDEX tables_clocks ON tables (clock_due);
CREATE INDEX gaps_until ON gaps (until);
CREATE INDEX tournaments_list ON tournaments (public, status, changed, id);
CREATE INDEX tournaments_due ON tournaments (due);
CREATE INDEX tournaments_user ON tournaments (user_id, status);
CREATE INDEX tournament_players_of ON tournament_players (user_id, tournament_id);
CREATE UNIQUE INDEX tournament_players_user ON tournament_players (user_id, tournament_id) WHERE user_id != '';
CREATE INDEX reports_state ON reports (state, at, id);
CREATE INDEX reports_user ON reports (user_id, at);
CREATE INDEX reports_about ON reports (about, at, id);
CREATE INDEX mutes_other ON mutes (other);
CREATE INDEX bans_user ON bans (user_id, begun);
CREATE INDEX bans_until ON bans (until);
CREATE INDEX audit_at ON audit (at, id);
CREATE INDEX audit_user ON audit (user_id, id);
CREATE INDEX audit_about ON audit (about, at, id);
CREATE INDEX backups_at ON backups (at);
CREATE INDEX nodes_seen ON nodes (seen);
CREATE INDEX tables_status ON tables (status, changed, id);
CREATE INDEX seeks_user ON seeks (user_id, since);
CREATE INDEX seeks_waiting ON seeks (table_id, live, since, id);
CREATE INDEX found_tables_due ON found_tables (made, at, table_id);
CREATE INDEX tables_unnoted ON tables (changed, id) WHERE noted < seq;
CREATE UNIQUE INDEX news_wishes_word ON news_wishes (word);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE INDEX notices_user ON notices (user_id, mail_due);
CREATE INDEX notices_push ON notices (push_due);
CREATE INDEX notices_mail ON notices (mail_due);
CREATE INDEX notices_at ON notices (at);
CREATE INDEX answers_user ON answers (user_id);
COMMIT;
