-- {"company": {"tables": {"counted": "8iG1ysIkjM4DBmm_", "short": "FTEAfyoW_T3RobKk", "rated": "CrI1SECNgz5HOFb8", "days": "pntt38AXMdpcuvCl", "live": "Cczsyy-ETIu0Xc4a", "slow": "999yCJNzVjsnN15X", "merged running": "OokAtQBZVeC5HukY", "merged over": "8FazPv3sUJ1sG-Yf", "left running": "QRdeC59yBov2jF_W", "left over": "X_ZaBf5LjuLabL0G", "merged open": "f9K1KE_2yNfZ17wp", "left open": "5DGRvLZLkCmDptVg", "cup over": "EWR2tDN6PrAjfYIT", "cup shared": "dfbcv8YFiadzk4iG", "insult": "CEp3VPWHRhPW0bNz", "hidden": "Lvouxz5uQVCQjZhh", "found": "qsNWJe67vV8MFLOB"}, "cups": {"open": "oQOBb3ok4HmM", "running": "i5VPfgkNaue9", "over": "B0OiRciW5RIR", "shared": "tbU-GK1YNYEV"}, "cookies": {"Bea": "tafelronde=1.nIM8v-7qnpbh9zdc.ryWNxybxbdeR.3eae1784bee82bace13945714367eea30bb85db8459dbba8106a939951fcae28", "Cid": "tafelronde=1.s1vYT7vMxO_QnqX4.UegSCe-sDUZS.fa3fa9d03046484c63e9270e049bbacfcff4af4071a8bbf9c86de7cd9486507b", "Kay": "tafelronde=1.uZrNuZS_LXvFPe5w.s4Mjd_e6UZaU.6d754142fbd6895070a48643bc0c7f032eca72bd6378d27ff1173745c1240cd4", "Lou": "", "Max": "tafelronde=1.Z6fbjZRNGE-aqFuu.njba2ACiNrjO.861a77a2103710637bc053c489200a5bc4ee5672dfacb83e8fae63e6c2f66225", "Host": "tafelronde=1.gk5vQ1e9IeHJUKFC.ikxLvD49tG5j.393df58504f449734597f7832b068361c7434c61db5f74553d8a76080d231f1d"}}, "tables": {"over": "gCdHAJFW6E2sHKuk", "rematch": "rBRZ42GdDvv899Dz", "playing": "5VCEvm-pm4OOchx1", "open": "9GNyOKLYVR5D1nlf", "closed": "r_6-SgHvh46nhTg8", "bot": "Siy81psO3QRVSGkN"}, "cookies": {"Ada": "tafelronde=1.Yp6SUNZhY1V2zLuk.zkspw3wWdrwU.3c487fd4b99db9f50b5bb2fea11ab42bb00d706fc683f6303470bc31a97c5e3f", "Zoë": "tafelronde=1.iBLoePr9582LLuzi.9cUvcdSnInUd.a3729b2f4b25e16478e32bd47431fbc185e62fb29846332ce17f75310e31346f"}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('nIM8v-7qnpbh9zdc','Beatrix','beatrlx',1.79552012717026829714e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0018');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('pntt38AXMdpcuvCl',1,'s1vYT7vMxO_QnqX4',17,10,'[[3,2]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('h1fwHXNmQ-Ea',1.795520128899518013e+09,'gk5vQ1e9IeHJUKFC','role-keeper','gk5vQ1e9IeHJUKFC','','','');
INSERT INTO "audit" VALUES('SAG3DoCCD7X_',1.79552012901666355128e+09,'gk5vQ1e9IeHJUKFC','report-acted','Z6fbjZRNGE-aqFuu','','Thank you.','');
INSERT INTO "audit" VALUES('v0g7_5N3uS4X',1.79552012903174424167e+09,'gk5vQ1e9IeHJUKFC','hide-line','Z6fbjZRNGE-aqFuu','CEp3VPWHRhPW0bNz','rude','1');
INSERT INTO "audit" VALUES('0gSqMelcVh62',1.79552012904516959191e+09,'gk5vQ1e9IeHJUKFC','hide-table','','Lvouxz5uQVCQjZhh','rude','');
INSERT INTO "audit" VALUES('UDY-XpKKic9r',1.79552012905282545093e+09,'gk5vQ1e9IeHJUKFC','ban','Z6fbjZRNGE-aqFuu','','','chat insult 3000');
INSERT INTO "audit" VALUES('tgNP4Ez8LKv-',1.79552012906252074237e+09,'gk5vQ1e9IeHJUKFC','words','','','','+Blötkopf');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('HvD3PI6H81EX',1.79552011903684234617e+09,'/tmp/tmp3tcwrm70/cache/backups/tafelronde-20261124T113519Z.db',720896.0,0.312,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('5dd96060aa70642b','Z6fbjZRNGE-aqFuu','chat','insult','',1.79552012905317711832e+09,2.05472012905317711825e+09,'gk5vQ1e9IeHJUKFC',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('s1vYT7vMxO_QnqX4','Z6fbjZRNGE-aqFuu',1.795520129090051651e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('X_ZaBf5LjuLabL0G',1,1795520128.30192,'9tnU0hzowb2Yy2T_','',1,'Well played','9tnU0hzowb2Yy2T_ d26','',0.0);
INSERT INTO "chats" VALUES('CEp3VPWHRhPW0bNz',1,1.79552012892964839938e+09,'Z6fbjZRNGE-aqFuu','Max',-1,'you clown','Z6fbjZRNGE-aqFuu d29','',1.79552012903258919719e+09);
INSERT INTO "chats" VALUES('CEp3VPWHRhPW0bNz',2,1.79552012894394779208e+09,'nIM8v-7qnpbh9zdc','Bea',0,'','nIM8v-7qnpbh9zdc d30','good-luck',0.0);
INSERT INTO "chats" VALUES('gCdHAJFW6E2sHKuk',1,1.7955201293681173325e+09,'Yp6SUNZhY1V2zLuk','Ada',0,'good luck','Yp6SUNZhY1V2zLuk c2-6377040451566','',0.0);
INSERT INTO "chats" VALUES('gCdHAJFW6E2sHKuk',2,1.79552012936914420129e+09,'iBLoePr9582LLuzi','Zoë the Bold',1,'you will need it
♥','iBLoePr9582LLuzi c4-6377041225607','',0.0);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('240895096f4a5c2153114532469c87ca8038db8b18eb377e8e6c1b1c10c63324','Yp6SUNZhY1V2zLuk',1.79552072961788797373e+09);
CREATE TABLE deal_tries (
    day TEXT NOT NULL, user_id TEXT NOT NULL, table_id TEXT NOT NULL,
    begun REAL NOT NULL, result REAL, lead REAL,
    points REAL, PRIMARY KEY (day, user_id));
INSERT INTO "deal_tries" VALUES('2026-11-24','Yp6SUNZhY1V2zLuk','eQUYDcyOr1tg4DPl',1.79552012972631430624e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-25',X'F610813C0DA6BF7D5655619EDA592586E98BA2FEF5C80FC6EE753A0F3F02ABAE','{"game":"rosenkoenig","players":2,"options":{},"seat":1,"level":"hard","characters":["elinor",""]}',1.79552011928098344804e+09);
INSERT INTO "deals" VALUES('2026-11-24',X'0E8C160DD76082A02248259D14DB8AC0F9EEAFB10B0FDA12BD9290F26E8F7423','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79552011934958529468e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('uZrNuZS_LXvFPe5w','nIM8v-7qnpbh9zdc',1.79552012833848905568e+09,0,'',1.79552018843647837641e+09);
INSERT INTO "departed" VALUES('9tnU0hzowb2Yy2T_','',1.79552012835043311124e+09,0,'',1.79552018848765587806e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('f5Q_2sLjKK_g','THHaVxJOLMMJLNRb','Python-urllib/3.11',1.79552011929605126383e+09,1.79552011929605126383e+09,0.0);
INSERT INTO "devices" VALUES('ryWNxybxbdeR','nIM8v-7qnpbh9zdc','Python-urllib/3.11',1.79552011939360976226e+09,1.79552011939360976226e+09,0.0);
INSERT INTO "devices" VALUES('UegSCe-sDUZS','s1vYT7vMxO_QnqX4','Python-urllib/3.11',1.79552011942058634759e+09,1.79552011942058634759e+09,0.0);
INSERT INTO "devices" VALUES('s4Mjd_e6UZaU','nIM8v-7qnpbh9zdc','Python-urllib/3.11',1.79552011943542981151e+09,1.79552011943542981151e+09,0.0);
INSERT INTO "devices" VALUES('njba2ACiNrjO','Z6fbjZRNGE-aqFuu','Python-urllib/3.11',1.79552011944919681554e+09,1.79552011944919681554e+09,0.0);
INSERT INTO "devices" VALUES('ikxLvD49tG5j','gk5vQ1e9IeHJUKFC','Python-urllib/3.11',1.79552011946195912359e+09,1.79552011946195912359e+09,0.0);
INSERT INTO "devices" VALUES('uZrNuZS_LXvFPe5w','','',1.79552012834131956104e+09,1.79552012834131956104e+09,1.79552012834131956104e+09);
INSERT INTO "devices" VALUES('9tnU0hzowb2Yy2T_','','',1.79552012835229420659e+09,1.79552012835229420659e+09,1.79552012835229420659e+09);
INSERT INTO "devices" VALUES('hr2C0Rd_tNUx','NTVlsHo7QuW-6Cpj','Python-urllib/3.11',1.79552012910773539549e+09,1.79552012910773539549e+09,0.0);
INSERT INTO "devices" VALUES('t7Q0vviRv3z_','1UfJ1z-3n5x9kClW','Python-urllib/3.11',1.7955201291121687889e+09,1.7955201291121687889e+09,0.0);
INSERT INTO "devices" VALUES('zkspw3wWdrwU','Yp6SUNZhY1V2zLuk','Python-urllib/3.11',1.79552012930777883529e+09,1.79552012930777883529e+09,0.0);
INSERT INTO "devices" VALUES('9cUvcdSnInUd','iBLoePr9582LLuzi','Python-urllib/3.11',1.79552012930982732774e+09,1.79552012930982732774e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',1,1.79552011946505808833e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"4cbee4ed5f335b7a5ec814d2280890805d8b90236c7ae9f54719036f7e4199b8","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',2,1.79552011946505808833e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',3,1.79552011946505808833e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',4,1.79552011946987104414e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d1');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',5,1.79552011948161458973e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d2');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',6,1.79552012153198456761e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',7,1.79552012153198456761e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',8,1.79552012153198456761e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',9,1.79552012153198456761e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',10,1.79552012153198456761e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',11,1.79552012153198456761e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',12,1.79552012153198456761e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',13,1.79552012153198456761e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',14,1.79552012153198456761e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',15,1.79552012153198456761e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',16,1.79552012153198456761e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',17,1.79552012165409064295e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','nIM8v-7qnpbh9zdc m16');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',18,1.79552012177040648454e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','s1vYT7vMxO_QnqX4 m17');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',19,1.79552012182048940655e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','nIM8v-7qnpbh9zdc m18');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',20,1.79552012183397364619e+09,'{"t":"move","seat":1,"action":9,"lag":0.0}','s1vYT7vMxO_QnqX4 m19');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',21,1795520121.85299,'{"t":"move","seat":0,"action":17,"lag":0.0}','nIM8v-7qnpbh9zdc m20');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',22,1.79552012191519761081e+09,'{"t":"move","seat":1,"action":18,"lag":0.0}','s1vYT7vMxO_QnqX4 m21');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',23,1.79552012195236754417e+09,'{"t":"move","seat":0,"action":5,"lag":0.0}','nIM8v-7qnpbh9zdc m22');
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',24,1.79552012199430394167e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}','s1vYT7vMxO_QnqX4 m23');
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',1,1.79552012200589489934e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a45837c098db0b4ae6562dfd08e62ee87b7d0ee8f39db828e5058540b8d2a444","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',2,1.79552012200589489934e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',3,1.79552012200589489934e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',4,1.79552012203277921672e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d3');
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',5,1.79552012204894566533e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d4');
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',6,1.79552012204894566533e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',7,1.79552012204894566533e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',8,1.79552012204894566533e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',9,1.79552012204894566533e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',10,1.79552012204894566533e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',11,1.79552012204894566533e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',12,1.79552012204894566533e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',13,1.79552012204894566533e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',14,1.79552012204894566533e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',15,1.79552012204894566533e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',16,1.79552012204894566533e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('8iG1ysIkjM4DBmm_',25,1.79552012208042168612e+09,'{"t":"resigned","seat":1,"level":"","character":""}','s1vYT7vMxO_QnqX4 d5');
INSERT INTO "events" VALUES('FTEAfyoW_T3RobKk',17,1.795520122093477726e+09,'{"t":"resigned","seat":1,"level":"","character":""}','s1vYT7vMxO_QnqX4 d6');
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',1,1.79552012211660552026e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b218446889617458c4896d6e711f571c216c289dce6f30a8fdb8693c6d050113","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',2,1.79552012211660552026e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',3,1.79552012211660552026e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',4,1.79552012213358688349e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d7');
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',5,1.79552012215663433069e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d8');
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',6,1.79552012215663433069e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',7,1.79552012215663433069e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',8,1.79552012215663433069e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',9,1.79552012215663433069e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',10,1.79552012215663433069e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',11,1.79552012215663433069e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',12,1.79552012215663433069e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',13,1.79552012215663433069e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',14,1.79552012215663433069e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',15,1.79552012215663433069e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',16,1.79552012215663433069e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',17,1.7955201222090568543e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','nIM8v-7qnpbh9zdc m16');
INSERT INTO "events" VALUES('CrI1SECNgz5HOFb8',18,1.79552012223752593999e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}','s1vYT7vMxO_QnqX4 m17');
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',1,1.79552012437478947636e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fc9a9e8a951ea60c0aaea41380358bcd92af0c581a6252a8587b1f8951d419f8","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',2,1.79552012437478947636e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',3,1.79552012437478947636e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',4,1.79552012439140582086e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d9');
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',5,1.7955201244133086204e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d10');
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',6,1.7955201244133086204e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',7,1.7955201244133086204e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',8,1.7955201244133086204e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',9,1.7955201244133086204e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',10,1.7955201244133086204e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',11,1.7955201244133086204e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',12,1.7955201244133086204e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',13,1.7955201244133086204e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',14,1.7955201244133086204e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',15,1.7955201244133086204e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',16,1.7955201244133086204e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('pntt38AXMdpcuvCl',17,1.7955201244350047112e+09,'{"t":"stood","seat":0,"begin":1795520124.433473,"until":1795952124.433473}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',1,1.7955201244920368194e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"bebb3c9a7ed62660714d827539442515a60ffce70e297b0b640931e20df82f7a","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',2,1.7955201244920368194e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',3,1.7955201244920368194e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',4,1.79552012449585747717e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d11');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',5,1.79552012452350449565e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d12');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',6,1.79552012452350449565e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',7,1.79552012452350449565e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',8,1.79552012452350449565e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',9,1.79552012452350449565e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',10,1.79552012452350449565e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',11,1.79552012452350449565e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',12,1.79552012452350449565e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',13,1.79552012452350449565e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',14,1.79552012452350449565e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',15,1.79552012452350449565e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',16,1.79552012452350449565e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',17,1.79552012466077256201e+09,'{"t":"move","seat":0,"action":2,"lag":0.024}','nIM8v-7qnpbh9zdc c2-6372331478394');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',18,1.79552012467918825147e+09,'{"t":"move","seat":1,"action":8,"lag":0.012}','s1vYT7vMxO_QnqX4 c2-6372351581374');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',19,1.79552012477800369263e+09,'{"t":"move","seat":0,"action":6,"lag":0.024}','nIM8v-7qnpbh9zdc c3-6372448372807');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',20,1.79552012480951070786e+09,'{"t":"asked","seat":1,"to":11}','s1vYT7vMxO_QnqX4 c3-6372480270990');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',21,1.7955201248208620548e+09,'{"t":"answered","seat":0,"yes":true}','nIM8v-7qnpbh9zdc c4-6372486121425');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',22,1.7955201248208620548e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',23,1.79552012482997775085e+09,'{"t":"pause","seat":0,"on":true}','nIM8v-7qnpbh9zdc c5-6372502169757');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',24,1.79552012484026670456e+09,'{"t":"pause","seat":0,"on":false}','nIM8v-7qnpbh9zdc c6-6372512763003');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',25,1.79552012484809422497e+09,'{"t":"pause","seat":0,"on":true}','nIM8v-7qnpbh9zdc c7-6372520361532');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',26,1.7955201248553807735e+09,'{"t":"pause","seat":1,"on":true}','s1vYT7vMxO_QnqX4 c4-6372526696955');
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',27,1.7955201248553807735e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('Cczsyy-ETIu0Xc4a',28,1.79552012487906527526e+09,'{"t":"resumed","seat":1}','s1vYT7vMxO_QnqX4 c5-6372546689064');
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',1,1.79552012491022300721e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a5673385a396b9564a91b022aaeeb13ba4ae9a7125cc7c96814444b03682c58d","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',2,1.79552012491022300721e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',3,1.79552012491022300721e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',4,1.79552012497456717492e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d13');
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',5,1.79552012501190352443e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d14');
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',6,1.79552012501190352443e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',7,1.79552012501190352443e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',8,1.79552012501190352443e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',9,1.79552012501190352443e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',10,1.79552012501190352443e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',11,1.79552012501190352443e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',12,1.79552012501190352443e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',13,1.79552012501190352443e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',14,1.79552012501190352443e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',15,1.79552012501190352443e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',16,1.79552012501190352443e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('999yCJNzVjsnN15X',17,1.79552012710615563392e+09,'{"t":"timeout","seat":0,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',1,1.79552012807861351966e+09,'{"t":"created","user":"uZrNuZS_LXvFPe5w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"45b37fcf00378b88ccfff8bac048c8770ebf9370a358245fac3d5a15c0717816","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',2,1.79552012807861351966e+09,'{"t":"seated","seat":0,"user":"uZrNuZS_LXvFPe5w","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',3,1.79552012807861351966e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',4,1.79552012809262418746e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d15');
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',5,1.79552012809872317319e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d16');
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',6,1.79552012809872317319e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',7,1.79552012809872317319e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',8,1.79552012809872317319e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',9,1.79552012809872317319e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',10,1.79552012809872317319e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',11,1.79552012809872317319e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',12,1.79552012809872317319e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',13,1.79552012809872317319e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',14,1.79552012809872317319e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',15,1.79552012809872317319e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',16,1.79552012809872317319e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',1,1.79552012812387299539e+09,'{"t":"created","user":"uZrNuZS_LXvFPe5w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a3d4e5ef23a8344a324d08706743d59996185e439280e81dcd24da5a979430cd","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',2,1.79552012812387299539e+09,'{"t":"seated","seat":0,"user":"uZrNuZS_LXvFPe5w","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',3,1.79552012812387299539e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',4,1.79552012813125324254e+09,'{"t":"seated","seat":1,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}','s1vYT7vMxO_QnqX4 d17');
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',5,1.79552012813379311554e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s1vYT7vMxO_QnqX4 d18');
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',6,1.79552012813379311554e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',7,1.79552012813379311554e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',8,1.79552012813379311554e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',9,1.79552012813379311554e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',10,1.79552012813379311554e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',11,1.79552012813379311554e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',12,1.79552012813379311554e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',13,1.79552012813379311554e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',14,1.79552012813379311554e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',15,1.79552012813379311554e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',16,1.79552012813379311554e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',1,1.79552012815153765675e+09,'{"t":"created","user":"s1vYT7vMxO_QnqX4","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d4ec12eddf7e91920e4d575e72720bb2a64405d476064ae14441d9aa2a7b104a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',2,1.79552012815153765675e+09,'{"t":"seated","seat":0,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',3,1.79552012815153765675e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',4,1.79552012816304230684e+09,'{"t":"seated","seat":1,"user":"9tnU0hzowb2Yy2T_","name":""}','9tnU0hzowb2Yy2T_ d19');
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',5,1.79552012818664598467e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','9tnU0hzowb2Yy2T_ d20');
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',6,1.79552012818664598467e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',7,1.79552012818664598467e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',8,1.79552012818664598467e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',9,1.79552012818664598467e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',10,1.79552012818664598467e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',11,1.79552012818664598467e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',12,1.79552012818664598467e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',13,1.79552012818664598467e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',14,1.79552012818664598467e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',15,1.79552012818664598467e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',16,1.79552012818664598467e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',1,1.79552012821291613574e+09,'{"t":"created","user":"s1vYT7vMxO_QnqX4","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"34739fb0512287ea5a1036630d21b04c0c90a7bf1aad16147eb9082b9a3331c9","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',2,1.79552012821291613574e+09,'{"t":"seated","seat":0,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',3,1.79552012821291613574e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',4,1.79552012822630190852e+09,'{"t":"seated","seat":1,"user":"9tnU0hzowb2Yy2T_","name":""}','9tnU0hzowb2Yy2T_ d21');
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',5,1.7955201282385342121e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','9tnU0hzowb2Yy2T_ d22');
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',6,1.7955201282385342121e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',7,1.7955201282385342121e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',8,1.7955201282385342121e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',9,1.7955201282385342121e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',10,1.7955201282385342121e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',11,1.7955201282385342121e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',12,1.7955201282385342121e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',13,1.7955201282385342121e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',14,1.7955201282385342121e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',15,1.7955201282385342121e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',16,1.7955201282385342121e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',17,1.79552012826009607313e+09,'{"t":"resigned","seat":0,"level":"","character":""}','uZrNuZS_LXvFPe5w d23');
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',17,1.79552012826594924923e+09,'{"t":"resigned","seat":1,"level":"","character":""}','9tnU0hzowb2Yy2T_ d24');
INSERT INTO "events" VALUES('f9K1KE_2yNfZ17wp',1,1.79552012827342939377e+09,'{"t":"created","user":"uZrNuZS_LXvFPe5w","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"3093accee06f00613c12c47933bf8a544f499889f6b8fbf931f3430b01f807cf","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('f9K1KE_2yNfZ17wp',2,1.79552012827342939377e+09,'{"t":"seated","seat":0,"user":"uZrNuZS_LXvFPe5w","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('f9K1KE_2yNfZ17wp',3,1.79552012827342939377e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5DGRvLZLkCmDptVg',1,1.79552012828280568119e+09,'{"t":"created","user":"s1vYT7vMxO_QnqX4","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"96c5c0ce023df5273449af5e8c7440375f1215124d97890aad8437a6f89aac38","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('5DGRvLZLkCmDptVg',2,1.79552012828280568119e+09,'{"t":"seated","seat":0,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('5DGRvLZLkCmDptVg',3,1.79552012828280568119e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5DGRvLZLkCmDptVg',4,1.79552012829526638987e+09,'{"t":"seated","seat":1,"user":"9tnU0hzowb2Yy2T_","name":""}','9tnU0hzowb2Yy2T_ d25');
INSERT INTO "events" VALUES('OokAtQBZVeC5HukY',17,1.7955201284041202068e+09,'{"t":"passed","user":"uZrNuZS_LXvFPe5w","to":"nIM8v-7qnpbh9zdc"}',NULL);
INSERT INTO "events" VALUES('f9K1KE_2yNfZ17wp',4,1.79552012841222476957e+09,'{"t":"passed","user":"uZrNuZS_LXvFPe5w","to":"nIM8v-7qnpbh9zdc"}',NULL);
INSERT INTO "events" VALUES('8FazPv3sUJ1sG-Yf',18,1.7955201284150867462e+09,'{"t":"passed","user":"uZrNuZS_LXvFPe5w","to":"nIM8v-7qnpbh9zdc"}',NULL);
INSERT INTO "events" VALUES('5DGRvLZLkCmDptVg',5,1.79552012846072554588e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('5DGRvLZLkCmDptVg',6,1.79552012846072554588e+09,'{"t":"passed","user":"9tnU0hzowb2Yy2T_","to":""}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',17,1.7955201284651777744e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('QRdeC59yBov2jF_W',18,1.7955201284651777744e+09,'{"t":"passed","user":"9tnU0hzowb2Yy2T_","to":""}',NULL);
INSERT INTO "events" VALUES('X_ZaBf5LjuLabL0G',18,1.79552012847944426543e+09,'{"t":"passed","user":"9tnU0hzowb2Yy2T_","to":""}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',1,1.79552012868859624857e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e6f99a509439b7945e08cd9653d4b5d333f23f2baf1f7ebc74a24e664c7927c7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',2,1.79552012868859624857e+09,'{"t":"paired","tournament":"i5VPfgkNaue9","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',3,1.79552012868859624857e+09,'{"t":"seated","seat":0,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',4,1.79552012868859624857e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',5,1.79552012868859624857e+09,'{"t":"seated","seat":1,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',6,1.79552012868859624857e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',7,1.79552012868859624857e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',8,1.79552012868859624857e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',9,1.79552012868859624857e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',10,1.79552012868859624857e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',11,1.79552012868859624857e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',12,1.79552012868859624857e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',13,1.79552012868859624857e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',14,1.79552012868859624857e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',15,1.79552012868859624857e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',16,1.79552012868859624857e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('apUgyReKo1hwYdeN',17,1.79552012868859624857e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',1,1.79552012875705885881e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e8a87003c3c649f5259c489e6ff3dda9462ac142de1a025086f5be001affd86c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',2,1.79552012875705885881e+09,'{"t":"paired","tournament":"B0OiRciW5RIR","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',3,1.79552012875705885881e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',4,1.79552012875705885881e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',5,1.79552012875705885881e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',6,1.79552012875705885881e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',7,1.79552012875705885881e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',8,1.79552012875705885881e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',9,1.79552012875705885881e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',10,1.79552012875705885881e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',11,1.79552012875705885881e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',12,1.79552012875705885881e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',13,1.79552012875705885881e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',14,1.79552012875705885881e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',15,1.79552012875705885881e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',16,1.79552012875705885881e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',1,1.79552012875898528094e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fc0a428b930f13ca714056a8a1a808c9799645573e8c912db83750ee1589d8ac","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',2,1.79552012875898528094e+09,'{"t":"paired","tournament":"tbU-GK1YNYEV","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',3,1.79552012875898528094e+09,'{"t":"seated","seat":0,"user":"s1vYT7vMxO_QnqX4","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',4,1.79552012875898528094e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',5,1.79552012875898528094e+09,'{"t":"seated","seat":1,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',6,1.79552012875898528094e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',7,1.79552012875898528094e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',8,1.79552012875898528094e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',9,1.79552012875898528094e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',10,1.79552012875898528094e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',11,1.79552012875898528094e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',12,1.79552012875898528094e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',13,1.79552012875898528094e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',14,1.79552012875898528094e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',15,1.79552012875898528094e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',16,1.79552012875898528094e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',17,1.79552012875898528094e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('EWR2tDN6PrAjfYIT',17,1.79552012881237244611e+09,'{"t":"resigned","seat":0,"level":"","character":""}','nIM8v-7qnpbh9zdc d27');
INSERT INTO "events" VALUES('dfbcv8YFiadzk4iG',18,1.79552012884661865233e+09,'{"t":"resigned","seat":1,"level":"","character":""}','nIM8v-7qnpbh9zdc d28');
INSERT INTO "events" VALUES('CEp3VPWHRhPW0bNz',1,1.79552012891204786299e+09,'{"t":"created","user":"nIM8v-7qnpbh9zdc","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"3d46363f4a9f265ea9405d52afa411b01d141efbf28caa18cb9136e2ac431f20","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('CEp3VPWHRhPW0bNz',2,1.79552012891204786299e+09,'{"t":"seated","seat":0,"user":"nIM8v-7qnpbh9zdc","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('CEp3VPWHRhPW0bNz',3,1.79552012891204786299e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Lvouxz5uQVCQjZhh',1,1.79552012899700069422e+09,'{"t":"created","user":"Z6fbjZRNGE-aqFuu","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"ff40c7528f67813d52f2c1cbdfbf932ceae0f3c04840205900227c4729b77929","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Lvouxz5uQVCQjZhh',2,1.79552012899700069422e+09,'{"t":"seated","seat":0,"user":"Z6fbjZRNGE-aqFuu","name":"Max"}',NULL);
INSERT INTO "events" VALUES('Lvouxz5uQVCQjZhh',3,1.79552012899700069422e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',1,1.79552012917400217054e+09,'{"t":"created","user":"NTVlsHo7QuW-6Cpj","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"67d79d0514c16658024aec8caab4d7ba6f8f470bfb2b064b59a155890e4f34f2","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',2,1.79552012917400217054e+09,'{"t":"seated","seat":0,"user":"1UfJ1z-3n5x9kClW","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',3,1.79552012917400217054e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',4,1.79552012917400217054e+09,'{"t":"seated","seat":1,"user":"NTVlsHo7QuW-6Cpj","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',5,1.79552012917400217054e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',6,1.79552012917400217054e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',7,1.79552012917400217054e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',8,1.79552012917400217054e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',9,1.79552012917400217054e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',10,1.79552012917400217054e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',11,1.79552012917400217054e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',12,1.79552012917400217054e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',13,1.79552012917400217054e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',14,1.79552012917400217054e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',15,1.79552012917400217054e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('qsNWJe67vV8MFLOB',16,1.79552012917400217054e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',1,1.79552012933647394182e+09,'{"t":"created","user":"Yp6SUNZhY1V2zLuk","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"f3f1a7d5a1e4a03d3c8f91e72ae52c142195e16c6925e65edc2c942edf4b79c4","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',2,1.79552012933647394182e+09,'{"t":"seated","seat":0,"user":"Yp6SUNZhY1V2zLuk","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',3,1.79552012933647394182e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',4,1.79552012934718751907e+09,'{"t":"seated","seat":1,"user":"iBLoePr9582LLuzi","name":"Zoë the Bold"}','iBLoePr9582LLuzi c2-6377019613024');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',5,1.79552012935644674301e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','iBLoePr9582LLuzi c3-6377028581367');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',6,1.79552012935644674301e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',7,1.79552012935644674301e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',8,1.79552012935644674301e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',9,1.79552012935644674301e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',10,1.79552012935644674301e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',11,1.79552012935644674301e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',12,1.79552012935644674301e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',13,1.79552012935644674301e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',14,1.79552012935644674301e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',15,1.79552012935644674301e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',16,1.79552012935644674301e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',17,1.79552012937581753735e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}','Yp6SUNZhY1V2zLuk c3-6377048297751');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',18,1.7955201293827214241e+09,'{"t":"move","seat":1,"action":23,"lag":0.0}','iBLoePr9582LLuzi c5-6377055168517');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',19,1.79552012939636301998e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','Yp6SUNZhY1V2zLuk c4-6377068412039');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',20,1.79552012940159153942e+09,'{"t":"asked","seat":1,"to":11}','iBLoePr9582LLuzi c6-6377074021088');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',21,1.7955201294046647548e+09,'{"t":"answered","seat":0,"yes":false}','Yp6SUNZhY1V2zLuk c5-6377077203027');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',22,1.79552012941215801238e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','iBLoePr9582LLuzi c7-6377084695389');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',23,1.79552012941215801238e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',24,1.79552012941616749757e+09,'{"t":"asked","seat":0,"to":12}','Yp6SUNZhY1V2zLuk c6-6377088706723');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',25,1.79552012942017245292e+09,'{"t":"answered","seat":1,"yes":true}','iBLoePr9582LLuzi c8-6377092686534');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',26,1.79552012942017245292e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',27,1.79552012942510771749e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','Yp6SUNZhY1V2zLuk c7-6377097566057');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',28,1.79552012942510771749e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',29,1.79552012943233585354e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','iBLoePr9582LLuzi c9-6377104702707');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',30,1.79552012944044113158e+09,'{"t":"returned","seat":1}','iBLoePr9582LLuzi c10-6377111279688');
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',31,1.79552012944473218924e+09,'{"t":"resigned","seat":0,"level":"","character":""}','Yp6SUNZhY1V2zLuk c8-6377116769829');
INSERT INTO "events" VALUES('rBRZ42GdDvv899Dz',1,1.79552012945336222646e+09,'{"t":"created","user":"Yp6SUNZhY1V2zLuk","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c2273c30fef8a8d2cd1e4845ba298e2798898ff408a9f044f9de0374f2a7bb48","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('rBRZ42GdDvv899Dz',2,1.79552012945336222646e+09,'{"t":"seated","seat":1,"user":"Yp6SUNZhY1V2zLuk","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('rBRZ42GdDvv899Dz',3,1.79552012945336222646e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('rBRZ42GdDvv899Dz',4,1.79552012945336222646e+09,'{"t":"seated","seat":0,"user":"iBLoePr9582LLuzi","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('gCdHAJFW6E2sHKuk',32,1.795520129455679655e+09,'{"t":"rematch","table":"rBRZ42GdDvv899Dz"}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',1,1.79552012945844650265e+09,'{"t":"created","user":"Yp6SUNZhY1V2zLuk","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"24ad0f2d6a83f37f5486df22990715b3ddb1425ace76be1aa4426d651511b4d4","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',2,1.79552012945844650265e+09,'{"t":"seated","seat":0,"user":"Yp6SUNZhY1V2zLuk","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',3,1.79552012945844650265e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',4,1.79552012946558165549e+09,'{"t":"seated","seat":1,"user":"iBLoePr9582LLuzi","name":"Zoë the Bold"}','iBLoePr9582LLuzi c12-6377138098030');
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',5,1.79552012948990321163e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','iBLoePr9582LLuzi c13-6377159870657');
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',6,1.79552012948990321163e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',7,1.79552012948990321163e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',8,1.79552012948990321163e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',9,1.79552012948990321163e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',10,1.79552012948990321163e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',11,1.79552012948990321163e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',12,1.79552012948990321163e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',13,1.79552012948990321163e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',14,1.79552012948990321163e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',15,1.79552012948990321163e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',16,1.79552012948990321163e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',17,1.79552012950567269327e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','Yp6SUNZhY1V2zLuk c11-6377178012208');
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',18,1.79552012951188278205e+09,'{"t":"move","seat":1,"action":19,"lag":0.0}','iBLoePr9582LLuzi c14-6377182266861');
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',19,1.79552012951776409147e+09,'{"t":"move","seat":0,"action":4,"lag":0.0}','Yp6SUNZhY1V2zLuk c12-6377190253086');
INSERT INTO "events" VALUES('5VCEvm-pm4OOchx1',20,1.7955201295288984775e+09,'{"t":"move","seat":1,"action":11,"lag":0.0}','iBLoePr9582LLuzi c15-6377201438291');
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',1,1.79552012954177117346e+09,'{"t":"created","user":"Yp6SUNZhY1V2zLuk","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"584cc3689788281693b75424f202fcb000f4cc692552aa45996a778317a2ae8c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',2,1.79552012954177117346e+09,'{"t":"seated","seat":0,"user":"Yp6SUNZhY1V2zLuk","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',3,1.79552012954177117346e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',4,1.79552012954775905609e+09,'{"t":"seated","seat":1,"user":"iBLoePr9582LLuzi","name":"Zoë"}','iBLoePr9582LLuzi c16-6377220258349');
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',5,1.79552012955139589315e+09,'{"t":"freed","seat":1}','iBLoePr9582LLuzi c17-6377223871205');
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',6,1.79552012955950236316e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','Yp6SUNZhY1V2zLuk c14-6377228204339');
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',7,1.79552012956247735026e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','Yp6SUNZhY1V2zLuk c15-6377234728869');
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',8,1.79552012956923127172e+09,'{"t":"freed","seat":1}','Yp6SUNZhY1V2zLuk c16-6377241721412');
INSERT INTO "events" VALUES('9GNyOKLYVR5D1nlf',9,1.79552012957391119007e+09,'{"t":"removed","user":"iBLoePr9582LLuzi","on":true}','Yp6SUNZhY1V2zLuk c17-6377246259280');
INSERT INTO "events" VALUES('r_6-SgHvh46nhTg8',1,1.79552012958731484412e+09,'{"t":"created","user":"Yp6SUNZhY1V2zLuk","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"5c5c360cf7489334d4799aa2cc804bcc7197e12328d279f815bbffa41cb91eec","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('r_6-SgHvh46nhTg8',2,1.79552012958731484412e+09,'{"t":"seated","seat":0,"user":"Yp6SUNZhY1V2zLuk","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('r_6-SgHvh46nhTg8',3,1.79552012958731484412e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('r_6-SgHvh46nhTg8',4,1.79552012959416341778e+09,'{"t":"closed"}','Yp6SUNZhY1V2zLuk c18-6377265706498');
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',1,1.79552012972780919075e+09,'{"t":"created","user":"Yp6SUNZhY1V2zLuk","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"6893d165fcc9f7fdeb0e476ece87ffe8aeddbbfd6c5a5830a0a28a76e9b7a623","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',2,1.79552012972780919075e+09,'{"t":"deal","day":"2026-11-24"}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',3,1.79552012972780919075e+09,'{"t":"seated","seat":0,"user":"Yp6SUNZhY1V2zLuk","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',4,1.79552012972780919075e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',5,1.79552012972780919075e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',6,1.79552012972780919075e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',7,1.79552012972780919075e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',8,1.79552012972780919075e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',9,1.79552012972780919075e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',10,1.79552012972780919075e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',11,1.79552012972780919075e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',12,1.79552012972780919075e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',13,1.79552012972780919075e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',14,1.79552012972780919075e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',15,1.79552012972780919075e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('eQUYDcyOr1tg4DPl',16,1.79552012972780919075e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',1,1.79552012973239135742e+09,'{"t":"created","user":"Yp6SUNZhY1V2zLuk","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"68b8c69bd9ea495657fbd3d7964b8586a008d0d2309ae3bdd1ef8d95c858d982","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',2,1.79552012973239135742e+09,'{"t":"seated","seat":0,"user":"Yp6SUNZhY1V2zLuk","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',3,1.79552012973239135742e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',4,1.79552012973239135742e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',5,1.79552012973239135742e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',6,1.79552012973239135742e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',7,1.79552012973239135742e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',8,1.79552012973239135742e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',9,1.79552012973239135742e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',10,1.79552012973239135742e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',11,1.79552012973239135742e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',12,1.79552012973239135742e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',13,1.79552012973239135742e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',14,1.79552012973239135742e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',15,1.79552012973239135742e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Siy81psO3QRVSGkN',16,1.79552012973676013941e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}','Yp6SUNZhY1V2zLuk c20-6377409272779');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('nIM8v-7qnpbh9zdc','s1vYT7vMxO_QnqX4',1.79552012908464264867e+09);
CREATE TABLE found_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "found_tables" VALUES('qsNWJe67vV8MFLOB','{"game":"rosenkoenig","players":2,"rated":false,"users":["NTVlsHo7QuW-6Cpj","1UfJ1z-3n5x9kClW"],"strength":25.0,"time":null}',1.79552012917178392412e+09,1.7955201291750459671e+09);
CREATE TABLE gaps (
    game TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (game, begin));
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','nIM8v-7qnpbh9zdc',0.0);
INSERT INTO "handles" VALUES('katharlna','nIM8v-7qnpbh9zdc',1.80329612839902520176e+09);
INSERT INTO "handles" VALUES('loulse','9tnU0hzowb2Yy2T_',1.80329612844938111304e+09);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('ece29135037cc97d624535c737100371b95f4c53ffb995df88a36c013a48cebe','keeper',1.79560651863711428642e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('0BDlbuUCKK7MeO3l','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:21120/account#confirm=r8_wUhEURZZ3rn3tQik77SAaE9WKMrvS

If it was not, there is nothing to do: nothing happens without the link.
',1.79552015805330657952e+09,1.79552372801262116429e+09,1,'ddb59e30e1c3e55a',0.0,'');
INSERT INTO "mails" VALUES('378fbceffa15de8f2ce7b624eb30d41d2f95f91f6db2eca19b1d41bd5fe89bb5nIM8v-7qnpbh9zdc','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:21120/account#recover=PQSVy-2VYFlVP2xdzBFVenA5MtaWicwS

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79552015807588601116e+09,1.79552372807159471516e+09,1,'ddb59e30e1c3e55a',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','8iG1ysIkjM4DBmm_',1.79552012208042168612e+09);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','8iG1ysIkjM4DBmm_',1.79552012208042168612e+09);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','FTEAfyoW_T3RobKk',1.795520122093477726e+09);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','FTEAfyoW_T3RobKk',1.795520122093477726e+09);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','CrI1SECNgz5HOFb8',0.0);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','CrI1SECNgz5HOFb8',0.0);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','pntt38AXMdpcuvCl',0.0);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','pntt38AXMdpcuvCl',0.0);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','Cczsyy-ETIu0Xc4a',0.0);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','Cczsyy-ETIu0Xc4a',0.0);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','999yCJNzVjsnN15X',0.0);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','999yCJNzVjsnN15X',0.0);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','OokAtQBZVeC5HukY',0.0);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','OokAtQBZVeC5HukY',0.0);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','8FazPv3sUJ1sG-Yf',1.79552012826009607313e+09);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','8FazPv3sUJ1sG-Yf',1.79552012826009607313e+09);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','QRdeC59yBov2jF_W',1.7955201284651777744e+09);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','X_ZaBf5LjuLabL0G',1.79552012826594924923e+09);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','f9K1KE_2yNfZ17wp',0.0);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','5DGRvLZLkCmDptVg',0.0);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','apUgyReKo1hwYdeN',0.0);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','apUgyReKo1hwYdeN',0.0);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','EWR2tDN6PrAjfYIT',1.79552012881237244611e+09);
INSERT INTO "members" VALUES('s1vYT7vMxO_QnqX4','dfbcv8YFiadzk4iG',1.79552012884661865233e+09);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','dfbcv8YFiadzk4iG',1.79552012884661865233e+09);
INSERT INTO "members" VALUES('nIM8v-7qnpbh9zdc','CEp3VPWHRhPW0bNz',0.0);
INSERT INTO "members" VALUES('Z6fbjZRNGE-aqFuu','Lvouxz5uQVCQjZhh',0.0);
INSERT INTO "members" VALUES('1UfJ1z-3n5x9kClW','qsNWJe67vV8MFLOB',0.0);
INSERT INTO "members" VALUES('NTVlsHo7QuW-6Cpj','qsNWJe67vV8MFLOB',0.0);
INSERT INTO "members" VALUES('Yp6SUNZhY1V2zLuk','gCdHAJFW6E2sHKuk',1.79552012944473218924e+09);
INSERT INTO "members" VALUES('iBLoePr9582LLuzi','gCdHAJFW6E2sHKuk',1.79552012944473218924e+09);
INSERT INTO "members" VALUES('Yp6SUNZhY1V2zLuk','rBRZ42GdDvv899Dz',0.0);
INSERT INTO "members" VALUES('iBLoePr9582LLuzi','rBRZ42GdDvv899Dz',0.0);
INSERT INTO "members" VALUES('Yp6SUNZhY1V2zLuk','5VCEvm-pm4OOchx1',0.0);
INSERT INTO "members" VALUES('iBLoePr9582LLuzi','5VCEvm-pm4OOchx1',0.0);
INSERT INTO "members" VALUES('Yp6SUNZhY1V2zLuk','9GNyOKLYVR5D1nlf',0.0);
INSERT INTO "members" VALUES('iBLoePr9582LLuzi','9GNyOKLYVR5D1nlf',0.0);
INSERT INTO "members" VALUES('Yp6SUNZhY1V2zLuk','r_6-SgHvh46nhTg8',0.0);
INSERT INTO "members" VALUES('Yp6SUNZhY1V2zLuk','eQUYDcyOr1tg4DPl',0.0);
INSERT INTO "members" VALUES('Yp6SUNZhY1V2zLuk','Siy81psO3QRVSGkN',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','f579c9eaccd25f2bb821732dbaf989fca3e58a4677cdf023234f3abeb6c83790');
INSERT INTO "meta" VALUES('invited','1795520118.6240683');
INSERT INTO "meta" VALUES('probe','a159ccedbe8c4bdf');
INSERT INTO "meta" VALUES('order','179c4d47331b6c1c');
INSERT INTO "meta" VALUES('vapid','QwslwxI28-tBxz-I9-lAPu8jBgdkJM91yEtXOtURDR4');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('s1vYT7vMxO_QnqX4','Z6fbjZRNGE-aqFuu',1.79552012908064055445e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    turn TEXT NOT NULL, filled TEXT NOT NULL, short TEXT NOT NULL, over TEXT NOT NULL,
    mail_hours INTEGER NOT NULL, mailed REAL NOT NULL,
    round TEXT DEFAULT 'push' NOT NULL);
INSERT INTO "news_wishes" VALUES('NTVlsHo7QuW-6Cpj','QjuTpQ0QfACuDMUtUXv_P_oELQpauiho','en','push','both','mail','none',6,0.0,'both');
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
INSERT INTO "passkeys" VALUES('uA_0V6mxwGNvub2QwBbdHA','nIM8v-7qnpbh9zdc',X'A5010203262001215820552D7FECB30F9AE3159C94B78ECD242250965E764F3CEBE8453054574B40A45022582050BD706CA2243061C4EB1988B30BA3FDA5A6A2DF7F781C8933768EF20E904412',1,'Laptop',1.79552012779340529444e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('Yp6SUNZhY1V2zLuk','lesson','rosenkoenig','first',1,1.79552012967057561879e+09,0.0,1.79552012967057561879e+09);
CREATE TABLE proofs (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, purpose TEXT NOT NULL,
    value TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "proofs" VALUES('c8fc26fec65af0cca17e14a8f3e15f3feaad8ae18547da6cff1c32d12e9ca062','nIM8v-7qnpbh9zdc','passkey-add','127.0.0.1 -5JxBO2EEZ-KMQlD_NDqumx68CsbFATEH-Zx3HMhCo9dNKIDgVAzNy0UHrvgjiHrQqNbnzMkm4_5XunmoWPNhA',1.79552042781107568745e+09);
INSERT INTO "proofs" VALUES('c4a3428bc239e758bff7fe0ab8ec6a33ba8b4caf864757fd82501ebe8b14e7a2','nIM8v-7qnpbh9zdc','recover','bea@example.org',1.79552372807080388075e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','NTVlsHo7QuW-6Cpj','hr2C0Rd_tNUx','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79552012930262374877e+09,0);
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('8iG1ysIkjM4DBmm_',1.79552012208042168612e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["nIM8v-7qnpbh9zdc","s1vYT7vMxO_QnqX4"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('FTEAfyoW_T3RobKk',1.795520122093477726e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["nIM8v-7qnpbh9zdc","s1vYT7vMxO_QnqX4"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('CrI1SECNgz5HOFb8',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('8iG1ysIkjM4DBmm_','nIM8v-7qnpbh9zdc',1,1.79552012208042168612e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('8iG1ysIkjM4DBmm_','s1vYT7vMxO_QnqX4',1,1.79552012208042168612e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('nIM8v-7qnpbh9zdc','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79552012208042168612e+09,3.53117004109055699235e+02,1.76329136642125058171e+09);
INSERT INTO "ratings" VALUES('s1vYT7vMxO_QnqX4','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79552012208042168612e+09,3.47846225122774683319e+02,1.76329136642125058171e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('dc74a985f645fdbceee3103164d108af63aa477b6db80a58f9d9c42e6eaffb40','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('c3f9b84a58a09c30358af9519eac86f257c54fe70c6d2d7d370a49074eb4a035','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('f2c1caf3bd2d433322a0b57fae761d13afbf92df3c7a5e670938ce7efc1b1ff3','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('af9fe1236537b24ae5da03b1adb194b431b408b4713e66ffc14774f83c82f0d5','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('ddc3ca391eb4cf7acc4b4697ec3ea9ffd19bf9b3ea39ff05fd3a4916188e66a6','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('fb25eb1ee51513a8e7e7131eb0d7b48741d3b13ab62a804a6656b283172d5eb5','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('e49f706ac5db8db0240355134dbde14c0bc9d13ad8227fdf27aae0cfec5da7dd','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('d64f170e3c4a3cb6063f58271dd80c52c3ba4f8571a7f8ee171d29c90c991232','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('917a78a23adb76fc99ff639e26c551e9928260b75eb2b373b432bf16b04bdf59','nIM8v-7qnpbh9zdc');
INSERT INTO "recovery_codes" VALUES('fd33d42b34edab4a41ac56b9247ce30918ce3ab51f3022c500003e071e95b8cf','nIM8v-7qnpbh9zdc');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('e9f87a977837b64a',1.79552012896358633041e+09,'nIM8v-7qnpbh9zdc','Z6fbjZRNGE-aqFuu','chat','insult','','CEp3VPWHRhPW0bNz',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"Z6fbjZRNGE-aqFuu","name":"Max","text":"you clown","time":1795520128.9296484,"phrase":"","hidden":false},{"number":2,"user":"nIM8v-7qnpbh9zdc","name":"Bea","text":"","time":1795520128.9439478,"phrase":"good-luck","hidden":false}]}','acted',1.79552012900550365449e+09,'gk5vQ1e9IeHJUKFC','Thank you.',0);
INSERT INTO "reports" VALUES('fbfaac568240e506',1.79552012898080563547e+09,'nIM8v-7qnpbh9zdc','Z6fbjZRNGE-aqFuu','name','insult','','CEp3VPWHRhPW0bNz',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"Z6fbjZRNGE-aqFuu","name":"Max","text":"you clown","time":1795520128.9296484,"phrase":"","hidden":false},{"number":2,"user":"nIM8v-7qnpbh9zdc","name":"Bea","text":"","time":1795520128.9439478,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE rests (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "rests" VALUES('nIM8v-7qnpbh9zdc',0,480,'UTC');
INSERT INTO "rests" VALUES('NTVlsHo7QuW-6Cpj',1320,540,'Europe/Amsterdam');
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('8iG1ysIkjM4DBmm_',0,'nIM8v-7qnpbh9zdc','','',0,'rosenkoenig',2,1.79552012208042168612e+09,1.79552012208042168612e+09,1,1.0,10.0,'won',0);
INSERT INTO "results" VALUES('8iG1ysIkjM4DBmm_',1,'s1vYT7vMxO_QnqX4','','',0,'rosenkoenig',2,1.79552012208042168612e+09,1.79552012208042168612e+09,2,0.0,4.0,'lost',1);
INSERT INTO "results" VALUES('FTEAfyoW_T3RobKk',0,'nIM8v-7qnpbh9zdc','','',0,'rosenkoenig',2,1.795520122093477726e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('FTEAfyoW_T3RobKk',1,'s1vYT7vMxO_QnqX4','','',0,'rosenkoenig',2,1.795520122093477726e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('8FazPv3sUJ1sG-Yf',0,'nIM8v-7qnpbh9zdc','','',0,'rosenkoenig',2,1.79552012826009607313e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('8FazPv3sUJ1sG-Yf',1,'s1vYT7vMxO_QnqX4','','',0,'rosenkoenig',2,1.79552012826009607313e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('X_ZaBf5LjuLabL0G',0,'s1vYT7vMxO_QnqX4','','',0,'rosenkoenig',2,1.79552012826594924923e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('X_ZaBf5LjuLabL0G',1,'9tnU0hzowb2Yy2T_','','',0,'rosenkoenig',2,1.79552012826594924923e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('QRdeC59yBov2jF_W',0,'s1vYT7vMxO_QnqX4','','',0,'rosenkoenig',2,1.7955201284651777744e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('QRdeC59yBov2jF_W',1,'','','',0,'rosenkoenig',2,1.7955201284651777744e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('EWR2tDN6PrAjfYIT',0,'nIM8v-7qnpbh9zdc','','',0,'rosenkoenig',2,1.79552012881237244611e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('EWR2tDN6PrAjfYIT',1,'','random','',0,'rosenkoenig',2,1.79552012881237244611e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('dfbcv8YFiadzk4iG',0,'s1vYT7vMxO_QnqX4','','',0,'rosenkoenig',2,1.79552012884661865233e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('dfbcv8YFiadzk4iG',1,'nIM8v-7qnpbh9zdc','','',0,'rosenkoenig',2,1.79552012884661865233e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('gCdHAJFW6E2sHKuk',0,'Yp6SUNZhY1V2zLuk','','',0,'rosenkoenig',2,1.79552012944473218924e+09,1.79552012944473218924e+09,2,0.0,1.0,'lost',1);
INSERT INTO "results" VALUES('gCdHAJFW6E2sHKuk',1,'iBLoePr9582LLuzi','','',0,'rosenkoenig',2,1.79552012944473218924e+09,1.79552012944473218924e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('gCdHAJFW6E2sHKuk','Yp6SUNZhY1V2zLuk',1.79552012969798350334e+09,2,1,0,0,0,'','',1.79552014469798398021e+09,'7bec3a0f09ad825f',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('gk5vQ1e9IeHJUKFC','keeper',1.79552012889999532702e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','917e93bef72cddad',1.79552013927662730214e+09,2);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('7cXTr1D2STM-','NTVlsHo7QuW-6Cpj','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79552012913664722445e+09,1.79552012917178392412e+09,'qsNWJe67vV8MFLOB');
INSERT INTO "seeks" VALUES('7KnC8b1Wsl45','1UfJ1z-3n5x9kClW','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79552012914743471146e+09,1.79552012917178392412e+09,'qsNWJe67vV8MFLOB');
INSERT INTO "seeks" VALUES('JVIOlfPhE55e','NTVlsHo7QuW-6Cpj','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79552012926137399676e+09,1.79552012926137399676e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79552012911233568187e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('8iG1ysIkjM4DBmm_',X'2BC344C658E2ED469C3DEAE771F3CBB15DC4E2916FD9B95240BE8E7A491C1A45',25,'over',1,1.79552012208042168612e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":18,"player":-4,"shown":18,"outcome":{"scores":[10.0,4.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('FTEAfyoW_T3RobKk',X'17E4A91CED2ED2AD808E4E32F2E110A801B5BDD29F774EFE51DAD837F9A56283',17,'over',0,1.795520122093477726e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('CrI1SECNgz5HOFb8',X'FE933C4888024E9A7091AD9BC290AAC078BE479F98260C2599B49DF413CCA750',18,'playing',0,1.79552012223752593999e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('pntt38AXMdpcuvCl',X'4E4D69FB5C1354981924757AB34B8EC4AFE5CFA5354344ECD5400008ED3AEF07',17,'playing',0,1.7955201244350047112e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79621132491330862046e+09,0,0);
INSERT INTO "tables" VALUES('Cczsyy-ETIu0Xc4a',X'F72052B0AB7EC980D2BA8185D656415AE8350DB86DA41E324C831C3285DDE7B2',28,'playing',0,1.79552012487906527526e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79552043529554677002e+09,0,0);
INSERT INTO "tables" VALUES('999yCJNzVjsnN15X',X'2294A5D8E7EA4578143F49EDBBC4DDC621F03355131ED34CDA274BA56EA1BD85',17,'playing',0,1.79552012710615563392e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Edmund Crowe","user":"nIM8v-7qnpbh9zdc","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null}',1,'c7ccb404d4720eac',1.79552013514427113538e+09,NULL,0,0);
INSERT INTO "tables" VALUES('OokAtQBZVeC5HukY',X'1319667FAD2BD5FC579C1E15DCCBD377DDC314353425D22970E3BF999251A44F',17,'playing',0,1.7955201284041202068e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('8FazPv3sUJ1sG-Yf',X'4931AD74A79C816362FBB87DE5236CAC052D1B05C702EEEDE15F23143B94EF65',18,'over',0,1.7955201284150867462e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('QRdeC59yBov2jF_W',X'D552AE563A5C8B4A746E02A326725C0CEF5E712038F3DCF67E5C1377021243B7',18,'over',0,1.7955201284651777744e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('X_ZaBf5LjuLabL0G',X'7BD6B87526C356ED5AF2E0EC4443EEAF1622A96CE01E0B095E7C4381122D8A02',18,'over',0,1.79552012847944426543e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('f9K1KE_2yNfZ17wp',X'2F1E371FF9055B645A57B2F442FC24E2E45D5F0878D4E4B16C32628A994F2052',4,'open',0,1.79552012841222476957e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5DGRvLZLkCmDptVg',X'D86226FC5EEAE438063A3E43D95A375424D98849CE8C293F528AEA3ABC58BEE9',6,'open',0,1.79552012846072554588e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('apUgyReKo1hwYdeN',X'9C186A45489D2C9E24287245B32CB48EEB4AA71E70902B344AD6C10B1A6B86CB',17,'playing',0,1.79552012868859624857e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"i5VPfgkNaue9","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('EWR2tDN6PrAjfYIT',X'65670BE25D41E960E350A616D82B70632E3A1D971472AAA35283ED85E50455FF',17,'over',0,1.79552012881237244611e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"B0OiRciW5RIR","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('dfbcv8YFiadzk4iG',X'14B49274ABB42402AAF450206926664068FE22E0DA1A47A2E8A8ADD561551596',18,'over',0,1.79552012884661865233e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s1vYT7vMxO_QnqX4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"tbU-GK1YNYEV","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('CEp3VPWHRhPW0bNz',X'2DA434E1AE5E17231329AFA2AE3D3223AC484AD7AA0B1C07B8C81DB9B64CA6BB',3,'open',1,1.79552012891204786299e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"nIM8v-7qnpbh9zdc","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Lvouxz5uQVCQjZhh',X'AD1A951CEE607F87FB30206B2B9DBB52F0CAE0EBB88F0708A73A90BA38A10265',3,'open',1,1.79552012899700069422e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"Z6fbjZRNGE-aqFuu","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('qsNWJe67vV8MFLOB',X'0891B75639D8DA30F309FD92BE9D309D0EB86900E2BAAB1A13C59F56FA5E7AB1',16,'playing',1,1.79552012917400217054e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Oda","user":"1UfJ1z-3n5x9kClW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Nia","user":"NTVlsHo7QuW-6Cpj","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('gCdHAJFW6E2sHKuk',X'E8735626FD5729C30CE192FF802CA2D97C7F1B65F983EC3BFD2C947A23EB8EEB',32,'over',1,1.795520129455679655e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"iBLoePr9582LLuzi","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":-4,"shown":14,"outcome":{"scores":[1.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('rBRZ42GdDvv899Dz',X'9CF4DA86ED615925B8E379E6DAF9F40ADF48C362261504B3BBA316F04E255FD0',4,'open',1,1.79552012945336222646e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"iBLoePr9582LLuzi","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5VCEvm-pm4OOchx1',X'28A0FFD602FA7FD648BE551385909EEE62DB14ECFEC707925994700402383E35',20,'playing',1,1.79552012948990321163e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"iBLoePr9582LLuzi","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"iBLoePr9582LLuzi","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795520129.4899032,"until":null}}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('9GNyOKLYVR5D1nlf',X'34125800EBC31B05D04B87AC4E5F9B90E39A0D672651A5157A64A8BA6847E454',9,'open',1,1.79552012957391119007e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('r_6-SgHvh46nhTg8',X'EB868D35DFE2C4BDBE4FDC765CF2C1FA447114BAE8A07DA234D01977494F0C67',4,'closed',0,1.79552012959416341778e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('eQUYDcyOr1tg4DPl',X'0E8C160DD76082A02248259D14DB8AC0F9EEAFB10B0FDA12BD9290F26E8F7423',16,'playing',0,1.79552012972780919075e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Siy81psO3QRVSGkN',X'BE368AF0ABB2E8FF47917B4870C02BF1A9707356CA5089CEF74748EE5BED8349',16,'playing',0,1.79552012973676013941e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Yp6SUNZhY1V2zLuk","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',1,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('5bc3949a3dc18b417714df7aa1efe5962fd882f52f42ee66b182591e6b1d80fb','_Q7ehxTM0HJTLcVT','Yp6SUNZhY1V2zLuk','all',1.79552012960560274123e+09);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('oQOBb3ok4HmM',1,'s1vYT7vMxO_QnqX4','Cid','','',1.79552012852314925197e+09,0.0);
INSERT INTO "tournament_players" VALUES('i5VPfgkNaue9',1,'nIM8v-7qnpbh9zdc','Bea','','',1.79552012853758287424e+09,0.0);
INSERT INTO "tournament_players" VALUES('i5VPfgkNaue9',2,'s1vYT7vMxO_QnqX4','Cid','','',1.79552012855324339864e+09,0.0);
INSERT INTO "tournament_players" VALUES('B0OiRciW5RIR',1,'nIM8v-7qnpbh9zdc','Bea','','',1795520128.58228,0.0);
INSERT INTO "tournament_players" VALUES('tbU-GK1YNYEV',1,'nIM8v-7qnpbh9zdc','Bea','','',1.79552012860195541379e+09,0.0);
INSERT INTO "tournament_players" VALUES('tbU-GK1YNYEV',2,'s1vYT7vMxO_QnqX4','Cid','','',1.79552012861551952356e+09,0.0);
INSERT INTO "tournament_players" VALUES('B0OiRciW5RIR',2,'','Bot 1','random','bot-1',1.79552012864879274368e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('i5VPfgkNaue9',1,1.79552012864501953125e+09,0.0,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('B0OiRciW5RIR',1,1795520128.65399,1.79552012881766414643e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('tbU-GK1YNYEV',1,1.7955201286754255295e+09,1.79552012885093808169e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"fc0a428b930f13ca714056a8a1a808c9799645573e8c912db83750ee1589d8ac","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('i5VPfgkNaue9',1,0,'apUgyReKo1hwYdeN',1.79811212864501953128e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('B0OiRciW5RIR',1,0,'EWR2tDN6PrAjfYIT',1795523728.65399,1.79552012881462287902e+09,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0]}');
INSERT INTO "tournament_tables" VALUES('tbU-GK1YNYEV',1,0,'dfbcv8YFiadzk4iG',1.7955237286754255295e+09,1.79552012884835267064e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('oQOBb3ok4HmM','open','nIM8v-7qnpbh9zdc',1,'open',1.79552012851291036606e+09,0.0,0.0,0.0,1.79552012851291036606e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'59066BF393D9CB1F65B927AE6B5B820B67FFAFA1932617B007FE323C22C9C364',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('i5VPfgkNaue9','running','nIM8v-7qnpbh9zdc',1,'running',1.79552012853253817551e+09,1.79552012862903022762e+09,1.79552012863672733307e+09,0.0,1.79552012863672733307e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'C0B2D2231BA97B73582DDB9A7A59BD549C0E8EE1665325733C919E22A7421A15',9,1.79552015871210432053e+09,'39b91926ed51c3cd',0.0);
INSERT INTO "tournaments" VALUES('B0OiRciW5RIR','over','nIM8v-7qnpbh9zdc',1,'over',1.79552012857384729388e+09,1.79552012863787150385e+09,1.79552012864874625201e+09,1.79552012882619428635e+09,1.79552012882619428635e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'85EF3C720F73731CBC7ADB1C0B937B3A842FF725CCE0B0E860FCED7A6D06955D',12,0.0,'39b91926ed51c3cd',0.0);
INSERT INTO "tournaments" VALUES('tbU-GK1YNYEV','shared','nIM8v-7qnpbh9zdc',1,'over',1.7955201285922932625e+09,1.79552012865183234207e+09,1.79552012865995955464e+09,1.79552012885325312611e+09,1.79552012885325312611e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'513CD42030E09C8DB10D14E00CA0CDCD770EB846DBF5CBC1E2C100DC0AE21C03',13,0.0,'39b91926ed51c3cd',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79552012906327414514e+09,'gk5vQ1e9IeHJUKFC');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL);
INSERT INTO "users" VALUES('THHaVxJOLMMJLNRb','Somebody',1.79552011912001943582e+09,'somebody','everybody');
INSERT INTO "users" VALUES('nIM8v-7qnpbh9zdc','Bea',1.79552011939263176914e+09,'bea','nobody');
INSERT INTO "users" VALUES('s1vYT7vMxO_QnqX4','Cid',1.79552011941962337496e+09,'cid','everybody');
INSERT INTO "users" VALUES('Z6fbjZRNGE-aqFuu','Max',1.79552011944876050951e+09,'max','everybody');
INSERT INTO "users" VALUES('gk5vQ1e9IeHJUKFC','Host',1.79552011946133375161e+09,'host','everybody');
INSERT INTO "users" VALUES('NTVlsHo7QuW-6Cpj','Nia',1.79552012910578799248e+09,'nia','everybody');
INSERT INTO "users" VALUES('1UfJ1z-3n5x9kClW','Oda',1.79552012911094856263e+09,'oda','everybody');
INSERT INTO "users" VALUES('Yp6SUNZhY1V2zLuk','Ada',1.7955201293074295521e+09,'ada','everybody');
INSERT INTO "users" VALUES('iBLoePr9582LLuzi','Zoë',1.79552012930942225454e+09,'zoe','everybody');
INSERT INTO "users" VALUES('_Q7ehxTM0HJTLcVT','Ada''s program',1.7955201295999741554e+09,'ada''s program','everybody');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('nIM8v-7qnpbh9zdc',1.79552012443347311018e+09,1.79595212443347311019e+09);
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
