-- {"tables": {"over": "uE06nJyZiiBRsAgd", "rematch": "0mNnwpP5oMzkaXUC", "playing": "z053aH-WE1JQsM-i", "open": "xpvuZGNcC_qbtWq7", "closed": "q-pCaAo8aMgn6aVg", "bot": "YT3YKyXy3fwpuHvM", "three": "Cxhc3Oupw1m0mt0N"}, "cookies": {"Ada": "tafelronde-dcacea2a-20993=1.dHBuQKu2oYPT1LwZ.YdT5rXn2-Ffi.c381aa184c6934f7d05a67646bf028dfd7302cc7759ec02d5a719c5e38a49ce8", "Zoë": "tafelronde-dcacea2a-20993=1.dKcfFyhHN9duZ2Yo.JjF9qHfxx9H8.c886f3a6db7067f913e09184719f6ef6770a8c195c8f8fc8f750c970904c75fc"}, "company": {"tables": {"counted": "xOqsgXMUGWCO8Vz4", "short": "hhNp-q99SdZsjCf1", "rated": "CPWGz0d5JmLL3to6", "handed over": "ZvzWHJ-hJi5l-4Yc", "days": "MM7xc1wvvaf5Q7Z0", "live": "8ml3wfzLDs-GFfm1", "slow": "GQpAxucwNrmjAdgn", "merged running": "30UJfZPGwbivGkNI", "merged over": "0L0411dwznhLww9t", "left running": "TfCgKAivJDdJ93p3", "left over": "J4MvNabnm77mxxt6", "merged open": "SFGaQod-GXY6tjKR", "left open": "otKQZrDVv1U6EGyy", "cup over": "uGMcZfZBi_O4ZUv0", "cup shared": "WAXCqcwHg1PcpW5W", "insult": "kHs0M5L84mTzQKN-", "hidden": "1merzlF-hg2PKygL", "found": "ruIs7fPAoC-GRykJ"}, "cups": {"open": "kY1Ik7W5yvIQ", "running": "RhjCZsAN3UYs", "over": "Z5BiazDQOA73", "shared": "V_b0thsTvTl8"}, "cookies": {"Bea": "tafelronde-dcacea2a-20993=1.k5CM0fbDd1WfSfJS.UihQTs8rNcbZ.5abd090e807eae983e9430b10e74f8fab3c8a4a89735f72a5227f0a6b9d83eb8", "Cid": "tafelronde-dcacea2a-20993=1.npNMZG0rBPLlRtLb.wivvYiPqHYW-.f7d632106ea32d7bd1a428c9f6266dba88e2b82082c29c844d4ef6cb6f2a4ad4", "Kay": "tafelronde-dcacea2a-20993=1.T5-Lnlzujbn9Z-sO.ppGnNwntPNn0.d4d73f6f2dc63b9c78798bfa845d5a0f8d1faf332526a4c06c06eb4bd708ceba", "Lou": "", "Max": "tafelronde-dcacea2a-20993=1.fVXQrlybSfrIhNDX.wbW0AOLZ3ihd.32378c9a997e9ef8f302e965c8a559c5c97d19e810ebde3dbe3f58d20791fba8", "Hal": "tafelronde-dcacea2a-20993=1.1-C0BXJdvD_EWsXZ.NBmA0c-oQRK5.f9e4c2029f0b37d63631ce50ab21b062cf14c6a1a1083996c837e5df09f1b574"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('k5CM0fbDd1WfSfJS','Beatrix','beatrlx',1.79591987459852290157e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0023');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('MM7xc1wvvaf5Q7Z0',1,'npNMZG0rBPLlRtLb',17,10,'[[3,0]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('qwh8O_rP0Ffi',1.79591987719098281862e+09,'1-C0BXJdvD_EWsXZ','role-host','1-C0BXJdvD_EWsXZ','','','');
INSERT INTO "audit" VALUES('IisYXO0L-vvG',1.79591987726254105565e+09,'1-C0BXJdvD_EWsXZ','report-acted','fVXQrlybSfrIhNDX','','Thank you.','');
INSERT INTO "audit" VALUES('Nj-lL_55peDR',1.79591987726590156552e+09,'1-C0BXJdvD_EWsXZ','hide-line','fVXQrlybSfrIhNDX','kHs0M5L84mTzQKN-','rude','1');
INSERT INTO "audit" VALUES('nwJSCabOxMSx',1.79591987727574658399e+09,'1-C0BXJdvD_EWsXZ','hide-table','','1merzlF-hg2PKygL','rude','');
INSERT INTO "audit" VALUES('292oZpbtLKCr',1.79591987728261065484e+09,'1-C0BXJdvD_EWsXZ','ban','fVXQrlybSfrIhNDX','','','chat insult 3000');
INSERT INTO "audit" VALUES('1rAnHTSJba_v',1.79591987729015254977e+09,'1-C0BXJdvD_EWsXZ','words','','','','+Blötkopf');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('CcnocsdiCTrX',1.79591984867377090452e+09,'/var/lib/tafelronde/backups/tafelronde-20261129T023728Z.db',823296.0,0.418,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('6052814fc8ec8ef0','fVXQrlybSfrIhNDX','chat','insult','',1.79591987728340673449e+09,2.05511987728340673456e+09,'1-C0BXJdvD_EWsXZ',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('npNMZG0rBPLlRtLb','fVXQrlybSfrIhNDX',1.79591987731501054759e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('J4MvNabnm77mxxt6',1,1.79591987590126538273e+09,'4Iij38UBwluOmIx0','',1,'Well played','4Iij38UBwluOmIx0 d26','',0.0);
INSERT INTO "chats" VALUES('kHs0M5L84mTzQKN-',1,1795919877.21391,'fVXQrlybSfrIhNDX','Max',-1,'you clown','fVXQrlybSfrIhNDX d29','',1.79591987726988887782e+09);
INSERT INTO "chats" VALUES('kHs0M5L84mTzQKN-',2,1.79591987721682357784e+09,'k5CM0fbDd1WfSfJS','Bea',0,'','k5CM0fbDd1WfSfJS d30','good-luck',0.0);
INSERT INTO "chats" VALUES('uE06nJyZiiBRsAgd',1,1795919877.47071,'dHBuQKu2oYPT1LwZ','Ada',0,'good luck','dHBuQKu2oYPT1LwZ c2-32917076634153','',0.0);
INSERT INTO "chats" VALUES('uE06nJyZiiBRsAgd',2,1.79591987747765922545e+09,'dKcfFyhHN9duZ2Yo','Zoë the Bold',1,'you will need it
♥','dKcfFyhHN9duZ2Yo c4-32917083513484','',0.0);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('30519f39fff39cda174e2f74ae5a76a5dea35c9e950dc94e4408b6a3c61f21cd','dHBuQKu2oYPT1LwZ',1.79592047766733217241e+09);
CREATE TABLE corrected_games (
	table_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	places TEXT NOT NULL, 
	original TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "corrected_games" VALUES('uGMcZfZBi_O4ZUv0',1.79591987715677952764e+09,'[1,1]','',1);
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
INSERT INTO "deal_tries" VALUES('2026-11-29','dHBuQKu2oYPT1LwZ','TpZqWZuZhchNlWZw',1.79591987783169150351e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-30',X'7023B981C8BD61852290A75C3954CE3ABD3AF92BB111088B3F30F637EFF66DA5','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.7959198487023320198e+09);
INSERT INTO "deals" VALUES('2026-11-29',X'8CF3B1336349CA958D605FE1711FE718C7836E10B176278A4AD9EB2B24019CE7','{"game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":2,"level":"hard","characters":["sidonia","gisela","","hasso"]}',1.79591984902963423733e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('T5-Lnlzujbn9Z-sO','k5CM0fbDd1WfSfJS',1.79591987595400094982e+09,0,'',1.79591993604092121125e+09);
INSERT INTO "departed" VALUES('4Iij38UBwluOmIx0','',1.79591987597403311728e+09,0,'',1.79591993610028743746e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('UihQTs8rNcbZ','k5CM0fbDd1WfSfJS','Python-urllib/3.11',1.79591984906796503064e+09,1.79591984906796503064e+09,0.0);
INSERT INTO "devices" VALUES('wivvYiPqHYW-','npNMZG0rBPLlRtLb','Python-urllib/3.11',1.79591984910719466208e+09,1.79591984910719466208e+09,0.0);
INSERT INTO "devices" VALUES('ppGnNwntPNn0','k5CM0fbDd1WfSfJS','Python-urllib/3.11',1.79591984913288855553e+09,1.79591984913288855553e+09,0.0);
INSERT INTO "devices" VALUES('wbW0AOLZ3ihd','fVXQrlybSfrIhNDX','Python-urllib/3.11',1.79591984918651509286e+09,1.79591984918651509286e+09,0.0);
INSERT INTO "devices" VALUES('NBmA0c-oQRK5','1-C0BXJdvD_EWsXZ','Python-urllib/3.11',1.79591984920693922044e+09,1.79591984920693922044e+09,0.0);
INSERT INTO "devices" VALUES('YdT5rXn2-Ffi','dHBuQKu2oYPT1LwZ','Python-urllib/3.11',1.79591984922943353648e+09,1.79591984922943353648e+09,0.0);
INSERT INTO "devices" VALUES('JjF9qHfxx9H8','dKcfFyhHN9duZ2Yo','Python-urllib/3.11',1.79591984924929118153e+09,1.79591984924929118153e+09,0.0);
INSERT INTO "devices" VALUES('T5-Lnlzujbn9Z-sO','','',1.79591987595785403247e+09,1.79591987595785403247e+09,1.79591987595785403247e+09);
INSERT INTO "devices" VALUES('4Iij38UBwluOmIx0','','',1.79591987597488689427e+09,1.79591987597488689427e+09,1.79591987597488689427e+09);
INSERT INTO "devices" VALUES('vl_wS6qdnvoB','Vg_YnxEsX6-PF83v','Python-urllib/3.11',1.79591987732599234588e+09,1.79591987732599234588e+09,0.0);
INSERT INTO "devices" VALUES('T97VNFzfaFco','4JY_rgvX2JCc40g2','Python-urllib/3.11',1.79591987733797049525e+09,1.79591987733797049525e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',1,1.79591984925545644757e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"57bb3423e6c98a4842ad6dccbd247d2aae4d1c90cb69f17e1a7d2ff66beacd9e","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',2,1.79591984925545644757e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',3,1.79591984925545644757e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',4,1.79591984927057266236e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d1');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',5,1.79591984928588366504e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d2');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',6,1.79591985798125576968e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',7,1.79591985798125576968e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',8,1.79591985798125576968e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',9,1.79591985798125576968e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',10,1.79591985798125576968e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',11,1.79591985798125576968e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',12,1.79591985798125576968e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',13,1.79591985798125576968e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',14,1.79591985798125576968e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',15,1.79591985798125576968e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',16,1.79591985798125576968e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',17,1.79591986144447970387e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}','k5CM0fbDd1WfSfJS m16');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',18,1.79591986145159816746e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','npNMZG0rBPLlRtLb m17');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',19,1.79591986145544195169e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}','k5CM0fbDd1WfSfJS m18');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',20,1.79591986146135187147e+09,'{"t":"move","seat":1,"action":5,"lag":0.0}','npNMZG0rBPLlRtLb m19');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',21,1.79591986149046015739e+09,'{"t":"move","seat":0,"action":19,"lag":0.0}','k5CM0fbDd1WfSfJS m20');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',22,1.79591986152343463904e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','npNMZG0rBPLlRtLb m21');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',23,1.79591986152343463904e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',24,1.79591986152852678294e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}','k5CM0fbDd1WfSfJS m23');
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',25,1.79591986156219410894e+09,'{"t":"move","seat":1,"action":11,"lag":0.0}','npNMZG0rBPLlRtLb m24');
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',1,1.79591986158697700503e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ccea08040478f8455fd93349864f1fd7c8a6935a659ced4fb9aef3d00b1e30f9","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',2,1.79591986158697700503e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',3,1.79591986158697700503e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',4,1.79591986161867213245e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d3');
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',5,1.79591986163985204696e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d4');
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',6,1.79591986163985204696e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',7,1.79591986163985204696e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',8,1.79591986163985204696e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',9,1.79591986163985204696e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',10,1.79591986163985204696e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',11,1.79591986163985204696e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',12,1.79591986163985204696e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',13,1.79591986163985204696e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',14,1.79591986163985204696e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',15,1.79591986163985204696e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',16,1.79591986163985204696e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('xOqsgXMUGWCO8Vz4',26,1.7959198616748976707e+09,'{"t":"resigned","seat":1,"level":"","character":""}','npNMZG0rBPLlRtLb d5');
INSERT INTO "events" VALUES('hhNp-q99SdZsjCf1',17,1.7959198616875505448e+09,'{"t":"resigned","seat":1,"level":"","character":""}','npNMZG0rBPLlRtLb d6');
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',1,1.79591986169912934305e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"031d6b95e972e163abbd16c5a877614ee22f61188fa2a705e4f3761e7636c80a","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',2,1.79591986169912934305e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',3,1.79591986169912934305e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',4,1.79591986172279071808e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d7');
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',5,1.79591986173878288271e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d8');
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',6,1.79591986173878288271e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',7,1.79591986173878288271e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',8,1.79591986173878288271e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',9,1.79591986173878288271e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',10,1.79591986173878288271e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',11,1.79591986173878288271e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',12,1.79591986173878288271e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',13,1.79591986173878288271e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',14,1.79591986173878288271e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',15,1.79591986173878288271e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',16,1.79591986173878288271e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',17,1.79591986178006792068e+09,'{"t":"move","seat":0,"action":3,"lag":0.0}','k5CM0fbDd1WfSfJS m16');
INSERT INTO "events" VALUES('CPWGz0d5JmLL3to6',18,1.79591986182855081559e+09,'{"t":"move","seat":1,"action":2,"lag":0.0}','npNMZG0rBPLlRtLb m17');
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',1,1.79591987204666709903e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ed01dfedd8906c699b97764ab8a98a78c9213e4e7862cf996c5f9e626388a3b7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',2,1.79591987204666709903e+09,'{"t":"handed-in","started":1795919868.0,"takebacks":[]}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',3,1.79591987204666709903e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',4,1.79591987204666709903e+09,'{"t":"seated","seat":1,"user":"k5CM0fbDd1WfSfJS","name":"Rosa"}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',5,1.79591987204666709903e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',6,1.79591987204666709903e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',7,1.79591987204666709903e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',8,1.79591987204666709903e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',9,1.79591987204666709903e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',10,1.79591987204666709903e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',11,1.79591987204666709903e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',12,1.79591987204666709903e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',13,1.79591987204666709903e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',14,1.79591987204666709903e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',15,1.79591987204666709903e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',16,1.79591987204666709903e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',17,1.79591987204666709903e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',18,1.79591987204666709903e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',19,1.79591987204666709903e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',20,1.79591987204666709903e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',21,1.79591987204666709903e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',22,1.79591987204666709903e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',23,1.79591987204666709903e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',24,1.79591987204666709903e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',25,1.79591987204666709903e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',26,1.79591987204666709903e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',27,1.79591987204666709903e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',28,1.79591987204666709903e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',29,1.79591987204666709903e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('ZvzWHJ-hJi5l-4Yc',30,1.79591987204666709903e+09,'{"t":"resigned","seat":0,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',1,1.79591987206727504732e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"87d59a9dba75ac1ccf6e5b5ec088b31681da56e2047e1b0fde9373e541b659e8","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',2,1.79591987206727504732e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',3,1.79591987206727504732e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',4,1.79591987208367180823e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d9');
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',5,1.79591987210026311867e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d10');
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',6,1.79591987210026311867e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',7,1.79591987210026311867e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',8,1.79591987210026311867e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',9,1.79591987210026311867e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',10,1.79591987210026311867e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',11,1.79591987210026311867e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',12,1.79591987210026311867e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',13,1.79591987210026311867e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',14,1.79591987210026311867e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',15,1.79591987210026311867e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',16,1.79591987210026311867e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('MM7xc1wvvaf5Q7Z0',17,1.79591987216176271436e+09,'{"t":"stood","seat":0,"begin":1795919872.1599712,"until":1796351872.1599712}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',1,1.79591987224270319936e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"6df944f10efb5cef13d1cccfe65851934d5cb88e2aa6b9dab622f7668fd2b727","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',2,1.79591987224270319936e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',3,1.79591987224270319936e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',4,1.79591987225484538085e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d11');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',5,1.79591987226629352567e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d12');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',6,1.79591987226629352567e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',7,1.79591987226629352567e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',8,1.79591987226629352567e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',9,1.79591987226629352567e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',10,1.79591987226629352567e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',11,1.79591987226629352567e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',12,1.79591987226629352567e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',13,1.79591987226629352567e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',14,1.79591987226629352567e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',15,1.79591987226629352567e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',16,1.79591987226629352567e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',17,1.79591987238670206068e+09,'{"t":"move","seat":0,"action":0,"lag":0.007}','k5CM0fbDd1WfSfJS c2-32911992670038');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',18,1.79591987255172371861e+09,'{"t":"move","seat":1,"action":2,"lag":0.027}','npNMZG0rBPLlRtLb c2-32912157493897');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',19,1.79591987258209800719e+09,'{"t":"move","seat":0,"action":16,"lag":0.007}','k5CM0fbDd1WfSfJS c3-32912184670129');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',20,1.79591987259184288983e+09,'{"t":"asked","seat":1,"to":11}','npNMZG0rBPLlRtLb c3-32912196618824');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',21,1.79591987260267543788e+09,'{"t":"answered","seat":0,"yes":true}','k5CM0fbDd1WfSfJS c4-32912208328034');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',22,1.79591987260267543788e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',23,1.79591987261402535437e+09,'{"t":"pause","seat":0,"on":true}','k5CM0fbDd1WfSfJS c5-32912216792052');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',24,1.79591987264276170726e+09,'{"t":"pause","seat":0,"on":false}','k5CM0fbDd1WfSfJS c6-32912248424689');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',25,1.79591987266451525687e+09,'{"t":"pause","seat":0,"on":true}','k5CM0fbDd1WfSfJS c7-32912270472862');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',26,1.7959198726841773987e+09,'{"t":"pause","seat":1,"on":true}','npNMZG0rBPLlRtLb c4-32912288399134');
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',27,1.7959198726841773987e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('8ml3wfzLDs-GFfm1',28,1.79591987269251036644e+09,'{"t":"resumed","seat":1}','npNMZG0rBPLlRtLb c5-32912297063838');
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',1,1.79591987271840143203e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d3d073cfc3abcbeab161a0cc0e52ef5929108d2305c3eb551470359aa7054022","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',2,1.79591987271840143203e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',3,1.79591987271840143203e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',4,1.7959198727240879536e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d13');
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',5,1.79591987272936558727e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d14');
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',6,1.79591987272936558727e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',7,1.79591987272936558727e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',8,1.79591987272936558727e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',9,1.79591987272936558727e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',10,1.79591987272936558727e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',11,1.79591987272936558727e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',12,1.79591987272936558727e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',13,1.79591987272936558727e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',14,1.79591987272936558727e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',15,1.79591987272936558727e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',16,1.79591987272936558727e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',17,1.7959198745181965828e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',1,1.79591987561188149453e+09,'{"t":"created","user":"T5-Lnlzujbn9Z-sO","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"8a66e49a031b418177430a9790d707d4193015e8f25aca108a96647fd7b44897","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',2,1.79591987561188149453e+09,'{"t":"seated","seat":0,"user":"T5-Lnlzujbn9Z-sO","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',3,1.79591987561188149453e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',4,1.79591987563129043582e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d15');
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',5,1.79591987563820028308e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d16');
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',6,1.79591987563820028308e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',7,1.79591987563820028308e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',8,1.79591987563820028308e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',9,1.79591987563820028308e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',10,1.79591987563820028308e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',11,1.79591987563820028308e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',12,1.79591987563820028308e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',13,1.79591987563820028308e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',14,1.79591987563820028308e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',15,1.79591987563820028308e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',16,1.79591987563820028308e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',1,1.79591987566683959957e+09,'{"t":"created","user":"T5-Lnlzujbn9Z-sO","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e54a800a574eeb30632aa11cb3e08b05a6c45274f2ebd23d21c049feeafb631f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',2,1.79591987566683959957e+09,'{"t":"seated","seat":0,"user":"T5-Lnlzujbn9Z-sO","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',3,1.79591987566683959957e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',4,1.79591987568282675747e+09,'{"t":"seated","seat":1,"user":"npNMZG0rBPLlRtLb","name":"Cid"}','npNMZG0rBPLlRtLb d17');
INSERT INTO "events" VALUES('0L0411dwznhLww9t',5,1.79591987570293879512e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','npNMZG0rBPLlRtLb d18');
INSERT INTO "events" VALUES('0L0411dwznhLww9t',6,1.79591987570293879512e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',7,1.79591987570293879512e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',8,1.79591987570293879512e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',9,1.79591987570293879512e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',10,1.79591987570293879512e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',11,1.79591987570293879512e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',12,1.79591987570293879512e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',13,1.79591987570293879512e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',14,1.79591987570293879512e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',15,1.79591987570293879512e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',16,1.79591987570293879512e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',1,1.7959198757307395935e+09,'{"t":"created","user":"npNMZG0rBPLlRtLb","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d36c26883eb2e15135a4ffc96ade188fc646d311e9b70d2d29e39caaa2922339","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',2,1.7959198757307395935e+09,'{"t":"seated","seat":0,"user":"npNMZG0rBPLlRtLb","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',3,1.7959198757307395935e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',4,1.795919875757901907e+09,'{"t":"seated","seat":1,"user":"4Iij38UBwluOmIx0","name":""}','4Iij38UBwluOmIx0 d19');
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',5,1.79591987576787543291e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','4Iij38UBwluOmIx0 d20');
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',6,1.79591987576787543291e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',7,1.79591987576787543291e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',8,1.79591987576787543291e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',9,1.79591987576787543291e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',10,1.79591987576787543291e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',11,1.79591987576787543291e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',12,1.79591987576787543291e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',13,1.79591987576787543291e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',14,1.79591987576787543291e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',15,1.79591987576787543291e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',16,1.79591987576787543291e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',1,1.79591987578985667235e+09,'{"t":"created","user":"npNMZG0rBPLlRtLb","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"9b5393f9780af8b1e5bc8e9b188e844f2baa1153b2770ac91ae7cb839273f922","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',2,1.79591987578985667235e+09,'{"t":"seated","seat":0,"user":"npNMZG0rBPLlRtLb","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',3,1.79591987578985667235e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',4,1.79591987580074763297e+09,'{"t":"seated","seat":1,"user":"4Iij38UBwluOmIx0","name":""}','4Iij38UBwluOmIx0 d21');
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',5,1.79591987581698942183e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','4Iij38UBwluOmIx0 d22');
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',6,1.79591987581698942183e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',7,1.79591987581698942183e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',8,1.79591987581698942183e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',9,1.79591987581698942183e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',10,1.79591987581698942183e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',11,1.79591987581698942183e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',12,1.79591987581698942183e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',13,1.79591987581698942183e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',14,1.79591987581698942183e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',15,1.79591987581698942183e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',16,1.79591987581698942183e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',17,1.79591987584645462034e+09,'{"t":"resigned","seat":0,"level":"","character":""}','T5-Lnlzujbn9Z-sO d23');
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',17,1.7959198758642809391e+09,'{"t":"resigned","seat":1,"level":"","character":""}','4Iij38UBwluOmIx0 d24');
INSERT INTO "events" VALUES('SFGaQod-GXY6tjKR',1,1.79591987587694478034e+09,'{"t":"created","user":"T5-Lnlzujbn9Z-sO","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"310a8b5e342c322d35dded9eeacc8215daddf42c32e54802fc5d957b50765aec","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('SFGaQod-GXY6tjKR',2,1.79591987587694478034e+09,'{"t":"seated","seat":0,"user":"T5-Lnlzujbn9Z-sO","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('SFGaQod-GXY6tjKR',3,1.79591987587694478034e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('otKQZrDVv1U6EGyy',1,1.7959198758821165562e+09,'{"t":"created","user":"npNMZG0rBPLlRtLb","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ee839241cc1092848abe529163017b316155ad828386a04c927362d0261a3bf6","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('otKQZrDVv1U6EGyy',2,1.7959198758821165562e+09,'{"t":"seated","seat":0,"user":"npNMZG0rBPLlRtLb","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('otKQZrDVv1U6EGyy',3,1.7959198758821165562e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('otKQZrDVv1U6EGyy',4,1.79591987589391541488e+09,'{"t":"seated","seat":1,"user":"4Iij38UBwluOmIx0","name":""}','4Iij38UBwluOmIx0 d25');
INSERT INTO "events" VALUES('30UJfZPGwbivGkNI',17,1.79591987600591135028e+09,'{"t":"passed","user":"T5-Lnlzujbn9Z-sO","to":"k5CM0fbDd1WfSfJS"}',NULL);
INSERT INTO "events" VALUES('SFGaQod-GXY6tjKR',4,1.79591987601385903359e+09,'{"t":"passed","user":"T5-Lnlzujbn9Z-sO","to":"k5CM0fbDd1WfSfJS"}',NULL);
INSERT INTO "events" VALUES('0L0411dwznhLww9t',18,1.7959198760259623528e+09,'{"t":"passed","user":"T5-Lnlzujbn9Z-sO","to":"k5CM0fbDd1WfSfJS"}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',17,1.79591987607161927224e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('TfCgKAivJDdJ93p3',18,1.79591987607161927224e+09,'{"t":"passed","user":"4Iij38UBwluOmIx0","to":""}',NULL);
INSERT INTO "events" VALUES('otKQZrDVv1U6EGyy',5,1.79591987608120226861e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('otKQZrDVv1U6EGyy',6,1.79591987608120226861e+09,'{"t":"passed","user":"4Iij38UBwluOmIx0","to":""}',NULL);
INSERT INTO "events" VALUES('J4MvNabnm77mxxt6',18,1.79591987609120416636e+09,'{"t":"passed","user":"4Iij38UBwluOmIx0","to":""}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',1,1.79591987639587211608e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c97ed393a3edd26f1945dd29c84ff9da52831046100484d989e554676fe0c8ac","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',2,1.79591987639587211608e+09,'{"t":"paired","tournament":"RhjCZsAN3UYs","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',3,1.79591987639587211608e+09,'{"t":"seated","seat":0,"user":"npNMZG0rBPLlRtLb","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',4,1.79591987639587211608e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',5,1.79591987639587211608e+09,'{"t":"seated","seat":1,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',6,1.79591987639587211608e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',7,1.79591987639587211608e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',8,1.79591987639587211608e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',9,1.79591987639587211608e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',10,1.79591987639587211608e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',11,1.79591987639587211608e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',12,1.79591987639587211608e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',13,1.79591987639587211608e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',14,1.79591987639587211608e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',15,1.79591987639587211608e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',16,1.79591987639587211608e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('SPyr2NcLe0O3AXa5',17,1.79591987639587211608e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',1,1.79591987667079281808e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"32d1fc7f6743ee0e02e5860ad8239ade2df629bfa0a5be3a7e1e44dd28b0aa6e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',2,1.79591987667079281808e+09,'{"t":"paired","tournament":"V_b0thsTvTl8","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',3,1.79591987667079281808e+09,'{"t":"seated","seat":0,"user":"npNMZG0rBPLlRtLb","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',4,1.79591987667079281808e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',5,1.79591987667079281808e+09,'{"t":"seated","seat":1,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',6,1.79591987667079281808e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',7,1.79591987667079281808e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',8,1.79591987667079281808e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',9,1.79591987667079281808e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',10,1.79591987667079281808e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',11,1.79591987667079281808e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',12,1.79591987667079281808e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',13,1.79591987667079281808e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',14,1.79591987667079281808e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',15,1.79591987667079281808e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',16,1.79591987667079281808e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',17,1.79591987667079281808e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',1,1.79591987687879967687e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c5bec0dcd18b85c11b51cc2520afa9d87419480337a73ea5f417fd20438508d0","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',2,1.79591987687879967687e+09,'{"t":"paired","tournament":"Z5BiazDQOA73","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',3,1.79591987687879967687e+09,'{"t":"bot","seat":0,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',4,1.79591987687879967687e+09,'{"t":"seated","seat":1,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',5,1.79591987687879967687e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',6,1.79591987687879967687e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',7,1.79591987687879967687e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',8,1.79591987687879967687e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',9,1.79591987687879967687e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',10,1.79591987687879967687e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',11,1.79591987687879967687e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',12,1.79591987687879967687e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',13,1.79591987687879967687e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',14,1.79591987687879967687e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',15,1.79591987687879967687e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',16,1.79591987687879967687e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('uGMcZfZBi_O4ZUv0',17,1.79591987693243265149e+09,'{"t":"resigned","seat":1,"level":"","character":""}','k5CM0fbDd1WfSfJS d27');
INSERT INTO "events" VALUES('WAXCqcwHg1PcpW5W',18,1.79591987696713542934e+09,'{"t":"resigned","seat":1,"level":"","character":""}','k5CM0fbDd1WfSfJS d28');
INSERT INTO "events" VALUES('kHs0M5L84mTzQKN-',1,1.79591987719743180276e+09,'{"t":"created","user":"k5CM0fbDd1WfSfJS","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"596da9915965dbbeb74971ded227734e1f445a9437e88e6d54d9d2f86c8cb75e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('kHs0M5L84mTzQKN-',2,1.79591987719743180276e+09,'{"t":"seated","seat":0,"user":"k5CM0fbDd1WfSfJS","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('kHs0M5L84mTzQKN-',3,1.79591987719743180276e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1merzlF-hg2PKygL',1,1.79591987724879693986e+09,'{"t":"created","user":"fVXQrlybSfrIhNDX","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b5f402e47b4967dea339970ca38b7ca13218ef8ee98f509615fac771ec31a044","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('1merzlF-hg2PKygL',2,1.79591987724879693986e+09,'{"t":"seated","seat":0,"user":"fVXQrlybSfrIhNDX","name":"Max"}',NULL);
INSERT INTO "events" VALUES('1merzlF-hg2PKygL',3,1.79591987724879693986e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',1,1.79591987736101484302e+09,'{"t":"created","user":"Vg_YnxEsX6-PF83v","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"7eb9fe45e51737316f5de8262e6b6754d1699141ca2fb861d3faf3cc15d0a210","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',2,1.79591987736101484302e+09,'{"t":"seated","seat":0,"user":"Vg_YnxEsX6-PF83v","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',3,1.79591987736101484302e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',4,1.79591987736101484302e+09,'{"t":"seated","seat":1,"user":"4JY_rgvX2JCc40g2","name":"Odo"}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',5,1.79591987736101484302e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',6,1.79591987736101484302e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',7,1.79591987736101484302e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',8,1.79591987736101484302e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',9,1.79591987736101484302e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',10,1.79591987736101484302e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',11,1.79591987736101484302e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',12,1.79591987736101484302e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',13,1.79591987736101484302e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',14,1.79591987736101484302e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',15,1.79591987736101484302e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('ruIs7fPAoC-GRykJ',16,1.79591987736101484302e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',1,1.79591987745172715186e+09,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"dd3193848c29217f6066181dc393ad40be34326d10cd7182480fddd401102f92","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',2,1.79591987745172715186e+09,'{"t":"seated","seat":0,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',3,1.79591987745172715186e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',4,1.79591987746256184581e+09,'{"t":"seated","seat":1,"user":"dKcfFyhHN9duZ2Yo","name":"Zoë the Bold"}','dKcfFyhHN9duZ2Yo c2-32917068327629');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',5,1.79591987746617221836e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','dKcfFyhHN9duZ2Yo c3-32917072287349');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',6,1.79591987746617221836e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',7,1.79591987746617221836e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',8,1.79591987746617221836e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',9,1.79591987746617221836e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',10,1.79591987746617221836e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',11,1.79591987746617221836e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',12,1.79591987746617221836e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',13,1.79591987746617221836e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',14,1.79591987746617221836e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',15,1.79591987746617221836e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',16,1.79591987746617221836e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',17,1.79591987748035168646e+09,'{"t":"move","seat":0,"action":5,"lag":0.0}','dHBuQKu2oYPT1LwZ c3-32917086010190');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',18,1.79591987748469495778e+09,'{"t":"move","seat":1,"action":20,"lag":0.0}','dKcfFyhHN9duZ2Yo c5-32917090771547');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',19,1795919877.48752,'{"t":"move","seat":0,"action":16,"lag":0.0}','dHBuQKu2oYPT1LwZ c4-32917093636397');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',20,1.79591987749847698213e+09,'{"t":"asked","seat":1,"to":11}','dKcfFyhHN9duZ2Yo c6-32917104497192');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',21,1.79591987750227761273e+09,'{"t":"answered","seat":0,"yes":false}','dHBuQKu2oYPT1LwZ c5-32917108367340');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',22,1.79591987751069664955e+09,'{"t":"move","seat":1,"action":18,"lag":0.0}','dKcfFyhHN9duZ2Yo c7-32917116678090');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',23,1.79591987751448297497e+09,'{"t":"asked","seat":0,"to":12}','dHBuQKu2oYPT1LwZ c6-32917120573886');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',24,1.79591987751886034011e+09,'{"t":"answered","seat":1,"yes":true}','dKcfFyhHN9duZ2Yo c8-32917124939567');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',25,1.79591987751886034011e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',26,1.79591987752295756345e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','dHBuQKu2oYPT1LwZ c7-32917129047868');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',27,1.79591987752295756345e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',28,1.79591987753466248507e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','dKcfFyhHN9duZ2Yo c9-32917140506868');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',29,1.79591987753862714766e+09,'{"t":"returned","seat":1}','dKcfFyhHN9duZ2Yo c10-32917144599095');
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',30,1.79591987754024028775e+09,'{"t":"resigned","seat":0,"level":"","character":""}','dHBuQKu2oYPT1LwZ c8-32917146348293');
INSERT INTO "events" VALUES('0mNnwpP5oMzkaXUC',1,1.79591987754774785046e+09,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"7b91255527daf2510d47c11c64b34667a802aa02a23e4b2b1848c7773e0b6838","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('0mNnwpP5oMzkaXUC',2,1.79591987754774785046e+09,'{"t":"seated","seat":1,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('0mNnwpP5oMzkaXUC',3,1.79591987754774785046e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('0mNnwpP5oMzkaXUC',4,1.79591987754774785046e+09,'{"t":"seated","seat":0,"user":"dKcfFyhHN9duZ2Yo","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('uE06nJyZiiBRsAgd',31,1.79591987754985284806e+09,'{"t":"rematch","table":"0mNnwpP5oMzkaXUC"}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',1,1.79591987755244421962e+09,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"6ed86a68edcc74d6662fc0f8984df5c82616a0bd812a597e9fcd6631fcd47548","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',2,1.79591987755244421962e+09,'{"t":"seated","seat":0,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',3,1.79591987755244421962e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',4,1.79591987757281351095e+09,'{"t":"seated","seat":1,"user":"dKcfFyhHN9duZ2Yo","name":"Zoë the Bold"}','dKcfFyhHN9duZ2Yo c12-32917178759744');
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',5,1.79591987757873177526e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','dKcfFyhHN9duZ2Yo c13-32917184837780');
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',6,1.79591987757873177526e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',7,1.79591987757873177526e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',8,1.79591987757873177526e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',9,1.79591987757873177526e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',10,1.79591987757873177526e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',11,1.79591987757873177526e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',12,1.79591987757873177526e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',13,1.79591987757873177526e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',14,1.79591987757873177526e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',15,1.79591987757873177526e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',16,1.79591987757873177526e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',17,1.79591987758510494236e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','dHBuQKu2oYPT1LwZ c11-32917191187378');
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',18,1.79591987759117126463e+09,'{"t":"move","seat":1,"action":22,"lag":0.0}','dKcfFyhHN9duZ2Yo c14-32917197227157');
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',19,1.79591987759436726569e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','dHBuQKu2oYPT1LwZ c12-32917200482375');
INSERT INTO "events" VALUES('z053aH-WE1JQsM-i',20,1.79591987759620738034e+09,'{"t":"move","seat":1,"action":7,"lag":0.0}','dKcfFyhHN9duZ2Yo c15-32917202296390');
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',1,1.7959198776011531353e+09,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"283a0ae3fc6595af5d8ac9fe4cea824b756251caaefd8b6fc89461181f364b30","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',2,1.7959198776011531353e+09,'{"t":"seated","seat":0,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',3,1.7959198776011531353e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',4,1.79591987761141633987e+09,'{"t":"seated","seat":1,"user":"dKcfFyhHN9duZ2Yo","name":"Zoë"}','dKcfFyhHN9duZ2Yo c16-32917217558398');
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',5,1.79591987761266255385e+09,'{"t":"freed","seat":1}','dKcfFyhHN9duZ2Yo c17-32917218845914');
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',6,1.79591987761625266079e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','dHBuQKu2oYPT1LwZ c14-32917222390640');
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',7,1.79591987761739611622e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','dHBuQKu2oYPT1LwZ c15-32917223494684');
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',8,1.79591987762642836569e+09,'{"t":"freed","seat":1}','dHBuQKu2oYPT1LwZ c16-32917232318063');
INSERT INTO "events" VALUES('xpvuZGNcC_qbtWq7',9,1.79591987762789535515e+09,'{"t":"removed","user":"dKcfFyhHN9duZ2Yo","on":true}','dHBuQKu2oYPT1LwZ c17-32917233949478');
INSERT INTO "events" VALUES('q-pCaAo8aMgn6aVg',1,1795919877.63167,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"2e849e265feb3f617eecfe267f88f2ce2913acb3f4aff5ec758e6c390961caed","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('q-pCaAo8aMgn6aVg',2,1795919877.63167,'{"t":"seated","seat":0,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('q-pCaAo8aMgn6aVg',3,1795919877.63167,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('q-pCaAo8aMgn6aVg',4,1.79591987764223027235e+09,'{"t":"closed"}','dHBuQKu2oYPT1LwZ c18-32917248129625');
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',1,1.79591987783400058743e+09,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"e8cb076959597e689b32313e59eab730f3da7f6dea4db0730ece69fc952f4aa4","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',2,1.79591987783400058743e+09,'{"t":"deal","day":"2026-11-29"}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',3,1.79591987783400058743e+09,'{"t":"bot","seat":0,"level":"hard","character":"sidonia"}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',4,1.79591987783400058743e+09,'{"t":"bot","seat":1,"level":"hard","character":"gisela"}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',5,1.79591987783400058743e+09,'{"t":"seated","seat":2,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',6,1.79591987783400058743e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',7,1.79591987783400058743e+09,'{"t":"bot","seat":3,"level":"hard","character":"hasso"}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',1,1.79591987784372711183e+09,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"491e1e87aa0e84d85543cd4e6a33ff2fc9c874163c42983b2aa2c1024c594906","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',2,1.79591987784372711183e+09,'{"t":"seated","seat":0,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',3,1.79591987784372711183e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',4,1.79591987784372711183e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',5,1.79591987784372711183e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',6,1.79591987784372711183e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',7,1.79591987784372711183e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',8,1.79591987784372711183e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',9,1.79591987784372711183e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',10,1.79591987784372711183e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',11,1.79591987784372711183e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',12,1.79591987784372711183e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',13,1.79591987784372711183e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',14,1.79591987784372711183e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',15,1.79591987784372711183e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',16,1.79591987788023400309e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','dHBuQKu2oYPT1LwZ c20-32917486307726');
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',1,1795919877.90104,'{"t":"created","user":"dHBuQKu2oYPT1LwZ","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"aedd03a9175cea77d73471f674bdbe16b62cab91433eda815aa7059f105e158c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',2,1795919877.90104,'{"t":"seated","seat":0,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',3,1795919877.90104,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',4,1795919877.90104,'{"t":"seated","seat":1,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',5,1795919877.90104,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',6,1795919877.90104,'{"t":"seated","seat":2,"user":"dHBuQKu2oYPT1LwZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',7,1795919877.90104,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',18,1.79591987792345499997e+09,'{"t":"move","seat":0,"action":11,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',19,1.79591987792345499997e+09,'{"t":"move","seat":1,"action":12,"forced":true,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('YT3YKyXy3fwpuHvM',17,1.79591987792642641063e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',20,1.79591987829417276383e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',21,1.79591987829417276383e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',22,1.79591988062525081634e+09,'{"t":"timeout","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',23,1.79591988063540554049e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',24,1.79591988063540554049e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',25,1.79591988081542420392e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',26,1.79591988107051563267e+09,'{"t":"move","seat":1,"action":16,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',27,1.79591988122410917277e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',28,1.79591988124414134024e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',29,1.79591988124414134024e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',30,1.79591988138593459129e+09,'{"t":"move","seat":0,"action":7,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',31,1.79591988139846086506e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',32,1.79591988154046845434e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',33,1.79591988154046845434e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',34,1.7959198815866127014e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',35,1.7959198815866127014e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',36,1.79591988180525207515e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',37,1.79591988180525207515e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',38,1.79591988181866717339e+09,'{"t":"move","seat":1,"action":19,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',39,1.79591988201462173456e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',40,1.79591988201462173456e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',41,1.79591988203045511245e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',42,1.79591988203045511245e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',43,1.79591988238617610929e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',44,1.79591988274798583982e+09,'{"t":"move","seat":1,"action":21,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',45,1.79591988313098096848e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',46,1.79591988313098096848e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',47,1.79591988335098433487e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',48,1.79591988335098433487e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',49,1.79591988358893370628e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',50,1.79591988382470178599e+09,'{"t":"move","seat":1,"action":14,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',51,1.79591988416617250445e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',52,1795919884.34723,'{"t":"move","seat":1,"action":5,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',53,1.79591988473687314987e+09,'{"t":"move","seat":0,"action":23,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',54,1.79591988519020390505e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',55,1.79591988519020390505e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',56,1.7959198854861924648e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',57,1.7959198854861924648e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',8,1.79591988560627174378e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('TpZqWZuZhchNlWZw',9,1.79591988560627174378e+09,'{"t":"draw","action":4099}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',8,1.79591988561665439607e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',9,1.79591988561665439607e+09,'{"t":"draw","action":4096}',NULL);
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',10,1.7959198856793062687e+09,'{"t":"move","seat":0,"action":2530,"lag":0.0}','dHBuQKu2oYPT1LwZ c22-32925285371276');
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',11,1.79591988572267031673e+09,'{"t":"move","seat":1,"action":3102,"lag":0.0}','dHBuQKu2oYPT1LwZ c23-32925328568470');
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',12,1.7959198857280592918e+09,'{"t":"move","seat":2,"action":980,"lag":0.0}','dHBuQKu2oYPT1LwZ c24-32925334120848');
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',13,1.79591988576650953297e+09,'{"t":"move","seat":0,"action":2457,"lag":0.0}','dHBuQKu2oYPT1LwZ c25-32925372370670');
INSERT INTO "events" VALUES('Cxhc3Oupw1m0mt0N',14,1.7959198857746379376e+09,'{"t":"resigned","seat":2,"level":"hard","character":"hasso"}','dHBuQKu2oYPT1LwZ c26-32925380568864');
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',58,1.79591988583705353737e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('GQpAxucwNrmjAdgn',59,1.79591988583705353737e+09,'{"t":"draw","action":52}',NULL);
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('k5CM0fbDd1WfSfJS','npNMZG0rBPLlRtLb',1.79591987731134557727e+09);
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
INSERT INTO "handed_over" VALUES('k5CM0fbDd1WfSfJS','e5625a6a5de1a4e3563585c0640bbcb1ad103656bb5f39caff904bf356e3ce4d2f2d149c7a767a1e2c59281319661360087c75abf941ec16262b928063b0a012','ZvzWHJ-hJi5l-4Yc',1.79591987204240274432e+09);
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','k5CM0fbDd1WfSfJS',0.0);
INSERT INTO "handles" VALUES('katharlna','k5CM0fbDd1WfSfJS',1.80369587600025272364e+09);
INSERT INTO "handles" VALUES('loulse','4Iij38UBwluOmIx0',1.80369587606582403183e+09);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('3976523b940a96d6848280384f98e0d0c2adb2efd6b2d4daa99eabaeea90e0cb','host',1.7960062484058885575e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('aUEEbfCcyFHtXX9v','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20993/account#confirm=xw34NXwADslmU5CK9Ascj8VdYFTbXu6E

If it was not, there is nothing to do: nothing happens without the link.
',1.79591990558800077438e+09,1.7959234754767458439e+09,1,'bdbc079e96019ad9',0.0,'');
INSERT INTO "mails" VALUES('f004229b77c33bac66470fd802e045a1fde0ee1e5227d657faafd03205c16739k5CM0fbDd1WfSfJS','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20993/account#recover=PtNY45LGYtiwsH-wN2B3ieibsVW7Y3gT

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79591990560833787921e+09,1.79592347560203528401e+09,1,'bdbc079e96019ad9',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','xOqsgXMUGWCO8Vz4',1.7959198616748976707e+09);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','xOqsgXMUGWCO8Vz4',1.7959198616748976707e+09);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','hhNp-q99SdZsjCf1',1.7959198616875505448e+09);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','hhNp-q99SdZsjCf1',1.7959198616875505448e+09);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','CPWGz0d5JmLL3to6',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','CPWGz0d5JmLL3to6',0.0);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','ZvzWHJ-hJi5l-4Yc',1.79591987204666709903e+09);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','MM7xc1wvvaf5Q7Z0',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','MM7xc1wvvaf5Q7Z0',0.0);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','8ml3wfzLDs-GFfm1',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','8ml3wfzLDs-GFfm1',0.0);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','GQpAxucwNrmjAdgn',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','GQpAxucwNrmjAdgn',0.0);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','30UJfZPGwbivGkNI',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','30UJfZPGwbivGkNI',0.0);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','0L0411dwznhLww9t',1.79591987584645462034e+09);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','0L0411dwznhLww9t',1.79591987584645462034e+09);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','TfCgKAivJDdJ93p3',1.79591987607161927224e+09);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','J4MvNabnm77mxxt6',1.7959198758642809391e+09);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','SFGaQod-GXY6tjKR',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','otKQZrDVv1U6EGyy',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','SPyr2NcLe0O3AXa5',0.0);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','SPyr2NcLe0O3AXa5',0.0);
INSERT INTO "members" VALUES('npNMZG0rBPLlRtLb','WAXCqcwHg1PcpW5W',1.79591987696713542934e+09);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','WAXCqcwHg1PcpW5W',1.79591987696713542934e+09);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','uGMcZfZBi_O4ZUv0',1.79591987693243265149e+09);
INSERT INTO "members" VALUES('k5CM0fbDd1WfSfJS','kHs0M5L84mTzQKN-',0.0);
INSERT INTO "members" VALUES('fVXQrlybSfrIhNDX','1merzlF-hg2PKygL',0.0);
INSERT INTO "members" VALUES('Vg_YnxEsX6-PF83v','ruIs7fPAoC-GRykJ',0.0);
INSERT INTO "members" VALUES('4JY_rgvX2JCc40g2','ruIs7fPAoC-GRykJ',0.0);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','uE06nJyZiiBRsAgd',1.79591987754024028775e+09);
INSERT INTO "members" VALUES('dKcfFyhHN9duZ2Yo','uE06nJyZiiBRsAgd',1.79591987754024028775e+09);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','0mNnwpP5oMzkaXUC',0.0);
INSERT INTO "members" VALUES('dKcfFyhHN9duZ2Yo','0mNnwpP5oMzkaXUC',0.0);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','z053aH-WE1JQsM-i',0.0);
INSERT INTO "members" VALUES('dKcfFyhHN9duZ2Yo','z053aH-WE1JQsM-i',0.0);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','xpvuZGNcC_qbtWq7',0.0);
INSERT INTO "members" VALUES('dKcfFyhHN9duZ2Yo','xpvuZGNcC_qbtWq7',0.0);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','q-pCaAo8aMgn6aVg',0.0);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','TpZqWZuZhchNlWZw',0.0);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','YT3YKyXy3fwpuHvM',0.0);
INSERT INTO "members" VALUES('dHBuQKu2oYPT1LwZ','Cxhc3Oupw1m0mt0N',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','6a7250d11af068d55ea0e41b8a02b2f61b6e485b7850e7b9a1dbfade21af9a39');
INSERT INTO "meta" VALUES('invited','1795919848.403555');
INSERT INTO "meta" VALUES('probe','3ebf4d22a6321f76');
INSERT INTO "meta" VALUES('order','717af8f0f79d3c2b');
INSERT INTO "meta" VALUES('vapid','4SN6aJ_pjPDg_loG0AIMpwYgw4uTcBsodSJA9tsmuJk');
INSERT INTO "meta" VALUES('alone GQpAxucwNrmjAdgn','d5d npNMZG0rBPLlRtLb');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('npNMZG0rBPLlRtLb','fVXQrlybSfrIhNDX',1.79591987730154609677e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('Vg_YnxEsX6-PF83v','OyB0YSut5_lXOSAHsF056mYqMYnqWrAj','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
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
INSERT INTO "one_time_tokens" VALUES('31863eacbb57a428b1958ae9fa36d599fb53d0d9036d525097f246d64c8d9b95','k5CM0fbDd1WfSfJS','passkey-add','127.0.0.1 UhcfVxLvZICsdV4Wae12TBoAz2Vn05ZTe_csw33BNQ7DGA46hOiD7PRpG2oFAkbK4Fm73iSpRY_QipdgOco-RQ',1.79592017526037287713e+09);
INSERT INTO "one_time_tokens" VALUES('435089b0403b9a393d07bca660f2e03ae6ef8396000daf56e01fe6e9254e3acc','k5CM0fbDd1WfSfJS','recover','bea@example.org',1.79592347560121560101e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('ruIs7fPAoC-GRykJ','{"game":"rosenkoenig","players":2,"rated":false,"users":["Vg_YnxEsX6-PF83v","4JY_rgvX2JCc40g2"],"strength":25.0,"time":null}',1.7959198773598105907e+09,1.79591987736181974409e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('pzbYmqDB-zNLTjOGTQaTCQ','k5CM0fbDd1WfSfJS',X'A5010203262001215820145EAD6736D2A305E719B7392F24EEC91244958517EDFD471B6A3A28898274A32258207336C3410B9E923EF9F1BE82A3290F77B8E578FDF4FE4899D342A9E231E03A83',1,'Laptop',1.79591987525408029553e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('dHBuQKu2oYPT1LwZ','lesson','rosenkoenig','first',1,1.79591987768205380441e+09,0.0,1.79591987768205380441e+09);
INSERT INTO "progress" VALUES('dHBuQKu2oYPT1LwZ','puzzle','rosenkoenig','0a4dab37c3',1,1.79591987773847055432e+09,1.0,1.79591987773847055432e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','Vg_YnxEsX6-PF83v','vl_wS6qdnvoB','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79591987742608714105e+09,0);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (game, puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('rosenkoenig','0a4dab37c3',-3.43947837965408620419e+00,4.97063370290079298285e+00,1,1.79591987773815369607e+09);
CREATE TABLE puzzle_skills (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
INSERT INTO "puzzle_skills" VALUES('dHBuQKu2oYPT1LwZ','rosenkoenig',1.60354040382080498261e+01,8.09928117621970322659e+00,1,1.79591987773815369607e+09);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('k5CM0fbDd1WfSfJS',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('Vg_YnxEsX6-PF83v',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('xOqsgXMUGWCO8Vz4',1.7959198616748976707e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["k5CM0fbDd1WfSfJS","npNMZG0rBPLlRtLb"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('hhNp-q99SdZsjCf1',1.7959198616875505448e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["k5CM0fbDd1WfSfJS","npNMZG0rBPLlRtLb"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('CPWGz0d5JmLL3to6',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('xOqsgXMUGWCO8Vz4','k5CM0fbDd1WfSfJS',1,1.7959198616748976707e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('xOqsgXMUGWCO8Vz4','npNMZG0rBPLlRtLb',1,1.7959198616748976707e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('k5CM0fbDd1WfSfJS','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.7959198616748976707e+09,3.53193058065386765063e+02,1.76369110601572656629e+09);
INSERT INTO "ratings" VALUES('npNMZG0rBPLlRtLb','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.7959198616748976707e+09,3.47922279079105749126e+02,1.76369110601572656629e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('e3a048eb3bd778c90d90843f3ba721d5a2ff0ca638d82ff4f7f28aeab2bd0caf','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('89042255c552e2634d8872509007a5a6f5b65695835f2c652420df8cdc24132d','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('f853e26fae98451a76581885d69f7ba8ec39081bcd53672764d468eb070c89e7','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('2c40009f492a39f09cf886fe3719b7d16aa7c54c680a2060d793df1ced05bdad','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('7c93d0caa691679c8ba4646323b29b7e14182ff55a590bcffda944a79c900e14','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('e6e5de1fdc11256c70592b4e3ebb710d21c5931729f8f1c45f79874dca6ee4ef','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('6ed65ce3b100096ebd67ff1fb13c870ccd40d06bf5db8e806494c06eff6b9994','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('db6ef1bfc889f883df43c360064bc7aae0698835fd3fdc0b6f5c08126e981477','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('1acff3d017da8946753998239dac1ffbf69157b67c24eee9ed7feeb28622011c','k5CM0fbDd1WfSfJS');
INSERT INTO "recovery_codes" VALUES('901cbbdf17d125b99b17cb12a0bab54bcc449da9d7add84a20d795a0ca5b59d2','k5CM0fbDd1WfSfJS');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('7cafd6263f2c7dac',1.79591987722313880916e+09,'k5CM0fbDd1WfSfJS','fVXQrlybSfrIhNDX','chat','insult','','kHs0M5L84mTzQKN-',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"fVXQrlybSfrIhNDX","name":"Max","text":"you clown","time":1795919877.21391,"phrase":"","hidden":false},{"number":2,"user":"k5CM0fbDd1WfSfJS","name":"Bea","text":"","time":1795919877.2168236,"phrase":"good-luck","hidden":false}]}','acted',1.79591987726194310184e+09,'1-C0BXJdvD_EWsXZ','Thank you.',0);
INSERT INTO "reports" VALUES('64865264b4b8adc7',1.79591987723185133934e+09,'k5CM0fbDd1WfSfJS','fVXQrlybSfrIhNDX','name','insult','','kHs0M5L84mTzQKN-',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"fVXQrlybSfrIhNDX","name":"Max","text":"you clown","time":1795919877.21391,"phrase":"","hidden":false},{"number":2,"user":"k5CM0fbDd1WfSfJS","name":"Bea","text":"","time":1795919877.2168236,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('xOqsgXMUGWCO8Vz4',0,'k5CM0fbDd1WfSfJS','','',0,'rosenkoenig',2,1.7959198616748976707e+09,1.7959198616748976707e+09,1,1.0,4.0,'won',0);
INSERT INTO "results" VALUES('xOqsgXMUGWCO8Vz4',1,'npNMZG0rBPLlRtLb','','',0,'rosenkoenig',2,1.7959198616748976707e+09,1.7959198616748976707e+09,2,0.0,3.0,'lost',1);
INSERT INTO "results" VALUES('hhNp-q99SdZsjCf1',0,'k5CM0fbDd1WfSfJS','','',0,'rosenkoenig',2,1.7959198616875505448e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('hhNp-q99SdZsjCf1',1,'npNMZG0rBPLlRtLb','','',0,'rosenkoenig',2,1.7959198616875505448e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('0L0411dwznhLww9t',0,'k5CM0fbDd1WfSfJS','','',0,'rosenkoenig',2,1.79591987584645462034e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('0L0411dwznhLww9t',1,'npNMZG0rBPLlRtLb','','',0,'rosenkoenig',2,1.79591987584645462034e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('J4MvNabnm77mxxt6',0,'npNMZG0rBPLlRtLb','','',0,'rosenkoenig',2,1.7959198758642809391e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('J4MvNabnm77mxxt6',1,'4Iij38UBwluOmIx0','','',0,'rosenkoenig',2,1.7959198758642809391e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('TfCgKAivJDdJ93p3',0,'npNMZG0rBPLlRtLb','','',0,'rosenkoenig',2,1.79591987607161927224e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('TfCgKAivJDdJ93p3',1,'','','',0,'rosenkoenig',2,1.79591987607161927224e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('uGMcZfZBi_O4ZUv0',0,'','random','',0,'rosenkoenig',2,1.79591987693243265149e+09,1.79591987693243265149e+09,1,0.5,0.0,'shared',0);
INSERT INTO "results" VALUES('uGMcZfZBi_O4ZUv0',1,'k5CM0fbDd1WfSfJS','','',0,'rosenkoenig',2,1.79591987693243265149e+09,1.79591987693243265149e+09,1,0.5,0.0,'shared',1);
INSERT INTO "results" VALUES('WAXCqcwHg1PcpW5W',0,'npNMZG0rBPLlRtLb','','',0,'rosenkoenig',2,1.79591987696713542934e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('WAXCqcwHg1PcpW5W',1,'k5CM0fbDd1WfSfJS','','',0,'rosenkoenig',2,1.79591987696713542934e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('uE06nJyZiiBRsAgd',0,'dHBuQKu2oYPT1LwZ','','',0,'rosenkoenig',2,1.79591987754024028775e+09,1.79591987754024028775e+09,2,0.0,1.0,'lost',1);
INSERT INTO "results" VALUES('uE06nJyZiiBRsAgd',1,'dKcfFyhHN9duZ2Yo','','',0,'rosenkoenig',2,1.79591987754024028775e+09,1.79591987754024028775e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('uE06nJyZiiBRsAgd','dHBuQKu2oYPT1LwZ',1.79591987780628609657e+09,12,1,27,27,1,'{"judge":12,"rules":1,"game":"rosenkoenig","players":2,"decisions":[{"ply":10,"player":0,"before":[0.4996833801269531,0.5003166198730469],"after":[0.4996833801269531,0.5003166198730469],"error":0.0,"played":{"action":5,"text":"NE3","code":"play","arguments":{"player":0,"card":"NE3","square":"h8","gain":1,"areas":0,"joins":"","size":1},"share":0.4996833801269531},"best":{"action":5,"text":"NE3","code":"play","arguments":{"player":0,"card":"NE3","square":"h8","gain":1,"areas":0,"joins":"","size":1},"share":0.4996833801269531},"second":{"action":16,"text":"SW2","code":"play","arguments":{"player":0,"card":"SW2","square":"c3","gain":1,"areas":0,"joins":"","size":1},"share":0.4996833801269531},"reasons":[],"pairs":0,"blow":null},{"ply":11,"player":1,"before":[0.4991292953491211,0.5008707046508789],"after":[0.4991292953491211,0.5008707046508789],"error":0.0,"played":{"action":20,"text":"W3","code":"play","arguments":{"player":1,"card":"W3","square":"e8","gain":1,"areas":0,"joins":"","size":1},"share":0.5008707046508789},"best":{"action":20,"text":"W3","code":"play","arguments":{"player":1,"card":"W3","square":"e8","gain":1,"areas":0,"joins":"","size":1},"share":0.5008707046508789},"second":{"action":15,"text":"SW1","code":"play","arguments":{"player":1,"card":"SW1","square":"g7","gain":1,"areas":0,"joins":"","size":1},"share":0.49835681915283203},"reasons":[],"pairs":0,"blow":null},{"ply":12,"player":0,"before":[0.49892520904541016,0.5010747909545898],"after":[0.49892520904541016,0.5010747909545898],"error":0.0,"played":{"action":48,"text":"draw","code":"draw","arguments":{"player":0},"share":0.49892520904541016},"best":{"action":48,"text":"draw","code":"draw","arguments":{"player":0},"share":0.49892520904541016},"second":{"action":16,"text":"SW2","code":"play","arguments":{"player":0,"card":"SW2","square":"c6","gain":1,"areas":0,"joins":"","size":1},"share":0.49892520904541016},"reasons":[],"pairs":0,"blow":null}],"curve":[{"ply":10,"shares":[0.4996833801269531,0.5003166198730469],"band":[0.0004789264433725418,0.0004789264433725418]},{"ply":11,"shares":[0.4991292953491211,0.5008707046508789],"band":[0.00035820192109566734,0.00035820192109566734]},{"ply":12,"shares":[0.49892520904541016,0.5010747909545898],"band":[0.00017640319945219266,0.00017640319945219266]},{"ply":14,"shares":[0.0,1.0],"band":[0.0,0.0]}],"seats":[{"start":0.4996833801269531,"luck":0.0,"own":-0.0005540847778320312,"others":-0.0002040863037109375,"error":0.0,"ending":-0.49892520904541016,"result":0.0,"loss":0.0,"decisions":2,"right":2,"turning":[],"story":{"cause":"ending","moments":[],"led_until":-1}},{"start":0.5003166198730469,"luck":0.0,"own":0.0002040863037109375,"others":0.0005540847778320312,"error":0.0,"ending":0.49892520904541016,"result":1.0,"loss":0.0,"decisions":1,"right":1,"turning":[],"story":{"cause":"none","moments":[],"led_until":14}}],"turning":[],"last":14,"result":[0.0,1.0]}','',1.79591989280628681188e+09,'bdbc079e96019ad9',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('1-C0BXJdvD_EWsXZ','host',1.79591987719223380092e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','bdbc079e96019ad9',1.79591989555218791959e+09,11);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('GzZk_VXYSC3V','Vg_YnxEsX6-PF83v','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79591987734620285033e+09,1.7959198773598105907e+09,'ruIs7fPAoC-GRykJ');
INSERT INTO "seeks" VALUES('fUZZMy9wJSTx','4JY_rgvX2JCc40g2','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79591987735717225076e+09,1.7959198773598105907e+09,'ruIs7fPAoC-GRykJ');
INSERT INTO "seeks" VALUES('8tVPhTorlzdK','Vg_YnxEsX6-PF83v','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79591987736979985241e+09,1.79591987736979985241e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79591988568696546554e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.79591988568696546554e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('xOqsgXMUGWCO8Vz4',X'802606F631308387DA50856253FFE9FA19B989083FE26C0E73C73F1B66137600',26,'over',1,1.7959198616748976707e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":19,"player":-4,"shown":19,"outcome":{"scores":[4.0,3.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,26);
INSERT INTO "tables" VALUES('hhNp-q99SdZsjCf1',X'40248A7E67425FEF128CA6F23CDFFE52FDAB340F6E2EB6C1B726515D3EC5C877',17,'over',0,1.7959198616875505448e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,17);
INSERT INTO "tables" VALUES('CPWGz0d5JmLL3to6',X'321CC5040D33824A9651BA54CB19A14CDB38A189C3373AD304A2927BC451D817',18,'playing',0,1.79591986182855081559e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,18);
INSERT INTO "tables" VALUES('ZvzWHJ-hJi5l-4Yc',X'D987CC8353937C79F88F0AFE4CBAAFEA1F26622917D6C3FF3C8E7E8F397C03DC',30,'over',0,1.79591987204666709903e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"k5CM0fbDd1WfSfJS","level":"","ready":false,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Rosa","user":"k5CM0fbDd1WfSfJS","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":24,"player":-4,"shown":24,"outcome":{"scores":[6.0,4.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":true,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('MM7xc1wvvaf5Q7Z0',X'5725315FDFDED70CD0AFAD8F0522C2F617C5CBF9C94720904E8B2B1D0DA64B13',17,'playing',0,1.79591987216176271436e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.79661107260026311873e+09,0,0);
INSERT INTO "tables" VALUES('8ml3wfzLDs-GFfm1',X'F7865603F314BDE5EF02587E529728C513636A2BD197A29C987FC98AE39966C5',28,'playing',0,1.79591987269251036644e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.79592018295200824733e+09,0,0);
INSERT INTO "tables" VALUES('GQpAxucwNrmjAdgn',X'E23743E2DFED93BAA467C937B7A2E5AAF6BC252175635BC25733C8693DADBFBE',59,'playing',0,1.79591988583705353737e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"k5CM0fbDd1WfSfJS","level":"hard","ready":true,"away":false,"resigned":true,"character":"elinor","absent":"Bea"},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"npNMZG0rBPLlRtLb","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Cid"}],"ply":51,"player":0,"shown":51,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',1,'bdbc079e96019ad9',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('30UJfZPGwbivGkNI',X'26790C9E406CF053BEE1BA2C136C67938D403F8A57F9B0E4B838093E36B5F534',17,'playing',0,1.79591987600591135028e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('0L0411dwznhLww9t',X'DF7EAD232C7E12A2E9872AAE7AF2373EF8CA85923AD06B1065EAD99D9A127254',18,'over',0,1.7959198760259623528e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('TfCgKAivJDdJ93p3',X'94DA587109DBF19D8D747A02B7FFF2B22833BC11056BA53F25DAE6253978128A',18,'over',0,1.79591987607161927224e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('J4MvNabnm77mxxt6',X'FADF731D9992F88ABDA68CDFC69591BBEA4B0340731992D11A8F549984DE1CD4',18,'over',0,1.79591987609120416636e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('SFGaQod-GXY6tjKR',X'F9D1657B0D23E29DBC0479564F6246CCB317279C5DB3FBB1DD6CCC3DA3E63064',4,'open',0,1.79591987601385903359e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('otKQZrDVv1U6EGyy',X'60CF88556EEE46444C494ACA13D560A265AD1B41FCB781BAA4A1EC60279CFD08',6,'open',0,1.79591987608120226861e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('SPyr2NcLe0O3AXa5',X'EA8EBB0C3E437B8AED88D68BAD4E6219692656B5682D28BB8BE77D6F651A8633',17,'playing',1,1.79591987639587211608e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"RhjCZsAN3UYs","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('WAXCqcwHg1PcpW5W',X'A438A805B3F8F095DEB3FB66483800CB555C6C04A4488C3250B945446751C7CC',18,'over',0,1.79591987696713542934e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"npNMZG0rBPLlRtLb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"V_b0thsTvTl8","round":1,"outside":null,"handed_in":false,"deal":"","shared":true}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('uGMcZfZBi_O4ZUv0',X'3037F9E5A0BA8A964366AFB1D4A98235079AE2D257F55A6F86F0819AB0AE6CCC',17,'over',1,1.79591987693243265149e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"bot","colour":"red","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"Z5BiazDQOA73","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('kHs0M5L84mTzQKN-',X'FC656838F0D8BA7DD3849D2183FB5CD2B11192B77ED53F0629BE3D7F859B42B3',3,'open',1,1.79591987719743180276e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"k5CM0fbDd1WfSfJS","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('1merzlF-hg2PKygL',X'3A23847CFC58E21F0D91AA6C226D672007F8A08FF424813BD7D75C323B838305',3,'open',1,1.79591987724879693986e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"fVXQrlybSfrIhNDX","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('ruIs7fPAoC-GRykJ',X'9A2C1CAF5DEBA1732B5C5096A66B824C76028F0815CFB217328CC3EEA8884DC0',16,'playing',1,1.79591987736101484302e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Nia","user":"Vg_YnxEsX6-PF83v","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Odo","user":"4JY_rgvX2JCc40g2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('uE06nJyZiiBRsAgd',X'2258E0D9CE20A7D4D7441C29B40C5ECB1B206781B42A75FFA14B0E17A5305013',31,'over',1,1.79591987754985284806e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"dKcfFyhHN9duZ2Yo","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":-4,"shown":14,"outcome":{"scores":[1.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('0mNnwpP5oMzkaXUC',X'D3D1F68D8F9369B1C9E2E5DDF653D11602B25F92119C14480B092FC67C1E7456',4,'open',1,1.79591987754774785046e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"dKcfFyhHN9duZ2Yo","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('z053aH-WE1JQsM-i',X'2651B513DCEDD4ED8A17F4EE3158795202980A000C27B5F14EDF73FCB63938A7',20,'playing',1,1.79591987757873177526e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"dKcfFyhHN9duZ2Yo","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"dKcfFyhHN9duZ2Yo","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795919877.5787318,"until":null},"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('xpvuZGNcC_qbtWq7',X'2CCEE34D28B61E05357568944B7FFEDB5B859B5DF83B3038DF3D6E9307603864',9,'open',1,1.79591987762789535515e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('q-pCaAo8aMgn6aVg',X'2CEF261DFCA65858B2FF156291FEF2205195C00A8BB5EF7A8A7144EDFA8056CE',4,'closed',0,1.79591987764223027235e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('TpZqWZuZhchNlWZw',X'8CF3B1336349CA958D605FE1711FE718C7836E10B176278A4AD9EB2B24019CE7',9,'playing',0,1.79591988560627174378e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Sidonia","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"sidonia","absent":""},{"kind":"bot","colour":"yellow","name":"Gisela Falk","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"gisela","absent":""},{"kind":"person","colour":"green","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"blue","name":"Hasso","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"hasso","absent":""}],"ply":1,"player":3,"shown":1,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"2026-11-29","shared":false}',1,'bdbc079e96019ad9',1.79591989186574029924e+09,NULL,0,0);
INSERT INTO "tables" VALUES('YT3YKyXy3fwpuHvM',X'D3608EEF6B7480FF43476A1FF6262BD56735477F28ED6D5A543171A8E5CF99C6',17,'playing',0,1.79591987792642641063e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'bdbc079e96019ad9',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Cxhc3Oupw1m0mt0N',X'13EC96737EAB9334D77AD8EF519E6631ABDCC63511FF676468911403D1C0F276',14,'playing',0,1.7959198857746379376e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"yellow","name":"Ada","user":"dHBuQKu2oYPT1LwZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"green","name":"Hasso","user":"dHBuQKu2oYPT1LwZ","level":"hard","ready":true,"away":false,"resigned":true,"character":"hasso","absent":"Ada"}],"ply":5,"player":1,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('1798c4b7b63853f0e1ba8ba1e84c3fc300c863a4f77123e911c7e9dc4c814256','kfmrJMHVhsTxlaJz','dHBuQKu2oYPT1LwZ','all',1.79591987765799164771e+09);
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
INSERT INTO "tournament_acts" VALUES('kY1Ik7W5yvIQ',1,1.79591987709026432032e+09,'k5CM0fbDd1WfSfJS','{"number":1,"at":1795919877.0902643,"by":1,"ruling":{"act":"set-entry","code":true}}','cedfa8ec00000c87694c3407bea8f8cf73c1279ad5de0162420a73e24b62f9b3','','');
INSERT INTO "tournament_acts" VALUES('RhjCZsAN3UYs',1,1.79591987714327144627e+09,'k5CM0fbDd1WfSfJS','{"number":1,"at":1795919877.1432714,"by":1,"ruling":{"act":"name-director","number":2}}','d2af8d935f601f17aa03ecf316f1d4799c5bee9673da39d6ffff169d7399c8cb','','');
INSERT INTO "tournament_acts" VALUES('Z5BiazDQOA73',1,1.79591987715677952764e+09,'k5CM0fbDd1WfSfJS','{"number":1,"at":1795919877.1567795,"by":1,"ruling":{"act":"correct-result","round":1,"board":0,"points":[0.5,0.5]},"why":"f1938fb3b9d7b11b643ea958564c48087857e466f6e47638ae684c63e5266341"}','ce4b05b2ea203c26cd9a7c498de884de39e1df66bc4ef780b4f5515b51f67b9f','The clock was wrong.','15eb6b90024b6bcf6e7e3779956c8767');
CREATE TABLE tournament_directors (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_directors" VALUES('RhjCZsAN3UYs',2,'npNMZG0rBPLlRtLb');
CREATE TABLE tournament_entry (
	tournament_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (tournament_id)
);
INSERT INTO "tournament_entry" VALUES('kY1Ik7W5yvIQ','7c9bc8a8170dac156a4780a3ffcf0cd135a5a848c6988c9d7fc9c62df46f65ff','{"names":[],"least":0,"most":0,"members":false}');
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('kY1Ik7W5yvIQ',1,'npNMZG0rBPLlRtLb','Cid','','',1.79591987615433120728e+09,0.0);
INSERT INTO "tournament_players" VALUES('RhjCZsAN3UYs',1,'k5CM0fbDd1WfSfJS','Bea','','',1.79591987618020153044e+09,0.0);
INSERT INTO "tournament_players" VALUES('RhjCZsAN3UYs',2,'npNMZG0rBPLlRtLb','Cid','','',1.79591987619842600827e+09,0.0);
INSERT INTO "tournament_players" VALUES('Z5BiazDQOA73',1,'k5CM0fbDd1WfSfJS','Bea','','',1.7959198762167582512e+09,0.0);
INSERT INTO "tournament_players" VALUES('V_b0thsTvTl8',1,'k5CM0fbDd1WfSfJS','Bea','','',1.79591987623427939415e+09,0.0);
INSERT INTO "tournament_players" VALUES('V_b0thsTvTl8',2,'npNMZG0rBPLlRtLb','Cid','','',1.79591987625036215783e+09,0.0);
INSERT INTO "tournament_players" VALUES('Z5BiazDQOA73',2,'','Bot 1','random','bot-1',1.79591987628204894063e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('RhjCZsAN3UYs',1,1.7959198762747113705e+09,0.0,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('V_b0thsTvTl8',1,1.79591987638370800014e+09,1.79591987697905969617e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"32d1fc7f6743ee0e02e5860ad8239ade2df629bfa0a5be3a7e1e44dd28b0aa6e","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('Z5BiazDQOA73',1,1.79591987629779458041e+09,1.79591987694180178639e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('RhjCZsAN3UYs',1,0,'SPyr2NcLe0O3AXa5',1.79851187627471137053e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('V_b0thsTvTl8',1,0,'WAXCqcwHg1PcpW5W',1.79592347638370800023e+09,1.79591987697266292564e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1],"absent":[1]}');
INSERT INTO "tournament_tables" VALUES('Z5BiazDQOA73',1,0,'uGMcZfZBi_O4ZUv0',1.79592347629779458041e+09,1.7959198769371914864e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1],"absent":[1]}');
CREATE TABLE tournament_told (
	tournament_id TEXT NOT NULL, 
	act INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, act, user_id)
);
INSERT INTO "tournament_told" VALUES('RhjCZsAN3UYs',1,'npNMZG0rBPLlRtLb',1.79591987714327144627e+09,0);
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('kY1Ik7W5yvIQ','open','k5CM0fbDd1WfSfJS',1,'open',1.79591987613470053675e+09,0.0,0.0,0.0,1.79591987613470053675e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'441C6FA5435AB0D4C855D29F714716A5E0E57DEE51321E7D4F93DC7A269614E2',3,0.0,'bdbc079e96019ad9',0.0);
INSERT INTO "tournaments" VALUES('RhjCZsAN3UYs','running','k5CM0fbDd1WfSfJS',1,'running',1.79591987617098665236e+09,1.79591987626004338267e+09,1.79591987626739859576e+09,0.0,1.79591987626739859576e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'75CFA3CF6A4C5C1205D9AA841B6851B317B495BB6E7C453EF66A269EA1DEC78B',11,1.79591990715263366703e+09,'bdbc079e96019ad9',0.0);
INSERT INTO "tournaments" VALUES('Z5BiazDQOA73','over','k5CM0fbDd1WfSfJS',1,'over',1.7959198762043089867e+09,1.79591987627417707445e+09,1.79591987628198289871e+09,1.7959198769483382702e+09,1.7959198769483382702e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'479B2B329BBDA98D7AAA15D78FC43B0C6F174C7BFF046403A735B724D3A49B8C',14,0.0,'bdbc079e96019ad9',0.0);
INSERT INTO "tournaments" VALUES('V_b0thsTvTl8','shared','k5CM0fbDd1WfSfJS',1,'over',1.79591987622113204007e+09,1.79591987629680681229e+09,1.79591987636373829834e+09,1.79591987698553323749e+09,1.79591987698553323749e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'E8157E19028577515AA916BB68032264AF53C0A46298BA7FA8F9D66CB94B0038',14,0.0,'bdbc079e96019ad9',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79591987729110121726e+09,'1-C0BXJdvD_EWsXZ');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL, look TEXT DEFAULT '' NOT NULL, was TEXT DEFAULT '' NOT NULL);
INSERT INTO "users" VALUES('k5CM0fbDd1WfSfJS','Bea',1.79591984875225424769e+09,'bea','nobody','bea','');
INSERT INTO "users" VALUES('npNMZG0rBPLlRtLb','Cid',1.79591984909834814073e+09,'cid','everybody','cld','');
INSERT INTO "users" VALUES('fVXQrlybSfrIhNDX','Max',1.79591984917786574361e+09,'max','everybody','max','');
INSERT INTO "users" VALUES('1-C0BXJdvD_EWsXZ','Hal',1.79591984920016336439e+09,'hal','everybody','hal','');
INSERT INTO "users" VALUES('dHBuQKu2oYPT1LwZ','Ada',1.79591984922237300867e+09,'ada','everybody','ada','');
INSERT INTO "users" VALUES('dKcfFyhHN9duZ2Yo','Zoë',1.795919849248339653e+09,'zoe','everybody','zoe','');
INSERT INTO "users" VALUES('Vg_YnxEsX6-PF83v','Nia',1.79591987732313227658e+09,'nia','everybody','nla','');
INSERT INTO "users" VALUES('4JY_rgvX2JCc40g2','Odo',1.79591987733426260943e+09,'odo','everybody','odo','');
INSERT INTO "users" VALUES('kfmrJMHVhsTxlaJz','Ada''s program',1.79591987765676665313e+09,'ada''s program','everybody','ada''sprogram','');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('k5CM0fbDd1WfSfJS',1.79591987215997123715e+09,1.79635187215997123725e+09);
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
COMMIT;
