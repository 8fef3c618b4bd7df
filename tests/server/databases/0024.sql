-- {"tables": {"over": "CeI89MJMeuDXtjYV", "rematch": "XC8AZ-F5YiKR71ex", "playing": "hsEcpBFSmV5Z2dBs", "open": "s4BQHZARNeC_0Cm_", "closed": "eORRWfsjbrThaQVJ", "bot": "2k7qXYFOTgp-jVQE", "three": "pdCWdKFN1NJixUGd"}, "cookies": {"Ada": "tafelronde-9604e0d5-20865=1.4Ni_LfoAMRWKSItZ.0517xnWrM7Jc.cf88cd313c0a53e12c9eb825ae64565218747239ff8f8d47bcdb1776a086bc06", "Zoë": "tafelronde-9604e0d5-20865=1.58HgsMcavLGDYZCW.oPIYhyE3u5P9.a31be5e482879d9d486fcd1526bcd28c344b083ad36e63b2fb3f02097f197c7d"}, "company": {"tables": {"counted": "eXMy5zkAqvtNYU3T", "short": "LRWT4SrJDhLVtqTG", "rated": "jJa2syxeskjR4myF", "handed over": "bySmiC-AZurDzhRl", "days": "36Q0Av1eBqLzm0VE", "live": "VZJT-xiWpSC3lAQS", "slow": "KSt5hQokrB9HrVKx", "merged running": "Z4-5JqjVV1uDmHfn", "merged over": "35mqA_yhHwXWQjDa", "left running": "8QKrY8ZnwDBsDWty", "left over": "ET-O2QN8yzq1nngh", "merged open": "qFmTYnu40yBreVYi", "left open": "AxZv_AgR57vMaCA_", "cup over": "gL2XUE3V4aFTyaZ8", "cup shared": "PWTvKp5IMNhPdUmt", "insult": "rK0vSKiBhoWvWpmO", "hidden": "PVDQNlnYZYulbNag", "found": "QgC4prpw14gH5LRh"}, "cups": {"open": "VJ34GMYSGSqp", "running": "A9klKLtF5HHb", "over": "xGtewbxH2Lo9", "shared": "KRP4v1V-IB0E"}, "cookies": {"Bea": "tafelronde-9604e0d5-20865=1.9uqCvPvLv2jrDE-H.W9ZSt9jEhL21.b6f1cca65bf9425ea91aa09512ecdcf465491e366158563841518443f6000185", "Cid": "tafelronde-9604e0d5-20865=1.s24WbH4NJRl4HaZ0.KOz9J6mTaWNS.de5ac8dd2e7f18317b8cbf28b29626048af0a79b7c4fba035079536f64308ae6", "Kay": "tafelronde-9604e0d5-20865=1.at5LlQIV7959IA0e.H6l_c7CQlJbv.9219072705b392cd7a09753e358b411071285d7614ee10f34d0050e87d49aed7", "Lou": "", "Max": "tafelronde-9604e0d5-20865=1.BD3jgIMGACsoWnsi.-4FlexAbJB_4.a5b850377a29310c35596a0d653d6aa229a026a0ca9c3a764c2b1166d6a3be9c", "Hal": "tafelronde-9604e0d5-20865=1.-Oz_ew0A0oV214YN.q8chQDGnHAQR.4611d49a476129350b555bb884eeb4ca59937c379f68c21fbba03f23b86c7913"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('9uqCvPvLv2jrDE-H','Beatrix','beatrlx',1.79593173940088295936e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0024');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('36Q0Av1eBqLzm0VE',1,'s24WbH4NJRl4HaZ0',17,10,'[[0,5]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('pRT6K42RpMwD',1.79593174605002045629e+09,'-Oz_ew0A0oV214YN','role-host','-Oz_ew0A0oV214YN','','','');
INSERT INTO "audit" VALUES('fwhDQcPBtfBP',1.7959317464899630547e+09,'-Oz_ew0A0oV214YN','report-acted','BD3jgIMGACsoWnsi','','Thank you.','');
INSERT INTO "audit" VALUES('klWjJUchmkUj',1.795931746521885395e+09,'-Oz_ew0A0oV214YN','hide-line','BD3jgIMGACsoWnsi','rK0vSKiBhoWvWpmO','rude','1');
INSERT INTO "audit" VALUES('RGmKUfpVCfub',1.79593174657788872718e+09,'-Oz_ew0A0oV214YN','hide-table','','PVDQNlnYZYulbNag','rude','');
INSERT INTO "audit" VALUES('UjocF_IuLN9L',1.79593174661790275573e+09,'-Oz_ew0A0oV214YN','ban','BD3jgIMGACsoWnsi','','','chat insult 3000');
INSERT INTO "audit" VALUES('8fubflhg7j5v',1.79593174667658925054e+09,'-Oz_ew0A0oV214YN','words','','','','+Blötkopf');
INSERT INTO "audit" VALUES('mcD-ejRsuJGF',1.79593174676055026056e+09,'-Oz_ew0A0oV214YN','house-name','','','','The Hall');
INSERT INTO "audit" VALUES('Lx08KypIHl3M',1.79593174677388548853e+09,'-Oz_ew0A0oV214YN','house-text','','','','welcome en');
INSERT INTO "audit" VALUES('2JRIWwvvKkm5',1.79593174685611867906e+09,'-Oz_ew0A0oV214YN','house-invite','','','Thursday','0c43d20798d9 3 7');
INSERT INTO "audit" VALUES('39w4q0Lu8Ld4',1.79593174702213144305e+09,'-Oz_ew0A0oV214YN','member-out','BD3jgIMGACsoWnsi','','rude','');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('dCjx1ESL9qjh',1.7959317179428780079e+09,'/var/lib/tafelronde/backups/tafelronde-20261129T055517Z.db',880640.0,0.142,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('ec74c84cbe30bc42','BD3jgIMGACsoWnsi','chat','insult','',1.79593174662813782685e+09,2.05513174662813782682e+09,'-Oz_ew0A0oV214YN',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('s24WbH4NJRl4HaZ0','BD3jgIMGACsoWnsi',1.79593174733785581591e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('ET-O2QN8yzq1nngh',1,1.79593174199013161655e+09,'ocCzmSeLmfcTmOtc','',1,'Well played','ocCzmSeLmfcTmOtc d26','',0.0);
INSERT INTO "chats" VALUES('rK0vSKiBhoWvWpmO',1,1.79593174615001297e+09,'BD3jgIMGACsoWnsi','Max',-1,'you clown','BD3jgIMGACsoWnsi d29','',1.7959317465458526611e+09);
INSERT INTO "chats" VALUES('rK0vSKiBhoWvWpmO',2,1795931746.18992,'9uqCvPvLv2jrDE-H','Bea',0,'','9uqCvPvLv2jrDE-H d30','good-luck',0.0);
INSERT INTO "chats" VALUES('CeI89MJMeuDXtjYV',1,1.7959317483018715382e+09,'4Ni_LfoAMRWKSItZ','Ada',0,'good luck','4Ni_LfoAMRWKSItZ c2-44787895836698','',0.0);
INSERT INTO "chats" VALUES('CeI89MJMeuDXtjYV',2,1.79593174837389802931e+09,'58HgsMcavLGDYZCW','Zoë the Bold',1,'you will need it
♥','58HgsMcavLGDYZCW c4-44787969487936','',0.0);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('a09724d5bc3bd71477d997511d6344b1104404e02157f29b5d0fe414cf0ea2f5','4Ni_LfoAMRWKSItZ',1.79593234940345072752e+09);
CREATE TABLE corrected_games (
	table_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	places TEXT NOT NULL, 
	original TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "corrected_games" VALUES('gL2XUE3V4aFTyaZ8',1.79593174592219233512e+09,'[1,1]','',1);
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
INSERT INTO "deal_tries" VALUES('2026-11-29','4Ni_LfoAMRWKSItZ','Ua6-Op4bkuL3rNHW',1.79593174995347142214e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-30',X'EA2B832BA5E71893D526EF5C9B093CD1207E9916A3E196308EADE9DCAEEA2785','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79593171805405378343e+09);
INSERT INTO "deals" VALUES('2026-11-29',X'606B6E64DC1B85BF7CA0109BE750CC61435E92ED3355B399A768FF091B82983A','{"game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":2,"level":"hard","characters":["sidonia","gisela","","hasso"]}',1.7959317180846717357e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('at5LlQIV7959IA0e','9uqCvPvLv2jrDE-H',1.79593174221060919762e+09,0,'',1.79593180252224373814e+09);
INSERT INTO "departed" VALUES('ocCzmSeLmfcTmOtc','',1.79593174225154280669e+09,0,'',1.79593180277723145485e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('W9ZSt9jEhL21','9uqCvPvLv2jrDE-H','Python-urllib/3.11',1.79593171807477760314e+09,1.79593171807477760314e+09,0.0);
INSERT INTO "devices" VALUES('KOz9J6mTaWNS','s24WbH4NJRl4HaZ0','Python-urllib/3.11',1.79593171820660305027e+09,1.79593171820660305027e+09,0.0);
INSERT INTO "devices" VALUES('H6l_c7CQlJbv','9uqCvPvLv2jrDE-H','Python-urllib/3.11',1.79593171828591632844e+09,1.79593171828591632844e+09,0.0);
INSERT INTO "devices" VALUES('-4FlexAbJB_4','BD3jgIMGACsoWnsi','Python-urllib/3.11',1.79593171871005821225e+09,1.79593171871005821225e+09,0.0);
INSERT INTO "devices" VALUES('q8chQDGnHAQR','-Oz_ew0A0oV214YN','Python-urllib/3.11',1.79593171877878403667e+09,1.79593171877878403667e+09,0.0);
INSERT INTO "devices" VALUES('0517xnWrM7Jc','4Ni_LfoAMRWKSItZ','Python-urllib/3.11',1.79593171888326573375e+09,1.79593171888326573375e+09,0.0);
INSERT INTO "devices" VALUES('oPIYhyE3u5P9','58HgsMcavLGDYZCW','Python-urllib/3.11',1.79593171911962270733e+09,1.79593171911962270733e+09,0.0);
INSERT INTO "devices" VALUES('at5LlQIV7959IA0e','','',1.79593174222194290156e+09,1.79593174222194290156e+09,1.79593174222194290156e+09);
INSERT INTO "devices" VALUES('ocCzmSeLmfcTmOtc','','',1.79593174226995348926e+09,1.79593174226995348926e+09,1.79593174226995348926e+09);
INSERT INTO "devices" VALUES('3C8QqqpIdxgG','k-mf-PQQDW6PAXxn','Python-urllib/3.11',1.79593174741575169564e+09,1.79593174741575169564e+09,0.0);
INSERT INTO "devices" VALUES('KkFPeSgwN8vW','KqDyvzhwgy_7i3CC','Python-urllib/3.11',1.79593174746984481811e+09,1.79593174746984481811e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',1,1.79593171922748637194e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0340a5ddeaabb257e780b923879f2c19c178706d395feaad70dc1d16b2ecf0d1","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',2,1.79593171922748637194e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',3,1.79593171922748637194e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',4,1.79593171936311483388e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d1');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',5,1.79593171941885280601e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d2');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',6,1.7959317224305279255e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',7,1.7959317224305279255e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',8,1.7959317224305279255e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',9,1.7959317224305279255e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',10,1.7959317224305279255e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',11,1.7959317224305279255e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',12,1.7959317224305279255e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',13,1.7959317224305279255e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',14,1.7959317224305279255e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',15,1.7959317224305279255e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',16,1.7959317224305279255e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',17,1.79593172267472815512e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','9uqCvPvLv2jrDE-H m16');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',18,1795931722.8025,'{"t":"move","seat":1,"action":5,"lag":0.0}','s24WbH4NJRl4HaZ0 m17');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',19,1.79593172282334446912e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}','9uqCvPvLv2jrDE-H m18');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',20,1.79593172294311141969e+09,'{"t":"move","seat":1,"action":12,"lag":0.0}','s24WbH4NJRl4HaZ0 m19');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',21,1.79593172297065567966e+09,'{"t":"move","seat":0,"action":17,"lag":0.0}','9uqCvPvLv2jrDE-H m20');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',22,1.79593172300374341013e+09,'{"t":"move","seat":1,"action":18,"lag":0.0}','s24WbH4NJRl4HaZ0 m21');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',23,1.79593172300864553454e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}','9uqCvPvLv2jrDE-H m22');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',24,1.79593172301813983919e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','s24WbH4NJRl4HaZ0 m23');
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',25,1.79593172301813983919e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',1,1.79593172303185200696e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"97ab7751d8925df7c8d8668141b2b5b31d790023514600cab364d6bcd227decb","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',2,1.79593172303185200696e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',3,1.79593172303185200696e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',4,1.79593172303531527517e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d3');
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',5,1.79593172303698158263e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d4');
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',6,1.79593172303698158263e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',7,1.79593172303698158263e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',8,1.79593172303698158263e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',9,1.79593172303698158263e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',10,1.79593172303698158263e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',11,1.79593172303698158263e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',12,1.79593172303698158263e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',13,1.79593172303698158263e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',14,1.79593172303698158263e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',15,1.79593172303698158263e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',16,1.79593172303698158263e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('eXMy5zkAqvtNYU3T',26,1.79593172305337238315e+09,'{"t":"resigned","seat":1,"level":"","character":""}','s24WbH4NJRl4HaZ0 d5');
INSERT INTO "events" VALUES('LRWT4SrJDhLVtqTG',17,1.79593172306330251691e+09,'{"t":"resigned","seat":1,"level":"","character":""}','s24WbH4NJRl4HaZ0 d6');
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',1,1.7959317230671060085e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"7fed6c1c7e1a20e3cc609ca6cd76067898084e2fbe01ec851efe23d522fa7986","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',2,1.7959317230671060085e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',3,1.7959317230671060085e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',4,1.79593172307025742535e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d7');
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',5,1.79593172307281637189e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d8');
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',6,1.79593172307281637189e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',7,1.79593172307281637189e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',8,1.79593172307281637189e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',9,1.79593172307281637189e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',10,1.79593172307281637189e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',11,1.79593172307281637189e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',12,1.79593172307281637189e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',13,1.79593172307281637189e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',14,1.79593172307281637189e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',15,1.79593172307281637189e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',16,1.79593172307281637189e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',17,1.79593172309280180937e+09,'{"t":"move","seat":0,"action":3,"lag":0.0}','9uqCvPvLv2jrDE-H m16');
INSERT INTO "events" VALUES('jJa2syxeskjR4myF',18,1.79593172309734058376e+09,'{"t":"move","seat":1,"action":2,"lag":0.0}','s24WbH4NJRl4HaZ0 m17');
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',1,1.79593173673157668109e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ed01dfedd8906c699b97764ab8a98a78c9213e4e7862cf996c5f9e626388a3b7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',2,1.79593173673157668109e+09,'{"t":"handed-in","started":1795931729.0,"takebacks":[]}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',3,1.79593173673157668109e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',4,1.79593173673157668109e+09,'{"t":"seated","seat":1,"user":"9uqCvPvLv2jrDE-H","name":"Rosa"}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',5,1.79593173673157668109e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',6,1.79593173673157668109e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',7,1.79593173673157668109e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',8,1.79593173673157668109e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',9,1.79593173673157668109e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',10,1.79593173673157668109e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',11,1.79593173673157668109e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',12,1.79593173673157668109e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',13,1.79593173673157668109e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',14,1.79593173673157668109e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',15,1.79593173673157668109e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',16,1.79593173673157668109e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',17,1.79593173673157668109e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',18,1.79593173673157668109e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',19,1.79593173673157668109e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',20,1.79593173673157668109e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',21,1.79593173673157668109e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',22,1.79593173673157668109e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',23,1.79593173673157668109e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',24,1.79593173673157668109e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',25,1.79593173673157668109e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',26,1.79593173673157668109e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',27,1.79593173673157668109e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',28,1.79593173673157668109e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',29,1.79593173673157668109e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('bySmiC-AZurDzhRl',30,1.79593173673157668109e+09,'{"t":"resigned","seat":0,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',1,1.79593173676019239428e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"64b9d3c85d4bdade171cc6f2c7bc22d24b019a68dba17ed2b6d6854fb3ec8597","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',2,1.79593173676019239428e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',3,1.79593173676019239428e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',4,1.79593173677966022484e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d9');
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',5,1.7959317367882976532e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d10');
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',6,1.7959317367882976532e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',7,1.7959317367882976532e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',8,1.7959317367882976532e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',9,1.7959317367882976532e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',10,1.7959317367882976532e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',11,1.7959317367882976532e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',12,1.7959317367882976532e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',13,1.7959317367882976532e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',14,1.7959317367882976532e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',15,1.7959317367882976532e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',16,1.7959317367882976532e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('36Q0Av1eBqLzm0VE',17,1.79593173683561849597e+09,'{"t":"stood","seat":0,"begin":1795931736.8336382,"until":1796363736.8336382}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',1,1795931736.93018,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b3d4eab131a002fcc9ce293b7e3a7710a29e311da398d7754548c92d0b7820fe","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',2,1795931736.93018,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',3,1795931736.93018,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',4,1.79593173695717620852e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d11');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',5,1.79593173701183319093e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d12');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',6,1.79593173701183319093e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',7,1.79593173701183319093e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',8,1.79593173701183319093e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',9,1.79593173701183319093e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',10,1.79593173701183319093e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',11,1.79593173701183319093e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',12,1.79593173701183319093e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',13,1.79593173701183319093e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',14,1.79593173701183319093e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',15,1.79593173701183319093e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',16,1.79593173701183319093e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',17,1.79593173724246406557e+09,'{"t":"move","seat":0,"action":6,"lag":0.002}','9uqCvPvLv2jrDE-H c2-44776848503142');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',18,1.79593173732057476048e+09,'{"t":"move","seat":1,"action":2,"lag":0.028}','s24WbH4NJRl4HaZ0 c2-44776926396419');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',19,1.79593173733413243291e+09,'{"t":"move","seat":0,"action":8,"lag":0.002}','9uqCvPvLv2jrDE-H c3-44776940139769');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',20,1.79593173733834576607e+09,'{"t":"asked","seat":1,"to":11}','s24WbH4NJRl4HaZ0 c3-44776944388267');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',21,1.79593173734251332286e+09,'{"t":"answered","seat":0,"yes":true}','9uqCvPvLv2jrDE-H c4-44776948499202');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',22,1.79593173734251332286e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',23,1.79593173736195707316e+09,'{"t":"pause","seat":0,"on":true}','9uqCvPvLv2jrDE-H c5-44776965594233');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',24,1.7959317373751602173e+09,'{"t":"pause","seat":0,"on":false}','9uqCvPvLv2jrDE-H c6-44776981063148');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',25,1.79593173740564680104e+09,'{"t":"pause","seat":0,"on":true}','9uqCvPvLv2jrDE-H c7-44777008591842');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',26,1.79593173742244124413e+09,'{"t":"pause","seat":1,"on":true}','s24WbH4NJRl4HaZ0 c4-44777023919618');
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',27,1.79593173742244124413e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('VZJT-xiWpSC3lAQS',28,1.7959317374519996643e+09,'{"t":"resumed","seat":1}','s24WbH4NJRl4HaZ0 c5-44777048924036');
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',1,1.79593173748685955995e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c05e7d59ab6359fdcc6f92b0149b771fc33cf31c8e9a22586814d6868eac1b25","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',2,1.79593173748685955995e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',3,1.79593173748685955995e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',4,1.79593173750677371027e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d13');
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',5,1.79593173755106639858e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d14');
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',6,1.79593173755106639858e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',7,1.79593173755106639858e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',8,1.79593173755106639858e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',9,1.79593173755106639858e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',10,1.79593173755106639858e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',11,1.79593173755106639858e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',12,1.79593173755106639858e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',13,1.79593173755106639858e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',14,1.79593173755106639858e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',15,1.79593173755106639858e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',16,1.79593173755106639858e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',17,1.79593173937804579734e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',1,1.79593174161059761046e+09,'{"t":"created","user":"at5LlQIV7959IA0e","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"3bf4908c699209003b6918bc6e7be377591a59938fbaf8a6b905ba7b11f351de","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',2,1.79593174161059761046e+09,'{"t":"seated","seat":0,"user":"at5LlQIV7959IA0e","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',3,1.79593174161059761046e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',4,1.79593174162362551691e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d15');
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',5,1.79593174164285111424e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d16');
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',6,1.79593174164285111424e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',7,1.79593174164285111424e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',8,1.79593174164285111424e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',9,1.79593174164285111424e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',10,1.79593174164285111424e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',11,1.79593174164285111424e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',12,1.79593174164285111424e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',13,1.79593174164285111424e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',14,1.79593174164285111424e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',15,1.79593174164285111424e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',16,1.79593174164285111424e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',1,1.79593174169056749348e+09,'{"t":"created","user":"at5LlQIV7959IA0e","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"5f9ec896a1f9a60a41340676a9af40141677ddcab35c6953b66f900df9426797","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',2,1.79593174169056749348e+09,'{"t":"seated","seat":0,"user":"at5LlQIV7959IA0e","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',3,1.79593174169056749348e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',4,1.7959317417115530968e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}','s24WbH4NJRl4HaZ0 d17');
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',5,1.79593174172460222238e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','s24WbH4NJRl4HaZ0 d18');
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',6,1.79593174172460222238e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',7,1.79593174172460222238e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',8,1.79593174172460222238e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',9,1.79593174172460222238e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',10,1.79593174172460222238e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',11,1.79593174172460222238e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',12,1.79593174172460222238e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',13,1.79593174172460222238e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',14,1.79593174172460222238e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',15,1.79593174172460222238e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',16,1.79593174172460222238e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',1,1.795931741758866787e+09,'{"t":"created","user":"s24WbH4NJRl4HaZ0","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b3c1c8be007e21e05eec67c0041039e111419dd626aae285ffde629bacd36a75","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',2,1.795931741758866787e+09,'{"t":"seated","seat":0,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',3,1.795931741758866787e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',4,1.79593174177801465987e+09,'{"t":"seated","seat":1,"user":"ocCzmSeLmfcTmOtc","name":""}','ocCzmSeLmfcTmOtc d19');
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',5,1.79593174178053212168e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','ocCzmSeLmfcTmOtc d20');
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',6,1.79593174178053212168e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',7,1.79593174178053212168e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',8,1.79593174178053212168e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',9,1.79593174178053212168e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',10,1.79593174178053212168e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',11,1.79593174178053212168e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',12,1.79593174178053212168e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',13,1.79593174178053212168e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',14,1.79593174178053212168e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',15,1.79593174178053212168e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',16,1.79593174178053212168e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',1,1.795931741799770832e+09,'{"t":"created","user":"s24WbH4NJRl4HaZ0","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"04e449de4fc0411100b758424be5f73fb8798b25808a712425c78140a5df8dcc","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',2,1.795931741799770832e+09,'{"t":"seated","seat":0,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',3,1.795931741799770832e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',4,1.79593174180650734898e+09,'{"t":"seated","seat":1,"user":"ocCzmSeLmfcTmOtc","name":""}','ocCzmSeLmfcTmOtc d21');
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',5,1.7959317418419313431e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','ocCzmSeLmfcTmOtc d22');
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',6,1.7959317418419313431e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',7,1.7959317418419313431e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',8,1.7959317418419313431e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',9,1.7959317418419313431e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',10,1.7959317418419313431e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',11,1.7959317418419313431e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',12,1.7959317418419313431e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',13,1.7959317418419313431e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',14,1.7959317418419313431e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',15,1.7959317418419313431e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',16,1.7959317418419313431e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',17,1.79593174185529923445e+09,'{"t":"resigned","seat":0,"level":"","character":""}','at5LlQIV7959IA0e d23');
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',17,1.79593174189092040062e+09,'{"t":"resigned","seat":1,"level":"","character":""}','ocCzmSeLmfcTmOtc d24');
INSERT INTO "events" VALUES('qFmTYnu40yBreVYi',1,1.79593174190352034566e+09,'{"t":"created","user":"at5LlQIV7959IA0e","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"4202674bec3398d1275c07accf99db6f254b886522a97593954eb4485607595a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('qFmTYnu40yBreVYi',2,1.79593174190352034566e+09,'{"t":"seated","seat":0,"user":"at5LlQIV7959IA0e","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('qFmTYnu40yBreVYi',3,1.79593174190352034566e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('AxZv_AgR57vMaCA_',1,1.79593174193261551855e+09,'{"t":"created","user":"s24WbH4NJRl4HaZ0","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"90b87dbe66ceb1dd11c55bb39e6a912045642f3781d6141a0b2090407eafde9d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('AxZv_AgR57vMaCA_',2,1.79593174193261551855e+09,'{"t":"seated","seat":0,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('AxZv_AgR57vMaCA_',3,1.79593174193261551855e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('AxZv_AgR57vMaCA_',4,1.79593174195163273812e+09,'{"t":"seated","seat":1,"user":"ocCzmSeLmfcTmOtc","name":""}','ocCzmSeLmfcTmOtc d25');
INSERT INTO "events" VALUES('Z4-5JqjVV1uDmHfn',17,1.79593174241833734511e+09,'{"t":"passed","user":"at5LlQIV7959IA0e","to":"9uqCvPvLv2jrDE-H"}',NULL);
INSERT INTO "events" VALUES('qFmTYnu40yBreVYi',4,1.7959317424548692703e+09,'{"t":"passed","user":"at5LlQIV7959IA0e","to":"9uqCvPvLv2jrDE-H"}',NULL);
INSERT INTO "events" VALUES('35mqA_yhHwXWQjDa',18,1.79593174249801850318e+09,'{"t":"passed","user":"at5LlQIV7959IA0e","to":"9uqCvPvLv2jrDE-H"}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',17,1.79593174259869408607e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('8QKrY8ZnwDBsDWty',18,1.79593174259869408607e+09,'{"t":"passed","user":"ocCzmSeLmfcTmOtc","to":""}',NULL);
INSERT INTO "events" VALUES('AxZv_AgR57vMaCA_',5,1.79593174266403651242e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('AxZv_AgR57vMaCA_',6,1.79593174266403651242e+09,'{"t":"passed","user":"ocCzmSeLmfcTmOtc","to":""}',NULL);
INSERT INTO "events" VALUES('ET-O2QN8yzq1nngh',18,1.79593174272992277141e+09,'{"t":"passed","user":"ocCzmSeLmfcTmOtc","to":""}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',1,1.79593174406024408342e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"f7a736b4ad18e8f2bf446fe366cde697ca9766fd8096f35102611ad133bb75d8","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',2,1.79593174406024408342e+09,'{"t":"paired","tournament":"A9klKLtF5HHb","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',3,1.79593174406024408342e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',4,1.79593174406024408342e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',5,1.79593174406024408342e+09,'{"t":"seated","seat":1,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',6,1.79593174406024408342e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',7,1.79593174406024408342e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',8,1.79593174406024408342e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',9,1.79593174406024408342e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',10,1.79593174406024408342e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',11,1.79593174406024408342e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',12,1.79593174406024408342e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',13,1.79593174406024408342e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',14,1.79593174406024408342e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',15,1.79593174406024408342e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',16,1.79593174406024408342e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('5d_E4K0V9H3hyJxT',17,1.79593174406024408342e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',1,1.79593174483447456362e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e0b933a7f1ca307a297d2f823ad52bb137c88a7f027f9348daf253ce6e1f46ad","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',2,1.79593174483447456362e+09,'{"t":"paired","tournament":"KRP4v1V-IB0E","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',3,1.79593174483447456362e+09,'{"t":"seated","seat":0,"user":"s24WbH4NJRl4HaZ0","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',4,1.79593174483447456362e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',5,1.79593174483447456362e+09,'{"t":"seated","seat":1,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',6,1.79593174483447456362e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',7,1.79593174483447456362e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',8,1.79593174483447456362e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',9,1.79593174483447456362e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',10,1.79593174483447456362e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',11,1.79593174483447456362e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',12,1.79593174483447456362e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',13,1.79593174483447456362e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',14,1.79593174483447456362e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',15,1.79593174483447456362e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',16,1.79593174483447456362e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',17,1.79593174483447456362e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',18,1.79593174522122478488e+09,'{"t":"move","seat":0,"action":4,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',1,1.7959317454221060276e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"ad3e0ea09478db88dab9928431c5cd68df6ddda50365014f2bddf3bf738be336","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',2,1.7959317454221060276e+09,'{"t":"paired","tournament":"xGtewbxH2Lo9","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',3,1.7959317454221060276e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',4,1.7959317454221060276e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',5,1.7959317454221060276e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',6,1.7959317454221060276e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',7,1.7959317454221060276e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',8,1.7959317454221060276e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',9,1.7959317454221060276e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',10,1.7959317454221060276e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',11,1.7959317454221060276e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',12,1.7959317454221060276e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',13,1.7959317454221060276e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',14,1.7959317454221060276e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',15,1.7959317454221060276e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',16,1.7959317454221060276e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('gL2XUE3V4aFTyaZ8',17,1.79593174560035395617e+09,'{"t":"resigned","seat":0,"level":"","character":""}','9uqCvPvLv2jrDE-H d27');
INSERT INTO "events" VALUES('PWTvKp5IMNhPdUmt',18,1.79593174562472200389e+09,'{"t":"resigned","seat":1,"level":"","character":""}','9uqCvPvLv2jrDE-H d28');
INSERT INTO "events" VALUES('rK0vSKiBhoWvWpmO',1,1.79593174609195613865e+09,'{"t":"created","user":"9uqCvPvLv2jrDE-H","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"ea8933dc8d93864f745e89f43ce1aca486ddbb4aec67cdc7ef9e63415a75006a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('rK0vSKiBhoWvWpmO',2,1.79593174609195613865e+09,'{"t":"seated","seat":0,"user":"9uqCvPvLv2jrDE-H","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('rK0vSKiBhoWvWpmO',3,1.79593174609195613865e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('PVDQNlnYZYulbNag',1,1.79593174642294168465e+09,'{"t":"created","user":"BD3jgIMGACsoWnsi","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"f12a53a871bd4870eb7b9adadb04b83f8303354eb1f8b9a8e3b2f6b7e04ea81c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('PVDQNlnYZYulbNag',2,1.79593174642294168465e+09,'{"t":"seated","seat":0,"user":"BD3jgIMGACsoWnsi","name":"Max"}',NULL);
INSERT INTO "events" VALUES('PVDQNlnYZYulbNag',3,1.79593174642294168465e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',19,1.79593174734598135943e+09,'{"t":"timeout","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',1,1.79593174768452191352e+09,'{"t":"created","user":"k-mf-PQQDW6PAXxn","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"3d58d778311363d160080860107978a480a01616a7904891ac3514e2f74b35c4","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',2,1.79593174768452191352e+09,'{"t":"seated","seat":0,"user":"KqDyvzhwgy_7i3CC","name":"Odo"}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',3,1.79593174768452191352e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',4,1.79593174768452191352e+09,'{"t":"seated","seat":1,"user":"k-mf-PQQDW6PAXxn","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',5,1.79593174768452191352e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',6,1.79593174768452191352e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',7,1.79593174768452191352e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',8,1.79593174768452191352e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',9,1.79593174768452191352e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',10,1.79593174768452191352e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',11,1.79593174768452191352e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',12,1.79593174768452191352e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',13,1.79593174768452191352e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',14,1.79593174768452191352e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',15,1.79593174768452191352e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('QgC4prpw14gH5LRh',16,1.79593174768452191352e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',20,1.79593174793419718747e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',1,1.79593174817884349827e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0dc95dc8d1476aa515916ccfb9678dd699ea8ca75dae22d67a8035fffc1cae03","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',2,1.79593174817884349827e+09,'{"t":"seated","seat":0,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',3,1.79593174817884349827e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',4,1.79593174824750208859e+09,'{"t":"seated","seat":1,"user":"58HgsMcavLGDYZCW","name":"Zoë the Bold"}','58HgsMcavLGDYZCW c2-44787848244619');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',5,1.79593174825800514218e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','58HgsMcavLGDYZCW c3-44787860375864');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',6,1.79593174825800514218e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',7,1.79593174825800514218e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',8,1.79593174825800514218e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',9,1.79593174825800514218e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',10,1.79593174825800514218e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',11,1.79593174825800514218e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',12,1.79593174825800514218e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',13,1.79593174825800514218e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',14,1.79593174825800514218e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',15,1.79593174825800514218e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',16,1.79593174825800514218e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',21,1.79593174830216121672e+09,'{"t":"move","seat":0,"action":13,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',17,1.79593174839510345461e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','4Ni_LfoAMRWKSItZ c3-44788000491613');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',18,1.79593174842282700537e+09,'{"t":"move","seat":1,"action":20,"lag":0.0}','58HgsMcavLGDYZCW c5-44788028710419');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',19,1.7959317484580335617e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}','4Ni_LfoAMRWKSItZ c4-44788056665153');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',20,1.7959317485140228271e+09,'{"t":"asked","seat":1,"to":11}','58HgsMcavLGDYZCW c6-44788116497288');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',21,1.79593174854271054262e+09,'{"t":"answered","seat":0,"yes":false}','4Ni_LfoAMRWKSItZ c5-44788148546593');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',22,1.79593174858078694338e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','58HgsMcavLGDYZCW c7-44788176718759');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',23,1.79593174858078694338e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',24,1.79593174861031222339e+09,'{"t":"asked","seat":0,"to":12}','4Ni_LfoAMRWKSItZ c6-44788215040988');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',25,1.79593174864641284948e+09,'{"t":"answered","seat":1,"yes":true}','58HgsMcavLGDYZCW c8-44788252310159');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',26,1.79593174864641284948e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',27,1.79593174867800259592e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}','4Ni_LfoAMRWKSItZ c7-44788280685685');
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',22,1.79593174869521713258e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',28,1.79593174872210621833e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','58HgsMcavLGDYZCW c9-44788323281159');
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',23,1.79593174872634196281e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',24,1.79593174872634196281e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',29,1.79593174873798513413e+09,'{"t":"returned","seat":1}','58HgsMcavLGDYZCW c10-44788341770474');
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',30,1.79593174876611042021e+09,'{"t":"resigned","seat":0,"level":"","character":""}','4Ni_LfoAMRWKSItZ c8-44788368403282');
INSERT INTO "events" VALUES('XC8AZ-F5YiKR71ex',1,1.79593174880646371839e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"932756034f1737b12567c673287a9a5d5fc885712c6403caf5caa0de3a0fce65","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('XC8AZ-F5YiKR71ex',2,1.79593174880646371839e+09,'{"t":"seated","seat":1,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('XC8AZ-F5YiKR71ex',3,1.79593174880646371839e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('XC8AZ-F5YiKR71ex',4,1.79593174880646371839e+09,'{"t":"seated","seat":0,"user":"58HgsMcavLGDYZCW","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('CeI89MJMeuDXtjYV',31,1.79593174881800937648e+09,'{"t":"rematch","table":"XC8AZ-F5YiKR71ex"}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',1,1.79593174883957481385e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"6accd998e470eada05ea06b74dd3686e00aa6e7b119fe929887a15bfbaaabf19","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',2,1.79593174883957481385e+09,'{"t":"seated","seat":0,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',3,1.79593174883957481385e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',4,1.79593174890228295323e+09,'{"t":"seated","seat":1,"user":"58HgsMcavLGDYZCW","name":"Zoë the Bold"}','58HgsMcavLGDYZCW c12-44788504439754');
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',5,1.79593174894604849811e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','58HgsMcavLGDYZCW c13-44788544315792');
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',6,1.79593174894604849811e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',7,1.79593174894604849811e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',8,1.79593174894604849811e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',9,1.79593174894604849811e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',10,1.79593174894604849811e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',11,1.79593174894604849811e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',12,1.79593174894604849811e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',13,1.79593174894604849811e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',14,1.79593174894604849811e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',15,1.79593174894604849811e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',16,1.79593174894604849811e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',17,1.79593174895782160763e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}','4Ni_LfoAMRWKSItZ c11-44788562562879');
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',18,1.79593174901004195209e+09,'{"t":"move","seat":1,"action":14,"lag":0.0}','58HgsMcavLGDYZCW c14-44788608323738');
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',19,1.79593174904117560382e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','4Ni_LfoAMRWKSItZ c12-44788640786785');
INSERT INTO "events" VALUES('hsEcpBFSmV5Z2dBs',20,1.79593174908206844328e+09,'{"t":"move","seat":1,"action":4,"lag":0.0}','58HgsMcavLGDYZCW c15-44788680581493');
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',1,1.7959317491174111366e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"46e9d5038610b0ba85aa2d376d4b06679c996d7474a544e93fc4cb5ceb80eb0a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',2,1.7959317491174111366e+09,'{"t":"seated","seat":0,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',3,1.7959317491174111366e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',4,1.7959317491740338802e+09,'{"t":"seated","seat":1,"user":"58HgsMcavLGDYZCW","name":"Zoë"}','58HgsMcavLGDYZCW c16-44788776496823');
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',5,1.79593174918348598475e+09,'{"t":"freed","seat":1}','58HgsMcavLGDYZCW c17-44788788369395');
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',6,1.795931749210208416e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','4Ni_LfoAMRWKSItZ c14-44788812389466');
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',7,1.79593174923452234261e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','4Ni_LfoAMRWKSItZ c15-44788840295749');
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',8,1.79593174924986052507e+09,'{"t":"freed","seat":1}','4Ni_LfoAMRWKSItZ c16-44788850008394');
INSERT INTO "events" VALUES('s4BQHZARNeC_0Cm_',9,1.79593174927840971942e+09,'{"t":"removed","user":"58HgsMcavLGDYZCW","on":true}','4Ni_LfoAMRWKSItZ c17-44788884286978');
INSERT INTO "events" VALUES('eORRWfsjbrThaQVJ',1,1.79593174930178666112e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"031c962e17b1bce4a789c9d379f5f230c223ecdda3d4ad4dd57eab3df1aac336","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('eORRWfsjbrThaQVJ',2,1.79593174930178666112e+09,'{"t":"seated","seat":0,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('eORRWfsjbrThaQVJ',3,1.79593174930178666112e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',25,1.79593174933073568342e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',26,1.79593174933073568342e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('eORRWfsjbrThaQVJ',4,1.79593174934258723255e+09,'{"t":"closed"}','4Ni_LfoAMRWKSItZ c18-44788948442532');
INSERT INTO "events" VALUES('KSt5hQokrB9HrVKx',27,1.79593174987836694724e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',1,1.79593174995578312878e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"f33f7e3db734c27fe00a3138505e98b639739588bf5c78f109827df527c57459","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',2,1.79593174995578312878e+09,'{"t":"deal","day":"2026-11-29"}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',3,1.79593174995578312878e+09,'{"t":"bot","seat":0,"level":"hard","character":"sidonia"}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',4,1.79593174995578312878e+09,'{"t":"bot","seat":1,"level":"hard","character":"gisela"}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',5,1.79593174995578312878e+09,'{"t":"seated","seat":2,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',6,1.79593174995578312878e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',7,1.79593174995578312878e+09,'{"t":"bot","seat":3,"level":"hard","character":"hasso"}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',8,1.79593174995578312878e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Ua6-Op4bkuL3rNHW',9,1.79593174995578312878e+09,'{"t":"draw","action":4098}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',1,1.79593174998010110857e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ac17af7c389ebb6eddcaf72c18d2dbd1370418a0a70d704a8cde4e970809f742","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',2,1.79593174998010110857e+09,'{"t":"seated","seat":0,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',3,1.79593174998010110857e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',4,1.79593174998010110857e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',5,1.79593174998010110857e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',6,1.79593174998010110857e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',7,1.79593174998010110857e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',8,1.79593174998010110857e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',9,1.79593174998010110857e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',10,1.79593174998010110857e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',11,1.79593174998010110857e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',12,1.79593174998010110857e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',13,1.79593174998010110857e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',14,1.79593174998010110857e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',15,1.79593174998010110857e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('2k7qXYFOTgp-jVQE',16,1.79593174999641251566e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','4Ni_LfoAMRWKSItZ c20-44789602501966');
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',1,1.79593175003913640974e+09,'{"t":"created","user":"4Ni_LfoAMRWKSItZ","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"ee567823a254bc11ddfe7491b3f086a758b5ea1238451b69e7f457b5a46f4c0b","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',2,1.79593175003913640974e+09,'{"t":"seated","seat":0,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',3,1.79593175003913640974e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',4,1.79593175003913640974e+09,'{"t":"seated","seat":1,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',5,1.79593175003913640974e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',6,1.79593175003913640974e+09,'{"t":"seated","seat":2,"user":"4Ni_LfoAMRWKSItZ","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',7,1.79593175003913640974e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',8,1.79593175003913640974e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',9,1.79593175003913640974e+09,'{"t":"draw","action":4096}',NULL);
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',10,1.79593175010287880903e+09,'{"t":"move","seat":0,"action":2530,"lag":0.0}','4Ni_LfoAMRWKSItZ c22-44789708954691');
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',11,1.7959317501157124042e+09,'{"t":"move","seat":1,"action":3102,"lag":0.0}','4Ni_LfoAMRWKSItZ c23-44789720805241');
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',12,1.79593175012595367427e+09,'{"t":"move","seat":2,"action":980,"lag":0.0}','4Ni_LfoAMRWKSItZ c24-44789729431989');
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',13,1.79593175016204810142e+09,'{"t":"move","seat":0,"action":2457,"lag":0.0}','4Ni_LfoAMRWKSItZ c25-44789764597296');
INSERT INTO "events" VALUES('pdCWdKFN1NJixUGd',14,1.79593175017750787732e+09,'{"t":"resigned","seat":2,"level":"hard","character":"adalbert"}','4Ni_LfoAMRWKSItZ c26-44789783439984');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('9uqCvPvLv2jrDE-H','s24WbH4NJRl4HaZ0',1.79593174729383254053e+09);
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
INSERT INTO "handed_over" VALUES('9uqCvPvLv2jrDE-H','e5625a6a5de1a4e3563585c0640bbcb1ad103656bb5f39caff904bf356e3ce4d2f2d149c7a767a1e2c59281319661360087c75abf941ec16262b928063b0a012','bySmiC-AZurDzhRl',1.79593173672740554812e+09);
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','9uqCvPvLv2jrDE-H',0.0);
INSERT INTO "handles" VALUES('katharlna','9uqCvPvLv2jrDE-H',1.80370774238532018659e+09);
INSERT INTO "handles" VALUES('loulse','ocCzmSeLmfcTmOtc',1.80370774256797933576e+09);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	emblem TEXT NOT NULL, 
	gone TEXT NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,'{"name":"The Hall","texts":{"welcome":{"en":"Sit down."}}}','','7bd18e303b827bd4',1.79593174679550600055e+09);
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
INSERT INTO "house_invites" VALUES('0c43d20798d9','320f735bfeef2b763aa1892dee1dadbf03e84e90cf8a2023176d9fc0b777e606','Thursday',1.79593174686259865763e+09,'-Oz_ew0A0oV214YN',1.79653654685610747335e+09,1,2);
CREATE TABLE house_members (
	user_id TEXT NOT NULL, 
	since REAL NOT NULL, 
	invite TEXT NOT NULL, 
	let_in_by TEXT NOT NULL, 
	ended REAL NOT NULL, 
	ended_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "house_members" VALUES('9uqCvPvLv2jrDE-H',1.79593174692431402209e+09,'0c43d20798d9','',0.0,'');
INSERT INTO "house_members" VALUES('BD3jgIMGACsoWnsi',1.79593174698257541663e+09,'0c43d20798d9','',1.79593174707783341404e+09,'-Oz_ew0A0oV214YN');
CREATE TABLE house_requests (
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	words TEXT NOT NULL, 
	state TEXT NOT NULL, 
	seen_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "house_requests" VALUES('s24WbH4NJRl4HaZ0',1.79593174723383617406e+09,'May I?','open','');
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('392f873be26c029baae8d94952774c067a6319665c7a94515461f189aecffb50','host',1.79601811743931269642e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('YbnHWkdW54eSoBDF','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20865/account#confirm=qyXDuqp-0MU1vkvCDOIT1wq7VNehabyr

If it was not, there is nothing to do: nothing happens without the link.
',1.79593177154865789408e+09,1.79593534138967680932e+09,1,'e617e8ed80bbeaad',0.0,'');
INSERT INTO "mails" VALUES('75d10f802999a58829c876806b5a79df27595a5f881523f95ed80aec234d56bc9uqCvPvLv2jrDE-H','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20865/account#recover=LzjLgivsIMjy32N5JCL6R1DgHA5GjIH_

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79593177160999584195e+09,1.79593534160223555567e+09,1,'e617e8ed80bbeaad',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','eXMy5zkAqvtNYU3T',1.79593172305337238315e+09);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','eXMy5zkAqvtNYU3T',1.79593172305337238315e+09);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','LRWT4SrJDhLVtqTG',1.79593172306330251691e+09);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','LRWT4SrJDhLVtqTG',1.79593172306330251691e+09);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','jJa2syxeskjR4myF',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','jJa2syxeskjR4myF',0.0);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','bySmiC-AZurDzhRl',1.79593173673157668109e+09);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','36Q0Av1eBqLzm0VE',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','36Q0Av1eBqLzm0VE',0.0);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','VZJT-xiWpSC3lAQS',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','VZJT-xiWpSC3lAQS',0.0);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','KSt5hQokrB9HrVKx',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','KSt5hQokrB9HrVKx',0.0);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','Z4-5JqjVV1uDmHfn',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','Z4-5JqjVV1uDmHfn',0.0);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','35mqA_yhHwXWQjDa',1.79593174185529923445e+09);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','35mqA_yhHwXWQjDa',1.79593174185529923445e+09);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','8QKrY8ZnwDBsDWty',1.79593174259869408607e+09);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','ET-O2QN8yzq1nngh',1.79593174189092040062e+09);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','qFmTYnu40yBreVYi',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','AxZv_AgR57vMaCA_',0.0);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','5d_E4K0V9H3hyJxT',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','5d_E4K0V9H3hyJxT',0.0);
INSERT INTO "members" VALUES('s24WbH4NJRl4HaZ0','PWTvKp5IMNhPdUmt',1.79593174562472200389e+09);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','PWTvKp5IMNhPdUmt',1.79593174562472200389e+09);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','gL2XUE3V4aFTyaZ8',1.79593174560035395617e+09);
INSERT INTO "members" VALUES('9uqCvPvLv2jrDE-H','rK0vSKiBhoWvWpmO',0.0);
INSERT INTO "members" VALUES('BD3jgIMGACsoWnsi','PVDQNlnYZYulbNag',0.0);
INSERT INTO "members" VALUES('KqDyvzhwgy_7i3CC','QgC4prpw14gH5LRh',0.0);
INSERT INTO "members" VALUES('k-mf-PQQDW6PAXxn','QgC4prpw14gH5LRh',0.0);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','CeI89MJMeuDXtjYV',1.79593174876611042021e+09);
INSERT INTO "members" VALUES('58HgsMcavLGDYZCW','CeI89MJMeuDXtjYV',1.79593174876611042021e+09);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','XC8AZ-F5YiKR71ex',0.0);
INSERT INTO "members" VALUES('58HgsMcavLGDYZCW','XC8AZ-F5YiKR71ex',0.0);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','hsEcpBFSmV5Z2dBs',0.0);
INSERT INTO "members" VALUES('58HgsMcavLGDYZCW','hsEcpBFSmV5Z2dBs',0.0);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','s4BQHZARNeC_0Cm_',0.0);
INSERT INTO "members" VALUES('58HgsMcavLGDYZCW','s4BQHZARNeC_0Cm_',0.0);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','eORRWfsjbrThaQVJ',0.0);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','Ua6-Op4bkuL3rNHW',0.0);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','2k7qXYFOTgp-jVQE',0.0);
INSERT INTO "members" VALUES('4Ni_LfoAMRWKSItZ','pdCWdKFN1NJixUGd',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','6bc33d2a77cabac96ad3f1bbf1937c1a01e2e4e611b97fddf7c54ceb25e84c76');
INSERT INTO "meta" VALUES('invited','1795931717.4384155');
INSERT INTO "meta" VALUES('probe','510170da865b2d30');
INSERT INTO "meta" VALUES('order','44d2f290c17cc6bb');
INSERT INTO "meta" VALUES('alone KSt5hQokrB9HrVKx','3ba s24WbH4NJRl4HaZ0');
INSERT INTO "meta" VALUES('vapid','PCmmBta_nkf294LZmCmSiNFlWhBrxNuGsL_9rJbRJ-s');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('s24WbH4NJRl4HaZ0','BD3jgIMGACsoWnsi',1.79593174726182627678e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('k-mf-PQQDW6PAXxn','JliTiz0L8zv-_2DPgDkaORwqYDwPWkCI','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
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
INSERT INTO "one_time_tokens" VALUES('f76c00efef1aefa4549cdfae569223bc2ce467eea4f27b1f3f9064963fc681f7','9uqCvPvLv2jrDE-H','passkey-add','127.0.0.1 7KXDpV1kY1HpfygGngZuAtt94LWllqOs4pZ5gjDLcyPgjvs2CCCs69pjqPzkf1yHtAkZdN-KdCfGory5FDTTbQ',1.795932041070903778e+09);
INSERT INTO "one_time_tokens" VALUES('9ed19e4ce28ddc52bdf60f0cc0652c7c006b956ef7d8e584ef2fd87242167e32','9uqCvPvLv2jrDE-H','recover','bea@example.org',1.79593534159072303773e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('QgC4prpw14gH5LRh','{"game":"rosenkoenig","players":2,"rated":false,"users":["k-mf-PQQDW6PAXxn","KqDyvzhwgy_7i3CC"],"strength":25.0,"time":null}',1.79593174766233325007e+09,1.79593174769277048115e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('yAn9LJaTEA6-NfuR1gT9yQ','9uqCvPvLv2jrDE-H',X'A5010203262001215820D0E8316E5CFD62F537D9802BAA3F1E40A6A97C984A4C423243529543020A491E2258203AA59253769D49E385AF2199EC06697F23DA4C4C9EB9FC34120BFA994DEE8F6B',1,'Laptop',1.79593174105010390277e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('4Ni_LfoAMRWKSItZ','lesson','rosenkoenig','first',1,1.79593174946480536456e+09,0.0,1.79593174946480536456e+09);
INSERT INTO "progress" VALUES('4Ni_LfoAMRWKSItZ','puzzle','rosenkoenig','0a4dab37c3',1,1.79593174975824427606e+09,1.0,1.79593174975824427606e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','k-mf-PQQDW6PAXxn','3C8QqqpIdxgG','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79593174802189946173e+09,0);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (game, puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('rosenkoenig','0a4dab37c3',-3.43947837965408620419e+00,4.97063370290079298285e+00,1,1.79593174975778341294e+09);
CREATE TABLE puzzle_skills (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
INSERT INTO "puzzle_skills" VALUES('4Ni_LfoAMRWKSItZ','rosenkoenig',1.60354040382080498261e+01,8.09928117621970322659e+00,1,1.79593174975778341294e+09);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('9uqCvPvLv2jrDE-H',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('k-mf-PQQDW6PAXxn',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('eXMy5zkAqvtNYU3T',1.79593172305337238315e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["9uqCvPvLv2jrDE-H","s24WbH4NJRl4HaZ0"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('LRWT4SrJDhLVtqTG',1.79593172306330251691e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["9uqCvPvLv2jrDE-H","s24WbH4NJRl4HaZ0"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('jJa2syxeskjR4myF',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('eXMy5zkAqvtNYU3T','9uqCvPvLv2jrDE-H',1,1.79593172305337238315e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('eXMy5zkAqvtNYU3T','s24WbH4NJRl4HaZ0',1,1.79593172305337238315e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('9uqCvPvLv2jrDE-H','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79593172305337238315e+09,3.53195314796451214083e+02,1.76370296739420127866e+09);
INSERT INTO "ratings" VALUES('s24WbH4NJRl4HaZ0','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79593172305337238315e+09,3.47924535810170198145e+02,1.76370296739420127866e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('2c049139ec64c5b90930cb12a5582dc6c943a3558c52eafcb18e6b1ce6209e2f','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('d6ff7e2b62ac049fb5f099157b872a34e4faef88ce52379c8fe6b2ae32f8fd70','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('e4c1875584ca725a1fc7d911115c4112802b36ff7388e9e308109d57db356264','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('08bd039aafa3d09e6ab8aab988e7ea7074d09f871369a459ef24b02d6d37837e','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('eded7e4d245f88c9014725eb2599a7dbffabb72da534e1a6016d9fff09a2071c','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('96a25a4df77f217d4c53abcd9bf3f2a5670dce7edf6a40ce2135e02434b5702c','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('9780b82a89d85ddf0a45d91f481c3b42a99f6bb883cb8314410b26df7aee6165','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('03bdc8c35366b8c76b9952aefb5cc5998500b8abbb6a3161a5fc8ad2ffc8e4a4','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('dfd77fa9e6ceeb13d6ce7e225e58aa048c21b433ae60a89a638eb969e24340d5','9uqCvPvLv2jrDE-H');
INSERT INTO "recovery_codes" VALUES('91b8bc0af1ab7adbe125e44e5b289cb03f6aac7a29260b170867d42c87c7f14a','9uqCvPvLv2jrDE-H');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('88179869584e810e',1.79593174626162481303e+09,'9uqCvPvLv2jrDE-H','BD3jgIMGACsoWnsi','chat','insult','','rK0vSKiBhoWvWpmO',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"BD3jgIMGACsoWnsi","name":"Max","text":"you clown","time":1795931746.150013,"phrase":"","hidden":false},{"number":2,"user":"9uqCvPvLv2jrDE-H","name":"Bea","text":"","time":1795931746.18992,"phrase":"good-luck","hidden":false}]}','acted',1.79593174647783851622e+09,'-Oz_ew0A0oV214YN','Thank you.',0);
INSERT INTO "reports" VALUES('af7b29a7fcdef71a',1.79593174632996678357e+09,'9uqCvPvLv2jrDE-H','BD3jgIMGACsoWnsi','name','insult','','rK0vSKiBhoWvWpmO',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"BD3jgIMGACsoWnsi","name":"Max","text":"you clown","time":1795931746.150013,"phrase":"","hidden":false},{"number":2,"user":"9uqCvPvLv2jrDE-H","name":"Bea","text":"","time":1795931746.18992,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('eXMy5zkAqvtNYU3T',0,'9uqCvPvLv2jrDE-H','','',0,'rosenkoenig',2,1.79593172305337238315e+09,1.79593172305337238315e+09,1,1.0,4.0,'won',0);
INSERT INTO "results" VALUES('eXMy5zkAqvtNYU3T',1,'s24WbH4NJRl4HaZ0','','',0,'rosenkoenig',2,1.79593172305337238315e+09,1.79593172305337238315e+09,2,0.0,3.0,'lost',1);
INSERT INTO "results" VALUES('LRWT4SrJDhLVtqTG',0,'9uqCvPvLv2jrDE-H','','',0,'rosenkoenig',2,1.79593172306330251691e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('LRWT4SrJDhLVtqTG',1,'s24WbH4NJRl4HaZ0','','',0,'rosenkoenig',2,1.79593172306330251691e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('35mqA_yhHwXWQjDa',0,'9uqCvPvLv2jrDE-H','','',0,'rosenkoenig',2,1.79593174185529923445e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('35mqA_yhHwXWQjDa',1,'s24WbH4NJRl4HaZ0','','',0,'rosenkoenig',2,1.79593174185529923445e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('ET-O2QN8yzq1nngh',0,'s24WbH4NJRl4HaZ0','','',0,'rosenkoenig',2,1.79593174189092040062e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('ET-O2QN8yzq1nngh',1,'ocCzmSeLmfcTmOtc','','',0,'rosenkoenig',2,1.79593174189092040062e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('8QKrY8ZnwDBsDWty',0,'s24WbH4NJRl4HaZ0','','',0,'rosenkoenig',2,1.79593174259869408607e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('8QKrY8ZnwDBsDWty',1,'','','',0,'rosenkoenig',2,1.79593174259869408607e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('gL2XUE3V4aFTyaZ8',0,'9uqCvPvLv2jrDE-H','','',0,'rosenkoenig',2,1.79593174560035395617e+09,1.79593174560035395617e+09,1,0.5,0.0,'shared',1);
INSERT INTO "results" VALUES('gL2XUE3V4aFTyaZ8',1,'','random','',0,'rosenkoenig',2,1.79593174560035395617e+09,1.79593174560035395617e+09,1,0.5,0.0,'shared',0);
INSERT INTO "results" VALUES('PWTvKp5IMNhPdUmt',0,'s24WbH4NJRl4HaZ0','','',0,'rosenkoenig',2,1.79593174562472200389e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('PWTvKp5IMNhPdUmt',1,'9uqCvPvLv2jrDE-H','','',0,'rosenkoenig',2,1.79593174562472200389e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('CeI89MJMeuDXtjYV',0,'4Ni_LfoAMRWKSItZ','','',0,'rosenkoenig',2,1.79593174876611042021e+09,1.79593174876611042021e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('CeI89MJMeuDXtjYV',1,'58HgsMcavLGDYZCW','','',0,'rosenkoenig',2,1.79593174876611042021e+09,1.79593174876611042021e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('CeI89MJMeuDXtjYV','4Ni_LfoAMRWKSItZ',1.79593174989003467566e+09,12,1,0,0,0,'','',1.79593176489003562932e+09,'e617e8ed80bbeaad',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('-Oz_ew0A0oV214YN','host',1.7959317460620257854e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','e617e8ed80bbeaad',1.79593175999014115339e+09,4);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('lf_vVlVQqVfc','k-mf-PQQDW6PAXxn','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.7959317475538794994e+09,1.79593174766233325007e+09,'QgC4prpw14gH5LRh');
INSERT INTO "seeks" VALUES('EiM3MHG0dX9T','KqDyvzhwgy_7i3CC','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79593174761393976207e+09,1.79593174766233325007e+09,'QgC4prpw14gH5LRh');
INSERT INTO "seeks" VALUES('FMSZlnWM8wDe','k-mf-PQQDW6PAXxn','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79593174778190755843e+09,1.79593174778190755843e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.7959317494005157948e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.7959317494005157948e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('eXMy5zkAqvtNYU3T',X'25A68ED085FF57B28A3534E2A8CAEB59F533827E5422F0AB4AF30150B7ACFA56',26,'over',1,1.79593172305337238315e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":19,"player":-4,"shown":19,"outcome":{"scores":[4.0,3.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,26);
INSERT INTO "tables" VALUES('LRWT4SrJDhLVtqTG',X'DE66FD9DD716B308A160C8ACB2AFAACE01E771F52B81A889AFC270342A859B18',17,'over',0,1.79593172306330251691e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,17);
INSERT INTO "tables" VALUES('jJa2syxeskjR4myF',X'F827E7F37F3F952A04DD9B07D5DE51F1525F4923BB257B37F8D2A75321CEAD2A',18,'playing',0,1.79593172309734058376e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,18);
INSERT INTO "tables" VALUES('bySmiC-AZurDzhRl',X'D987CC8353937C79F88F0AFE4CBAAFEA1F26622917D6C3FF3C8E7E8F397C03DC',30,'over',0,1.79593173673157668109e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"9uqCvPvLv2jrDE-H","level":"","ready":false,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Rosa","user":"9uqCvPvLv2jrDE-H","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":24,"player":-4,"shown":24,"outcome":{"scores":[6.0,4.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":true,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('36Q0Av1eBqLzm0VE',X'C2EB25A8748EF83F90236DC9C275112F6CB71776D749036B2FD2EE60E08C81C0',17,'playing',0,1.79593173683561849597e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.79662293728829765317e+09,0,0);
INSERT INTO "tables" VALUES('VZJT-xiWpSC3lAQS',X'03769B1DF012E5AF40399A9FB1A7A59E33ACB4EA450869781B3958C25BD2DB4A',28,'playing',0,1.7959317374519996643e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.79593204781407189372e+09,0,0);
INSERT INTO "tables" VALUES('KSt5hQokrB9HrVKx',X'181A4972899556211DB8AFF6F01ABC46B8C55705742B576E4C151776FFD166CF',27,'playing',0,1.79593174987836694724e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"9uqCvPvLv2jrDE-H","level":"hard","ready":true,"away":false,"resigned":true,"character":"elinor","absent":"Bea"},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"s24WbH4NJRl4HaZ0","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Cid"}],"ply":19,"player":1,"shown":19,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',1,'e617e8ed80bbeaad',1.79593175589811348919e+09,NULL,0,0);
INSERT INTO "tables" VALUES('Z4-5JqjVV1uDmHfn',X'5A6C32193F3FC015CDF2F990511670E831EDD7CAA35D104C771809765C356143',17,'playing',0,1.79593174241833734511e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('35mqA_yhHwXWQjDa',X'25B0F460D23250B71AF70E10097D8DCA83C8431FA8039707807DB05FBF47CE36',18,'over',0,1.79593174249801850318e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('8QKrY8ZnwDBsDWty',X'4618D193F3FA299DE4425BF7543FE79B739964BFCB1F46D19C602CD77A394688',18,'over',0,1.79593174259869408607e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('ET-O2QN8yzq1nngh',X'3E444394C0F95243E0A883536A3C78073F59824CDBD344CE888B1299AE606491',18,'over',0,1.79593174272992277141e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('qFmTYnu40yBreVYi',X'0398BCB35E3B8D1A229CD5865A4201423D76CA18B22A38ADAA79A4FA1DC6833B',4,'open',0,1.7959317424548692703e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('AxZv_AgR57vMaCA_',X'9AE0FDEE4BBBE4311BF1190AEC26817A786880EDEB3E41EE717537A4820C3FFD',6,'open',0,1.79593174266403651242e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5d_E4K0V9H3hyJxT',X'CBE993EEE1D45A3135485E979E59708FBED67E10C2795833EC0A40B484E5D407',17,'playing',1,1.79593174406024408342e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"A9klKLtF5HHb","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('PWTvKp5IMNhPdUmt',X'3290EF6F1448241100A222BBD36F27BF68D931E4564640A4AE77B7E0910729FD',18,'over',0,1.79593174562472200389e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"s24WbH4NJRl4HaZ0","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"KRP4v1V-IB0E","round":1,"outside":null,"handed_in":false,"deal":"","shared":true}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('gL2XUE3V4aFTyaZ8',X'1E92A03C2DC9E83EC8575261D989960A2508E0B6627998B783F8543B2882BB3A',17,'over',1,1.79593174560035395617e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"xGtewbxH2Lo9","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('rK0vSKiBhoWvWpmO',X'E5559DD82423CA6D0006EF764099D43E3472F4DEB22262812631D882EF5D9556',3,'open',1,1.79593174609195613865e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"9uqCvPvLv2jrDE-H","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('PVDQNlnYZYulbNag',X'7DD50D844CBCF3E70366090308BA991376D8D4A11A3E78066C9374CB50DE9080',3,'open',1,1.79593174642294168465e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"BD3jgIMGACsoWnsi","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('QgC4prpw14gH5LRh',X'2770D311067274BF36B96A4DCA8A5202CE588F307D66F7F4C527C7C456AB1E5D',16,'playing',1,1.79593174768452191352e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Odo","user":"KqDyvzhwgy_7i3CC","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Nia","user":"k-mf-PQQDW6PAXxn","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('CeI89MJMeuDXtjYV',X'08BA82E06E2DFB09F8BB7B0AA80C57704BFCC797A911A868494F60785EBA9A04',31,'over',1,1.79593174881800937648e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"58HgsMcavLGDYZCW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"scores":[2.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('XC8AZ-F5YiKR71ex',X'700737531E34346608AA2E6B6ECB29C8A643547E36AB1BDEE83B7B501B791D4A',4,'open',1,1.79593174880646371839e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"58HgsMcavLGDYZCW","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('hsEcpBFSmV5Z2dBs',X'EEEB49F710042645D8E662F305D402CC61AA6796D2250AE1D9AA9759C21A6823',20,'playing',1,1.79593174894604849811e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"58HgsMcavLGDYZCW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"58HgsMcavLGDYZCW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795931748.9460485,"until":null},"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('s4BQHZARNeC_0Cm_',X'952E84C21CA8910ACF1B6C038EE7A59B6B26B63EC63C66FA009B47C905F730A0',9,'open',1,1.79593174927840971942e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('eORRWfsjbrThaQVJ',X'CB2DA43B6F1118136F2EA20B6DDF1316913CA0066D2FB8D3A38100921225D42D',4,'closed',0,1.79593174934258723255e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Ua6-Op4bkuL3rNHW',X'606B6E64DC1B85BF7CA0109BE750CC61435E92ED3355B399A768FF091B82983A',9,'playing',0,1.79593174995578312878e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Sidonia","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"sidonia","absent":""},{"kind":"bot","colour":"yellow","name":"Gisela Falk","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"gisela","absent":""},{"kind":"person","colour":"green","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"blue","name":"Hasso","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"hasso","absent":""}],"ply":1,"player":2,"shown":1,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"2026-11-29","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('2k7qXYFOTgp-jVQE',X'210695EC24B8988E9A58414CA6D47FC90BF70639A7879E8EB0FBA81BDA12FF51',16,'playing',0,1.79593174999641251566e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',1,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('pdCWdKFN1NJixUGd',X'2C1F17526A87043E89C4CFB7CD8A7D4E5167B6B6CAA53C74902DCF3DA431CA52',14,'playing',0,1.79593175017750787732e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"yellow","name":"Ada","user":"4Ni_LfoAMRWKSItZ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"green","name":"Adalbert","user":"4Ni_LfoAMRWKSItZ","level":"hard","ready":true,"away":false,"resigned":true,"character":"adalbert","absent":"Ada"}],"ply":5,"player":1,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('e924da78f97a38f66e06b741e53ac325e0645a2f361359e07c516ef57bbf792c','QgID2dsvIvOjkQcK','4Ni_LfoAMRWKSItZ','all',1.79593174937808418281e+09);
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
INSERT INTO "tournament_acts" VALUES('VJ34GMYSGSqp',1,1.79593174586617922777e+09,'9uqCvPvLv2jrDE-H','{"number":1,"at":1795931745.8661792,"by":1,"ruling":{"act":"set-entry","code":true}}','de68f80436662d195c2f3c949aab437b930c5bf2a3f5beb12613cc4057088ed3','','');
INSERT INTO "tournament_acts" VALUES('A9klKLtF5HHb',1,1.79593174589464139945e+09,'9uqCvPvLv2jrDE-H','{"number":1,"at":1795931745.8946414,"by":1,"ruling":{"act":"name-director","number":2}}','fe1c1d83fd8605fd719ee31d2c1f88fc9cf1228a5badb7a5581c1a4eb0d66993','','');
INSERT INTO "tournament_acts" VALUES('xGtewbxH2Lo9',1,1.79593174592219233512e+09,'9uqCvPvLv2jrDE-H','{"number":1,"at":1795931745.9221923,"by":1,"ruling":{"act":"correct-result","round":1,"board":0,"points":[0.5,0.5]},"why":"5ba267609e5c7782a246907629ddcb398da5254216022ea803cae89f6be185cf"}','ab6690eec39d33a4ad6cf1a300a878e29ff57fb9cdc214344dc6df1cfdef8912','The clock was wrong.','a64f17aaf53be782a6e748e8eb8a337e');
CREATE TABLE tournament_directors (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_directors" VALUES('A9klKLtF5HHb',2,'s24WbH4NJRl4HaZ0');
CREATE TABLE tournament_entry (
	tournament_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (tournament_id)
);
INSERT INTO "tournament_entry" VALUES('VJ34GMYSGSqp','7c9bc8a8170dac156a4780a3ffcf0cd135a5a848c6988c9d7fc9c62df46f65ff','{"names":[],"least":0,"most":0,"members":false}');
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('VJ34GMYSGSqp',1,'s24WbH4NJRl4HaZ0','Cid','','',1.79593174297249889371e+09,0.0);
INSERT INTO "tournament_players" VALUES('A9klKLtF5HHb',1,'9uqCvPvLv2jrDE-H','Bea','','',1.79593174304558634755e+09,0.0);
INSERT INTO "tournament_players" VALUES('A9klKLtF5HHb',2,'s24WbH4NJRl4HaZ0','Cid','','',1.79593174309067749971e+09,0.0);
INSERT INTO "tournament_players" VALUES('xGtewbxH2Lo9',1,'9uqCvPvLv2jrDE-H','Bea','','',1.79593174319779896735e+09,0.0);
INSERT INTO "tournament_players" VALUES('KRP4v1V-IB0E',1,'9uqCvPvLv2jrDE-H','Bea','','',1.79593174333395338062e+09,0.0);
INSERT INTO "tournament_players" VALUES('KRP4v1V-IB0E',2,'s24WbH4NJRl4HaZ0','Cid','','',1795931743.4698,0.0);
INSERT INTO "tournament_players" VALUES('xGtewbxH2Lo9',2,'','Bot 1','random','bot-1',1.79593174368207621574e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('A9klKLtF5HHb',1,1.79593174364979577062e+09,0.0,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('KRP4v1V-IB0E',1,1.7959317440099656582e+09,1.79593174571517682071e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"e0b933a7f1ca307a297d2f823ad52bb137c88a7f027f9348daf253ce6e1f46ad","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('xGtewbxH2Lo9',1,1.79593174374207925798e+09,1.79593174565508842464e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('A9klKLtF5HHb',1,0,'5d_E4K0V9H3hyJxT',1.79852374364979577061e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('KRP4v1V-IB0E',1,0,'PWTvKp5IMNhPdUmt',1.7959353440099656582e+09,1.7959317456668403149e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1],"absent":[1]}');
INSERT INTO "tournament_tables" VALUES('xGtewbxH2Lo9',1,0,'gL2XUE3V4aFTyaZ8',1.79593534374207925794e+09,1.79593174562107610707e+09,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0],"absent":[0]}');
CREATE TABLE tournament_told (
	tournament_id TEXT NOT NULL, 
	act INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, act, user_id)
);
INSERT INTO "tournament_told" VALUES('A9klKLtF5HHb',1,'s24WbH4NJRl4HaZ0',1.79593174589464139945e+09,0);
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('VJ34GMYSGSqp','open','9uqCvPvLv2jrDE-H',1,'open',1795931742.88308,0.0,0.0,0.0,1795931742.88308,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'71BDC30293E8CFA28ED273E0CE788D8FFF702BDC8A5979593103215D6BD0E841',3,0.0,'e617e8ed80bbeaad',0.0);
INSERT INTO "tournaments" VALUES('A9klKLtF5HHb','running','9uqCvPvLv2jrDE-H',1,'running',1.79593174304161596298e+09,1.7959317435339612961e+09,1.79593174359429502487e+09,0.0,1.79593174359429502487e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'59FF50FBDD6842E583B27B1761F8A707762B9BE3A986083F92D6F9E716BCBE42',11,1795931775.92257,'e617e8ed80bbeaad',0.0);
INSERT INTO "tournaments" VALUES('xGtewbxH2Lo9','over','9uqCvPvLv2jrDE-H',1,'over',1.79593174314585542683e+09,1.79593174362985610959e+09,1.79593174368203783034e+09,1.79593174571093463901e+09,1.79593174571093463901e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'8A76128ED901E1B4180AFF84092CB3D6FC3FC77DB82C1CA25C779700EA20B92B',14,0.0,'e617e8ed80bbeaad',0.0);
INSERT INTO "tournaments" VALUES('KRP4v1V-IB0E','shared','9uqCvPvLv2jrDE-H',1,'over',1.79593174327405643458e+09,1.7959317437326052189e+09,1.79593174394198226923e+09,1795931745.75074,1795931745.75074,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'3B6E397C69822DF4A52624470524050233DAD6C4564A52F830980AFE63CD4FB8',14,0.0,'e617e8ed80bbeaad',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79593174668590664861e+09,'-Oz_ew0A0oV214YN');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL, look TEXT DEFAULT '' NOT NULL, was TEXT DEFAULT '' NOT NULL);
INSERT INTO "users" VALUES('9uqCvPvLv2jrDE-H','Bea',1.79593171806025767326e+09,'bea','nobody','bea','');
INSERT INTO "users" VALUES('s24WbH4NJRl4HaZ0','Cid',1.79593171811788082127e+09,'cid','everybody','cld','');
INSERT INTO "users" VALUES('BD3jgIMGACsoWnsi','Max',1.79593171868365025518e+09,'max','everybody','max','');
INSERT INTO "users" VALUES('-Oz_ew0A0oV214YN','Hal',1.79593171877017211916e+09,'hal','everybody','hal','');
INSERT INTO "users" VALUES('4Ni_LfoAMRWKSItZ','Ada',1.79593171881273055076e+09,'ada','everybody','ada','');
INSERT INTO "users" VALUES('58HgsMcavLGDYZCW','Zoë',1.79593171896700406079e+09,'zoe','everybody','zoe','');
INSERT INTO "users" VALUES('k-mf-PQQDW6PAXxn','Nia',1.79593174739786267278e+09,'nia','everybody','nla','');
INSERT INTO "users" VALUES('KqDyvzhwgy_7i3CC','Odo',1.79593174744981813432e+09,'odo','everybody','odo','');
INSERT INTO "users" VALUES('QgID2dsvIvOjkQcK','Ada''s program',1.79593174937023639676e+09,'ada''s program','everybody','ada''sprogram','');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('9uqCvPvLv2jrDE-H',1.79593173683363819129e+09,1.79636373683363819125e+09);
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
COMMIT;
