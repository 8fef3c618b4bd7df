-- {"tables": {"over": "5-G8t3VLcXHfatlN", "rematch": "XIHT2cezwQQTmf34", "playing": "KMthx-sFG9Dor-zq", "open": "yCi93mrHXLHCgNfW", "closed": "dAAXz3pPVpx6ckc1", "bot": "0UtF8jkDaI7stdxc", "three": "5OVUyfa97cyXcuig"}, "cookies": {"Ada": "tafelronde=1.YBQAlhRV5FprP0cf.YGzniK-q_09a.d8587bf1d01b262edea8b569d0d41787679158eb180108003e2f618221df56cc", "Zoë": "tafelronde=1.xBInsdLdgms9Ir8v.FEn4BR1kNdwQ.2fafcec8bb357ddb413745dd95da41d6303ab290a36dbdde0bf69457dc15c5ab"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chats" VALUES('5-G8t3VLcXHfatlN',1,1.79535224114930725097e+09,'YBQAlhRV5FprP0cf','Ada',0,'good luck','YBQAlhRV5FprP0cf c2-3199440942918');
INSERT INTO "chats" VALUES('5-G8t3VLcXHfatlN',2,1.7953522411510968209e+09,'xBInsdLdgms9Ir8v','Zoë the Bold',1,'you will need it
♥','xBInsdLdgms9Ir8v c4-3199450050747');
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('f233055afec470dbaac444849f1b7882341cf2c97096bcef6aed9049340f6c2a','YBQAlhRV5FprP0cf',1.79535284189407134056e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('YGzniK-q_09a','YBQAlhRV5FprP0cf','Python-urllib/3.11',1.79535223764964246753e+09,1.79535223764964246753e+09,0.0);
INSERT INTO "devices" VALUES('FEn4BR1kNdwQ','xBInsdLdgms9Ir8v','Python-urllib/3.11',1.79535223766523599625e+09,1.79535223766523599625e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',1,1.79535223778218746182e+09,'{"t":"created","user":"YBQAlhRV5FprP0cf","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c35061a8cec0e2c54e4b5b363aebb340704b489a06f814a6c0b83766164390a8","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',2,1.79535223778218746182e+09,'{"t":"seated","seat":0,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',3,1.79535223778218746182e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',4,1.79535223791081070899e+09,'{"t":"seated","seat":1,"user":"xBInsdLdgms9Ir8v","name":"Zoë the Bold"}','xBInsdLdgms9Ir8v c2-3196209665153');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',5,1.79535224111460042003e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','xBInsdLdgms9Ir8v c3-3196232359904');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',6,1.79535224111460042003e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',7,1.79535224111460042003e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',8,1.79535224111460042003e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',9,1.79535224111460042003e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',10,1.79535224111460042003e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',11,1.79535224111460042003e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',12,1.79535224111460042003e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',13,1.79535224111460042003e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',14,1.79535224111460042003e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',15,1.79535224111460042003e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',16,1.79535224111460042003e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',17,1795352241.16591,'{"t":"move","seat":0,"action":9}','YBQAlhRV5FprP0cf c3-3199464489008');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',18,1.79535224117880582803e+09,'{"t":"move","seat":1,"action":15}','xBInsdLdgms9Ir8v c5-3199476899226');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',19,1.79535224120131325724e+09,'{"t":"move","seat":0,"action":6}','YBQAlhRV5FprP0cf c4-3199497264131');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',20,1.79535224122798562048e+09,'{"t":"asked","seat":1,"to":11}','xBInsdLdgms9Ir8v c6-3199516588666');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',21,1.79535224124691915508e+09,'{"t":"answered","seat":0,"yes":false}','YBQAlhRV5FprP0cf c5-3199540532096');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',22,1.79535224127724337577e+09,'{"t":"move","seat":1,"action":48}','xBInsdLdgms9Ir8v c7-3199568924655');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',23,1.79535224127724337577e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',24,1.79535224130486941339e+09,'{"t":"asked","seat":0,"to":12}','YBQAlhRV5FprP0cf c6-3199602945182');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',25,1.79535224132824945447e+09,'{"t":"answered","seat":1,"yes":true}','xBInsdLdgms9Ir8v c8-3199626482294');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',26,1.79535224132824945447e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',27,1.79535224138912296296e+09,'{"t":"move","seat":0,"action":18}','YBQAlhRV5FprP0cf c7-3199684746701');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',28,1.79535224142495560646e+09,'{"t":"left","seat":1,"level":"random"}','xBInsdLdgms9Ir8v c9-3199716604009');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',29,1.79535224144486713409e+09,'{"t":"returned","seat":1}','xBInsdLdgms9Ir8v c10-3199740911829');
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',30,1.79535224151714348792e+09,'{"t":"resigned","seat":0,"level":""}','YBQAlhRV5FprP0cf c8-3199808602459');
INSERT INTO "events" VALUES('XIHT2cezwQQTmf34',1,1.79535224153709506988e+09,'{"t":"created","user":"YBQAlhRV5FprP0cf","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"7773f2e72a369e7659d716676e53296ca673c64ec2ca0246a1bfcf8a7729e13c","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('XIHT2cezwQQTmf34',2,1.79535224153709506988e+09,'{"t":"seated","seat":1,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('XIHT2cezwQQTmf34',3,1.79535224153709506988e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('XIHT2cezwQQTmf34',4,1.79535224153709506988e+09,'{"t":"seated","seat":0,"user":"xBInsdLdgms9Ir8v","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('5-G8t3VLcXHfatlN',31,1.79535224154700636866e+09,'{"t":"rematch","table":"XIHT2cezwQQTmf34"}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',1,1.79535224156859278673e+09,'{"t":"created","user":"YBQAlhRV5FprP0cf","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"2293f78f8deaac4c8571cf4b166670b05efe5c0acf68eba16c8a6f22b5d84a2b","delay":2,"given":[]}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',2,1.79535224156859278673e+09,'{"t":"seated","seat":0,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',3,1.79535224156859278673e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',4,1.7953522416169655323e+09,'{"t":"seated","seat":1,"user":"xBInsdLdgms9Ir8v","name":"Zoë the Bold"}','xBInsdLdgms9Ir8v c12-3199912497708');
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',5,1.79535224163680958743e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','xBInsdLdgms9Ir8v c13-3199933707289');
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',6,1.79535224163680958743e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',7,1.79535224163680958743e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',8,1.79535224163680958743e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',9,1.79535224163680958743e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',10,1.79535224163680958743e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',11,1.79535224163680958743e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',12,1.79535224163680958743e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',13,1.79535224163680958743e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',14,1.79535224163680958743e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',15,1.79535224163680958743e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',16,1.79535224163680958743e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',17,1.79535224167336726185e+09,'{"t":"move","seat":0,"action":12}','YBQAlhRV5FprP0cf c11-3199960952007');
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',18,1.79535224170122504239e+09,'{"t":"move","seat":1,"action":20}','xBInsdLdgms9Ir8v c14-3199996715314');
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',19,1.7953522417254312039e+09,'{"t":"move","seat":0,"action":7}','YBQAlhRV5FprP0cf c12-3200014600835');
INSERT INTO "events" VALUES('KMthx-sFG9Dor-zq',20,1.79535224174904584886e+09,'{"t":"move","seat":1,"action":15}','xBInsdLdgms9Ir8v c15-3200042294240');
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',1,1.79535224178096747401e+09,'{"t":"created","user":"YBQAlhRV5FprP0cf","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"f955459f2f20d31c104fab8737e1b8cbc5c06896f19e29f2b8e557ae47cf86ab","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',2,1.79535224178096747401e+09,'{"t":"seated","seat":0,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',3,1.79535224178096747401e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',4,1.7953522418142738342e+09,'{"t":"seated","seat":1,"user":"xBInsdLdgms9Ir8v","name":"Zoë"}','xBInsdLdgms9Ir8v c16-3200113326763');
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',5,1.79535224181586408618e+09,'{"t":"freed","seat":1}','xBInsdLdgms9Ir8v c17-3200114999242');
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',6,1.79535224181712841987e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','YBQAlhRV5FprP0cf c14-3200116289869');
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',7,1.79535224182316780093e+09,'{"t":"bot","seat":1,"level":"random"}','YBQAlhRV5FprP0cf c15-3200122211204');
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',8,1.79535224183025503156e+09,'{"t":"freed","seat":1}','YBQAlhRV5FprP0cf c16-3200129332948');
INSERT INTO "events" VALUES('yCi93mrHXLHCgNfW',9,1.79535224183465218542e+09,'{"t":"removed","user":"xBInsdLdgms9Ir8v","on":true}','YBQAlhRV5FprP0cf c17-3200133774743');
INSERT INTO "events" VALUES('dAAXz3pPVpx6ckc1',1,1.79535224184815645214e+09,'{"t":"created","user":"YBQAlhRV5FprP0cf","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1c7bc81dbfe13dd214d81e44de6d9791ea9598562d5361a7b2cf7c8b881ff433","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('dAAXz3pPVpx6ckc1',2,1.79535224184815645214e+09,'{"t":"seated","seat":0,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('dAAXz3pPVpx6ckc1',3,1.79535224184815645214e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dAAXz3pPVpx6ckc1',4,1.79535224186489558218e+09,'{"t":"closed"}','YBQAlhRV5FprP0cf c18-3200160577366');
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',1,1.79535224193751144407e+09,'{"t":"created","user":"YBQAlhRV5FprP0cf","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"dc3b369bf15afaa129f5a480a95696dda10133d17127087c6e952c8ad3f8ec94","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',2,1.79535224193751144407e+09,'{"t":"seated","seat":0,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',3,1.79535224193751144407e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',4,1.79535224193751144407e+09,'{"t":"bot","seat":1,"level":"random"}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',5,1.79535224193751144407e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',6,1.79535224193751144407e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',7,1.79535224193751144407e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',8,1.79535224193751144407e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',9,1.79535224193751144407e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',10,1.79535224193751144407e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',11,1.79535224193751144407e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',12,1.79535224193751144407e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',13,1.79535224193751144407e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',14,1.79535224193751144407e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',15,1.79535224193751144407e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',16,1.79535224197418189048e+09,'{"t":"move","seat":0,"action":17}','YBQAlhRV5FprP0cf c20-3200268871561');
INSERT INTO "events" VALUES('0UtF8jkDaI7stdxc',17,1.79535224311339521412e+09,'{"t":"move","seat":1,"action":5}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',1,1.79535224614970231058e+09,'{"t":"created","user":"YBQAlhRV5FprP0cf","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"9c65e7ec44d0bcff7e20da338141a1aadbabdacdb2cc13549e96b960a7633e65","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',2,1.79535224614970231058e+09,'{"t":"seated","seat":0,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',3,1.79535224614970231058e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',4,1.79535224614970231058e+09,'{"t":"seated","seat":1,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',5,1.79535224614970231058e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',6,1.79535224614970231058e+09,'{"t":"seated","seat":2,"user":"YBQAlhRV5FprP0cf","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',7,1.79535224614970231058e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',8,1.79535224614970231058e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',9,1.79535224614970231058e+09,'{"t":"draw","action":4097}',NULL);
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',10,1.7953522463065962791e+09,'{"t":"move","seat":1,"action":2660}','YBQAlhRV5FprP0cf c22-3204601411133');
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',11,1.79535224636133241647e+09,'{"t":"move","seat":2,"action":66}','YBQAlhRV5FprP0cf c23-3204657719752');
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',12,1.79535224657423400878e+09,'{"t":"move","seat":0,"action":2784}','YBQAlhRV5FprP0cf c24-3204872675356');
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',13,1.79535224659032082556e+09,'{"t":"move","seat":1,"action":2327}','YBQAlhRV5FprP0cf c25-3204888853331');
INSERT INTO "events" VALUES('5OVUyfa97cyXcuig',14,1.79535224663874888421e+09,'{"t":"resigned","seat":0,"level":"hard"}','YBQAlhRV5FprP0cf c26-3204937582573');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('YBQAlhRV5FprP0cf','5-G8t3VLcXHfatlN');
INSERT INTO "members" VALUES('xBInsdLdgms9Ir8v','5-G8t3VLcXHfatlN');
INSERT INTO "members" VALUES('YBQAlhRV5FprP0cf','XIHT2cezwQQTmf34');
INSERT INTO "members" VALUES('xBInsdLdgms9Ir8v','XIHT2cezwQQTmf34');
INSERT INTO "members" VALUES('YBQAlhRV5FprP0cf','KMthx-sFG9Dor-zq');
INSERT INTO "members" VALUES('xBInsdLdgms9Ir8v','KMthx-sFG9Dor-zq');
INSERT INTO "members" VALUES('YBQAlhRV5FprP0cf','yCi93mrHXLHCgNfW');
INSERT INTO "members" VALUES('xBInsdLdgms9Ir8v','yCi93mrHXLHCgNfW');
INSERT INTO "members" VALUES('YBQAlhRV5FprP0cf','dAAXz3pPVpx6ckc1');
INSERT INTO "members" VALUES('YBQAlhRV5FprP0cf','0UtF8jkDaI7stdxc');
INSERT INTO "members" VALUES('YBQAlhRV5FprP0cf','5OVUyfa97cyXcuig');
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','a36e37c6c4c1dfca0c2288a2c9a20e45622c1e044e38ebbe95b215cb89325552');
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
INSERT INTO "tables" VALUES('5-G8t3VLcXHfatlN',X'82685427EC03E4935B30005CAEF7106BCD89FD8EBEA309971162E28969715FB2',31,'over',1,1.79535224154700636866e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":true,"away":false,"online":false,"resigned":true},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"xBInsdLdgms9Ir8v","level":"","ready":true,"away":false,"online":false,"resigned":false}],"ply":13,"player":-4}',0,'ef01085574aa9973',0.0);
INSERT INTO "tables" VALUES('XIHT2cezwQQTmf34',X'4063A99BE12C8F71BDCE030B1119627A9EAC532581B90420B6E851AEB3CD8C7F',4,'open',1,1.79535224153709506988e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"xBInsdLdgms9Ir8v","level":"","ready":false,"away":false,"online":false,"resigned":false},{"kind":"person","colour":"white","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":true,"away":false,"online":false,"resigned":false}],"ply":0,"player":-4}',0,'',0.0);
INSERT INTO "tables" VALUES('KMthx-sFG9Dor-zq',X'59C86184C804131A4D31417A3C4402DD6A51DC0729931E0D2E4CF74F8552370D',20,'playing',1,1.79535224174904584886e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":true,"away":false,"online":false,"resigned":false},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"xBInsdLdgms9Ir8v","level":"","ready":true,"away":false,"online":false,"resigned":false}],"ply":14,"player":0}',0,'',0.0);
INSERT INTO "tables" VALUES('yCi93mrHXLHCgNfW',X'B095639B02900FF6337CEB3877FF02F1E6E65D41B74CF702158838F2590578E0',9,'open',1,1.79535224183465218542e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":false,"away":false,"online":false,"resigned":false},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false}],"ply":0,"player":-4}',0,'',0.0);
INSERT INTO "tables" VALUES('dAAXz3pPVpx6ckc1',X'23F94D9CA90118848D35961691843780659BD76694D71417A04C197C3EEB987F',4,'closed',0,1.79535224186489558218e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":true,"away":false,"online":false,"resigned":false},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false}],"ply":0,"player":-4}',0,'',0.0);
INSERT INTO "tables" VALUES('0UtF8jkDaI7stdxc',X'6A8EB7B8AA813B463DBE5185C8DA139DD119C900B798FB646269139EE0E869EB',17,'playing',0,1.79535224311339521412e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":true,"away":false,"online":false,"resigned":false},{"kind":"bot","colour":"white","name":"","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false}],"ply":12,"player":0}',0,'ef01085574aa9973',0.0);
INSERT INTO "tables" VALUES('5OVUyfa97cyXcuig',X'571CE69CC7214482D4602365C986718A9C91030686D941644B0C6E64C26A593A',14,'playing',0,1.79535224663874888421e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"hard","ready":true,"away":false,"online":false,"resigned":true},{"kind":"person","colour":"yellow","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":true,"away":false,"online":false,"resigned":false},{"kind":"person","colour":"green","name":"Ada","user":"YBQAlhRV5FprP0cf","level":"","ready":true,"away":false,"online":false,"resigned":false}],"ply":5,"player":2}',0,'',0.0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('813a1755427340d133d55e0a643b93d4854eef4517178288dacafbf5c9ac181c','oDsU2CEGuJB8VJhU','YBQAlhRV5FprP0cf');
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('YBQAlhRV5FprP0cf','Ada',1795352237.63906,0.0);
INSERT INTO "users" VALUES('xBInsdLdgms9Ir8v','Zoë',1.79535223766188573838e+09,0.0);
INSERT INTO "users" VALUES('oDsU2CEGuJB8VJhU','Ada''s program',1.79535224188542056082e+09,0.0);
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE INDEX devices_gone ON devices (gone);
COMMIT;
