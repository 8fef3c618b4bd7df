-- {"tables": {"over": "gYaOIbMPFRlHE4IZ", "rematch": "zJJUTxSwsjrOjoX7", "playing": "Lp1W3R2ChDBbrXGZ", "open": "9_RoTNGbvw7BeQUm", "closed": "f7LUUHUFYizUNqwo", "bot": "SQmY1pEVl1V6X98K", "three": "P5Rb_eh-k4t_iocQ"}, "cookies": {"Ada": "tafelronde=1.g6ZZ-FCMXTDxcbZq.DCvtxb8hSNap.a5f80b6ee8a0d46408db5e069053e945c284b8e20abdc69bbb34b295be2044df", "Zoë": "tafelronde=1.9lFHqfc8MEPXRwdD.NwwHkNiAnM-f.0bd6fb3c063b9f6c358dab0b3d86deeabaf66c550493e546da775a8f099a7457"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "chats" VALUES('gYaOIbMPFRlHE4IZ',1,1.79535228183335876465e+09,'g6ZZ-FCMXTDxcbZq','Ada',0,'good luck','g6ZZ-FCMXTDxcbZq c2-3240112850499');
INSERT INTO "chats" VALUES('gYaOIbMPFRlHE4IZ',2,1.79535228184904766075e+09,'9lFHqfc8MEPXRwdD','Zoë the Bold',1,'you will need it
♥','9lFHqfc8MEPXRwdD c4-3240142973546');
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('559dfc1682a4883daf93f2adbec06890ede3f2bf97da341b5b38df22e5fae436','g6ZZ-FCMXTDxcbZq',1.79535288287154817582e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('DCvtxb8hSNap','g6ZZ-FCMXTDxcbZq','Python-urllib/3.11',1.79535227780154466635e+09,1.79535227780154466635e+09,0.0);
INSERT INTO "devices" VALUES('NwwHkNiAnM-f','9lFHqfc8MEPXRwdD','Python-urllib/3.11',1.79535227786127281196e+09,1.79535227786127281196e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',1,1.79535227791647744176e+09,'{"t":"created","user":"g6ZZ-FCMXTDxcbZq","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"98f92083cbf9e1b6397f5ba03ebb0154dd6d3011e0a2a0dfd8f380cc9197dd9e","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',2,1.79535227791647744176e+09,'{"t":"seated","seat":0,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',3,1.79535227791647744176e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',4,1.79535227794992327697e+09,'{"t":"seated","seat":1,"user":"9lFHqfc8MEPXRwdD","name":"Zoë the Bold"}','9lFHqfc8MEPXRwdD c2-3236248507150');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',5,1.79535227795691156383e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','9lFHqfc8MEPXRwdD c3-3236254032586');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',6,1.79535228179149985308e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',7,1.79535228179149985308e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',8,1.79535228179149985308e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',9,1.79535228179149985308e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',10,1.79535228179149985308e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',11,1.79535228179149985308e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',12,1.79535228179149985308e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',13,1.79535228179149985308e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',14,1.79535228179149985308e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',15,1.79535228179149985308e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',16,1.79535228179149985308e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',17,1.79535228186739611623e+09,'{"t":"move","seat":0,"action":14,"forced":false}','g6ZZ-FCMXTDxcbZq c3-3240160423054');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',18,1.79535228189327192302e+09,'{"t":"move","seat":1,"action":20,"forced":false}','9lFHqfc8MEPXRwdD c5-3240188789925');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',19,1.79535228192325186724e+09,'{"t":"move","seat":0,"action":4,"forced":false}','g6ZZ-FCMXTDxcbZq c4-3240220594718');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',20,1.79535228196113801004e+09,'{"t":"asked","seat":1,"to":11}','9lFHqfc8MEPXRwdD c6-3240256902762');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',21,1.79535228198354697231e+09,'{"t":"answered","seat":0,"yes":false}','g6ZZ-FCMXTDxcbZq c5-3240278848105');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',22,1.79535228200115680691e+09,'{"t":"move","seat":1,"action":7,"forced":false}','9lFHqfc8MEPXRwdD c7-3240296681218');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',23,1.79535228202924799917e+09,'{"t":"asked","seat":0,"to":12}','g6ZZ-FCMXTDxcbZq c6-3240327570223');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',24,1.79535228204161739348e+09,'{"t":"answered","seat":1,"yes":true}','9lFHqfc8MEPXRwdD c8-3240340656202');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',25,1.79535228204161739348e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',26,1.79535228210130882262e+09,'{"t":"move","seat":0,"action":48,"forced":false}','g6ZZ-FCMXTDxcbZq c7-3240373164127');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',27,1.79535228210130882262e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',28,1.79535228212903070444e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','9lFHqfc8MEPXRwdD c9-3240424612109');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',29,1.79535228214930772782e+09,'{"t":"returned","seat":1}','9lFHqfc8MEPXRwdD c10-3240448335619');
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',30,1.79535228225001215933e+09,'{"t":"resigned","seat":0,"level":"","character":""}','g6ZZ-FCMXTDxcbZq c8-3240544486764');
INSERT INTO "events" VALUES('zJJUTxSwsjrOjoX7',1,1.79535228226721501349e+09,'{"t":"created","user":"g6ZZ-FCMXTDxcbZq","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"e29c811dfb4744e0725c47e7b11c23d249637f0c7ea4e0f5f4c1bd69fc52d703","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('zJJUTxSwsjrOjoX7',2,1.79535228226721501349e+09,'{"t":"seated","seat":1,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('zJJUTxSwsjrOjoX7',3,1.79535228226721501349e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zJJUTxSwsjrOjoX7',4,1.79535228226721501349e+09,'{"t":"seated","seat":0,"user":"9lFHqfc8MEPXRwdD","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('gYaOIbMPFRlHE4IZ',31,1.79535228232491445542e+09,'{"t":"rematch","table":"zJJUTxSwsjrOjoX7"}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',1,1.79535228234370875357e+09,'{"t":"created","user":"g6ZZ-FCMXTDxcbZq","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"d5f7fc5216dabe620bf399b1d8ed453b62a19d762e0cf3c2eb92007f0c04e009","delay":2,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',2,1.79535228234370875357e+09,'{"t":"seated","seat":0,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',3,1.79535228234370875357e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',4,1.79535228238900661473e+09,'{"t":"seated","seat":1,"user":"9lFHqfc8MEPXRwdD","name":"Zoë the Bold"}','9lFHqfc8MEPXRwdD c12-3240680540207');
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',5,1.79535228242520236967e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','9lFHqfc8MEPXRwdD c13-3240708293022');
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',6,1.79535228242520236967e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',7,1.79535228242520236967e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',8,1.79535228242520236967e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',9,1.79535228242520236967e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',10,1.79535228242520236967e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',11,1.79535228242520236967e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',12,1.79535228242520236967e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',13,1.79535228242520236967e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',14,1.79535228242520236967e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',15,1.79535228242520236967e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',16,1.79535228242520236967e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',17,1.79535228247952961919e+09,'{"t":"move","seat":0,"action":15,"forced":false}','g6ZZ-FCMXTDxcbZq c11-3240777525197');
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',18,1.7953522825402183533e+09,'{"t":"move","seat":1,"action":18,"forced":false}','9lFHqfc8MEPXRwdD c14-3240833178383');
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',19,1.79535228258923339845e+09,'{"t":"move","seat":0,"action":21,"forced":false}','g6ZZ-FCMXTDxcbZq c12-3240877139191');
INSERT INTO "events" VALUES('Lp1W3R2ChDBbrXGZ',20,1.7953522826258761883e+09,'{"t":"move","seat":1,"action":5,"forced":false}','9lFHqfc8MEPXRwdD c15-3240924595849');
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',1,1.79535228266237616538e+09,'{"t":"created","user":"g6ZZ-FCMXTDxcbZq","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0a7bdee99ff93dd313f0f821953cc000d2501b640badbdd90a047343a9db7983","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',2,1.79535228266237616538e+09,'{"t":"seated","seat":0,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',3,1.79535228266237616538e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',4,1.79535228268387722964e+09,'{"t":"seated","seat":1,"user":"9lFHqfc8MEPXRwdD","name":"Zoë"}','9lFHqfc8MEPXRwdD c16-3240982966073');
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',5,1.79535228270196700094e+09,'{"t":"freed","seat":1}','9lFHqfc8MEPXRwdD c17-3241000946411');
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',6,1.79535228272947049144e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','g6ZZ-FCMXTDxcbZq c14-3241028303310');
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',7,1.79535228273743534092e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','g6ZZ-FCMXTDxcbZq c15-3241036249552');
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',8,1.79535228275733780862e+09,'{"t":"freed","seat":1}','g6ZZ-FCMXTDxcbZq c16-3241056284051');
INSERT INTO "events" VALUES('9_RoTNGbvw7BeQUm',9,1.79535228277372431752e+09,'{"t":"removed","user":"9lFHqfc8MEPXRwdD","on":true}','g6ZZ-FCMXTDxcbZq c17-3241072658884');
INSERT INTO "events" VALUES('f7LUUHUFYizUNqwo',1,1.79535228279424333578e+09,'{"t":"created","user":"g6ZZ-FCMXTDxcbZq","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"4d431f250fd6f9ade919b3490d7ade0fff6a1ee4f9e9b25891408ca2028e3151","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('f7LUUHUFYizUNqwo',2,1.79535228279424333578e+09,'{"t":"seated","seat":0,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('f7LUUHUFYizUNqwo',3,1.79535228279424333578e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('f7LUUHUFYizUNqwo',4,1.79535228281420159335e+09,'{"t":"closed"}','g6ZZ-FCMXTDxcbZq c18-3241113157874');
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',1,1.79535228289962792399e+09,'{"t":"created","user":"g6ZZ-FCMXTDxcbZq","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"8f5ccb2df9aa0401ce3262d5b82901c0942c72210b680537de2afefb96d90cdf","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',2,1.79535228289962792399e+09,'{"t":"seated","seat":0,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',3,1.79535228289962792399e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',4,1.79535228289962792399e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',5,1.79535228289962792399e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',6,1.79535228289962792399e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',7,1.79535228289962792399e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',8,1.79535228289962792399e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',9,1.79535228289962792399e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',10,1.79535228289962792399e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',11,1.79535228289962792399e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',12,1.79535228289962792399e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',13,1.79535228289962792399e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',14,1.79535228289962792399e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',15,1.79535228289962792399e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',16,1.79535228298216342933e+09,'{"t":"move","seat":0,"action":10,"forced":false}','g6ZZ-FCMXTDxcbZq c20-3241280667229');
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',1,1.7953522830305683613e+09,'{"t":"created","user":"g6ZZ-FCMXTDxcbZq","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"94e7dbe9b19fdb23d77a3fd5639cb2533b93e99ecc8577bb27bab032638b484c","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',2,1.7953522830305683613e+09,'{"t":"seated","seat":0,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',3,1.7953522830305683613e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',4,1.7953522830305683613e+09,'{"t":"seated","seat":1,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',5,1.7953522830305683613e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',6,1.7953522830305683613e+09,'{"t":"seated","seat":2,"user":"g6ZZ-FCMXTDxcbZq","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',7,1.7953522830305683613e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SQmY1pEVl1V6X98K',17,1.79535228478397178644e+09,'{"t":"move","seat":1,"action":18,"forced":false}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',8,1.79535228937406873698e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',9,1.79535228937406873698e+09,'{"t":"draw","action":4097}',NULL);
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',10,1.79535228959522223475e+09,'{"t":"move","seat":1,"action":2660,"forced":false}','g6ZZ-FCMXTDxcbZq c22-3247888793784');
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',11,1.79535228964035272597e+09,'{"t":"move","seat":2,"action":66,"forced":false}','g6ZZ-FCMXTDxcbZq c23-3247922833807');
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',12,1.79535228972568559639e+09,'{"t":"move","seat":0,"action":2784,"forced":false}','g6ZZ-FCMXTDxcbZq c24-3248016651730');
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',13,1.79535228982185506821e+09,'{"t":"move","seat":1,"action":2327,"forced":false}','g6ZZ-FCMXTDxcbZq c25-3248103293106');
INSERT INTO "events" VALUES('P5Rb_eh-k4t_iocQ',14,1.79535228986512565615e+09,'{"t":"resigned","seat":0,"level":"hard","character":"adalbert"}','g6ZZ-FCMXTDxcbZq c26-3248143656153');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('g6ZZ-FCMXTDxcbZq','gYaOIbMPFRlHE4IZ',1.79535228225001215933e+09);
INSERT INTO "members" VALUES('9lFHqfc8MEPXRwdD','gYaOIbMPFRlHE4IZ',1.79535228225001215933e+09);
INSERT INTO "members" VALUES('g6ZZ-FCMXTDxcbZq','zJJUTxSwsjrOjoX7',0.0);
INSERT INTO "members" VALUES('9lFHqfc8MEPXRwdD','zJJUTxSwsjrOjoX7',0.0);
INSERT INTO "members" VALUES('g6ZZ-FCMXTDxcbZq','Lp1W3R2ChDBbrXGZ',0.0);
INSERT INTO "members" VALUES('9lFHqfc8MEPXRwdD','Lp1W3R2ChDBbrXGZ',0.0);
INSERT INTO "members" VALUES('g6ZZ-FCMXTDxcbZq','9_RoTNGbvw7BeQUm',0.0);
INSERT INTO "members" VALUES('9lFHqfc8MEPXRwdD','9_RoTNGbvw7BeQUm',0.0);
INSERT INTO "members" VALUES('g6ZZ-FCMXTDxcbZq','f7LUUHUFYizUNqwo',0.0);
INSERT INTO "members" VALUES('g6ZZ-FCMXTDxcbZq','SQmY1pEVl1V6X98K',0.0);
INSERT INTO "members" VALUES('g6ZZ-FCMXTDxcbZq','P5Rb_eh-k4t_iocQ',0.0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','1a75030138e6b582842aec32d3659437564b7ba775c7630a9d993e076b1f8d24');
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
INSERT INTO "tables" VALUES('gYaOIbMPFRlHE4IZ',X'C483C2B0B8CBA85E9D90908F3BD12E0719531BA9CB493351334967B0F47B4523',31,'over',1,1.79535228232491445542e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"9lFHqfc8MEPXRwdD","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":-4,"shown":14,"outcome":{"winners":[1],"scores":[1.0,1.0],"resigned":[0]}}',0,'ccc8b5488cd5b296',0.0);
INSERT INTO "tables" VALUES('zJJUTxSwsjrOjoX7',X'5FC4BCE4DE3DAE46F0801E72A2640F6127F1B4A1C3EFA89BF0CCF963E909F1FB',4,'open',1,1.79535228226721501349e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"9lFHqfc8MEPXRwdD","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('Lp1W3R2ChDBbrXGZ',X'72FD615C6090FF5076F349242A8E3B42B85DD8D2A96622E49B6276670E00BF0B',20,'playing',1,1.7953522826258761883e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"9lFHqfc8MEPXRwdD","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":12,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('9_RoTNGbvw7BeQUm',X'FF89235BF21F51D57E674D4247A8C71D3514D839D0C4637C62EEBB7B8E586E9E',9,'open',1,1.79535228277372431752e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('f7LUUHUFYizUNqwo',X'47379EB1CE3B9C3259704240CE10EA6C44587ED86AF06DAC2823421B5D776BA7',4,'closed',0,1.79535228281420159335e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('SQmY1pEVl1V6X98K',X'D809518A686CC0C715CEB31209E398BA5B0299F7099D9AC57BCF41DEEA668DF2',17,'playing',0,1.79535228478397178644e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null}',0,'ccc8b5488cd5b296',0.0);
INSERT INTO "tables" VALUES('P5Rb_eh-k4t_iocQ',X'C38DAD73D2511AD9923240F5A8E9531D3D669A3E594B5532AB8372E69B387FC3',14,'playing',0,1.79535228986512565615e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Adalbert","user":"g6ZZ-FCMXTDxcbZq","level":"hard","ready":true,"away":false,"online":false,"resigned":true,"character":"adalbert","absent":"Ada"},{"kind":"person","colour":"yellow","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"green","name":"Ada","user":"g6ZZ-FCMXTDxcbZq","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":5,"player":2,"shown":5,"outcome":null}',0,'',0.0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('facb180649c3d6ae55247f10d5166a89ec259053f1c7f25d39cf865dc8b12780','zG0H5o1jGNy14iCb','g6ZZ-FCMXTDxcbZq');
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('g6ZZ-FCMXTDxcbZq','Ada',1.79535227772487139706e+09,0.0);
INSERT INTO "users" VALUES('9lFHqfc8MEPXRwdD','Zoë',1.79535227785769891739e+09,0.0);
INSERT INTO "users" VALUES('zG0H5o1jGNy14iCb','Ada''s program',1.79535228284480977058e+09,0.0);
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE INDEX devices_gone ON devices (gone);
CREATE INDEX members_ended ON members (user_id, ended, table_id);
CREATE INDEX members_table ON members (table_id);
COMMIT;
