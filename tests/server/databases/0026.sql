-- {"tables": {"over": "xiy4ZSyFflXl17Ff", "rematch": "KO7kEFf9NP0YGIPB", "playing": "NmO6k7UlH3vCYjQm", "open": "uRV2qRayRaxsa83x", "closed": "C0fkU0yFJZT_Ytlq", "bot": "gaz70ZPv3P4tI_5n", "three": "OlZnYDs6r1cmZMdb"}, "cookies": {"Ada": "tafelronde-219fe9da-20480=1.Pbwe5DjC5FTyWpfK.Q4MKYc6OllAb.f9dffce056346a1d160700998a9872af93187388d56123fb4c5beb94cac025af", "Zoë": "tafelronde-219fe9da-20480=1.pmcJMhHdtQXlwWoS.89u7rhWpNsCZ.796958a1064f1f2d47e62f5113ee132331129d8c66e3462a82f64aed1da0e5c7"}, "company": {"tables": {"counted": "WNycr5OpC8IfFs5o", "short": "ZTXO2RUNHfE_P0mS", "rated": "nKf9G7F0oR7kDjvO", "handed over": "lRopXv0HfskqiW6C", "days": "6BpxuFTSvlZXUz-D", "live": "uFjt78uJyHgxkhXk", "slow": "SV-G1OagQxd5lvYJ", "merged running": "NNVkSow4v77hRBxs", "merged over": "uaicu3hvfigV_CBs", "left running": "W7JZ7CzT6XlYuYX3", "left over": "-9-Q60-L41RM4TAX", "merged open": "TztDT_Tyw7jeRchc", "left open": "zFF6EK6L-5elqIo8", "cup over": "_vkdoCcOb8rEBCXH", "cup shared": "zOC7aBOoDYNhIQf6", "insult": "D_KD1ewU5r998Wty", "hidden": "i1ALbhP5eBp1e7yi", "found": "Z_OrM8vA7bKRftuZ", "circle": "9dlwsB9aF3N4nrI2", "circle open": "kX8OylQebPhv0jyf"}, "cups": {"open": "GTRkig5YZPJS", "running": "5--8r_vElw2a", "over": "Z6RPdsB2uOFO", "shared": "G_i3ddfSbMVe"}, "cookies": {"Bea": "tafelronde-219fe9da-20480=1.3NsCDv08iRj2mMGm.GXpMRG97yyqp.d4fb160456d5754149ead62b5ffccfa2d1d8faee67eefb483d12fb1d37e77691", "Cid": "tafelronde-219fe9da-20480=1.G6WQkzUbtwppgdTt.rVG7iF4OeXdK.9bff268d827fa4a6b1dc70fe529c95685891fc82c70753f464c95ae3ed7dfb49", "Kay": "tafelronde-219fe9da-20480=1.PeaXRVSv-MNAVjET.ntRgeZRvYo1w.1080d389908f4e636835abf59b8df3d797288806707b32675d15284904187fc4", "Lou": "", "Max": "tafelronde-219fe9da-20480=1.3TVo3p0jRoxtotm_.7LTMmBVgbxFD.29964d4f851877a70cb1fc5abd25f970dedd30b1fe613e33dbbac19a90b7e20e", "Hal": "tafelronde-219fe9da-20480=1.kJBV00iuLU-DDfMZ.ElcjME0IbXkZ.575a1b9660327ef6952b0cb92e2360ffe4ef6e79135f5905bdbd4635ae074fdd"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('3NsCDv08iRj2mMGm','Beatrix','beatrlx',1.79595713333096694943e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0026');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('6BpxuFTSvlZXUz-D',1,'G6WQkzUbtwppgdTt',17,10,'[[1,6]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('Qbpc7C5RLgYS',1.7959571378858742714e+09,'kJBV00iuLU-DDfMZ','role-host','kJBV00iuLU-DDfMZ','','','');
INSERT INTO "audit" VALUES('LKv4LZHA8Nfz',1795957138.24985,'kJBV00iuLU-DDfMZ','report-acted','3TVo3p0jRoxtotm_','','Thank you.','');
INSERT INTO "audit" VALUES('GYgguvFvnqP_',1.79595713827675104137e+09,'kJBV00iuLU-DDfMZ','hide-line','3TVo3p0jRoxtotm_','D_KD1ewU5r998Wty','rude','1');
INSERT INTO "audit" VALUES('gmr0wykv9Cpd',1.79595713832590603829e+09,'kJBV00iuLU-DDfMZ','hide-table','','i1ALbhP5eBp1e7yi','rude','');
INSERT INTO "audit" VALUES('q4p3PwAcX0MR',1.79595713839558863639e+09,'kJBV00iuLU-DDfMZ','ban','3TVo3p0jRoxtotm_','','','chat insult 3000');
INSERT INTO "audit" VALUES('vo9GIv4sqCoF',1.7959571384379677773e+09,'kJBV00iuLU-DDfMZ','words','','','','+Blötkopf');
INSERT INTO "audit" VALUES('tT5Io5U0dl6p',1.79595713849227023124e+09,'kJBV00iuLU-DDfMZ','house-name','','','','The Hall');
INSERT INTO "audit" VALUES('Wf4gf40i06Mw',1.79595713849521756173e+09,'kJBV00iuLU-DDfMZ','house-text','','','','welcome en');
INSERT INTO "audit" VALUES('GcLkKb0ZLlX0',1.79595713858318567273e+09,'kJBV00iuLU-DDfMZ','house-invite','','','Thursday','ad08c2aa324d 3 7');
INSERT INTO "audit" VALUES('059lxQtceqFq',1.79595713871993780137e+09,'kJBV00iuLU-DDfMZ','member-out','3TVo3p0jRoxtotm_','','rude','');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('WjNe0Oiq2Bou',1.79595710999274921423e+09,'/var/lib/tafelronde/backups/tafelronde-20261129T125829Z.db',933888.0,0.33,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('cd5dc330ee8fa115','3TVo3p0jRoxtotm_','chat','insult','',1.79595713840180468559e+09,2.05515713840180468553e+09,'kJBV00iuLU-DDfMZ',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('G6WQkzUbtwppgdTt','3TVo3p0jRoxtotm_',1.79595713887138032915e+09);
CREATE TABLE challenges (
	table_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "challenges" VALUES('ejUvDQvZvV7ekPfu',1.79604353891103053091e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('-9-Q60-L41RM4TAX',1,1.79595713568021917339e+09,'zZu4HGoF2qgjizH1','',1,'Well played','zZu4HGoF2qgjizH1 d26','',0.0);
INSERT INTO "chats" VALUES('D_KD1ewU5r998Wty',1,1.7959571379578623772e+09,'3TVo3p0jRoxtotm_','Max',-1,'you clown','3TVo3p0jRoxtotm_ d29','',1795957138.2818);
INSERT INTO "chats" VALUES('D_KD1ewU5r998Wty',2,1.79595713799373292917e+09,'3NsCDv08iRj2mMGm','Bea',0,'','3NsCDv08iRj2mMGm d30','good-luck',0.0);
INSERT INTO "chats" VALUES('xiy4ZSyFflXl17Ff',1,1.79595713990186190605e+09,'Pbwe5DjC5FTyWpfK','Ada',0,'good luck','Pbwe5DjC5FTyWpfK c2-70179481359693','',0.0);
INSERT INTO "chats" VALUES('xiy4ZSyFflXl17Ff',2,1.79595713992277193071e+09,'pmcJMhHdtQXlwWoS','Zoë the Bold',1,'you will need it
♥','pmcJMhHdtQXlwWoS c4-70179528272306','',0.0);
CREATE TABLE circle_members (
	user_id TEXT NOT NULL, 
	circle TEXT NOT NULL, 
	since REAL NOT NULL, 
	removed REAL NOT NULL, 
	PRIMARY KEY (user_id, circle)
);
INSERT INTO "circle_members" VALUES('3NsCDv08iRj2mMGm','A1lqW1dnO4WhjSjo',1.79595713936201477052e+09,0.0);
INSERT INTO "circle_members" VALUES('G6WQkzUbtwppgdTt','A1lqW1dnO4WhjSjo',1.79595713938883352282e+09,0.0);
INSERT INTO "circle_members" VALUES('kJBV00iuLU-DDfMZ','A1lqW1dnO4WhjSjo',1.79595713943958520887e+09,1.79595713947389030453e+09);
CREATE TABLE circle_tables (
	table_id TEXT NOT NULL, 
	circle TEXT NOT NULL, 
	evening INTEGER NOT NULL, 
	at REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "circle_tables" VALUES('9dlwsB9aF3N4nrI2','A1lqW1dnO4WhjSjo',1,1.79595713949670100209e+09);
INSERT INTO "circle_tables" VALUES('kX8OylQebPhv0jyf','A1lqW1dnO4WhjSjo',1,1.79595713970586800577e+09);
CREATE TABLE circles (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	code TEXT NOT NULL, 
	maker TEXT NOT NULL, 
	made REAL NOT NULL, 
	evening INTEGER NOT NULL, 
	last REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "circles" VALUES('A1lqW1dnO4WhjSjo','The Thursday round','5pctTs_aTLXfwOXL','3NsCDv08iRj2mMGm',1.79595713936201477052e+09,1,1.79595713970586800577e+09);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('6cd232704b7d2daad92119dfdf781f9954072d1faafd7cd979f2c3c638d3df0b','Pbwe5DjC5FTyWpfK',1.79595774057811951641e+09);
CREATE TABLE corrected_games (
	table_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	places TEXT NOT NULL, 
	original TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "corrected_games" VALUES('_vkdoCcOb8rEBCXH',1.79595713782304859163e+09,'[1,1]','',1);
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
INSERT INTO "deal_tries" VALUES('2026-11-29','Pbwe5DjC5FTyWpfK','536pxm8dYnlmhC1t',1.79595714075355124481e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-30',X'AC849F0DB9EC133D577024ADDF7CD4605356E99A0F4F0B944FB29297E80F6888','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79595711031921482082e+09);
INSERT INTO "deals" VALUES('2026-11-29',X'EF7487FAB9F9B566F53BD824D62D33D913556F63149A93EBF52C2458232636BA','{"game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":2,"level":"hard","characters":["sidonia","gisela","","hasso"]}',1.79595711034110951422e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('PeaXRVSv-MNAVjET','3NsCDv08iRj2mMGm',1.79595713571637678141e+09,0,'',1.79595719575342297556e+09);
INSERT INTO "departed" VALUES('zZu4HGoF2qgjizH1','',1.79595713572194313999e+09,0,'',1.79595719576292514804e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('GXpMRG97yyqp','3NsCDv08iRj2mMGm','Python-urllib/3.11',1.79595711034090447424e+09,1.79595711034090447424e+09,0.0);
INSERT INTO "devices" VALUES('rVG7iF4OeXdK','G6WQkzUbtwppgdTt','Python-urllib/3.11',1.79595711037853884698e+09,1.79595711037853884698e+09,0.0);
INSERT INTO "devices" VALUES('ntRgeZRvYo1w','3NsCDv08iRj2mMGm','Python-urllib/3.11',1.79595711039949870106e+09,1.79595711039949870106e+09,0.0);
INSERT INTO "devices" VALUES('7LTMmBVgbxFD','3TVo3p0jRoxtotm_','Python-urllib/3.11',1.79595711042189335824e+09,1.79595711042189335824e+09,0.0);
INSERT INTO "devices" VALUES('ElcjME0IbXkZ','kJBV00iuLU-DDfMZ','Python-urllib/3.11',1.79595711043528485301e+09,1.79595711043528485301e+09,0.0);
INSERT INTO "devices" VALUES('Q4MKYc6OllAb','Pbwe5DjC5FTyWpfK','Python-urllib/3.11',1.79595711047429919238e+09,1.79595711047429919238e+09,0.0);
INSERT INTO "devices" VALUES('89u7rhWpNsCZ','pmcJMhHdtQXlwWoS','Python-urllib/3.11',1.79595711053987312322e+09,1.79595711053987312322e+09,0.0);
INSERT INTO "devices" VALUES('PeaXRVSv-MNAVjET','','',1.79595713571691513064e+09,1.79595713571691513064e+09,1.79595713571691513064e+09);
INSERT INTO "devices" VALUES('zZu4HGoF2qgjizH1','','',1.79595713572257566453e+09,1.79595713572257566453e+09,1.79595713572257566453e+09);
INSERT INTO "devices" VALUES('7fFxBkKk19_H','qPFilo4PNwt5NlMy','Python-urllib/3.11',1.79595713901395297052e+09,1.79595713901395297052e+09,0.0);
INSERT INTO "devices" VALUES('fBPRqwWWN6WK','chfIf_RUeO0Xftyq','Python-urllib/3.11',1.7959571390304179192e+09,1.7959571390304179192e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',1,1.79595711057511091233e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"816c8f72ebe4f2057821afe6a5e9e3444a8e623a816912a8635774d47ce03464","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',2,1.79595711057511091233e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',3,1.79595711057511091233e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',4,1.79595711060006427766e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d1');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',5,1.79595711061878824232e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d2');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',6,1.79595711869880867005e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',7,1.79595711869880867005e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',8,1.79595711869880867005e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',9,1.79595711869880867005e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',10,1.79595711869880867005e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',11,1.79595711869880867005e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',12,1.79595711869880867005e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',13,1.79595711869880867005e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',14,1.79595711869880867005e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',15,1.79595711869880867005e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',16,1.79595711869880867005e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',17,1.79595711880379676822e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','3NsCDv08iRj2mMGm m16');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',18,1.79595711883749771121e+09,'{"t":"move","seat":1,"action":2,"lag":0.0}','G6WQkzUbtwppgdTt m17');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',19,1.7959571188628869056e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','3NsCDv08iRj2mMGm m18');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',20,1.79595711890311861042e+09,'{"t":"move","seat":1,"action":4,"lag":0.0}','G6WQkzUbtwppgdTt m19');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',21,1.7959571189112052917e+09,'{"t":"move","seat":0,"action":13,"lag":0.0}','3NsCDv08iRj2mMGm m20');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',22,1.79595711892761301996e+09,'{"t":"move","seat":1,"action":21,"lag":0.0}','G6WQkzUbtwppgdTt m21');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',23,1.79595711893649029734e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}','3NsCDv08iRj2mMGm m22');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',24,1.7959571189508063793e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','G6WQkzUbtwppgdTt m23');
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',25,1.7959571189508063793e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',1,1.79595711896458578105e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"4f4a3cccfb2999ec4934a667c1547fc701d740ed3bf5aa491e926e1ed1e396c3","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',2,1.79595711896458578105e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',3,1.79595711896458578105e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',4,1.7959571189835190773e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d3');
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',5,1.79595711898845958711e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d4');
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',6,1.79595711898845958711e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',7,1.79595711898845958711e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',8,1.79595711898845958711e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',9,1.79595711898845958711e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',10,1.79595711898845958711e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',11,1.79595711898845958711e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',12,1.79595711898845958711e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',13,1.79595711898845958711e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',14,1.79595711898845958711e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',15,1.79595711898845958711e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',16,1.79595711898845958711e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('WNycr5OpC8IfFs5o',26,1.79595711901767110824e+09,'{"t":"resigned","seat":1,"level":"","character":""}','G6WQkzUbtwppgdTt d5');
INSERT INTO "events" VALUES('ZTXO2RUNHfE_P0mS',17,1.79595711902120137217e+09,'{"t":"resigned","seat":1,"level":"","character":""}','G6WQkzUbtwppgdTt d6');
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',1,1.79595711902429127694e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"750dba19feadd8dbe549f413e3aac4994d91718e772b7d1fb0c8d51147bce5cf","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',2,1.79595711902429127694e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',3,1.79595711902429127694e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',4,1.79595711903073978425e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d7');
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',5,1.79595711903875851628e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d8');
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',6,1.79595711903875851628e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',7,1.79595711903875851628e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',8,1.79595711903875851628e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',9,1.79595711903875851628e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',10,1.79595711903875851628e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',11,1.79595711903875851628e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',12,1.79595711903875851628e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',13,1.79595711903875851628e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',14,1.79595711903875851628e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',15,1.79595711903875851628e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',16,1.79595711903875851628e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',17,1.79595711905712795259e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}','3NsCDv08iRj2mMGm m16');
INSERT INTO "events" VALUES('nKf9G7F0oR7kDjvO',18,1.79595711907076597212e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','G6WQkzUbtwppgdTt m17');
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',1,1.79595713092346119877e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ed01dfedd8906c699b97764ab8a98a78c9213e4e7862cf996c5f9e626388a3b7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',2,1.79595713092346119877e+09,'{"t":"handed-in","started":1795957125.0,"takebacks":[]}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',3,1.79595713092346119877e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',4,1.79595713092346119877e+09,'{"t":"seated","seat":1,"user":"3NsCDv08iRj2mMGm","name":"Rosa"}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',5,1.79595713092346119877e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',6,1.79595713092346119877e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',7,1.79595713092346119877e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',8,1.79595713092346119877e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',9,1.79595713092346119877e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',10,1.79595713092346119877e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',11,1.79595713092346119877e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',12,1.79595713092346119877e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',13,1.79595713092346119877e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',14,1.79595713092346119877e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',15,1.79595713092346119877e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',16,1.79595713092346119877e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',17,1.79595713092346119877e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',18,1.79595713092346119877e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',19,1.79595713092346119877e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',20,1.79595713092346119877e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',21,1.79595713092346119877e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',22,1.79595713092346119877e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',23,1.79595713092346119877e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',24,1.79595713092346119877e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',25,1.79595713092346119877e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',26,1.79595713092346119877e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',27,1.79595713092346119877e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',28,1.79595713092346119877e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',29,1.79595713092346119877e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('lRopXv0HfskqiW6C',30,1.79595713092346119877e+09,'{"t":"resigned","seat":0,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',1,1.79595713096459341047e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f2b1c45feb0ac1316a7b72b2d3cabb0b955b178d680086f9937e858ffb27aa8f","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',2,1.79595713096459341047e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',3,1.79595713096459341047e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',4,1.7959571309962816238e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d9');
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',5,1.79595713101921916005e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d10');
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',6,1.79595713101921916005e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',7,1.79595713101921916005e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',8,1.79595713101921916005e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',9,1.79595713101921916005e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',10,1.79595713101921916005e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',11,1.79595713101921916005e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',12,1.79595713101921916005e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',13,1.79595713101921916005e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',14,1.79595713101921916005e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',15,1.79595713101921916005e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',16,1.79595713101921916005e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('6BpxuFTSvlZXUz-D',17,1.79595713108902311321e+09,'{"t":"stood","seat":0,"begin":1795957131.0869007,"until":1796389131.0869007}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',1,1.7959571311083593368e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"81421094ed06e1d1cfd3d6ace3c6f875d77f5af8d739589dab1af12514af72f3","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',2,1.7959571311083593368e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',3,1.7959571311083593368e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',4,1.79595713111580324167e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d11');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',5,1795957131.1325,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d12');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',6,1795957131.1325,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',7,1795957131.1325,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',8,1795957131.1325,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',9,1795957131.1325,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',10,1795957131.1325,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',11,1795957131.1325,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',12,1795957131.1325,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',13,1795957131.1325,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',14,1795957131.1325,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',15,1795957131.1325,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',16,1795957131.1325,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',17,1.79595713123932909961e+09,'{"t":"move","seat":0,"action":2,"lag":0.002}','3NsCDv08iRj2mMGm c2-70170844978733');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',18,1.79595713138285064695e+09,'{"t":"move","seat":1,"action":3,"lag":0.001}','G6WQkzUbtwppgdTt c2-70170988629189');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',19,1.79595713138771247868e+09,'{"t":"move","seat":0,"action":11,"lag":0.002}','3NsCDv08iRj2mMGm c3-70170993672773');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',20,1.79595713140200662614e+09,'{"t":"asked","seat":1,"to":11}','G6WQkzUbtwppgdTt c3-70171005500449');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',21,1.79595713140593886371e+09,'{"t":"answered","seat":0,"yes":true}','3NsCDv08iRj2mMGm c4-70171011759783');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',22,1.79595713140593886371e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',23,1.79595713142201423642e+09,'{"t":"pause","seat":0,"on":true}','3NsCDv08iRj2mMGm c5-70171025203461');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',24,1.79595713144758725166e+09,'{"t":"pause","seat":0,"on":false}','3NsCDv08iRj2mMGm c6-70171045044296');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',25,1.79595713146198868756e+09,'{"t":"pause","seat":0,"on":true}','3NsCDv08iRj2mMGm c7-70171065201640');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',26,1.79595713146928477287e+09,'{"t":"pause","seat":1,"on":true}','G6WQkzUbtwppgdTt c4-70171074835499');
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',27,1.79595713146928477287e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('uFjt78uJyHgxkhXk',28,1.79595713148200535774e+09,'{"t":"resumed","seat":1}','G6WQkzUbtwppgdTt c5-70171084902599');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',1,1.79595713151126670833e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"2fba8424fc2cfde3e072587361f60e8ca0b2e1e7de2e2e81fa8d9eb5b1cc21ab","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',2,1.79595713151126670833e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',3,1.79595713151126670833e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',4,1.7959571315402011871e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d13');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',5,1.79595713156811141969e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d14');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',6,1.79595713156811141969e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',7,1.79595713156811141969e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',8,1.79595713156811141969e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',9,1.79595713156811141969e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',10,1.79595713156811141969e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',11,1.79595713156811141969e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',12,1.79595713156811141969e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',13,1.79595713156811141969e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',14,1.79595713156811141969e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',15,1.79595713156811141969e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',16,1.79595713156811141969e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',17,1.79595713318632674215e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',1,1.79595713557320809357e+09,'{"t":"created","user":"PeaXRVSv-MNAVjET","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"33bf7110a4c3ab69c7cd1f5cac009ffd19da0d713eabd3200d020bcba71e126d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',2,1.79595713557320809357e+09,'{"t":"seated","seat":0,"user":"PeaXRVSv-MNAVjET","name":"Kay","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',3,1.79595713557320809357e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',4,1.79595713558325910568e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d15');
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',5,1.79595713558673071856e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d16');
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',6,1.79595713558673071856e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',7,1.79595713558673071856e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',8,1.79595713558673071856e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',9,1.79595713558673071856e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',10,1.79595713558673071856e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',11,1.79595713558673071856e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',12,1.79595713558673071856e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',13,1.79595713558673071856e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',14,1.79595713558673071856e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',15,1.79595713558673071856e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',16,1.79595713558673071856e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',1,1.79595713559122252466e+09,'{"t":"created","user":"PeaXRVSv-MNAVjET","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"760fa1c82b18ad39dd509fa4a2822027d40d4444b4ac4331e01fc542c4a48a8e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',2,1.79595713559122252466e+09,'{"t":"seated","seat":0,"user":"PeaXRVSv-MNAVjET","name":"Kay","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',3,1.79595713559122252466e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',4,1.79595713559290504459e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt d17');
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',5,1.79595713559476137166e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt d18');
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',6,1.79595713559476137166e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',7,1.79595713559476137166e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',8,1.79595713559476137166e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',9,1.79595713559476137166e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',10,1.79595713559476137166e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',11,1.79595713559476137166e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',12,1.79595713559476137166e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',13,1.79595713559476137166e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',14,1.79595713559476137166e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',15,1.79595713559476137166e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',16,1.79595713559476137166e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',1,1.79595713560447311401e+09,'{"t":"created","user":"G6WQkzUbtwppgdTt","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d9f0940319f04a02a6f0646763b8b59fc17b267b48f8d76b0cd1c4731122f5c7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',2,1.79595713560447311401e+09,'{"t":"seated","seat":0,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',3,1.79595713560447311401e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',4,1.79595713561897778512e+09,'{"t":"seated","seat":1,"user":"zZu4HGoF2qgjizH1","name":"","standing":"guest"}','zZu4HGoF2qgjizH1 d19');
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',5,1.7959571356271629333e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','zZu4HGoF2qgjizH1 d20');
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',6,1.7959571356271629333e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',7,1.7959571356271629333e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',8,1.7959571356271629333e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',9,1.7959571356271629333e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',10,1.7959571356271629333e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',11,1.7959571356271629333e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',12,1.7959571356271629333e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',13,1.7959571356271629333e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',14,1.7959571356271629333e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',15,1.7959571356271629333e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',16,1.7959571356271629333e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',1,1.79595713563151383402e+09,'{"t":"created","user":"G6WQkzUbtwppgdTt","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e7b4c759206fe0cee481c0ddd565ae735d646d87fbc98854c67da39fa72b6de8","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',2,1.79595713563151383402e+09,'{"t":"seated","seat":0,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',3,1.79595713563151383402e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',4,1.79595713563325619704e+09,'{"t":"seated","seat":1,"user":"zZu4HGoF2qgjizH1","name":"","standing":"guest"}','zZu4HGoF2qgjizH1 d21');
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',5,1.79595713563755059235e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','zZu4HGoF2qgjizH1 d22');
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',6,1.79595713563755059235e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',7,1.79595713563755059235e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',8,1.79595713563755059235e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',9,1.79595713563755059235e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',10,1.79595713563755059235e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',11,1.79595713563755059235e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',12,1.79595713563755059235e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',13,1.79595713563755059235e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',14,1.79595713563755059235e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',15,1.79595713563755059235e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',16,1.79595713563755059235e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',17,1.79595713564105343819e+09,'{"t":"resigned","seat":0,"level":"","character":""}','PeaXRVSv-MNAVjET d23');
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',17,1.79595713564316892619e+09,'{"t":"resigned","seat":1,"level":"","character":""}','zZu4HGoF2qgjizH1 d24');
INSERT INTO "events" VALUES('TztDT_Tyw7jeRchc',1,1.79595713564485740662e+09,'{"t":"created","user":"PeaXRVSv-MNAVjET","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"9b9ebf3a4b395fbf03c5a6fd1c317b677630fb23dff15af45bbf57ca4337ece7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('TztDT_Tyw7jeRchc',2,1.79595713564485740662e+09,'{"t":"seated","seat":0,"user":"PeaXRVSv-MNAVjET","name":"Kay","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('TztDT_Tyw7jeRchc',3,1.79595713564485740662e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zFF6EK6L-5elqIo8',1,1.79595713566771030423e+09,'{"t":"created","user":"G6WQkzUbtwppgdTt","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a7a8c6e73397227e58e529a36d31bbae91a25503cf1959dbf72567c83b1fdfd8","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('zFF6EK6L-5elqIo8',2,1.79595713566771030423e+09,'{"t":"seated","seat":0,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('zFF6EK6L-5elqIo8',3,1.79595713566771030423e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zFF6EK6L-5elqIo8',4,1.79595713567727160455e+09,'{"t":"seated","seat":1,"user":"zZu4HGoF2qgjizH1","name":"","standing":"guest"}','zZu4HGoF2qgjizH1 d25');
INSERT INTO "events" VALUES('NNVkSow4v77hRBxs',17,1.79595713573560261731e+09,'{"t":"passed","user":"PeaXRVSv-MNAVjET","to":"3NsCDv08iRj2mMGm"}',NULL);
INSERT INTO "events" VALUES('TztDT_Tyw7jeRchc',4,1.79595713575075149534e+09,'{"t":"passed","user":"PeaXRVSv-MNAVjET","to":"3NsCDv08iRj2mMGm"}',NULL);
INSERT INTO "events" VALUES('uaicu3hvfigV_CBs',18,1.79595713575202178954e+09,'{"t":"passed","user":"PeaXRVSv-MNAVjET","to":"3NsCDv08iRj2mMGm"}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',17,1.79595713575797152512e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('W7JZ7CzT6XlYuYX3',18,1.79595713575797152512e+09,'{"t":"passed","user":"zZu4HGoF2qgjizH1","to":""}',NULL);
INSERT INTO "events" VALUES('zFF6EK6L-5elqIo8',5,1.79595713575988078121e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('zFF6EK6L-5elqIo8',6,1.79595713575988078121e+09,'{"t":"passed","user":"zZu4HGoF2qgjizH1","to":""}',NULL);
INSERT INTO "events" VALUES('-9-Q60-L41RM4TAX',18,1.7959571357613842487e+09,'{"t":"passed","user":"zZu4HGoF2qgjizH1","to":""}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',1,1.79595713628125166899e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"a6b00346bc9d3dc4dc6666cf05de054693526dae3d38d01a077818aec51c174f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',2,1.79595713628125166899e+09,'{"t":"paired","tournament":"5--8r_vElw2a","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',3,1.79595713628125166899e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',4,1.79595713628125166899e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',5,1.79595713628125166899e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',6,1.79595713628125166899e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',7,1.79595713628125166899e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',8,1.79595713628125166899e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',9,1.79595713628125166899e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',10,1.79595713628125166899e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',11,1.79595713628125166899e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',12,1.79595713628125166899e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',13,1.79595713628125166899e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',14,1.79595713628125166899e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',15,1.79595713628125166899e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',16,1.79595713628125166899e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('0J0W6F3Xf8t8wETJ',17,1.79595713628125166899e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',1,1.79595713683920955652e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"47ceb22b1182a6180d58f5fd5728adb8952a9f727a71bd1ba2d1a9d063d64ea3","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',2,1.79595713683920955652e+09,'{"t":"paired","tournament":"G_i3ddfSbMVe","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',3,1.79595713683920955652e+09,'{"t":"seated","seat":0,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',4,1.79595713683920955652e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',5,1.79595713683920955652e+09,'{"t":"seated","seat":1,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',6,1.79595713683920955652e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',7,1.79595713683920955652e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',8,1.79595713683920955652e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',9,1.79595713683920955652e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',10,1.79595713683920955652e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',11,1.79595713683920955652e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',12,1.79595713683920955652e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',13,1.79595713683920955652e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',14,1.79595713683920955652e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',15,1.79595713683920955652e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',16,1.79595713683920955652e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',17,1.79595713683920955652e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',1,1.7959571372951128482e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"a77a0769b70ce01378483340cc2f64cba701c9a552123c5c9ace1e055b8b018b","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',2,1.7959571372951128482e+09,'{"t":"paired","tournament":"Z6RPdsB2uOFO","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',3,1.7959571372951128482e+09,'{"t":"bot","seat":0,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',4,1.7959571372951128482e+09,'{"t":"seated","seat":1,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',5,1.7959571372951128482e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',6,1.7959571372951128482e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',7,1.7959571372951128482e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',8,1.7959571372951128482e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',9,1.7959571372951128482e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',10,1.7959571372951128482e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',11,1.7959571372951128482e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',12,1.7959571372951128482e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',13,1.7959571372951128482e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',14,1.7959571372951128482e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',15,1.7959571372951128482e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',16,1.7959571372951128482e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('_vkdoCcOb8rEBCXH',17,1.79595713733950543408e+09,'{"t":"resigned","seat":1,"level":"","character":""}','3NsCDv08iRj2mMGm d27');
INSERT INTO "events" VALUES('zOC7aBOoDYNhIQf6',18,1.7959571374106740951e+09,'{"t":"resigned","seat":1,"level":"","character":""}','3NsCDv08iRj2mMGm d28');
INSERT INTO "events" VALUES('D_KD1ewU5r998Wty',1,1.79595713792365431786e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"117fa98f1e65b5267a31194b5b469a1f4afa4e31955e8649137bdaed5bcbc469","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('D_KD1ewU5r998Wty',2,1.79595713792365431786e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('D_KD1ewU5r998Wty',3,1.79595713792365431786e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('i1ALbhP5eBp1e7yi',1,1.79595713821407556532e+09,'{"t":"created","user":"3TVo3p0jRoxtotm_","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"e901f61824998772f7c970f7a534dffdcede0c226b5dba2873bb7bd41fcc8e09","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('i1ALbhP5eBp1e7yi',2,1.79595713821407556532e+09,'{"t":"seated","seat":0,"user":"3TVo3p0jRoxtotm_","name":"Max","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('i1ALbhP5eBp1e7yi',3,1.79595713821407556532e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',18,1.79595713822084808346e+09,'{"t":"move","seat":0,"action":23,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ejUvDQvZvV7ekPfu',1,1.79595713889698505396e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"a64a181cdc8df4d6b80d3ab5c75469b9b493004aa6b0e77a648446b474323b48","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ejUvDQvZvV7ekPfu',2,1.79595713889698505396e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('ejUvDQvZvV7ekPfu',3,1.79595713889698505396e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',1,1.79595713915041732783e+09,'{"t":"created","user":"qPFilo4PNwt5NlMy","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"cf2a0a94f29f90fffa8b77abbef34cc3d3654641a2d9075439a2cbeeff827413","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',2,1.79595713915041732783e+09,'{"t":"seated","seat":0,"user":"qPFilo4PNwt5NlMy","name":"Nia","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',3,1.79595713915041732783e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',4,1.79595713915041732783e+09,'{"t":"seated","seat":1,"user":"chfIf_RUeO0Xftyq","name":"Odo","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',5,1.79595713915041732783e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',6,1.79595713915041732783e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',7,1.79595713915041732783e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',8,1.79595713915041732783e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',9,1.79595713915041732783e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',10,1.79595713915041732783e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',11,1.79595713915041732783e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',12,1.79595713915041732783e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',13,1.79595713915041732783e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',14,1.79595713915041732783e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',15,1.79595713915041732783e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('Z_OrM8vA7bKRftuZ',16,1.79595713915041732783e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',1,1.79595713950336813933e+09,'{"t":"created","user":"3NsCDv08iRj2mMGm","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d4097d3c56050ceea9f28306e24a86f0894b7e706621fa7984f146e5d7d2b4e8","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',2,1.79595713950336813933e+09,'{"t":"seated","seat":0,"user":"3NsCDv08iRj2mMGm","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',3,1.79595713950336813933e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',4,1.79595713954621720312e+09,'{"t":"seated","seat":1,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}','G6WQkzUbtwppgdTt 0ca93e753cec755c');
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',5,1.79595713955801248554e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','G6WQkzUbtwppgdTt 8e0d5a192657f5eb');
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',6,1.79595713955801248554e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',7,1.79595713955801248554e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',8,1.79595713955801248554e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',9,1.79595713955801248554e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',10,1.79595713955801248554e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',11,1.79595713955801248554e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',12,1.79595713955801248554e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',13,1.79595713955801248554e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',14,1.79595713955801248554e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',15,1.79595713955801248554e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',16,1.79595713955801248554e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('9dlwsB9aF3N4nrI2',17,1.79595713959891200065e+09,'{"t":"resigned","seat":1,"level":"","character":""}','G6WQkzUbtwppgdTt circle0');
INSERT INTO "events" VALUES('kX8OylQebPhv0jyf',1,1.79595713970709180834e+09,'{"t":"created","user":"G6WQkzUbtwppgdTt","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"29b34795e72707b7fe504f146c23c0a49892662fadcd70b3b4ead4b9f9b42e4c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('kX8OylQebPhv0jyf',2,1.79595713970709180834e+09,'{"t":"seated","seat":0,"user":"G6WQkzUbtwppgdTt","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('kX8OylQebPhv0jyf',3,1.79595713970709180834e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',1,1.79595713981906461714e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"2ca620e335f4201c97ab9a63091109718698e94595857b5daf676109e346d559","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',2,1.79595713981906461714e+09,'{"t":"seated","seat":0,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',3,1.79595713981906461714e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',4,1.7959571398531804085e+09,'{"t":"seated","seat":1,"user":"pmcJMhHdtQXlwWoS","name":"Zoë the Bold","standing":"guest"}','pmcJMhHdtQXlwWoS c2-70179456544676');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',5,1.79595713986869239811e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','pmcJMhHdtQXlwWoS c3-70179474675330');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',6,1.79595713986869239811e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',7,1.79595713986869239811e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',8,1.79595713986869239811e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',9,1.79595713986869239811e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',10,1.79595713986869239811e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',11,1.79595713986869239811e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',12,1.79595713986869239811e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',13,1.79595713986869239811e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',14,1.79595713986869239811e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',15,1.79595713986869239811e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',16,1.79595713986869239811e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',17,1.7959571399244248867e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','Pbwe5DjC5FTyWpfK c3-70179530527244');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',18,1.79595713996605014801e+09,'{"t":"move","seat":1,"action":21,"lag":0.0}','pmcJMhHdtQXlwWoS c5-70179549037530');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',19,1.79595714000200772282e+09,'{"t":"move","seat":0,"action":7,"lag":0.0}','Pbwe5DjC5FTyWpfK c4-70179604651742');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',20,1.79595714000691390041e+09,'{"t":"asked","seat":1,"to":11}','pmcJMhHdtQXlwWoS c6-70179610758470');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',21,1.79595714003248810766e+09,'{"t":"answered","seat":0,"yes":false}','Pbwe5DjC5FTyWpfK c5-70179635528021');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',22,1.7959571400399172306e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','pmcJMhHdtQXlwWoS c7-70179645951438');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',23,1.7959571400399172306e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',24,1795957140.06431,'{"t":"asked","seat":0,"to":12}','Pbwe5DjC5FTyWpfK c6-70179666552489');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',25,1.79595714007796144486e+09,'{"t":"answered","seat":1,"yes":true}','pmcJMhHdtQXlwWoS c8-70179682326355');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',26,1.79595714007796144486e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',27,1.79595714011003279681e+09,'{"t":"move","seat":0,"action":17,"lag":0.0}','Pbwe5DjC5FTyWpfK c7-70179705331293');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',19,1.79595714011796140675e+09,'{"t":"timeout","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',28,1.79595714013817858703e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','pmcJMhHdtQXlwWoS c9-70179732564860');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',29,1.79595714025622558594e+09,'{"t":"returned","seat":1}','pmcJMhHdtQXlwWoS c10-70179858851061');
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',30,1.79595714027006101605e+09,'{"t":"resigned","seat":0,"level":"","character":""}','Pbwe5DjC5FTyWpfK c8-70179874465601');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',20,1.7959571402868356705e+09,'{"t":"move","seat":1,"action":7,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('KO7kEFf9NP0YGIPB',1,1.79595714030610203743e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0b9c670fb473d6e6389b757a9dbde1a2a0c8eb5946475869645ba94451ef6ce6","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('KO7kEFf9NP0YGIPB',2,1.79595714030610203743e+09,'{"t":"seated","seat":1,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('KO7kEFf9NP0YGIPB',3,1.79595714030610203743e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('KO7kEFf9NP0YGIPB',4,1.79595714030610203743e+09,'{"t":"seated","seat":0,"user":"pmcJMhHdtQXlwWoS","name":"Zoë the Bold","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('xiy4ZSyFflXl17Ff',31,1.79595714031421566005e+09,'{"t":"rematch","table":"KO7kEFf9NP0YGIPB"}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',1,1.79595714033616971972e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"17e7714aa2334600eccf3a646ccb6fec70ab18157333921e80fcd0419c4c42ec","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',2,1.79595714033616971972e+09,'{"t":"seated","seat":0,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',3,1.79595714033616971972e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',21,1.79595714037086558343e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',4,1.79595714040624618527e+09,'{"t":"seated","seat":1,"user":"pmcJMhHdtQXlwWoS","name":"Zoë the Bold","standing":"guest"}','pmcJMhHdtQXlwWoS c12-70179998039027');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',22,1.79595714041422438618e+09,'{"t":"move","seat":1,"action":12,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',5,1.79595714042604541775e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','pmcJMhHdtQXlwWoS c13-70180022386392');
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',6,1.79595714042604541775e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',7,1.79595714042604541775e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',8,1.79595714042604541775e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',9,1.79595714042604541775e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',10,1.79595714042604541775e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',11,1.79595714042604541775e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',12,1.79595714042604541775e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',13,1.79595714042604541775e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',14,1.79595714042604541775e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',15,1.79595714042604541775e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',16,1.79595714042604541775e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',17,1.795957140458088398e+09,'{"t":"move","seat":0,"action":7,"lag":0.0}','Pbwe5DjC5FTyWpfK c11-70180060410750');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',23,1.79595714048206424708e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',24,1.79595714048206424708e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',18,1.79595714049407076838e+09,'{"t":"move","seat":1,"action":20,"lag":0.0}','pmcJMhHdtQXlwWoS c14-70180098421959');
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',19,1.7959571405063135624e+09,'{"t":"move","seat":0,"action":4,"lag":0.0}','Pbwe5DjC5FTyWpfK c12-70180112316463');
INSERT INTO "events" VALUES('NmO6k7UlH3vCYjQm',20,1.79595714052785539625e+09,'{"t":"move","seat":1,"action":10,"lag":0.0}','pmcJMhHdtQXlwWoS c15-70180133884736');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',25,1.79595714053688335423e+09,'{"t":"move","seat":1,"action":19,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',1,1.79595714053877687451e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0b5906b4fc487ddeb633982e05678ef568c25edd4e1b0b8ab7db42b360d47104","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',2,1.79595714053877687451e+09,'{"t":"seated","seat":0,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',3,1.79595714053877687451e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',4,1.79595714054210281373e+09,'{"t":"seated","seat":1,"user":"pmcJMhHdtQXlwWoS","name":"Zoë","standing":"guest"}','pmcJMhHdtQXlwWoS c16-70180148228505');
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',5,1.79595714054615187647e+09,'{"t":"freed","seat":1}','pmcJMhHdtQXlwWoS c17-70180152261214');
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',6,1.79595714055051183704e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','Pbwe5DjC5FTyWpfK c14-70180156611182');
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',7,1.79595714055175065997e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','Pbwe5DjC5FTyWpfK c15-70180157828564');
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',8,1.79595714055271697042e+09,'{"t":"freed","seat":1}','Pbwe5DjC5FTyWpfK c16-70180158891237');
INSERT INTO "events" VALUES('uRV2qRayRaxsa83x',9,1.79595714055688834192e+09,'{"t":"removed","user":"pmcJMhHdtQXlwWoS","on":true}','Pbwe5DjC5FTyWpfK c17-70180162979447');
INSERT INTO "events" VALUES('C0fkU0yFJZT_Ytlq',1,1.79595714056705069543e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"6337bee30d35b99d30b9c607f005baa65281713ecf33b875333bdb6d0ddfd946","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('C0fkU0yFJZT_Ytlq',2,1.79595714056705069543e+09,'{"t":"seated","seat":0,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('C0fkU0yFJZT_Ytlq',3,1.79595714056705069543e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('C0fkU0yFJZT_Ytlq',4,1.79595714057004380223e+09,'{"t":"closed"}','Pbwe5DjC5FTyWpfK c18-70180176090583');
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',26,1.79595714059692668912e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',27,1.79595714059692668912e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',28,1.79595714063164901734e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',29,1.79595714063164901734e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',30,1.79595714067479920389e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',31,1.79595714071734380724e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',32,1.79595714071734380724e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',33,1.79595714073286104196e+09,'{"t":"move","seat":0,"action":10,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('SV-G1OagQxd5lvYJ',34,1.79595714074481630322e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',1,1.79595714075607323654e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"a4740725856852d2307ddfe345284b9211ae3a21e6a14b641c3ec073fcc8c825","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',2,1.79595714075607323654e+09,'{"t":"deal","day":"2026-11-29"}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',3,1.79595714075607323654e+09,'{"t":"bot","seat":0,"level":"hard","character":"sidonia"}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',4,1.79595714075607323654e+09,'{"t":"bot","seat":1,"level":"hard","character":"gisela"}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',5,1.79595714075607323654e+09,'{"t":"seated","seat":2,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',6,1.79595714075607323654e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',7,1.79595714075607323654e+09,'{"t":"bot","seat":3,"level":"hard","character":"hasso"}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',8,1.79595714075607323654e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('536pxm8dYnlmhC1t',9,1.79595714075607323654e+09,'{"t":"draw","action":4096}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',1,1.79595714076039481162e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"26e457c6c3a42ff6bc777e85cd92500957e9f65e228b36118f6dd807ad2cebea","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',2,1.79595714076039481162e+09,'{"t":"seated","seat":0,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',3,1.79595714076039481162e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',4,1.79595714076039481162e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',5,1.79595714076039481162e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',6,1.79595714076039481162e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',7,1.79595714076039481162e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',8,1.79595714076039481162e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',9,1.79595714076039481162e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',10,1.79595714076039481162e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',11,1.79595714076039481162e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',12,1.79595714076039481162e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',13,1.79595714076039481162e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',14,1.79595714076039481162e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',15,1.79595714076039481162e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('gaz70ZPv3P4tI_5n',16,1.79595714076574325566e+09,'{"t":"move","seat":0,"action":10,"lag":0.0}','Pbwe5DjC5FTyWpfK c20-70180371784981');
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',1,1.79595714077346396446e+09,'{"t":"created","user":"Pbwe5DjC5FTyWpfK","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"e6725ef6707fe4ba0e00f6bc9e3bd5e059d628dc2e7ccf86803a838b4823709e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',2,1.79595714077346396446e+09,'{"t":"seated","seat":0,"user":"Pbwe5DjC5FTyWpfK","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',3,1.79595714077346396446e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',4,1.79595714077346396446e+09,'{"t":"seated","seat":1,"user":"Pbwe5DjC5FTyWpfK","name":"Ada 2","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',5,1.79595714077346396446e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',6,1.79595714077346396446e+09,'{"t":"seated","seat":2,"user":"Pbwe5DjC5FTyWpfK","name":"Ada 3","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',7,1.79595714077346396446e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',8,1.79595714077346396446e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',9,1.79595714077346396446e+09,'{"t":"draw","action":4098}',NULL);
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',10,1.79595714077768802644e+09,'{"t":"move","seat":2,"action":590,"lag":0.0}','Pbwe5DjC5FTyWpfK c22-70180383812052');
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',11,1.79595714078022646899e+09,'{"t":"move","seat":0,"action":2776,"lag":0.0}','Pbwe5DjC5FTyWpfK c23-70180386359362');
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',12,1.79595714078176546101e+09,'{"t":"move","seat":1,"action":3107,"lag":0.0}','Pbwe5DjC5FTyWpfK c24-70180387870088');
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',13,1.79595714078331780434e+09,'{"t":"move","seat":2,"action":734,"lag":0.0}','Pbwe5DjC5FTyWpfK c25-70180389474002');
INSERT INTO "events" VALUES('OlZnYDs6r1cmZMdb',14,1.79595714078467869759e+09,'{"t":"resigned","seat":1,"level":"hard","character":"hasso"}','Pbwe5DjC5FTyWpfK c26-70180390792944');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('3NsCDv08iRj2mMGm','G6WQkzUbtwppgdTt',1.79595713884760928152e+09);
CREATE TABLE gaps (
    game TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (game, begin));
CREATE TABLE handed_over (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
INSERT INTO "handed_over" VALUES('3NsCDv08iRj2mMGm','e5625a6a5de1a4e3563585c0640bbcb1ad103656bb5f39caff904bf356e3ce4d2f2d149c7a767a1e2c59281319661360087c75abf941ec16262b928063b0a012','lRopXv0HfskqiW6C',1.79595713090364599226e+09);
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','3NsCDv08iRj2mMGm',0.0);
INSERT INTO "handles" VALUES('katharlna','3NsCDv08iRj2mMGm',1.80373313573413395884e+09);
INSERT INTO "handles" VALUES('loulse','zZu4HGoF2qgjizH1',1.8037331357570011615e+09);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	emblem TEXT NOT NULL, 
	gone TEXT NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,'{"name":"The Hall","texts":{"welcome":{"en":"Sit down."}}}','','c8c3a6525922f56b',1.79595713852205967906e+09);
CREATE TABLE house_invites (
	id TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	note TEXT NOT NULL, 
	made REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	uses INTEGER NOT NULL, 
	used INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house_invites" VALUES('ad08c2aa324d','2e92cb4ceef2d8cb32303b696fbfc0c1c35c461dfce5423c599617c9a42ab6d3','Thursday',1.79595713858433961868e+09,'kJBV00iuLU-DDfMZ',1.79656193858317303653e+09,1,2);
CREATE TABLE house_members (
	user_id TEXT NOT NULL, 
	since REAL NOT NULL, 
	invite TEXT NOT NULL, 
	let_in_by TEXT NOT NULL, 
	ended REAL NOT NULL, 
	ended_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "house_members" VALUES('3NsCDv08iRj2mMGm',1.79595713863379716872e+09,'ad08c2aa324d','',0.0,'');
INSERT INTO "house_members" VALUES('3TVo3p0jRoxtotm_',1.7959571386771187783e+09,'ad08c2aa324d','',1.79595713872347450255e+09,'kJBV00iuLU-DDfMZ');
CREATE TABLE house_requests (
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	words TEXT NOT NULL, 
	state TEXT NOT NULL, 
	seen_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "house_requests" VALUES('G6WQkzUbtwppgdTt',1.79595713879171013831e+09,'May I?','open','');
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('bc562e9cf8af3c47fb10f67b374e236052bc4aaefe9331c1266bad129ef596f2','host',1.79604350944180798533e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('j0ajzr5Q-fCTuFRt','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20480/account#confirm=3CDyV7JPP5I5CzWaXon5njDqM-vF2Guf

If it was not, there is nothing to do: nothing happens without the link.
',1.79595716542791366578e+09,1.79596073528014540674e+09,1,'f654172279e11015',0.0,'');
INSERT INTO "mails" VALUES('be372b2e44a2b952e294605395ac4abe96f4530eac88d3772fc16d06b23fc9b83NsCDv08iRj2mMGm','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20480/account#recover=lbb3RLM-eIJ3hyurJuFWE9WKACFKpG6f

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79595716552622485157e+09,1.79596073551405668259e+09,1,'f654172279e11015',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','WNycr5OpC8IfFs5o',1.79595711901767110824e+09);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','WNycr5OpC8IfFs5o',1.79595711901767110824e+09);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','ZTXO2RUNHfE_P0mS',1.79595711902120137217e+09);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','ZTXO2RUNHfE_P0mS',1.79595711902120137217e+09);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','nKf9G7F0oR7kDjvO',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','nKf9G7F0oR7kDjvO',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','lRopXv0HfskqiW6C',1.79595713092346119877e+09);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','6BpxuFTSvlZXUz-D',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','6BpxuFTSvlZXUz-D',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','uFjt78uJyHgxkhXk',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','uFjt78uJyHgxkhXk',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','SV-G1OagQxd5lvYJ',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','SV-G1OagQxd5lvYJ',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','NNVkSow4v77hRBxs',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','NNVkSow4v77hRBxs',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','uaicu3hvfigV_CBs',1.79595713564105343819e+09);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','uaicu3hvfigV_CBs',1.79595713564105343819e+09);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','W7JZ7CzT6XlYuYX3',1.79595713575797152512e+09);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','-9-Q60-L41RM4TAX',1.79595713564316892619e+09);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','TztDT_Tyw7jeRchc',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','zFF6EK6L-5elqIo8',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','0J0W6F3Xf8t8wETJ',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','0J0W6F3Xf8t8wETJ',0.0);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','zOC7aBOoDYNhIQf6',1.7959571374106740951e+09);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','zOC7aBOoDYNhIQf6',1.7959571374106740951e+09);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','_vkdoCcOb8rEBCXH',1.79595713733950543408e+09);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','D_KD1ewU5r998Wty',0.0);
INSERT INTO "members" VALUES('3TVo3p0jRoxtotm_','i1ALbhP5eBp1e7yi',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','ejUvDQvZvV7ekPfu',0.0);
INSERT INTO "members" VALUES('qPFilo4PNwt5NlMy','Z_OrM8vA7bKRftuZ',0.0);
INSERT INTO "members" VALUES('chfIf_RUeO0Xftyq','Z_OrM8vA7bKRftuZ',0.0);
INSERT INTO "members" VALUES('3NsCDv08iRj2mMGm','9dlwsB9aF3N4nrI2',1.79595713959891200065e+09);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','9dlwsB9aF3N4nrI2',1.79595713959891200065e+09);
INSERT INTO "members" VALUES('G6WQkzUbtwppgdTt','kX8OylQebPhv0jyf',0.0);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','xiy4ZSyFflXl17Ff',1.79595714027006101605e+09);
INSERT INTO "members" VALUES('pmcJMhHdtQXlwWoS','xiy4ZSyFflXl17Ff',1.79595714027006101605e+09);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','KO7kEFf9NP0YGIPB',0.0);
INSERT INTO "members" VALUES('pmcJMhHdtQXlwWoS','KO7kEFf9NP0YGIPB',0.0);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','NmO6k7UlH3vCYjQm',0.0);
INSERT INTO "members" VALUES('pmcJMhHdtQXlwWoS','NmO6k7UlH3vCYjQm',0.0);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','uRV2qRayRaxsa83x',0.0);
INSERT INTO "members" VALUES('pmcJMhHdtQXlwWoS','uRV2qRayRaxsa83x',0.0);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','C0fkU0yFJZT_Ytlq',0.0);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','536pxm8dYnlmhC1t',0.0);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','gaz70ZPv3P4tI_5n',0.0);
INSERT INTO "members" VALUES('Pbwe5DjC5FTyWpfK','OlZnYDs6r1cmZMdb',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','af96b74b58ba99dc669973b4320276bd4c446cec8afc397f0c7e050747f82252');
INSERT INTO "meta" VALUES('invited','1795957109.4388452');
INSERT INTO "meta" VALUES('probe','2053c9e7b583833c');
INSERT INTO "meta" VALUES('order','b288e1e20b75b69e');
INSERT INTO "meta" VALUES('vapid','pzEBNVHloGHpMlS1yMTuAgvHO7KbDW-RoT9D5bT_JHc');
INSERT INTO "meta" VALUES('alone SV-G1OagQxd5lvYJ','aa9 G6WQkzUbtwppgdTt');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('G6WQkzUbtwppgdTt','3TVo3p0jRoxtotm_',1.79595713881992506983e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('qPFilo4PNwt5NlMy','MPIid8cQsCTKmTxg6bMMXWslOLFf8V46','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, version TEXT NOT NULL,
    started REAL NOT NULL, seen REAL NOT NULL, facts TEXT NOT NULL);
CREATE TABLE notifications (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, kind TEXT NOT NULL, ply INTEGER NOT NULL,
    at REAL NOT NULL, push_due REAL, mail_due REAL,
    told TEXT NOT NULL, tries INTEGER NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL, PRIMARY KEY (table_id, user_id, kind));
INSERT INTO "notifications" VALUES('ejUvDQvZvV7ekPfu','3NsCDv08iRj2mMGm','inviting',0,1.79595713893718791007e+09,NULL,NULL,'',0,'',0.0);
INSERT INTO "notifications" VALUES('ejUvDQvZvV7ekPfu','G6WQkzUbtwppgdTt','invited',0,1.79595713893718791007e+09,NULL,NULL,'',0,'',0.0);
CREATE TABLE one_time_tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, purpose TEXT NOT NULL,
    value TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "one_time_tokens" VALUES('92ba127643cde246168b6e4ae7527c2a9c781c3cc79c9d803b0bf2c34923c3b1','3NsCDv08iRj2mMGm','passkey-add','127.0.0.1 puS5LR9Taw6dH5fL_C3xaHik030tqC67K_zrl8kmLd6zx3Sr82gnjM_Whn15Srlcep5Dlpr2EbLgtwoxq5lRMQ',1.79595743494351482391e+09);
INSERT INTO "one_time_tokens" VALUES('7e880fff2a7443dc6aa0fd24912baca151ea1610773f161a5bd2c731158b8c78','3NsCDv08iRj2mMGm','recover','bea@example.org',1.7959607355046746731e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('Z_OrM8vA7bKRftuZ','{"game":"rosenkoenig","players":2,"rated":false,"users":["qPFilo4PNwt5NlMy","chfIf_RUeO0Xftyq"],"strength":25.0,"time":null}',1.795957139146433115e+09,1.79595713915887022016e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('txs8sA5pPqBJ7sP8y5p2kw','3NsCDv08iRj2mMGm',X'A50102032620012158200928B53158272BC2E480C37A060A245549A8BF61CFEC0D2FD8CF0B4E9D7521F9225820391FE53CCCD5E6FBC21C1AE910DD898DB047FA0FA4698517C4F84202317B9B51',1,'Laptop',1.79595713492662739747e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('Pbwe5DjC5FTyWpfK','lesson','rosenkoenig','first',1,1.79595714059257483483e+09,0.0,1.79595714059257483483e+09);
INSERT INTO "progress" VALUES('Pbwe5DjC5FTyWpfK','puzzle','rosenkoenig','0a4dab37c3',1,1.7959571406815061569e+09,1.0,1.7959571406815061569e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','qPFilo4PNwt5NlMy','7fFxBkKk19_H','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79595713934964632983e+09,0);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (game, puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('rosenkoenig','0a4dab37c3',-3.43947837965408620419e+00,4.97063370290079298285e+00,1,1.7959571406811189651e+09);
CREATE TABLE puzzle_skills (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
INSERT INTO "puzzle_skills" VALUES('Pbwe5DjC5FTyWpfK','rosenkoenig',1.60354040382080498261e+01,8.09928117621970322659e+00,1,1.7959571406811189651e+09);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('3NsCDv08iRj2mMGm',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('qPFilo4PNwt5NlMy',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('WNycr5OpC8IfFs5o',1.79595711901767110824e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["3NsCDv08iRj2mMGm","G6WQkzUbtwppgdTt"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('ZTXO2RUNHfE_P0mS',1.79595711902120137217e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["3NsCDv08iRj2mMGm","G6WQkzUbtwppgdTt"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('nKf9G7F0oR7kDjvO',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('WNycr5OpC8IfFs5o','3NsCDv08iRj2mMGm',1,1.79595711901767110824e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('WNycr5OpC8IfFs5o','G6WQkzUbtwppgdTt',1,1.79595711901767110824e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('3NsCDv08iRj2mMGm','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79595711901767110824e+09,3.53200146600922039387e+02,1763728363.3585);
INSERT INTO "ratings" VALUES('G6WQkzUbtwppgdTt','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79595711901767110824e+09,347.929367614641,1763728363.3585);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('8bee0b20425852e90df0b9103e59e7034086eee47f758e576426328a77d499a5','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('ccff161a54bca3084c3ceb30846463ff391e83c2e0b58bfb26c27cbd0db6554d','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('a68d0f207cf8d69db20f683a0e1d84cb45a4ca98c81d2a6aca0180645152077e','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('9089c15ad0d6658502e0698e54bac837282834e88ba688a708b5891ac6d889ec','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('5d95db34015e35b0886644667abd4910d3ced61f0faa9a2d419c858d327ba8e3','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('30075da8737db84d5b516bbc16a5eb3a6366a38e9bbd2e46326a665cb146ebd8','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('d54ad3a4fa4c01ef1a125d838ef189c0632ca8e01eb9651d8a59522abad99283','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('da0519b7c60bfb55ef71889690efd3b3d3a3788c47543d68a8d941082c9d139f','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('4ad058ca94e5f4621d1b54612464dc310e49ac687ed9c0c0b2cabc0289215198','3NsCDv08iRj2mMGm');
INSERT INTO "recovery_codes" VALUES('4fc9ef680a962121f2d87aba4caa5b16ec96d22c46b80394d5493677c601dffc','3NsCDv08iRj2mMGm');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('6be3562e5714b8b1',1.79595713804386019705e+09,'3NsCDv08iRj2mMGm','3TVo3p0jRoxtotm_','chat','insult','','D_KD1ewU5r998Wty',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"3TVo3p0jRoxtotm_","name":"Max","text":"you clown","time":1795957137.9578624,"phrase":"","hidden":false},{"number":2,"user":"3NsCDv08iRj2mMGm","name":"Bea","text":"","time":1795957137.993733,"phrase":"good-luck","hidden":false}]}','acted',1.79595713824422383315e+09,'kJBV00iuLU-DDfMZ','Thank you.',0);
INSERT INTO "reports" VALUES('a217e69f5231ec35',1.7959571380880146027e+09,'3NsCDv08iRj2mMGm','3TVo3p0jRoxtotm_','name','insult','','D_KD1ewU5r998Wty',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"3TVo3p0jRoxtotm_","name":"Max","text":"you clown","time":1795957137.9578624,"phrase":"","hidden":false},{"number":2,"user":"3NsCDv08iRj2mMGm","name":"Bea","text":"","time":1795957137.993733,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('WNycr5OpC8IfFs5o',0,'3NsCDv08iRj2mMGm','','',0,'rosenkoenig',2,1.79595711901767110824e+09,1.79595711901767110824e+09,1,1.0,4.0,'won',0);
INSERT INTO "results" VALUES('WNycr5OpC8IfFs5o',1,'G6WQkzUbtwppgdTt','','',0,'rosenkoenig',2,1.79595711901767110824e+09,1.79595711901767110824e+09,2,0.0,3.0,'lost',1);
INSERT INTO "results" VALUES('ZTXO2RUNHfE_P0mS',0,'3NsCDv08iRj2mMGm','','',0,'rosenkoenig',2,1.79595711902120137217e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('ZTXO2RUNHfE_P0mS',1,'G6WQkzUbtwppgdTt','','',0,'rosenkoenig',2,1.79595711902120137217e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('uaicu3hvfigV_CBs',0,'3NsCDv08iRj2mMGm','','',0,'rosenkoenig',2,1.79595713564105343819e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('uaicu3hvfigV_CBs',1,'G6WQkzUbtwppgdTt','','',0,'rosenkoenig',2,1.79595713564105343819e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('-9-Q60-L41RM4TAX',0,'G6WQkzUbtwppgdTt','','',0,'rosenkoenig',2,1.79595713564316892619e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('-9-Q60-L41RM4TAX',1,'zZu4HGoF2qgjizH1','','',0,'rosenkoenig',2,1.79595713564316892619e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('W7JZ7CzT6XlYuYX3',0,'G6WQkzUbtwppgdTt','','',0,'rosenkoenig',2,1.79595713575797152512e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('W7JZ7CzT6XlYuYX3',1,'','','',0,'rosenkoenig',2,1.79595713575797152512e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('_vkdoCcOb8rEBCXH',0,'','random','',0,'rosenkoenig',2,1.79595713733950543408e+09,1.79595713733950543408e+09,1,0.5,0.0,'shared',0);
INSERT INTO "results" VALUES('_vkdoCcOb8rEBCXH',1,'3NsCDv08iRj2mMGm','','',0,'rosenkoenig',2,1.79595713733950543408e+09,1.79595713733950543408e+09,1,0.5,0.0,'shared',1);
INSERT INTO "results" VALUES('zOC7aBOoDYNhIQf6',0,'G6WQkzUbtwppgdTt','','',0,'rosenkoenig',2,1.7959571374106740951e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('zOC7aBOoDYNhIQf6',1,'3NsCDv08iRj2mMGm','','',0,'rosenkoenig',2,1.7959571374106740951e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('9dlwsB9aF3N4nrI2',0,'3NsCDv08iRj2mMGm','','',0,'rosenkoenig',2,1.79595713959891200065e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('9dlwsB9aF3N4nrI2',1,'G6WQkzUbtwppgdTt','','',0,'rosenkoenig',2,1.79595713959891200065e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('xiy4ZSyFflXl17Ff',0,'Pbwe5DjC5FTyWpfK','','',0,'rosenkoenig',2,1.79595714027006101605e+09,1.79595714027006101605e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('xiy4ZSyFflXl17Ff',1,'pmcJMhHdtQXlwWoS','','',0,'rosenkoenig',2,1.79595714027006101605e+09,1.79595714027006101605e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('xiy4ZSyFflXl17Ff','Pbwe5DjC5FTyWpfK',1.79595714070853734018e+09,14,1,0,0,0,'','',1.79595715570853781701e+09,'f654172279e11015',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('kJBV00iuLU-DDfMZ','host',1.79595713788928103447e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','f654172279e11015',1.79595715037896728515e+09,3);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('2YdOO4UnDCj8','qPFilo4PNwt5NlMy','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79595713907381606105e+09,1.795957139146433115e+09,'Z_OrM8vA7bKRftuZ');
INSERT INTO "seeks" VALUES('qEA4I0j44aKF','chfIf_RUeO0Xftyq','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79595713911344814295e+09,1.795957139146433115e+09,'Z_OrM8vA7bKRftuZ');
INSERT INTO "seeks" VALUES('Hz6imqdACQLm','qPFilo4PNwt5NlMy','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79595713923855280873e+09,1.79595713923855280873e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79595714003871917722e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.79595714003871917722e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('WNycr5OpC8IfFs5o',X'E7EF6A8C23C1E9BFA4D52FBD18C107B900C1CDD8D555856259E642DA074E3434',26,'over',1,1.79595711901767110824e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"}],"ply":19,"player":-4,"shown":19,"outcome":{"scores":[4.0,3.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,26);
INSERT INTO "tables" VALUES('ZTXO2RUNHfE_P0mS',X'4E2BD7BC20BCBF1901EED3C937D4C201B646C0587CC42C4C3534221F03DFE2A4',17,'over',0,1.79595711902120137217e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,17);
INSERT INTO "tables" VALUES('nKf9G7F0oR7kDjvO',X'47E41814BA6275D14F6BED02DA763815393E3350DBEC45A28CE58F2E30EF086E',18,'playing',0,1.79595711907076597212e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,18);
INSERT INTO "tables" VALUES('lRopXv0HfskqiW6C',X'D987CC8353937C79F88F0AFE4CBAAFEA1F26622917D6C3FF3C8E7E8F397C03DC',30,'over',0,1.79595713092346119877e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3NsCDv08iRj2mMGm","level":"","ready":false,"away":false,"resigned":true,"character":"","absent":"","standing":""},{"kind":"person","colour":"white","name":"Rosa","user":"3NsCDv08iRj2mMGm","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":24,"player":-4,"shown":24,"outcome":{"scores":[6.0,4.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":true,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('6BpxuFTSvlZXUz-D',X'CF118BE0C0FE97B65CEFB003EF047B25F889712B0666DF28AF1DE44795093AE8',17,'playing',0,1.79595713108902311321e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.7966483315192193985e+09,0,0);
INSERT INTO "tables" VALUES('uFjt78uJyHgxkhXk',X'E2AA10BD8C592A107F78AEEB3216D5D741E2B03622AFE25117BB48214F89175E',28,'playing',0,1.79595713148200535774e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.7959574417576591968e+09,0,0);
INSERT INTO "tables" VALUES('SV-G1OagQxd5lvYJ',X'2B04EE122EB501E81E3E156EFA75F82DB34ACE784610535362C943A54009AF01',34,'playing',0,1.79595714074481630322e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"3NsCDv08iRj2mMGm","level":"hard","ready":true,"away":false,"resigned":true,"character":"elinor","absent":"Bea","standing":"guest"},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"G6WQkzUbtwppgdTt","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Cid","standing":"guest"}],"ply":26,"player":0,"shown":26,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',1,'f654172279e11015',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('NNVkSow4v77hRBxs',X'A36C5DB0DDA95458AE614ADB29976549B99807951A8DF2B42820BF01006AD2B8',17,'playing',0,1.79595713573560261731e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('uaicu3hvfigV_CBs',X'691A0701DB69B002B68EE7149BBA2D5FFA3419D85FB5A516A48CE7741E2EF6C3',18,'over',0,1.79595713575202178954e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('W7JZ7CzT6XlYuYX3',X'3AD192F479AEB06EEA3655989E2A4A21411E499493B458AE198AC02D6C2842D0',18,'over',0,1.79595713575797152512e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('-9-Q60-L41RM4TAX',X'4351E2C91FA309600F3611DBB6C211703DB9F2967F249578790CECE4454E68D0',18,'over',0,1.7959571357613842487e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('TztDT_Tyw7jeRchc',X'33F2C2B8392A1A6B3C562B9986E3734A2AB9589D4BDDED83499E92BB83963D6D',4,'open',0,1.79595713575075149534e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('zFF6EK6L-5elqIo8',X'1242EF893D7EB916C90A61EDDE219FFA7A2228732C0DEEA61E7690EE17F287C1',6,'open',0,1.79595713575988078121e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('0J0W6F3Xf8t8wETJ',X'5E8B441FF29195ECA4CF125A2EAD5CE7FF2F6D43FB77A891F3F7C4EECAB7D037',17,'playing',1,1.79595713628125166899e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"account"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"5--8r_vElw2a","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('zOC7aBOoDYNhIQf6',X'23F819D26036E159F7FB9B04B139BEDB9011570B96CA8D040C69FDFDB3DFCBE2',18,'over',0,1.7959571374106740951e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"account"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"G_i3ddfSbMVe","round":1,"outside":null,"handed_in":false,"deal":"","shared":true}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('_vkdoCcOb8rEBCXH',X'AB5A761EE83C83C4A511E1EF6044770B8210CB722358CABB1865B95662BC8F90',17,'over',1,1.79595713733950543408e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"bot","colour":"red","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":""},{"kind":"person","colour":"white","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"account"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"Z6RPdsB2uOFO","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('D_KD1ewU5r998Wty',X'E42CEABF8B4A9535CE0BBA88D183733164299BC31FC3530FBAEB1893D5390319',3,'open',1,1.79595713792365431786e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"account"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('i1ALbhP5eBp1e7yi',X'2E4D94A402A00E23453F9289C2BCD7D267BFF248C988DC43D698CD416C1CFA73',3,'open',1,1.79595713821407556532e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"3TVo3p0jRoxtotm_","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('ejUvDQvZvV7ekPfu',X'9A0245CC9F41C950FEA174DDADFD70C3A0B09D918F563ABBAE02381A193D7D7B',3,'open',0,1.79595713889698505396e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"account"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Z_OrM8vA7bKRftuZ',X'8BF9FED3AFEE27AF7F78739E33072776A0BB39F935CF8AF6FA671AE1586D38E8',16,'playing',1,1.79595713915041732783e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Nia","user":"qPFilo4PNwt5NlMy","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Odo","user":"chfIf_RUeO0Xftyq","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('9dlwsB9aF3N4nrI2',X'90C6706E186989DE41DFA0B861E2CB1DD3F82D349310BDB2776918FB5A3854C8',17,'over',0,1.79595713959891200065e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3NsCDv08iRj2mMGm","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"account"},{"kind":"person","colour":"white","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('kX8OylQebPhv0jyf',X'4C996EA835C4107363DFE03D2C42F9BFE5F586B8A56EE8DEC3E3BA6DD4989DBA',3,'open',0,1.79595713970709180834e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"G6WQkzUbtwppgdTt","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('xiy4ZSyFflXl17Ff',X'803DBCF3827811428F686F1D5622C3699FCA56CB6AE6BD1B386DF05D1CCE7776',31,'over',1,1.79595714031421566005e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"pmcJMhHdtQXlwWoS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":13,"player":-4,"shown":13,"outcome":{"scores":[2.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('KO7kEFf9NP0YGIPB',X'37D043FA6456406085F054114E2F1225D7A2C0D99E63D60AB3BDCC19E726B0B8',4,'open',1,1.79595714030610203743e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"pmcJMhHdtQXlwWoS","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('NmO6k7UlH3vCYjQm',X'CC0F697062BBC0F2AEA9FB4D93DE7A93E5BCE5378303383602C29593FABAD2E9',20,'playing',1,1.79595714042604541775e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"pmcJMhHdtQXlwWoS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"pmcJMhHdtQXlwWoS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"since":1795957140.4260454,"until":null},"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('uRV2qRayRaxsa83x',X'AEDDD4A8C71258679109E36A50F948428606C20EEA3BE327A290379A31859E2F',9,'open',1,1.79595714055688834192e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('C0fkU0yFJZT_Ytlq',X'4B6B3C99584F2697AE3330C76FA4F57608C4D110B4D4B00B4F3FB1CEA5956032',4,'closed',0,1.79595714057004380223e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('536pxm8dYnlmhC1t',X'EF7487FAB9F9B566F53BD824D62D33D913556F63149A93EBF52C2458232636BA',9,'playing',0,1.79595714075607323654e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Sidonia","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"sidonia","absent":"","standing":""},{"kind":"bot","colour":"yellow","name":"Gisela Falk","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"gisela","absent":"","standing":""},{"kind":"person","colour":"green","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"bot","colour":"blue","name":"Hasso","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"hasso","absent":"","standing":""}],"ply":1,"player":0,"shown":1,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"2026-11-29","shared":false}',1,'f654172279e11015',1.7959571468517913818e+09,NULL,0,0);
INSERT INTO "tables" VALUES('gaz70ZPv3P4tI_5n',X'95528F399AEAF0B5C8021A91BA46459BCB1E6DE0CA5E75653EAA64B7D80AF579',16,'playing',0,1.79595714076574325566e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',1,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('OlZnYDs6r1cmZMdb',X'99F3B13105B03DD569C7EA5660BA1565325E4C13F37E502D27E3CB05967DD837',14,'playing',0,1.79595714078467869759e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"bot","colour":"yellow","name":"Hasso","user":"Pbwe5DjC5FTyWpfK","level":"hard","ready":true,"away":false,"resigned":true,"character":"hasso","absent":"Ada 2","standing":"guest"},{"kind":"person","colour":"green","name":"Ada 3","user":"Pbwe5DjC5FTyWpfK","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":5,"player":0,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('ac223aebe44b67b8206f1ef7d409067aed830a0c42e3d0987131cf63679b799b','yeS-7lNVGlFwAgnY','Pbwe5DjC5FTyWpfK','all',1.7959571405759091377e+09);
CREATE TABLE tournament_acts (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	body TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	salt TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_acts" VALUES('GTRkig5YZPJS',1,1.79595713768679761889e+09,'3NsCDv08iRj2mMGm','{"number":1,"at":1795957137.6867976,"by":1,"ruling":{"act":"set-entry","code":true}}','3571da0f7547b1fc67116b77738dca0797be426e97797ce9e2b2330766d1e524','','');
INSERT INTO "tournament_acts" VALUES('5--8r_vElw2a',1,1.7959571377397565841e+09,'3NsCDv08iRj2mMGm','{"number":1,"at":1795957137.7397566,"by":1,"ruling":{"act":"name-director","number":2}}','380b2cde91eb3f6ae6cf143ea28fe20648b68b731882d851e3ee8c7905ffa112','','');
INSERT INTO "tournament_acts" VALUES('Z6RPdsB2uOFO',1,1.79595713782304859163e+09,'3NsCDv08iRj2mMGm','{"number":1,"at":1795957137.8230486,"by":1,"ruling":{"act":"correct-result","round":1,"board":0,"points":[0.5,0.5]},"why":"0bee448d7e6c93c7abcac703c5f124ad9405df33f39ba83f808b624b9964b470"}','741e1a09f041020259aa19b700ee5e1283e5902c67b9444e8a0df71c9baebd67','The clock was wrong.','551e0fb91ea30ad23572e1880ab15d0d');
CREATE TABLE tournament_directors (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_directors" VALUES('5--8r_vElw2a',2,'G6WQkzUbtwppgdTt');
CREATE TABLE tournament_entry (
	tournament_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (tournament_id)
);
INSERT INTO "tournament_entry" VALUES('GTRkig5YZPJS','7c9bc8a8170dac156a4780a3ffcf0cd135a5a848c6988c9d7fc9c62df46f65ff','{"names":[],"least":0,"most":0,"members":false}');
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('GTRkig5YZPJS',1,'G6WQkzUbtwppgdTt','Cid','','',1.795957135820378542e+09,0.0);
INSERT INTO "tournament_players" VALUES('5--8r_vElw2a',1,'3NsCDv08iRj2mMGm','Bea','','',1.79595713585049438472e+09,0.0);
INSERT INTO "tournament_players" VALUES('5--8r_vElw2a',2,'G6WQkzUbtwppgdTt','Cid','','',1.79595713587830185893e+09,0.0);
INSERT INTO "tournament_players" VALUES('Z6RPdsB2uOFO',1,'3NsCDv08iRj2mMGm','Bea','','',1.79595713591582036017e+09,0.0);
INSERT INTO "tournament_players" VALUES('G_i3ddfSbMVe',1,'3NsCDv08iRj2mMGm','Bea','','',1.79595713593188405039e+09,0.0);
INSERT INTO "tournament_players" VALUES('G_i3ddfSbMVe',2,'G6WQkzUbtwppgdTt','Cid','','',1.79595713593875408171e+09,0.0);
INSERT INTO "tournament_players" VALUES('Z6RPdsB2uOFO',2,'','Bot 1','random','bot-1',1.7959571359495034218e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('5--8r_vElw2a',1,1.79595713594538879389e+09,0.0,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('G_i3ddfSbMVe',1,1.79595713605824899676e+09,1.79595713753779053683e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"47ceb22b1182a6180d58f5fd5728adb8952a9f727a71bd1ba2d1a9d063d64ea3","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('Z6RPdsB2uOFO',1,1795957135.95076,1.7959571373757257462e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('5--8r_vElw2a',1,0,'0J0W6F3Xf8t8wETJ',1.79854913594538879393e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('G_i3ddfSbMVe',1,0,'zOC7aBOoDYNhIQf6',1.79596073605824899672e+09,1.79595713748661041254e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1],"absent":[1]}');
INSERT INTO "tournament_tables" VALUES('Z6RPdsB2uOFO',1,0,'_vkdoCcOb8rEBCXH',1795960735.95076,1.79595713735899066921e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1],"absent":[1]}');
CREATE TABLE tournament_told (
	tournament_id TEXT NOT NULL, 
	act INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, act, user_id)
);
INSERT INTO "tournament_told" VALUES('5--8r_vElw2a',1,'G6WQkzUbtwppgdTt',1.7959571377397565841e+09,0);
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('GTRkig5YZPJS','open','3NsCDv08iRj2mMGm',1,'open',1.79595713580948519705e+09,0.0,0.0,0.0,1.79595713580948519705e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'F175F2475B779F960BAE55E29BC09C131D7CA7EFCD1FB09A5F1CFE7E204C43DB',3,0.0,'f654172279e11015',0.0);
INSERT INTO "tournaments" VALUES('5--8r_vElw2a','running','3NsCDv08iRj2mMGm',1,'running',1.79595713582682847981e+09,1.7959571359422879219e+09,1.79595713594437265394e+09,0.0,1.79595713594437265394e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'F11AC4E76330212325B4FC051B570B790665F21356F856535C7CD17A205B9540',11,1.7959571678139297962e+09,'f654172279e11015',0.0);
INSERT INTO "tournaments" VALUES('Z6RPdsB2uOFO','over','3NsCDv08iRj2mMGm',1,'over',1.79595713590542960169e+09,1.79595713594746279719e+09,1.79595713594944834706e+09,1.79595713741807341571e+09,1.79595713741807341571e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'8F309592D13C4C7F7539C490E72DF6CB1664B6EB0DD387ADC8DF67AA03D2475D',14,0.0,'f654172279e11015',0.0);
INSERT INTO "tournaments" VALUES('G_i3ddfSbMVe','shared','3NsCDv08iRj2mMGm',1,'over',1.7959571359222621917e+09,1.79595713601066732413e+09,1.79595713603412866594e+09,1.7959571375743312836e+09,1.7959571375743312836e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'063237162AF94D6D03F7AA03424B5E11763E3DC7361F7887065FDABF2B3F4BAC',14,0.0,'f654172279e11015',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79595713844113183017e+09,'kJBV00iuLU-DDfMZ');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL, look TEXT DEFAULT '' NOT NULL, was TEXT DEFAULT '' NOT NULL, challenges TEXT DEFAULT 'everybody' NOT NULL);
INSERT INTO "users" VALUES('3NsCDv08iRj2mMGm','Bea',1.79595711031594777113e+09,'bea','nobody','bea','','known');
INSERT INTO "users" VALUES('G6WQkzUbtwppgdTt','Cid',1.79595711036935186391e+09,'cid','everybody','cld','','everybody');
INSERT INTO "users" VALUES('3TVo3p0jRoxtotm_','Max',1.79595711041595983504e+09,'max','everybody','max','','everybody');
INSERT INTO "users" VALUES('kJBV00iuLU-DDfMZ','Hal',1.79595711043410968775e+09,'hal','everybody','hal','','everybody');
INSERT INTO "users" VALUES('Pbwe5DjC5FTyWpfK','Ada',1.79595711046922659878e+09,'ada','everybody','ada','','everybody');
INSERT INTO "users" VALUES('pmcJMhHdtQXlwWoS','Zoë',1.79595711053414630892e+09,'zoe','everybody','zoe','','everybody');
INSERT INTO "users" VALUES('qPFilo4PNwt5NlMy','Nia',1.79595713900190329546e+09,'nia','everybody','nla','','everybody');
INSERT INTO "users" VALUES('chfIf_RUeO0Xftyq','Odo',1.79595713902919840816e+09,'odo','everybody','odo','','everybody');
INSERT INTO "users" VALUES('yeS-7lNVGlFwAgnY','Ada''s program',1.79595714057538127905e+09,'ada''s program','everybody','ada''sprogram','','everybody');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('3NsCDv08iRj2mMGm',1.79595713108690071104e+09,1.79638913108690071104e+09);
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
CREATE INDEX handed_over_at ON handed_over (user_id, at);
CREATE INDEX tournament_acts_user ON tournament_acts (user_id);
CREATE INDEX tournament_directors_user ON tournament_directors (user_id);
CREATE INDEX tournament_told_user ON tournament_told (user_id, seen);
CREATE INDEX corrected_games_due ON corrected_games (done, at);
CREATE INDEX users_look ON users (look, id);
CREATE INDEX house_members_since ON house_members (since, user_id);
CREATE INDEX house_members_ended ON house_members (ended);
CREATE UNIQUE INDEX house_invites_hash ON house_invites (hash);
CREATE INDEX house_invites_until ON house_invites (until);
CREATE INDEX house_invites_user ON house_invites (user_id);
CREATE INDEX house_requests_state ON house_requests (state, at, user_id);
CREATE INDEX circles_maker ON circles (maker);
CREATE INDEX circle_members_circle ON circle_members (circle, since, user_id);
CREATE INDEX circle_tables_circle ON circle_tables (circle, at, table_id);
CREATE INDEX circle_tables_evening ON circle_tables (circle, evening, at);
CREATE INDEX challenges_until ON challenges (until, table_id);
COMMIT;
