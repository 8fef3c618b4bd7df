-- {"tables": {"over": "zwsbFixTnVvzcd3M", "rematch": "HenFlExKsruCN2_A", "playing": "ngR7lARdw-PD0goE", "open": "xlZspQLtqoPxvmAk", "closed": "TawAVqTvh4NI6MCk", "bot": "bGgOfxilgTJaKxTz"}, "cookies": {"Ada": "tafelronde=1.Cbfpf0FbdD6LDrpF.2LnLWHocCath.ecfdc391b7f255c9615787a9f222da5af6302a3508b0c9b8fd8c4a781c815161", "Zoë": "tafelronde=1.9B6QyGjh-wqoLQTg.xCTGJ1ZHtNl7.ab8e5a9536b68b788731a258c4e02af6d4277bf038f0926fb1eeada77c807710"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "chats" VALUES('zwsbFixTnVvzcd3M',1,1.79538405212220954893e+09,'Cbfpf0FbdD6LDrpF','Ada',0,'good luck','Cbfpf0FbdD6LDrpF c2-2147548505000');
INSERT INTO "chats" VALUES('zwsbFixTnVvzcd3M',2,1.795384052126753807e+09,'9B6QyGjh-wqoLQTg','Zoë the Bold',1,'you will need it
♥','9B6QyGjh-wqoLQTg c4-2147552362862');
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('df2f9605372beda1a5d3fc2392bbed3c56ee1085ca2fb8a9742dd552f1a4cdb0','Cbfpf0FbdD6LDrpF',1.79538465266403937346e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('2LnLWHocCath','Cbfpf0FbdD6LDrpF','Python-urllib/3.11',1.7953840507972548008e+09,1.7953840507972548008e+09,0.0);
INSERT INTO "devices" VALUES('xCTGJ1ZHtNl7','9B6QyGjh-wqoLQTg','Python-urllib/3.11',1.79538405081258511542e+09,1.79538405081258511542e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',1,1.79538405084254479413e+09,'{"t":"created","user":"Cbfpf0FbdD6LDrpF","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"92d8caf3502fd00f917ef2e33e283c97183093fe03c604d074cbefa6e2b3263d","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',2,1.79538405084254479413e+09,'{"t":"seated","seat":0,"user":"Cbfpf0FbdD6LDrpF","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',3,1.79538405084254479413e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',4,1.79538405085858631133e+09,'{"t":"seated","seat":1,"user":"9B6QyGjh-wqoLQTg","name":"Zoë the Bold"}','9B6QyGjh-wqoLQTg c2-2146285328015');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',5,1.79538405087023591999e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','9B6QyGjh-wqoLQTg c3-2146292190949');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',6,1.79538405210200023654e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',7,1.79538405210200023654e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',8,1.79538405210200023654e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',9,1.79538405210200023654e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',10,1.79538405210200023654e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',11,1.79538405210200023654e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',12,1.79538405210200023654e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',13,1.79538405210200023654e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',14,1.79538405210200023654e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',15,1.79538405210200023654e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',16,1.79538405210200023654e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',17,1.79538405213845229145e+09,'{"t":"move","seat":0,"action":7,"forced":false}','Cbfpf0FbdD6LDrpF c3-2147564588574');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',18,1.79538405215804743771e+09,'{"t":"move","seat":1,"action":19,"forced":false}','9B6QyGjh-wqoLQTg c5-2147584554539');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',19,1.79538405216657567025e+09,'{"t":"move","seat":0,"action":3,"forced":false}','Cbfpf0FbdD6LDrpF c4-2147593117604');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',20,1.79538405218389177323e+09,'{"t":"asked","seat":1,"to":11}','9B6QyGjh-wqoLQTg c6-2147610448115');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',21,1.79538405220009326937e+09,'{"t":"answered","seat":0,"yes":false}','Cbfpf0FbdD6LDrpF c5-2147624439704');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',22,1.79538405222143387799e+09,'{"t":"move","seat":1,"action":16,"forced":false}','9B6QyGjh-wqoLQTg c7-2147644439358');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',23,1.7953840522360618114e+09,'{"t":"asked","seat":0,"to":12}','Cbfpf0FbdD6LDrpF c6-2147662797943');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',24,1.79538405224803423879e+09,'{"t":"answered","seat":1,"yes":true}','9B6QyGjh-wqoLQTg c8-2147674772137');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',25,1.79538405224803423879e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',26,1.79538405227354311939e+09,'{"t":"move","seat":0,"action":2,"forced":false}','Cbfpf0FbdD6LDrpF c7-2147696562227');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',27,1.79538405228384232523e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','9B6QyGjh-wqoLQTg c9-2147710406793');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',28,1.79538405230020189288e+09,'{"t":"returned","seat":1}','9B6QyGjh-wqoLQTg c10-2147721712697');
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',29,1.79538405234364199639e+09,'{"t":"resigned","seat":0,"level":"","character":""}','Cbfpf0FbdD6LDrpF c8-2147769914621');
INSERT INTO "events" VALUES('HenFlExKsruCN2_A',1,1.79538405237010836599e+09,'{"t":"created","user":"Cbfpf0FbdD6LDrpF","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b80ce9ee35e082da2203ae3c16045d34fd991a1a67029d8a8424b35cc257240d","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('HenFlExKsruCN2_A',2,1.79538405237010836599e+09,'{"t":"seated","seat":1,"user":"Cbfpf0FbdD6LDrpF","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('HenFlExKsruCN2_A',3,1.79538405237010836599e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('HenFlExKsruCN2_A',4,1.79538405237010836599e+09,'{"t":"seated","seat":0,"user":"9B6QyGjh-wqoLQTg","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('zwsbFixTnVvzcd3M',30,1.79538405238522839543e+09,'{"t":"rematch","table":"HenFlExKsruCN2_A"}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',1,1.79538405240261459347e+09,'{"t":"created","user":"Cbfpf0FbdD6LDrpF","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"9ed89370d47d8abff6259424e7aa7dd7a4d441075002dc5340a99a496a6f6eb8","delay":2,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',2,1.79538405240261459347e+09,'{"t":"seated","seat":0,"user":"Cbfpf0FbdD6LDrpF","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',3,1.79538405240261459347e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',4,1.79538405242549538613e+09,'{"t":"seated","seat":1,"user":"9B6QyGjh-wqoLQTg","name":"Zoë the Bold"}','9B6QyGjh-wqoLQTg c12-2147852267419');
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',5,1.79538405244025778772e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','9B6QyGjh-wqoLQTg c13-2147866037274');
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',6,1.79538405244025778772e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',7,1.79538405244025778772e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',8,1.79538405244025778772e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',9,1.79538405244025778772e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',10,1.79538405244025778772e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',11,1.79538405244025778772e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',12,1.79538405244025778772e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',13,1.79538405244025778772e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',14,1.79538405244025778772e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',15,1.79538405244025778772e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',16,1.79538405244025778772e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',17,1.79538405246234178541e+09,'{"t":"move","seat":0,"action":16,"forced":false}','Cbfpf0FbdD6LDrpF c11-2147888723150');
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',18,1.79538405247532391545e+09,'{"t":"move","seat":1,"action":21,"forced":false}','9B6QyGjh-wqoLQTg c14-2147901886912');
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',19,1.79538405249802470202e+09,'{"t":"move","seat":0,"action":12,"forced":false}','Cbfpf0FbdD6LDrpF c12-2147924453173');
INSERT INTO "events" VALUES('ngR7lARdw-PD0goE',20,1.79538405252191138263e+09,'{"t":"move","seat":1,"action":7,"forced":false}','9B6QyGjh-wqoLQTg c15-2147948487817');
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',1,1.79538405254614377021e+09,'{"t":"created","user":"Cbfpf0FbdD6LDrpF","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0107395726993437800190e214021cea663bbe82fcf4f5063d3af5669294f8f7","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',2,1.79538405254614377021e+09,'{"t":"seated","seat":0,"user":"Cbfpf0FbdD6LDrpF","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',3,1.79538405254614377021e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',4,1.79538405256589865682e+09,'{"t":"seated","seat":1,"user":"9B6QyGjh-wqoLQTg","name":"Zoë"}','9B6QyGjh-wqoLQTg c16-2147992690873');
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',5,1.79538405256992363934e+09,'{"t":"freed","seat":1}','9B6QyGjh-wqoLQTg c17-2147996686942');
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',6,1.7953840525817768574e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','Cbfpf0FbdD6LDrpF c14-2148008417987');
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',7,1.79538405259002423284e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','Cbfpf0FbdD6LDrpF c15-2148016596951');
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',8,1795384052.6061,'{"t":"freed","seat":1}','Cbfpf0FbdD6LDrpF c16-2148032811621');
INSERT INTO "events" VALUES('xlZspQLtqoPxvmAk',9,1.79538405261380934713e+09,'{"t":"removed","user":"9B6QyGjh-wqoLQTg","on":true}','Cbfpf0FbdD6LDrpF c17-2148040602813');
INSERT INTO "events" VALUES('TawAVqTvh4NI6MCk',1,1.79538405262389922137e+09,'{"t":"created","user":"Cbfpf0FbdD6LDrpF","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f9f429e84419a8c97a67bf059b8d2d88075d526c961ff7a37e8b53cc1bca7c19","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('TawAVqTvh4NI6MCk',2,1.79538405262389922137e+09,'{"t":"seated","seat":0,"user":"Cbfpf0FbdD6LDrpF","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('TawAVqTvh4NI6MCk',3,1.79538405262389922137e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TawAVqTvh4NI6MCk',4,1.79538405264174675936e+09,'{"t":"closed"}','Cbfpf0FbdD6LDrpF c18-2148068349153');
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',1,1.79538405276030039788e+09,'{"t":"created","user":"Cbfpf0FbdD6LDrpF","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"2c427af24aae43aa5c29d00b563d7027f51c1bf72397bcec76fce5616d1c9afa","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',2,1.79538405276030039788e+09,'{"t":"seated","seat":0,"user":"Cbfpf0FbdD6LDrpF","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',3,1.79538405276030039788e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',4,1.79538405276030039788e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',5,1.79538405276030039788e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',6,1.79538405276030039788e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',7,1.79538405276030039788e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',8,1.79538405276030039788e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',9,1.79538405276030039788e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',10,1.79538405276030039788e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',11,1.79538405276030039788e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',12,1.79538405276030039788e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',13,1.79538405276030039788e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',14,1.79538405276030039788e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',15,1.79538405276030039788e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('bGgOfxilgTJaKxTz',16,1.79538405277349710463e+09,'{"t":"move","seat":0,"action":14,"forced":false}','Cbfpf0FbdD6LDrpF c20-2148197440606');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('Cbfpf0FbdD6LDrpF','zwsbFixTnVvzcd3M',1.79538405234364199639e+09);
INSERT INTO "members" VALUES('9B6QyGjh-wqoLQTg','zwsbFixTnVvzcd3M',1.79538405234364199639e+09);
INSERT INTO "members" VALUES('Cbfpf0FbdD6LDrpF','HenFlExKsruCN2_A',0.0);
INSERT INTO "members" VALUES('9B6QyGjh-wqoLQTg','HenFlExKsruCN2_A',0.0);
INSERT INTO "members" VALUES('Cbfpf0FbdD6LDrpF','ngR7lARdw-PD0goE',0.0);
INSERT INTO "members" VALUES('9B6QyGjh-wqoLQTg','ngR7lARdw-PD0goE',0.0);
INSERT INTO "members" VALUES('Cbfpf0FbdD6LDrpF','xlZspQLtqoPxvmAk',0.0);
INSERT INTO "members" VALUES('9B6QyGjh-wqoLQTg','xlZspQLtqoPxvmAk',0.0);
INSERT INTO "members" VALUES('Cbfpf0FbdD6LDrpF','TawAVqTvh4NI6MCk',0.0);
INSERT INTO "members" VALUES('Cbfpf0FbdD6LDrpF','bGgOfxilgTJaKxTz',0.0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','ca5c93f4957b33dbe6156a805717b5a2bc20832a85795c0210ceac45fa6a47e7');
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
INSERT INTO "progress" VALUES('Cbfpf0FbdD6LDrpF','lesson','rosenkoenig','first',1,1.79538405274077129359e+09,0.0,1.79538405274077129359e+09);
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
INSERT INTO "tables" VALUES('zwsbFixTnVvzcd3M',X'18B59A14AD0FECBE49CCA8B9F665230EFF003A10366AA0C4AC5B59477265464C',30,'over',1,1.79538405238522839543e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Cbfpf0FbdD6LDrpF","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"9B6QyGjh-wqoLQTg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"winners":[1],"scores":[2.0,1.0],"resigned":[0]}}',0,'d59eb87f700200c8',0.0);
INSERT INTO "tables" VALUES('HenFlExKsruCN2_A',X'7EA95530AB0865948C3B6B8EB259B446F70DBEF742DFFA9CD1152770DFF8391D',4,'open',1,1.79538405237010836599e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"9B6QyGjh-wqoLQTg","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"Cbfpf0FbdD6LDrpF","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('ngR7lARdw-PD0goE',X'6FC59981F847ED876340BE32E9A91AD99FBDEE5B325EE488FA428E3EEE382246',20,'playing',1,1.79538405244025778772e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Cbfpf0FbdD6LDrpF","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"9B6QyGjh-wqoLQTg","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('xlZspQLtqoPxvmAk',X'8FD2584D824588CBDD41EBE77B1247930DF0BA8A2CC22CF55BF4F75DAECB1E99',9,'open',1,1.79538405261380934713e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Cbfpf0FbdD6LDrpF","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('TawAVqTvh4NI6MCk',X'159CEE2F5F840D383916F9FAFEE50E931BD2AC54552DB12748F49203B4BC57F6',4,'closed',0,1.79538405264174675936e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Cbfpf0FbdD6LDrpF","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('bGgOfxilgTJaKxTz',X'506B7B2AD48C8917D53A7F767BBE3C4CE5FA6D18671DAC147AE45EA4AF524B5F',16,'playing',0,1.79538405277349710463e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Cbfpf0FbdD6LDrpF","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null}',1,'',0.0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('de3211ab8da84c708119168c459199397bc008d3e69479aced4ab5a4c143cd4b','56qTxEzGmPOTneLw','Cbfpf0FbdD6LDrpF','all',1.79538405266132473948e+09);
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('Cbfpf0FbdD6LDrpF','Ada',1.79538405076268601416e+09,0.0);
INSERT INTO "users" VALUES('9B6QyGjh-wqoLQTg','Zoë',1.79538405081070232393e+09,0.0);
INSERT INTO "users" VALUES('56qTxEzGmPOTneLw','Ada''s program',1.79538405265120983118e+09,0.0);
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
