-- {"tables": {"over": "BgbgWlARx3ZiYKqL", "rematch": "ERidPAcHVaJZQ-0E", "playing": "CyXJIIQPR5KJbiN3", "open": "3ShRaFzCA0ATnmdE", "closed": "ucg-yHmrdVeLOu4A", "bot": "I2gmQ2xNwO1dDNIz", "three": "XBfQbgCMTbozBiWX"}, "cookies": {"Ada": "tafelronde-635907d0-20736=1.5MFVuO-4o0NMdbNH.6_phy-Rmh3SB.3e7880d08f6f2a0621f9f13ea1f908964acf7c71976289871a7cdd780c07815b", "Zoë": "tafelronde-635907d0-20736=1.p6CCOn5akCrCUt-4.Tyvqfubdahk-.5a461e8d333f8d2e4138098b3fc3318f71145c30f0bac032a9c4189a7e44ecc0"}, "company": {"tables": {"counted": "SX977CDRpXY3H70q", "short": "LvWgDZLxBIXnM2K1", "rated": "mpCPNLqjvUfoc7n5", "handed over": "fUofvL-RgTm59dpf", "days": "_zMtqQCPQack0Ivu", "live": "viaWXNDYS5hLmGWa", "slow": "_VcS9q_89wq_0bVb", "merged running": "HeuFWVs7nawmQgx6", "merged over": "vu2rw_8HbS7yJTAB", "left running": "JeHH_Fn2iRNida44", "left over": "IM9JOL4FzvPRh8wY", "merged open": "hYotJ-yJX6_69A9h", "left open": "2CX2wzEDl4rM7WEK", "cup over": "VpZ9Y7Lcg_43Y6cn", "cup shared": "_jq48x8JfKZvcJfD", "insult": "hM1H4x-7mn7aMfpB", "hidden": "OOWYtM1GmYWSFkNo", "found": "X3pc3tIbP10u1Dk1", "circle": "9ZQ2Bj9XlQM2ExNk", "circle open": "_y8zv17_d8uR2DqJ"}, "cups": {"open": "p8AVPRFMwGEO", "running": "nYBR4fnjLNOq", "over": "IQwoL2bNUXfk", "shared": "Omo-suWZKEJp"}, "cookies": {"Bea": "tafelronde-635907d0-20736=1.wZWghPN42Ieovq0A.IHg2KZ-jXQT1.13be33d8c1d6bb84c65c8260adb0408b3af903389cd00d195530298b735639f1", "Cid": "tafelronde-635907d0-20736=1.y7ft6uqTSvnJUI2A.-5uipzzNqZ0Y.bc9473c7ce88ab2e51a35cde4e2c3b2290cf90251b2604d2d42f165f4486fa2d", "Kay": "tafelronde-635907d0-20736=1.8z52BgORxpZbrq_1.uTjoJA-2WNG_.e9afecc07ad9556476f7f7441629a20187ebdd73ad39219f445531be8b47dc59", "Lou": "", "Max": "tafelronde-635907d0-20736=1.E9wfQgmJ-98Ro7pa.x4aB9TRcHAdg.ead1fd440103b69ab97d4b9cc52452e08efe19173b5b6a86345a1e951fd26906", "Hal": "tafelronde-635907d0-20736=1.mtFWPzLX_RxD8x0L.89ku65TpbZqx.246fe019a0229956cbd2797991db9e159fad08347b0a04dde2b030062fca9355"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('wZWghPN42Ieovq0A','Beatrix','beatrlx',1.79594490694740080826e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0025');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('_zMtqQCPQack0Ivu',1,'y7ft6uqTSvnJUI2A',17,10,'[[2,11]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('3IihQl1CV_1B',1.79594491521887779234e+09,'mtFWPzLX_RxD8x0L','role-host','mtFWPzLX_RxD8x0L','','','');
INSERT INTO "audit" VALUES('sNBAlHNab2DY',1.79594491544679737094e+09,'mtFWPzLX_RxD8x0L','report-acted','E9wfQgmJ-98Ro7pa','','Thank you.','');
INSERT INTO "audit" VALUES('8OvpYCqfOBJL',1.79594491547423553466e+09,'mtFWPzLX_RxD8x0L','hide-line','E9wfQgmJ-98Ro7pa','hM1H4x-7mn7aMfpB','rude','1');
INSERT INTO "audit" VALUES('ISsLmwHjgqyU',1.79594491551863622664e+09,'mtFWPzLX_RxD8x0L','hide-table','','OOWYtM1GmYWSFkNo','rude','');
INSERT INTO "audit" VALUES('4nJRX3pcbdXU',1.79594491555002093311e+09,'mtFWPzLX_RxD8x0L','ban','E9wfQgmJ-98Ro7pa','','','chat insult 3000');
INSERT INTO "audit" VALUES('ZkMNHvaE2ihY',1.79594491559008812911e+09,'mtFWPzLX_RxD8x0L','words','','','','+Blötkopf');
INSERT INTO "audit" VALUES('ny1UV-aNX-gz',1.79594491564922094338e+09,'mtFWPzLX_RxD8x0L','house-name','','','','The Hall');
INSERT INTO "audit" VALUES('ZJg9WypCxcWt',1.7959449156700286865e+09,'mtFWPzLX_RxD8x0L','house-text','','','','welcome en');
INSERT INTO "audit" VALUES('O6z3HQa_FhPc',1.79594491573195552819e+09,'mtFWPzLX_RxD8x0L','house-invite','','','Thursday','6852dfde3da7 3 7');
INSERT INTO "audit" VALUES('YOdjuc6yqibB',1.79594491602186822894e+09,'mtFWPzLX_RxD8x0L','member-out','E9wfQgmJ-98Ro7pa','','rude','');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('dCjx1ESL9qjh',1.7959449e+09,'/var/lib/tafelronde/backups/tafelronde-20261129T093500Z.db',880640.0,0.142,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('be9488fe1f3bc113','E9wfQgmJ-98Ro7pa','chat','insult','',1.79594491556198477743e+09,2.05514491556198477736e+09,'mtFWPzLX_RxD8x0L',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('y7ft6uqTSvnJUI2A','E9wfQgmJ-98Ro7pa',1.79594491626179671292e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('IM9JOL4FzvPRh8wY',1,1.79594491094692420953e+09,'elnf9H0FYg-wRr6Q','',1,'Well played','elnf9H0FYg-wRr6Q d26','',0.0);
INSERT INTO "chats" VALUES('hM1H4x-7mn7aMfpB',1,1.79594491526636266705e+09,'E9wfQgmJ-98Ro7pa','Max',-1,'you clown','E9wfQgmJ-98Ro7pa d29','',1.79594491548937654494e+09);
INSERT INTO "chats" VALUES('hM1H4x-7mn7aMfpB',2,1.79594491528194069866e+09,'wZWghPN42Ieovq0A','Bea',0,'','wZWghPN42Ieovq0A d30','good-luck',0.0);
INSERT INTO "chats" VALUES('BgbgWlARx3ZiYKqL',1,1.7959449173604774475e+09,'5MFVuO-4o0NMdbNH','Ada',0,'good luck','5MFVuO-4o0NMdbNH c2-57956965555204','',0.0);
INSERT INTO "chats" VALUES('BgbgWlARx3ZiYKqL',2,1.79594491740231680873e+09,'p6CCOn5akCrCUt-4','Zoë the Bold',1,'you will need it
♥','p6CCOn5akCrCUt-4 c4-57956996583683','',0.0);
CREATE TABLE circle_members (
	user_id TEXT NOT NULL, 
	circle TEXT NOT NULL, 
	since REAL NOT NULL, 
	removed REAL NOT NULL, 
	PRIMARY KEY (user_id, circle)
);
INSERT INTO "circle_members" VALUES('wZWghPN42Ieovq0A','ZOATsYPDddINc33R',1.79594491651977515222e+09,0.0);
INSERT INTO "circle_members" VALUES('y7ft6uqTSvnJUI2A','ZOATsYPDddINc33R',1.79594491658237934107e+09,0.0);
INSERT INTO "circle_members" VALUES('mtFWPzLX_RxD8x0L','ZOATsYPDddINc33R',1.79594491668901252751e+09,1.79594491674180793761e+09);
CREATE TABLE circle_tables (
	table_id TEXT NOT NULL, 
	circle TEXT NOT NULL, 
	evening INTEGER NOT NULL, 
	at REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "circle_tables" VALUES('9ZQ2Bj9XlQM2ExNk','ZOATsYPDddINc33R',1,1.795944916797945261e+09);
INSERT INTO "circle_tables" VALUES('_y8zv17_d8uR2DqJ','ZOATsYPDddINc33R',1,1.79594491703387260442e+09);
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
INSERT INTO "circles" VALUES('ZOATsYPDddINc33R','The Thursday round','56jaRJf836oHVodn','wZWghPN42Ieovq0A',1.79594491651977515222e+09,1,1.79594491703387260442e+09);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('e8ca5d17c7658c95e446d339f3e25e4ffd9eef5a35dc65a047700bf02a8f5dc5','5MFVuO-4o0NMdbNH',1.79594551817843532562e+09);
CREATE TABLE corrected_games (
	table_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	places TEXT NOT NULL, 
	original TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "corrected_games" VALUES('VpZ9Y7Lcg_43Y6cn',1.79594491505012249948e+09,'[1,1]','',1);
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
INSERT INTO "deal_tries" VALUES('2026-11-29','5MFVuO-4o0NMdbNH','IFlT2GiURhbnk9_O',1.79594491872583556174e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-30',X'10F06DE8E50EB529BB21199FD5693E2AECA4D63597E04B300DFF1233C4B1E20D','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.7959448675379292965e+09);
INSERT INTO "deals" VALUES('2026-11-29',X'D34E6CDE14A238CE531197FBC6B5E6FF8719764D8FFAF2AE36AC905EA5FECB1D','{"game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":2,"level":"hard","characters":["sidonia","gisela","","hasso"]}',1.795944867688277483e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('8z52BgORxpZbrq_1','wZWghPN42Ieovq0A',1.79594491118442511554e+09,0,'',1.79594497168008923526e+09);
INSERT INTO "departed" VALUES('elnf9H0FYg-wRr6Q','',1.79594491122801542277e+09,0,'',1.79594497171889925005e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('IHg2KZ-jXQT1','wZWghPN42Ieovq0A','Python-urllib/3.11',1.79594486760772347453e+09,1.79594486760772347453e+09,0.0);
INSERT INTO "devices" VALUES('-5uipzzNqZ0Y','y7ft6uqTSvnJUI2A','Python-urllib/3.11',1.79594486775472736363e+09,1.79594486775472736363e+09,0.0);
INSERT INTO "devices" VALUES('uTjoJA-2WNG_','wZWghPN42Ieovq0A','Python-urllib/3.11',1.79594486778254580497e+09,1.79594486778254580497e+09,0.0);
INSERT INTO "devices" VALUES('x4aB9TRcHAdg','E9wfQgmJ-98Ro7pa','Python-urllib/3.11',1.79594486789495921133e+09,1.79594486789495921133e+09,0.0);
INSERT INTO "devices" VALUES('89ku65TpbZqx','mtFWPzLX_RxD8x0L','Python-urllib/3.11',1.79594486795932173732e+09,1.79594486795932173732e+09,0.0);
INSERT INTO "devices" VALUES('6_phy-Rmh3SB','5MFVuO-4o0NMdbNH','Python-urllib/3.11',1.79594486798136568068e+09,1.79594486798136568068e+09,0.0);
INSERT INTO "devices" VALUES('Tyvqfubdahk-','p6CCOn5akCrCUt-4','Python-urllib/3.11',1.7959448680207378864e+09,1.7959448680207378864e+09,0.0);
INSERT INTO "devices" VALUES('8z52BgORxpZbrq_1','','',1.79594491119088029863e+09,1.79594491119088029863e+09,1.79594491119088029863e+09);
INSERT INTO "devices" VALUES('elnf9H0FYg-wRr6Q','','',1.79594491123012900348e+09,1.79594491123012900348e+09,1.79594491123012900348e+09);
INSERT INTO "devices" VALUES('32CkijLeF8iw','ksEgYeT4ZWoy7NMg','Python-urllib/3.11',1.79594491633241558079e+09,1.79594491633241558079e+09,0.0);
INSERT INTO "devices" VALUES('6mlhUGB26Jbj','N1QQ4zVuAtwjRne8','Python-urllib/3.11',1.795944916349622488e+09,1.795944916349622488e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',1,1.79594486804327344896e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"e0f438660e18e963fe8018e536a98bc46955631cc0668b88dc124d5877d52ebd","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',2,1.79594486804327344896e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',3,1.79594486804327344896e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',4,1.79594486810623598098e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d1');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',5,1.79594486811527800562e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d2');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',6,1.79594487942380309102e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',7,1.79594487942380309102e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',8,1.79594487942380309102e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',9,1.79594487942380309102e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',10,1.79594487942380309102e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',11,1.79594487942380309102e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',12,1.79594487942380309102e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',13,1.79594487942380309102e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',14,1.79594487942380309102e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',15,1.79594487942380309102e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',16,1.79594487942380309102e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',17,1.79594487957474160198e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}','wZWghPN42Ieovq0A m16');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',18,1.79594487965936279298e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}','y7ft6uqTSvnJUI2A m17');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',19,1.79594487971057033539e+09,'{"t":"move","seat":0,"action":11,"lag":0.0}','wZWghPN42Ieovq0A m18');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',20,1.79594487975610589977e+09,'{"t":"move","seat":1,"action":17,"lag":0.0}','y7ft6uqTSvnJUI2A m19');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',21,1.79594487976056694979e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','wZWghPN42Ieovq0A m20');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',22,1.79594487978289937975e+09,'{"t":"move","seat":1,"action":7,"lag":0.0}','y7ft6uqTSvnJUI2A m21');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',23,1.79594487981869339941e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','wZWghPN42Ieovq0A m22');
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',24,1.79594487981869339941e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',25,1.79594487985471630096e+09,'{"t":"move","seat":1,"action":22,"lag":0.0}','y7ft6uqTSvnJUI2A m24');
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',1,1.7959448798870306015e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"49028b9419c660c779aac606613a03c7cc23b7e7407b01c927b9341321314abe","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',2,1.7959448798870306015e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',3,1.7959448798870306015e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',4,1.79594487991974782943e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d3');
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',5,1.79594487995462703702e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d4');
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',6,1.79594487995462703702e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',7,1.79594487995462703702e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',8,1.79594487995462703702e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',9,1.79594487995462703702e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',10,1.79594487995462703702e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',11,1.79594487995462703702e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',12,1.79594487995462703702e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',13,1.79594487995462703702e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',14,1.79594487995462703702e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',15,1.79594487995462703702e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',16,1.79594487995462703702e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('SX977CDRpXY3H70q',26,1.79594488005645871162e+09,'{"t":"resigned","seat":1,"level":"","character":""}','y7ft6uqTSvnJUI2A d5');
INSERT INTO "events" VALUES('LvWgDZLxBIXnM2K1',17,1.79594488007938599583e+09,'{"t":"resigned","seat":1,"level":"","character":""}','y7ft6uqTSvnJUI2A d6');
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',1,1.79594488013560533521e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"8a43ce955ddef2d75f17ef40ba7295a6b62049f51d3a1d892266c55205ab23cd","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',2,1.79594488013560533521e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',3,1.79594488013560533521e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',4,1.79594488015884780882e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d7');
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',5,1.79594488017537260056e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d8');
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',6,1.79594488017537260056e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',7,1.79594488017537260056e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',8,1.79594488017537260056e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',9,1.79594488017537260056e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',10,1.79594488017537260056e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',11,1.79594488017537260056e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',12,1.79594488017537260056e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',13,1.79594488017537260056e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',14,1.79594488017537260056e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',15,1.79594488017537260056e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',16,1.79594488017537260056e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',17,1.79594488024122214317e+09,'{"t":"move","seat":0,"action":3,"lag":0.0}','wZWghPN42Ieovq0A m16');
INSERT INTO "events" VALUES('mpCPNLqjvUfoc7n5',18,1.7959448802945535183e+09,'{"t":"move","seat":1,"action":2,"lag":0.0}','y7ft6uqTSvnJUI2A m17');
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',1,1.79594490321444916723e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ed01dfedd8906c699b97764ab8a98a78c9213e4e7862cf996c5f9e626388a3b7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',2,1.79594490321444916723e+09,'{"t":"handed-in","started":1795944893.0,"takebacks":[]}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',3,1.79594490321444916723e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',4,1.79594490321444916723e+09,'{"t":"seated","seat":1,"user":"wZWghPN42Ieovq0A","name":"Rosa"}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',5,1.79594490321444916723e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',6,1.79594490321444916723e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',7,1.79594490321444916723e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',8,1.79594490321444916723e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',9,1.79594490321444916723e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',10,1.79594490321444916723e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',11,1.79594490321444916723e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',12,1.79594490321444916723e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',13,1.79594490321444916723e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',14,1.79594490321444916723e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',15,1.79594490321444916723e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',16,1.79594490321444916723e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',17,1.79594490321444916723e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',18,1.79594490321444916723e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',19,1.79594490321444916723e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',20,1.79594490321444916723e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',21,1.79594490321444916723e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',22,1.79594490321444916723e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',23,1.79594490321444916723e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',24,1.79594490321444916723e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',25,1.79594490321444916723e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',26,1.79594490321444916723e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',27,1.79594490321444916723e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',28,1.79594490321444916723e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',29,1.79594490321444916723e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('fUofvL-RgTm59dpf',30,1.79594490321444916723e+09,'{"t":"resigned","seat":0,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',1,1.79594490329761576649e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"bbf670aecb985f71e485666f24a1e0049984e4db4ae8fd86bcee24ce1419b5f6","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',2,1.79594490329761576649e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',3,1.79594490329761576649e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',4,1.79594490332833814621e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d9');
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',5,1.79594490336503148078e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d10');
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',6,1.79594490336503148078e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',7,1.79594490336503148078e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',8,1.79594490336503148078e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',9,1.79594490336503148078e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',10,1.79594490336503148078e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',11,1.79594490336503148078e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',12,1.79594490336503148078e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',13,1.79594490336503148078e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',14,1.79594490336503148078e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',15,1.79594490336503148078e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',16,1.79594490336503148078e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('_zMtqQCPQack0Ivu',17,1.79594490345343828197e+09,'{"t":"stood","seat":0,"begin":1795944903.4399233,"until":1796376903.4399233}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',1,1.79594490362124538417e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ff4108314f290dad6e5767f2c30eee6afae2e92c604dc256087820b94a053618","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',2,1.79594490362124538417e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',3,1.79594490362124538417e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',4,1.79594490371738958354e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d11');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',5,1.79594490374530124663e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d12');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',6,1.79594490374530124663e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',7,1.79594490374530124663e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',8,1.79594490374530124663e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',9,1.79594490374530124663e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',10,1.79594490374530124663e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',11,1.79594490374530124663e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',12,1.79594490374530124663e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',13,1.79594490374530124663e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',14,1.79594490374530124663e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',15,1.79594490374530124663e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',16,1.79594490374530124663e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',17,1.79594490397804117205e+09,'{"t":"move","seat":0,"action":4,"lag":0.011}','wZWghPN42Ieovq0A c2-57943576505346');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',18,1.79594490452058506016e+09,'{"t":"move","seat":1,"action":7,"lag":0.001}','y7ft6uqTSvnJUI2A c2-57944126439108');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',19,1.79594490454282093051e+09,'{"t":"move","seat":0,"action":12,"lag":0.011}','wZWghPN42Ieovq0A c3-57944148699785');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',20,1.79594490455834102636e+09,'{"t":"asked","seat":1,"to":11}','y7ft6uqTSvnJUI2A c3-57944164184994');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',21,1.79594490456992912294e+09,'{"t":"answered","seat":0,"yes":true}','wZWghPN42Ieovq0A c4-57944175720397');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',22,1.79594490456992912294e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',23,1.79594490459063982961e+09,'{"t":"pause","seat":0,"on":true}','wZWghPN42Ieovq0A c5-57944196302339');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',24,1.79594490461399340633e+09,'{"t":"pause","seat":0,"on":false}','wZWghPN42Ieovq0A c6-57944216282140');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',25,1.79594490464187955857e+09,'{"t":"pause","seat":0,"on":true}','wZWghPN42Ieovq0A c7-57944243005823');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',26,1.79594490468593716617e+09,'{"t":"pause","seat":1,"on":true}','y7ft6uqTSvnJUI2A c4-57944288346640');
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',27,1.79594490468593716617e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('viaWXNDYS5hLmGWa',28,1.7959449046979188919e+09,'{"t":"resumed","seat":1}','y7ft6uqTSvnJUI2A c5-57944300571093');
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',1,1.79594490474060320857e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f9e7465a488486d1dbb42942480733b9dada5ff41cde7af4e5748c48841c0916","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',2,1.79594490474060320857e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',3,1.79594490474060320857e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',4,1.79594490477083516119e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d13');
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',5,1.79594490482277679447e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d14');
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',6,1.79594490482277679447e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',7,1.79594490482277679447e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',8,1.79594490482277679447e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',9,1.79594490482277679447e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',10,1.79594490482277679447e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',11,1.79594490482277679447e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',12,1.79594490482277679447e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',13,1.79594490482277679447e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',14,1.79594490482277679447e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',15,1.79594490482277679447e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',16,1.79594490482277679447e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',17,1.79594490677387094495e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',18,1.79594490899259352683e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',1,1.79594490989349985119e+09,'{"t":"created","user":"8z52BgORxpZbrq_1","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"afe775438b6fd12625b49fd8a09c7eb98a846714034731bdfe23dfe7d2e3e932","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',2,1.79594490989349985119e+09,'{"t":"seated","seat":0,"user":"8z52BgORxpZbrq_1","name":"Kay","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',3,1.79594490989349985119e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',4,1.79594490990388941766e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d15');
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',5,1.79594490996320629121e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d16');
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',6,1.79594490996320629121e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',7,1.79594490996320629121e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',8,1.79594490996320629121e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',9,1.79594490996320629121e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',10,1.79594490996320629121e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',11,1.79594490996320629121e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',12,1.79594490996320629121e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',13,1.79594490996320629121e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',14,1.79594490996320629121e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',15,1.79594490996320629121e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',16,1.79594490996320629121e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',1,1.79594491008204317091e+09,'{"t":"created","user":"8z52BgORxpZbrq_1","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"30a3dcd83d5e075954ae50b1b5477ec227f01e262ed2c2cb6965ece2ff6f3b49","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',2,1.79594491008204317091e+09,'{"t":"seated","seat":0,"user":"8z52BgORxpZbrq_1","name":"Kay","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',3,1.79594491008204317091e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',4,1.79594491036983561517e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A d17');
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',5,1.79594491042382740971e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A d18');
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',6,1.79594491042382740971e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',7,1.79594491042382740971e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',8,1.79594491042382740971e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',9,1.79594491042382740971e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',10,1.79594491042382740971e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',11,1.79594491042382740971e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',12,1.79594491042382740971e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',13,1.79594491042382740971e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',14,1.79594491042382740971e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',15,1.79594491042382740971e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',16,1.79594491042382740971e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',1,1.79594491051893782613e+09,'{"t":"created","user":"y7ft6uqTSvnJUI2A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"73b876feb635753edb8b461a28ecd9d0244bd710467a730ba68072350979feae","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',2,1.79594491051893782613e+09,'{"t":"seated","seat":0,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',3,1.79594491051893782613e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',4,1.79594491058721661565e+09,'{"t":"seated","seat":1,"user":"elnf9H0FYg-wRr6Q","name":"","standing":"guest"}','elnf9H0FYg-wRr6Q d19');
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',5,1.79594491059865617749e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','elnf9H0FYg-wRr6Q d20');
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',6,1.79594491059865617749e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',7,1.79594491059865617749e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',8,1.79594491059865617749e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',9,1.79594491059865617749e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',10,1.79594491059865617749e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',11,1.79594491059865617749e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',12,1.79594491059865617749e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',13,1.79594491059865617749e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',14,1.79594491059865617749e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',15,1.79594491059865617749e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',16,1.79594491059865617749e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',1,1.79594491067028021809e+09,'{"t":"created","user":"y7ft6uqTSvnJUI2A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d334d88ed6ffbcc74660a092f9b8854973a072c60169ca95135e710aa245cba2","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',2,1.79594491067028021809e+09,'{"t":"seated","seat":0,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',3,1.79594491067028021809e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',4,1.79594491068867039679e+09,'{"t":"seated","seat":1,"user":"elnf9H0FYg-wRr6Q","name":"","standing":"guest"}','elnf9H0FYg-wRr6Q d21');
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',5,1.79594491074845933912e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','elnf9H0FYg-wRr6Q d22');
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',6,1.79594491074845933912e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',7,1.79594491074845933912e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',8,1.79594491074845933912e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',9,1.79594491074845933912e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',10,1.79594491074845933912e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',11,1.79594491074845933912e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',12,1.79594491074845933912e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',13,1.79594491074845933912e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',14,1.79594491074845933912e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',15,1.79594491074845933912e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',16,1.79594491074845933912e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',17,1.79594491080072951312e+09,'{"t":"resigned","seat":0,"level":"","character":""}','8z52BgORxpZbrq_1 d23');
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',17,1.79594491080807328224e+09,'{"t":"resigned","seat":1,"level":"","character":""}','elnf9H0FYg-wRr6Q d24');
INSERT INTO "events" VALUES('hYotJ-yJX6_69A9h',1,1.79594491083487606047e+09,'{"t":"created","user":"8z52BgORxpZbrq_1","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b40913c012b8074768efb00bd220f14fe11213e9a1a2e91c0a64e937ca54b014","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('hYotJ-yJX6_69A9h',2,1.79594491083487606047e+09,'{"t":"seated","seat":0,"user":"8z52BgORxpZbrq_1","name":"Kay","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('hYotJ-yJX6_69A9h',3,1.79594491083487606047e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('2CX2wzEDl4rM7WEK',1,1.79594491087486529353e+09,'{"t":"created","user":"y7ft6uqTSvnJUI2A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b1822f9540b5845a0132ba2c6702625003de5c7898d2837e59fbfe2a659b8dc1","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('2CX2wzEDl4rM7WEK',2,1.79594491087486529353e+09,'{"t":"seated","seat":0,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('2CX2wzEDl4rM7WEK',3,1.79594491087486529353e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('2CX2wzEDl4rM7WEK',4,1.79594491090231227876e+09,'{"t":"seated","seat":1,"user":"elnf9H0FYg-wRr6Q","name":"","standing":"guest"}','elnf9H0FYg-wRr6Q d25');
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',19,1.79594491119112753866e+09,'{"t":"timeout","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('HeuFWVs7nawmQgx6',17,1.79594491167398452756e+09,'{"t":"passed","user":"8z52BgORxpZbrq_1","to":"wZWghPN42Ieovq0A"}',NULL);
INSERT INTO "events" VALUES('hYotJ-yJX6_69A9h',4,1795944911.67559,'{"t":"passed","user":"8z52BgORxpZbrq_1","to":"wZWghPN42Ieovq0A"}',NULL);
INSERT INTO "events" VALUES('vu2rw_8HbS7yJTAB',18,1.79594491167678689961e+09,'{"t":"passed","user":"8z52BgORxpZbrq_1","to":"wZWghPN42Ieovq0A"}',NULL);
INSERT INTO "events" VALUES('2CX2wzEDl4rM7WEK',5,1.79594491171267843249e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('2CX2wzEDl4rM7WEK',6,1.79594491171267843249e+09,'{"t":"passed","user":"elnf9H0FYg-wRr6Q","to":""}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',17,1.7959449117146646976e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('JeHH_Fn2iRNida44',18,1.7959449117146646976e+09,'{"t":"passed","user":"elnf9H0FYg-wRr6Q","to":""}',NULL);
INSERT INTO "events" VALUES('IM9JOL4FzvPRh8wY',18,1.79594491171648311615e+09,'{"t":"passed","user":"elnf9H0FYg-wRr6Q","to":""}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',20,1.79594491199892592435e+09,'{"t":"move","seat":1,"action":21,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',21,1.7959449126667153835e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',1,1.79594491311466693877e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"78295b8ba117130e04c9494bea7b3dd39e2c64b9d45b9f786f0cd24961e269dd","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',2,1.79594491311466693877e+09,'{"t":"paired","tournament":"nYBR4fnjLNOq","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',3,1.79594491311466693877e+09,'{"t":"seated","seat":0,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',4,1.79594491311466693877e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',5,1.79594491311466693877e+09,'{"t":"seated","seat":1,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',6,1.79594491311466693877e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',7,1.79594491311466693877e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',8,1.79594491311466693877e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',9,1.79594491311466693877e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',10,1.79594491311466693877e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',11,1.79594491311466693877e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',12,1.79594491311466693877e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',13,1.79594491311466693877e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',14,1.79594491311466693877e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',15,1.79594491311466693877e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',16,1.79594491311466693877e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('S-k-sM2R-3VRFlyd',17,1.79594491311466693877e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',22,1.7959449134200031758e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',1,1.79594491377896976476e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"8bd7b1e4870a0fab6246ba7f209a67c658b6bafb16aba44992c05a4e34f8435d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',2,1.79594491377896976476e+09,'{"t":"paired","tournament":"Omo-suWZKEJp","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',3,1.79594491377896976476e+09,'{"t":"seated","seat":0,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',4,1.79594491377896976476e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',5,1.79594491377896976476e+09,'{"t":"seated","seat":1,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',6,1.79594491377896976476e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',7,1.79594491377896976476e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',8,1.79594491377896976476e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',9,1.79594491377896976476e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',10,1.79594491377896976476e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',11,1.79594491377896976476e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',12,1.79594491377896976476e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',13,1.79594491377896976476e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',14,1.79594491377896976476e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',15,1.79594491377896976476e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',16,1.79594491377896976476e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',17,1.79594491377896976476e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',1,1.79594491440196561814e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"7e0adb39bb2d08f4c6a227830aad1748803d0971a2f1536492f77ef9fcb2c296","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',2,1.79594491440196561814e+09,'{"t":"paired","tournament":"IQwoL2bNUXfk","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',3,1.79594491440196561814e+09,'{"t":"bot","seat":0,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',4,1.79594491440196561814e+09,'{"t":"seated","seat":1,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',5,1.79594491440196561814e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',6,1.79594491440196561814e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',7,1.79594491440196561814e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',8,1.79594491440196561814e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',9,1.79594491440196561814e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',10,1.79594491440196561814e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',11,1.79594491440196561814e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',12,1.79594491440196561814e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',13,1.79594491440196561814e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',14,1.79594491440196561814e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',15,1.79594491440196561814e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',16,1.79594491440196561814e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',23,1.79594491449747133259e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',24,1.79594491449747133259e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',17,1.79594491452696967126e+09,'{"t":"move","seat":0,"action":5,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('VpZ9Y7Lcg_43Y6cn',18,1.79594491457207465177e+09,'{"t":"resigned","seat":1,"level":"","character":""}','wZWghPN42Ieovq0A d27');
INSERT INTO "events" VALUES('_jq48x8JfKZvcJfD',18,1.79594491469006252285e+09,'{"t":"resigned","seat":1,"level":"","character":""}','wZWghPN42Ieovq0A d28');
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',25,1.79594491502612328527e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',26,1.79594491502612328527e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('hM1H4x-7mn7aMfpB',1,1.79594491524469041824e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"bacf68b1ca8d1f541ac97d7c1a2c6b24c3fe402427428119c71431607bcd957e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('hM1H4x-7mn7aMfpB',2,1.79594491524469041824e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('hM1H4x-7mn7aMfpB',3,1.79594491524469041824e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('OOWYtM1GmYWSFkNo',1,1.79594491539767670638e+09,'{"t":"created","user":"E9wfQgmJ-98Ro7pa","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"57651bd9a450dd210ef052823232e6dd873933863eaf268439f7d580f7d5d0d7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('OOWYtM1GmYWSFkNo',2,1.79594491539767670638e+09,'{"t":"seated","seat":0,"user":"E9wfQgmJ-98Ro7pa","name":"Max","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('OOWYtM1GmYWSFkNo',3,1.79594491539767670638e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',27,1.79594491550027728077e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',28,1.79594491550027728077e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',29,1.79594491610003757471e+09,'{"t":"move","seat":1,"action":2,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',1,1.79594491637115168569e+09,'{"t":"created","user":"ksEgYeT4ZWoy7NMg","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"c2878e183ebf0cb052d207707a1aa3206b12946fa10cfded745ca7ff6def0fa8","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',2,1.79594491637115168569e+09,'{"t":"seated","seat":0,"user":"N1QQ4zVuAtwjRne8","name":"Odo","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',3,1.79594491637115168569e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',4,1.79594491637115168569e+09,'{"t":"seated","seat":1,"user":"ksEgYeT4ZWoy7NMg","name":"Nia","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',5,1.79594491637115168569e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',6,1.79594491637115168569e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',7,1.79594491637115168569e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',8,1.79594491637115168569e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',9,1.79594491637115168569e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',10,1.79594491637115168569e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',11,1.79594491637115168569e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',12,1.79594491637115168569e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',13,1.79594491637115168569e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',14,1.79594491637115168569e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',15,1.79594491637115168569e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('X3pc3tIbP10u1Dk1',16,1.79594491637115168569e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',1,1.79594491680880236628e+09,'{"t":"created","user":"wZWghPN42Ieovq0A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"31a92667a179fe812e2c4523419079bcbefaece8e00bcf7f2787ed5bc0379a78","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',2,1.79594491680880236628e+09,'{"t":"seated","seat":0,"user":"wZWghPN42Ieovq0A","name":"Bea","standing":"account"}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',3,1.79594491680880236628e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',30,1.79594491682782459252e+09,'{"t":"move","seat":0,"action":17,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',4,1.79594491687549662585e+09,'{"t":"seated","seat":1,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}','y7ft6uqTSvnJUI2A 6229a36083f68c25');
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',5,1.79594491687802433966e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','y7ft6uqTSvnJUI2A be759560c75bcc06');
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',6,1.79594491687802433966e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',7,1.79594491687802433966e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',8,1.79594491687802433966e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',9,1.79594491687802433966e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',10,1.79594491687802433966e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',11,1.79594491687802433966e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',12,1.79594491687802433966e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',13,1.79594491687802433966e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',14,1.79594491687802433966e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',15,1.79594491687802433966e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',16,1.79594491687802433966e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('9ZQ2Bj9XlQM2ExNk',17,1.79594491695548319812e+09,'{"t":"resigned","seat":1,"level":"","character":""}','y7ft6uqTSvnJUI2A circle0');
INSERT INTO "events" VALUES('_y8zv17_d8uR2DqJ',1,1.79594491704218053819e+09,'{"t":"created","user":"y7ft6uqTSvnJUI2A","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e88ec59a9ab88518355489e4b754419b16f3e3b24d2bb9dbd8d107a4a03a1e79","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('_y8zv17_d8uR2DqJ',2,1.79594491704218053819e+09,'{"t":"seated","seat":0,"user":"y7ft6uqTSvnJUI2A","name":"Cid","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('_y8zv17_d8uR2DqJ',3,1.79594491704218053819e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',1,1.79594491719114422801e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"080f5a7ae4c6e0edf0dd296ebb220cb5db762436de2379ee118ac909dd559477","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',2,1.79594491719114422801e+09,'{"t":"seated","seat":0,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',3,1.79594491719114422801e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',4,1.79594491726176214217e+09,'{"t":"seated","seat":1,"user":"p6CCOn5akCrCUt-4","name":"Zoë the Bold","standing":"guest"}','p6CCOn5akCrCUt-4 c2-57956864464820');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',5,1.795944917316876173e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','p6CCOn5akCrCUt-4 c3-57956913505333');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',6,1.795944917316876173e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',7,1.795944917316876173e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',8,1.795944917316876173e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',9,1.795944917316876173e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',10,1.795944917316876173e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',11,1.795944917316876173e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',12,1.795944917316876173e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',13,1.795944917316876173e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',14,1.795944917316876173e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',15,1.795944917316876173e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',16,1.795944917316876173e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',31,1.79594491737268352506e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',32,1.79594491737268352506e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',17,1.7959449174326472282e+09,'{"t":"move","seat":0,"action":19,"lag":0.0}','5MFVuO-4o0NMdbNH c3-57957038550647');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',18,1.79594491746205091472e+09,'{"t":"move","seat":1,"action":21,"lag":0.0}','p6CCOn5akCrCUt-4 c5-57957067797744');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',19,1.79594491748272681234e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','5MFVuO-4o0NMdbNH c4-57957088663256');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',20,1.79594491751882386204e+09,'{"t":"asked","seat":1,"to":11}','p6CCOn5akCrCUt-4 c6-57957124492285');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',21,1.79594491755007362363e+09,'{"t":"answered","seat":0,"yes":false}','5MFVuO-4o0NMdbNH c5-57957152549010');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',22,1.79594491757984185218e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','p6CCOn5akCrCUt-4 c7-57957180644473');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',23,1.79594491757984185218e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',24,1.79594491760784149168e+09,'{"t":"asked","seat":0,"to":12}','5MFVuO-4o0NMdbNH c6-57957204652346');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',25,1.79594491763406419754e+09,'{"t":"answered","seat":1,"yes":true}','p6CCOn5akCrCUt-4 c8-57957239637596');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',26,1.79594491763406419754e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',27,1.79594491765806698801e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','5MFVuO-4o0NMdbNH c7-57957260671117');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',28,1.79594491765806698801e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',29,1.79594491768896961209e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','p6CCOn5akCrCUt-4 c9-57957288579663');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',30,1.79594491771421837806e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',31,1.79594491771421837806e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',32,1.79594491772594833369e+09,'{"t":"returned","seat":1}','p6CCOn5akCrCUt-4 c10-57957328362083');
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',33,1.79594491778216958045e+09,'{"t":"resigned","seat":0,"level":"","character":""}','5MFVuO-4o0NMdbNH c8-57957377348130');
INSERT INTO "events" VALUES('ERidPAcHVaJZQ-0E',1,1.79594491781039977077e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"a462eca6201a75e7aabe6c1efab9f6e9dfacab19a659bb34973ef8bc20f8238a","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ERidPAcHVaJZQ-0E',2,1.79594491781039977077e+09,'{"t":"seated","seat":1,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('ERidPAcHVaJZQ-0E',3,1.79594491781039977077e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ERidPAcHVaJZQ-0E',4,1.79594491781039977077e+09,'{"t":"seated","seat":0,"user":"p6CCOn5akCrCUt-4","name":"Zoë the Bold","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('BgbgWlARx3ZiYKqL',34,1.79594491783673930167e+09,'{"t":"rematch","table":"ERidPAcHVaJZQ-0E"}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',1,1.79594491788318157197e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"3a3914284ea9acfd188563575aa3ed63a8d537f91b8bce8c950b5ca2f2e5033f","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',2,1.79594491788318157197e+09,'{"t":"seated","seat":0,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',3,1.79594491788318157197e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',4,1.79594491794999408726e+09,'{"t":"seated","seat":1,"user":"p6CCOn5akCrCUt-4","name":"Zoë the Bold","standing":"guest"}','p6CCOn5akCrCUt-4 c12-57957553028687');
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',5,1.79594491795446562767e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','p6CCOn5akCrCUt-4 c13-57957560413647');
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',6,1.79594491795446562767e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',7,1.79594491795446562767e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',8,1.79594491795446562767e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',9,1.79594491795446562767e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',10,1.79594491795446562767e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',11,1.79594491795446562767e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',12,1.79594491795446562767e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',13,1.79594491795446562767e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',14,1.79594491795446562767e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',15,1.79594491795446562767e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',16,1.79594491795446562767e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',17,1.79594491797487235064e+09,'{"t":"move","seat":0,"action":16,"lag":0.0}','5MFVuO-4o0NMdbNH c11-57957580791458');
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',18,1.79594491797692489627e+09,'{"t":"move","seat":1,"action":18,"lag":0.0}','p6CCOn5akCrCUt-4 c14-57957583046235');
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',19,1.79594491798355412482e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','5MFVuO-4o0NMdbNH c12-57957589444675');
INSERT INTO "events" VALUES('CyXJIIQPR5KJbiN3',20,1.79594491798583626748e+09,'{"t":"move","seat":1,"action":8,"lag":0.0}','p6CCOn5akCrCUt-4 c15-57957591933759');
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',1,1.79594491802305769915e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"51037fcfe06bd5827689f1351d45eaabda48b833bd75fc6d3a8ee7ca6d6f6548","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',2,1.79594491802305769915e+09,'{"t":"seated","seat":0,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',3,1.79594491802305769915e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',4,1.79594491805405211451e+09,'{"t":"seated","seat":1,"user":"p6CCOn5akCrCUt-4","name":"Zoë","standing":"guest"}','p6CCOn5akCrCUt-4 c16-57957650759404');
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',33,1.7959449180579683781e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',34,1.7959449180579683781e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',5,1.79594491806335592267e+09,'{"t":"freed","seat":1}','p6CCOn5akCrCUt-4 c17-57957669392562');
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',6,1.79594491807487082477e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','5MFVuO-4o0NMdbNH c14-57957680541733');
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',7,1.79594491807670354841e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','5MFVuO-4o0NMdbNH c15-57957682591738');
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',8,1.79594491807886934278e+09,'{"t":"freed","seat":1}','5MFVuO-4o0NMdbNH c16-57957684911471');
INSERT INTO "events" VALUES('3ShRaFzCA0ATnmdE',9,1.79594491810224580769e+09,'{"t":"removed","user":"p6CCOn5akCrCUt-4","on":true}','5MFVuO-4o0NMdbNH c17-57957708168002');
INSERT INTO "events" VALUES('ucg-yHmrdVeLOu4A',1,1.7959449181053216458e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"dd4d72bd2368d200e86dde8a3ba3ec60e89f86532a3b7be674ffc2f07511e3b4","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ucg-yHmrdVeLOu4A',2,1.7959449181053216458e+09,'{"t":"seated","seat":0,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('ucg-yHmrdVeLOu4A',3,1.7959449181053216458e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ucg-yHmrdVeLOu4A',4,1.79594491812375664716e+09,'{"t":"closed"}','5MFVuO-4o0NMdbNH c18-57957728481777');
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',35,1.79594491847023677829e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',1,1.79594491877420711512e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"kaiser_koenig_edelmann","players":4,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"7f54628ded37feb40fd5aee3bf78d246a119b9de1133042260d41b914918daeb","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',2,1.79594491877420711512e+09,'{"t":"deal","day":"2026-11-29"}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',3,1.79594491877420711512e+09,'{"t":"bot","seat":0,"level":"hard","character":"sidonia"}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',4,1.79594491877420711512e+09,'{"t":"bot","seat":1,"level":"hard","character":"gisela"}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',5,1.79594491877420711512e+09,'{"t":"seated","seat":2,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',6,1.79594491877420711512e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',7,1.79594491877420711512e+09,'{"t":"bot","seat":3,"level":"hard","character":"hasso"}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',8,1.79594491877420711512e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('IFlT2GiURhbnk9_O',9,1.79594491877420711512e+09,'{"t":"draw","action":4097}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',1,1.79594491883129215234e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d62f7fee52f16ef56320adf942f17316b2a66627777882fc79b8105baad5acc6","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',2,1.79594491883129215234e+09,'{"t":"seated","seat":0,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',3,1.79594491883129215234e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',4,1.79594491883129215234e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',5,1.79594491883129215234e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',6,1.79594491883129215234e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',7,1.79594491883129215234e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',8,1.79594491883129215234e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',9,1.79594491883129215234e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',10,1.79594491883129215234e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',11,1.79594491883129215234e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',12,1.79594491883129215234e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',13,1.79594491883129215234e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',14,1.79594491883129215234e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',15,1.79594491883129215234e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',16,1.79594491888909387582e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}','5MFVuO-4o0NMdbNH c20-57958494906352');
INSERT INTO "events" VALUES('I2gmQ2xNwO1dDNIz',17,1.79594491891441822056e+09,'{"t":"move","seat":1,"action":5,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',1,1.79594491895642328262e+09,'{"t":"created","user":"5MFVuO-4o0NMdbNH","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"5f92e5075e5d137618f947d3cc45343cef3ffc8f37a1757113ec7c59b1bd2304","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',2,1.79594491895642328262e+09,'{"t":"seated","seat":0,"user":"5MFVuO-4o0NMdbNH","name":"Ada","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',3,1.79594491895642328262e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',4,1.79594491895642328262e+09,'{"t":"seated","seat":1,"user":"5MFVuO-4o0NMdbNH","name":"Ada 2","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',5,1.79594491895642328262e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',6,1.79594491895642328262e+09,'{"t":"seated","seat":2,"user":"5MFVuO-4o0NMdbNH","name":"Ada 3","standing":"guest"}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',7,1.79594491895642328262e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',8,1.79594491895642328262e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',9,1.79594491895642328262e+09,'{"t":"draw","action":4098}',NULL);
INSERT INTO "events" VALUES('_VcS9q_89wq_0bVb',36,1.79594491899809885026e+09,'{"t":"move","seat":0,"action":16,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',10,1.7959449190402216912e+09,'{"t":"move","seat":2,"action":590,"lag":0.0}','5MFVuO-4o0NMdbNH c22-57958646134769');
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',11,1.79594491907882690428e+09,'{"t":"move","seat":0,"action":2776,"lag":0.0}','5MFVuO-4o0NMdbNH c23-57958684559300');
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',12,1.79594491908264708521e+09,'{"t":"move","seat":1,"action":3107,"lag":0.0}','5MFVuO-4o0NMdbNH c24-57958688653589');
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',13,1.7959449191146907806e+09,'{"t":"move","seat":2,"action":734,"lag":0.0}','5MFVuO-4o0NMdbNH c25-57958720591790');
INSERT INTO "events" VALUES('XBfQbgCMTbozBiWX',14,1.79594491912937641144e+09,'{"t":"resigned","seat":1,"level":"hard","character":"sidonia"}','5MFVuO-4o0NMdbNH c26-57958732767741');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('wZWghPN42Ieovq0A','y7ft6uqTSvnJUI2A',1.79594491620991802212e+09);
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
INSERT INTO "handed_over" VALUES('wZWghPN42Ieovq0A','e5625a6a5de1a4e3563585c0640bbcb1ad103656bb5f39caff904bf356e3ce4d2f2d149c7a767a1e2c59281319661360087c75abf941ec16262b928063b0a012','fUofvL-RgTm59dpf',1.79594490320169544216e+09);
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','wZWghPN42Ieovq0A',0.0);
INSERT INTO "handles" VALUES('katharlna','wZWghPN42Ieovq0A',1.80372091164987111092e+09);
INSERT INTO "handles" VALUES('loulse','elnf9H0FYg-wRr6Q',1.80372091171164870265e+09);
CREATE TABLE house (
	id INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	emblem TEXT NOT NULL, 
	gone TEXT NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "house" VALUES(1,'{"name":"The Hall","texts":{"welcome":{"en":"Sit down."}}}','','55310101ffc9479e',1.79594491568637084962e+09);
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
INSERT INTO "house_invites" VALUES('6852dfde3da7','cf7db64dc5c5a5f7b0a05b072d0481a1a816e24762fd6616f0d10c4a041545d2','Thursday',1.79594491574742865565e+09,'mtFWPzLX_RxD8x0L',1.79654971573194265372e+09,1,2);
CREATE TABLE house_members (
	user_id TEXT NOT NULL, 
	since REAL NOT NULL, 
	invite TEXT NOT NULL, 
	let_in_by TEXT NOT NULL, 
	ended REAL NOT NULL, 
	ended_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "house_members" VALUES('wZWghPN42Ieovq0A',1.79594491583026528362e+09,'6852dfde3da7','',0.0,'');
INSERT INTO "house_members" VALUES('E9wfQgmJ-98Ro7pa',1.79594491591162896157e+09,'6852dfde3da7','',1.79594491602564072614e+09,'mtFWPzLX_RxD8x0L');
CREATE TABLE house_requests (
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	words TEXT NOT NULL, 
	state TEXT NOT NULL, 
	seen_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "house_requests" VALUES('y7ft6uqTSvnJUI2A',1.7959449161297664642e+09,'May I?','open','');
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('e53d65185f77f78f485080af64fabb664066a4bf32562a2d2edceaad13b0a42d','host',1.79603126671492743489e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('PdLqoDidShcO6bO3','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20736/account#confirm=lBCoJX7OW_v7iq81Sjj9tfysSJAlXBJK

If it was not, there is nothing to do: nothing happens without the link.
',1.79594493976672029498e+09,1.7959485095317187309e+09,1,'21d184e2f36de6e5',0.0,'');
INSERT INTO "mails" VALUES('3601eecd772f17efeee6b24c61f3947289dbe28ce509b61ab0ec10a8819be217wZWghPN42Ieovq0A','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20736/account#recover=5xWrwjUvlbmLH6Y4zJVtAD7ekwWTzUyc

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79594493987580823895e+09,1.79594850985448598861e+09,1,'21d184e2f36de6e5',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','SX977CDRpXY3H70q',1.79594488005645871162e+09);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','SX977CDRpXY3H70q',1.79594488005645871162e+09);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','LvWgDZLxBIXnM2K1',1.79594488007938599583e+09);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','LvWgDZLxBIXnM2K1',1.79594488007938599583e+09);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','mpCPNLqjvUfoc7n5',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','mpCPNLqjvUfoc7n5',0.0);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','fUofvL-RgTm59dpf',1.79594490321444916723e+09);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','_zMtqQCPQack0Ivu',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','_zMtqQCPQack0Ivu',0.0);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','viaWXNDYS5hLmGWa',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','viaWXNDYS5hLmGWa',0.0);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','_VcS9q_89wq_0bVb',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','_VcS9q_89wq_0bVb',0.0);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','HeuFWVs7nawmQgx6',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','HeuFWVs7nawmQgx6',0.0);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','vu2rw_8HbS7yJTAB',1.79594491080072951312e+09);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','vu2rw_8HbS7yJTAB',1.79594491080072951312e+09);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','JeHH_Fn2iRNida44',1.7959449117146646976e+09);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','IM9JOL4FzvPRh8wY',1.79594491080807328224e+09);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','hYotJ-yJX6_69A9h',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','2CX2wzEDl4rM7WEK',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','S-k-sM2R-3VRFlyd',0.0);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','S-k-sM2R-3VRFlyd',0.0);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','_jq48x8JfKZvcJfD',1.79594491469006252285e+09);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','_jq48x8JfKZvcJfD',1.79594491469006252285e+09);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','VpZ9Y7Lcg_43Y6cn',1.79594491457207465177e+09);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','hM1H4x-7mn7aMfpB',0.0);
INSERT INTO "members" VALUES('E9wfQgmJ-98Ro7pa','OOWYtM1GmYWSFkNo',0.0);
INSERT INTO "members" VALUES('N1QQ4zVuAtwjRne8','X3pc3tIbP10u1Dk1',0.0);
INSERT INTO "members" VALUES('ksEgYeT4ZWoy7NMg','X3pc3tIbP10u1Dk1',0.0);
INSERT INTO "members" VALUES('wZWghPN42Ieovq0A','9ZQ2Bj9XlQM2ExNk',1.79594491695548319812e+09);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','9ZQ2Bj9XlQM2ExNk',1.79594491695548319812e+09);
INSERT INTO "members" VALUES('y7ft6uqTSvnJUI2A','_y8zv17_d8uR2DqJ',0.0);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','BgbgWlARx3ZiYKqL',1.79594491778216958045e+09);
INSERT INTO "members" VALUES('p6CCOn5akCrCUt-4','BgbgWlARx3ZiYKqL',1.79594491778216958045e+09);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','ERidPAcHVaJZQ-0E',0.0);
INSERT INTO "members" VALUES('p6CCOn5akCrCUt-4','ERidPAcHVaJZQ-0E',0.0);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','CyXJIIQPR5KJbiN3',0.0);
INSERT INTO "members" VALUES('p6CCOn5akCrCUt-4','CyXJIIQPR5KJbiN3',0.0);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','3ShRaFzCA0ATnmdE',0.0);
INSERT INTO "members" VALUES('p6CCOn5akCrCUt-4','3ShRaFzCA0ATnmdE',0.0);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','ucg-yHmrdVeLOu4A',0.0);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','IFlT2GiURhbnk9_O',0.0);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','I2gmQ2xNwO1dDNIz',0.0);
INSERT INTO "members" VALUES('5MFVuO-4o0NMdbNH','XBfQbgCMTbozBiWX',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','8d9e5e31cfe36fcd201b097c9a5d09c3d86651474646197c5d5b188d7ea9d111');
INSERT INTO "meta" VALUES('invited','1795944866.7127125');
INSERT INTO "meta" VALUES('probe','5ba960da275e2723');
INSERT INTO "meta" VALUES('alone _VcS9q_89wq_0bVb','dc2 y7ft6uqTSvnJUI2A');
INSERT INTO "meta" VALUES('order','14b51cdf43b38223');
INSERT INTO "meta" VALUES('vapid','pWivOOHFHkJnJLTjWWXLxCTi7-fFPHqR4cOBy8Y0-mY');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('y7ft6uqTSvnJUI2A','E9wfQgmJ-98Ro7pa',1.79594491616185498233e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('ksEgYeT4ZWoy7NMg','FZ8GSI0lDRafemoWZhX3I4jocDk59-xT','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
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
INSERT INTO "one_time_tokens" VALUES('e47c680a3358e0e529c2e7979dbda80068aeba582dc66d688de0e72f5c981f40','wZWghPN42Ieovq0A','passkey-add','127.0.0.1 B-CsH_VqmRhxMEwgxnM-8vkDJI9ajtTVEZSZocbLSNECKmpek3DM6-rALNsYbKDkNutI3FEdekgZvxcpe4gdbQ',1.7959452091839609146e+09);
INSERT INTO "one_time_tokens" VALUES('d671bb4f66f35e066f8bac6fcd66bb990191741a2e894e8761151ce3d1320717','wZWghPN42Ieovq0A','recover','bea@example.org',1.79594850983713912959e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('X3pc3tIbP10u1Dk1','{"game":"rosenkoenig","players":2,"rated":false,"users":["ksEgYeT4ZWoy7NMg","N1QQ4zVuAtwjRne8"],"strength":25.0,"time":null}',1.79594491636992526061e+09,1.79594491637207865717e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('Z3D5yhikq_SxzHvgwgnpzg','wZWghPN42Ieovq0A',X'A5010203262001215820250B4296819B2F4B76EA4BEA3438EEEE8F3C59D1D1B982319D9DC7746E67CF2422582005283FC2BBE01005C4A0732638EAF0EAF97D9E296A56B1E14B488D4EBE191FF9',1,'Laptop',1.79594490912692070008e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('5MFVuO-4o0NMdbNH','lesson','rosenkoenig','first',1,1.79594491821811199187e+09,0.0,1.79594491821811199187e+09);
INSERT INTO "progress" VALUES('5MFVuO-4o0NMdbNH','puzzle','rosenkoenig','0a4dab37c3',1,1.79594491847616291048e+09,1.0,1.79594491847616291048e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','ksEgYeT4ZWoy7NMg','32CkijLeF8iw','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79594491649090695377e+09,0);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (game, puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('rosenkoenig','0a4dab37c3',-3.43947837965408620419e+00,4.97063370290079298285e+00,1,1.79594491847585535052e+09);
CREATE TABLE puzzle_skills (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
INSERT INTO "puzzle_skills" VALUES('5MFVuO-4o0NMdbNH','rosenkoenig',1.60354040382080498261e+01,8.09928117621970322659e+00,1,1.79594491847585535052e+09);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('wZWghPN42Ieovq0A',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('ksEgYeT4ZWoy7NMg',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('SX977CDRpXY3H70q',1.79594488005645871162e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["wZWghPN42Ieovq0A","y7ft6uqTSvnJUI2A"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('LvWgDZLxBIXnM2K1',1.79594488007938599583e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["wZWghPN42Ieovq0A","y7ft6uqTSvnJUI2A"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('mpCPNLqjvUfoc7n5',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('SX977CDRpXY3H70q','wZWghPN42Ieovq0A',1,1.79594488005645871162e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('SX977CDRpXY3H70q','y7ft6uqTSvnJUI2A',1,1.79594488005645871162e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('wZWghPN42Ieovq0A','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79594488005645871162e+09,3.53197818031437179805e+02,1.76371612439728760722e+09);
INSERT INTO "ratings" VALUES('y7ft6uqTSvnJUI2A','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79594488005645871162e+09,3.47927039045156163868e+02,1.76371612439728760722e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('95e025bc07b2acd1a41e66bb26c1158b708b438751961de064665dc78e10d2a3','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('b85bfb7dc2e879deb29e61bbe58225004099f5f12c2d6dca7a72df5d07f9d83e','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('f0fd6a25d47475f230fb7f552532bbf3910cab0ac853eda92b17a2c77c626909','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('75713c066c9206ea8d6169a76bf4271c74292c3d4ebc24d1b06f8b6858d1e3ed','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('981df9aa58a47e69327f02d58a3f0c35959375acc5623b7e7706a799475ef1bb','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('4189b120d168d71583694fb7533fd0301f591a19c2f8f7076dbb0f0bf535ceb8','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('d44b89aa0233d444a05320c53ea0dc1490c2eaa34aa73eabf2607d2104f23726','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('3a8d82da8796c111c2c190cd2b36a1e09ef0be29eff93633a3f016b86232ff41','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('f0366585178d1c5a3d5d7c54b07039f8b0ef076459f55ab2bb8f3470d4976171','wZWghPN42Ieovq0A');
INSERT INTO "recovery_codes" VALUES('0903c34805b628d25fcda25e35f0dcca81fc3ed0269539f537f889857a3780b7','wZWghPN42Ieovq0A');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('7af0f083ca4c1761',1.79594491529305124279e+09,'wZWghPN42Ieovq0A','E9wfQgmJ-98Ro7pa','chat','insult','','hM1H4x-7mn7aMfpB',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"E9wfQgmJ-98Ro7pa","name":"Max","text":"you clown","time":1795944915.2663627,"phrase":"","hidden":false},{"number":2,"user":"wZWghPN42Ieovq0A","name":"Bea","text":"","time":1795944915.2819407,"phrase":"good-luck","hidden":false}]}','acted',1.79594491543418955802e+09,'mtFWPzLX_RxD8x0L','Thank you.',0);
INSERT INTO "reports" VALUES('4261161d6c5da6d1',1.79594491530710172657e+09,'wZWghPN42Ieovq0A','E9wfQgmJ-98Ro7pa','name','insult','','hM1H4x-7mn7aMfpB',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"E9wfQgmJ-98Ro7pa","name":"Max","text":"you clown","time":1795944915.2663627,"phrase":"","hidden":false},{"number":2,"user":"wZWghPN42Ieovq0A","name":"Bea","text":"","time":1795944915.2819407,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('SX977CDRpXY3H70q',0,'wZWghPN42Ieovq0A','','',0,'rosenkoenig',2,1.79594488005645871162e+09,1.79594488005645871162e+09,1,1.0,3.0,'won',0);
INSERT INTO "results" VALUES('SX977CDRpXY3H70q',1,'y7ft6uqTSvnJUI2A','','',0,'rosenkoenig',2,1.79594488005645871162e+09,1.79594488005645871162e+09,2,0.0,6.0,'lost',1);
INSERT INTO "results" VALUES('LvWgDZLxBIXnM2K1',0,'wZWghPN42Ieovq0A','','',0,'rosenkoenig',2,1.79594488007938599583e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('LvWgDZLxBIXnM2K1',1,'y7ft6uqTSvnJUI2A','','',0,'rosenkoenig',2,1.79594488007938599583e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('vu2rw_8HbS7yJTAB',0,'wZWghPN42Ieovq0A','','',0,'rosenkoenig',2,1.79594491080072951312e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('vu2rw_8HbS7yJTAB',1,'y7ft6uqTSvnJUI2A','','',0,'rosenkoenig',2,1.79594491080072951312e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('IM9JOL4FzvPRh8wY',0,'y7ft6uqTSvnJUI2A','','',0,'rosenkoenig',2,1.79594491080807328224e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('IM9JOL4FzvPRh8wY',1,'elnf9H0FYg-wRr6Q','','',0,'rosenkoenig',2,1.79594491080807328224e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('JeHH_Fn2iRNida44',0,'y7ft6uqTSvnJUI2A','','',0,'rosenkoenig',2,1.7959449117146646976e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('JeHH_Fn2iRNida44',1,'','','',0,'rosenkoenig',2,1.7959449117146646976e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('VpZ9Y7Lcg_43Y6cn',0,'','random','',0,'rosenkoenig',2,1.79594491457207465177e+09,1.79594491457207465177e+09,1,0.5,1.0,'shared',0);
INSERT INTO "results" VALUES('VpZ9Y7Lcg_43Y6cn',1,'wZWghPN42Ieovq0A','','',0,'rosenkoenig',2,1.79594491457207465177e+09,1.79594491457207465177e+09,1,0.5,0.0,'shared',1);
INSERT INTO "results" VALUES('_jq48x8JfKZvcJfD',0,'y7ft6uqTSvnJUI2A','','',0,'rosenkoenig',2,1.79594491469006252285e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('_jq48x8JfKZvcJfD',1,'wZWghPN42Ieovq0A','','',0,'rosenkoenig',2,1.79594491469006252285e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('9ZQ2Bj9XlQM2ExNk',0,'wZWghPN42Ieovq0A','','',0,'rosenkoenig',2,1.79594491695548319812e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('9ZQ2Bj9XlQM2ExNk',1,'y7ft6uqTSvnJUI2A','','',0,'rosenkoenig',2,1.79594491695548319812e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('BgbgWlARx3ZiYKqL',0,'5MFVuO-4o0NMdbNH','','',0,'rosenkoenig',2,1.79594491778216958045e+09,1.79594491778216958045e+09,2,0.0,1.0,'lost',1);
INSERT INTO "results" VALUES('BgbgWlARx3ZiYKqL',1,'p6CCOn5akCrCUt-4','','',0,'rosenkoenig',2,1.79594491778216958045e+09,1.79594491778216958045e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('BgbgWlARx3ZiYKqL','5MFVuO-4o0NMdbNH',1.79594491864214634898e+09,13,1,0,0,0,'','',1.79594493364214730264e+09,'21d184e2f36de6e5',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('mtFWPzLX_RxD8x0L','host',1.79594491522172546383e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','21d184e2f36de6e5',1.79594492857392859456e+09,5);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('kZLP02_m--s2','ksEgYeT4ZWoy7NMg','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.7959449163583738804e+09,1.79594491636992526061e+09,'X3pc3tIbP10u1Dk1');
INSERT INTO "seeks" VALUES('5l3QTiiguS0D','N1QQ4zVuAtwjRne8','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79594491636756706243e+09,1.79594491636992526061e+09,'X3pc3tIbP10u1Dk1');
INSERT INTO "seeks" VALUES('ZhDSvt6XrXJi','ksEgYeT4ZWoy7NMg','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79594491639618611335e+09,1.79594491639618611335e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79594491837005662917e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.79594491837005662917e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('SX977CDRpXY3H70q',X'A7C08490CA03699BBE61229910686CBD1FB5410036FB45F9B3857D5AE652C9A6',26,'over',1,1.79594488005645871162e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"}],"ply":19,"player":-4,"shown":19,"outcome":{"scores":[3.0,6.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,26);
INSERT INTO "tables" VALUES('LvWgDZLxBIXnM2K1',X'21E391B78A1600C2F6DF7505521187A15F4323EE179AEB02E6FF226D8E61434C',17,'over',0,1.79594488007938599583e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,17);
INSERT INTO "tables" VALUES('mpCPNLqjvUfoc7n5',X'4D328168FFA2EAC224676D953D9A88A74C8F2DF4B208B8653632F232EC93BCD1',18,'playing',0,1.7959448802945535183e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,18);
INSERT INTO "tables" VALUES('fUofvL-RgTm59dpf',X'D987CC8353937C79F88F0AFE4CBAAFEA1F26622917D6C3FF3C8E7E8F397C03DC',30,'over',0,1.79594490321444916723e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"wZWghPN42Ieovq0A","level":"","ready":false,"away":false,"resigned":true,"character":"","absent":"","standing":""},{"kind":"person","colour":"white","name":"Rosa","user":"wZWghPN42Ieovq0A","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":24,"player":-4,"shown":24,"outcome":{"scores":[6.0,4.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":true,"deal":"","shared":false}',0,'',0.0,NULL,0,30);
INSERT INTO "tables" VALUES('_zMtqQCPQack0Ivu',X'A20F8EBD778014264E93CA6AD701D3EC86A678FCF5E94F9883D70961E201B64F',17,'playing',0,1.79594490345343828197e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.7966361038650312424e+09,0,17);
INSERT INTO "tables" VALUES('viaWXNDYS5hLmGWa',X'A27FFA0FB60243F251B9B8D077E77973C1966884B63BF931A583DAAB70439415',28,'playing',0,1.7959449046979188919e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,1.79594521451291060445e+09,0,0);
INSERT INTO "tables" VALUES('_VcS9q_89wq_0bVb',X'C38FF1B2AD081F37844A56DBE98AACFF91C001A610F5161C7322BFCE76577A60',36,'playing',0,1.79594491899809885026e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"wZWghPN42Ieovq0A","level":"hard","ready":true,"away":false,"resigned":true,"character":"elinor","absent":"Bea","standing":"guest"},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"y7ft6uqTSvnJUI2A","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Cid","standing":"guest"}],"ply":28,"player":1,"shown":28,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',1,'21d184e2f36de6e5',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('HeuFWVs7nawmQgx6',X'DE9A5D264BBF65EB34E35C2E8C165F07FE162B75858D0F6F930C2EB42F2797BC',17,'playing',0,1.79594491167398452756e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('vu2rw_8HbS7yJTAB',X'D7E6C3700010B50B04F41E2B004692684B9D4DCB5456BD033CD03907DCCCB44D',18,'over',0,1.79594491167678689961e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('JeHH_Fn2iRNida44',X'7FF572ED29FA227A3BC4535505350A170968A084D4ABC246C09BD12F2937B6E5',18,'over',0,1.7959449117146646976e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('IM9JOL4FzvPRh8wY',X'8191A38D44DE931FCB348F3B91D417730EB84333A4A71DD4C3FFDB7F8A12CDB2',18,'over',0,1.79594491171648311615e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('hYotJ-yJX6_69A9h',X'72BA5E11BAAFD49030D4A99FA9DB57459FA11E9BFF6F8F9BBCB1AA5F8A0F57A9',4,'open',0,1795944911.67559,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('2CX2wzEDl4rM7WEK',X'877F971F6041206AB7E90A4C2A54A22A8862793072377F086319A4A8B199EB57',6,'open',0,1.79594491171267843249e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('S-k-sM2R-3VRFlyd',X'3B5013E99D273D5168F2F35B1418ACF5CE2B25BDE21C84988EC1C01116BB3D8E',17,'playing',1,1.79594491311466693877e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"account"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"nYBR4fnjLNOq","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('_jq48x8JfKZvcJfD',X'504EBEA42FFEF1137FFAA59177C64347BADA3E6A49469CEF0DD21930F7C8E141',18,'over',0,1.79594491469006252285e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"account"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"Omo-suWZKEJp","round":1,"outside":null,"handed_in":false,"deal":"","shared":true}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('VpZ9Y7Lcg_43Y6cn',X'33509C17464B85001B3029C45D098FD9FE337E3CE46D18926B8197EA461A5C2B',18,'over',1,1.79594491457207465177e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"bot","colour":"red","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":""},{"kind":"person","colour":"white","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"account"}],"ply":11,"player":-4,"shown":11,"outcome":{"scores":[1.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"IQwoL2bNUXfk","round":1,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'21d184e2f36de6e5',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('hM1H4x-7mn7aMfpB',X'A3141DC69B34BA54889E0343B2B2969144F9F191D3C25D2881681B00B480E2E8',3,'open',1,1.79594491524469041824e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"account"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('OOWYtM1GmYWSFkNo',X'70C45D69E78465529D80AD3020DEA08BA210A9AD2066CCBF191423DFEB3CABA3',3,'open',1,1.79594491539767670638e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"E9wfQgmJ-98Ro7pa","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('X3pc3tIbP10u1Dk1',X'1D7693FD281FFC9753B877BCCF754BE6495C74097D311E54ACFB2F4A436D85C9',16,'playing',1,1.79594491637115168569e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Odo","user":"N1QQ4zVuAtwjRne8","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Nia","user":"ksEgYeT4ZWoy7NMg","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('9ZQ2Bj9XlQM2ExNk',X'08B234912BBD3AD8D85588920F48DD6C3524D0EDE88476EDBF33ED9D153427DA',17,'over',0,1.79594491695548319812e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"wZWghPN42Ieovq0A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"account"},{"kind":"person","colour":"white","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('_y8zv17_d8uR2DqJ',X'696450D8754B87C8AC9BCCC7C0F6EA33C5EA14E242AA77F8C3250F28B768DD5F',3,'open',0,1.79594491704218053819e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"y7ft6uqTSvnJUI2A","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('BgbgWlARx3ZiYKqL',X'940B3B1D129332E9CC3C7A3215DA8DBAA647DC65B706B87840297A6079C1CE01',34,'over',1,1.79594491783673930167e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"p6CCOn5akCrCUt-4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":16,"player":-4,"shown":16,"outcome":{"scores":[1.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'21d184e2f36de6e5',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('ERidPAcHVaJZQ-0E',X'11AB175DD0D6C545C5B8F29BBDFCE10D48D6A875EBF54D1920FCB31CA5B095A7',4,'open',1,1.79594491781039977077e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"p6CCOn5akCrCUt-4","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('CyXJIIQPR5KJbiN3',X'FDC3EC391B3CF5752BF563597799CAEAF217DA59D6ECF095F94D9E36CD941626',20,'playing',1,1.79594491795446562767e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"p6CCOn5akCrCUt-4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"p6CCOn5akCrCUt-4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":10,"since":1795944917.9544656,"until":null},"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('3ShRaFzCA0ATnmdE',X'F7C48DEC4722A46DD1A5D160C2FC21A6B127608B7BFD258233882DDD3F4353C8',9,'open',1,1.79594491810224580769e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('ucg-yHmrdVeLOu4A',X'F5B3C965AE9FE78C8D368871D94D93D865E598E06465D13BD106ABF13B470F2E',4,'closed',0,1.79594491812375664716e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('IFlT2GiURhbnk9_O',X'D34E6CDE14A238CE531197FBC6B5E6FF8719764D8FFAF2AE36AC905EA5FECB1D',9,'playing',0,1.79594491877420711512e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Sidonia","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"sidonia","absent":"","standing":""},{"kind":"bot","colour":"yellow","name":"Gisela Falk","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"gisela","absent":"","standing":""},{"kind":"person","colour":"green","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"bot","colour":"blue","name":"Hasso","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"hasso","absent":"","standing":""}],"ply":1,"player":1,"shown":1,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"2026-11-29","shared":false}',1,'21d184e2f36de6e5',1.79594492499932742121e+09,NULL,0,0);
INSERT INTO "tables" VALUES('I2gmQ2xNwO1dDNIz',X'AAEA19AB05DA0403EB0CE480033ADD1718D6816C4F1ABAC623D49E0060BB446A',17,'playing',0,1.79594491891441822056e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'21d184e2f36de6e5',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('XBfQbgCMTbozBiWX',X'5AB96614B86243015CAC3B91C200EFFD58B7123BC23E7BED2CCA44FF3D736166',14,'playing',0,1.79594491912937641144e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"},{"kind":"bot","colour":"yellow","name":"Sidonia","user":"5MFVuO-4o0NMdbNH","level":"hard","ready":true,"away":false,"resigned":true,"character":"sidonia","absent":"Ada 2","standing":"guest"},{"kind":"person","colour":"green","name":"Ada 3","user":"5MFVuO-4o0NMdbNH","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":"","standing":"guest"}],"ply":5,"player":0,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":false,"deal":"","shared":false}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('a92c78115d16c173f25384bd68ee187a063cea865c1af64425474504ef958b06','YUOD5QU5JGtxyjVf','5MFVuO-4o0NMdbNH','all',1.79594491816600656513e+09);
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
INSERT INTO "tournament_acts" VALUES('p8AVPRFMwGEO',1,1.79594491492219161983e+09,'wZWghPN42Ieovq0A','{"number":1,"at":1795944914.9221916,"by":1,"ruling":{"act":"set-entry","code":true}}','911bd9f27da3e3de7f1ee52f53e95fdf41eb7df1bcb12569cb5366e8df3259f8','','');
INSERT INTO "tournament_acts" VALUES('nYBR4fnjLNOq',1,1.79594491497431135175e+09,'wZWghPN42Ieovq0A','{"number":1,"at":1795944914.9743114,"by":1,"ruling":{"act":"name-director","number":2}}','c2253e12cceb0103bed78307fa7a39d7085d23e755e006be4db6e392809e0df0','','');
INSERT INTO "tournament_acts" VALUES('IQwoL2bNUXfk',1,1.79594491505012249948e+09,'wZWghPN42Ieovq0A','{"number":1,"at":1795944915.0501225,"by":1,"ruling":{"act":"correct-result","round":1,"board":0,"points":[0.5,0.5]},"why":"0bfc8114046191d706ca1ff0eacf1c15d3f8118ee9f77b00a4e8937e2da11677"}','60c9e5b08b009e10af0b5d16b7f0618082a1ebe9b39ffccd9ef6aae1b429b312','The clock was wrong.','58a77c07616f388b8bdb604a90b03b3d');
CREATE TABLE tournament_directors (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_directors" VALUES('nYBR4fnjLNOq',2,'y7ft6uqTSvnJUI2A');
CREATE TABLE tournament_entry (
	tournament_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (tournament_id)
);
INSERT INTO "tournament_entry" VALUES('p8AVPRFMwGEO','7c9bc8a8170dac156a4780a3ffcf0cd135a5a848c6988c9d7fc9c62df46f65ff','{"names":[],"least":0,"most":0,"members":false}');
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('p8AVPRFMwGEO',1,'y7ft6uqTSvnJUI2A','Cid','','',1.79594491197601866718e+09,0.0);
INSERT INTO "tournament_players" VALUES('nYBR4fnjLNOq',1,'wZWghPN42Ieovq0A','Bea','','',1.79594491209390974039e+09,0.0);
INSERT INTO "tournament_players" VALUES('nYBR4fnjLNOq',2,'y7ft6uqTSvnJUI2A','Cid','','',1.79594491216201400753e+09,0.0);
INSERT INTO "tournament_players" VALUES('IQwoL2bNUXfk',1,'wZWghPN42Ieovq0A','Bea','','',1.79594491225783824918e+09,0.0);
INSERT INTO "tournament_players" VALUES('Omo-suWZKEJp',1,'wZWghPN42Ieovq0A','Bea','','',1.79594491248194050789e+09,0.0);
INSERT INTO "tournament_players" VALUES('Omo-suWZKEJp',2,'y7ft6uqTSvnJUI2A','Cid','','',1.79594491255008482932e+09,0.0);
INSERT INTO "tournament_players" VALUES('IQwoL2bNUXfk',2,'','Bot 1','random','bot-1',1.7959449127849822044e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('nYBR4fnjLNOq',1,1.79594491272982692718e+09,0.0,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('Omo-suWZKEJp',1,1.79594491305796170235e+09,1.79594491477485036856e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"8bd7b1e4870a0fab6246ba7f209a67c658b6bafb16aba44992c05a4e34f8435d","order":[],"apart":[],"acts":0,"third":false}');
INSERT INTO "tournament_rounds" VALUES('IQwoL2bNUXfk',1,1.79594491284183430676e+09,1.79594491463041663163e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[],"acts":0,"third":false}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('nYBR4fnjLNOq',1,0,'S-k-sM2R-3VRFlyd',1.79853691272982692717e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('Omo-suWZKEJp',1,0,'_jq48x8JfKZvcJfD',1.79594851305796170235e+09,1.79594491473496198656e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1],"absent":[1]}');
INSERT INTO "tournament_tables" VALUES('IQwoL2bNUXfk',1,0,'VpZ9Y7Lcg_43Y6cn',1.79594851284183430672e+09,1.79594491461102747915e+09,'{"returns":[1.0,-1.0],"scores":[1.0,0.0],"gave_up":[1],"absent":[1]}');
CREATE TABLE tournament_told (
	tournament_id TEXT NOT NULL, 
	act INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, act, user_id)
);
INSERT INTO "tournament_told" VALUES('nYBR4fnjLNOq',1,'y7ft6uqTSvnJUI2A',1.79594491497431135175e+09,0);
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('p8AVPRFMwGEO','open','wZWghPN42Ieovq0A',1,'open',1.79594491188183784488e+09,0.0,0.0,0.0,1.79594491188183784488e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'D7BF16E14E05D8682DEE0A4FA7D8B78B2085FD618ABE81E5A68ADAAEFBD17588',3,0.0,'21d184e2f36de6e5',0.0);
INSERT INTO "tournaments" VALUES('nYBR4fnjLNOq','running','wZWghPN42Ieovq0A',1,'running',1.79594491201612186433e+09,1.7959449125938837528e+09,1.79594491266586089132e+09,0.0,1.79594491266586089132e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'8A8DB9A48E9E00151353B8C0B563E092302A1CD166C06426BEECB00D2491F3D4',11,1.79594494499476385121e+09,'21d184e2f36de6e5',0.0);
INSERT INTO "tournaments" VALUES('IQwoL2bNUXfk','over','wZWghPN42Ieovq0A',1,'over',1.79594491223107171054e+09,1.79594491271386599538e+09,1.79594491278493833541e+09,1.79594491466616892815e+09,1.79594491466616892815e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'55DE66F11573379272B9E001560F21BCA4BC09074EB345A5C62FCDB93C46B6B7',14,0.0,'21d184e2f36de6e5',0.0);
INSERT INTO "tournaments" VALUES('Omo-suWZKEJp','shared','wZWghPN42Ieovq0A',1,'over',1.79594491245311713221e+09,1.79594491281383800509e+09,1.79594491299393057819e+09,1.79594491480051350598e+09,1.79594491480051350598e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'F28D11D659372BE11447A9062E16C6054532CEEE6ECE4FF73364D3873F724644',14,0.0,'21d184e2f36de6e5',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79594491560598421096e+09,'mtFWPzLX_RxD8x0L');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL, look TEXT DEFAULT '' NOT NULL, was TEXT DEFAULT '' NOT NULL);
INSERT INTO "users" VALUES('wZWghPN42Ieovq0A','Bea',1.79594486759997916218e+09,'bea','nobody','bea','');
INSERT INTO "users" VALUES('y7ft6uqTSvnJUI2A','Cid',1.79594486771282124517e+09,'cid','everybody','cld','');
INSERT INTO "users" VALUES('E9wfQgmJ-98Ro7pa','Max',1.79594486788345980643e+09,'max','everybody','max','');
INSERT INTO "users" VALUES('mtFWPzLX_RxD8x0L','Hal',1.79594486794908642776e+09,'hal','everybody','hal','');
INSERT INTO "users" VALUES('5MFVuO-4o0NMdbNH','Ada',1.79594486797388839726e+09,'ada','everybody','ada','');
INSERT INTO "users" VALUES('p6CCOn5akCrCUt-4','Zoë',1.7959448680190057755e+09,'zoe','everybody','zoe','');
INSERT INTO "users" VALUES('ksEgYeT4ZWoy7NMg','Nia',1.79594491632978105546e+09,'nia','everybody','nla','');
INSERT INTO "users" VALUES('N1QQ4zVuAtwjRne8','Odo',1.79594491634841156007e+09,'odo','everybody','odo','');
INSERT INTO "users" VALUES('YUOD5QU5JGtxyjVf','Ada''s program',1.7959449181618614197e+09,'ada''s program','everybody','ada''sprogram','');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('wZWghPN42Ieovq0A',1.79594490343992328642e+09,1.79637690343992328639e+09);
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
COMMIT;
