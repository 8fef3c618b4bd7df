-- {"tables": {"over": "vVzSIwg3z8-A8ISs", "rematch": "lAZLS71k1lmJ1vB8", "playing": "WR_acR7PQsYMIMGx", "open": "_wjo4nq80eLU8eJW", "closed": "Vb6L_2uoe06A6Y6c", "bot": "2z-SYqOaSGMwmJMs", "three": "7AnHMo6Wull94KzJ"}, "cookies": {"Ada": "tafelronde=1.FxOwnKj9Q7aUmysI.rU_zOlCb_WtQ.cfb16b15efe121516457687dbf760f9275b319e07f386e49cc9eb85689472355", "Zoë": "tafelronde=1.TPXHZY8y7WT3xWEa.jG9lxW_-N4Be.dc9463c17d8e4807a12e573d51bc4824df71ef0aa286a09f98d9995e5400f0c7"}, "company": {"tables": {"counted": "BBudilivQ7mDD6f7", "short": "uFlPW19UPl5Ae0v_", "rated": "F35WRlO2x6NdR1bf", "days": "Wb3MfZTuaegWUKS3", "live": "6X9to-XXHxgkKkne", "slow": "HmFCBA0GYvlvD85C", "merged running": "xv0zvKNkbD0YbR7F", "merged over": "xLyxCbCx8DkEfHEg", "left running": "VIYKjZakmg0oiYDV", "left over": "a89DHg3PP5B29SGx", "merged open": "aToqWv9zaLqv5atf", "left open": "X_Vd4T2LZrvYdLd7", "cup over": "aWzGt0a-g4d8GFyw", "cup shared": "7TVjs1hBYrBx8Eq3", "insult": "vNdShcYU6vj2q2YP", "hidden": "Aa7tUleV8Djsqt0A", "found": "Mtk3Pphf-W7Btg4m"}, "cups": {"open": "1XLUI2-mdnJR", "running": "Gv_mUtDSgdMm", "over": "D93uQyff7AsJ", "shared": "FUg8xyy1wpoA"}, "cookies": {"Bea": "tafelronde=1.3Ni-vVMArQURqYiY.cWyvbN5DaNMW.e1bb78daf497af90759db4bfc7e140d0e5e2658b30542a03d61f01ca1762cb5b", "Cid": "tafelronde=1.isvFYenu2MHstZIQ.I0vBamWev5yv.f5b08cc9696c010eb4106fdc2edab290bcdc3aa681a8b88e71b75607e2109947", "Kay": "tafelronde=1.rHzm1BZG0GL4Uw_Z.v_im_PLWkuci.2e4e603da312e7f7a3f51ccf42334c16819a8c93326da48615ada9318816540a", "Lou": "", "Max": "tafelronde=1.tAxMXckB-xIgNG5Y.LL9ZhaW0q7jd.f77319c53e68f657d787d7c185364e82c28ae635bc4ab84d492405927faa5cdc", "Host": "tafelronde=1.wGZJ4FxZ6GoR-2Ug.LRaJKxJ2MVlJ.a12803f7e7d5b686a656d7dadd0493ca01be6ad7621729a1f1dc317ab5859173"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('3Ni-vVMArQURqYiY','Beatrix','beatrlx',1.79552086648427534107e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0026');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('Wb3MfZTuaegWUKS3',1,'isvFYenu2MHstZIQ',17,10,'[[9,1]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('oFSUDCKin2S7',1.79552086848366570471e+09,'wGZJ4FxZ6GoR-2Ug','role-host','wGZJ4FxZ6GoR-2Ug','','','');
INSERT INTO "audit" VALUES('u0xgXOC9KLGn',1.79552086854888892173e+09,'wGZJ4FxZ6GoR-2Ug','report-acted','tAxMXckB-xIgNG5Y','','Thank you.','');
INSERT INTO "audit" VALUES('rMJNqaUGmQvM',1.79552086855041909217e+09,'wGZJ4FxZ6GoR-2Ug','hide-line','tAxMXckB-xIgNG5Y','vNdShcYU6vj2q2YP','rude','1');
INSERT INTO "audit" VALUES('PdiCyD0Ae8dR',1.79552086855248260494e+09,'wGZJ4FxZ6GoR-2Ug','hide-table','','Aa7tUleV8Djsqt0A','rude','');
INSERT INTO "audit" VALUES('vG8bsc6NqWSc',1.79552086855468702314e+09,'wGZJ4FxZ6GoR-2Ug','ban','tAxMXckB-xIgNG5Y','','','chat insult 3000');
INSERT INTO "audit" VALUES('VbAeW4xT8e5L',1.79552086855721378328e+09,'wGZJ4FxZ6GoR-2Ug','words','','','','+Blötkopf');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('4wTArypJhwtJ',1.79552086037313389779e+09,'/backups/tafelronde-20261124T114740Z.db',720896.0,0.156,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('6d26da9cb72b4f49','tAxMXckB-xIgNG5Y','chat','insult','',1.79552086855511450766e+09,2.05472086855511450772e+09,'wGZJ4FxZ6GoR-2Ug',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('isvFYenu2MHstZIQ','tAxMXckB-xIgNG5Y',1.79552086856430125234e+09);
CREATE TABLE challenges (
	table_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('a89DHg3PP5B29SGx',1,1.79552086746044683453e+09,'DYXDVI4ZmrYYD_73','',1,'Well played','DYXDVI4ZmrYYD_73 d26','',0.0);
INSERT INTO "chats" VALUES('vNdShcYU6vj2q2YP',1,1.79552086851874017712e+09,'tAxMXckB-xIgNG5Y','Max',-1,'you clown','tAxMXckB-xIgNG5Y d29','',1.79552086855081915852e+09);
INSERT INTO "chats" VALUES('vNdShcYU6vj2q2YP',2,1.79552086853052258489e+09,'3Ni-vVMArQURqYiY','Bea',0,'','3Ni-vVMArQURqYiY d30','good-luck',0.0);
INSERT INTO "chats" VALUES('vVzSIwg3z8-A8ISs',1,1.79552086862784957888e+09,'FxOwnKj9Q7aUmysI','Ada',0,'good luck','FxOwnKj9Q7aUmysI c2-7116300211825','',0.0);
INSERT INTO "chats" VALUES('vVzSIwg3z8-A8ISs',2,1.7955208686291425228e+09,'TPXHZY8y7WT3xWEa','Zoë the Bold',1,'you will need it
♥','TPXHZY8y7WT3xWEa c4-7116301565038','',0.0);
CREATE TABLE circle_members (
	user_id TEXT NOT NULL, 
	circle TEXT NOT NULL, 
	since REAL NOT NULL, 
	removed REAL NOT NULL, 
	PRIMARY KEY (user_id, circle)
);
CREATE TABLE circle_tables (
	table_id TEXT NOT NULL, 
	circle TEXT NOT NULL, 
	evening INTEGER NOT NULL, 
	at REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
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
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('54a62b47b9683f0f230134a634e7f940f3986f2c3258b349602089b61290f72c','FxOwnKj9Q7aUmysI',1.79552146883951497082e+09);
CREATE TABLE corrected_games (
	table_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	places TEXT NOT NULL, 
	original TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
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
INSERT INTO "deal_tries" VALUES('2026-11-24','FxOwnKj9Q7aUmysI','1SeyUIMx5QvgDP6h',1.7955208689330458641e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-25',X'F5A6C9649FD1183EA72857FD395AA29F08ABBBDBBDED5F3245F352F8C3902220','{"game":"kaiser_koenig_edelmann","players":2,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":1,"level":"hard","characters":["sidonia",""]}',1.7955208604870436192e+09);
INSERT INTO "deals" VALUES('2026-11-24',X'EF27C747398F9A9046FF26C2FCF65CF82EF190234A80E7DB26DA770A48CF7F31','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79552086053087186817e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('rHzm1BZG0GL4Uw_Z','3Ni-vVMArQURqYiY',1.7955208675355017185e+09,0,'',1.79552092771291542058e+09);
INSERT INTO "departed" VALUES('DYXDVI4ZmrYYD_73','',1.79552086755802631375e+09,0,'',1.79552092782939171793e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('cWyvbN5DaNMW','3Ni-vVMArQURqYiY','Python-urllib/3.11',1.79552086042950654028e+09,1.79552086042950654028e+09,0.0);
INSERT INTO "devices" VALUES('I0vBamWev5yv','isvFYenu2MHstZIQ','Python-urllib/3.11',1.79552086050827956198e+09,1.79552086050827956198e+09,0.0);
INSERT INTO "devices" VALUES('v_im_PLWkuci','3Ni-vVMArQURqYiY','Python-urllib/3.11',1.79552086053787803652e+09,1.79552086053787803652e+09,0.0);
INSERT INTO "devices" VALUES('LL9ZhaW0q7jd','tAxMXckB-xIgNG5Y','Python-urllib/3.11',1.79552086056866812705e+09,1.79552086056866812705e+09,0.0);
INSERT INTO "devices" VALUES('LRaJKxJ2MVlJ','wGZJ4FxZ6GoR-2Ug','Python-urllib/3.11',1.79552086058261013029e+09,1.79552086058261013029e+09,0.0);
INSERT INTO "devices" VALUES('rU_zOlCb_WtQ','FxOwnKj9Q7aUmysI','Python-urllib/3.11',1.79552086059292960169e+09,1.79552086059292960169e+09,0.0);
INSERT INTO "devices" VALUES('jG9lxW_-N4Be','TPXHZY8y7WT3xWEa','Python-urllib/3.11',1.79552086060035014157e+09,1.79552086060035014157e+09,0.0);
INSERT INTO "devices" VALUES('rHzm1BZG0GL4Uw_Z','','',1.79552086754343080523e+09,1.79552086754343080523e+09,1.79552086754343080523e+09);
INSERT INTO "devices" VALUES('DYXDVI4ZmrYYD_73','','',1.79552086756141948695e+09,1.79552086756141948695e+09,1.79552086756141948695e+09);
INSERT INTO "devices" VALUES('lWX8jChElTDS','zNp4jIlkKGJ9EgWf','Python-urllib/3.11',1.7955208685702092647e+09,1.7955208685702092647e+09,0.0);
INSERT INTO "devices" VALUES('LMCJ80m_kHcs','eroHuUkZHUk1uzaO','Python-urllib/3.11',1.79552086857259941103e+09,1.79552086857259941103e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',1,1.79552086061066770552e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"1483ba2889657df9c059244ae19f06002607f11d64431de9923ecb668a16dfb4","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',2,1.79552086061066770552e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',3,1.79552086061066770552e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',4,1.79552086061921858787e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d1');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',5,1.79552086062838792794e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d2');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',6,1.79552086145739269252e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',7,1.79552086145739269252e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',8,1.79552086145739269252e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',9,1.79552086145739269252e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',10,1.79552086145739269252e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',11,1.79552086145739269252e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',12,1.79552086145739269252e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',13,1.79552086145739269252e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',14,1.79552086145739269252e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',15,1.79552086145739269252e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',16,1.79552086145739269252e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',17,1.79552086151442217825e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}','3Ni-vVMArQURqYiY m16');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',18,1.79552086153953933717e+09,'{"t":"move","seat":1,"action":4,"lag":0.0}','isvFYenu2MHstZIQ m17');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',19,1.79552086155252408976e+09,'{"t":"move","seat":0,"action":13,"lag":0.0}','3Ni-vVMArQURqYiY m18');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',20,1.79552086156295132631e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}','isvFYenu2MHstZIQ m19');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',21,1.79552086156773662564e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','3Ni-vVMArQURqYiY m20');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',22,1.79552086156773662564e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',23,1.79552086158389711386e+09,'{"t":"move","seat":1,"action":9,"lag":0.0}','isvFYenu2MHstZIQ m22');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',24,1.79552086159677982326e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}','3Ni-vVMArQURqYiY m23');
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',25,1.79552086160628056529e+09,'{"t":"move","seat":1,"action":15,"lag":0.0}','isvFYenu2MHstZIQ m24');
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',1,1.79552086161830139155e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"bf1c5d6627a49602127155209b753106df2aec5446c12795b7d9e82fdd595372","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',2,1.79552086161830139155e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',3,1.79552086161830139155e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',4,1.79552086162899231908e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d3');
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',5,1.79552086163184022905e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d4');
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',6,1.79552086163184022905e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',7,1.79552086163184022905e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',8,1.79552086163184022905e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',9,1.79552086163184022905e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',10,1.79552086163184022905e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',11,1.79552086163184022905e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',12,1.79552086163184022905e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',13,1.79552086163184022905e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',14,1.79552086163184022905e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',15,1.79552086163184022905e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',16,1.79552086163184022905e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('BBudilivQ7mDD6f7',26,1.79552086164809870721e+09,'{"t":"resigned","seat":1,"level":"","character":""}','isvFYenu2MHstZIQ d5');
INSERT INTO "events" VALUES('uFlPW19UPl5Ae0v_',17,1.79552086165222835544e+09,'{"t":"resigned","seat":1,"level":"","character":""}','isvFYenu2MHstZIQ d6');
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',1,1.79552086165513682361e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ecd0079150b323ac7b7f05b7e8882951e2305443dd29eb23749e2c60c7f1fb70","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',2,1.79552086165513682361e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',3,1.79552086165513682361e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',4,1.79552086166298699378e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d7');
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',5,1.79552086166599035262e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d8');
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',6,1.79552086166599035262e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',7,1.79552086166599035262e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',8,1.79552086166599035262e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',9,1.79552086166599035262e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',10,1.79552086166599035262e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',11,1.79552086166599035262e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',12,1.79552086166599035262e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',13,1.79552086166599035262e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',14,1.79552086166599035262e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',15,1.79552086166599035262e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',16,1.79552086166599035262e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',17,1.79552086167754387856e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}','3Ni-vVMArQURqYiY m16');
INSERT INTO "events" VALUES('F35WRlO2x6NdR1bf',18,1.79552086169238853457e+09,'{"t":"move","seat":1,"action":4,"lag":0.0}','isvFYenu2MHstZIQ m17');
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',1,1.79552086391063189501e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"cc8f6906b1d9505459e6616a77f5ee3454ba452f4c6d6d76e2aebda016f4cecb","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',2,1.79552086391063189501e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',3,1.79552086391063189501e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',4,1.79552086391850543017e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d9');
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',5,1.79552086393123769758e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d10');
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',6,1.79552086393123769758e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',7,1.79552086393123769758e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',8,1.79552086393123769758e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',9,1.79552086393123769758e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',10,1.79552086393123769758e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',11,1.79552086393123769758e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',12,1.79552086393123769758e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',13,1.79552086393123769758e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',14,1.79552086393123769758e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',15,1.79552086393123769758e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',16,1.79552086393123769758e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('Wb3MfZTuaegWUKS3',17,1.79552086396566605566e+09,'{"t":"stood","seat":0,"begin":1795520863.9572542,"until":1795952863.9572542}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',1,1.79552086400069451331e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c4813525bbc54a2753c303c6a1cae4e28752d89c0823b0987c9c903125080637","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',2,1.79552086400069451331e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',3,1.79552086400069451331e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',4,1.79552086400792551036e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d11');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',5,1.79552086401127958302e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d12');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',6,1.79552086401127958302e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',7,1.79552086401127958302e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',8,1.79552086401127958302e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',9,1.79552086401127958302e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',10,1.79552086401127958302e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',11,1.79552086401127958302e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',12,1.79552086401127958302e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',13,1.79552086401127958302e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',14,1.79552086401127958302e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',15,1.79552086401127958302e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',16,1.79552086401127958302e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',17,1.79552086410983753207e+09,'{"t":"move","seat":0,"action":5,"lag":0.005}','3Ni-vVMArQURqYiY c2-7111782285798');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',18,1.79552086411638665199e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}','isvFYenu2MHstZIQ c2-7111786884440');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',19,1.79552086417334795e+09,'{"t":"move","seat":0,"action":16,"lag":0.005}','3Ni-vVMArQURqYiY c3-7111844656860');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',20,1.79552086418136453631e+09,'{"t":"asked","seat":1,"to":11}','isvFYenu2MHstZIQ c3-7111850684265');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',21,1795520864.18597,'{"t":"answered","seat":0,"yes":true}','3Ni-vVMArQURqYiY c4-7111857027356');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',22,1795520864.18597,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',23,1.79552086419550347329e+09,'{"t":"pause","seat":0,"on":true}','3Ni-vVMArQURqYiY c5-7111867041783');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',24,1.79552086420092606548e+09,'{"t":"pause","seat":0,"on":false}','3Ni-vVMArQURqYiY c6-7111873250102');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',25,1795520864.2063,'{"t":"pause","seat":0,"on":true}','3Ni-vVMArQURqYiY c7-7111878174625');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',26,1.79552086421318721773e+09,'{"t":"pause","seat":1,"on":true}','isvFYenu2MHstZIQ c4-7111885637305');
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',27,1.79552086421318721773e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('6X9to-XXHxgkKkne',28,1.79552086421710968013e+09,'{"t":"resumed","seat":1}','isvFYenu2MHstZIQ c5-7111888981091');
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',1,1.79552086436382341387e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"091424e331c65d84c4ee6bf8170fdb89f52ff282c7611c2107df2b7751f7fe05","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',2,1.79552086436382341387e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',3,1.79552086436382341387e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',4,1.79552086438969278332e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d13');
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',5,1.79552086439373064039e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d14');
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',6,1.79552086439373064039e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',7,1.79552086439373064039e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',8,1.79552086439373064039e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',9,1.79552086439373064039e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',10,1.79552086439373064039e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',11,1.79552086439373064039e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',12,1.79552086439373064039e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',13,1.79552086439373064039e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',14,1.79552086439373064039e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',15,1.79552086439373064039e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',16,1.79552086439373064039e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('HmFCBA0GYvlvD85C',17,1.79552086642786192893e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',1,1.7955208672581717968e+09,'{"t":"created","user":"rHzm1BZG0GL4Uw_Z","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d66aea066acd18c40099409b2466bc04d5af7da8a047db3e78c18f74a1ae50c7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',2,1.7955208672581717968e+09,'{"t":"seated","seat":0,"user":"rHzm1BZG0GL4Uw_Z","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',3,1.7955208672581717968e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',4,1.79552086726984167094e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d15');
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',5,1.79552086727275323862e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d16');
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',6,1.79552086727275323862e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',7,1.79552086727275323862e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',8,1.79552086727275323862e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',9,1.79552086727275323862e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',10,1.79552086727275323862e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',11,1.79552086727275323862e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',12,1.79552086727275323862e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',13,1.79552086727275323862e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',14,1.79552086727275323862e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',15,1.79552086727275323862e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',16,1.79552086727275323862e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',1,1.79552086729597711566e+09,'{"t":"created","user":"rHzm1BZG0GL4Uw_Z","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"de548b4aa186c0ca480af03ebdf7289f43f38b61879571980fdda082c7c094c2","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',2,1.79552086729597711566e+09,'{"t":"seated","seat":0,"user":"rHzm1BZG0GL4Uw_Z","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',3,1.79552086729597711566e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',4,1.79552086730631422998e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}','isvFYenu2MHstZIQ d17');
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',5,1.79552086731690311435e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','isvFYenu2MHstZIQ d18');
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',6,1.79552086731690311435e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',7,1.79552086731690311435e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',8,1.79552086731690311435e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',9,1.79552086731690311435e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',10,1.79552086731690311435e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',11,1.79552086731690311435e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',12,1.79552086731690311435e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',13,1.79552086731690311435e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',14,1.79552086731690311435e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',15,1.79552086731690311435e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',16,1.79552086731690311435e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',1,1.79552086733573627473e+09,'{"t":"created","user":"isvFYenu2MHstZIQ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"55835ff00171ecae2efd01dd24aa925c3057c3273b1f305b8641ef4e36477872","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',2,1.79552086733573627473e+09,'{"t":"seated","seat":0,"user":"isvFYenu2MHstZIQ","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',3,1.79552086733573627473e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',4,1.79552086734745192531e+09,'{"t":"seated","seat":1,"user":"DYXDVI4ZmrYYD_73","name":""}','DYXDVI4ZmrYYD_73 d19');
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',5,1.79552086735791468618e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','DYXDVI4ZmrYYD_73 d20');
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',6,1.79552086735791468618e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',7,1.79552086735791468618e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',8,1.79552086735791468618e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',9,1.79552086735791468618e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',10,1.79552086735791468618e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',11,1.79552086735791468618e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',12,1.79552086735791468618e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',13,1.79552086735791468618e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',14,1.79552086735791468618e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',15,1.79552086735791468618e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',16,1.79552086735791468618e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',1,1.79552086738391661639e+09,'{"t":"created","user":"isvFYenu2MHstZIQ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"3069b753b32b2d134d1fb75de8fd67002b169e4d7a641d28da37a81ec5932917","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',2,1.79552086738391661639e+09,'{"t":"seated","seat":0,"user":"isvFYenu2MHstZIQ","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',3,1.79552086738391661639e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',4,1.79552086738813233379e+09,'{"t":"seated","seat":1,"user":"DYXDVI4ZmrYYD_73","name":""}','DYXDVI4ZmrYYD_73 d21');
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',5,1.79552086739033889772e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','DYXDVI4ZmrYYD_73 d22');
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',6,1.79552086739033889772e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',7,1.79552086739033889772e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',8,1.79552086739033889772e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',9,1.79552086739033889772e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',10,1.79552086739033889772e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',11,1.79552086739033889772e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',12,1.79552086739033889772e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',13,1.79552086739033889772e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',14,1.79552086739033889772e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',15,1.79552086739033889772e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',16,1.79552086739033889772e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',17,1.79552086740802550315e+09,'{"t":"resigned","seat":0,"level":"","character":""}','rHzm1BZG0GL4Uw_Z d23');
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',17,1.79552086741282486913e+09,'{"t":"resigned","seat":1,"level":"","character":""}','DYXDVI4ZmrYYD_73 d24');
INSERT INTO "events" VALUES('aToqWv9zaLqv5atf',1,1.79552086742393302923e+09,'{"t":"created","user":"rHzm1BZG0GL4Uw_Z","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f754328b94468b5fc179b399fc4a580dc0caa393a1960723cf4f1b82e9d3de9e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('aToqWv9zaLqv5atf',2,1.79552086742393302923e+09,'{"t":"seated","seat":0,"user":"rHzm1BZG0GL4Uw_Z","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('aToqWv9zaLqv5atf',3,1.79552086742393302923e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('X_Vd4T2LZrvYdLd7',1,1.79552086743520808217e+09,'{"t":"created","user":"isvFYenu2MHstZIQ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ecfe1c593b61e2648b430bddd43beac2b44cfeec59a8ad0d692a4a05f01d505f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('X_Vd4T2LZrvYdLd7',2,1.79552086743520808217e+09,'{"t":"seated","seat":0,"user":"isvFYenu2MHstZIQ","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('X_Vd4T2LZrvYdLd7',3,1.79552086743520808217e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('X_Vd4T2LZrvYdLd7',4,1.79552086744554781913e+09,'{"t":"seated","seat":1,"user":"DYXDVI4ZmrYYD_73","name":""}','DYXDVI4ZmrYYD_73 d25');
INSERT INTO "events" VALUES('aToqWv9zaLqv5atf',4,1.79552086766449046136e+09,'{"t":"passed","user":"rHzm1BZG0GL4Uw_Z","to":"3Ni-vVMArQURqYiY"}',NULL);
INSERT INTO "events" VALUES('xv0zvKNkbD0YbR7F',17,1.79552086767528319361e+09,'{"t":"passed","user":"rHzm1BZG0GL4Uw_Z","to":"3Ni-vVMArQURqYiY"}',NULL);
INSERT INTO "events" VALUES('xLyxCbCx8DkEfHEg',18,1.79552086769506049159e+09,'{"t":"passed","user":"rHzm1BZG0GL4Uw_Z","to":"3Ni-vVMArQURqYiY"}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',17,1.79552086781100463867e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('VIYKjZakmg0oiYDV',18,1.79552086781100463867e+09,'{"t":"passed","user":"DYXDVI4ZmrYYD_73","to":""}',NULL);
INSERT INTO "events" VALUES('X_Vd4T2LZrvYdLd7',5,1.79552086782474732392e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('X_Vd4T2LZrvYdLd7',6,1.79552086782474732392e+09,'{"t":"passed","user":"DYXDVI4ZmrYYD_73","to":""}',NULL);
INSERT INTO "events" VALUES('a89DHg3PP5B29SGx',18,1.79552086782688927646e+09,'{"t":"passed","user":"DYXDVI4ZmrYYD_73","to":""}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',1,1.79552086810991692539e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e982dd55a63914d5d4b676af053a5d21f9da08548ef7d12db06998f8fed926a4","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',2,1.79552086810991692539e+09,'{"t":"paired","tournament":"Gv_mUtDSgdMm","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',3,1.79552086810991692539e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',4,1.79552086810991692539e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',5,1.79552086810991692539e+09,'{"t":"seated","seat":1,"user":"isvFYenu2MHstZIQ","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',6,1.79552086810991692539e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',7,1.79552086810991692539e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',8,1.79552086810991692539e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',9,1.79552086810991692539e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',10,1.79552086810991692539e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',11,1.79552086810991692539e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',12,1.79552086810991692539e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',13,1.79552086810991692539e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',14,1.79552086810991692539e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',15,1.79552086810991692539e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',16,1.79552086810991692539e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('dw8cWqOWlmz3TwBV',17,1.79552086810991692539e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',1,1.7955208683260059357e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"0b73b46f9829ec956fe131984e2aa7ddeb239688174493d9c0564876f13d9a91","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',2,1.7955208683260059357e+09,'{"t":"paired","tournament":"D93uQyff7AsJ","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',3,1.7955208683260059357e+09,'{"t":"bot","seat":0,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',4,1.7955208683260059357e+09,'{"t":"seated","seat":1,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',5,1.7955208683260059357e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',6,1.7955208683260059357e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',7,1.7955208683260059357e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',8,1.7955208683260059357e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',9,1.7955208683260059357e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',10,1.7955208683260059357e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',11,1.7955208683260059357e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',12,1.7955208683260059357e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',13,1.7955208683260059357e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',14,1.7955208683260059357e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',15,1.7955208683260059357e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',16,1.7955208683260059357e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',1,1.79552086832724809651e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d540ed6017776fe740cab36e783b03e17dee68f6c3c6e3cc23cd69e7fdeb0baf","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',2,1.79552086832724809651e+09,'{"t":"paired","tournament":"FUg8xyy1wpoA","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',3,1.79552086832724809651e+09,'{"t":"seated","seat":0,"user":"isvFYenu2MHstZIQ","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',4,1.79552086832724809651e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',5,1.79552086832724809651e+09,'{"t":"seated","seat":1,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',6,1.79552086832724809651e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',7,1.79552086832724809651e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',8,1.79552086832724809651e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',9,1.79552086832724809651e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',10,1.79552086832724809651e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',11,1.79552086832724809651e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',12,1.79552086832724809651e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',13,1.79552086832724809651e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',14,1.79552086832724809651e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',15,1.79552086832724809651e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',16,1.79552086832724809651e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',17,1.79552086832724809651e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('aWzGt0a-g4d8GFyw',17,1.79552086837373828884e+09,'{"t":"resigned","seat":1,"level":"","character":""}','3Ni-vVMArQURqYiY d27');
INSERT INTO "events" VALUES('7TVjs1hBYrBx8Eq3',18,1.79552086838508820538e+09,'{"t":"resigned","seat":1,"level":"","character":""}','3Ni-vVMArQURqYiY d28');
INSERT INTO "events" VALUES('vNdShcYU6vj2q2YP',1,1.79552086850285911559e+09,'{"t":"created","user":"3Ni-vVMArQURqYiY","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"156566c679eef11b877e55743ba5aa7ccb479699d99ac74a3cbb25fd5935f394","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('vNdShcYU6vj2q2YP',2,1.79552086850285911559e+09,'{"t":"seated","seat":0,"user":"3Ni-vVMArQURqYiY","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('vNdShcYU6vj2q2YP',3,1.79552086850285911559e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Aa7tUleV8Djsqt0A',1,1.79552086854014229778e+09,'{"t":"created","user":"tAxMXckB-xIgNG5Y","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"f4ec73600ddf7d75f4e535db220fee338315bdfa0048f07b0e0b4258832f1174","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Aa7tUleV8Djsqt0A',2,1.79552086854014229778e+09,'{"t":"seated","seat":0,"user":"tAxMXckB-xIgNG5Y","name":"Max"}',NULL);
INSERT INTO "events" VALUES('Aa7tUleV8Djsqt0A',3,1.79552086854014229778e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',1,1.79552086858818340303e+09,'{"t":"created","user":"zNp4jIlkKGJ9EgWf","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"ef80423db0bbb07dcf5e6b0e343b29067fa91ed9af1f832ac5c00fb93d898976","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',2,1.79552086858818340303e+09,'{"t":"seated","seat":0,"user":"eroHuUkZHUk1uzaO","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',3,1.79552086858818340303e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',4,1.79552086858818340303e+09,'{"t":"seated","seat":1,"user":"zNp4jIlkKGJ9EgWf","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',5,1.79552086858818340303e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',6,1.79552086858818340303e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',7,1.79552086858818340303e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',8,1.79552086858818340303e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',9,1.79552086858818340303e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',10,1.79552086858818340303e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',11,1.79552086858818340303e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',12,1.79552086858818340303e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',13,1.79552086858818340303e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',14,1.79552086858818340303e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',15,1.79552086858818340303e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('Mtk3Pphf-W7Btg4m',16,1.79552086858818340303e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',1,1.79552086861584401134e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"180737d900cadde1b24398f0da9c04bb05187a334bc8d42e2585482135f9283d","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',2,1.79552086861584401134e+09,'{"t":"seated","seat":0,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',3,1.79552086861584401134e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',4,1.79552086862194705011e+09,'{"t":"seated","seat":1,"user":"TPXHZY8y7WT3xWEa","name":"Zoë the Bold"}','TPXHZY8y7WT3xWEa c2-7116293800243');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',5,1.79552086862345242502e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','TPXHZY8y7WT3xWEa c3-7116295672358');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',6,1.79552086862345242502e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',7,1.79552086862345242502e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',8,1.79552086862345242502e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',9,1.79552086862345242502e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',10,1.79552086862345242502e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',11,1.79552086862345242502e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',12,1.79552086862345242502e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',13,1.79552086862345242502e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',14,1.79552086862345242502e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',15,1.79552086862345242502e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',16,1.79552086862345242502e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',17,1.79552086863002324105e+09,'{"t":"move","seat":0,"action":16,"lag":0.0}','FxOwnKj9Q7aUmysI c3-7116302532637');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',18,1.79552086863278603551e+09,'{"t":"move","seat":1,"action":9,"lag":0.0}','TPXHZY8y7WT3xWEa c5-7116305250203');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',19,1.79552086863498806951e+09,'{"t":"move","seat":0,"action":23,"lag":0.0}','FxOwnKj9Q7aUmysI c4-7116307487261');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',20,1.79552086863949084279e+09,'{"t":"asked","seat":1,"to":11}','TPXHZY8y7WT3xWEa c6-7116309499299');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',21,1.79552086865314936632e+09,'{"t":"answered","seat":0,"yes":false}','FxOwnKj9Q7aUmysI c5-7116316499932');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',22,1.79552086866775918012e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','TPXHZY8y7WT3xWEa c7-7116336840027');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',23,1.79552086866775918012e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',24,1.79552086867250370975e+09,'{"t":"asked","seat":0,"to":12}','FxOwnKj9Q7aUmysI c6-7116343870797');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',25,1.79552086868414258963e+09,'{"t":"answered","seat":1,"yes":true}','TPXHZY8y7WT3xWEa c8-7116356667185');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',26,1.79552086868414258963e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',27,1.79552086868794155121e+09,'{"t":"move","seat":0,"action":23,"lag":0.0}','FxOwnKj9Q7aUmysI c7-7116360454964');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',28,1.79552086869666385651e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','TPXHZY8y7WT3xWEa c9-7116368930299');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',29,1.7955208687035079002e+09,'{"t":"returned","seat":1}','TPXHZY8y7WT3xWEa c10-7116374126188');
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',30,1.79552086870561766621e+09,'{"t":"resigned","seat":0,"level":"","character":""}','FxOwnKj9Q7aUmysI c8-7116377417704');
INSERT INTO "events" VALUES('lAZLS71k1lmJ1vB8',1,1.79552086871291708943e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"e9992cad43bed2fa68a8ce2c7ff28b6fd586b23034e8dc386cb2aa961475abf8","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('lAZLS71k1lmJ1vB8',2,1.79552086871291708943e+09,'{"t":"seated","seat":1,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('lAZLS71k1lmJ1vB8',3,1.79552086871291708943e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('lAZLS71k1lmJ1vB8',4,1.79552086871291708943e+09,'{"t":"seated","seat":0,"user":"TPXHZY8y7WT3xWEa","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('vVzSIwg3z8-A8ISs',31,1.79552086871615409853e+09,'{"t":"rematch","table":"lAZLS71k1lmJ1vB8"}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',1,1.79552086871940684313e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"264b7308123b29e2ce78e2f40092851f07fb99ace2d95712d76c21d711f3175f","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',2,1.79552086871940684313e+09,'{"t":"seated","seat":0,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',3,1.79552086871940684313e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',4,1.79552086873182892802e+09,'{"t":"seated","seat":1,"user":"TPXHZY8y7WT3xWEa","name":"Zoë the Bold"}','TPXHZY8y7WT3xWEa c12-7116404304282');
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',5,1.79552086873386836053e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','TPXHZY8y7WT3xWEa c13-7116406416347');
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',6,1.79552086873386836053e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',7,1.79552086873386836053e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',8,1.79552086873386836053e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',9,1.79552086873386836053e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',10,1.79552086873386836053e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',11,1.79552086873386836053e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',12,1.79552086873386836053e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',13,1.79552086873386836053e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',14,1.79552086873386836053e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',15,1.79552086873386836053e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',16,1.79552086873386836053e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',17,1.79552086875148868565e+09,'{"t":"move","seat":0,"action":10,"lag":0.0}','FxOwnKj9Q7aUmysI c11-7116420542553');
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',18,1.79552086875948905945e+09,'{"t":"move","seat":1,"action":19,"lag":0.0}','TPXHZY8y7WT3xWEa c14-7116427033110');
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',19,1.795520868765736103e+09,'{"t":"move","seat":0,"action":22,"lag":0.0}','FxOwnKj9Q7aUmysI c12-7116437876785');
INSERT INTO "events" VALUES('WR_acR7PQsYMIMGx',20,1.79552086877151346206e+09,'{"t":"move","seat":1,"action":16,"lag":0.0}','TPXHZY8y7WT3xWEa c15-7116442997187');
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',1,1.79552086877975869178e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"2a04d05bca1002a22852d7e90e3480516aed70dfeb4cdd8bd4fdb44829a7006e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',2,1.79552086877975869178e+09,'{"t":"seated","seat":0,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',3,1.79552086877975869178e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',4,1.79552086878888130187e+09,'{"t":"seated","seat":1,"user":"TPXHZY8y7WT3xWEa","name":"Zoë"}','TPXHZY8y7WT3xWEa c16-7116461408831');
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',5,1.79552086879148793219e+09,'{"t":"freed","seat":1}','TPXHZY8y7WT3xWEa c17-7116463306136');
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',6,1.79552086879997253423e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','FxOwnKj9Q7aUmysI c14-7116472469535');
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',7,1.79552086880773067471e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','FxOwnKj9Q7aUmysI c15-7116480153342');
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',8,1.79552086881186127656e+09,'{"t":"freed","seat":1}','FxOwnKj9Q7aUmysI c16-7116484403317');
INSERT INTO "events" VALUES('_wjo4nq80eLU8eJW',9,1.79552086881747126586e+09,'{"t":"removed","user":"TPXHZY8y7WT3xWEa","on":true}','FxOwnKj9Q7aUmysI c17-7116489959570');
INSERT INTO "events" VALUES('Vb6L_2uoe06A6Y6c',1,1.79552086882081794738e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"987c129fc388a8dfbd0f387316d4b5fd4f6682c0890a5708bb13a1394d9b867e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Vb6L_2uoe06A6Y6c',2,1.79552086882081794738e+09,'{"t":"seated","seat":0,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Vb6L_2uoe06A6Y6c',3,1.79552086882081794738e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Vb6L_2uoe06A6Y6c',4,1.79552086882746410366e+09,'{"t":"closed"}','FxOwnKj9Q7aUmysI c18-7116496401003');
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',1,1.79552086893424963946e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"efc4af4a6b67528d230295d11084918dc0453b1c3c2400e0e96a13f208c04dbd","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',2,1.79552086893424963946e+09,'{"t":"deal","day":"2026-11-24"}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',3,1.79552086893424963946e+09,'{"t":"seated","seat":0,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',4,1.79552086893424963946e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',5,1.79552086893424963946e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',6,1.79552086893424963946e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',7,1.79552086893424963946e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',8,1.79552086893424963946e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',9,1.79552086893424963946e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',10,1.79552086893424963946e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',11,1.79552086893424963946e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',12,1.79552086893424963946e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',13,1.79552086893424963946e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',14,1.79552086893424963946e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',15,1.79552086893424963946e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('1SeyUIMx5QvgDP6h',16,1.79552086893424963946e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',1,1.79552086894519019122e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"97d0411fe91137e8edd491eb0203be6e3853b09d1fc62c23c420cd8bca00ab80","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',2,1.79552086894519019122e+09,'{"t":"seated","seat":0,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',3,1.79552086894519019122e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',4,1.79552086894519019122e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',5,1.79552086894519019122e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',6,1.79552086894519019122e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',7,1.79552086894519019122e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',8,1.79552086894519019122e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',9,1.79552086894519019122e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',10,1.79552086894519019122e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',11,1.79552086894519019122e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',12,1.79552086894519019122e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',13,1.79552086894519019122e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',14,1.79552086894519019122e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',15,1.79552086894519019122e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('2z-SYqOaSGMwmJMs',16,1.79552086895092082021e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','FxOwnKj9Q7aUmysI c20-7116623388346');
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',1,1.79552086896833348276e+09,'{"t":"created","user":"FxOwnKj9Q7aUmysI","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"de2e8978b08188be8dd93704eba5e6c7bc66750b8098eefb578764edd0cc974b","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',2,1.79552086896833348276e+09,'{"t":"seated","seat":0,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',3,1.79552086896833348276e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',4,1.79552086896833348276e+09,'{"t":"seated","seat":1,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',5,1.79552086896833348276e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',6,1.79552086896833348276e+09,'{"t":"seated","seat":2,"user":"FxOwnKj9Q7aUmysI","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',7,1.79552086896833348276e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',8,1.79552086896833348276e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',9,1.79552086896833348276e+09,'{"t":"draw","action":4096}',NULL);
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',10,1.7955208689891138077e+09,'{"t":"move","seat":0,"action":2530,"lag":0.0}','FxOwnKj9Q7aUmysI c22-7116661627363');
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',11,1.79552086899602723118e+09,'{"t":"move","seat":1,"action":3102,"lag":0.0}','FxOwnKj9Q7aUmysI c23-7116668501115');
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',12,1.79552086899813723563e+09,'{"t":"move","seat":2,"action":980,"lag":0.0}','FxOwnKj9Q7aUmysI c24-7116670640002');
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',13,1.79552086900020885468e+09,'{"t":"move","seat":0,"action":2457,"lag":0.0}','FxOwnKj9Q7aUmysI c25-7116672715742');
INSERT INTO "events" VALUES('7AnHMo6Wull94KzJ',14,1.79552086900231552121e+09,'{"t":"resigned","seat":2,"level":"hard","character":"gisela"}','FxOwnKj9Q7aUmysI c26-7116674774565');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('3Ni-vVMArQURqYiY','isvFYenu2MHstZIQ',1.7955208685623466969e+09);
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
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','3Ni-vVMArQURqYiY',0.0);
INSERT INTO "handles" VALUES('katharlna','3Ni-vVMArQURqYiY',1.80329686764749336242e+09);
INSERT INTO "handles" VALUES('loulse','DYXDVI4ZmrYYD_73',1.80329686780612111086e+09);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	emblem TEXT NOT NULL, 
	gone TEXT NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (id)
);
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
CREATE TABLE house_members (
	user_id TEXT NOT NULL, 
	since REAL NOT NULL, 
	invite TEXT NOT NULL, 
	let_in_by TEXT NOT NULL, 
	ended REAL NOT NULL, 
	ended_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
CREATE TABLE house_requests (
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	words TEXT NOT NULL, 
	state TEXT NOT NULL, 
	seen_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('1777f25645459929905b0fc5fcda1d967207715ca173d6d47e25741b9e062fb1','host',1.79560726024748778346e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('yRB-RTiUXYSYtbtG','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20992/account#confirm=AD-7rw7V929geA3ExjPMrZo8iNsakyC9

If it was not, there is nothing to do: nothing happens without the link.
',1.79552089718320393558e+09,1.79552446713705968856e+09,1,'79e5e816fd29c2e7',0.0,'');
INSERT INTO "mails" VALUES('c425563e611535623620f1f954bf6d8c49ca3f45dfe01dc113ebde0181a707f73Ni-vVMArQURqYiY','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20992/account#recover=wkZdYLSmfo8ZeLpWWepnzyflhe2tNYKW

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79552089721971273417e+09,1.79552446720535779003e+09,1,'79e5e816fd29c2e7',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','BBudilivQ7mDD6f7',1.79552086164809870721e+09);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','BBudilivQ7mDD6f7',1.79552086164809870721e+09);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','uFlPW19UPl5Ae0v_',1.79552086165222835544e+09);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','uFlPW19UPl5Ae0v_',1.79552086165222835544e+09);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','F35WRlO2x6NdR1bf',0.0);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','F35WRlO2x6NdR1bf',0.0);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','Wb3MfZTuaegWUKS3',0.0);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','Wb3MfZTuaegWUKS3',0.0);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','6X9to-XXHxgkKkne',0.0);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','6X9to-XXHxgkKkne',0.0);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','HmFCBA0GYvlvD85C',0.0);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','HmFCBA0GYvlvD85C',0.0);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','xv0zvKNkbD0YbR7F',0.0);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','xv0zvKNkbD0YbR7F',0.0);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','xLyxCbCx8DkEfHEg',1.79552086740802550315e+09);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','xLyxCbCx8DkEfHEg',1.79552086740802550315e+09);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','VIYKjZakmg0oiYDV',1.79552086781100463867e+09);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','a89DHg3PP5B29SGx',1.79552086741282486913e+09);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','aToqWv9zaLqv5atf',0.0);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','X_Vd4T2LZrvYdLd7',0.0);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','dw8cWqOWlmz3TwBV',0.0);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','dw8cWqOWlmz3TwBV',0.0);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','aWzGt0a-g4d8GFyw',1.79552086837373828884e+09);
INSERT INTO "members" VALUES('isvFYenu2MHstZIQ','7TVjs1hBYrBx8Eq3',1.79552086838508820538e+09);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','7TVjs1hBYrBx8Eq3',1.79552086838508820538e+09);
INSERT INTO "members" VALUES('3Ni-vVMArQURqYiY','vNdShcYU6vj2q2YP',0.0);
INSERT INTO "members" VALUES('tAxMXckB-xIgNG5Y','Aa7tUleV8Djsqt0A',0.0);
INSERT INTO "members" VALUES('eroHuUkZHUk1uzaO','Mtk3Pphf-W7Btg4m',0.0);
INSERT INTO "members" VALUES('zNp4jIlkKGJ9EgWf','Mtk3Pphf-W7Btg4m',0.0);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','vVzSIwg3z8-A8ISs',1.79552086870561766621e+09);
INSERT INTO "members" VALUES('TPXHZY8y7WT3xWEa','vVzSIwg3z8-A8ISs',1.79552086870561766621e+09);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','lAZLS71k1lmJ1vB8',0.0);
INSERT INTO "members" VALUES('TPXHZY8y7WT3xWEa','lAZLS71k1lmJ1vB8',0.0);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','WR_acR7PQsYMIMGx',0.0);
INSERT INTO "members" VALUES('TPXHZY8y7WT3xWEa','WR_acR7PQsYMIMGx',0.0);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','_wjo4nq80eLU8eJW',0.0);
INSERT INTO "members" VALUES('TPXHZY8y7WT3xWEa','_wjo4nq80eLU8eJW',0.0);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','Vb6L_2uoe06A6Y6c',0.0);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','1SeyUIMx5QvgDP6h',0.0);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','2z-SYqOaSGMwmJMs',0.0);
INSERT INTO "members" VALUES('FxOwnKj9Q7aUmysI','7AnHMo6Wull94KzJ',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','d43d567a197bc6bc6762e5d757000da749c1715ce489b992297434063cc90c11');
INSERT INTO "meta" VALUES('invited','1795520860.2438893');
INSERT INTO "meta" VALUES('probe','636bc4ec0e117482');
INSERT INTO "meta" VALUES('order','95251dddf3af3ed4');
INSERT INTO "meta" VALUES('vapid','eImDXj0ocFdbRrMV6btLVJOASxq18sK2zEUIrgEovyk');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('isvFYenu2MHstZIQ','tAxMXckB-xIgNG5Y',1.79552086856060910224e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('zNp4jIlkKGJ9EgWf','VFiCwxqiACSwrkX2eqJZYmk8dgk6ySFB','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
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
INSERT INTO "one_time_tokens" VALUES('574b59786c6ed78ed6cf9261eee988f988cd9b1769d483879eadc1bf512f7567','3Ni-vVMArQURqYiY','passkey-add','127.0.0.1 w6skewu4lWzn8St8B2mesHGSMj1CMKAcdUqPuGDCftirC64gh1kXIhR4i3OKqopjL0P53Zw4LsHRZG38hlxaMg',1.79552116697954916961e+09);
INSERT INTO "one_time_tokens" VALUES('12a010d55de860db49c407ed11aca580c15f8d522aec6a17395ff845aef8d53e','3Ni-vVMArQURqYiY','recover','bea@example.org',1.79552446720061707492e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('Mtk3Pphf-W7Btg4m','{"game":"rosenkoenig","players":2,"rated":false,"users":["zNp4jIlkKGJ9EgWf","eroHuUkZHUk1uzaO"],"strength":25.0,"time":null}',1.79552086858369231228e+09,1.79552086859006071093e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('j5Yf9B9-BdARbYJcZz51bg','3Ni-vVMArQURqYiY',X'A5010203262001215820CBC721C348FCFCD336E28694CA225440A9D68094DFDDBA3EA4DB575EA02369052258206FB778F01B943BE2A5BE7FF899DA0D4303C696F4780BA5C2E4A8237F2E9E956E',1,'Laptop',1.79552086697246265412e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('FxOwnKj9Q7aUmysI','lesson','rosenkoenig','first',1,1.79552086888263607027e+09,0.0,1.79552086888263607027e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','zNp4jIlkKGJ9EgWf','lWX8jChElTDS','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79552086860145592686e+09,0);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (game, puzzle)
);
CREATE TABLE puzzle_skills (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('3Ni-vVMArQURqYiY',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('zNp4jIlkKGJ9EgWf',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('BBudilivQ7mDD6f7',1.79552086164809870721e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["3Ni-vVMArQURqYiY","isvFYenu2MHstZIQ"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('uFlPW19UPl5Ae0v_',1.79552086165222835544e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["3Ni-vVMArQURqYiY","isvFYenu2MHstZIQ"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('F35WRlO2x6NdR1bf',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('BBudilivQ7mDD6f7','3Ni-vVMArQURqYiY',1,1.79552086164809870721e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('BBudilivQ7mDD6f7','isvFYenu2MHstZIQ',1,1.79552086164809870721e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('3Ni-vVMArQURqYiY','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79552086164809870721e+09,3.53117144818278859484e+02,1.7632921059889276028e+09);
INSERT INTO "ratings" VALUES('isvFYenu2MHstZIQ','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79552086164809870721e+09,3.47846365831997843547e+02,1.7632921059889276028e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('5ef261752578b9733e7288bee43ef7edb78a724bdeae1d58a184bd4b1b345248','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('6c4d1fe7210059597b19dfd5579a771b8c21ade7489b208d99da07772b668b6a','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('67033e3e4c739ecd3bb16d36d3ad35b3152c9dbdc5da18a6f22d283de5b81755','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('2cdc650bd83120117db8c51527ee1d8843a94fd1a4d3d8a0e03d4a43e387c657','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('e71d3d2f9482cfa6dc6706a53e929002afe52cf7c44e2961e631b132c6b1fd4f','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('decab73b2f5c8f65c8fe2d430e7befa4da08744ac82f8cf324e076f3deb85a5f','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('a7d7482f644695b28f2360d7d553454151ff3f18356bdb17b0d8909b8f4d308b','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('f73e34a13f745988f4a721e169c28c16566edb550bc53f4f9279682dc8753167','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('8ee99598936a92ce6bc6467fd2c6aa4e65f1880dd281ae53fdfbabc247ce6643','3Ni-vVMArQURqYiY');
INSERT INTO "recovery_codes" VALUES('5f923775918e2cac03d9fc0555dc7302ff70871e3f30a55c744414220194b991','3Ni-vVMArQURqYiY');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('4ec873eef395ca11',1795520868.53268,'3Ni-vVMArQURqYiY','tAxMXckB-xIgNG5Y','chat','insult','','vNdShcYU6vj2q2YP',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"tAxMXckB-xIgNG5Y","name":"Max","text":"you clown","time":1795520868.5187402,"phrase":"","hidden":false},{"number":2,"user":"3Ni-vVMArQURqYiY","name":"Bea","text":"","time":1795520868.5305226,"phrase":"good-luck","hidden":false}]}','acted',1.79552086854841923711e+09,'wGZJ4FxZ6GoR-2Ug','Thank you.',0);
INSERT INTO "reports" VALUES('350a8437c744470a',1.79552086853705334659e+09,'3Ni-vVMArQURqYiY','tAxMXckB-xIgNG5Y','name','insult','','vNdShcYU6vj2q2YP',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"tAxMXckB-xIgNG5Y","name":"Max","text":"you clown","time":1795520868.5187402,"phrase":"","hidden":false},{"number":2,"user":"3Ni-vVMArQURqYiY","name":"Bea","text":"","time":1795520868.5305226,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('BBudilivQ7mDD6f7',0,'3Ni-vVMArQURqYiY','','',0,'rosenkoenig',2,1.79552086164809870721e+09,1.79552086164809870721e+09,1,1.0,3.0,'won',0);
INSERT INTO "results" VALUES('BBudilivQ7mDD6f7',1,'isvFYenu2MHstZIQ','','',0,'rosenkoenig',2,1.79552086164809870721e+09,1.79552086164809870721e+09,2,0.0,6.0,'lost',1);
INSERT INTO "results" VALUES('uFlPW19UPl5Ae0v_',0,'3Ni-vVMArQURqYiY','','',0,'rosenkoenig',2,1.79552086165222835544e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('uFlPW19UPl5Ae0v_',1,'isvFYenu2MHstZIQ','','',0,'rosenkoenig',2,1.79552086165222835544e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('xLyxCbCx8DkEfHEg',0,'3Ni-vVMArQURqYiY','','',0,'rosenkoenig',2,1.79552086740802550315e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('xLyxCbCx8DkEfHEg',1,'isvFYenu2MHstZIQ','','',0,'rosenkoenig',2,1.79552086740802550315e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('a89DHg3PP5B29SGx',0,'isvFYenu2MHstZIQ','','',0,'rosenkoenig',2,1.79552086741282486913e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('a89DHg3PP5B29SGx',1,'DYXDVI4ZmrYYD_73','','',0,'rosenkoenig',2,1.79552086741282486913e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('VIYKjZakmg0oiYDV',0,'isvFYenu2MHstZIQ','','',0,'rosenkoenig',2,1.79552086781100463867e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('VIYKjZakmg0oiYDV',1,'','','',0,'rosenkoenig',2,1.79552086781100463867e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('aWzGt0a-g4d8GFyw',0,'','random','',0,'rosenkoenig',2,1.79552086837373828884e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('aWzGt0a-g4d8GFyw',1,'3Ni-vVMArQURqYiY','','',0,'rosenkoenig',2,1.79552086837373828884e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('7TVjs1hBYrBx8Eq3',0,'isvFYenu2MHstZIQ','','',0,'rosenkoenig',2,1.79552086838508820538e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('7TVjs1hBYrBx8Eq3',1,'3Ni-vVMArQURqYiY','','',0,'rosenkoenig',2,1.79552086838508820538e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('vVzSIwg3z8-A8ISs',0,'FxOwnKj9Q7aUmysI','','',0,'rosenkoenig',2,1.79552086870561766621e+09,1.79552086870561766621e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('vVzSIwg3z8-A8ISs',1,'TPXHZY8y7WT3xWEa','','',0,'rosenkoenig',2,1.79552086870561766621e+09,1.79552086870561766621e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('vVzSIwg3z8-A8ISs','FxOwnKj9Q7aUmysI',1.79552086890403318408e+09,2,1,0,0,0,'','',1.7955208839040338993e+09,'d4f5ed37fbb52bb3',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('wGZJ4FxZ6GoR-2Ug','host',1.79552086848765516278e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','dbbad955e87720b1',1.79552087859437966349e+09,2);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('qIbKDru6R5BT','zNp4jIlkKGJ9EgWf','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79552086857733583452e+09,1.79552086858369231228e+09,'Mtk3Pphf-W7Btg4m');
INSERT INTO "seeks" VALUES('eTIriPiNrm3a','eroHuUkZHUk1uzaO','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79552086858021545407e+09,1.79552086858369231228e+09,'Mtk3Pphf-W7Btg4m');
INSERT INTO "seeks" VALUES('otTdH7S7OUAB','zNp4jIlkKGJ9EgWf','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79552086858979201323e+09,1.79552086858979201323e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79552086846404552458e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.79552086846404552458e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('BBudilivQ7mDD6f7',X'A7C66D07E265151D17BCA35B4BDFB6EBE2D7DEB03ED7037AFB3FEF7CF8056460',26,'over',1,1.79552086164809870721e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":19,"player":-4,"shown":19,"outcome":{"scores":[3.0,6.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('uFlPW19UPl5Ae0v_',X'2025108769AE0A97C500271C066B43BB74B8CE51CBCB584D078D5738DF884642',17,'over',0,1.79552086165222835544e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('F35WRlO2x6NdR1bf',X'DF2B25DF459A813E5D312364AA32F327593FABDD378BCD3C977EC9930FDDCF6A',18,'playing',0,1.79552086169238853457e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Wb3MfZTuaegWUKS3',X'4A949C979D9D7CB208B413995A8A4E4BC5A4B9434F1C742D24E305727E6B72E6',17,'playing',0,1.79552086396566605566e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.7962120644312374592e+09,0,0);
INSERT INTO "tables" VALUES('6X9to-XXHxgkKkne',X'AB0AEEED5F791EADB5E31E4051B2F549498DE2604104019A36FA985309903E52',28,'playing',0,1.79552086421710968013e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79552117466989231107e+09,0,0);
INSERT INTO "tables" VALUES('HmFCBA0GYvlvD85C',X'45A6CA48E9FC8D90E86BF62F9921051D5DECEEBC4EF79B48773BE6410CF4227A',17,'playing',0,1.79552086642786192893e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"3Ni-vVMArQURqYiY","level":"hard","ready":true,"away":false,"resigned":true,"character":"elinor","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null}',1,'166d4aabb5f83be1',1.79552087446347284314e+09,NULL,0,0);
INSERT INTO "tables" VALUES('xv0zvKNkbD0YbR7F',X'178A79F7D4CF0CC31DDAB13189AADBF5FAFBA4776311A027824E49A3B0954DF9',17,'playing',0,1.79552086767528319361e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('xLyxCbCx8DkEfHEg',X'4692AAB2910994284FC52DFEA15B5E15B772855405E172831A845B99C82B7CE6',18,'over',0,1.79552086769506049159e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('VIYKjZakmg0oiYDV',X'94DBF6DD7B2F894F216FAF3064DE3D8AE3636387ABB3205F3B6090B0E0C900C9',18,'over',0,1.79552086781100463867e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('a89DHg3PP5B29SGx',X'B9C482F59BBCE72740CD34FA4703810B18B818ACB697A5D372225C25716A12F9',18,'over',0,1.79552086782688927646e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('aToqWv9zaLqv5atf',X'A1A0A1691DC9448CDA7EEF7077DEACD17FBB0A939DA2D8446878E4204444BB5E',4,'open',0,1.79552086766449046136e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('X_Vd4T2LZrvYdLd7',X'DDF3E165751BF2E30CDA8A3B6DDDBACA21D3FECBAEE0F4206118E8E2E33E821D',6,'open',0,1.79552086782474732392e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('dw8cWqOWlmz3TwBV',X'21FA2F44A94005E760524BCB225263C05EFCEA0678B4389383ACD65E94012545',17,'playing',0,1.79552086810991692539e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"Gv_mUtDSgdMm","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('aWzGt0a-g4d8GFyw',X'383EB15D0092C4AFB98473073EA1C73B94E43EC1939C044560D0CF598C7DD101',17,'over',0,1.79552086837373828884e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"bot","colour":"red","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"D93uQyff7AsJ","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('7TVjs1hBYrBx8Eq3',X'AA8CE003BEF2F3F56F83D212114EBD004AF2086C99C0CE6F31237E167326A6F5',18,'over',0,1.79552086838508820538e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"isvFYenu2MHstZIQ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"FUg8xyy1wpoA","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('vNdShcYU6vj2q2YP',X'BB7CC03926585012382C3215D8E257BB187ACC4CE4D5C5DCE06BEF6EF506B8AF',3,'open',1,1.79552086850285911559e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"3Ni-vVMArQURqYiY","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Aa7tUleV8Djsqt0A',X'9083591009D4C33AD5C4C9B0D722DFFD6EBDB4E0D97BDEEC978DAFD07F91FF01',3,'open',1,1.79552086854014229778e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"tAxMXckB-xIgNG5Y","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('Mtk3Pphf-W7Btg4m',X'7E81A86B7F3CBCF22AB5473A1D3685079A5321D84CE96123C5367052D6640510',16,'playing',1,1.79552086858818340303e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Oda","user":"eroHuUkZHUk1uzaO","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Nia","user":"zNp4jIlkKGJ9EgWf","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('vVzSIwg3z8-A8ISs',X'3A5B0999877889E2779B263E932416014164E8BC299D573201B5C81BD0446A1B',31,'over',1,1.79552086871615409853e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"TPXHZY8y7WT3xWEa","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"scores":[2.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('lAZLS71k1lmJ1vB8',X'4A1F6C1078AAA0E1F61631422CAB6645D8F7D30179703024B8964F34B9CADF2E',4,'open',1,1.79552086871291708943e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"TPXHZY8y7WT3xWEa","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('WR_acR7PQsYMIMGx',X'58B7A0B4E1F458D02AEF01EFD20E0AD53BAA78DB3C0B1534A518E8666A2F60F6',20,'playing',1,1.79552086873386836053e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"TPXHZY8y7WT3xWEa","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"TPXHZY8y7WT3xWEa","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795520868.7338684,"until":null}}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('_wjo4nq80eLU8eJW',X'DEB5FDC10AC20F5D558842A8ED1EA99B64E304BDC949EEFE4A2EA6BBD5BE0625',9,'open',1,1.79552086881747126586e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Vb6L_2uoe06A6Y6c',X'4F445201E37553837200281376861CBF8DCCE501F9BD3AFF38AAF52DFF4D4AD5',4,'closed',0,1.79552086882746410366e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('1SeyUIMx5QvgDP6h',X'EF27C747398F9A9046FF26C2FCF65CF82EF190234A80E7DB26DA770A48CF7F31',16,'playing',0,1.79552086893424963946e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('2z-SYqOaSGMwmJMs',X'8840ED7C397AE818643B5398AFA1B6DB57055ECEF6EC063346A12EAC28F5CC89',16,'playing',0,1.79552086895092082021e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',1,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('7AnHMo6Wull94KzJ',X'0D73B9387A2112208F23B0DB1511D0F55C200C24806C968B956953E77D784C9A',14,'playing',0,1.79552086900231552121e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"yellow","name":"Ada","user":"FxOwnKj9Q7aUmysI","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"green","name":"Gisela Falk","user":"FxOwnKj9Q7aUmysI","level":"hard","ready":true,"away":false,"resigned":true,"character":"gisela","absent":"Ada"}],"ply":5,"player":1,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('4f3efeb44242f99f3c604d7711ba0d7c914687cfdb41be7c92dedbcc9616bf6e','Shi7ulQUUI2mH6SW','FxOwnKj9Q7aUmysI','all',1.79552086883376026149e+09);
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
CREATE TABLE tournament_directors (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
CREATE TABLE tournament_entry (
	tournament_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (tournament_id)
);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('1XLUI2-mdnJR',1,'isvFYenu2MHstZIQ','Cid','','',1.79552086787664961814e+09,0.0);
INSERT INTO "tournament_players" VALUES('Gv_mUtDSgdMm',1,'3Ni-vVMArQURqYiY','Bea','','',1.79552086788834571839e+09,0.0);
INSERT INTO "tournament_players" VALUES('Gv_mUtDSgdMm',2,'isvFYenu2MHstZIQ','Cid','','',1.79552086789988613133e+09,0.0);
INSERT INTO "tournament_players" VALUES('D93uQyff7AsJ',1,'3Ni-vVMArQURqYiY','Bea','','',1.79552086793165135382e+09,0.0);
INSERT INTO "tournament_players" VALUES('FUg8xyy1wpoA',1,'3Ni-vVMArQURqYiY','Bea','','',1.79552086801178526877e+09,0.0);
INSERT INTO "tournament_players" VALUES('FUg8xyy1wpoA',2,'isvFYenu2MHstZIQ','Cid','','',1.79552086802459120746e+09,0.0);
INSERT INTO "tournament_players" VALUES('D93uQyff7AsJ',2,'','Bot 1','random','bot-1',1.79552086807565164567e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('Gv_mUtDSgdMm',1,1.79552086807425141331e+09,0.0,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('D93uQyff7AsJ',1,1.79552086809191322326e+09,1.79552086839485740658e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('FUg8xyy1wpoA',1,1.7955208681730902195e+09,1.79552086839643812183e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"d540ed6017776fe740cab36e783b03e17dee68f6c3c6e3cc23cd69e7fdeb0baf","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('Gv_mUtDSgdMm',1,0,'dw8cWqOWlmz3TwBV',1.7981128680742514133e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('D93uQyff7AsJ',1,0,'aWzGt0a-g4d8GFyw',1.79552446809191322326e+09,1.79552086838343977932e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
INSERT INTO "tournament_tables" VALUES('FUg8xyy1wpoA',1,0,'7TVjs1hBYrBx8Eq3',1.79552446817309021946e+09,1.79552086839316773418e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
CREATE TABLE tournament_told (
	tournament_id TEXT NOT NULL, 
	act INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, act, user_id)
);
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('1XLUI2-mdnJR','open','3Ni-vVMArQURqYiY',1,'open',1.79552086787043786047e+09,0.0,0.0,0.0,1.79552086787043786047e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'EA714FDF46C9D295907992665B61CCDE3FCFFC538BA95068EE366ED9D4F5BFB1',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('Gv_mUtDSgdMm','running','3Ni-vVMArQURqYiY',1,'running',1.79552086787944388396e+09,1.7955208680439426899e+09,1.79552086806376099588e+09,0.0,1.79552086806376099588e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'404564A68DEF041971410E5E7CDA060B236F8473CE738829335E03488F192E2D',9,1.79552089818024277682e+09,'a05dcefe9b7fc8d9',0.0);
INSERT INTO "tournaments" VALUES('D93uQyff7AsJ','over','3Ni-vVMArQURqYiY',1,'over',1.79552086791577744486e+09,1.79552086806686306006e+09,1.79552086807559370994e+09,1.79552086839703893658e+09,1.79552086839703893658e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'2E63CED07FCE538F00C6FA5619985A011EFD7D9D009E9795C66B09893FD87063',12,0.0,'a05dcefe9b7fc8d9',0.0);
INSERT INTO "tournaments" VALUES('FUg8xyy1wpoA','shared','3Ni-vVMArQURqYiY',1,'over',1.79552086798347210888e+09,1.79552086808413648598e+09,1.79552086810407042502e+09,1.79552086841818451883e+09,1.79552086841818451883e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'3D2643E46E3D90711E8CE0B5172365602729343097E771B7ADB30FBDC0EB0EDA',13,0.0,'a05dcefe9b7fc8d9',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79552086855763387684e+09,'wGZJ4FxZ6GoR-2Ug');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL, look TEXT DEFAULT '' NOT NULL, was TEXT DEFAULT '' NOT NULL, challenges TEXT DEFAULT 'everybody' NOT NULL);
INSERT INTO "users" VALUES('3Ni-vVMArQURqYiY','Bea',1.79552086040064215661e+09,'bea','nobody','','','everybody');
INSERT INTO "users" VALUES('isvFYenu2MHstZIQ','Cid',1.79552086044518494608e+09,'cid','everybody','','','everybody');
INSERT INTO "users" VALUES('tAxMXckB-xIgNG5Y','Max',1.79552086056407213211e+09,'max','everybody','','','everybody');
INSERT INTO "users" VALUES('wGZJ4FxZ6GoR-2Ug','Host',1.79552086058098530774e+09,'host','everybody','','','everybody');
INSERT INTO "users" VALUES('FxOwnKj9Q7aUmysI','Ada',1.79552086059122252463e+09,'ada','everybody','','','everybody');
INSERT INTO "users" VALUES('TPXHZY8y7WT3xWEa','Zoë',1.79552086059662079813e+09,'zoe','everybody','','','everybody');
INSERT INTO "users" VALUES('zNp4jIlkKGJ9EgWf','Nia',1.79552086856984949108e+09,'nia','everybody','','','everybody');
INSERT INTO "users" VALUES('eroHuUkZHUk1uzaO','Oda',1.79552086857217311861e+09,'oda','everybody','','','everybody');
INSERT INTO "users" VALUES('Shi7ulQUUI2mH6SW','Ada''s program',1.79552086883190083503e+09,'ada''s program','everybody','','','everybody');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('3Ni-vVMArQURqYiY',1.79552086395725417136e+09,1.79595286395725417137e+09);
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
