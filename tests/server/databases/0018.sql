-- {"tables": {"over": "2TTFyTaBaa11t7NU", "rematch": "VberaYgpFhPytr8C", "playing": "cUlP0618OiJDj6AD", "open": "7sTYDW0Ee3XO7XBC", "closed": "5Vji9-OBieY0anXM", "bot": "8CSpqNAC3VybbyXo"}, "cookies": {"Ada": "tafelronde=1.MNSpn4djA4eHVrDb.gLwInYNvh_qi.2de8422bbee916a9e4ad7d0311ac4cb2349a598e67bc2344a1f6e751d21a707c", "Zoë": "tafelronde=1.BGUWd3-xs4NqhOoP.Mbne29jofi4y.a7ac4fc225c3469f7cc3a98556724f793c55a5082834b0ffda281bf36447afaf"}, "company": {"tables": {"counted": "1kwZYpPwlLq5seQL", "short": "P6o_SAmfnEmGZvkl", "rated": "jMUPq9fI7r-Tlr9b", "days": "5oBFgDVgQIEiK642", "live": "52cbFR7-9FaSS6LB", "slow": "TFh29KXq3JXpMcwP", "merged running": "xApbalY6GUujl64k", "merged over": "g0-8v4zTCsdhwBch", "left running": "HRA4h1GLw3XXA8-2", "left over": "0-USb2yx6MkZN3c_", "merged open": "ViazFeZA90cuX9kE", "left open": "aNyYikso03a76hAg", "cup over": "tLb4kJT4wsd4YKTW", "cup shared": "rSoSRvSEPH40VfYY", "insult": "Pogx8gUTQb8CjnId", "hidden": "z0SsPPxOXdRoUYzz", "found": "2_qB1BUltQ6T9hyT"}, "cups": {"open": "W_8hsPZfL16_", "running": "A7OmjaqcrJ7s", "over": "x9gbAthxDGbk", "shared": "1Kr6334uLlWF"}, "cookies": {"Bea": "tafelronde=1.k6AejhJ_j9Ez5j6w.uu7fRZB1KHrH.04d85b8f2689bb904e1441fb3335261822497aefd59624057f592a4c4d287e8f", "Cid": "tafelronde=1.x-6n0yZRHzW7AvZH.EminqsE9FEQA.e13ebf7839e2ebc96f1fd51e3cc177503102da4c8584fac1307d14c01da0af7d", "Kay": "tafelronde=1.x2U766t9RzRcPe75.0N2E9-newfKJ.08b14a777b125699f85b30f517341546e27778cacef398ac7ec445df554eaafe", "Lou": "", "Max": "tafelronde=1.MlQoOSQCUTmyruXZ.MqJi-TBrba4p.c0265f317dbab062dad42163754bed4590ecd82177082ea98394eb4d0d9ccf69", "Host": "tafelronde=1.3zZSVJHiXPC18Jgf.6uJknxsSXonY.5969ac7c16fe52e252188b0f69cdb98c4d14dd9ce52868a5e3ecfd6f103490fe"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('k6AejhJ_j9Ez5j6w','Beatrix','beatrlx',1.79552058924095249174e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0018');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('5oBFgDVgQIEiK642',1,'x-6n0yZRHzW7AvZH',17,10,'[[6,0]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('VQl5K-rbl8DY',1.79552059144212770459e+09,'3zZSVJHiXPC18Jgf','role-keeper','3zZSVJHiXPC18Jgf','','','');
INSERT INTO "audit" VALUES('OOEs1754kF5t',1.79552059155374193187e+09,'3zZSVJHiXPC18Jgf','report-acted','MlQoOSQCUTmyruXZ','','Thank you.','');
INSERT INTO "audit" VALUES('vW1lbYMI-1FM',1.79552059156686186786e+09,'3zZSVJHiXPC18Jgf','hide-line','MlQoOSQCUTmyruXZ','Pogx8gUTQb8CjnId','rude','1');
INSERT INTO "audit" VALUES('DT_3OL_uFbzs',1.79552059158428215976e+09,'3zZSVJHiXPC18Jgf','hide-table','','z0SsPPxOXdRoUYzz','rude','');
INSERT INTO "audit" VALUES('8YFX3CD7lbcI',1.79552059160546875001e+09,'3zZSVJHiXPC18Jgf','ban','MlQoOSQCUTmyruXZ','','','chat insult 3000');
INSERT INTO "audit" VALUES('u9uHpQwzr0Pb',1.79552059163220763208e+09,'3zZSVJHiXPC18Jgf','words','','','','+Blötkopf');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('CQL8_pmUBfgB',1.79552058314325141906e+09,'/tmp/tmp5m8hoz94/cache/backups/tafelronde-20261124T114303Z.db',720896.0,0.173,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('abc3d4dd1d6a1f14','MlQoOSQCUTmyruXZ','chat','insult','',1.79552059161108326914e+09,2.05472059161108326912e+09,'3zZSVJHiXPC18Jgf',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('x-6n0yZRHzW7AvZH','MlQoOSQCUTmyruXZ',1.7955205916885857582e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('0-USb2yx6MkZN3c_',1,1.79552059038923168179e+09,'v1vjQWB8cOb7LnW8','',1,'Well played','v1vjQWB8cOb7LnW8 d26','',0.0);
INSERT INTO "chats" VALUES('Pogx8gUTQb8CjnId',1,1.79552059148567867271e+09,'MlQoOSQCUTmyruXZ','Max',-1,'you clown','MlQoOSQCUTmyruXZ d29','',1.79552059157268714901e+09);
INSERT INTO "chats" VALUES('Pogx8gUTQb8CjnId',2,1.79552059149760079382e+09,'k6AejhJ_j9Ez5j6w','Bea',0,'','k6AejhJ_j9Ez5j6w d30','good-luck',0.0);
INSERT INTO "chats" VALUES('2TTFyTaBaa11t7NU',1,1.79552059195971226691e+09,'MNSpn4djA4eHVrDb','Ada',0,'good luck','MNSpn4djA4eHVrDb c2-6839626431814','',0.0);
INSERT INTO "chats" VALUES('2TTFyTaBaa11t7NU',2,1.79552059197145605093e+09,'BGUWd3-xs4NqhOoP','Zoë the Bold',1,'you will need it
♥','BGUWd3-xs4NqhOoP c4-6839643509892','',0.0);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('b3771f6bda35f78ac34615eaec37202ebac291946411ceeee9a5fe8983374ded','MNSpn4djA4eHVrDb',1.79552119234022784233e+09);
CREATE TABLE deal_tries (
    day TEXT NOT NULL, user_id TEXT NOT NULL, table_id TEXT NOT NULL,
    begun REAL NOT NULL, result REAL, lead REAL,
    points REAL, PRIMARY KEY (day, user_id));
INSERT INTO "deal_tries" VALUES('2026-11-24','MNSpn4djA4eHVrDb','yv-gzNNI22cA-gk8',1.79552059248303532597e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-25',X'8AA5CDC2F495D6CB2296A69A99BB5ECCCEAD8B160D01F362984A77ADDF93A1B4','{"game":"rosenkoenig","players":2,"options":{},"seat":1,"level":"hard","characters":["elinor",""]}',1.79552058326123356816e+09);
INSERT INTO "deals" VALUES('2026-11-24',X'BC92651F9B21F85BFF90A3B01DD10152CAA8333692D71BF7B052049270B22BD8','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79552058331336283686e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('x2U766t9RzRcPe75','k6AejhJ_j9Ez5j6w',1.79552059048596382136e+09,0,'',1.79552065071172285075e+09);
INSERT INTO "departed" VALUES('v1vjQWB8cOb7LnW8','',1.79552059049437975879e+09,0,'',1.79552065090980529789e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('uu7fRZB1KHrH','k6AejhJ_j9Ez5j6w','Python-urllib/3.11',1.79552058318304181097e+09,1.79552058318304181097e+09,0.0);
INSERT INTO "devices" VALUES('EminqsE9FEQA','x-6n0yZRHzW7AvZH','Python-urllib/3.11',1.79552058331625986097e+09,1.79552058331625986097e+09,0.0);
INSERT INTO "devices" VALUES('0N2E9-newfKJ','k6AejhJ_j9Ez5j6w','Python-urllib/3.11',1.79552058333146190641e+09,1.79552058333146190641e+09,0.0);
INSERT INTO "devices" VALUES('MqJi-TBrba4p','MlQoOSQCUTmyruXZ','Python-urllib/3.11',1.79552058335516667364e+09,1.79552058335516667364e+09,0.0);
INSERT INTO "devices" VALUES('6uJknxsSXonY','3zZSVJHiXPC18Jgf','Python-urllib/3.11',1.79552058337294769291e+09,1.79552058337294769291e+09,0.0);
INSERT INTO "devices" VALUES('gLwInYNvh_qi','MNSpn4djA4eHVrDb','Python-urllib/3.11',1.79552058338315987588e+09,1.79552058338315987588e+09,0.0);
INSERT INTO "devices" VALUES('Mbne29jofi4y','BGUWd3-xs4NqhOoP','Python-urllib/3.11',1.79552058339972305293e+09,1.79552058339972305293e+09,0.0);
INSERT INTO "devices" VALUES('x2U766t9RzRcPe75','','',1.79552059048778200152e+09,1.79552059048778200152e+09,1.79552059048778200152e+09);
INSERT INTO "devices" VALUES('v1vjQWB8cOb7LnW8','','',1.79552059050145673755e+09,1.79552059050145673755e+09,1.79552059050145673755e+09);
INSERT INTO "devices" VALUES('4mSePDSmzx3b','mQReRaBkhCwScexT','Python-urllib/3.11',1.79552059172352409359e+09,1.79552059172352409359e+09,0.0);
INSERT INTO "devices" VALUES('wIZCQVv2MMq4','8-edy4IJQzsz0anX','Python-urllib/3.11',1.79552059174349117279e+09,1.79552059174349117279e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',1,1.79552058340437889101e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b8019ded58d4b5cb9c6461ce47d42057ca95c3a541087e741431b81f95e4cc3d","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',2,1.79552058340437889101e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',3,1.79552058340437889101e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',4,1.79552058340817785259e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d1');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',5,1.79552058341347432141e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d2');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',6,1.79552058447299385068e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',7,1.79552058447299385068e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',8,1.79552058447299385068e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',9,1.79552058447299385068e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',10,1.79552058447299385068e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',11,1.79552058447299385068e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',12,1.79552058447299385068e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',13,1.79552058447299385068e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',14,1.79552058447299385068e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',15,1.79552058447299385068e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',16,1.79552058447299385068e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',17,1.7955205845266973972e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','k6AejhJ_j9Ez5j6w m16');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',18,1.79552058454785704606e+09,'{"t":"move","seat":1,"action":14,"lag":0.0}','x-6n0yZRHzW7AvZH m17');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',19,1.79552058456380200391e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','k6AejhJ_j9Ez5j6w m18');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',20,1.7955205845770349502e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','x-6n0yZRHzW7AvZH m19');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',21,1.7955205845770349502e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',22,1.7955205845877342224e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}','k6AejhJ_j9Ez5j6w m21');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',23,1.7955205846117861271e+09,'{"t":"move","seat":1,"action":1,"lag":0.0}','x-6n0yZRHzW7AvZH m22');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',24,1.79552058463594698908e+09,'{"t":"move","seat":0,"action":10,"lag":0.0}','k6AejhJ_j9Ez5j6w m23');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',25,1795520584.67992,'{"t":"move","seat":1,"action":48,"lag":0.0}','x-6n0yZRHzW7AvZH m24');
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',26,1795520584.67992,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',1,1.79552058468329548833e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e0b934a438e236d3431dc4dcf934054d97023c702fd2740ef11346538f1d9a4f","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',2,1.79552058468329548833e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',3,1.79552058468329548833e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',4,1.79552058468970394131e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d3');
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',5,1.79552058469326925277e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d4');
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',6,1.79552058469326925277e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',7,1.79552058469326925277e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',8,1.79552058469326925277e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',9,1.79552058469326925277e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',10,1.79552058469326925277e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',11,1.79552058469326925277e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',12,1.79552058469326925277e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',13,1.79552058469326925277e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',14,1.79552058469326925277e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',15,1.79552058469326925277e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',16,1.79552058469326925277e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('1kwZYpPwlLq5seQL',27,1.79552058472812247277e+09,'{"t":"resigned","seat":1,"level":"","character":""}','x-6n0yZRHzW7AvZH d5');
INSERT INTO "events" VALUES('P6o_SAmfnEmGZvkl',17,1795520584.74433,'{"t":"resigned","seat":1,"level":"","character":""}','x-6n0yZRHzW7AvZH d6');
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',1,1.79552058475990772247e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f020ca7cddbd4a348e2189821aff5f7e0643d1887e458c2d097bcc3ced6c2aab","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',2,1.79552058475990772247e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',3,1.79552058475990772247e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',4,1.79552058476234412199e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d7');
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',5,1.79552058477267479892e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d8');
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',6,1.79552058477267479892e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',7,1.79552058477267479892e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',8,1.79552058477267479892e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',9,1.79552058477267479892e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',10,1.79552058477267479892e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',11,1.79552058477267479892e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',12,1.79552058477267479892e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',13,1.79552058477267479892e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',14,1.79552058477267479892e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',15,1.79552058477267479892e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',16,1.79552058477267479892e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',17,1.7955205847896432876e+09,'{"t":"move","seat":0,"action":4,"lag":0.0}','k6AejhJ_j9Ez5j6w m16');
INSERT INTO "events" VALUES('jMUPq9fI7r-Tlr9b',18,1.79552058481554579734e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}','x-6n0yZRHzW7AvZH m17');
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',1,1.79552058698919677738e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"0ff6f60c165304eb3a8ec65243f856dff59ca30bf19860561a5cc6042b48e44b","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',2,1.79552058698919677738e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',3,1.79552058698919677738e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',4,1.79552058700215840338e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d9');
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',5,1.79552058701304364206e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d10');
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',6,1.79552058701304364206e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',7,1.79552058701304364206e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',8,1.79552058701304364206e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',9,1.79552058701304364206e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',10,1.79552058701304364206e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',11,1.79552058701304364206e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',12,1.79552058701304364206e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',13,1.79552058701304364206e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',14,1.79552058701304364206e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',15,1.79552058701304364206e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',16,1.79552058701304364206e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('5oBFgDVgQIEiK642',17,1.79552058706753683088e+09,'{"t":"stood","seat":0,"begin":1795520587.059293,"until":1795952587.059293}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',1,1.79552058711414647095e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"7fdb02834c47c2599b5b524f7bacb92e25d24fb06d5a97ec6bf62afc80fd9e24","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',2,1.79552058711414647095e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',3,1.79552058711414647095e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',4,1.79552058712078571318e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d11');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',5,1.79552058712535905836e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d12');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',6,1.79552058712535905836e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',7,1.79552058712535905836e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',8,1.79552058712535905836e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',9,1.79552058712535905836e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',10,1.79552058712535905836e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',11,1.79552058712535905836e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',12,1.79552058712535905836e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',13,1.79552058712535905836e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',14,1.79552058712535905836e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',15,1.79552058712535905836e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',16,1.79552058712535905836e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',17,1795520587.21522,'{"t":"move","seat":0,"action":1,"lag":0.001}','k6AejhJ_j9Ez5j6w c2-6834887694326');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',18,1.79552058722622489934e+09,'{"t":"move","seat":1,"action":7,"lag":0.001}','x-6n0yZRHzW7AvZH c2-6834898633964');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',19,1.79552058723552298551e+09,'{"t":"move","seat":0,"action":4,"lag":0.001}','k6AejhJ_j9Ez5j6w c3-6834904401805');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',20,1.79552058724793457984e+09,'{"t":"asked","seat":1,"to":11}','x-6n0yZRHzW7AvZH c3-6834920415832');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',21,1.79552058725272464757e+09,'{"t":"answered","seat":0,"yes":true}','k6AejhJ_j9Ez5j6w c4-6834924429622');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',22,1.79552058725272464757e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',23,1.79552058725861740109e+09,'{"t":"pause","seat":0,"on":true}','k6AejhJ_j9Ez5j6w c5-6834929451595');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',24,1.79552058727493906017e+09,'{"t":"pause","seat":0,"on":false}','k6AejhJ_j9Ez5j6w c6-6834947322710');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',25,1.79552058728265762329e+09,'{"t":"pause","seat":0,"on":true}','k6AejhJ_j9Ez5j6w c7-6834955054135');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',26,1.79552058730189871785e+09,'{"t":"pause","seat":1,"on":true}','x-6n0yZRHzW7AvZH c4-6834973528646');
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',27,1.79552058730189871785e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('52cbFR7-9FaSS6LB',28,1.79552058730539917941e+09,'{"t":"resumed","seat":1}','x-6n0yZRHzW7AvZH c5-6834977811350');
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',1,1.79552058731603145606e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"46a0c0139c5c1ea103e2efbe1cf7dfe4f929dc69b3bb3a11672f754c8c7f50bf","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',2,1.79552058731603145606e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',3,1.79552058731603145606e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',4,1.79552058732972168921e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d13');
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',5,1795520587.34168,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d14');
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',6,1795520587.34168,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',7,1795520587.34168,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',8,1795520587.34168,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',9,1795520587.34168,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',10,1795520587.34168,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',11,1795520587.34168,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',12,1795520587.34168,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',13,1795520587.34168,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',14,1795520587.34168,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',15,1795520587.34168,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',16,1795520587.34168,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('TFh29KXq3JXpMcwP',17,1.79552058919567894936e+09,'{"t":"timeout","seat":0,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',1,1.79552059014598774911e+09,'{"t":"created","user":"x2U766t9RzRcPe75","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c6af922cca39ead1bd6d95d0552166ed3b97d98be019f242f17b079079a6f56d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',2,1.79552059014598774911e+09,'{"t":"seated","seat":0,"user":"x2U766t9RzRcPe75","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',3,1.79552059014598774911e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',4,1.79552059015324521067e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d15');
INSERT INTO "events" VALUES('xApbalY6GUujl64k',5,1.79552059015790033344e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d16');
INSERT INTO "events" VALUES('xApbalY6GUujl64k',6,1.79552059015790033344e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',7,1.79552059015790033344e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',8,1.79552059015790033344e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',9,1.79552059015790033344e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',10,1.79552059015790033344e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',11,1.79552059015790033344e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',12,1.79552059015790033344e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',13,1.79552059015790033344e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',14,1.79552059015790033344e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',15,1.79552059015790033344e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',16,1.79552059015790033344e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',1,1.7955205901854538917e+09,'{"t":"created","user":"x2U766t9RzRcPe75","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"63e490681af4c9cd45a5c8846e992478cefb4420890e8ccb68aae5b1a4b6e0cd","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',2,1.7955205901854538917e+09,'{"t":"seated","seat":0,"user":"x2U766t9RzRcPe75","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',3,1.7955205901854538917e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',4,1.79552059019590210921e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}','x-6n0yZRHzW7AvZH d17');
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',5,1.79552059020401740072e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x-6n0yZRHzW7AvZH d18');
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',6,1.79552059020401740072e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',7,1.79552059020401740072e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',8,1.79552059020401740072e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',9,1.79552059020401740072e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',10,1.79552059020401740072e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',11,1.79552059020401740072e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',12,1.79552059020401740072e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',13,1.79552059020401740072e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',14,1.79552059020401740072e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',15,1.79552059020401740072e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',16,1.79552059020401740072e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',1,1.79552059023272156715e+09,'{"t":"created","user":"x-6n0yZRHzW7AvZH","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"94223b1444047aa2e325363a3438c4f68358d31d8fbd226189fe3fe270b545fd","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',2,1.79552059023272156715e+09,'{"t":"seated","seat":0,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',3,1.79552059023272156715e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',4,1.79552059024803948401e+09,'{"t":"seated","seat":1,"user":"v1vjQWB8cOb7LnW8","name":""}','v1vjQWB8cOb7LnW8 d19');
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',5,1.79552059026782584189e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','v1vjQWB8cOb7LnW8 d20');
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',6,1.79552059026782584189e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',7,1.79552059026782584189e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',8,1.79552059026782584189e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',9,1.79552059026782584189e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',10,1.79552059026782584189e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',11,1.79552059026782584189e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',12,1.79552059026782584189e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',13,1.79552059026782584189e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',14,1.79552059026782584189e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',15,1.79552059026782584189e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',16,1.79552059026782584189e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',1,1.79552059027999234199e+09,'{"t":"created","user":"x-6n0yZRHzW7AvZH","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"365c709ab8e9840efcf33f259d240ce8eb19dd211df4c38128b649cb1abf92e8","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',2,1.79552059027999234199e+09,'{"t":"seated","seat":0,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',3,1.79552059027999234199e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',4,1795520590.28935,'{"t":"seated","seat":1,"user":"v1vjQWB8cOb7LnW8","name":""}','v1vjQWB8cOb7LnW8 d21');
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',5,1.79552059029924750326e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','v1vjQWB8cOb7LnW8 d22');
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',6,1.79552059029924750326e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',7,1.79552059029924750326e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',8,1.79552059029924750326e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',9,1.79552059029924750326e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',10,1.79552059029924750326e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',11,1.79552059029924750326e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',12,1.79552059029924750326e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',13,1.79552059029924750326e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',14,1.79552059029924750326e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',15,1.79552059029924750326e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',16,1.79552059029924750326e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',17,1.79552059033202385902e+09,'{"t":"resigned","seat":0,"level":"","character":""}','x2U766t9RzRcPe75 d23');
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',17,1.79552059033494734764e+09,'{"t":"resigned","seat":1,"level":"","character":""}','v1vjQWB8cOb7LnW8 d24');
INSERT INTO "events" VALUES('ViazFeZA90cuX9kE',1,1.79552059035615062709e+09,'{"t":"created","user":"x2U766t9RzRcPe75","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"83b9c878989cdda06f66a666e718a418b3279ca42abd9f81d6123647b23c917f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ViazFeZA90cuX9kE',2,1.79552059035615062709e+09,'{"t":"seated","seat":0,"user":"x2U766t9RzRcPe75","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('ViazFeZA90cuX9kE',3,1.79552059035615062709e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('aNyYikso03a76hAg',1,1.79552059036232733728e+09,'{"t":"created","user":"x-6n0yZRHzW7AvZH","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"0542bff76529953f62c2b05a138c8a9674e063649827715a4b7872a37a873aed","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('aNyYikso03a76hAg',2,1.79552059036232733728e+09,'{"t":"seated","seat":0,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('aNyYikso03a76hAg',3,1.79552059036232733728e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('aNyYikso03a76hAg',4,1.79552059036521291729e+09,'{"t":"seated","seat":1,"user":"v1vjQWB8cOb7LnW8","name":""}','v1vjQWB8cOb7LnW8 d25');
INSERT INTO "events" VALUES('ViazFeZA90cuX9kE',4,1.79552059064640283586e+09,'{"t":"passed","user":"x2U766t9RzRcPe75","to":"k6AejhJ_j9Ez5j6w"}',NULL);
INSERT INTO "events" VALUES('xApbalY6GUujl64k',17,1.79552059066654133793e+09,'{"t":"passed","user":"x2U766t9RzRcPe75","to":"k6AejhJ_j9Ez5j6w"}',NULL);
INSERT INTO "events" VALUES('g0-8v4zTCsdhwBch',18,1.79552059069156622886e+09,'{"t":"passed","user":"x2U766t9RzRcPe75","to":"k6AejhJ_j9Ez5j6w"}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',17,1.79552059075971198083e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('HRA4h1GLw3XXA8-2',18,1.79552059075971198083e+09,'{"t":"passed","user":"v1vjQWB8cOb7LnW8","to":""}',NULL);
INSERT INTO "events" VALUES('aNyYikso03a76hAg',5,1.79552059081955194472e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('aNyYikso03a76hAg',6,1.79552059081955194472e+09,'{"t":"passed","user":"v1vjQWB8cOb7LnW8","to":""}',NULL);
INSERT INTO "events" VALUES('0-USb2yx6MkZN3c_',18,1.79552059084887504578e+09,'{"t":"passed","user":"v1vjQWB8cOb7LnW8","to":""}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',1,1.79552059105256438253e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1d994d761c312eac5a7e3c5600c38bea3063caf4c5712d0fe801036e1d268a7d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',2,1.79552059105256438253e+09,'{"t":"paired","tournament":"A7OmjaqcrJ7s","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',3,1.79552059105256438253e+09,'{"t":"seated","seat":0,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',4,1.79552059105256438253e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',5,1.79552059105256438253e+09,'{"t":"seated","seat":1,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',6,1.79552059105256438253e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',7,1.79552059105256438253e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',8,1.79552059105256438253e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',9,1.79552059105256438253e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',10,1.79552059105256438253e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',11,1.79552059105256438253e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',12,1.79552059105256438253e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',13,1.79552059105256438253e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',14,1.79552059105256438253e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',15,1.79552059105256438253e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',16,1.79552059105256438253e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('dtcBpemRLvDc8Rbn',17,1.79552059105256438253e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',1,1.79552059112710666656e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d296a9c3a4e37730d56801e2b28e29f5bdeb8a37690ab5a02b54a2ae7eb7ae16","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',2,1.79552059112710666656e+09,'{"t":"paired","tournament":"x9gbAthxDGbk","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',3,1.79552059112710666656e+09,'{"t":"bot","seat":0,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',4,1.79552059112710666656e+09,'{"t":"seated","seat":1,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',5,1.79552059112710666656e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',6,1.79552059112710666656e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',7,1.79552059112710666656e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',8,1.79552059112710666656e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',9,1.79552059112710666656e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',10,1.79552059112710666656e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',11,1.79552059112710666656e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',12,1.79552059112710666656e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',13,1.79552059112710666656e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',14,1.79552059112710666656e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',15,1.79552059112710666656e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',16,1.79552059112710666656e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',1,1.79552059112896752364e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"46c0f330ccad6a6896f4285effd8a2ac154bb5817b90e706ee80c132474f841d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',2,1.79552059112896752364e+09,'{"t":"paired","tournament":"1Kr6334uLlWF","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',3,1.79552059112896752364e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',4,1.79552059112896752364e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',5,1.79552059112896752364e+09,'{"t":"seated","seat":1,"user":"x-6n0yZRHzW7AvZH","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',6,1.79552059112896752364e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',7,1.79552059112896752364e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',8,1.79552059112896752364e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',9,1.79552059112896752364e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',10,1.79552059112896752364e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',11,1.79552059112896752364e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',12,1.79552059112896752364e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',13,1.79552059112896752364e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',14,1.79552059112896752364e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',15,1.79552059112896752364e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',16,1.79552059112896752364e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',17,1.79552059112896752364e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('tLb4kJT4wsd4YKTW',17,1.79552059118226337432e+09,'{"t":"resigned","seat":1,"level":"","character":""}','k6AejhJ_j9Ez5j6w d27');
INSERT INTO "events" VALUES('rSoSRvSEPH40VfYY',18,1.79552059121952915189e+09,'{"t":"resigned","seat":0,"level":"","character":""}','k6AejhJ_j9Ez5j6w d28');
INSERT INTO "events" VALUES('Pogx8gUTQb8CjnId',1,1.79552059147147035603e+09,'{"t":"created","user":"k6AejhJ_j9Ez5j6w","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"af270eef6e1ee9d25144996570b0ffdf96c442bafa771a7e7d2f955465019eec","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Pogx8gUTQb8CjnId',2,1.79552059147147035603e+09,'{"t":"seated","seat":0,"user":"k6AejhJ_j9Ez5j6w","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('Pogx8gUTQb8CjnId',3,1.79552059147147035603e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('z0SsPPxOXdRoUYzz',1,1.79552059154405879975e+09,'{"t":"created","user":"MlQoOSQCUTmyruXZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c9bbc7384c0335d78be1ce6756b56553da65a508bdb49881f80266b3c21fa3f5","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('z0SsPPxOXdRoUYzz',2,1.79552059154405879975e+09,'{"t":"seated","seat":0,"user":"MlQoOSQCUTmyruXZ","name":"Max"}',NULL);
INSERT INTO "events" VALUES('z0SsPPxOXdRoUYzz',3,1.79552059154405879975e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',1,1.79552059180507135385e+09,'{"t":"created","user":"mQReRaBkhCwScexT","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"09471ef7e5f738d496949430c2ed6cdec75cf697a7b18727828e29067a8015c9","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',2,1.79552059180507135385e+09,'{"t":"seated","seat":0,"user":"8-edy4IJQzsz0anX","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',3,1.79552059180507135385e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',4,1.79552059180507135385e+09,'{"t":"seated","seat":1,"user":"mQReRaBkhCwScexT","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',5,1.79552059180507135385e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',6,1.79552059180507135385e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',7,1.79552059180507135385e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',8,1.79552059180507135385e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',9,1.79552059180507135385e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',10,1.79552059180507135385e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',11,1.79552059180507135385e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',12,1.79552059180507135385e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',13,1.79552059180507135385e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',14,1.79552059180507135385e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',15,1.79552059180507135385e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('2_qB1BUltQ6T9hyT',16,1.79552059180507135385e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',1,1.79552059190760540966e+09,'{"t":"created","user":"MNSpn4djA4eHVrDb","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"4fdd284a7c43a9f57e286e017fe8877048b82fb55a75912ed5558d9009cb0169","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',2,1.79552059190760540966e+09,'{"t":"seated","seat":0,"user":"MNSpn4djA4eHVrDb","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',3,1.79552059190760540966e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',4,1.79552059192800259586e+09,'{"t":"seated","seat":1,"user":"BGUWd3-xs4NqhOoP","name":"Zoë the Bold"}','BGUWd3-xs4NqhOoP c2-6839600478012');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',5,1.79552059193599414829e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','BGUWd3-xs4NqhOoP c3-6839608460964');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',6,1.79552059193599414829e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',7,1.79552059193599414829e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',8,1.79552059193599414829e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',9,1.79552059193599414829e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',10,1.79552059193599414829e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',11,1.79552059193599414829e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',12,1.79552059193599414829e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',13,1.79552059193599414829e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',14,1.79552059193599414829e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',15,1.79552059193599414829e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',16,1.79552059193599414829e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',17,1.79552059197327136996e+09,'{"t":"move","seat":0,"action":7,"lag":0.0}','MNSpn4djA4eHVrDb c3-6839645495812');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',18,1.79552059199150228501e+09,'{"t":"move","seat":1,"action":20,"lag":0.0}','BGUWd3-xs4NqhOoP c5-6839657037236');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',19,1.79552059200584030146e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','MNSpn4djA4eHVrDb c4-6839678277008');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',20,1.79552059201995253562e+09,'{"t":"asked","seat":1,"to":11}','BGUWd3-xs4NqhOoP c6-6839692358590');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',21,1.79552059202820205692e+09,'{"t":"answered","seat":0,"yes":false}','MNSpn4djA4eHVrDb c5-6839700730895');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',22,1.79552059204037094122e+09,'{"t":"move","seat":1,"action":11,"lag":0.0}','BGUWd3-xs4NqhOoP c7-6839712809762');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',23,1.79552059205194425575e+09,'{"t":"asked","seat":0,"to":12}','MNSpn4djA4eHVrDb c6-6839724445184');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',24,1.79552059206451106068e+09,'{"t":"answered","seat":1,"yes":true}','BGUWd3-xs4NqhOoP c8-6839736761909');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',25,1.79552059206451106068e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',26,1.79552059208026742933e+09,'{"t":"move","seat":0,"action":4,"lag":0.0}','MNSpn4djA4eHVrDb c7-6839752795358');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',27,1.7955205920889787674e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','BGUWd3-xs4NqhOoP c9-6839761247471');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',28,1.79552059210504031186e+09,'{"t":"returned","seat":1}','BGUWd3-xs4NqhOoP c10-6839777361175');
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',29,1.79552059211914658539e+09,'{"t":"resigned","seat":0,"level":"","character":""}','MNSpn4djA4eHVrDb c8-6839791385575');
INSERT INTO "events" VALUES('VberaYgpFhPytr8C',1,1.79552059212728381152e+09,'{"t":"created","user":"MNSpn4djA4eHVrDb","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0a7eb3c87e4b4857b18bbd4badf4e92371801a3c2e9e0858a9044911f4916697","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('VberaYgpFhPytr8C',2,1.79552059212728381152e+09,'{"t":"seated","seat":1,"user":"MNSpn4djA4eHVrDb","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('VberaYgpFhPytr8C',3,1.79552059212728381152e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('VberaYgpFhPytr8C',4,1.79552059212728381152e+09,'{"t":"seated","seat":0,"user":"BGUWd3-xs4NqhOoP","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('2TTFyTaBaa11t7NU',30,1.79552059214648079875e+09,'{"t":"rematch","table":"VberaYgpFhPytr8C"}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',1,1.79552059215266656875e+09,'{"t":"created","user":"MNSpn4djA4eHVrDb","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"f84bf95438e38de0fc0b9e05fcc65d9303a75fbb934845957eebe27d98641bd5","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',2,1.79552059215266656875e+09,'{"t":"seated","seat":0,"user":"MNSpn4djA4eHVrDb","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',3,1.79552059215266656875e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',4,1.79552059219342684745e+09,'{"t":"seated","seat":1,"user":"BGUWd3-xs4NqhOoP","name":"Zoë the Bold"}','BGUWd3-xs4NqhOoP c12-6839865677483');
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',5,1.7955205922011954785e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','BGUWd3-xs4NqhOoP c13-6839873665820');
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',6,1.7955205922011954785e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',7,1.7955205922011954785e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',8,1.7955205922011954785e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',9,1.7955205922011954785e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',10,1.7955205922011954785e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',11,1.7955205922011954785e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',12,1.7955205922011954785e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',13,1.7955205922011954785e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',14,1.7955205922011954785e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',15,1.7955205922011954785e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',16,1.7955205922011954785e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',17,1.79552059223754572865e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','MNSpn4djA4eHVrDb c11-6839909997036');
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',18,1.79552059224784517289e+09,'{"t":"move","seat":1,"action":23,"lag":0.0}','BGUWd3-xs4NqhOoP c14-6839918317105');
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',19,1.79552059226067543028e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}','MNSpn4djA4eHVrDb c12-6839933104862');
INSERT INTO "events" VALUES('cUlP0618OiJDj6AD',20,1.79552059227417182924e+09,'{"t":"move","seat":1,"action":22,"lag":0.0}','BGUWd3-xs4NqhOoP c15-6839946654092');
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',1,1.79552059229281425474e+09,'{"t":"created","user":"MNSpn4djA4eHVrDb","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"1f29676f98511049f67704defbd86d0d0faeba6af5bc11e869dc22b82f1bc5cf","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',2,1.79552059229281425474e+09,'{"t":"seated","seat":0,"user":"MNSpn4djA4eHVrDb","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',3,1.79552059229281425474e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',4,1.7955205923131225109e+09,'{"t":"seated","seat":1,"user":"BGUWd3-xs4NqhOoP","name":"Zoë"}','BGUWd3-xs4NqhOoP c16-6839985688420');
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',5,1.79552059231512236596e+09,'{"t":"freed","seat":1}','BGUWd3-xs4NqhOoP c17-6839987637274');
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',6,1.79552059231886529918e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','MNSpn4djA4eHVrDb c14-6839991396244');
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',7,1.79552059232135605808e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','MNSpn4djA4eHVrDb c15-6839993797416');
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',8,1.79552059232563877106e+09,'{"t":"freed","seat":1}','MNSpn4djA4eHVrDb c16-6839998170848');
INSERT INTO "events" VALUES('7sTYDW0Ee3XO7XBC',9,1795520592.33199,'{"t":"removed","user":"BGUWd3-xs4NqhOoP","on":true}','MNSpn4djA4eHVrDb c17-6840004461692');
INSERT INTO "events" VALUES('5Vji9-OBieY0anXM',1,1.79552059233492970462e+09,'{"t":"created","user":"MNSpn4djA4eHVrDb","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e0e50e7909c95296800f72227ba1fdea8318b4e96413c42c853b2c0c0c8bd848","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('5Vji9-OBieY0anXM',2,1.79552059233492970462e+09,'{"t":"seated","seat":0,"user":"MNSpn4djA4eHVrDb","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('5Vji9-OBieY0anXM',3,1.79552059233492970462e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5Vji9-OBieY0anXM',4,1.79552059233614134782e+09,'{"t":"closed"}','MNSpn4djA4eHVrDb c18-6840008691186');
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',1,1.79552059250705122947e+09,'{"t":"created","user":"MNSpn4djA4eHVrDb","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d1c7b240cb8e75a2a3c25a27eecdbb6db1e252548891063c23c0d7440d871964","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',2,1.79552059250705122947e+09,'{"t":"deal","day":"2026-11-24"}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',3,1.79552059250705122947e+09,'{"t":"seated","seat":0,"user":"MNSpn4djA4eHVrDb","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',4,1.79552059250705122947e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',5,1.79552059250705122947e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',6,1.79552059250705122947e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',7,1.79552059250705122947e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',8,1.79552059250705122947e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',9,1.79552059250705122947e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',10,1.79552059250705122947e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',11,1.79552059250705122947e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',12,1.79552059250705122947e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',13,1.79552059250705122947e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',14,1.79552059250705122947e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',15,1.79552059250705122947e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('yv-gzNNI22cA-gk8',16,1.79552059250705122947e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',1,1.79552059251454615594e+09,'{"t":"created","user":"MNSpn4djA4eHVrDb","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1a926678fdaff7d793037187a23348f92e821c27c70c13639408511f59362639","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',2,1.79552059251454615594e+09,'{"t":"seated","seat":0,"user":"MNSpn4djA4eHVrDb","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',3,1.79552059251454615594e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',4,1.79552059251454615594e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',5,1.79552059251454615594e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',6,1.79552059251454615594e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',7,1.79552059251454615594e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',8,1.79552059251454615594e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',9,1.79552059251454615594e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',10,1.79552059251454615594e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',11,1.79552059251454615594e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',12,1.79552059251454615594e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',13,1.79552059251454615594e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',14,1.79552059251454615594e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',15,1.79552059251454615594e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('8CSpqNAC3VybbyXo',16,1.79552059253664779664e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','MNSpn4djA4eHVrDb c20-6840208855167');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('k6AejhJ_j9Ez5j6w','x-6n0yZRHzW7AvZH',1.7955205916724946499e+09);
CREATE TABLE found_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "found_tables" VALUES('2_qB1BUltQ6T9hyT','{"game":"rosenkoenig","players":2,"rated":false,"users":["mQReRaBkhCwScexT","8-edy4IJQzsz0anX"],"strength":25.0,"time":null}',1.79552059178464484216e+09,1.79552059181206417077e+09);
CREATE TABLE gaps (
    game TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (game, begin));
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','k6AejhJ_j9Ez5j6w',0.0);
INSERT INTO "handles" VALUES('katharlna','k6AejhJ_j9Ez5j6w',1.80329659062754535676e+09);
INSERT INTO "handles" VALUES('loulse','v1vjQWB8cOb7LnW8',1.80329659075232625001e+09);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('78241d3026b27239832057170b014c5767dcdf93b56a5eafaad93846e8b21002','keeper',1.79560698294356203084e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('cxX75dTyyyNy9OkO','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20484/account#confirm=P8ObKwhKlQWmxipCQa2Yt30fVECRMvYM

If it was not, there is nothing to do: nothing happens without the link.
',1.79552062006929492952e+09,1.79552419001565408702e+09,1,'634066ca99647710',0.0,'');
INSERT INTO "mails" VALUES('cb1daca5e4b603a127e70aff17ccb6bb94012ba6af3020e8db2960291a939eadk6AejhJ_j9Ez5j6w','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20484/account#recover=OrhXMOSaoM3pH1_izqnQCOJ2g5eor7DG

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79552062010488796238e+09,1.79552419009575343128e+09,1,'634066ca99647710',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','1kwZYpPwlLq5seQL',1.79552058472812247277e+09);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','1kwZYpPwlLq5seQL',1.79552058472812247277e+09);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','P6o_SAmfnEmGZvkl',1795520584.74433);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','P6o_SAmfnEmGZvkl',1795520584.74433);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','jMUPq9fI7r-Tlr9b',0.0);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','jMUPq9fI7r-Tlr9b',0.0);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','5oBFgDVgQIEiK642',0.0);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','5oBFgDVgQIEiK642',0.0);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','52cbFR7-9FaSS6LB',0.0);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','52cbFR7-9FaSS6LB',0.0);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','TFh29KXq3JXpMcwP',0.0);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','TFh29KXq3JXpMcwP',0.0);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','xApbalY6GUujl64k',0.0);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','xApbalY6GUujl64k',0.0);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','g0-8v4zTCsdhwBch',1.79552059033202385902e+09);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','g0-8v4zTCsdhwBch',1.79552059033202385902e+09);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','HRA4h1GLw3XXA8-2',1.79552059075971198083e+09);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','0-USb2yx6MkZN3c_',1.79552059033494734764e+09);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','ViazFeZA90cuX9kE',0.0);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','aNyYikso03a76hAg',0.0);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','dtcBpemRLvDc8Rbn',0.0);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','dtcBpemRLvDc8Rbn',0.0);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','tLb4kJT4wsd4YKTW',1.79552059118226337432e+09);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','rSoSRvSEPH40VfYY',1.79552059121952915189e+09);
INSERT INTO "members" VALUES('x-6n0yZRHzW7AvZH','rSoSRvSEPH40VfYY',1.79552059121952915189e+09);
INSERT INTO "members" VALUES('k6AejhJ_j9Ez5j6w','Pogx8gUTQb8CjnId',0.0);
INSERT INTO "members" VALUES('MlQoOSQCUTmyruXZ','z0SsPPxOXdRoUYzz',0.0);
INSERT INTO "members" VALUES('8-edy4IJQzsz0anX','2_qB1BUltQ6T9hyT',0.0);
INSERT INTO "members" VALUES('mQReRaBkhCwScexT','2_qB1BUltQ6T9hyT',0.0);
INSERT INTO "members" VALUES('MNSpn4djA4eHVrDb','2TTFyTaBaa11t7NU',1.79552059211914658539e+09);
INSERT INTO "members" VALUES('BGUWd3-xs4NqhOoP','2TTFyTaBaa11t7NU',1.79552059211914658539e+09);
INSERT INTO "members" VALUES('MNSpn4djA4eHVrDb','VberaYgpFhPytr8C',0.0);
INSERT INTO "members" VALUES('BGUWd3-xs4NqhOoP','VberaYgpFhPytr8C',0.0);
INSERT INTO "members" VALUES('MNSpn4djA4eHVrDb','cUlP0618OiJDj6AD',0.0);
INSERT INTO "members" VALUES('BGUWd3-xs4NqhOoP','cUlP0618OiJDj6AD',0.0);
INSERT INTO "members" VALUES('MNSpn4djA4eHVrDb','7sTYDW0Ee3XO7XBC',0.0);
INSERT INTO "members" VALUES('BGUWd3-xs4NqhOoP','7sTYDW0Ee3XO7XBC',0.0);
INSERT INTO "members" VALUES('MNSpn4djA4eHVrDb','5Vji9-OBieY0anXM',0.0);
INSERT INTO "members" VALUES('MNSpn4djA4eHVrDb','yv-gzNNI22cA-gk8',0.0);
INSERT INTO "members" VALUES('MNSpn4djA4eHVrDb','8CSpqNAC3VybbyXo',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','70f313f01a3b1ec5e57fddd3bc121726a135e58d58ad4bb7d0706ed609e45727');
INSERT INTO "meta" VALUES('invited','1795520582.9118402');
INSERT INTO "meta" VALUES('probe','eff73cbe2daf065a');
INSERT INTO "meta" VALUES('order','1e8e711543244449');
INSERT INTO "meta" VALUES('vapid','RAO5FxyqTmpIevjWP6QQwtFCiGmFf6ALoJnj6zntu44');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('x-6n0yZRHzW7AvZH','MlQoOSQCUTmyruXZ',1795520591.66036);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    turn TEXT NOT NULL, filled TEXT NOT NULL, short TEXT NOT NULL, over TEXT NOT NULL,
    mail_hours INTEGER NOT NULL, mailed REAL NOT NULL,
    round TEXT DEFAULT 'push' NOT NULL);
INSERT INTO "news_wishes" VALUES('mQReRaBkhCwScexT','0uJ11zxTqqHvGARlBmJPRAwa6nypQh7G','en','push','both','mail','none',6,0.0,'both');
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, version TEXT NOT NULL,
    started REAL NOT NULL, seen REAL NOT NULL, facts TEXT NOT NULL);
CREATE TABLE notices (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, kind TEXT NOT NULL, ply INTEGER NOT NULL,
    at REAL NOT NULL, push_due REAL, mail_due REAL,
    told TEXT NOT NULL, tries INTEGER NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL, PRIMARY KEY (table_id, user_id, kind));
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('03FG5ssOV6OI5DnY55e1cg','k6AejhJ_j9Ez5j6w',X'A5010203262001215820C94F0221434852CD91D1879B96B4F5E03403181460D6563459516EC21340553C22582003FF5E74CD608C145A73C9E95006902B5885753B9E0B1274BBCA2192F801B46F',1,'Laptop',1.79552058980390143389e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('MNSpn4djA4eHVrDb','lesson','rosenkoenig','first',1,1.79552059240171146391e+09,0.0,1.79552059240171146391e+09);
CREATE TABLE proofs (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, purpose TEXT NOT NULL,
    value TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "proofs" VALUES('80f348a8f4846681bab0f73a88ec4a49f852415f5f55f71ed10bcff15d5c38c0','k6AejhJ_j9Ez5j6w','passkey-add','127.0.0.1 ovHsgPPoreQB-YeHVxnQh8fH0-BTf371kUm83YKWtADews6ziRZVKL54qT6cioAeCAoSNre5FZkgvOjzNTTf1g',1.79552088981555819512e+09);
INSERT INTO "proofs" VALUES('4645954b8ae877a6026e9b43bb5f00f3ac3ec3fd3e24e30560cba7caa17ae705','k6AejhJ_j9Ez5j6w','recover','bea@example.org',1.79552419008826923368e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','mQReRaBkhCwScexT','4mSePDSmzx3b','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79552059187099504475e+09,0);
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('1kwZYpPwlLq5seQL',1.79552058472812247277e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["k6AejhJ_j9Ez5j6w","x-6n0yZRHzW7AvZH"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('P6o_SAmfnEmGZvkl',1795520584.74433,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["k6AejhJ_j9Ez5j6w","x-6n0yZRHzW7AvZH"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('jMUPq9fI7r-Tlr9b',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('1kwZYpPwlLq5seQL','k6AejhJ_j9Ez5j6w',1,1.79552058472812247277e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('1kwZYpPwlLq5seQL','x-6n0yZRHzW7AvZH',1,1.79552058472812247277e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('k6AejhJ_j9Ez5j6w','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79552058472812247277e+09,3.5311709213182984968e+02,1.76329182906895136828e+09);
INSERT INTO "ratings" VALUES('x-6n0yZRHzW7AvZH','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79552058472812247277e+09,3.47846313145548833743e+02,1.76329182906895136828e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('4256113a921f4814b4bd1aa8ec209112866707d250b2ab8eff7c039d10f0cb5e','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('2c5cf2469669f9cfb5feed3ef669e28a427b7edf708ef4ff82a2a4a414946aa0','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('191cd7a52e604f4e6a491ea3f48a7d87d4d4a35051578c4fd7b46e96bcf25758','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('1537722bc73509e4e84e9cdd3273180634ca7380563c1630a3f12f48fc6d1481','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('b237cbd2646044481f8b979556e49a29f1fa88839e662178c385d3e190e8a153','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('5c97f08ce83c36edb5f6e31729a82043081f29340b8777b4e05169028ba1cc8e','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('3685cd6e6c94708ab092035c83d7162da0af82c85e4cacbacdfdbeee1a3618f5','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('5a09fccf1c13a411972e60aeeaa418ffc83a5ecc98993ef08416db10836cc164','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('2402021671376686db50494a786dc5b6b91e19d79b3d8832d75209f00c9239c2','k6AejhJ_j9Ez5j6w');
INSERT INTO "recovery_codes" VALUES('02129cd01e1c414baa4e9fca0ebae91ff179c3f4d26a42a78722c73e8bdb507f','k6AejhJ_j9Ez5j6w');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('957adc543e5a3c53',1.79552059151704311371e+09,'k6AejhJ_j9Ez5j6w','MlQoOSQCUTmyruXZ','chat','insult','','Pogx8gUTQb8CjnId',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"MlQoOSQCUTmyruXZ","name":"Max","text":"you clown","time":1795520591.4856787,"phrase":"","hidden":false},{"number":2,"user":"k6AejhJ_j9Ez5j6w","name":"Bea","text":"","time":1795520591.4976008,"phrase":"good-luck","hidden":false}]}','acted',1.79552059154952931407e+09,'3zZSVJHiXPC18Jgf','Thank you.',0);
INSERT INTO "reports" VALUES('1f5b24fe53f8d08f',1.79552059152370810509e+09,'k6AejhJ_j9Ez5j6w','MlQoOSQCUTmyruXZ','name','insult','','Pogx8gUTQb8CjnId',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"MlQoOSQCUTmyruXZ","name":"Max","text":"you clown","time":1795520591.4856787,"phrase":"","hidden":false},{"number":2,"user":"k6AejhJ_j9Ez5j6w","name":"Bea","text":"","time":1795520591.4976008,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE rests (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "rests" VALUES('k6AejhJ_j9Ez5j6w',0,480,'UTC');
INSERT INTO "rests" VALUES('mQReRaBkhCwScexT',1320,540,'Europe/Amsterdam');
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('1kwZYpPwlLq5seQL',0,'k6AejhJ_j9Ez5j6w','','',0,'rosenkoenig',2,1.79552058472812247277e+09,1.79552058472812247277e+09,1,1.0,6.0,'won',0);
INSERT INTO "results" VALUES('1kwZYpPwlLq5seQL',1,'x-6n0yZRHzW7AvZH','','',0,'rosenkoenig',2,1.79552058472812247277e+09,1.79552058472812247277e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('P6o_SAmfnEmGZvkl',0,'k6AejhJ_j9Ez5j6w','','',0,'rosenkoenig',2,1795520584.74433,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('P6o_SAmfnEmGZvkl',1,'x-6n0yZRHzW7AvZH','','',0,'rosenkoenig',2,1795520584.74433,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('g0-8v4zTCsdhwBch',0,'k6AejhJ_j9Ez5j6w','','',0,'rosenkoenig',2,1.79552059033202385902e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('g0-8v4zTCsdhwBch',1,'x-6n0yZRHzW7AvZH','','',0,'rosenkoenig',2,1.79552059033202385902e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('0-USb2yx6MkZN3c_',0,'x-6n0yZRHzW7AvZH','','',0,'rosenkoenig',2,1.79552059033494734764e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('0-USb2yx6MkZN3c_',1,'v1vjQWB8cOb7LnW8','','',0,'rosenkoenig',2,1.79552059033494734764e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('HRA4h1GLw3XXA8-2',0,'x-6n0yZRHzW7AvZH','','',0,'rosenkoenig',2,1.79552059075971198083e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('HRA4h1GLw3XXA8-2',1,'','','',0,'rosenkoenig',2,1.79552059075971198083e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('tLb4kJT4wsd4YKTW',0,'','random','',0,'rosenkoenig',2,1.79552059118226337432e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('tLb4kJT4wsd4YKTW',1,'k6AejhJ_j9Ez5j6w','','',0,'rosenkoenig',2,1.79552059118226337432e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('rSoSRvSEPH40VfYY',0,'k6AejhJ_j9Ez5j6w','','',0,'rosenkoenig',2,1.79552059121952915189e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('rSoSRvSEPH40VfYY',1,'x-6n0yZRHzW7AvZH','','',0,'rosenkoenig',2,1.79552059121952915189e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('2TTFyTaBaa11t7NU',0,'MNSpn4djA4eHVrDb','','',0,'rosenkoenig',2,1.79552059211914658539e+09,1.79552059211914658539e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('2TTFyTaBaa11t7NU',1,'BGUWd3-xs4NqhOoP','','',0,'rosenkoenig',2,1.79552059211914658539e+09,1.79552059211914658539e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('2TTFyTaBaa11t7NU','MNSpn4djA4eHVrDb',1.79552059246814703936e+09,2,1,0,0,0,'','',1.79552060746814775467e+09,'c4023bab404726f1',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('3zZSVJHiXPC18Jgf','keeper',1.79552059144968795779e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','737fdc00b7acf3e8',1795520601.8205,2);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('sCjX1o32_pDF','mQReRaBkhCwScexT','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79552059176249790197e+09,1.79552059178464484216e+09,'2_qB1BUltQ6T9hyT');
INSERT INTO "seeks" VALUES('ZU3mslk55-jP','8-edy4IJQzsz0anX','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79552059177690339093e+09,1.79552059178464484216e+09,'2_qB1BUltQ6T9hyT');
INSERT INTO "seeks" VALUES('0-Kc8QEuNpvS','mQReRaBkhCwScexT','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79552059181222391131e+09,1.79552059181222391131e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79552059223848557473e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('1kwZYpPwlLq5seQL',X'0923A0C7D72E030F376C1ACD7D8924ECA0064A1E01EA4052759F28C462A9931E',27,'over',1,1.79552058472812247277e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":20,"player":-4,"shown":20,"outcome":{"scores":[6.0,2.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('P6o_SAmfnEmGZvkl',X'C883956A1AE5DB65177F67AE4F60400513F6E39469F40D5E0571F57CF0F7AD57',17,'over',0,1795520584.74433,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('jMUPq9fI7r-Tlr9b',X'6DBE27912BE3E822269C444EDBB6B067B4AE59CE0050F69082073200E267A621',18,'playing',0,1.79552058481554579734e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5oBFgDVgQIEiK642',X'AD53276C2957DC36C2E793F9A9ABF52AC8B0CBD5FB514260F7E017DC7F795915',17,'playing',0,1.79552058706753683088e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79621178751304364203e+09,0,0);
INSERT INTO "tables" VALUES('52cbFR7-9FaSS6LB',X'23E987B51410BEC312A44F23777CEA2C5763A1EB785164733C12DC6EADB17B17',28,'playing',0,1.79552058730539917941e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79552089772922539713e+09,0,0);
INSERT INTO "tables" VALUES('TFh29KXq3JXpMcwP',X'EC06FF233D0B5C1045A5229B208738221A6CAFB5D35834390F191DDA2AFB4091',17,'playing',0,1.79552058919567894936e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Edmund Crowe","user":"k6AejhJ_j9Ez5j6w","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null}',1,'a114282951ef6db2',1.79552059723412346841e+09,NULL,0,0);
INSERT INTO "tables" VALUES('xApbalY6GUujl64k',X'98D18F873B94FEF51C5572A770DF6EECB7C017D995402984BF9B4FAA956FDD5B',17,'playing',0,1.79552059066654133793e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('g0-8v4zTCsdhwBch',X'7333C7508B3BAA7ADCE3F566CA2984EE30D52F256DE12B8FBD8803C95899D27D',18,'over',0,1.79552059069156622886e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('HRA4h1GLw3XXA8-2',X'74D6449FF1214A283EDE568F7BF046C54E95445F580AB5F684E543CB6CC010DF',18,'over',0,1.79552059075971198083e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('0-USb2yx6MkZN3c_',X'BBB00E0C905C1536706043ED7E9B359B2AACFBDC408863EA0740B10A45A71817',18,'over',0,1.79552059084887504578e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('ViazFeZA90cuX9kE',X'2ECA1569C6A53C0EFF70248E6A13772B20FBC27D8FEF17A3C7F48D015347E726',4,'open',0,1.79552059064640283586e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('aNyYikso03a76hAg',X'608B363BEC8EAEA75F5290E9F9C80EBCE46E43B8758B4472F51F1F24D715AC86',6,'open',0,1.79552059081955194472e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('dtcBpemRLvDc8Rbn',X'BE5370CD557EB7CFA3A4CA23910FAEB9A185C2F41F9E7E71A5A24F8EAB6533DD',17,'playing',0,1.79552059105256438253e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"A7OmjaqcrJ7s","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('tLb4kJT4wsd4YKTW',X'C0B30ECEB983A601892EA3E0EB59F5D1CEDFCC3A1D10B2C6872481166FA28118',17,'over',0,1.79552059118226337432e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"bot","colour":"red","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"x9gbAthxDGbk","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('rSoSRvSEPH40VfYY',X'ADCF0BCD5151D37A587CB864993CE4507A90725C5C2469DBEAFA7846FBA3A099',18,'over',0,1.79552059121952915189e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"x-6n0yZRHzW7AvZH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"1Kr6334uLlWF","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Pogx8gUTQb8CjnId',X'EA423BB76E17C8098DD1E182B3982E00C7A5BDEC8CEF03B39A52CF6D76282C03',3,'open',1,1.79552059147147035603e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k6AejhJ_j9Ez5j6w","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('z0SsPPxOXdRoUYzz',X'58CC71905BC6795236127A81207E96F64E70ED1BFFC8307F4D96F0966D14FAE6',3,'open',1,1.79552059154405879975e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"MlQoOSQCUTmyruXZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('2_qB1BUltQ6T9hyT',X'1A0DCAE0E0D0BD1B4B8B2D818829BB6006A60302E4DDBB1D463F9CB0F5AE3D9C',16,'playing',1,1.79552059180507135385e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Oda","user":"8-edy4IJQzsz0anX","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Nia","user":"mQReRaBkhCwScexT","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('2TTFyTaBaa11t7NU',X'5E3558D78188ED2C4DFF320899460CE32769768D741F6844781D5045CC2C1CDC',30,'over',1,1.79552059214648079875e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"BGUWd3-xs4NqhOoP","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"scores":[2.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('VberaYgpFhPytr8C',X'EC460699FE47999C592292D3D102686344AC0E9D6154FAE870C40B87D64E293F',4,'open',1,1.79552059212728381152e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"BGUWd3-xs4NqhOoP","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('cUlP0618OiJDj6AD',X'73BEE7AF7FA99543AD63783AA21FF8F1B91DE6D386C0D30FD7637EFA2E8D3011',20,'playing',1,1.7955205922011954785e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"BGUWd3-xs4NqhOoP","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"BGUWd3-xs4NqhOoP","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795520592.2011955,"until":null}}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('7sTYDW0Ee3XO7XBC',X'42E7F94CD74A31F6F464D000B0C504C7F31D65D0F36B056200777D52572256BB',9,'open',1,1795520592.33199,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5Vji9-OBieY0anXM',X'C260681026B708444B13098B988B96038EA3E3FEA6056AE71F140C76E02A1423',4,'closed',0,1.79552059233614134782e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('yv-gzNNI22cA-gk8',X'BC92651F9B21F85BFF90A3B01DD10152CAA8333692D71BF7B052049270B22BD8',16,'playing',0,1.79552059250705122947e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('8CSpqNAC3VybbyXo',X'EEF0146DBD5F079DD561EFFACBEDDBEDAD382109E0769A4D48197AEEB57E9B69',16,'playing',0,1.79552059253664779664e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"MNSpn4djA4eHVrDb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',1,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('6e17fae533ce2c4cce9f49db18dab7d339cbc58f6be34312a87e1f200552e2f0','ZLNJZOw_r1YDG8u_','MNSpn4djA4eHVrDb','all',1.79552059233852982517e+09);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('W_8hsPZfL16_',1,'x-6n0yZRHzW7AvZH','Cid','','',1.79552059091095137597e+09,0.0);
INSERT INTO "tournament_players" VALUES('A7OmjaqcrJ7s',1,'k6AejhJ_j9Ez5j6w','Bea','','',1.79552059092468237872e+09,0.0);
INSERT INTO "tournament_players" VALUES('A7OmjaqcrJ7s',2,'x-6n0yZRHzW7AvZH','Cid','','',1.79552059092829918857e+09,0.0);
INSERT INTO "tournament_players" VALUES('x9gbAthxDGbk',1,'k6AejhJ_j9Ez5j6w','Bea','','',1.79552059093862032891e+09,0.0);
INSERT INTO "tournament_players" VALUES('1Kr6334uLlWF',1,'k6AejhJ_j9Ez5j6w','Bea','','',1.79552059095737504956e+09,0.0);
INSERT INTO "tournament_players" VALUES('1Kr6334uLlWF',2,'x-6n0yZRHzW7AvZH','Cid','','',1.79552059096193027502e+09,0.0);
INSERT INTO "tournament_players" VALUES('x9gbAthxDGbk',2,'','Bot 1','random','bot-1',1.79552059098816609384e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('A7OmjaqcrJ7s',1,1.79552059098842716217e+09,0.0,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('x9gbAthxDGbk',1,1.79552059099290013308e+09,1.79552059122152137754e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('1Kr6334uLlWF',1,1.7955205910516145229e+09,1.79552059130074906346e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"46c0f330ccad6a6896f4285effd8a2ac154bb5817b90e706ee80c132474f841d","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('A7OmjaqcrJ7s',1,0,'dtcBpemRLvDc8Rbn',1.79811259098842716216e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('x9gbAthxDGbk',1,0,'tLb4kJT4wsd4YKTW',1.79552419099290013317e+09,1.79552059119628858565e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
INSERT INTO "tournament_tables" VALUES('1Kr6334uLlWF',1,0,'rSoSRvSEPH40VfYY',1.79552419105161452294e+09,1795520591.25474,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0]}');
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('W_8hsPZfL16_','open','k6AejhJ_j9Ez5j6w',1,'open',1.79552059090065336231e+09,0.0,0.0,0.0,1.79552059090065336231e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'B0BE88B014B2FD7205446ED00BB372BA9CA3A20EE3BC93EC768AA1B35C2EBA4A',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('A7OmjaqcrJ7s','running','k6AejhJ_j9Ez5j6w',1,'running',1.7955205909145944118e+09,1.79552059097554469113e+09,1.79552059097894144059e+09,0.0,1.79552059097894144059e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'46EC1561D508B7F951492FBD7A7177D5322CFCF581522EC2B74DE4B8610EE047',9,1.7955206210547273159e+09,'539c8686c6ce30b8',0.0);
INSERT INTO "tournaments" VALUES('x9gbAthxDGbk','over','k6AejhJ_j9Ez5j6w',1,'over',1.79552059093456482883e+09,1.79552059097938680647e+09,1.79552059098811697961e+09,1.79552059126223015781e+09,1.79552059126223015781e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'FBBE611DDB64099A161612413B6C87FD6DBFEE78691460CBDBCF3F4FF44696AE',12,0.0,'539c8686c6ce30b8',0.0);
INSERT INTO "tournaments" VALUES('1Kr6334uLlWF','shared','k6AejhJ_j9Ez5j6w',1,'over',1.79552059094245100023e+09,1.79552059099091649053e+09,1.79552059101855683324e+09,1.79552059134902215007e+09,1.79552059134902215007e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'16F5A12468807479DC46BE8B20719315EDAC2429F849151253641595D80824C2',13,0.0,'539c8686c6ce30b8',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79552059163948965069e+09,'3zZSVJHiXPC18Jgf');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL);
INSERT INTO "users" VALUES('k6AejhJ_j9Ez5j6w','Bea',1.79552058317220830912e+09,'bea','nobody');
INSERT INTO "users" VALUES('x-6n0yZRHzW7AvZH','Cid',1.7955205833121185302e+09,'cid','everybody');
INSERT INTO "users" VALUES('MlQoOSQCUTmyruXZ','Max',1.79552058335194325445e+09,'max','everybody');
INSERT INTO "users" VALUES('3zZSVJHiXPC18Jgf','Host',1.79552058337257456777e+09,'host','everybody');
INSERT INTO "users" VALUES('MNSpn4djA4eHVrDb','Ada',1.79552058338004326821e+09,'ada','everybody');
INSERT INTO "users" VALUES('BGUWd3-xs4NqhOoP','Zoë',1.79552058339438223833e+09,'zoe','everybody');
INSERT INTO "users" VALUES('mQReRaBkhCwScexT','Nia',1.79552059171595549584e+09,'nia','everybody');
INSERT INTO "users" VALUES('8-edy4IJQzsz0anX','Oda',1.79552059173311114306e+09,'oda','everybody');
INSERT INTO "users" VALUES('ZLNJZOw_r1YDG8u_','Ada''s program',1.79552059233818173404e+09,'ada''s program','everybody');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('k6AejhJ_j9Ez5j6w',1.79552058705929303171e+09,1.79595258705929303167e+09);
CREATE INDEX gaps_until ON gaps (until);
CREATE INDEX follows_other ON follows (other);
CREATE INDEX blocks_other ON blocks (other, user_id);
CREATE INDEX mutes_other ON mutes (other);
CREATE INDEX nodes_seen ON nodes (seen);
CREATE INDEX backups_at ON backups (at);
CREATE INDEX users_folded ON users (folded, id);
CREATE INDEX devices_gone ON devices (gone);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE INDEX tokens_owner ON tokens (owner);
CREATE INDEX tokens_user ON tokens (user_id);
CREATE INDEX codes_until ON codes (until);
CREATE INDEX codes_user ON codes (user_id);
CREATE INDEX accounts_email ON accounts (email);
CREATE INDEX accounts_skeleton ON accounts (skeleton);
CREATE INDEX handles_user ON handles (user_id);
CREATE INDEX passkeys_user ON passkeys (user_id, created);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
CREATE INDEX proofs_until ON proofs (until);
CREATE INDEX proofs_user ON proofs (user_id);
CREATE INDEX departed_due ON departed (done, lease_until);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE INDEX tables_clocks ON tables (clock_due);
CREATE INDEX tables_hidden ON tables (id) WHERE hidden;
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_status ON tables (status, changed, id);
CREATE INDEX tables_unnoted ON tables (changed, id) WHERE noted < seq;
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE INDEX members_ended ON members (user_id, ended, table_id);
CREATE INDEX members_table ON members (table_id);
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX chats_user ON chats (user_id);
CREATE INDEX answers_user ON answers (user_id);
CREATE INDEX deal_tries_list ON deal_tries (day, result, lead, table_id);
CREATE INDEX deal_tries_user ON deal_tries (user_id, day);
CREATE INDEX seeks_user ON seeks (user_id, since);
CREATE INDEX seeks_waiting ON seeks (table_id, live, since, id);
CREATE INDEX found_tables_due ON found_tables (made, at, table_id);
CREATE INDEX reports_about ON reports (about, at, id);
CREATE INDEX reports_state ON reports (state, at, id);
CREATE INDEX reports_user ON reports (user_id, at);
CREATE INDEX bans_until ON bans (until);
CREATE INDEX bans_user ON bans (user_id, begun);
CREATE INDEX audit_about ON audit (about, at, id);
CREATE INDEX audit_at ON audit (at, id);
CREATE INDEX audit_user ON audit (user_id, id);
CREATE UNIQUE INDEX news_wishes_word ON news_wishes (word);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE INDEX notices_at ON notices (at);
CREATE INDEX notices_mail ON notices (mail_due);
CREATE INDEX notices_push ON notices (push_due);
CREATE INDEX notices_user ON notices (user_id, mail_due);
CREATE INDEX mails_due ON mails (due);
CREATE INDEX results_ended ON results (ended, table_id);
CREATE INDEX results_user
    ON results (user_id, ended, table_id, game, outcome, seat, players, shown);
CREATE INDEX rated_games_due ON rated_games (number, ended, table_id);
CREATE UNIQUE INDEX rated_games_number ON rated_games (number);
CREATE INDEX ratings_list ON ratings (game, players, pace, standing, user_id, settled_until);
CREATE INDEX rating_changes_at ON rating_changes (user_id, game, players, pace, at);
CREATE INDEX rating_changes_curve ON rating_changes (user_id, game, players, pace, number);
CREATE INDEX reviews_due ON reviews (ready, wanted_until);
CREATE INDEX reviews_user ON reviews (user_id, ready);
CREATE INDEX tournaments_due ON tournaments (due);
CREATE INDEX tournaments_list ON tournaments (public, status, changed, id);
CREATE INDEX tournaments_user ON tournaments (user_id, status);
CREATE INDEX tournament_players_of ON tournament_players (user_id, tournament_id);
CREATE UNIQUE INDEX tournament_players_user
    ON tournament_players (user_id, tournament_id) WHERE user_id != '';
COMMIT;
