-- {"tables": {"over": "4HDK8bTib1g_0MsQ", "rematch": "DI8gouFyggx1fbQp", "playing": "qSqt5yAmK-0g-iDZ", "open": "vWufWTJf7Oq9qo4e", "closed": "Y2jKK3YKpmblfEnk", "bot": "41RfdnynKDuVHNhH", "three": "t237AKqJycDWVyWe"}, "cookies": {"Ada": "tafelronde=1.3PJ1GOy81Ycnzz-b.0rPg4F7lSF0_.dfe4c546c9504fb3fa5c411879a06e0954ae582766a1fe64cf786728fbc5a51e", "Zoë": "tafelronde=1.M8_USpX3YvGMofIE.LqhLqjXtp41X.33ab46f585bc85177499c1b11636a0ef7f0b7ddefcff9ca08c75af8bce7a2909"}, "company": {"tables": {"counted": "_vZZzUWbXY5lZuRA", "short": "A748l4D7OVRg07sw", "rated": "5br-gVJJknGEqFn9", "days": "5vyQVHA68Cq79wH8", "live": "cgGPaZ8NZAW8bdp_", "slow": "jARp8C3xjJj_hAo8", "merged running": "g9dX2A9qyx5LT1DO", "merged over": "Bxnrb6FNj_XEu8U3", "left running": "RMKQw-LbBYc-InOg", "left over": "SOMBseehSW5BEREN", "merged open": "6swo5MTXyyTmtcrE", "left open": "nfuzrdQ_9X5H0NxP", "cup over": "7JQx2Gi6ZweYWtjQ", "cup shared": "_5Uqn6HOORkWQ9tW", "insult": "A6oXZ-VCtcTyETYJ", "hidden": "21zyocDHRnYa9IpD", "found": "TNUxV_q9dXXw5TyY", "handed over": "l7o3g51gJIw-LDr-"}, "cups": {"open": "AvfxvnxN1f0R", "running": "8lgad72UiaJi", "over": "7-BkxByhHM2e", "shared": "R5HVrniYHsHM"}, "cookies": {"Bea": "tafelronde=1.eiHhzm7zxW551rrx.MO-nXB5p7jBj.0ceeab8e16eb5b15723b0fc0d4520b0e7c4ad9ded98761b65bbbfa1b6af314c6", "Cid": "tafelronde=1.mrRqFDxDTGFBBdXW.eMxVRPoMJYr3.071d9fd17350e9bea91fe7ef560047d6b20e8c8025a5d78906ea1c1d26703f28", "Kay": "tafelronde=1.yr54SAkDUve_fdWO.ElTbYsMXWOXW.1707128fbc0caa193e496ff3ed4178a92fc767ab32a44a908a9196b4483d54c1", "Lou": "", "Max": "tafelronde=1.Malq81pjWVunhwBf.m5lLzWVpMbx0.e053e591651a4a5f6733c1a7ddfb6b116d2e66ff3f4f100d3fbd08689053724a", "Host": "tafelronde=1.4D3TmXtQd-H122Y-.LoqKf1wyoBo1.f459d5ea108e391e7bd726ed13947d5f3fd7dcd7fefbfc04352d55a7df84b8e4"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('eiHhzm7zxW551rrx','Beatrix','beatrlx',1.79554190140411090853e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0021');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('5vyQVHA68Cq79wH8',1,'mrRqFDxDTGFBBdXW',17,10,'[[0,1]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('Zj3oZioJRrS4',1.79554190297947692872e+09,'4D3TmXtQd-H122Y-','role-host','4D3TmXtQd-H122Y-','','','');
INSERT INTO "audit" VALUES('Ci5YbQ6qNNTB',1.7955419030794076919e+09,'4D3TmXtQd-H122Y-','report-acted','Malq81pjWVunhwBf','','Thank you.','');
INSERT INTO "audit" VALUES('5AAlcz043l0C',1.79554190308883905406e+09,'4D3TmXtQd-H122Y-','hide-line','Malq81pjWVunhwBf','A6oXZ-VCtcTyETYJ','rude','1');
INSERT INTO "audit" VALUES('Y1a-ByoLISFY',1.7955419030926959515e+09,'4D3TmXtQd-H122Y-','hide-table','','21zyocDHRnYa9IpD','rude','');
INSERT INTO "audit" VALUES('I6lJ2CJArJT5',1.7955419031088066101e+09,'4D3TmXtQd-H122Y-','ban','Malq81pjWVunhwBf','','','chat insult 3000');
INSERT INTO "audit" VALUES('31DTo6kkknRD',1.79554190314016056057e+09,'4D3TmXtQd-H122Y-','words','','','','+Blötkopf');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('yQw3bOGsZKUO',1.79554189525544929508e+09,'/tmp/tmpkmx7xcc2/cache/backups/tafelronde-20261124T173815Z.db',745472.0,0.055,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('a3fa2b756e725dbe','Malq81pjWVunhwBf','chat','insult','',1.79554190311495471005e+09,2.05474190311495470999e+09,'4D3TmXtQd-H122Y-',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('mrRqFDxDTGFBBdXW','Malq81pjWVunhwBf',1.79554190319145178791e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('SOMBseehSW5BEREN',1,1.7955419020085110664e+09,'hzbEUF0xrlky-52-','',1,'Well played','hzbEUF0xrlky-52- d26','',0.0);
INSERT INTO "chats" VALUES('A6oXZ-VCtcTyETYJ',1,1.79554190300373697278e+09,'Malq81pjWVunhwBf','Max',-1,'you clown','Malq81pjWVunhwBf d29','',1.79554190308969068524e+09);
INSERT INTO "chats" VALUES('A6oXZ-VCtcTyETYJ',2,1.79554190301303195952e+09,'eiHhzm7zxW551rrx','Bea',0,'','eiHhzm7zxW551rrx d30','good-luck',0.0);
INSERT INTO "chats" VALUES('4HDK8bTib1g_0MsQ',1,1.79554190334389543537e+09,'3PJ1GOy81Ycnzz-b','Ada',0,'good luck','3PJ1GOy81Ycnzz-b c2-28151016321035','',0.0);
INSERT INTO "chats" VALUES('4HDK8bTib1g_0MsQ',2,1.79554190334561085701e+09,'M8_USpX3YvGMofIE','Zoë the Bold',1,'you will need it
♥','M8_USpX3YvGMofIE c4-28151017936957','',0.0);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('0acb40f8759de582a76102124095842a1e8d4bda43047231c030c7e1a3b898b3','3PJ1GOy81Ycnzz-b',1.79554250344665026657e+09);
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
INSERT INTO "deal_tries" VALUES('2026-11-24','3PJ1GOy81Ycnzz-b','TyiQwUxW895lAkh6',1.79554190403612780576e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-25',X'8C19B65FE78725B741D28CF390DCECF8C192F96195232967E65A3AB69A7F0BA3','{"game":"kaiser_koenig_edelmann","players":2,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":1,"level":"hard","characters":["sidonia",""]}',1.79554189531903243067e+09);
INSERT INTO "deals" VALUES('2026-11-24',X'B8AF876FE652842E6198969A13246AEDB85547A799538C6817119D8C818065D1','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79554189536065435415e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('yr54SAkDUve_fdWO','eiHhzm7zxW551rrx',1.79554190206122112278e+09,0,'',1.79554196218082022669e+09);
INSERT INTO "departed" VALUES('hzbEUF0xrlky-52-','',1.79554190208142375943e+09,0,'',1.79554196227560400964e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('MO-nXB5p7jBj','eiHhzm7zxW551rrx','Python-urllib/3.11',1.79554189526783227921e+09,1.79554189526783227921e+09,0.0);
INSERT INTO "devices" VALUES('eMxVRPoMJYr3','mrRqFDxDTGFBBdXW','Python-urllib/3.11',1.79554189528958559043e+09,1.79554189528958559043e+09,0.0);
INSERT INTO "devices" VALUES('ElTbYsMXWOXW','eiHhzm7zxW551rrx','Python-urllib/3.11',1.79554189535956645017e+09,1.79554189535956645017e+09,0.0);
INSERT INTO "devices" VALUES('m5lLzWVpMbx0','Malq81pjWVunhwBf','Python-urllib/3.11',1.79554189538263773919e+09,1.79554189538263773919e+09,0.0);
INSERT INTO "devices" VALUES('LoqKf1wyoBo1','4D3TmXtQd-H122Y-','Python-urllib/3.11',1.79554189540559840207e+09,1.79554189540559840207e+09,0.0);
INSERT INTO "devices" VALUES('0rPg4F7lSF0_','3PJ1GOy81Ycnzz-b','Python-urllib/3.11',1.79554189540913510317e+09,1.79554189540913510317e+09,0.0);
INSERT INTO "devices" VALUES('LqhLqjXtp41X','M8_USpX3YvGMofIE','Python-urllib/3.11',1.79554189541156411164e+09,1.79554189541156411164e+09,0.0);
INSERT INTO "devices" VALUES('yr54SAkDUve_fdWO','','',1.79554190206912684443e+09,1.79554190206912684443e+09,1.79554190206912684443e+09);
INSERT INTO "devices" VALUES('hzbEUF0xrlky-52-','','',1.79554190208343529694e+09,1.79554190208343529694e+09,1.79554190208343529694e+09);
INSERT INTO "devices" VALUES('CTDulZ1VLwHN','KwRem9HjGQuQH4H4','Python-urllib/3.11',1.79554190321744298938e+09,1.79554190321744298938e+09,0.0);
INSERT INTO "devices" VALUES('v_SXVK3aiDwS','XZFoQJ7P2AKGuI9L','Python-urllib/3.11',1.79554190322428846356e+09,1.79554190322428846356e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',1,1.79554189541464185716e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"60c9340efe46fee1cfffabf868470b1b17cc10fb00c8010a834ea4380fcb57dc","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',2,1.79554189541464185716e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',3,1.79554189541464185716e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',4,1.79554189541768240926e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d1');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',5,1.79554189541968917849e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d2');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',6,1.79554189602982282639e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',7,1.79554189602982282639e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',8,1.79554189602982282639e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',9,1.79554189602982282639e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',10,1.79554189602982282639e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',11,1.79554189602982282639e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',12,1.79554189602982282639e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',13,1.79554189602982282639e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',14,1.79554189602982282639e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',15,1.79554189602982282639e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',16,1.79554189602982282639e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',17,1.79554189607341027254e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','eiHhzm7zxW551rrx m16');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',18,1.79554189608774471286e+09,'{"t":"move","seat":1,"action":1,"lag":0.0}','mrRqFDxDTGFBBdXW m17');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',19,1.79554189610422754285e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','eiHhzm7zxW551rrx m18');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',20,1.79554189611766767497e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','mrRqFDxDTGFBBdXW m19');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',21,1.79554189613857603075e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}','eiHhzm7zxW551rrx m20');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',22,1.79554189615441775322e+09,'{"t":"move","seat":1,"action":10,"lag":0.0}','mrRqFDxDTGFBBdXW m21');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',23,1.79554189617429065702e+09,'{"t":"move","seat":0,"action":15,"lag":0.0}','eiHhzm7zxW551rrx m22');
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',24,1.79554189618246960637e+09,'{"t":"move","seat":1,"action":22,"lag":0.0}','mrRqFDxDTGFBBdXW m23');
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',1,1.79554189619423770901e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d5530903abb6f7d56f702fc8959b20d30f29443f3cfa5330a6379008a67c1eaf","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',2,1.79554189619423770901e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',3,1.79554189619423770901e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',4,1.79554189619885945323e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d3');
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',5,1.79554189621372389798e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d4');
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',6,1.79554189621372389798e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',7,1.79554189621372389798e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',8,1.79554189621372389798e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',9,1.79554189621372389798e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',10,1.79554189621372389798e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',11,1.79554189621372389798e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',12,1.79554189621372389798e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',13,1.79554189621372389798e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',14,1.79554189621372389798e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',15,1.79554189621372389798e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',16,1.79554189621372389798e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('_vZZzUWbXY5lZuRA',25,1.79554189623981475835e+09,'{"t":"resigned","seat":1,"level":"","character":""}','mrRqFDxDTGFBBdXW d5');
INSERT INTO "events" VALUES('A748l4D7OVRg07sw',17,1.79554189624159789089e+09,'{"t":"resigned","seat":1,"level":"","character":""}','mrRqFDxDTGFBBdXW d6');
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',1,1.79554189624381113046e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f6833d3e0f9d2ba97b6785c7f5ff0b2d2474da8c85bf0e26a406709c1bead539","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',2,1.79554189624381113046e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',3,1.79554189624381113046e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',4,1.79554189624540424348e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d7');
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',5,1.79554189624674773216e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d8');
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',6,1.79554189624674773216e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',7,1.79554189624674773216e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',8,1.79554189624674773216e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',9,1.79554189624674773216e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',10,1.79554189624674773216e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',11,1.79554189624674773216e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',12,1.79554189624674773216e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',13,1.79554189624674773216e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',14,1.79554189624674773216e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',15,1.79554189624674773216e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',16,1.79554189624674773216e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',17,1.79554189628749370569e+09,'{"t":"move","seat":0,"action":5,"lag":0.0}','eiHhzm7zxW551rrx m16');
INSERT INTO "events" VALUES('5br-gVJJknGEqFn9',18,1.79554189629955768584e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}','mrRqFDxDTGFBBdXW m17');
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',1,1.79554189848800325396e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"603617ffdc756cc995f827404a6226155db89351959c6beef7889a9324cdc702","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',2,1.79554189848800325396e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',3,1.79554189848800325396e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',4,1.79554189849719643594e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d9');
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',5,1.79554189850432133679e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d10');
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',6,1.79554189850432133679e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',7,1.79554189850432133679e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',8,1.79554189850432133679e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',9,1.79554189850432133679e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',10,1.79554189850432133679e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',11,1.79554189850432133679e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',12,1.79554189850432133679e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',13,1.79554189850432133679e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',14,1.79554189850432133679e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',15,1.79554189850432133679e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',16,1.79554189850432133679e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('5vyQVHA68Cq79wH8',17,1.79554189861219024655e+09,'{"t":"stood","seat":0,"begin":1795541898.605184,"until":1795973898.605184}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',1,1.79554189873962092398e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"75e87ce68d78284ffc817cad25faf8441824fd0d4e28b279e82478c6a085bdf6","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',2,1.79554189873962092398e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',3,1.79554189873962092398e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',4,1.79554189874452209472e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d11');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',5,1.79554189874838280682e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d12');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',6,1.79554189874838280682e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',7,1.79554189874838280682e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',8,1.79554189874838280682e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',9,1.79554189874838280682e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',10,1.79554189874838280682e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',11,1.79554189874838280682e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',12,1.79554189874838280682e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',13,1.79554189874838280682e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',14,1.79554189874838280682e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',15,1.79554189874838280682e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',16,1.79554189874838280682e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',17,1.79554189882775568965e+09,'{"t":"move","seat":0,"action":5,"lag":0.001}','eiHhzm7zxW551rrx c2-28146500204533');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',18,1.79554189883265423767e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}','mrRqFDxDTGFBBdXW c2-28146505124684');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',19,1.79554189884003591532e+09,'{"t":"move","seat":0,"action":19,"lag":0.001}','eiHhzm7zxW551rrx c3-28146512545957');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',20,1.79554189884531712534e+09,'{"t":"asked","seat":1,"to":11}','mrRqFDxDTGFBBdXW c3-28146517777299');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',21,1.79554189885645174981e+09,'{"t":"answered","seat":0,"yes":true}','eiHhzm7zxW551rrx c4-28146527991519');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',22,1.79554189885645174981e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',23,1.79554189886036872866e+09,'{"t":"pause","seat":0,"on":true}','eiHhzm7zxW551rrx c5-28146532774827');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',24,1.79554189886272645001e+09,'{"t":"pause","seat":0,"on":false}','eiHhzm7zxW551rrx c6-28146535108467');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',25,1.7955418988657164573e+09,'{"t":"pause","seat":0,"on":true}','eiHhzm7zxW551rrx c7-28146538253371');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',26,1.79554189886769652371e+09,'{"t":"pause","seat":1,"on":true}','mrRqFDxDTGFBBdXW c4-28146540244647');
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',27,1.79554189886769652371e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('cgGPaZ8NZAW8bdp_',28,1.79554189887079358105e+09,'{"t":"resumed","seat":1}','mrRqFDxDTGFBBdXW c5-28146543324419');
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',1,1.7955418989464662075e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"80492322f51dcc3661db93659c4da8036b441df0790b321c7a0015b7cc4a521c","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',2,1.7955418989464662075e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',3,1.7955418989464662075e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',4,1.79554189903595924375e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d13');
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',5,1.79554189904429841034e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d14');
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',6,1.79554189904429841034e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',7,1.79554189904429841034e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',8,1.79554189904429841034e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',9,1.79554189904429841034e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',10,1.79554189904429841034e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',11,1.79554189904429841034e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',12,1.79554189904429841034e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',13,1.79554189904429841034e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',14,1.79554189904429841034e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',15,1.79554189904429841034e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',16,1.79554189904429841034e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('jARp8C3xjJj_hAo8',17,1.79554190129970669747e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',1,1.79554190187514019008e+09,'{"t":"created","user":"yr54SAkDUve_fdWO","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1321ae1052c5dd2a0a366b99f146f6c0d7ac83b13a3974bf5c1abdb8c726c819","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',2,1.79554190187514019008e+09,'{"t":"seated","seat":0,"user":"yr54SAkDUve_fdWO","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',3,1.79554190187514019008e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',4,1.7955419018803181648e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d15');
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',5,1.79554190188439130788e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d16');
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',6,1.79554190188439130788e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',7,1.79554190188439130788e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',8,1.79554190188439130788e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',9,1.79554190188439130788e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',10,1.79554190188439130788e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',11,1.79554190188439130788e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',12,1.79554190188439130788e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',13,1.79554190188439130788e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',14,1.79554190188439130788e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',15,1.79554190188439130788e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',16,1.79554190188439130788e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',1,1.79554190190627574919e+09,'{"t":"created","user":"yr54SAkDUve_fdWO","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"9fb959d42b9ec69b06ff2f471bdd306130ce408a9d56bd0aea0ab6c04226a6ff","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',2,1.79554190190627574919e+09,'{"t":"seated","seat":0,"user":"yr54SAkDUve_fdWO","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',3,1.79554190190627574919e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',4,1.79554190192328333853e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}','mrRqFDxDTGFBBdXW d17');
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',5,1.79554190192890620238e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','mrRqFDxDTGFBBdXW d18');
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',6,1.79554190192890620238e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',7,1.79554190192890620238e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',8,1.79554190192890620238e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',9,1.79554190192890620238e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',10,1.79554190192890620238e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',11,1.79554190192890620238e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',12,1.79554190192890620238e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',13,1.79554190192890620238e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',14,1.79554190192890620238e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',15,1.79554190192890620238e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',16,1.79554190192890620238e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',1,1.79554190193580555908e+09,'{"t":"created","user":"mrRqFDxDTGFBBdXW","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fba9c78c60709fbdea93b4ef042286441b03d74a9816c031968d29b7d0a1bd80","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',2,1.79554190193580555908e+09,'{"t":"seated","seat":0,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',3,1.79554190193580555908e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',4,1.79554190194109106063e+09,'{"t":"seated","seat":1,"user":"hzbEUF0xrlky-52-","name":""}','hzbEUF0xrlky-52- d19');
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',5,1.7955419019481158256e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','hzbEUF0xrlky-52- d20');
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',6,1.7955419019481158256e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',7,1.7955419019481158256e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',8,1.7955419019481158256e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',9,1.7955419019481158256e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',10,1.7955419019481158256e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',11,1.7955419019481158256e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',12,1.7955419019481158256e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',13,1.7955419019481158256e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',14,1.7955419019481158256e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',15,1.7955419019481158256e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',16,1.7955419019481158256e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',1,1.79554190195753884309e+09,'{"t":"created","user":"mrRqFDxDTGFBBdXW","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ba8e39603a674c25be8e40b4057fb040bbd7fa5b2143a94718897ea497b6a1b7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',2,1.79554190195753884309e+09,'{"t":"seated","seat":0,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',3,1.79554190195753884309e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',4,1.7955419019590923786e+09,'{"t":"seated","seat":1,"user":"hzbEUF0xrlky-52-","name":""}','hzbEUF0xrlky-52- d21');
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',5,1.79554190196810197835e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','hzbEUF0xrlky-52- d22');
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',6,1.79554190196810197835e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',7,1.79554190196810197835e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',8,1.79554190196810197835e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',9,1.79554190196810197835e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',10,1.79554190196810197835e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',11,1.79554190196810197835e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',12,1.79554190196810197835e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',13,1.79554190196810197835e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',14,1.79554190196810197835e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',15,1.79554190196810197835e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',16,1.79554190196810197835e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',17,1.79554190197444653517e+09,'{"t":"resigned","seat":0,"level":"","character":""}','yr54SAkDUve_fdWO d23');
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',17,1.79554190198294019698e+09,'{"t":"resigned","seat":1,"level":"","character":""}','hzbEUF0xrlky-52- d24');
INSERT INTO "events" VALUES('6swo5MTXyyTmtcrE',1,1.79554190199615383146e+09,'{"t":"created","user":"yr54SAkDUve_fdWO","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"cf0dd12746be1edbbf2796b628296b443f4c8e4d36b7624e6e2949fefa5995f0","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('6swo5MTXyyTmtcrE',2,1.79554190199615383146e+09,'{"t":"seated","seat":0,"user":"yr54SAkDUve_fdWO","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('6swo5MTXyyTmtcrE',3,1.79554190199615383146e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('nfuzrdQ_9X5H0NxP',1,1.79554190200044107433e+09,'{"t":"created","user":"mrRqFDxDTGFBBdXW","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d69bb6667733350dd60bcd4885b0b9e8fa95285a472660406bc7374c029491ed","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('nfuzrdQ_9X5H0NxP',2,1.79554190200044107433e+09,'{"t":"seated","seat":0,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('nfuzrdQ_9X5H0NxP',3,1.79554190200044107433e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('nfuzrdQ_9X5H0NxP',4,1.79554190200311017031e+09,'{"t":"seated","seat":1,"user":"hzbEUF0xrlky-52-","name":""}','hzbEUF0xrlky-52- d25');
INSERT INTO "events" VALUES('6swo5MTXyyTmtcrE',4,1.79554190213978433609e+09,'{"t":"passed","user":"yr54SAkDUve_fdWO","to":"eiHhzm7zxW551rrx"}',NULL);
INSERT INTO "events" VALUES('g9dX2A9qyx5LT1DO',17,1.79554190215148091322e+09,'{"t":"passed","user":"yr54SAkDUve_fdWO","to":"eiHhzm7zxW551rrx"}',NULL);
INSERT INTO "events" VALUES('Bxnrb6FNj_XEu8U3',18,1.79554190216319036485e+09,'{"t":"passed","user":"yr54SAkDUve_fdWO","to":"eiHhzm7zxW551rrx"}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',17,1.79554190222353744505e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('RMKQw-LbBYc-InOg',18,1.79554190222353744505e+09,'{"t":"passed","user":"hzbEUF0xrlky-52-","to":""}',NULL);
INSERT INTO "events" VALUES('nfuzrdQ_9X5H0NxP',5,1.79554190225153827665e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('nfuzrdQ_9X5H0NxP',6,1.79554190225153827665e+09,'{"t":"passed","user":"hzbEUF0xrlky-52-","to":""}',NULL);
INSERT INTO "events" VALUES('SOMBseehSW5BEREN',18,1.79554190226516342159e+09,'{"t":"passed","user":"hzbEUF0xrlky-52-","to":""}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',1,1.79554190248662757871e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"9e051e41eba7f04ea729b67d2746e8b8f586cccb66e92211d3e304a49c44c1a5","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',2,1.79554190248662757871e+09,'{"t":"paired","tournament":"8lgad72UiaJi","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',3,1.79554190248662757871e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',4,1.79554190248662757871e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',5,1.79554190248662757871e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',6,1.79554190248662757871e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',7,1.79554190248662757871e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',8,1.79554190248662757871e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',9,1.79554190248662757871e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',10,1.79554190248662757871e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',11,1.79554190248662757871e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',12,1.79554190248662757871e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',13,1.79554190248662757871e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',14,1.79554190248662757871e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',15,1.79554190248662757871e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',16,1.79554190248662757871e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('Ak-mywgOQnShqxkA',17,1.79554190248662757871e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',1,1.79554190273218536376e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c1fff2ad81de70d860b577b7a4af9183d3f9783e0193a8a8e9e3f9b37ff01488","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',2,1.79554190273218536376e+09,'{"t":"paired","tournament":"7-BkxByhHM2e","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',3,1.79554190273218536376e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',4,1.79554190273218536376e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',5,1.79554190273218536376e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',6,1.79554190273218536376e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',7,1.79554190273218536376e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',8,1.79554190273218536376e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',9,1.79554190273218536376e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',10,1.79554190273218536376e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',11,1.79554190273218536376e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',12,1.79554190273218536376e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',13,1.79554190273218536376e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',14,1.79554190273218536376e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',15,1.79554190273218536376e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',16,1.79554190273218536376e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',1,1.79554190273319745066e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"191cbf833f289a233505163281fc90e397c483bec63bd160920d7c91a1975a12","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',2,1.79554190273319745066e+09,'{"t":"paired","tournament":"R5HVrniYHsHM","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',3,1.79554190273319745066e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',4,1.79554190273319745066e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',5,1.79554190273319745066e+09,'{"t":"seated","seat":1,"user":"mrRqFDxDTGFBBdXW","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',6,1.79554190273319745066e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',7,1.79554190273319745066e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',8,1.79554190273319745066e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',9,1.79554190273319745066e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',10,1.79554190273319745066e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',11,1.79554190273319745066e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',12,1.79554190273319745066e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',13,1.79554190273319745066e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',14,1.79554190273319745066e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',15,1.79554190273319745066e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',16,1.79554190273319745066e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',17,1.79554190273319745066e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('7JQx2Gi6ZweYWtjQ',17,1.79554190275353503232e+09,'{"t":"resigned","seat":0,"level":"","character":""}','eiHhzm7zxW551rrx d27');
INSERT INTO "events" VALUES('_5Uqn6HOORkWQ9tW',18,1.79554190286436438561e+09,'{"t":"resigned","seat":0,"level":"","character":""}','eiHhzm7zxW551rrx d28');
INSERT INTO "events" VALUES('A6oXZ-VCtcTyETYJ',1,1.79554190299125742908e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"44bdc9fe57e4ab0c240243bfc7a653f2db5b04127421caacbf597a84867ec53e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('A6oXZ-VCtcTyETYJ',2,1.79554190299125742908e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('A6oXZ-VCtcTyETYJ',3,1.79554190299125742908e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('21zyocDHRnYa9IpD',1,1.79554190305499315263e+09,'{"t":"created","user":"Malq81pjWVunhwBf","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"e1cbd82638bd4b9d8f1e987ea4e33b3bd18ff5e78486706ea1fc429b697e204f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('21zyocDHRnYa9IpD',2,1.79554190305499315263e+09,'{"t":"seated","seat":0,"user":"Malq81pjWVunhwBf","name":"Max"}',NULL);
INSERT INTO "events" VALUES('21zyocDHRnYa9IpD',3,1.79554190305499315263e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',1,1.79554190326099205013e+09,'{"t":"created","user":"KwRem9HjGQuQH4H4","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"ff744b72bcd7255f1657a9e7da0b900f09823e25f46ec549df6d0731b04c308d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',2,1.79554190326099205013e+09,'{"t":"seated","seat":0,"user":"KwRem9HjGQuQH4H4","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',3,1.79554190326099205013e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',4,1.79554190326099205013e+09,'{"t":"seated","seat":1,"user":"XZFoQJ7P2AKGuI9L","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',5,1.79554190326099205013e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',6,1.79554190326099205013e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',7,1.79554190326099205013e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',8,1.79554190326099205013e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',9,1.79554190326099205013e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',10,1.79554190326099205013e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',11,1.79554190326099205013e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',12,1.79554190326099205013e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',13,1.79554190326099205013e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',14,1.79554190326099205013e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',15,1.79554190326099205013e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('TNUxV_q9dXXw5TyY',16,1.79554190326099205013e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',1,1.79554190332553982728e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"dbe2becdb151fbfd8de3310f240a1d63a30e9d2cb4edbfc9f05ce43ee398be0b","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',2,1.79554190332553982728e+09,'{"t":"seated","seat":0,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',3,1.79554190332553982728e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',4,1.79554190333777403832e+09,'{"t":"seated","seat":1,"user":"M8_USpX3YvGMofIE","name":"Zoë the Bold"}','M8_USpX3YvGMofIE c2-28151010273590');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',5,1.79554190333972692487e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','M8_USpX3YvGMofIE c3-28151012206748');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',6,1.79554190333972692487e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',7,1.79554190333972692487e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',8,1.79554190333972692487e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',9,1.79554190333972692487e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',10,1.79554190333972692487e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',11,1.79554190333972692487e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',12,1.79554190333972692487e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',13,1.79554190333972692487e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',14,1.79554190333972692487e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',15,1.79554190333972692487e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',16,1.79554190333972692487e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',17,1.79554190334726786618e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}','3PJ1GOy81Ycnzz-b c3-28151019611860');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',18,1.79554190335050344465e+09,'{"t":"move","seat":1,"action":20,"lag":0.0}','M8_USpX3YvGMofIE c5-28151023034213');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',19,1.79554190335305404661e+09,'{"t":"move","seat":0,"action":10,"lag":0.0}','3PJ1GOy81Ycnzz-b c4-28151025594321');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',20,1.79554190335541558262e+09,'{"t":"asked","seat":1,"to":11}','M8_USpX3YvGMofIE c6-28151027928278');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',21,1.79554190335657882691e+09,'{"t":"answered","seat":0,"yes":false}','3PJ1GOy81Ycnzz-b c5-28151029111220');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',22,1.79554190335767889022e+09,'{"t":"move","seat":1,"action":4,"lag":0.0}','M8_USpX3YvGMofIE c7-28151030223155');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',23,1.79554190335982847212e+09,'{"t":"asked","seat":0,"to":12}','3PJ1GOy81Ycnzz-b c6-28151032390611');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',24,1.79554190336077237129e+09,'{"t":"answered","seat":1,"yes":true}','M8_USpX3YvGMofIE c8-28151033340643');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',25,1.79554190336077237129e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',26,1795541903.3624,'{"t":"move","seat":0,"action":11,"lag":0.0}','3PJ1GOy81Ycnzz-b c7-28151034943867');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',27,1.79554190336871433261e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','M8_USpX3YvGMofIE c9-28151041209896');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',28,1.79554190336987781525e+09,'{"t":"returned","seat":1}','M8_USpX3YvGMofIE c10-28151042454698');
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',29,1.7955419033711318969e+09,'{"t":"resigned","seat":0,"level":"","character":""}','3PJ1GOy81Ycnzz-b c8-28151043483230');
INSERT INTO "events" VALUES('DI8gouFyggx1fbQp',1,1.79554190337620472907e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"eaca18d08bc7cdca00a0f794c65d708b4fd4843052f61e2398661f9a579795a1","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('DI8gouFyggx1fbQp',2,1.79554190337620472907e+09,'{"t":"seated","seat":1,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('DI8gouFyggx1fbQp',3,1.79554190337620472907e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('DI8gouFyggx1fbQp',4,1.79554190337620472907e+09,'{"t":"seated","seat":0,"user":"M8_USpX3YvGMofIE","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('4HDK8bTib1g_0MsQ',30,1.79554190337667489048e+09,'{"t":"rematch","table":"DI8gouFyggx1fbQp"}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',1,1.79554190337805986404e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"581810ee874021cb3ca8086bb42d6f9e8801817893747591844c8d2444e11e05","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',2,1.79554190337805986404e+09,'{"t":"seated","seat":0,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',3,1.79554190337805986404e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',4,1.79554190338036823268e+09,'{"t":"seated","seat":1,"user":"M8_USpX3YvGMofIE","name":"Zoë the Bold"}','M8_USpX3YvGMofIE c12-28151052921460');
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',5,1.79554190338116335867e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','M8_USpX3YvGMofIE c13-28151053735784');
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',6,1.79554190338116335867e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',7,1.79554190338116335867e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',8,1.79554190338116335867e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',9,1.79554190338116335867e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',10,1.79554190338116335867e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',11,1.79554190338116335867e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',12,1.79554190338116335867e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',13,1.79554190338116335867e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',14,1.79554190338116335867e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',15,1.79554190338116335867e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',16,1.79554190338116335867e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',17,1.7955419033919548989e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}','3PJ1GOy81Ycnzz-b c11-28151064456781');
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',18,1.79554190339438819886e+09,'{"t":"move","seat":1,"action":17,"lag":0.0}','M8_USpX3YvGMofIE c14-28151066915944');
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',19,1.79554190340249204631e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','3PJ1GOy81Ycnzz-b c12-28151075019068');
INSERT INTO "events" VALUES('qSqt5yAmK-0g-iDZ',20,1.79554190341277360911e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}','M8_USpX3YvGMofIE c15-28151085300924');
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',1,1.79554190341854214667e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"5106b6427bbd7014004cc9718fa9f5c47ad8ccf662cdd5bbd919ced908a9f344","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',2,1.79554190341854214667e+09,'{"t":"seated","seat":0,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',3,1.79554190341854214667e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',4,1.79554190342846465115e+09,'{"t":"seated","seat":1,"user":"M8_USpX3YvGMofIE","name":"Zoë"}','M8_USpX3YvGMofIE c16-28151101023916');
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',5,1.79554190342925024028e+09,'{"t":"freed","seat":1}','M8_USpX3YvGMofIE c17-28151101794045');
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',6,1.79554190343164038661e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','3PJ1GOy81Ycnzz-b c14-28151104169933');
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',7,1.79554190343240261079e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','3PJ1GOy81Ycnzz-b c15-28151104908072');
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',8,1.79554190343565535543e+09,'{"t":"freed","seat":1}','3PJ1GOy81Ycnzz-b c16-28151108165546');
INSERT INTO "events" VALUES('vWufWTJf7Oq9qo4e',9,1.79554190343635201453e+09,'{"t":"removed","user":"M8_USpX3YvGMofIE","on":true}','3PJ1GOy81Ycnzz-b c17-28151108903189');
INSERT INTO "events" VALUES('Y2jKK3YKpmblfEnk',1,1.79554190343753838541e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"48ff1a8371db2745e8c6ca5dc70b08583b49bae7efdd0fc8d2280a03cd88653a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Y2jKK3YKpmblfEnk',2,1.79554190343753838541e+09,'{"t":"seated","seat":0,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Y2jKK3YKpmblfEnk',3,1.79554190343753838541e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Y2jKK3YKpmblfEnk',4,1.79554190344376444817e+09,'{"t":"closed"}','3PJ1GOy81Ycnzz-b c18-28151116282834');
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',1,1.79554190404036855691e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"f8ec5a31261ea19d59b0de70a01db8b1e621b1fe54c7f1625faf67dab4c4b7e5","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',2,1.79554190404036855691e+09,'{"t":"deal","day":"2026-11-24"}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',3,1.79554190404036855691e+09,'{"t":"seated","seat":0,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',4,1.79554190404036855691e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',5,1.79554190404036855691e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',6,1.79554190404036855691e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',7,1.79554190404036855691e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',8,1.79554190404036855691e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',9,1.79554190404036855691e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',10,1.79554190404036855691e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',11,1.79554190404036855691e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',12,1.79554190404036855691e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',13,1.79554190404036855691e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',14,1.79554190404036855691e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',15,1.79554190404036855691e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('TyiQwUxW895lAkh6',16,1.79554190404036855691e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',1,1.79554190405240321156e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"35d1e604cb8497b0e2fb3e6bc87b895040995af0ba7ec99732c020e9e994a091","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',2,1.79554190405240321156e+09,'{"t":"seated","seat":0,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',3,1.79554190405240321156e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',4,1.79554190405240321156e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',5,1.79554190405240321156e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',6,1.79554190405240321156e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',7,1.79554190405240321156e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',8,1.79554190405240321156e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',9,1.79554190405240321156e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',10,1.79554190405240321156e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',11,1.79554190405240321156e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',12,1.79554190405240321156e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',13,1.79554190405240321156e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',14,1.79554190405240321156e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',15,1.79554190405240321156e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('41RfdnynKDuVHNhH',16,1.79554190407586646083e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','3PJ1GOy81Ycnzz-b c20-28151748371419');
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',1,1.79554190416239619256e+09,'{"t":"created","user":"3PJ1GOy81Ycnzz-b","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"13e0edb85b1f996db9c788f3d608ab9fec12ad406e78b111c95c922f2e14cc7a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',2,1.79554190416239619256e+09,'{"t":"seated","seat":0,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',3,1.79554190416239619256e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',4,1.79554190416239619256e+09,'{"t":"seated","seat":1,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',5,1.79554190416239619256e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',6,1.79554190416239619256e+09,'{"t":"seated","seat":2,"user":"3PJ1GOy81Ycnzz-b","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',7,1.79554190416239619256e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',8,1.79554190416239619256e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',9,1.79554190416239619256e+09,'{"t":"draw","action":4098}',NULL);
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',10,1.7955419041809837818e+09,'{"t":"move","seat":2,"action":590,"lag":0.0}','3PJ1GOy81Ycnzz-b c22-28151853510123');
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',11,1.7955419041878619194e+09,'{"t":"move","seat":0,"action":2776,"lag":0.0}','3PJ1GOy81Ycnzz-b c23-28151860365829');
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',12,1.79554190419583964343e+09,'{"t":"move","seat":1,"action":3107,"lag":0.0}','3PJ1GOy81Ycnzz-b c24-28151868342282');
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',13,1.79554190420189976689e+09,'{"t":"move","seat":2,"action":734,"lag":0.0}','3PJ1GOy81Ycnzz-b c25-28151874383116');
INSERT INTO "events" VALUES('t237AKqJycDWVyWe',14,1.79554190420855379101e+09,'{"t":"resigned","seat":1,"level":"hard","character":"hasso"}','3PJ1GOy81Ycnzz-b c26-28151881018534');
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',1,1.79572430329404568675e+09,'{"t":"created","user":"eiHhzm7zxW551rrx","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ed01dfedd8906c699b97764ab8a98a78c9213e4e7862cf996c5f9e626388a3b7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',2,1.79572430329404568675e+09,'{"t":"handed-in","started":1795724303.0,"takebacks":[]}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',3,1.79572430329404568675e+09,'{"t":"seated","seat":0,"user":"eiHhzm7zxW551rrx","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',4,1.79572430329404568675e+09,'{"t":"seated","seat":1,"user":"eiHhzm7zxW551rrx","name":"Rosa"}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',5,1.79572430329404568675e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',6,1.79572430329404568675e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',7,1.79572430329404568675e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',8,1.79572430329404568675e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',9,1.79572430329404568675e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',10,1.79572430329404568675e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',11,1.79572430329404568675e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',12,1.79572430329404568675e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',13,1.79572430329404568675e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',14,1.79572430329404568675e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',15,1.79572430329404568675e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',16,1.79572430329404568675e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',17,1.79572430329404568675e+09,'{"t":"move","seat":1,"action":0,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',18,1.79572430329404568675e+09,'{"t":"move","seat":0,"action":20,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',19,1.79572430329404568675e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',20,1.79572430329404568675e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',21,1.79572430329404568675e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',22,1.79572430329404568675e+09,'{"t":"move","seat":1,"action":13,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',23,1.79572430329404568675e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',24,1.79572430329404568675e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',25,1.79572430329404568675e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',26,1.79572430329404568675e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',27,1.79572430329404568675e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',28,1.79572430329404568675e+09,'{"t":"move","seat":1,"action":3,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',29,1.79572430329404568675e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}',NULL);
INSERT INTO "events" VALUES('l7o3g51gJIw-LDr-',30,1.79572430329404568675e+09,'{"t":"resigned","seat":0,"level":"","character":""}',NULL);
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('eiHhzm7zxW551rrx','mrRqFDxDTGFBBdXW',1.79554190318838691707e+09);
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
INSERT INTO "handed_over" VALUES('eiHhzm7zxW551rrx','e5625a6a5de1a4e3563585c0640bbcb1ad103656bb5f39caff904bf356e3ce4d2f2d149c7a767a1e2c59281319661360087c75abf941ec16262b928063b0a012','l7o3g51gJIw-LDr-',1.79572430329159736638e+09);
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','eiHhzm7zxW551rrx',0.0);
INSERT INTO "handles" VALUES('katharlna','eiHhzm7zxW551rrx',1.80331790212744855882e+09);
INSERT INTO "handles" VALUES('loulse','hzbEUF0xrlky-52-',1803317902.21441);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('01a2c42afb0e183be34b7bc95609f91a8543b1bf5cd8ed4c62697b5fa9b60a2c','host',1.79562829514905834197e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('1znyT-brES7jz-T4','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20480/account#confirm=bQ7H5klHIjQkuT-QZIT34tCkAfSBGR7r

If it was not, there is nothing to do: nothing happens without the link.
',1.79554193180802083018e+09,1.79554550177884364122e+09,1,'c1c28982ee44c769',0.0,'');
INSERT INTO "mails" VALUES('9fa4b0c2f3b21396647aef69d2f4570034a555caa363835b367d8ba5c7414f99eiHhzm7zxW551rrx','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20480/account#recover=HAl9MR7IsZbHUIqhkZEjZNKzsdAUyGfP

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79554193183674049372e+09,1.7955455018205273151e+09,1,'c1c28982ee44c769',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','_vZZzUWbXY5lZuRA',1.79554189623981475835e+09);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','_vZZzUWbXY5lZuRA',1.79554189623981475835e+09);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','A748l4D7OVRg07sw',1.79554189624159789089e+09);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','A748l4D7OVRg07sw',1.79554189624159789089e+09);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','5br-gVJJknGEqFn9',0.0);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','5br-gVJJknGEqFn9',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','5vyQVHA68Cq79wH8',0.0);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','5vyQVHA68Cq79wH8',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','cgGPaZ8NZAW8bdp_',0.0);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','cgGPaZ8NZAW8bdp_',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','jARp8C3xjJj_hAo8',0.0);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','jARp8C3xjJj_hAo8',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','g9dX2A9qyx5LT1DO',0.0);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','g9dX2A9qyx5LT1DO',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','Bxnrb6FNj_XEu8U3',1.79554190197444653517e+09);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','Bxnrb6FNj_XEu8U3',1.79554190197444653517e+09);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','RMKQw-LbBYc-InOg',1.79554190222353744505e+09);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','SOMBseehSW5BEREN',1.79554190198294019698e+09);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','6swo5MTXyyTmtcrE',0.0);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','nfuzrdQ_9X5H0NxP',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','Ak-mywgOQnShqxkA',0.0);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','Ak-mywgOQnShqxkA',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','7JQx2Gi6ZweYWtjQ',1.79554190275353503232e+09);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','_5Uqn6HOORkWQ9tW',1.79554190286436438561e+09);
INSERT INTO "members" VALUES('mrRqFDxDTGFBBdXW','_5Uqn6HOORkWQ9tW',1.79554190286436438561e+09);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','A6oXZ-VCtcTyETYJ',0.0);
INSERT INTO "members" VALUES('Malq81pjWVunhwBf','21zyocDHRnYa9IpD',0.0);
INSERT INTO "members" VALUES('KwRem9HjGQuQH4H4','TNUxV_q9dXXw5TyY',0.0);
INSERT INTO "members" VALUES('XZFoQJ7P2AKGuI9L','TNUxV_q9dXXw5TyY',0.0);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','4HDK8bTib1g_0MsQ',1.7955419033711318969e+09);
INSERT INTO "members" VALUES('M8_USpX3YvGMofIE','4HDK8bTib1g_0MsQ',1.7955419033711318969e+09);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','DI8gouFyggx1fbQp',0.0);
INSERT INTO "members" VALUES('M8_USpX3YvGMofIE','DI8gouFyggx1fbQp',0.0);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','qSqt5yAmK-0g-iDZ',0.0);
INSERT INTO "members" VALUES('M8_USpX3YvGMofIE','qSqt5yAmK-0g-iDZ',0.0);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','vWufWTJf7Oq9qo4e',0.0);
INSERT INTO "members" VALUES('M8_USpX3YvGMofIE','vWufWTJf7Oq9qo4e',0.0);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','Y2jKK3YKpmblfEnk',0.0);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','TyiQwUxW895lAkh6',0.0);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','41RfdnynKDuVHNhH',0.0);
INSERT INTO "members" VALUES('3PJ1GOy81Ycnzz-b','t237AKqJycDWVyWe',0.0);
INSERT INTO "members" VALUES('eiHhzm7zxW551rrx','l7o3g51gJIw-LDr-',1.79572430329404568675e+09);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','a2f08d856449873d929c54287f8789a6d09186ec9d3bc137d1cc74010ab10393');
INSERT INTO "meta" VALUES('invited','1795541895.148743');
INSERT INTO "meta" VALUES('probe','a079bb6eb6f4b7d5');
INSERT INTO "meta" VALUES('order','9ce61f3539c4d66f');
INSERT INTO "meta" VALUES('vapid','1nUivveNZ4Sc6Y57zra-ocKh5Omx3jMnb9kWo2qyAI0');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('mrRqFDxDTGFBBdXW','Malq81pjWVunhwBf',1.79554190317119622237e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('KwRem9HjGQuQH4H4','bLUSXsosDclcUjT63s1xHshXYnVUfvR4','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
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
INSERT INTO "one_time_tokens" VALUES('0853a108913bde4c2eb9a5811b8dd0f197c4b6f293a8c1c9ed1a5d05132bcaf8','eiHhzm7zxW551rrx','passkey-add','127.0.0.1 TDgS7LSyl3Zu4ixC0i4C39102mq7BjNaOhoR3txRgv6YJDXurwoZH6kbr2-1BarB3VfnV5FFFODoAG_BD_-_bw',1.79554220170890927311e+09);
INSERT INTO "one_time_tokens" VALUES('dee9ee609420294ea34cfa3e5217ccd2ea5367b33896816e1d7796bcd9c10463','eiHhzm7zxW551rrx','recover','bea@example.org',1.79554550181960892677e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('TNUxV_q9dXXw5TyY','{"game":"rosenkoenig","players":2,"rated":false,"users":["KwRem9HjGQuQH4H4","XZFoQJ7P2AKGuI9L"],"strength":25.0,"time":null}',1.79554190325351381305e+09,1.79554190326238203049e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('ntG3HJwlrOIXLGd2P9XDfw','eiHhzm7zxW551rrx',X'A501020326200121582043ED41405D7CB6C2573C6C320C5CD5AF7D692995DBE7364698A9BD4A677BAC792258204A401166263C1E7DD3263E44C8A545E65FBA5315558767D000EEF6CC6ECF6D70',1,'Laptop',1.79554190170036268234e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('3PJ1GOy81Ycnzz-b','lesson','rosenkoenig','first',1,1795541903.46718,0.0,1795541903.46718);
INSERT INTO "progress" VALUES('3PJ1GOy81Ycnzz-b','puzzle','rosenkoenig','0a4dab37c3',1,1.79554190358418297771e+09,1.0,1.79554190358418297771e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','KwRem9HjGQuQH4H4','CTDulZ1VLwHN','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79554190330726456646e+09,0);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (game, puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('rosenkoenig','0a4dab37c3',-3.43947837965408620419e+00,4.97063370290079298285e+00,1,1.79554190358396339411e+09);
CREATE TABLE puzzle_skills (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
INSERT INTO "puzzle_skills" VALUES('3PJ1GOy81Ycnzz-b','rosenkoenig',1.60354040382080498261e+01,8.09928117621970322659e+00,1,1.79554190358396339411e+09);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('eiHhzm7zxW551rrx',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('KwRem9HjGQuQH4H4',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('_vZZzUWbXY5lZuRA',1.79554189623981475835e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["eiHhzm7zxW551rrx","mrRqFDxDTGFBBdXW"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('A748l4D7OVRg07sw',1.79554189624159789089e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["eiHhzm7zxW551rrx","mrRqFDxDTGFBBdXW"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('5br-gVJJknGEqFn9',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('_vZZzUWbXY5lZuRA','eiHhzm7zxW551rrx',1,1.79554189623981475835e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('_vZZzUWbXY5lZuRA','mrRqFDxDTGFBBdXW',1,1.79554189623981475835e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('eiHhzm7zxW551rrx','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79554189623981475835e+09,3.53121146833445550324e+02,1.76331314058064365381e+09);
INSERT INTO "ratings" VALUES('mrRqFDxDTGFBBdXW','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79554189623981475835e+09,3.47850367847164534387e+02,1.76331314058064365381e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('b79894e39cce2674b1d5d462a7258d804937fc63dea263605423f39df091ddb9','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('9b2893d3bd3e5a0f324b09bea0a737c1d15330f83237ca958dc41a166cebce14','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('97ce04084e274c8f2ebde52e8e6d5b3ebda8cf77ac958993575cdebfbe569011','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('ee6c4f961b98cfe080103b7af07b44debc3abe5b19c47c3dabe0dcc09cdc364f','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('c3b8d6b446ae8b23a275cb6734a289f8a1b12e958276de7b013eb4de92320c7c','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('dd9d2d1dfe831a3d26f863e6939b1b442d2eba34b0e4a73adb9111d4bf070e2e','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('150d10036d76592beeafa0e609a0b8a307ea88fe74f88c7bf748270acce62a68','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('5dc231073f9df96d22cc604b5f8253719d0a92b5fe70d6399c8c62ea12c4c65f','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('fbbd1eb62a92c6b96c8ede50fe9464bd2a9439755b6d11eeec580d35e385829b','eiHhzm7zxW551rrx');
INSERT INTO "recovery_codes" VALUES('af29bf9f38bcb92477626df4d424c58cd948cd9686feebe1de2118e428380e79','eiHhzm7zxW551rrx');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('5ad5913ff79b1198',1.79554190302746319776e+09,'eiHhzm7zxW551rrx','Malq81pjWVunhwBf','chat','insult','','A6oXZ-VCtcTyETYJ',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"Malq81pjWVunhwBf","name":"Max","text":"you clown","time":1795541903.003737,"phrase":"","hidden":false},{"number":2,"user":"eiHhzm7zxW551rrx","name":"Bea","text":"","time":1795541903.013032,"phrase":"good-luck","hidden":false}]}','acted',1.79554190307141470911e+09,'4D3TmXtQd-H122Y-','Thank you.',0);
INSERT INTO "reports" VALUES('5ac517b20c9529ae',1.79554190303162503243e+09,'eiHhzm7zxW551rrx','Malq81pjWVunhwBf','name','insult','','A6oXZ-VCtcTyETYJ',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"Malq81pjWVunhwBf","name":"Max","text":"you clown","time":1795541903.003737,"phrase":"","hidden":false},{"number":2,"user":"eiHhzm7zxW551rrx","name":"Bea","text":"","time":1795541903.013032,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('_vZZzUWbXY5lZuRA',0,'eiHhzm7zxW551rrx','','',0,'rosenkoenig',2,1.79554189623981475835e+09,1.79554189623981475835e+09,1,1.0,4.0,'won',0);
INSERT INTO "results" VALUES('_vZZzUWbXY5lZuRA',1,'mrRqFDxDTGFBBdXW','','',0,'rosenkoenig',2,1.79554189623981475835e+09,1.79554189623981475835e+09,2,0.0,4.0,'lost',1);
INSERT INTO "results" VALUES('A748l4D7OVRg07sw',0,'eiHhzm7zxW551rrx','','',0,'rosenkoenig',2,1.79554189624159789089e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('A748l4D7OVRg07sw',1,'mrRqFDxDTGFBBdXW','','',0,'rosenkoenig',2,1.79554189624159789089e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('Bxnrb6FNj_XEu8U3',0,'eiHhzm7zxW551rrx','','',0,'rosenkoenig',2,1.79554190197444653517e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('Bxnrb6FNj_XEu8U3',1,'mrRqFDxDTGFBBdXW','','',0,'rosenkoenig',2,1.79554190197444653517e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('SOMBseehSW5BEREN',0,'mrRqFDxDTGFBBdXW','','',0,'rosenkoenig',2,1.79554190198294019698e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('SOMBseehSW5BEREN',1,'hzbEUF0xrlky-52-','','',0,'rosenkoenig',2,1.79554190198294019698e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('RMKQw-LbBYc-InOg',0,'mrRqFDxDTGFBBdXW','','',0,'rosenkoenig',2,1.79554190222353744505e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('RMKQw-LbBYc-InOg',1,'','','',0,'rosenkoenig',2,1.79554190222353744505e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('7JQx2Gi6ZweYWtjQ',0,'eiHhzm7zxW551rrx','','',0,'rosenkoenig',2,1.79554190275353503232e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('7JQx2Gi6ZweYWtjQ',1,'','random','',0,'rosenkoenig',2,1.79554190275353503232e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('_5Uqn6HOORkWQ9tW',0,'eiHhzm7zxW551rrx','','',0,'rosenkoenig',2,1.79554190286436438561e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('_5Uqn6HOORkWQ9tW',1,'mrRqFDxDTGFBBdXW','','',0,'rosenkoenig',2,1.79554190286436438561e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('4HDK8bTib1g_0MsQ',0,'3PJ1GOy81Ycnzz-b','','',0,'rosenkoenig',2,1.7955419033711318969e+09,1.7955419033711318969e+09,2,0.0,2.0,'lost',1);
INSERT INTO "results" VALUES('4HDK8bTib1g_0MsQ',1,'M8_USpX3YvGMofIE','','',0,'rosenkoenig',2,1.7955419033711318969e+09,1.7955419033711318969e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('4HDK8bTib1g_0MsQ','3PJ1GOy81Ycnzz-b',1.79554190390387916564e+09,3,1,0,0,0,'','',1795541918.90388,'c1c28982ee44c769',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('4D3TmXtQd-H122Y-','host',1.79554190298343563075e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','c1c28982ee44c769',1.79554191430358457562e+09,3);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('rX8pJ454LNdt','KwRem9HjGQuQH4H4','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79554190323168015477e+09,1.79554190325351381305e+09,'TNUxV_q9dXXw5TyY');
INSERT INTO "seeks" VALUES('WK8QFqyFO6I8','XZFoQJ7P2AKGuI9L','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79554190323995423311e+09,1.79554190325351381305e+09,'TNUxV_q9dXXw5TyY');
INSERT INTO "seeks" VALUES('oIc-z4-HuRcg','KwRem9HjGQuQH4H4','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79554190327675604818e+09,1.79554190327675604818e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79554190433949637417e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.79554190433949637417e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('_vZZzUWbXY5lZuRA',X'330AD1ACF500B876292AD1B34E53175AFB633CF771ED1AAF6B49A70D9E87C08D',25,'over',1,1.79554189623981475835e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":18,"player":-4,"shown":18,"outcome":{"scores":[4.0,4.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('A748l4D7OVRg07sw',X'D7CB7BB0D50813220436D2423041F029D04FE254F161A9F7DA5CC378FC710910',17,'over',0,1.79554189624159789089e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5br-gVJJknGEqFn9',X'8EBF3A4D23FE71E8CECC720826F082827F0C8FE51E1CEE14C06F79C7449C8932',18,'playing',0,1.79554189629955768584e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('5vyQVHA68Cq79wH8',X'60B84BDC085AC467C13612C06155755A5B31FA0981296307EFF5DD0A0EF59B8D',17,'playing',0,1.79554189861219024655e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79623309900432157515e+09,0,0);
INSERT INTO "tables" VALUES('cgGPaZ8NZAW8bdp_',X'922529AB0F96BE7104CB3FE7D82EBA71AE9A9BE5B17D7D981A28810F10C76112',28,'playing',0,1.79554189887079358105e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79554220933854889871e+09,0,0);
INSERT INTO "tables" VALUES('jARp8C3xjJj_hAo8',X'49FB8B70AB5085E9B009A09B00D1B8276C3A157D963C1A34E635CD8625EAD8FC',17,'playing',0,1.79554190129970669747e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"eiHhzm7zxW551rrx","level":"hard","ready":true,"away":false,"resigned":true,"character":"elinor","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null}',1,'c1c28982ee44c769',1.79554190940187859536e+09,NULL,0,0);
INSERT INTO "tables" VALUES('g9dX2A9qyx5LT1DO',X'6C7AA778F8CC6FA606D0B6FD414B22F58566C8D6774ABE373B17A7A30819921A',17,'playing',0,1.79554190215148091322e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Bxnrb6FNj_XEu8U3',X'7B9E3F07D3BE341B12EAD6170A667E458E82F7E92FBE456453C8A981BEF828BE',18,'over',0,1.79554190216319036485e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('RMKQw-LbBYc-InOg',X'F9E51776C1C4C8B8ADBD1646B9ABE696469DC7C8866D385DD06C91F0B8A3CFC9',18,'over',0,1.79554190222353744505e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('SOMBseehSW5BEREN',X'68F3EF71AB5027DEEB5883116092D3470EAD9AB9FB62F2978FDB509715E81B95',18,'over',0,1.79554190226516342159e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('6swo5MTXyyTmtcrE',X'CD87C348BDC1056A98F9CBB672C0237A410238B06390AB2B416A5B1F1FEC5C34',4,'open',0,1.79554190213978433609e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('nfuzrdQ_9X5H0NxP',X'41DC2CDC6291962B9DFA212C814EFA6E5308C621C00ED5A035C7A148755F1E85',6,'open',0,1.79554190225153827665e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Ak-mywgOQnShqxkA',X'2C68716A6D2A434CCC9BF51291B7064CF002AB23E2D9D22451A0C89997137FA7',17,'playing',0,1.79554190248662757871e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"8lgad72UiaJi","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('7JQx2Gi6ZweYWtjQ',X'EF2305F95EDE7FD20C560D6146E481E0C763EA7376B059F4CEA9206FC12C0E38',17,'over',0,1.79554190275353503232e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"7-BkxByhHM2e","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('_5Uqn6HOORkWQ9tW',X'A2016B6125A54A4095E716646E81C1CC8663C0808ED5AEDD4B3BC8D21901636A',18,'over',0,1.79554190286436438561e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"mrRqFDxDTGFBBdXW","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"R5HVrniYHsHM","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('A6oXZ-VCtcTyETYJ',X'D3FCBE89BE2899D5DFB3EE9F139C77EDE95F93686606A0B7F1CD39EABCD0AD77',3,'open',1,1.79554190299125742908e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"eiHhzm7zxW551rrx","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('21zyocDHRnYa9IpD',X'C562B636A68CF7B6BEDEE7A20203937B048C786615F7451C7F88D750972BA6C4',3,'open',1,1.79554190305499315263e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"Malq81pjWVunhwBf","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('TNUxV_q9dXXw5TyY',X'09D359650DB3F94C045874E6F11A2321808F251F9F4F2DBE5D5991F887D607C1',16,'playing',1,1.79554190326099205013e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Nia","user":"KwRem9HjGQuQH4H4","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Oda","user":"XZFoQJ7P2AKGuI9L","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('4HDK8bTib1g_0MsQ',X'F22E92763E648A3FCACC3C071B8C0212968A42BACFB781D41B67FB31696E365B',30,'over',1,1.79554190337667489048e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"M8_USpX3YvGMofIE","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":13,"player":-4,"shown":13,"outcome":{"scores":[2.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('DI8gouFyggx1fbQp',X'DD4693053748340DF1F737D03B5836B087BB13F247D6D5DBCEB5E86C3EC5FBB2',4,'open',1,1.79554190337620472907e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"M8_USpX3YvGMofIE","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('qSqt5yAmK-0g-iDZ',X'9E31B2F352A0E14EDBF5DC925B9697E174C539F24A933352F6C3FBB1BA259353',20,'playing',1,1.79554190338116335867e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"M8_USpX3YvGMofIE","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"M8_USpX3YvGMofIE","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795541903.3811634,"until":null}}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('vWufWTJf7Oq9qo4e',X'9B1F4033DFCE3549CBCB4EB3F347DF5D8A888A66BA635D0A58D4D961DD90A120',9,'open',1,1.79554190343635201453e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('Y2jKK3YKpmblfEnk',X'E143E1A0118B0695335925E36A3210C58C7AAC197EB923FDB70F979C17C1812C',4,'closed',0,1.79554190344376444817e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('TyiQwUxW895lAkh6',X'B8AF876FE652842E6198969A13246AEDB85547A799538C6817119D8C818065D1',16,'playing',0,1.79554190404036855691e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('41RfdnynKDuVHNhH',X'B8B46EA5D7B825642FBD0E6F7DF75F902BF1BDC2F4DE59A3A2F90A647463D752',16,'playing',0,1.79554190407586646083e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',1,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('t237AKqJycDWVyWe',X'B7FC64DA33AAFA85794137BE95D18E144151CDA7DBF3820B7A2BF44F2CE85263',14,'playing',0,1.79554190420855379101e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"yellow","name":"Hasso","user":"3PJ1GOy81Ycnzz-b","level":"hard","ready":true,"away":false,"resigned":true,"character":"hasso","absent":"Ada"},{"kind":"person","colour":"green","name":"Ada","user":"3PJ1GOy81Ycnzz-b","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":5,"player":0,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('l7o3g51gJIw-LDr-',X'D987CC8353937C79F88F0AFE4CBAAFEA1F26622917D6C3FF3C8E7E8F397C03DC',30,'over',0,1.79572430329404568675e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"eiHhzm7zxW551rrx","level":"","ready":false,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Rosa","user":"eiHhzm7zxW551rrx","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":24,"player":-4,"shown":24,"outcome":{"scores":[6.0,4.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null,"handed_in":true}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('fdb9b1acd4606d6ca011798d69ca2f72e793feb6e9a69131911bc9a8be20091d','eNx2zvVvuZr4Hrvs','3PJ1GOy81Ycnzz-b','all',1.79554190344552302366e+09);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('AvfxvnxN1f0R',1,'mrRqFDxDTGFBBdXW','Cid','','',1.79554190233655571939e+09,0.0);
INSERT INTO "tournament_players" VALUES('8lgad72UiaJi',1,'eiHhzm7zxW551rrx','Bea','','',1.79554190234868788714e+09,0.0);
INSERT INTO "tournament_players" VALUES('8lgad72UiaJi',2,'mrRqFDxDTGFBBdXW','Cid','','',1.79554190235677766794e+09,0.0);
INSERT INTO "tournament_players" VALUES('7-BkxByhHM2e',1,'eiHhzm7zxW551rrx','Bea','','',1.79554190237072014806e+09,0.0);
INSERT INTO "tournament_players" VALUES('R5HVrniYHsHM',1,'eiHhzm7zxW551rrx','Bea','','',1.79554190238394165038e+09,0.0);
INSERT INTO "tournament_players" VALUES('R5HVrniYHsHM',2,'mrRqFDxDTGFBBdXW','Cid','','',1.79554190240440559385e+09,0.0);
INSERT INTO "tournament_players" VALUES('7-BkxByhHM2e',2,'','Bot 1','random','bot-1',1.79554190245654678344e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('8lgad72UiaJi',1,1.79554190243681788445e+09,0.0,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('7-BkxByhHM2e',1,1795541902.47149,1.7955419027690939903e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('R5HVrniYHsHM',1,1.79554190248513698578e+09,1.79554190289475536345e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"191cbf833f289a233505163281fc90e397c483bec63bd160920d7c91a1975a12","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('8lgad72UiaJi',1,0,'Ak-mywgOQnShqxkA',1.79813390243681788449e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('7-BkxByhHM2e',1,0,'7JQx2Gi6ZweYWtjQ',1795545502.47149,1.79554190276433205605e+09,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0]}');
INSERT INTO "tournament_tables" VALUES('R5HVrniYHsHM',1,0,'_5Uqn6HOORkWQ9tW',1.79554550248513698578e+09,1.79554190289311408996e+09,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0]}');
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('AvfxvnxN1f0R','open','eiHhzm7zxW551rrx',1,'open',1.79554190232762026779e+09,0.0,0.0,0.0,1.79554190232762026779e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'154F8D1A5A7AAC90ACF62F8CB3A90CF529056DE90A88EAAAC54111E26AF6F39D',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('8lgad72UiaJi','running','eiHhzm7zxW551rrx',1,'running',1.79554190234482526781e+09,1.79554190241671419144e+09,1.7955419024316473007e+09,0.0,1.7955419024316473007e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'D647FDEC03E394ABBD153CC8EFFAA1DFF1284CBF175BC9386CBAFDF7CFD08EBF',9,1.79554193250522184368e+09,'c1c28982ee44c769',0.0);
INSERT INTO "tournaments" VALUES('7-BkxByhHM2e','over','eiHhzm7zxW551rrx',1,'over',1.79554190236879467968e+09,1.79554190243378472332e+09,1.79554190245650339128e+09,1.79554190289124011989e+09,1.79554190289124011989e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'4077FB8EF886A7E7C598FDE6B888C2926B9FEA291BFB995C71EB76E93C0C538B',12,0.0,'c1c28982ee44c769',0.0);
INSERT INTO "tournaments" VALUES('R5HVrniYHsHM','shared','eiHhzm7zxW551rrx',1,'over',1.79554190238070583338e+09,1.79554190245624089236e+09,1.79554190245892763134e+09,1.79554190291374778749e+09,1.79554190291374778749e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'FCC7335F9A8BCE069D961E3EAEFD7718E51463A11A7E68087D42D363060D283C',13,0.0,'c1c28982ee44c769',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79554190315145468714e+09,'4D3TmXtQd-H122Y-');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL);
INSERT INTO "users" VALUES('eiHhzm7zxW551rrx','Bea',1.7955418952630758286e+09,'bea','nobody');
INSERT INTO "users" VALUES('mrRqFDxDTGFBBdXW','Cid',1.79554189528184747698e+09,'cid','everybody');
INSERT INTO "users" VALUES('Malq81pjWVunhwBf','Max',1.79554189537983942032e+09,'max','everybody');
INSERT INTO "users" VALUES('4D3TmXtQd-H122Y-','Host',1.79554189539055299761e+09,'host','everybody');
INSERT INTO "users" VALUES('3PJ1GOy81Ycnzz-b','Ada',1.79554189540846467019e+09,'ada','everybody');
INSERT INTO "users" VALUES('M8_USpX3YvGMofIE','Zoë',1.79554189541103720664e+09,'zoe','everybody');
INSERT INTO "users" VALUES('KwRem9HjGQuQH4H4','Nia',1.79554190321463274949e+09,'nia','everybody');
INSERT INTO "users" VALUES('XZFoQJ7P2AKGuI9L','Oda',1.79554190322162294385e+09,'oda','everybody');
INSERT INTO "users" VALUES('eNx2zvVvuZr4Hrvs','Ada''s program',1.79554190344522547726e+09,'ada''s program','everybody');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('eiHhzm7zxW551rrx',1.79554189860518407821e+09,1.79597389860518407821e+09);
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
COMMIT;
