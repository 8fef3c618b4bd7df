-- {"tables": {"over": "D7aZ7_ARi-OJDRdm", "rematch": "-gbxaUyzg2FlkYBW", "playing": "z6fG0qBI9wMFE09E", "open": "hMPlWkRxOEGxK_yF", "closed": "Frcot5A9eymW57gk", "bot": "tKGbo0opQPgFiwaz"}, "cookies": {"Ada": "tafelronde=1.cFSO3CC79_v-N_hw.5e2RSWUKpOCk.3c1050ed0c3df9cd5d1c080211ef42862399001b8303c67405dcc10a56d3efbe", "Zoë": "tafelronde=1.e5W28n9X8yoqc7Nk.Ags_7kNzJxSc.0ab49a8b58ebab409e60dae1c780c8ec3980756d7fe3426a1390eeede2241747"}}
BEGIN TRANSACTION;
CREATE TABLE chats (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
        user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
        command TEXT NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('D7aZ7_ARi-OJDRdm',1,1.79535222728094816203e+09,'cFSO3CC79_v-N_hw','Ada',0,'good luck','cFSO3CC79_v-N_hw c2-3185552317066');
INSERT INTO "chats" VALUES('D7aZ7_ARi-OJDRdm',2,1.79535222732140159604e+09,'e5W28n9X8yoqc7Nk','Zoë the Bold',1,'you will need it
♥','e5W28n9X8yoqc7Nk c4-3185596420860');
CREATE TABLE codes (
        hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('6f19ace407f3416fe9449690123a7a74d96d699f316a31046773998e6b118225','cFSO3CC79_v-N_hw',1.79535282810732913015e+09);
CREATE TABLE events (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
        command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',1,1.79535222437775897983e+09,'{"t":"created","user":"cFSO3CC79_v-N_hw","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"1e50f8c0e95881dfcdfdfe48a50cc41905b07e05bdeed7c1e1242b9b0dc83ef0"}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',2,1.79535222437775897983e+09,'{"t":"seated","seat":0,"user":"cFSO3CC79_v-N_hw","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',3,1.79535222437775897983e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',4,1.79535222442615318297e+09,'{"t":"seated","seat":1,"user":"e5W28n9X8yoqc7Nk","name":"Zoë the Bold"}','e5W28n9X8yoqc7Nk c2-3182725130527');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',5,1.79535222716006565091e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','e5W28n9X8yoqc7Nk c3-3182732762883');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',6,1.79535222716006565091e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',7,1.79535222716006565091e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',8,1.79535222716006565091e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',9,1.79535222716006565091e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',10,1.79535222716006565091e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',11,1.79535222716006565091e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',12,1.79535222716006565091e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',13,1.79535222716006565091e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',14,1.79535222716006565091e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',15,1.79535222716006565091e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',16,1.79535222716006565091e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',17,1.79535222733290910721e+09,'{"t":"move","seat":0,"action":6}','cFSO3CC79_v-N_hw c3-3185631066543');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',18,1.79535222734478759759e+09,'{"t":"move","seat":1,"action":23}','e5W28n9X8yoqc7Nk c5-3185643573351');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',19,1.79535222736246633532e+09,'{"t":"move","seat":0,"action":21}','cFSO3CC79_v-N_hw c4-3185661393079');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',20,1.79535222742817354201e+09,'{"t":"asked","seat":1,"to":11}','e5W28n9X8yoqc7Nk c6-3185727267450');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',21,1.79535222743823575969e+09,'{"t":"answered","seat":0,"yes":false}','cFSO3CC79_v-N_hw c5-3185737267523');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',22,1.79535222747459459304e+09,'{"t":"move","seat":1,"action":12}','e5W28n9X8yoqc7Nk c7-3185772848440');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',23,1795352227.48889,'{"t":"asked","seat":0,"to":12}','cFSO3CC79_v-N_hw c6-3185785798475');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',24,1.79535222752115178109e+09,'{"t":"answered","seat":1,"yes":true}','e5W28n9X8yoqc7Nk c8-3185804611575');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',25,1.79535222752115178109e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',26,1.79535222760517525677e+09,'{"t":"move","seat":0,"action":48}','cFSO3CC79_v-N_hw c7-3185899669702');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',27,1.79535222760517525677e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',28,1.79535222762915134425e+09,'{"t":"left","seat":1,"level":"random"}','e5W28n9X8yoqc7Nk c9-3185920533718');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',29,1.79535222765644717217e+09,'{"t":"returned","seat":1}','e5W28n9X8yoqc7Nk c10-3185954444149');
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',30,1.79535222767301607133e+09,'{"t":"resigned","seat":0}','cFSO3CC79_v-N_hw c8-3185971112389');
INSERT INTO "events" VALUES('-gbxaUyzg2FlkYBW',1,1.79535222769038152693e+09,'{"t":"created","user":"cFSO3CC79_v-N_hw","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"110a49f0b72b5d9c0466176f752c8dd9e06a8414d9ec6e609bb2f1a020f3fb03"}',NULL);
INSERT INTO "events" VALUES('-gbxaUyzg2FlkYBW',2,1.79535222769038152693e+09,'{"t":"seated","seat":1,"user":"cFSO3CC79_v-N_hw","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('-gbxaUyzg2FlkYBW',3,1.79535222769038152693e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('-gbxaUyzg2FlkYBW',4,1.79535222769038152693e+09,'{"t":"seated","seat":0,"user":"e5W28n9X8yoqc7Nk","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('D7aZ7_ARi-OJDRdm',31,1.79535222769275188445e+09,'{"t":"rematch","table":"-gbxaUyzg2FlkYBW"}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',1,1.79535222772429490091e+09,'{"t":"created","user":"cFSO3CC79_v-N_hw","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c810d0296e541219fc5ef7b5d0e34e7ecdbd606230988c26b7ff80634ea7b1a8"}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',2,1.79535222772429490091e+09,'{"t":"seated","seat":0,"user":"cFSO3CC79_v-N_hw","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',3,1.79535222772429490091e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',4,1.79535222775350403788e+09,'{"t":"seated","seat":1,"user":"e5W28n9X8yoqc7Nk","name":"Zoë the Bold"}','e5W28n9X8yoqc7Nk c12-3186052466785');
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',5,1.7953522277789151669e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','e5W28n9X8yoqc7Nk c13-3186068389154');
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',6,1.7953522277789151669e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',7,1.7953522277789151669e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',8,1.7953522277789151669e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',9,1.7953522277789151669e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',10,1.7953522277789151669e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',11,1.7953522277789151669e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',12,1.7953522277789151669e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',13,1.7953522277789151669e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',14,1.7953522277789151669e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',15,1.7953522277789151669e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',16,1.7953522277789151669e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',17,1.79535222782364082333e+09,'{"t":"move","seat":0,"action":3}','cFSO3CC79_v-N_hw c11-3186112285291');
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',18,1.79535222785076427464e+09,'{"t":"move","seat":1,"action":21}','e5W28n9X8yoqc7Nk c14-3186144507122');
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',19,1.79535222786634707453e+09,'{"t":"move","seat":0,"action":15}','cFSO3CC79_v-N_hw c12-3186158893656');
INSERT INTO "events" VALUES('z6fG0qBI9wMFE09E',20,1.79535222789931535715e+09,'{"t":"move","seat":1,"action":20}','e5W28n9X8yoqc7Nk c15-3186175243242');
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',1,1.79535222793574881549e+09,'{"t":"created","user":"cFSO3CC79_v-N_hw","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b039a2af6ec753e20462d03daa8c4eba95c793e1f55e12e093454321833b78bb"}',NULL);
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',2,1.79535222793574881549e+09,'{"t":"seated","seat":0,"user":"cFSO3CC79_v-N_hw","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',3,1.79535222793574881549e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',4,1.79535222796114373204e+09,'{"t":"seated","seat":1,"user":"e5W28n9X8yoqc7Nk","name":"Zoë"}','e5W28n9X8yoqc7Nk c16-3186256477644');
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',5,1.79535222796702098853e+09,'{"t":"freed","seat":1}','e5W28n9X8yoqc7Nk c17-3186265990428');
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',6,1.79535222798237967495e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','cFSO3CC79_v-N_hw c14-3186280490143');
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',7,1.79535222800211119648e+09,'{"t":"bot","seat":1,"level":"random"}','cFSO3CC79_v-N_hw c15-3186296377196');
INSERT INTO "events" VALUES('hMPlWkRxOEGxK_yF',8,1.79535222801131391524e+09,'{"t":"freed","seat":1}','cFSO3CC79_v-N_hw c16-3186310356711');
INSERT INTO "events" VALUES('Frcot5A9eymW57gk',1,1.79535222803958630565e+09,'{"t":"created","user":"cFSO3CC79_v-N_hw","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"df9799b94de97e6402fde1d49516a03df2984c13e1c948e3294f14960e63a74e"}',NULL);
INSERT INTO "events" VALUES('Frcot5A9eymW57gk',2,1.79535222803958630565e+09,'{"t":"seated","seat":0,"user":"cFSO3CC79_v-N_hw","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Frcot5A9eymW57gk',3,1.79535222803958630565e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Frcot5A9eymW57gk',4,1.79535222806499195104e+09,'{"t":"closed"}','cFSO3CC79_v-N_hw c18-3186360605798');
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',1,1.79535222811971068379e+09,'{"t":"created","user":"cFSO3CC79_v-N_hw","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"7a167f623b66b792e412f28a113224b4963bd1bead9bf8acdf844e1a4f116421"}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',2,1.79535222811971068379e+09,'{"t":"seated","seat":0,"user":"cFSO3CC79_v-N_hw","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',3,1.79535222811971068379e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',4,1.79535222811971068379e+09,'{"t":"bot","seat":1,"level":"random"}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',5,1.79535222811971068379e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',6,1.79535222811971068379e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',7,1.79535222811971068379e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',8,1.79535222811971068379e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',9,1.79535222811971068379e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',10,1.79535222811971068379e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',11,1.79535222811971068379e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',12,1.79535222811971068379e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',13,1.79535222811971068379e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',14,1.79535222811971068379e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',15,1.79535222811971068379e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('tKGbo0opQPgFiwaz',16,1.795352228177359581e+09,'{"t":"move","seat":0,"action":8}','cFSO3CC79_v-N_hw c20-3186474876079');
CREATE TABLE members (
        user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('cFSO3CC79_v-N_hw','D7aZ7_ARi-OJDRdm');
INSERT INTO "members" VALUES('e5W28n9X8yoqc7Nk','D7aZ7_ARi-OJDRdm');
INSERT INTO "members" VALUES('cFSO3CC79_v-N_hw','-gbxaUyzg2FlkYBW');
INSERT INTO "members" VALUES('e5W28n9X8yoqc7Nk','-gbxaUyzg2FlkYBW');
INSERT INTO "members" VALUES('cFSO3CC79_v-N_hw','z6fG0qBI9wMFE09E');
INSERT INTO "members" VALUES('e5W28n9X8yoqc7Nk','z6fG0qBI9wMFE09E');
INSERT INTO "members" VALUES('cFSO3CC79_v-N_hw','hMPlWkRxOEGxK_yF');
INSERT INTO "members" VALUES('e5W28n9X8yoqc7Nk','hMPlWkRxOEGxK_yF');
INSERT INTO "members" VALUES('cFSO3CC79_v-N_hw','Frcot5A9eymW57gk');
INSERT INTO "members" VALUES('cFSO3CC79_v-N_hw','tKGbo0opQPgFiwaz');
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('schema','1');
INSERT INTO "meta" VALUES('secret','ff50f804d329f62e6eb0ec5be6e3aae8e692676e1148fdbeb681da1aef8e5f44');
CREATE TABLE tables (
        id TEXT PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL,
        status TEXT NOT NULL, public INTEGER NOT NULL, changed REAL NOT NULL,
        card TEXT NOT NULL, bot_turn INTEGER NOT NULL,
        lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tables" VALUES('D7aZ7_ARi-OJDRdm',X'3EF637C0BD1EA36EF8939D4985AB1E9DD1B00FDA79FEE9EBD8B2BFD87B4D6CE5',31,'over',1,1.79535222769275188445e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"cFSO3CC79_v-N_hw","level":"","ready":true,"away":false,"online":false},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"e5W28n9X8yoqc7Nk","level":"","ready":true,"away":false,"online":false}],"ply":14,"player":-4}',0,'7fc3d7c9890caf40',0.0);
INSERT INTO "tables" VALUES('-gbxaUyzg2FlkYBW',X'04633021B92B0E6C6ABEF5CACE06D7761A406BA5B089EB312F893AD41D186B27',4,'open',1,1.79535222769038152693e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"e5W28n9X8yoqc7Nk","level":"","ready":false,"away":false,"online":false},{"kind":"person","colour":"white","name":"Ada","user":"cFSO3CC79_v-N_hw","level":"","ready":true,"away":false,"online":false}],"ply":0,"player":-4}',0,'',0.0);
INSERT INTO "tables" VALUES('z6fG0qBI9wMFE09E',X'283A8BF34FBBB28376ECAC4123F7FA406E7F2EBE4522A5ED1222966DDF45FD2A',20,'playing',1,1.79535222789931535715e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"cFSO3CC79_v-N_hw","level":"","ready":true,"away":false,"online":false},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"e5W28n9X8yoqc7Nk","level":"","ready":true,"away":false,"online":false}],"ply":14,"player":0}',0,'',0.0);
INSERT INTO "tables" VALUES('hMPlWkRxOEGxK_yF',X'F6865A43558091828ED18F346F1A235ADD67B81B841431C1A977249371BBE77C',8,'open',1,1.79535222801131391524e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"cFSO3CC79_v-N_hw","level":"","ready":false,"away":false,"online":false},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false}],"ply":0,"player":-4}',0,'',0.0);
INSERT INTO "tables" VALUES('Frcot5A9eymW57gk',X'D1D2273618CA438B75E8082F13B0568F06E920C2507C355EF728000D6C8B556F',4,'closed',0,1.79535222806499195104e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"cFSO3CC79_v-N_hw","level":"","ready":true,"away":false,"online":false},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false}],"ply":0,"player":-4}',0,'',0.0);
INSERT INTO "tables" VALUES('tKGbo0opQPgFiwaz',X'77991D4A1B1D8768BE06E91194C6FD0A82F54546D83ECCA1E87C5E92EBAA683A',16,'playing',0,1.795352228177359581e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"cFSO3CC79_v-N_hw","level":"","ready":true,"away":false,"online":false},{"kind":"bot","colour":"white","name":"","user":"","level":"random","ready":true,"away":false,"online":false}],"ply":11,"player":1}',1,'7fc3d7c9890caf40',1.795352348263061285e+09);
CREATE TABLE tokens (
        hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL);
INSERT INTO "tokens" VALUES('26a0f0dde4d42b9c202ad19292e10bdf91135bdf8641dfeb74e47728117efbbb','yxXEkBP7COMabHdR','cFSO3CC79_v-N_hw');
CREATE TABLE users (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL);
INSERT INTO "users" VALUES('cFSO3CC79_v-N_hw','Ada',1.79535222423669576638e+09);
INSERT INTO "users" VALUES('e5W28n9X8yoqc7Nk','Zoë',1.79535222427517628671e+09);
INSERT INTO "users" VALUES('yxXEkBP7COMabHdR','Ada''s program',1.79535222808103847504e+09);
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE UNIQUE INDEX events_command ON events (table_id, command)
        WHERE command IS NOT NULL;
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
COMMIT;
