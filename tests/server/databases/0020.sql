-- {"tables": {"over": "BNd5pCUettdtd33j", "rematch": "oyG4UgUSXRSGKRuJ", "playing": "SU5DHRtLskhKHOem", "open": "bEG4lPd5wtlbvxnf", "closed": "6Fk-57Y8yBO2q-tk", "bot": "LRmUR07hnFbfiFRl", "three": "kW_DhHeAuvXBPkzc"}, "cookies": {"Ada": "tafelronde=1.sRgH6tYJp--mwbIU.cRtLrsUjbVHG.a9af4f73dd90a68259fd4513bf92de4cdaf15469a30d539ea3c0a344e2dcfc3b", "Zoë": "tafelronde=1.EZLN63WU5AfxLE59.K7BW4WwaktAl.cde9ff25b01141d43269b6526505ae9350068c83d734ad33c99fa3823ff3bac8"}, "company": {"tables": {"counted": "rznC-NTnO9oNOZ96", "short": "bCMOHLmO0na6U8px", "rated": "eN1zVpPZBUPoosDf", "days": "6EHy813rSYiSPQoI", "live": "qDt2av_wLNp2cU-d", "slow": "74mhRooFSooxDZlm", "merged running": "hmt0lGqAoV8JjwMd", "merged over": "uHOjCJipcMiTyBMT", "left running": "m2Jy6pnVhcNnCcAe", "left over": "E9yUScqF8kS8Cmnp", "merged open": "nTAszOsEs0sYZMfz", "left open": "kTsEyWajLtnvu0Fl", "cup over": "1srz8IPR9v4UPCcn", "cup shared": "NkYIstY_VQCkMvRy", "insult": "CO2AIENy8KpmWnN8", "hidden": "5s-IrtNraO5FL8f0", "found": "j63hZEDVU_oQuPhP"}, "cups": {"open": "4l1QDIIvNqbm", "running": "JMZqsmcjgBjN", "over": "UCsQEgEvIBfN", "shared": "RRqXxwDjASdU"}, "cookies": {"Bea": "tafelronde=1.oqMdNok5aT1mF4ec.g026Z5owL0Qd.646e196c8169ea091474d7cc2ffd7ed40a716ea37940b5e37dd33d11c7472815", "Cid": "tafelronde=1.A31JEc0tEt1yVAyY.7-_7NutnmdUG.ad527728dfde3700f54c3732d25dc316fbe9b866c1fa4f07716dc3970f955016", "Kay": "tafelronde=1.f62a1Gci0lCPvBUF.X15UMrkUJO3S.fd7f86bb27a26e78060c75a78eba36a8f7eb49ea6b4014893feb89c213ba8585", "Lou": "", "Max": "tafelronde=1.vlKxG0gMaX-luf7o.y4ISmqffBoyL.41a16a2158ed1f656965281b60a05d3a761f37833ce21a544a89e901f73c9076", "Host": "tafelronde=1.QV_HRWG7OMPGL_tC.uqBDLbwfpO_n.df397a064b831ea9d2c95c0b0b1e77f11bb3126fa5e9ce1db07041519c621205"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('oqMdNok5aT1mF4ec','Beatrix','beatrlx',1.79553805371164226529e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0020');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('6EHy813rSYiSPQoI',1,'A31JEc0tEt1yVAyY',17,10,'[[10,0]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('lOiIC_gN3TnX',1.79553805479198336607e+09,'QV_HRWG7OMPGL_tC','role-host','QV_HRWG7OMPGL_tC','','','');
INSERT INTO "audit" VALUES('OXWZe1RBAMNl',1.79553805483437585836e+09,'QV_HRWG7OMPGL_tC','report-acted','vlKxG0gMaX-luf7o','','Thank you.','');
INSERT INTO "audit" VALUES('FN2DPduEQSb0',1.79553805483718681339e+09,'QV_HRWG7OMPGL_tC','hide-line','vlKxG0gMaX-luf7o','CO2AIENy8KpmWnN8','rude','1');
INSERT INTO "audit" VALUES('b4jjrbjt5juf',1.79553805483966469769e+09,'QV_HRWG7OMPGL_tC','hide-table','','5s-IrtNraO5FL8f0','rude','');
INSERT INTO "audit" VALUES('uIJ3SQVA3kXI',1.79553805484210181235e+09,'QV_HRWG7OMPGL_tC','ban','vlKxG0gMaX-luf7o','','','chat insult 3000');
INSERT INTO "audit" VALUES('e5QCjhXPzZja',1.79553805484587192535e+09,'QV_HRWG7OMPGL_tC','words','','','','+Blötkopf');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('J84NnCGwwmZs',1.79553804867620754245e+09,'/tmp/tmpwur0dgxy/cache/backups/tafelronde-20261124T163408Z.db',729088.0,0.059,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('84b345f24f0f37c7','vlKxG0gMaX-luf7o','chat','insult','',1.79553805484276747701e+09,2.05473805484276747707e+09,'QV_HRWG7OMPGL_tC',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('A31JEc0tEt1yVAyY','vlKxG0gMaX-luf7o',1.7955380548595438004e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('E9yUScqF8kS8Cmnp',1,1.79553805426305389397e+09,'x0iyvOu6CccdVJJN','',1,'Well played','x0iyvOu6CccdVJJN d26','',0.0);
INSERT INTO "chats" VALUES('CO2AIENy8KpmWnN8',1,1.79553805480926609037e+09,'vlKxG0gMaX-luf7o','Max',-1,'you clown','vlKxG0gMaX-luf7o d29','',1.79553805483761477475e+09);
INSERT INTO "chats" VALUES('CO2AIENy8KpmWnN8',2,1.79553805481384372712e+09,'oqMdNok5aT1mF4ec','Bea',0,'','oqMdNok5aT1mF4ec d30','good-luck',0.0);
INSERT INTO "chats" VALUES('BNd5pCUettdtd33j',1,1.79553805497802495953e+09,'sRgH6tYJp--mwbIU','Ada',0,'good luck','sRgH6tYJp--mwbIU c2-24302650321755','',0.0);
INSERT INTO "chats" VALUES('BNd5pCUettdtd33j',2,1.79553805498032808306e+09,'EZLN63WU5AfxLE59','Zoë the Bold',1,'you will need it
♥','EZLN63WU5AfxLE59 c4-24302652397319','',0.0);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('e9c031b61e7fbd846301769164a860c7adc9aea911d519becb3fecdb40c948c6','sRgH6tYJp--mwbIU',1.79553865516773843765e+09);
CREATE TABLE deal_pars (
	day TEXT NOT NULL, 
	level TEXT NOT NULL, 
	result REAL, 
	lead REAL, 
	points REAL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (day, level)
);
CREATE TABLE deal_tries (
    day TEXT NOT NULL, user_id TEXT NOT NULL, table_id TEXT NOT NULL,
    begun REAL NOT NULL, result REAL, lead REAL,
    points REAL, PRIMARY KEY (day, user_id));
INSERT INTO "deal_tries" VALUES('2026-11-24','sRgH6tYJp--mwbIU','1kXGLMLvKgvtSg7z',1.79553805522969436641e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-25',X'A63CBDE73E825AD27853732871DB44A29C4F525D32B73F844E5CBD0E4F05445F','{"game":"kaiser_koenig_edelmann","players":2,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":1,"level":"hard","characters":["sidonia",""]}',1.79553804870667648319e+09);
INSERT INTO "deals" VALUES('2026-11-24',X'928A27B061F9794B362B19F03957D9E1550A9ECC9F2BAC44D7F0E69C399B4522','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79553804873410439491e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('f62a1Gci0lCPvBUF','oqMdNok5aT1mF4ec',1.79553805427710437775e+09,0,'',1.79553811429333305357e+09);
INSERT INTO "departed" VALUES('x0iyvOu6CccdVJJN','',1.79553805428028774257e+09,0,'',1.79553811430681347846e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('g026Z5owL0Qd','oqMdNok5aT1mF4ec','Python-urllib/3.11',1.79553804873458361631e+09,1.79553804873458361631e+09,0.0);
INSERT INTO "devices" VALUES('7-_7NutnmdUG','A31JEc0tEt1yVAyY','Python-urllib/3.11',1.79553804874833107e+09,1.79553804874833107e+09,0.0);
INSERT INTO "devices" VALUES('X15UMrkUJO3S','oqMdNok5aT1mF4ec','Python-urllib/3.11',1.79553804875359392166e+09,1.79553804875359392166e+09,0.0);
INSERT INTO "devices" VALUES('y4ISmqffBoyL','vlKxG0gMaX-luf7o','Python-urllib/3.11',1.79553804875833368298e+09,1.79553804875833368298e+09,0.0);
INSERT INTO "devices" VALUES('uqBDLbwfpO_n','QV_HRWG7OMPGL_tC','Python-urllib/3.11',1.7955380487606794834e+09,1.7955380487606794834e+09,0.0);
INSERT INTO "devices" VALUES('cRtLrsUjbVHG','sRgH6tYJp--mwbIU','Python-urllib/3.11',1.79553804876294469832e+09,1.79553804876294469832e+09,0.0);
INSERT INTO "devices" VALUES('K7BW4WwaktAl','EZLN63WU5AfxLE59','Python-urllib/3.11',1.79553804876521873475e+09,1.79553804876521873475e+09,0.0);
INSERT INTO "devices" VALUES('f62a1Gci0lCPvBUF','','',1.79553805427762103079e+09,1.79553805427762103079e+09,1.79553805427762103079e+09);
INSERT INTO "devices" VALUES('x0iyvOu6CccdVJJN','','',1.79553805428110456465e+09,1.79553805428110456465e+09,1.79553805428110456465e+09);
INSERT INTO "devices" VALUES('QL4BY9vl41MB','bkL9uVkutsFwfGNq','Python-urllib/3.11',1.79553805486703205109e+09,1.79553805486703205109e+09,0.0);
INSERT INTO "devices" VALUES('1qhczDPYCZLO','14z6qqfrqEbGkJlD','Python-urllib/3.11',1.79553805486895823482e+09,1.79553805486895823482e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',1,1.79553804876823806758e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"2223daeb8339f65eca3c9923d06e06d50e9e25e6cada68624722ed62da608d54","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',2,1.79553804876823806758e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',3,1.79553804876823806758e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',4,1.79553804877103471756e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d1');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',5,1.79553804877286863326e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d2');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',6,1.79553804914805316926e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',7,1.79553804914805316926e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',8,1.79553804914805316926e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',9,1.79553804914805316926e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',10,1.79553804914805316926e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',11,1.79553804914805316926e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',12,1.79553804914805316926e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',13,1.79553804914805316926e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',14,1.79553804914805316926e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',15,1.79553804914805316926e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',16,1.79553804914805316926e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',17,1.79553804920390772817e+09,'{"t":"move","seat":0,"action":5,"lag":0.0}','oqMdNok5aT1mF4ec m16');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',18,1.79553804921507740013e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','A31JEc0tEt1yVAyY m17');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',19,1.79553804923077535635e+09,'{"t":"move","seat":0,"action":16,"lag":0.0}','oqMdNok5aT1mF4ec m18');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',20,1.7955380492809417248e+09,'{"t":"move","seat":1,"action":7,"lag":0.0}','A31JEc0tEt1yVAyY m19');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',21,1.79553804928789019585e+09,'{"t":"move","seat":0,"action":17,"lag":0.0}','oqMdNok5aT1mF4ec m20');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',22,1.79553804932355976107e+09,'{"t":"move","seat":1,"action":4,"lag":0.0}','A31JEc0tEt1yVAyY m21');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',23,1.79553804935215210918e+09,'{"t":"move","seat":0,"action":19,"lag":0.0}','oqMdNok5aT1mF4ec m22');
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',24,1.79553804936890554428e+09,'{"t":"move","seat":1,"action":14,"lag":0.0}','A31JEc0tEt1yVAyY m23');
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',1,1.79553804937766218184e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"bd188996270e1a82475f8ed3ba8295679cd54d7f2f052a481a2d089a68153ced","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',2,1.79553804937766218184e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',3,1.79553804937766218184e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',4,1.79553804938678908346e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d3');
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',5,1.79553804939635419839e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d4');
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',6,1.79553804939635419839e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',7,1.79553804939635419839e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',8,1.79553804939635419839e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',9,1.79553804939635419839e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',10,1.79553804939635419839e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',11,1.79553804939635419839e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',12,1.79553804939635419839e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',13,1.79553804939635419839e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',14,1.79553804939635419839e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',15,1.79553804939635419839e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',16,1.79553804939635419839e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('rznC-NTnO9oNOZ96',25,1.79553804940669941899e+09,'{"t":"resigned","seat":1,"level":"","character":""}','A31JEc0tEt1yVAyY d5');
INSERT INTO "events" VALUES('bCMOHLmO0na6U8px',17,1.79553804941357278823e+09,'{"t":"resigned","seat":1,"level":"","character":""}','A31JEc0tEt1yVAyY d6');
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',1,1.79553804941917681688e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"bc4501d75759a41538c5f736e5ce54dd51d646e8abfcd71b5ff93d9f3584b0a9","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',2,1.79553804941917681688e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',3,1.79553804941917681688e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',4,1.79553804942550802228e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d7');
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',5,1.79553804942844247817e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d8');
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',6,1.79553804942844247817e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',7,1.79553804942844247817e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',8,1.79553804942844247817e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',9,1.79553804942844247817e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',10,1.79553804942844247817e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',11,1.79553804942844247817e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',12,1.79553804942844247817e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',13,1.79553804942844247817e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',14,1.79553804942844247817e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',15,1.79553804942844247817e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',16,1.79553804942844247817e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',17,1.79553804943974041935e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}','oqMdNok5aT1mF4ec m16');
INSERT INTO "events" VALUES('eN1zVpPZBUPoosDf',18,1.79553804945333099363e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','A31JEc0tEt1yVAyY m17');
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',1,1.7955380516321971416e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"17191637bc24317aad661eeb46e6ea0e57075169160ee78e09d6a51b6ac215d4","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',2,1.7955380516321971416e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',3,1.7955380516321971416e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',4,1.79553805163407230374e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d9');
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',5,1.79553805163589239122e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d10');
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',6,1.79553805163589239122e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',7,1.79553805163589239122e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',8,1.79553805163589239122e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',9,1.79553805163589239122e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',10,1.79553805163589239122e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',11,1.79553805163589239122e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',12,1.79553805163589239122e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',13,1.79553805163589239122e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',14,1.79553805163589239122e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',15,1.79553805163589239122e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',16,1.79553805163589239122e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('6EHy813rSYiSPQoI',17,1.79553805164469122883e+09,'{"t":"stood","seat":0,"begin":1795538051.6435065,"until":1795970051.6435065}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',1,1.7955380516550233364e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"bf8b289940d5ae5955697bb5036e0d4726f297c95d026f31c5c6dd9dc5bfbd8b","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',2,1.7955380516550233364e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',3,1.7955380516550233364e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',4,1.79553805165675544738e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d11');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',5,1.79553805165846633914e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d12');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',6,1.79553805165846633914e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',7,1.79553805165846633914e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',8,1.79553805165846633914e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',9,1.79553805165846633914e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',10,1.79553805165846633914e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',11,1.79553805165846633914e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',12,1.79553805165846633914e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',13,1.79553805165846633914e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',14,1.79553805165846633914e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',15,1.79553805165846633914e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',16,1.79553805165846633914e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',17,1.79553805171971821779e+09,'{"t":"move","seat":0,"action":8,"lag":0.001}','oqMdNok5aT1mF4ec c2-24299392226187');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',18,1.79553805172291564939e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}','A31JEc0tEt1yVAyY c2-24299395387979');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',19,1.79553805172513103482e+09,'{"t":"move","seat":0,"action":16,"lag":0.001}','oqMdNok5aT1mF4ec c3-24299397663192');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',20,1.79553805172762632373e+09,'{"t":"asked","seat":1,"to":11}','A31JEc0tEt1yVAyY c3-24299400137650');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',21,1.79553805172914052006e+09,'{"t":"answered","seat":0,"yes":true}','oqMdNok5aT1mF4ec c4-24299401541561');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',22,1.79553805172914052006e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',23,1.79553805173112654685e+09,'{"t":"pause","seat":0,"on":true}','oqMdNok5aT1mF4ec c5-24299403666904');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',24,1.79553805173247313497e+09,'{"t":"pause","seat":0,"on":false}','oqMdNok5aT1mF4ec c6-24299405026412');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',25,1.79553805173374295229e+09,'{"t":"pause","seat":0,"on":true}','oqMdNok5aT1mF4ec c7-24299406302921');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',26,1.79553805173503184316e+09,'{"t":"pause","seat":1,"on":true}','A31JEc0tEt1yVAyY c4-24299407592674');
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',27,1.79553805173503184316e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('qDt2av_wLNp2cU-d',28,1.79553805173658275603e+09,'{"t":"resumed","seat":1}','A31JEc0tEt1yVAyY c5-24299409144359');
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',1,1.79553805173949313162e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1f6c1084a3d67f06c17937714c7ec43b05b71563747244a7873484cc5e080660","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',2,1.79553805173949313162e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',3,1.79553805173949313162e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',4,1.79553805174128317838e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d13');
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',5,1.79553805174295783042e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d14');
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',6,1.79553805174295783042e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',7,1.79553805174295783042e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',8,1.79553805174295783042e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',9,1.79553805174295783042e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',10,1.79553805174295783042e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',11,1.79553805174295783042e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',12,1.79553805174295783042e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',13,1.79553805174295783042e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',14,1.79553805174295783042e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',15,1.79553805174295783042e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',16,1.79553805174295783042e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('74mhRooFSooxDZlm',17,1.79553805369382452963e+09,'{"t":"timeout","seat":0,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',1,1.79553805410815191267e+09,'{"t":"created","user":"f62a1Gci0lCPvBUF","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"7dadcf58efa559682b5e406d19c10d0eec4410de9eccb0c4c6643c1b19a05adf","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',2,1.79553805410815191267e+09,'{"t":"seated","seat":0,"user":"f62a1Gci0lCPvBUF","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',3,1.79553805410815191267e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',4,1.79553805411380267139e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d15');
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',5,1.79553805412384843822e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d16');
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',6,1.79553805412384843822e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',7,1.79553805412384843822e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',8,1.79553805412384843822e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',9,1.79553805412384843822e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',10,1.79553805412384843822e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',11,1.79553805412384843822e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',12,1.79553805412384843822e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',13,1.79553805412384843822e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',14,1.79553805412384843822e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',15,1.79553805412384843822e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',16,1.79553805412384843822e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',1,1.7955380541359040737e+09,'{"t":"created","user":"f62a1Gci0lCPvBUF","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a820e06438d9c514ada8993d8ec389cd0d558ccaaadc53d81d84578b670831c6","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',2,1.7955380541359040737e+09,'{"t":"seated","seat":0,"user":"f62a1Gci0lCPvBUF","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',3,1.7955380541359040737e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',4,1.79553805414382958412e+09,'{"t":"seated","seat":1,"user":"A31JEc0tEt1yVAyY","name":"Cid"}','A31JEc0tEt1yVAyY d17');
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',5,1.79553805414852380752e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','A31JEc0tEt1yVAyY d18');
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',6,1.79553805414852380752e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',7,1.79553805414852380752e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',8,1.79553805414852380752e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',9,1.79553805414852380752e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',10,1.79553805414852380752e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',11,1.79553805414852380752e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',12,1.79553805414852380752e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',13,1.79553805414852380752e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',14,1.79553805414852380752e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',15,1.79553805414852380752e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',16,1.79553805414852380752e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',1,1.79553805415501451488e+09,'{"t":"created","user":"A31JEc0tEt1yVAyY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"084917663b52668fe3efc11dbf97eb39ebd9be136c8af2dc7d19f0bff5d57eb2","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',2,1.79553805415501451488e+09,'{"t":"seated","seat":0,"user":"A31JEc0tEt1yVAyY","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',3,1.79553805415501451488e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',4,1.79553805416615557674e+09,'{"t":"seated","seat":1,"user":"x0iyvOu6CccdVJJN","name":""}','x0iyvOu6CccdVJJN d19');
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',5,1.7955380541701045036e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x0iyvOu6CccdVJJN d20');
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',6,1.7955380541701045036e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',7,1.7955380541701045036e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',8,1.7955380541701045036e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',9,1.7955380541701045036e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',10,1.7955380541701045036e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',11,1.7955380541701045036e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',12,1.7955380541701045036e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',13,1.7955380541701045036e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',14,1.7955380541701045036e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',15,1.7955380541701045036e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',16,1.7955380541701045036e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',1,1.79553805418190646171e+09,'{"t":"created","user":"A31JEc0tEt1yVAyY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"aee3ff8ebdef109f81003f73c7d64787324b23a6f233d8d0949dbb59a4bb21b0","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',2,1.79553805418190646171e+09,'{"t":"seated","seat":0,"user":"A31JEc0tEt1yVAyY","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',3,1.79553805418190646171e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',4,1.79553805418805885311e+09,'{"t":"seated","seat":1,"user":"x0iyvOu6CccdVJJN","name":""}','x0iyvOu6CccdVJJN d21');
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',5,1.79553805419219255452e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','x0iyvOu6CccdVJJN d22');
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',6,1.79553805419219255452e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',7,1.79553805419219255452e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',8,1.79553805419219255452e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',9,1.79553805419219255452e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',10,1.79553805419219255452e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',11,1.79553805419219255452e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',12,1.79553805419219255452e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',13,1.79553805419219255452e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',14,1.79553805419219255452e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',15,1.79553805419219255452e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',16,1.79553805419219255452e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',17,1.79553805420883917805e+09,'{"t":"resigned","seat":0,"level":"","character":""}','f62a1Gci0lCPvBUF d23');
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',17,1.79553805423188853271e+09,'{"t":"resigned","seat":1,"level":"","character":""}','x0iyvOu6CccdVJJN d24');
INSERT INTO "events" VALUES('nTAszOsEs0sYZMfz',1,1.79553805425190424922e+09,'{"t":"created","user":"f62a1Gci0lCPvBUF","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"8ed39e0aec31b4d950c3ab6ecbc0389ee53c85cd936952192d9e48e683748dbf","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('nTAszOsEs0sYZMfz',2,1.79553805425190424922e+09,'{"t":"seated","seat":0,"user":"f62a1Gci0lCPvBUF","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('nTAszOsEs0sYZMfz',3,1.79553805425190424922e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('kTsEyWajLtnvu0Fl',1,1.79553805425656056405e+09,'{"t":"created","user":"A31JEc0tEt1yVAyY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fc55a33f67869f8f762355b4cc4c79c38c429cb11cf53fdaab7b2688f6a7db41","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('kTsEyWajLtnvu0Fl',2,1.79553805425656056405e+09,'{"t":"seated","seat":0,"user":"A31JEc0tEt1yVAyY","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('kTsEyWajLtnvu0Fl',3,1.79553805425656056405e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('kTsEyWajLtnvu0Fl',4,1.79553805425904083252e+09,'{"t":"seated","seat":1,"user":"x0iyvOu6CccdVJJN","name":""}','x0iyvOu6CccdVJJN d25');
INSERT INTO "events" VALUES('hmt0lGqAoV8JjwMd',17,1.79553805428923034673e+09,'{"t":"passed","user":"f62a1Gci0lCPvBUF","to":"oqMdNok5aT1mF4ec"}',NULL);
INSERT INTO "events" VALUES('nTAszOsEs0sYZMfz',4,1.79553805429062914847e+09,'{"t":"passed","user":"f62a1Gci0lCPvBUF","to":"oqMdNok5aT1mF4ec"}',NULL);
INSERT INTO "events" VALUES('uHOjCJipcMiTyBMT',18,1.79553805429190421099e+09,'{"t":"passed","user":"f62a1Gci0lCPvBUF","to":"oqMdNok5aT1mF4ec"}',NULL);
INSERT INTO "events" VALUES('kTsEyWajLtnvu0Fl',5,1.79553805429648280144e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('kTsEyWajLtnvu0Fl',6,1.79553805429648280144e+09,'{"t":"passed","user":"x0iyvOu6CccdVJJN","to":""}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',17,1.79553805430407547954e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('m2Jy6pnVhcNnCcAe',18,1.79553805430407547954e+09,'{"t":"passed","user":"x0iyvOu6CccdVJJN","to":""}',NULL);
INSERT INTO "events" VALUES('E9yUScqF8kS8Cmnp',18,1.79553805430547952655e+09,'{"t":"passed","user":"x0iyvOu6CccdVJJN","to":""}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',1,1.7955380544114291668e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c810a9e629b65d1c6981dbaf01c520f7409c51f76724f63411b67f718912eb96","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',2,1.7955380544114291668e+09,'{"t":"paired","tournament":"JMZqsmcjgBjN","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',3,1.7955380544114291668e+09,'{"t":"seated","seat":0,"user":"A31JEc0tEt1yVAyY","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',4,1.7955380544114291668e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',5,1.7955380544114291668e+09,'{"t":"seated","seat":1,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',6,1.7955380544114291668e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',7,1.7955380544114291668e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',8,1.7955380544114291668e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',9,1.7955380544114291668e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',10,1.7955380544114291668e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',11,1.7955380544114291668e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',12,1.7955380544114291668e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',13,1.7955380544114291668e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',14,1.7955380544114291668e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',15,1.7955380544114291668e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',16,1.7955380544114291668e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('EnmHdN6LXRD61SIC',17,1.7955380544114291668e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',1,1.7955380546798975468e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b2522c258411eb0056d8efa1eba36ec80b9758c15960da8dafaa69a57d5933c6","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',2,1.7955380546798975468e+09,'{"t":"paired","tournament":"UCsQEgEvIBfN","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',3,1.7955380546798975468e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',4,1.7955380546798975468e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',5,1.7955380546798975468e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',6,1.7955380546798975468e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',7,1.7955380546798975468e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',8,1.7955380546798975468e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',9,1.7955380546798975468e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',10,1.7955380546798975468e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',11,1.7955380546798975468e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',12,1.7955380546798975468e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',13,1.7955380546798975468e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',14,1.7955380546798975468e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',15,1.7955380546798975468e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',16,1.7955380546798975468e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',1,1.79553805468302226061e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"365b1458acf9e435417af37bcf41924cdd115df0e2542667d699eb846293f9d0","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',2,1.79553805468302226061e+09,'{"t":"paired","tournament":"RRqXxwDjASdU","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',3,1.79553805468302226061e+09,'{"t":"seated","seat":0,"user":"A31JEc0tEt1yVAyY","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',4,1.79553805468302226061e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',5,1.79553805468302226061e+09,'{"t":"seated","seat":1,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',6,1.79553805468302226061e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',7,1.79553805468302226061e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',8,1.79553805468302226061e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',9,1.79553805468302226061e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',10,1.79553805468302226061e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',11,1.79553805468302226061e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',12,1.79553805468302226061e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',13,1.79553805468302226061e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',14,1.79553805468302226061e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',15,1.79553805468302226061e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',16,1.79553805468302226061e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',17,1.79553805468302226061e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('1srz8IPR9v4UPCcn',17,1.79553805470173215861e+09,'{"t":"resigned","seat":0,"level":"","character":""}','oqMdNok5aT1mF4ec d27');
INSERT INTO "events" VALUES('NkYIstY_VQCkMvRy',18,1.79553805470974683759e+09,'{"t":"resigned","seat":1,"level":"","character":""}','oqMdNok5aT1mF4ec d28');
INSERT INTO "events" VALUES('CO2AIENy8KpmWnN8',1,1.79553805480330657957e+09,'{"t":"created","user":"oqMdNok5aT1mF4ec","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"1ac52f3752d69e8edec4322c5020bc73d427ef381cd1c232fd5d9180b75d8241","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('CO2AIENy8KpmWnN8',2,1.79553805480330657957e+09,'{"t":"seated","seat":0,"user":"oqMdNok5aT1mF4ec","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('CO2AIENy8KpmWnN8',3,1.79553805480330657957e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5s-IrtNraO5FL8f0',1,1.79553805482923460002e+09,'{"t":"created","user":"vlKxG0gMaX-luf7o","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"09cc083e5a116ab900107521e178474662adb2fdc2730c33b60d08be9dcd5750","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('5s-IrtNraO5FL8f0',2,1.79553805482923460002e+09,'{"t":"seated","seat":0,"user":"vlKxG0gMaX-luf7o","name":"Max"}',NULL);
INSERT INTO "events" VALUES('5s-IrtNraO5FL8f0',3,1.79553805482923460002e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',1,1.79553805489114975922e+09,'{"t":"created","user":"bkL9uVkutsFwfGNq","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"46b7a0dd0b6cfa1196103a3391db96865b41169b078ddafc4771ed7576de759b","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',2,1.79553805489114975922e+09,'{"t":"seated","seat":0,"user":"bkL9uVkutsFwfGNq","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',3,1.79553805489114975922e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',4,1.79553805489114975922e+09,'{"t":"seated","seat":1,"user":"14z6qqfrqEbGkJlD","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',5,1.79553805489114975922e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',6,1.79553805489114975922e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',7,1.79553805489114975922e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',8,1.79553805489114975922e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',9,1.79553805489114975922e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',10,1.79553805489114975922e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',11,1.79553805489114975922e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',12,1.79553805489114975922e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',13,1.79553805489114975922e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',14,1.79553805489114975922e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',15,1.79553805489114975922e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('j63hZEDVU_oQuPhP',16,1.79553805489114975922e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',1,1.79553805496498799327e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"79c7b6e05f0c85d93637f7b860c76cce6890cce243fe19e1ee8aafed8ba58128","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',2,1.79553805496498799327e+09,'{"t":"seated","seat":0,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',3,1.79553805496498799327e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',4,1.79553805496927285198e+09,'{"t":"seated","seat":1,"user":"EZLN63WU5AfxLE59","name":"Zoë the Bold"}','EZLN63WU5AfxLE59 c2-24302641790344');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',5,1.7955380549719462394e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','EZLN63WU5AfxLE59 c3-24302644422187');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',6,1.7955380549719462394e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',7,1.7955380549719462394e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',8,1.7955380549719462394e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',9,1.7955380549719462394e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',10,1.7955380549719462394e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',11,1.7955380549719462394e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',12,1.7955380549719462394e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',13,1.7955380549719462394e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',14,1.7955380549719462394e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',15,1.7955380549719462394e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',16,1.7955380549719462394e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',17,1.795538054984038353e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}','sRgH6tYJp--mwbIU c3-24302656413413');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',18,1.79553805498927783967e+09,'{"t":"move","seat":1,"action":22,"lag":0.0}','EZLN63WU5AfxLE59 c5-24302661812758');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',19,1.79553805499175524714e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','sRgH6tYJp--mwbIU c4-24302664282150');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',20,1.79553805499985146519e+09,'{"t":"asked","seat":1,"to":11}','EZLN63WU5AfxLE59 c6-24302672326609');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',21,1.79553805500399780276e+09,'{"t":"answered","seat":0,"yes":false}','sRgH6tYJp--mwbIU c5-24302676544144');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',22,1.79553805500718402857e+09,'{"t":"move","seat":1,"action":7,"lag":0.0}','EZLN63WU5AfxLE59 c7-24302679727314');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',23,1.79553805501587152482e+09,'{"t":"asked","seat":0,"to":12}','sRgH6tYJp--mwbIU c6-24302688398539');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',24,1.79553805502004766459e+09,'{"t":"answered","seat":1,"yes":true}','EZLN63WU5AfxLE59 c8-24302692594580');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',25,1.79553805502004766459e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',26,1.79553805502422904969e+09,'{"t":"move","seat":0,"action":21,"lag":0.0}','sRgH6tYJp--mwbIU c7-24302696768983');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',27,1.79553805503195261948e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','EZLN63WU5AfxLE59 c9-24302704360639');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',28,1.79553805503618168831e+09,'{"t":"returned","seat":1}','EZLN63WU5AfxLE59 c10-24302708605935');
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',29,1.79553805504359269146e+09,'{"t":"resigned","seat":0,"level":"","character":""}','sRgH6tYJp--mwbIU c8-24302712400432');
INSERT INTO "events" VALUES('oyG4UgUSXRSGKRuJ',1,1.79553805504833865168e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"4adcbce8e4695e31bf4ba8a73c40ffad0e7028851da58a96d76bfed49dd7f055","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('oyG4UgUSXRSGKRuJ',2,1.79553805504833865168e+09,'{"t":"seated","seat":1,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('oyG4UgUSXRSGKRuJ',3,1.79553805504833865168e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('oyG4UgUSXRSGKRuJ',4,1.79553805504833865168e+09,'{"t":"seated","seat":0,"user":"EZLN63WU5AfxLE59","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('BNd5pCUettdtd33j',30,1.79553805505147981644e+09,'{"t":"rematch","table":"oyG4UgUSXRSGKRuJ"}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',1,1.7955380550564537048e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"1e0d554e4b129ec1fd23e785befcf4b45b071d6c2fbf0a3652f1fffa5709f589","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',2,1.7955380550564537048e+09,'{"t":"seated","seat":0,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',3,1.7955380550564537048e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',4,1.79553805506465435025e+09,'{"t":"seated","seat":1,"user":"EZLN63WU5AfxLE59","name":"Zoë the Bold"}','EZLN63WU5AfxLE59 c12-24302737178979');
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',5,1.7955380550679235458e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','EZLN63WU5AfxLE59 c13-24302740433221');
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',6,1.7955380550679235458e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',7,1.7955380550679235458e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',8,1.7955380550679235458e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',9,1.7955380550679235458e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',10,1.7955380550679235458e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',11,1.7955380550679235458e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',12,1.7955380550679235458e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',13,1.7955380550679235458e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',14,1.7955380550679235458e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',15,1.7955380550679235458e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',16,1.7955380550679235458e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',17,1.79553805507340145108e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','sRgH6tYJp--mwbIU c11-24302745957399');
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',18,1.79553805508380699153e+09,'{"t":"move","seat":1,"action":20,"lag":0.0}','EZLN63WU5AfxLE59 c14-24302756319428');
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',19,1.79553805509544420239e+09,'{"t":"move","seat":0,"action":5,"lag":0.0}','sRgH6tYJp--mwbIU c12-24302765323805');
INSERT INTO "events" VALUES('SU5DHRtLskhKHOem',20,1.79553805510314822197e+09,'{"t":"move","seat":1,"action":12,"lag":0.0}','EZLN63WU5AfxLE59 c15-24302775660814');
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',1,1.7955380551118454933e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"3ace40b94c016c2cc06a8238811756c086a2000216297fb678c7ee2b39c7813f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',2,1.7955380551118454933e+09,'{"t":"seated","seat":0,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',3,1.7955380551118454933e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',4,1.79553805512058115003e+09,'{"t":"seated","seat":1,"user":"EZLN63WU5AfxLE59","name":"Zoë"}','EZLN63WU5AfxLE59 c16-24302793144074');
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',5,1.79553805512377786636e+09,'{"t":"freed","seat":1}','EZLN63WU5AfxLE59 c17-24302796330806');
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',6,1.79553805512780785555e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','sRgH6tYJp--mwbIU c14-24302800317927');
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',7,1.79553805513181757923e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','sRgH6tYJp--mwbIU c15-24302804316247');
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',8,1.79553805513892674448e+09,'{"t":"freed","seat":1}','sRgH6tYJp--mwbIU c16-24302811460159');
INSERT INTO "events" VALUES('bEG4lPd5wtlbvxnf',9,1.79553805514089179036e+09,'{"t":"removed","user":"EZLN63WU5AfxLE59","on":true}','sRgH6tYJp--mwbIU c17-24302813444629');
INSERT INTO "events" VALUES('6Fk-57Y8yBO2q-tk',1,1.79553805514423346512e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"40a4f71c9d8a6ce9bf06ec1f90b3e7e1b06e76446475028c7a819dfb51620e90","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('6Fk-57Y8yBO2q-tk',2,1.79553805514423346512e+09,'{"t":"seated","seat":0,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('6Fk-57Y8yBO2q-tk',3,1.79553805514423346512e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('6Fk-57Y8yBO2q-tk',4,1.79553805515197300907e+09,'{"t":"closed"}','sRgH6tYJp--mwbIU c18-24302824504935');
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',1,1.79553805523610281939e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fe80642a74633ce74815f16e33fca2d4820820dfe63e5e315447b83b3dbddfc3","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',2,1.79553805523610281939e+09,'{"t":"deal","day":"2026-11-24"}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',3,1.79553805523610281939e+09,'{"t":"seated","seat":0,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',4,1.79553805523610281939e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',5,1.79553805523610281939e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',6,1.79553805523610281939e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',7,1.79553805523610281939e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',8,1.79553805523610281939e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',9,1.79553805523610281939e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',10,1.79553805523610281939e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',11,1.79553805523610281939e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',12,1.79553805523610281939e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',13,1.79553805523610281939e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',14,1.79553805523610281939e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',15,1.79553805523610281939e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('1kXGLMLvKgvtSg7z',16,1.79553805523610281939e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',1,1.79553805524199819559e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"8550f660eb338899ec521b7e94f1ed2b6f5ce5d7a9925949da6e0bb7ab8f95d2","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',2,1.79553805524199819559e+09,'{"t":"seated","seat":0,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',3,1.79553805524199819559e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',4,1.79553805524199819559e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',5,1.79553805524199819559e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',6,1.79553805524199819559e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',7,1.79553805524199819559e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',8,1.79553805524199819559e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',9,1.79553805524199819559e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',10,1.79553805524199819559e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',11,1.79553805524199819559e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',12,1.79553805524199819559e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',13,1.79553805524199819559e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',14,1.79553805524199819559e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',15,1.79553805524199819559e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('LRmUR07hnFbfiFRl',16,1.79553805524593496317e+09,'{"t":"move","seat":0,"action":17,"lag":0.0}','sRgH6tYJp--mwbIU c20-24302918454891');
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',1,1.79553805525998568535e+09,'{"t":"created","user":"sRgH6tYJp--mwbIU","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"b62156b16fa6e921e277d757873ec55aa88841fa8e4cd0bf0a8664d282dcd572","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',2,1.79553805525998568535e+09,'{"t":"seated","seat":0,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',3,1.79553805525998568535e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',4,1.79553805525998568535e+09,'{"t":"seated","seat":1,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',5,1.79553805525998568535e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',6,1.79553805525998568535e+09,'{"t":"seated","seat":2,"user":"sRgH6tYJp--mwbIU","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',7,1.79553805525998568535e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',8,1.79553805525998568535e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',9,1.79553805525998568535e+09,'{"t":"draw","action":4097}',NULL);
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',10,1.79553805526517891886e+09,'{"t":"move","seat":1,"action":2660,"lag":0.0}','sRgH6tYJp--mwbIU c22-24302937693701');
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',11,1.79553805527944040304e+09,'{"t":"move","seat":2,"action":66,"lag":0.0}','sRgH6tYJp--mwbIU c23-24302948414805');
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',12,1.79553805528453040121e+09,'{"t":"move","seat":0,"action":2784,"lag":0.0}','sRgH6tYJp--mwbIU c24-24302957054029');
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',13,1.79553805528860783578e+09,'{"t":"move","seat":1,"action":2327,"lag":0.0}','sRgH6tYJp--mwbIU c25-24302961125896');
INSERT INTO "events" VALUES('kW_DhHeAuvXBPkzc',14,1.79553805529209399224e+09,'{"t":"resigned","seat":0,"level":"hard","character":"adalbert"}','sRgH6tYJp--mwbIU c26-24302964588159');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('oqMdNok5aT1mF4ec','A31JEc0tEt1yVAyY',1.79553805485560965538e+09);
CREATE TABLE gaps (
    game TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (game, begin));
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','oqMdNok5aT1mF4ec',0.0);
INSERT INTO "handles" VALUES('katharlna','oqMdNok5aT1mF4ec',1.80331405428775358194e+09);
INSERT INTO "handles" VALUES('loulse','x0iyvOu6CccdVJJN',1.80331405429561328884e+09);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('9299b9db8c4ddf98cfcedabc0b62d370fe6e062204e628766620c0c672bcd5a7','host',1.79562444860748600958e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('mcgEjB14ElgDB2ss','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20490/account#confirm=6RQK2Bjl0dbqaRwgzYEwcv7zesudWcPa

If it was not, there is nothing to do: nothing happens without the link.
',1.79553808404843568804e+09,1.79554165400309014323e+09,1,'a5b76b1832cbf0df',0.0,'');
INSERT INTO "mails" VALUES('4083c6af1797266393f63f786ab388d2cf930199b3416d958a956818a16ddf83oqMdNok5aT1mF4ec','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20490/account#recover=UMQ6crv3tBx1vg3qIMwc2MuTJetgfU__

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79553808407804727552e+09,1.79554165406192660324e+09,1,'a5b76b1832cbf0df',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','rznC-NTnO9oNOZ96',1.79553804940669941899e+09);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','rznC-NTnO9oNOZ96',1.79553804940669941899e+09);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','bCMOHLmO0na6U8px',1.79553804941357278823e+09);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','bCMOHLmO0na6U8px',1.79553804941357278823e+09);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','eN1zVpPZBUPoosDf',0.0);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','eN1zVpPZBUPoosDf',0.0);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','6EHy813rSYiSPQoI',0.0);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','6EHy813rSYiSPQoI',0.0);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','qDt2av_wLNp2cU-d',0.0);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','qDt2av_wLNp2cU-d',0.0);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','74mhRooFSooxDZlm',0.0);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','74mhRooFSooxDZlm',0.0);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','hmt0lGqAoV8JjwMd',0.0);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','hmt0lGqAoV8JjwMd',0.0);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','uHOjCJipcMiTyBMT',1.79553805420883917805e+09);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','uHOjCJipcMiTyBMT',1.79553805420883917805e+09);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','m2Jy6pnVhcNnCcAe',1.79553805430407547954e+09);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','E9yUScqF8kS8Cmnp',1.79553805423188853271e+09);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','nTAszOsEs0sYZMfz',0.0);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','kTsEyWajLtnvu0Fl',0.0);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','EnmHdN6LXRD61SIC',0.0);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','EnmHdN6LXRD61SIC',0.0);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','1srz8IPR9v4UPCcn',1.79553805470173215861e+09);
INSERT INTO "members" VALUES('A31JEc0tEt1yVAyY','NkYIstY_VQCkMvRy',1.79553805470974683759e+09);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','NkYIstY_VQCkMvRy',1.79553805470974683759e+09);
INSERT INTO "members" VALUES('oqMdNok5aT1mF4ec','CO2AIENy8KpmWnN8',0.0);
INSERT INTO "members" VALUES('vlKxG0gMaX-luf7o','5s-IrtNraO5FL8f0',0.0);
INSERT INTO "members" VALUES('bkL9uVkutsFwfGNq','j63hZEDVU_oQuPhP',0.0);
INSERT INTO "members" VALUES('14z6qqfrqEbGkJlD','j63hZEDVU_oQuPhP',0.0);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','BNd5pCUettdtd33j',1.79553805504359269146e+09);
INSERT INTO "members" VALUES('EZLN63WU5AfxLE59','BNd5pCUettdtd33j',1.79553805504359269146e+09);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','oyG4UgUSXRSGKRuJ',0.0);
INSERT INTO "members" VALUES('EZLN63WU5AfxLE59','oyG4UgUSXRSGKRuJ',0.0);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','SU5DHRtLskhKHOem',0.0);
INSERT INTO "members" VALUES('EZLN63WU5AfxLE59','SU5DHRtLskhKHOem',0.0);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','bEG4lPd5wtlbvxnf',0.0);
INSERT INTO "members" VALUES('EZLN63WU5AfxLE59','bEG4lPd5wtlbvxnf',0.0);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','6Fk-57Y8yBO2q-tk',0.0);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','1kXGLMLvKgvtSg7z',0.0);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','LRmUR07hnFbfiFRl',0.0);
INSERT INTO "members" VALUES('sRgH6tYJp--mwbIU','kW_DhHeAuvXBPkzc',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','a10606890987da80f1fa3edf0bafe1e3324d6b75b1373ad4d97374f757bdd897');
INSERT INTO "meta" VALUES('invited','1795538048.6062796');
INSERT INTO "meta" VALUES('probe','802350ac79e8df46');
INSERT INTO "meta" VALUES('order','0a8ddf3ff7c3b44b');
INSERT INTO "meta" VALUES('vapid','ocwWMP9QE2sM8YgRS5yYaxepOMvlI8aGCkbxeIKdLRk');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('A31JEc0tEt1yVAyY','vlKxG0gMaX-luf7o',1.79553805485394072532e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('bkL9uVkutsFwfGNq','xHnSxf_z0Yrfo9y4VHDUNJ1u_JOnAmu0','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, version TEXT NOT NULL,
    started REAL NOT NULL, seen REAL NOT NULL, facts TEXT NOT NULL);
CREATE TABLE notifications (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, kind TEXT NOT NULL, ply INTEGER NOT NULL,
    at REAL NOT NULL, push_due REAL, mail_due REAL,
    told TEXT NOT NULL, tries INTEGER NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL, PRIMARY KEY (table_id, user_id, kind));
CREATE TABLE one_time_tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, purpose TEXT NOT NULL,
    value TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "one_time_tokens" VALUES('682b2c185d356232aeae6f18e0ac382d327e4f30c8e0e1b41555d3067d8bb998','oqMdNok5aT1mF4ec','passkey-add','127.0.0.1 Giv18fEWgSCKIpL3p4NHQrG72_33VQ0XM3Am-WYez88pg9uLIjw3hsDirNXUJAUvQPOJZFRg2KhPDblb2Fe5jQ',1.79553835391588091849e+09);
INSERT INTO "one_time_tokens" VALUES('6a6241a4b1647f583c1899f8131ffca5c1eeff65e375fe67f0f409b819cddf5a','oqMdNok5aT1mF4ec','recover','bea@example.org',1.79554165405156326298e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('j63hZEDVU_oQuPhP','{"game":"rosenkoenig","players":2,"rated":false,"users":["bkL9uVkutsFwfGNq","14z6qqfrqEbGkJlD"],"strength":25.0,"time":null}',1.79553805488632321363e+09,1.79553805489547514909e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('sAN7u3NaZYKuBm1Xdr2HCQ','oqMdNok5aT1mF4ec',X'A5010203262001215820803522DA700156BA8A62CDCD83AD325E1561203FE46AFFC41616CEE3BB9ADE11225820A3B04B3FC59AB8CFCD371E1DE3DF2A4B97AF18A030538E84D7AE815273AC1AF1',1,'Laptop',1.79553805391182780271e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('sRgH6tYJp--mwbIU','lesson','rosenkoenig','first',1,1.79553805520517897604e+09,0.0,1.79553805520517897604e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','bkL9uVkutsFwfGNq','QL4BY9vl41MB','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79553805495768094065e+09,0);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('oqMdNok5aT1mF4ec',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('bkL9uVkutsFwfGNq',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('rznC-NTnO9oNOZ96',1.79553804940669941899e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["oqMdNok5aT1mF4ec","A31JEc0tEt1yVAyY"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('bCMOHLmO0na6U8px',1.79553804941357278823e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["oqMdNok5aT1mF4ec","A31JEc0tEt1yVAyY"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('eN1zVpPZBUPoosDf',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('rznC-NTnO9oNOZ96','oqMdNok5aT1mF4ec',1,1.79553804940669941899e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('rznC-NTnO9oNOZ96','A31JEc0tEt1yVAyY',1,1.79553804940669941899e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('oqMdNok5aT1mF4ec','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79553804940669941899e+09,3.53120414939778299863e+02,1.76330929374752831458e+09);
INSERT INTO "ratings" VALUES('A31JEc0tEt1yVAyY','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79553804940669941899e+09,3.47849635953497283926e+02,1.76330929374752831458e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('e0df4bd4e00084876e3ef9fd500364e53ba1354bc7f4fd953c403aacc88e1f0a','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('8b98c5a6403e8ea8d3589e3382fe97962dfb286e376eb8ee95dd2bb1f5098f6c','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('ef4dfafc0377b8dc4cf6dc17da55b494e59de8000d7d92aee8c308cdbfdb846d','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('99a5acfaa079969d8d62be94daeea1ef9f30d8840ea97fdd25f203e566c9667b','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('8a94110d3aa51865b0f7c51db8e52c1588824ff61140b9dd0299567e56acbb1c','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('9366d31eaf214ef5b58a27faf8f7ede776c3f710564725d3f27bad369a452c88','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('bae9cd946e1ee90ebf0acabf42c618bbb9cc940891398d1b47f8ddffe17c21ba','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('3dee83f8d18e9fed183beb3039bb2d5a14bd7b7240f69d6a9253bdaa256826a0','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('005f5fe131f2e7ed589681594128f6da8cf66e766988b9afc7fc038282ef558a','oqMdNok5aT1mF4ec');
INSERT INTO "recovery_codes" VALUES('a6640e6cf93edbaaad3459abaa80711d238955d163412dad3127c44b04af4a02','oqMdNok5aT1mF4ec');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('3503310cf397e241',1.79553805481847882268e+09,'oqMdNok5aT1mF4ec','vlKxG0gMaX-luf7o','chat','insult','','CO2AIENy8KpmWnN8',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"vlKxG0gMaX-luf7o","name":"Max","text":"you clown","time":1795538054.809266,"phrase":"","hidden":false},{"number":2,"user":"oqMdNok5aT1mF4ec","name":"Bea","text":"","time":1795538054.8138437,"phrase":"good-luck","hidden":false}]}','acted',1.79553805483378601075e+09,'QV_HRWG7OMPGL_tC','Thank you.',0);
INSERT INTO "reports" VALUES('64529c78fdcd6acf',1.79553805482135176658e+09,'oqMdNok5aT1mF4ec','vlKxG0gMaX-luf7o','name','insult','','CO2AIENy8KpmWnN8',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"vlKxG0gMaX-luf7o","name":"Max","text":"you clown","time":1795538054.809266,"phrase":"","hidden":false},{"number":2,"user":"oqMdNok5aT1mF4ec","name":"Bea","text":"","time":1795538054.8138437,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('rznC-NTnO9oNOZ96',0,'oqMdNok5aT1mF4ec','','',0,'rosenkoenig',2,1.79553804940669941899e+09,1.79553804940669941899e+09,1,1.0,4.0,'won',0);
INSERT INTO "results" VALUES('rznC-NTnO9oNOZ96',1,'A31JEc0tEt1yVAyY','','',0,'rosenkoenig',2,1.79553804940669941899e+09,1.79553804940669941899e+09,2,0.0,4.0,'lost',1);
INSERT INTO "results" VALUES('bCMOHLmO0na6U8px',0,'oqMdNok5aT1mF4ec','','',0,'rosenkoenig',2,1.79553804941357278823e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('bCMOHLmO0na6U8px',1,'A31JEc0tEt1yVAyY','','',0,'rosenkoenig',2,1.79553804941357278823e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('uHOjCJipcMiTyBMT',0,'oqMdNok5aT1mF4ec','','',0,'rosenkoenig',2,1.79553805420883917805e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('uHOjCJipcMiTyBMT',1,'A31JEc0tEt1yVAyY','','',0,'rosenkoenig',2,1.79553805420883917805e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('E9yUScqF8kS8Cmnp',0,'A31JEc0tEt1yVAyY','','',0,'rosenkoenig',2,1.79553805423188853271e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('E9yUScqF8kS8Cmnp',1,'x0iyvOu6CccdVJJN','','',0,'rosenkoenig',2,1.79553805423188853271e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('m2Jy6pnVhcNnCcAe',0,'A31JEc0tEt1yVAyY','','',0,'rosenkoenig',2,1.79553805430407547954e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('m2Jy6pnVhcNnCcAe',1,'','','',0,'rosenkoenig',2,1.79553805430407547954e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('1srz8IPR9v4UPCcn',0,'oqMdNok5aT1mF4ec','','',0,'rosenkoenig',2,1.79553805470173215861e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('1srz8IPR9v4UPCcn',1,'','random','',0,'rosenkoenig',2,1.79553805470173215861e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('NkYIstY_VQCkMvRy',0,'A31JEc0tEt1yVAyY','','',0,'rosenkoenig',2,1.79553805470974683759e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('NkYIstY_VQCkMvRy',1,'oqMdNok5aT1mF4ec','','',0,'rosenkoenig',2,1.79553805470974683759e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('BNd5pCUettdtd33j',0,'sRgH6tYJp--mwbIU','','',0,'rosenkoenig',2,1.79553805504359269146e+09,1.79553805504359269146e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('BNd5pCUettdtd33j',1,'EZLN63WU5AfxLE59','','',0,'rosenkoenig',2,1.79553805504359269146e+09,1.79553805504359269146e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('BNd5pCUettdtd33j','sRgH6tYJp--mwbIU',1.79553805521964502333e+09,2,1,0,0,0,'','',1.7955380702196457386e+09,'a5b76b1832cbf0df',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('QV_HRWG7OMPGL_tC','host',1.79553805479564976689e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','a5b76b1832cbf0df',1.79553806493978309636e+09,2);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('WG5T1SmpaL38','bkL9uVkutsFwfGNq','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79553805487107372282e+09,1.79553805488632321363e+09,'j63hZEDVU_oQuPhP');
INSERT INTO "seeks" VALUES('Ng1ljnrbKdvo','14z6qqfrqEbGkJlD','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79553805487952065468e+09,1.79553805488632321363e+09,'j63hZEDVU_oQuPhP');
INSERT INTO "seeks" VALUES('4unheCPIt3Jq','bkL9uVkutsFwfGNq','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79553805493814706804e+09,1.79553805493814706804e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79553805469531202313e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.79553805469531202313e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('rznC-NTnO9oNOZ96',X'E4847ECB9FE3A215F33677D7906FB8CE2152B30792042FA1CB1F2B8F6545DC10',25,'over',1,1.79553804940669941899e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":18,"player":-4,"shown":18,"outcome":{"scores":[4.0,4.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('bCMOHLmO0na6U8px',X'B26C5CF4246DFA868A7009F4DE3AB840666F08E0862683A0B216FCD39D65B90A',17,'over',0,1.79553804941357278823e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('eN1zVpPZBUPoosDf',X'C31B733637C10E87B289B8FE95EFED52617E2F7EE87CA9C889237F65ABE2FE99',18,'playing',0,1.79553804945333099363e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('6EHy813rSYiSPQoI',X'8A790C5CFDF97DCA1702282262E513A87666863E2A7D6E41D292614C3303EF47',17,'playing',0,1.79553805164469122883e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79622925213589239119e+09,0,0);
INSERT INTO "tables" VALUES('qDt2av_wLNp2cU-d',X'CB5B33C850039561E3C1B8CA97C25465C2EE7423AE38FBF7EDBD9CD28427B310',28,'playing',0,1.79553805173658275603e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79553836222369122502e+09,0,0);
INSERT INTO "tables" VALUES('74mhRooFSooxDZlm',X'C0D38DF7BFEE2D0CCD7875D81D60B1D03559A1CE8C2991330B057A433BD51757',17,'playing',0,1.79553805369382452963e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Edmund Crowe","user":"oqMdNok5aT1mF4ec","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null}',1,'a5b76b1832cbf0df',1.79553805969500541693e+09,NULL,0,0);
INSERT INTO "tables" VALUES('hmt0lGqAoV8JjwMd',X'41A0F90DF2995D69B56C55C039851652718323F3413D6D86D05974BF333E4ABA',17,'playing',0,1.79553805428923034673e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('uHOjCJipcMiTyBMT',X'75083F34E1C95828B1D185DCBA6B2DEDF50BBBA9C3064BF14125E18B6F75A57D',18,'over',0,1.79553805429190421099e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('m2Jy6pnVhcNnCcAe',X'13679A783C3CBCC1E98EE24E0871D5F923D46897B09B9B02C7B7A8A732BDB4C2',18,'over',0,1.79553805430407547954e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('E9yUScqF8kS8Cmnp',X'1E6C6E51134DA992BD2CE332E69D0B98A77A7304568D4599BD4857B3F6EB0AD1',18,'over',0,1.79553805430547952655e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('nTAszOsEs0sYZMfz',X'3CD836803BC533A4E46642B597C841DE605A4A4E88B80648280A2221123327FF',4,'open',0,1.79553805429062914847e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('kTsEyWajLtnvu0Fl',X'FF3768DAEC0ABDA2FCBDAC8472822056122541A906D8927381960DC8E1BF887E',6,'open',0,1.79553805429648280144e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('EnmHdN6LXRD61SIC',X'CAF98D879A8F00F1A296777C2369FF5D76B4FF05BE766A3C3D2C6E6B8D6F5C6D',17,'playing',0,1.7955380544114291668e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"JMZqsmcjgBjN","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('1srz8IPR9v4UPCcn',X'693F5A28B10B10273219E0AC5CF1B571B85829827FCF90CA4CF1916152C4F5A1',17,'over',0,1.79553805470173215861e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"UCsQEgEvIBfN","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('NkYIstY_VQCkMvRy',X'3900806F5825D60317D770A783BFDFD234AA25353ABD959C6DC6A240C58B2FE7',18,'over',0,1.79553805470974683759e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"A31JEc0tEt1yVAyY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"RRqXxwDjASdU","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('CO2AIENy8KpmWnN8',X'55D542BEBD3E0FFD89EF0B980B261DAD350CEEC7B7EC4F7CA69DBE69556C0A18',3,'open',1,1.79553805480330657957e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"oqMdNok5aT1mF4ec","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5s-IrtNraO5FL8f0',X'D699EEB238F2975EEC3ACC39DA9F0889FD6C672C951A36987ADE1416850C591E',3,'open',1,1.79553805482923460002e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"vlKxG0gMaX-luf7o","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('j63hZEDVU_oQuPhP',X'CCDCEAA2542AED680E17A99CA3F02A808CE860AEC546C977139063AEB1AFD4EE',16,'playing',1,1.79553805489114975922e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Nia","user":"bkL9uVkutsFwfGNq","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Oda","user":"14z6qqfrqEbGkJlD","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('BNd5pCUettdtd33j',X'D5E7C53E1DD0793F5181B8D182CACA6F8E578429E55CBD0F4B058AB096F02ECB',30,'over',1,1.79553805505147981644e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"EZLN63WU5AfxLE59","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"scores":[2.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('oyG4UgUSXRSGKRuJ',X'F69CCC16265C61885E2F8E28254575C16D5B602E63CADAFCD9AECBECC8B820E2',4,'open',1,1.79553805504833865168e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"EZLN63WU5AfxLE59","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('SU5DHRtLskhKHOem',X'3C2B6BD8969B87A0484C78A0B63BEF0CD3E6256293F1890CEAD80D0DC1A54ABE',20,'playing',1,1.7955380550679235458e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"EZLN63WU5AfxLE59","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"EZLN63WU5AfxLE59","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795538055.0679235,"until":null}}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('bEG4lPd5wtlbvxnf',X'94F9C5509E35C2BBF7C1E0E05D52B08B024C44E99F68C7072A7B8BFEB577EE2C',9,'open',1,1.79553805514089179036e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('6Fk-57Y8yBO2q-tk',X'1048C99F2B56918929EAB05A91158453BF11E253144706ADC9D4785922E339EB',4,'closed',0,1.79553805515197300907e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('1kXGLMLvKgvtSg7z',X'928A27B061F9794B362B19F03957D9E1550A9ECC9F2BAC44D7F0E69C399B4522',16,'playing',0,1.79553805523610281939e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('LRmUR07hnFbfiFRl',X'3378155ABD084D6FDE8D129551118748AD66FB4D5A14AFF8089E606ED0BFEA92',16,'playing',0,1.79553805524593496317e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',1,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('kW_DhHeAuvXBPkzc',X'78466FA7A263FC9B83C30EB4C0EB6BA70279EE4B1E4D11BF985F02FD67664321',14,'playing',0,1.79553805529209399224e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Adalbert","user":"sRgH6tYJp--mwbIU","level":"hard","ready":true,"away":false,"resigned":true,"character":"adalbert","absent":"Ada"},{"kind":"person","colour":"yellow","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"green","name":"Ada","user":"sRgH6tYJp--mwbIU","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":5,"player":2,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('03f091b98149cb359a83437ad4e3b756c7e35227208403c04f658018e1e4ba09','7OM6f-Zz_TI6s11B','sRgH6tYJp--mwbIU','all',1.7955380551634447574e+09);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('4l1QDIIvNqbm',1,'A31JEc0tEt1yVAyY','Cid','','',1.79553805435166215893e+09,0.0);
INSERT INTO "tournament_players" VALUES('JMZqsmcjgBjN',1,'oqMdNok5aT1mF4ec','Bea','','',1.79553805435611867902e+09,0.0);
INSERT INTO "tournament_players" VALUES('JMZqsmcjgBjN',2,'A31JEc0tEt1yVAyY','Cid','','',1.79553805436099386217e+09,0.0);
INSERT INTO "tournament_players" VALUES('UCsQEgEvIBfN',1,'oqMdNok5aT1mF4ec','Bea','','',1.79553805436517786983e+09,0.0);
INSERT INTO "tournament_players" VALUES('RRqXxwDjASdU',1,'oqMdNok5aT1mF4ec','Bea','','',1.79553805437289595598e+09,0.0);
INSERT INTO "tournament_players" VALUES('RRqXxwDjASdU',2,'A31JEc0tEt1yVAyY','Cid','','',1.79553805437512636186e+09,0.0);
INSERT INTO "tournament_players" VALUES('UCsQEgEvIBfN',2,'','Bot 1','random','bot-1',1.79553805439844059942e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('JMZqsmcjgBjN',1,1.79553805438798642153e+09,0.0,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('UCsQEgEvIBfN',1,1.79553805440962696072e+09,1.79553805471042251585e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('RRqXxwDjASdU',1,1795538054.42427,1.79553805472235965723e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"365b1458acf9e435417af37bcf41924cdd115df0e2542667d699eb846293f9d0","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('JMZqsmcjgBjN',1,0,'EnmHdN6LXRD61SIC',1.79813005438798642152e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('UCsQEgEvIBfN',1,0,'1srz8IPR9v4UPCcn',1.79554165440962696072e+09,1.79553805470413303376e+09,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0]}');
INSERT INTO "tournament_tables" VALUES('RRqXxwDjASdU',1,0,'NkYIstY_VQCkMvRy',1795541654.42427,1.79553805471686530118e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('4l1QDIIvNqbm','open','oqMdNok5aT1mF4ec',1,'open',1.79553805434880661964e+09,0.0,0.0,0.0,1.79553805434880661964e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'5A8A0468120AA6FF9F3D0014F6C821F5BBDA7E048D4B98C63A0430FDE05A3A2F',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('JMZqsmcjgBjN','running','oqMdNok5aT1mF4ec',1,'running',1.79553805435401678085e+09,1.79553805438042616846e+09,1.79553805438421273227e+09,0.0,1.79553805438421273227e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'B00DCE0B89D759FF5A225282CC20C80C7993344540C56BC54E58C0F6B740FFAC',9,1.79553808442821240427e+09,'a5b76b1832cbf0df',0.0);
INSERT INTO "tournaments" VALUES('UCsQEgEvIBfN','over','oqMdNok5aT1mF4ec',1,'over',1.79553805436309814455e+09,1.79553805438576412206e+09,1.79553805439839148519e+09,1.7955380547173938751e+09,1.7955380547173938751e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'467C90AE2240D8CC176ADB9A9C298A927CD1BCF415337760FADFEDB8977F2BF0',12,0.0,'a5b76b1832cbf0df',0.0);
INSERT INTO "tournaments" VALUES('RRqXxwDjASdU','shared','oqMdNok5aT1mF4ec',1,'over',1.79553805436828899382e+09,1.79553805439893412587e+09,1.79553805440960836405e+09,1.79553805474031639099e+09,1.79553805474031639099e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'67B7FAA867DAA62142C9CDADD11638246CFB27DA5CDF10F55613186C8492F568',13,0.0,'a5b76b1832cbf0df',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79553805485147070881e+09,'QV_HRWG7OMPGL_tC');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL);
INSERT INTO "users" VALUES('oqMdNok5aT1mF4ec','Bea',1.79553804873150372502e+09,'bea','nobody');
INSERT INTO "users" VALUES('A31JEc0tEt1yVAyY','Cid',1.79553804874187874791e+09,'cid','everybody');
INSERT INTO "users" VALUES('vlKxG0gMaX-luf7o','Max',1.79553804875772047037e+09,'max','everybody');
INSERT INTO "users" VALUES('QV_HRWG7OMPGL_tC','Host',1.79553804876012969011e+09,'host','everybody');
INSERT INTO "users" VALUES('sRgH6tYJp--mwbIU','Ada',1.79553804876242160794e+09,'ada','everybody');
INSERT INTO "users" VALUES('EZLN63WU5AfxLE59','Zoë',1.79553804876468300821e+09,'zoe','everybody');
INSERT INTO "users" VALUES('bkL9uVkutsFwfGNq','Nia',1.79553805486668753618e+09,'nia','everybody');
INSERT INTO "users" VALUES('14z6qqfrqEbGkJlD','Oda',1.79553805486861586563e+09,'oda','everybody');
INSERT INTO "users" VALUES('7OM6f-Zz_TI6s11B','Ada''s program',1.79553805516060590741e+09,'ada''s program','everybody');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('oqMdNok5aT1mF4ec',1.79553805164350652702e+09,1.79597005164350652698e+09);
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
CREATE INDEX proofs_until ON one_time_tokens (until);
CREATE INDEX proofs_user ON one_time_tokens (user_id);
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
CREATE INDEX paired_tables_due ON paired_tables (made, at, table_id);
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
CREATE INDEX notices_at ON notifications (at);
CREATE INDEX notices_mail ON notifications (mail_due);
CREATE INDEX notices_push ON notifications (push_due);
CREATE INDEX notices_user ON notifications (user_id, mail_due);
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
