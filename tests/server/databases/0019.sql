-- {"tables": {"over": "x5mtUzhoFFU_BeBO", "rematch": "h_MEfiaoj3YuQ2UY", "playing": "bzgnv4nyVmcyGrNV", "open": "CBvtaxrGk-BIzQQQ", "closed": "ZLehg0SjBpWVXgYr", "bot": "FMUXbG5YyDWbUEzo", "three": "MxOTc1lcFdeSUJOZ"}, "cookies": {"Ada": "tafelronde=1.DBuEqSinOErHS3-2.LSiLGN55Xp0F.eecdf91b61eeeb492706912ac9f8424eb5268745d63cb7be5f89bd1985a9f2a3", "Zoë": "tafelronde=1.hkXrXCwNWWpNTusb.RgOLdY79J86U.fce21f24a439d23b1a2d213900d486384dd95c3a1a0e47b50341724ffe87fe59"}, "company": {"tables": {"counted": "CrkIfARjw0Kj3Apv", "short": "fKIo9-LYpBtmzAAm", "rated": "NScVBlnY56L5pkrQ", "days": "YRKjGgSEA80hwJvJ", "live": "VEccAOpeZUpYc0As", "slow": "ptN6AxwyOEpqnINq", "merged running": "Fuc7ff4MJPfoBuam", "merged over": "4vPX-rh_8LrR6m5R", "left running": "jbCt2-tZsnRcIXVE", "left over": "_uYLcHqmSJGE96u5", "merged open": "u1VFBWRaDewtb-am", "left open": "H_h5PhNY4zHjFyvT", "cup over": "a0xhL0bAaZ8qDgdI", "cup shared": "zZZZDPFPx5W88cd0", "insult": "ECrxeRmjsavMJgYv", "hidden": "l1TTOb6pfvGr0jDS", "found": "O33yixLJvw17fN6H"}, "cups": {"open": "CwdP3AkeM5mT", "running": "gIrGiE1hzGbY", "over": "34yXgPh4dlLj", "shared": "D8ekfqpNwbNv"}, "cookies": {"Bea": "tafelronde=1.fqSBLfg7UiwwzrAJ.sW-2xIyBPulH.75c869e0313739e465e961e7877a5fa9b36f63cbf4f4f848d6cbc415bd539277", "Cid": "tafelronde=1.gx9raHCs-W2POsO5.mmY_-MjrNdQv.c377a307fd7066ed149a64e4c3217f1506b1f07b595eefd0d6896db6f9b44daf", "Kay": "tafelronde=1.7T7tFYefYRnb9wAk.8_zwqTMgVdOT.5576f8e856fe4d96df30e9ba3a094e7bd3dd0775821376d9a2531970c593af8c", "Lou": "", "Max": "tafelronde=1.m_H4e7dyDIxgTCef.lMrcEyYN3Pg2.e4117e3644102a4b2cb924f6c69934592f997ca39875f0591d1c1fdc1d490fea", "Host": "tafelronde=1.0sJ12eObsQXgUyf2.iGjgXrWiETQE.eae5b946fab71a6a67fe762b468e47f24299b901842482467d6c3283968351e9"}}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed REAL NOT NULL, email TEXT NOT NULL);
INSERT INTO "accounts" VALUES('fqSBLfg7UiwwzrAJ','Beatrix','beatrlx',1.79553873936049461362e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0019');
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "answers" VALUES('YRKjGgSEA80hwJvJ',1,'gx9raHCs-W2POsO5',17,10,'[[9,0]]');
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
INSERT INTO "audit" VALUES('zizEAjxqsdHd',1.79553874015948605538e+09,'0sJ12eObsQXgUyf2','role-host','0sJ12eObsQXgUyf2','','','');
INSERT INTO "audit" VALUES('x2I02Vh2-ufY',1795538740.20445,'0sJ12eObsQXgUyf2','report-acted','m_H4e7dyDIxgTCef','','Thank you.','');
INSERT INTO "audit" VALUES('CcrCKGG7AmBb',1.79553874020874571805e+09,'0sJ12eObsQXgUyf2','hide-line','m_H4e7dyDIxgTCef','ECrxeRmjsavMJgYv','rude','1');
INSERT INTO "audit" VALUES('XLQbdSoDnZy6',1.79553874021052956586e+09,'0sJ12eObsQXgUyf2','hide-table','','l1TTOb6pfvGr0jDS','rude','');
INSERT INTO "audit" VALUES('ewf84BLKO8GR',1.79553874021240949632e+09,'0sJ12eObsQXgUyf2','ban','m_H4e7dyDIxgTCef','','','chat insult 3000');
INSERT INTO "audit" VALUES('q7GF7xQdzrUR',1.79553874021701335905e+09,'0sJ12eObsQXgUyf2','words','','','','+Blötkopf');
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, file TEXT NOT NULL,
    bytes REAL NOT NULL, seconds REAL NOT NULL, error TEXT NOT NULL);
INSERT INTO "backups" VALUES('exNFszly6Q7f',1.7955387343052213192e+09,'/tmp/tmppa5x5t8f/cache/backups/tafelronde-20261124T164534Z.db',737280.0,0.036,'');
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun REAL NOT NULL, until REAL NOT NULL,
    given_by TEXT NOT NULL, lifted REAL NOT NULL, lifted_by TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "bans" VALUES('28a4e6ec0228b4c7','m_H4e7dyDIxgTCef','chat','insult','',1.79553874021272397046e+09,2.0547387402127239703e+09,'0sJ12eObsQXgUyf2',0.0,'',0);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "blocks" VALUES('gx9raHCs-W2POsO5','m_H4e7dyDIxgTCef',1.79553874023699808117e+09);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden REAL DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
INSERT INTO "chats" VALUES('_uYLcHqmSJGE96u5',1,1.79553873975903415674e+09,'j0WhGasjXLLb9y0E','',1,'Well played','j0WhGasjXLLb9y0E d26','',0.0);
INSERT INTO "chats" VALUES('ECrxeRmjsavMJgYv',1,1.79553874017677116397e+09,'m_H4e7dyDIxgTCef','Max',-1,'you clown','m_H4e7dyDIxgTCef d29','',1.79553874020910215376e+09);
INSERT INTO "chats" VALUES('ECrxeRmjsavMJgYv',2,1.79553874018044781679e+09,'fqSBLfg7UiwwzrAJ','Bea',0,'','fqSBLfg7UiwwzrAJ d30','good-luck',0.0);
INSERT INTO "chats" VALUES('x5mtUzhoFFU_BeBO',1,1.79553874033960914613e+09,'DBuEqSinOErHS3-2','Ada',0,'good luck','DBuEqSinOErHS3-2 c2-24988009899972','',0.0);
INSERT INTO "chats" VALUES('x5mtUzhoFFU_BeBO',2,1.79553874034420228003e+09,'hkXrXCwNWWpNTusb','Zoë the Bold',1,'you will need it
♥','hkXrXCwNWWpNTusb c4-24988016517436','',0.0);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "codes" VALUES('d044c8790321ac5a4e8a0810cbdd65ab372d63e66fd940d36cc2fdd93b4c0110','DBuEqSinOErHS3-2',1.79553934049236941332e+09);
CREATE TABLE deal_tries (
    day TEXT NOT NULL, user_id TEXT NOT NULL, table_id TEXT NOT NULL,
    begun REAL NOT NULL, result REAL, lead REAL,
    points REAL, PRIMARY KEY (day, user_id));
INSERT INTO "deal_tries" VALUES('2026-11-24','DBuEqSinOErHS3-2','mm1EGipT47_IGrwl',1.79553874077704596519e+09,NULL,NULL,NULL);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, setup TEXT NOT NULL,
    made REAL NOT NULL);
INSERT INTO "deals" VALUES('2026-11-25',X'6FED17CA6B60E1D69136D5D169A217DD13538BB5157792AF4BE0C2A972218F14','{"game":"kaiser_koenig_edelmann","players":2,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"seat":1,"level":"hard","characters":["sidonia",""]}',1.79553873432844400409e+09);
INSERT INTO "deals" VALUES('2026-11-24',X'AC5621B03EB7B418992563FA8C6EA42582EBDD3D25D74159FE5D4DBF768BC2B7','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79553873434092307092e+09);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at REAL NOT NULL,
    done INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "departed" VALUES('7T7tFYefYRnb9wAk','fqSBLfg7UiwwzrAJ',1.79553873976781201357e+09,0,'',1.79553879983571386337e+09);
INSERT INTO "departed" VALUES('j0WhGasjXLLb9y0E','',1.79553873977088665958e+09,0,'',1.79553879985878396029e+09);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created REAL NOT NULL, seen REAL NOT NULL,
    gone REAL NOT NULL);
INSERT INTO "devices" VALUES('sW-2xIyBPulH','fqSBLfg7UiwwzrAJ','Python-urllib/3.11',1.79553873432810902595e+09,1.79553873432810902595e+09,0.0);
INSERT INTO "devices" VALUES('mmY_-MjrNdQv','gx9raHCs-W2POsO5','Python-urllib/3.11',1.795538734341291666e+09,1.795538734341291666e+09,0.0);
INSERT INTO "devices" VALUES('8_zwqTMgVdOT','fqSBLfg7UiwwzrAJ','Python-urllib/3.11',1.79553873435343146324e+09,1.79553873435343146324e+09,0.0);
INSERT INTO "devices" VALUES('lMrcEyYN3Pg2','m_H4e7dyDIxgTCef','Python-urllib/3.11',1.79553873436754083629e+09,1.79553873436754083629e+09,0.0);
INSERT INTO "devices" VALUES('iGjgXrWiETQE','0sJ12eObsQXgUyf2','Python-urllib/3.11',1.79553873436995029442e+09,1.79553873436995029442e+09,0.0);
INSERT INTO "devices" VALUES('LSiLGN55Xp0F','DBuEqSinOErHS3-2','Python-urllib/3.11',1.79553873437230634684e+09,1.79553873437230634684e+09,0.0);
INSERT INTO "devices" VALUES('RgOLdY79J86U','hkXrXCwNWWpNTusb','Python-urllib/3.11',1.79553873437465620036e+09,1.79553873437465620036e+09,0.0);
INSERT INTO "devices" VALUES('7T7tFYefYRnb9wAk','','',1.79553873976830649381e+09,1.79553873976830649381e+09,1.79553873976830649381e+09);
INSERT INTO "devices" VALUES('j0WhGasjXLLb9y0E','','',1.79553873977145648003e+09,1.79553873977145648003e+09,1.79553873977145648003e+09);
INSERT INTO "devices" VALUES('3hYtwns7qVOz','CWFJXqYlFqco45w_','Python-urllib/3.11',1.79553874024928450587e+09,1.79553874024928450587e+09,0.0);
INSERT INTO "devices" VALUES('FWwpfXMvp0-n','KlcEV4H9vtAQHhGr','Python-urllib/3.11',1.79553874025112938884e+09,1.79553874025112938884e+09,0.0);
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',1,1.79553873437774276738e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"6a83784428a56e7f48750f20d8c85aa3c972f89f988ce7f2cac3291142669f03","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',2,1.79553873437774276738e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',3,1.79553873437774276738e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',4,1.79553873438075828556e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d1');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',5,1.79553873438271951673e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d2');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',6,1.79553873468774628646e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',7,1.79553873468774628646e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',8,1.79553873468774628646e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',9,1.79553873468774628646e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',10,1.79553873468774628646e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',11,1.79553873468774628646e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',12,1.79553873468774628646e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',13,1.79553873468774628646e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',14,1.79553873468774628646e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',15,1.79553873468774628646e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',16,1.79553873468774628646e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',17,1.79553873470008039476e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','fqSBLfg7UiwwzrAJ m16');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',18,1.7955387347053716183e+09,'{"t":"move","seat":1,"action":4,"lag":0.0}','gx9raHCs-W2POsO5 m17');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',19,1.79553873470909905428e+09,'{"t":"move","seat":0,"action":18,"lag":0.0}','fqSBLfg7UiwwzrAJ m18');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',20,1.79553873471388316155e+09,'{"t":"move","seat":1,"action":16,"lag":0.0}','gx9raHCs-W2POsO5 m19');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',21,1.79553873471793746944e+09,'{"t":"move","seat":0,"action":8,"lag":0.0}','fqSBLfg7UiwwzrAJ m20');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',22,1.79553873472260212894e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}','gx9raHCs-W2POsO5 m21');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',23,1.7955387347259764672e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','fqSBLfg7UiwwzrAJ m22');
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',24,1.7955387347259764672e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',25,1.79553873473048114777e+09,'{"t":"move","seat":1,"action":46,"lag":0.0}','gx9raHCs-W2POsO5 m24');
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',1,1.79553873473287200924e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"93477774b379ec3ed300a396e8ce00f1cb17187e558934649a92da4032938416","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',2,1.79553873473287200924e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',3,1.79553873473287200924e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',4,1.79553873473482131957e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d3');
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',5,1.79553873473644804957e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d4');
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',6,1.79553873473644804957e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',7,1.79553873473644804957e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',8,1.79553873473644804957e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',9,1.79553873473644804957e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',10,1.79553873473644804957e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',11,1.79553873473644804957e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',12,1.79553873473644804957e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',13,1.79553873473644804957e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',14,1.79553873473644804957e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',15,1.79553873473644804957e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',16,1.79553873473644804957e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('CrkIfARjw0Kj3Apv',26,1.79553873474136447899e+09,'{"t":"resigned","seat":1,"level":"","character":""}','gx9raHCs-W2POsO5 d5');
INSERT INTO "events" VALUES('fKIo9-LYpBtmzAAm',17,1.79553873474357175831e+09,'{"t":"resigned","seat":1,"level":"","character":""}','gx9raHCs-W2POsO5 d6');
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',1,1.795538734745549202e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"0606ecdcef4fab836366e1ce02bec0ecc1f22f8997f1e4083b8552c42ff35d3d","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',2,1.795538734745549202e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',3,1.795538734745549202e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',4,1.7955387347474036217e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d7');
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',5,1.79553873474904417996e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d8');
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',6,1.79553873474904417996e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',7,1.79553873474904417996e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',8,1.79553873474904417996e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',9,1.79553873474904417996e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',10,1.79553873474904417996e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',11,1.79553873474904417996e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',12,1.79553873474904417996e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',13,1.79553873474904417996e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',14,1.79553873474904417996e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',15,1.79553873474904417996e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',16,1.79553873474904417996e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',17,1.79553873475546312337e+09,'{"t":"move","seat":0,"action":4,"lag":0.0}','fqSBLfg7UiwwzrAJ m16');
INSERT INTO "events" VALUES('NScVBlnY56L5pkrQ',18,1.7955387347602694034e+09,'{"t":"move","seat":1,"action":15,"lag":0.0}','gx9raHCs-W2POsO5 m17');
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',1,1.79553873697068190574e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d40b13ec2737f94acd814fbd8d4294dbad4f9b67ab2adfbf61c3b19852421888","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',2,1.79553873697068190574e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',3,1.79553873697068190574e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',4,1.79553873697270250319e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d9');
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',5,1.79553873697452974315e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d10');
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',6,1.79553873697452974315e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',7,1.79553873697452974315e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',8,1.79553873697452974315e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',9,1.79553873697452974315e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',10,1.79553873697452974315e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',11,1.79553873697452974315e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',12,1.79553873697452974315e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',13,1.79553873697452974315e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',14,1.79553873697452974315e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',15,1.79553873697452974315e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',16,1.79553873697452974315e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('YRKjGgSEA80hwJvJ',17,1.79553873698344111445e+09,'{"t":"stood","seat":0,"begin":1795538736.982193,"until":1795970736.982193}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',1,1.79553873704513692853e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ba4b79e73080af17429c2a8be13498c31d9be3ab783132f0df7e1e74ff84700e","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"}}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',2,1.79553873704513692853e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',3,1.79553873704513692853e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',4,1.79553873704693174357e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d11');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',5,1.79553873704871344565e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d12');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',6,1.79553873704871344565e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',7,1.79553873704871344565e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',8,1.79553873704871344565e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',9,1.79553873704871344565e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',10,1.79553873704871344565e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',11,1.79553873704871344565e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',12,1.79553873704871344565e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',13,1.79553873704871344565e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',14,1.79553873704871344565e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',15,1.79553873704871344565e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',16,1.79553873704871344565e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',17,1.79553873711021733279e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}','fqSBLfg7UiwwzrAJ c2-24984782743234');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',18,1.79553873711311054233e+09,'{"t":"move","seat":1,"action":3,"lag":0.05}','gx9raHCs-W2POsO5 c2-24984785601019');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',19,1795538737.11577,'{"t":"move","seat":0,"action":7,"lag":0.0}','fqSBLfg7UiwwzrAJ c3-24984788284548');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',20,1.79553873711824655539e+09,'{"t":"asked","seat":1,"to":11}','gx9raHCs-W2POsO5 c3-24984790788087');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',21,1.79553873711962580679e+09,'{"t":"answered","seat":0,"yes":true}','fqSBLfg7UiwwzrAJ c4-24984792069989');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',22,1.79553873711962580679e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',23,1.79553873712162971503e+09,'{"t":"pause","seat":0,"on":true}','fqSBLfg7UiwwzrAJ c5-24984794068089');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',24,1.7955387371228306294e+09,'{"t":"pause","seat":0,"on":false}','fqSBLfg7UiwwzrAJ c6-24984795391225');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',25,1.79553873712418913836e+09,'{"t":"pause","seat":0,"on":true}','fqSBLfg7UiwwzrAJ c7-24984796746269');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',26,1.795538737125487566e+09,'{"t":"pause","seat":1,"on":true}','gx9raHCs-W2POsO5 c4-24984798044019');
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',27,1.795538737125487566e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('VEccAOpeZUpYc0As',28,1.79553873712705230718e+09,'{"t":"resumed","seat":1}','gx9raHCs-W2POsO5 c5-24984799612287');
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',1,1.79553873712973737714e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"d8bfdb0d69943a1e99a990904ddccf2a3a62de1042912d99cb8789bbc28a4c8b","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',2,1.79553873712973737714e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',3,1.79553873712973737714e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',4,1.79553873713167238233e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d13');
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',5,1.79553873713335824017e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d14');
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',6,1.79553873713335824017e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',7,1.79553873713335824017e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',8,1.79553873713335824017e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',9,1.79553873713335824017e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',10,1.79553873713335824017e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',11,1.79553873713335824017e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',12,1.79553873713335824017e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',13,1.79553873713335824017e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',14,1.79553873713335824017e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',15,1.79553873713335824017e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',16,1.79553873713335824017e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('ptN6AxwyOEpqnINq',17,1795538739.32088,'{"t":"timeout","seat":0,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',1,1.79553873967656159402e+09,'{"t":"created","user":"7T7tFYefYRnb9wAk","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"bf143bd837bf945720482fc884f95c3abcbc6412dd9739e78a5c731275dcfca6","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',2,1.79553873967656159402e+09,'{"t":"seated","seat":0,"user":"7T7tFYefYRnb9wAk","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',3,1.79553873967656159402e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',4,1.79553873968072247508e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d15');
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',5,1.79553873968451976773e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d16');
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',6,1.79553873968451976773e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',7,1.79553873968451976773e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',8,1.79553873968451976773e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',9,1.79553873968451976773e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',10,1.79553873968451976773e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',11,1.79553873968451976773e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',12,1.79553873968451976773e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',13,1.79553873968451976773e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',14,1.79553873968451976773e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',15,1.79553873968451976773e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',16,1.79553873968451976773e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',1,1.79553873969115972523e+09,'{"t":"created","user":"7T7tFYefYRnb9wAk","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"04eb7ca733149c9096b724b96e9a5c520423169fe784a9d35335f4c75c9d7747","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',2,1.79553873969115972523e+09,'{"t":"seated","seat":0,"user":"7T7tFYefYRnb9wAk","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',3,1.79553873969115972523e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',4,1.79553873969649982456e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}','gx9raHCs-W2POsO5 d17');
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',5,1.79553873969997739796e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','gx9raHCs-W2POsO5 d18');
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',6,1.79553873969997739796e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',7,1.79553873969997739796e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',8,1.79553873969997739796e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',9,1.79553873969997739796e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',10,1.79553873969997739796e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',11,1.79553873969997739796e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',12,1.79553873969997739796e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',13,1.79553873969997739796e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',14,1.79553873969997739796e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',15,1.79553873969997739796e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',16,1.79553873969997739796e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',1,1.7955387397071983814e+09,'{"t":"created","user":"gx9raHCs-W2POsO5","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"ad8b262512e13db55722ecaadeac00577b98531a4c9b29cc6a3f83083548e10d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',2,1.7955387397071983814e+09,'{"t":"seated","seat":0,"user":"gx9raHCs-W2POsO5","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',3,1.7955387397071983814e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',4,1.79553873971642851824e+09,'{"t":"seated","seat":1,"user":"j0WhGasjXLLb9y0E","name":""}','j0WhGasjXLLb9y0E d19');
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',5,1.79553873972039508815e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','j0WhGasjXLLb9y0E d20');
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',6,1.79553873972039508815e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',7,1.79553873972039508815e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',8,1.79553873972039508815e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',9,1.79553873972039508815e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',10,1.79553873972039508815e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',11,1.79553873972039508815e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',12,1.79553873972039508815e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',13,1.79553873972039508815e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',14,1.79553873972039508815e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',15,1.79553873972039508815e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',16,1.79553873972039508815e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',1,1.79553873972664117817e+09,'{"t":"created","user":"gx9raHCs-W2POsO5","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c519786734b32c0ead9ac8f90e0eaa0ea9a37127f4e1117bccb53fcb8df0b641","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',2,1.79553873972664117817e+09,'{"t":"seated","seat":0,"user":"gx9raHCs-W2POsO5","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',3,1.79553873972664117817e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',4,1.79553873973221111296e+09,'{"t":"seated","seat":1,"user":"j0WhGasjXLLb9y0E","name":""}','j0WhGasjXLLb9y0E d21');
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',5,1.79553873973639631271e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','j0WhGasjXLLb9y0E d22');
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',6,1.79553873973639631271e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',7,1.79553873973639631271e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',8,1.79553873973639631271e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',9,1.79553873973639631271e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',10,1.79553873973639631271e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',11,1.79553873973639631271e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',12,1.79553873973639631271e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',13,1.79553873973639631271e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',14,1.79553873973639631271e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',15,1.79553873973639631271e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',16,1.79553873973639631271e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',17,1.79553873974666643141e+09,'{"t":"resigned","seat":0,"level":"","character":""}','7T7tFYefYRnb9wAk d23');
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',17,1.79553873974855518341e+09,'{"t":"resigned","seat":1,"level":"","character":""}','j0WhGasjXLLb9y0E d24');
INSERT INTO "events" VALUES('u1VFBWRaDewtb-am',1,1.79553873975021338464e+09,'{"t":"created","user":"7T7tFYefYRnb9wAk","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"3ecaba7d157e5587fe9d9e3bb9f74439a19af30c41b834a6376a02636b3ba0e2","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('u1VFBWRaDewtb-am',2,1.79553873975021338464e+09,'{"t":"seated","seat":0,"user":"7T7tFYefYRnb9wAk","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('u1VFBWRaDewtb-am',3,1.79553873975021338464e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('H_h5PhNY4zHjFyvT',1,1.79553873975581383703e+09,'{"t":"created","user":"gx9raHCs-W2POsO5","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b6764c137c128e8cd719d1360afd416ef90714471c0f0267316b1540d4c016e7","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('H_h5PhNY4zHjFyvT',2,1.79553873975581383703e+09,'{"t":"seated","seat":0,"user":"gx9raHCs-W2POsO5","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('H_h5PhNY4zHjFyvT',3,1.79553873975581383703e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('H_h5PhNY4zHjFyvT',4,1.79553873975731015204e+09,'{"t":"seated","seat":1,"user":"j0WhGasjXLLb9y0E","name":""}','j0WhGasjXLLb9y0E d25');
INSERT INTO "events" VALUES('Fuc7ff4MJPfoBuam',17,1.79553873980781149863e+09,'{"t":"passed","user":"7T7tFYefYRnb9wAk","to":"fqSBLfg7UiwwzrAJ"}',NULL);
INSERT INTO "events" VALUES('u1VFBWRaDewtb-am',4,1.79553873981952738765e+09,'{"t":"passed","user":"7T7tFYefYRnb9wAk","to":"fqSBLfg7UiwwzrAJ"}',NULL);
INSERT INTO "events" VALUES('4vPX-rh_8LrR6m5R',18,1.79553873982608366011e+09,'{"t":"passed","user":"7T7tFYefYRnb9wAk","to":"fqSBLfg7UiwwzrAJ"}',NULL);
INSERT INTO "events" VALUES('H_h5PhNY4zHjFyvT',5,1.79553873983920025828e+09,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('H_h5PhNY4zHjFyvT',6,1.79553873983920025828e+09,'{"t":"passed","user":"j0WhGasjXLLb9y0E","to":""}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',17,1.79553873985602903363e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('jbCt2-tZsnRcIXVE',18,1.79553873985602903363e+09,'{"t":"passed","user":"j0WhGasjXLLb9y0E","to":""}',NULL);
INSERT INTO "events" VALUES('_uYLcHqmSJGE96u5',18,1795538739.85745,'{"t":"passed","user":"j0WhGasjXLLb9y0E","to":""}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',1,1.795538739980222702e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"824224ac172e23d26bf8e14e4af76d21a0b964763d938cc74dbb160cea5bbb41","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',2,1.795538739980222702e+09,'{"t":"paired","tournament":"gIrGiE1hzGbY","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',3,1.795538739980222702e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',4,1.795538739980222702e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',5,1.795538739980222702e+09,'{"t":"seated","seat":1,"user":"gx9raHCs-W2POsO5","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',6,1.795538739980222702e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',7,1.795538739980222702e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',8,1.795538739980222702e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',9,1.795538739980222702e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',10,1.795538739980222702e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',11,1.795538739980222702e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',12,1.795538739980222702e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',13,1.795538739980222702e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',14,1.795538739980222702e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',15,1.795538739980222702e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',16,1.795538739980222702e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('qGYjLWmtdARdRZhT',17,1.795538739980222702e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',1,1.79553874006393480305e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fc77c0964b68783874ae00a9ca77bd67d0b7c19dce275f4237f85571bbf0f55f","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',2,1.79553874006393480305e+09,'{"t":"paired","tournament":"34yXgPh4dlLj","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',3,1.79553874006393480305e+09,'{"t":"bot","seat":0,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',4,1.79553874006393480305e+09,'{"t":"seated","seat":1,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',5,1.79553874006393480305e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',6,1.79553874006393480305e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',7,1.79553874006393480305e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',8,1.79553874006393480305e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',9,1.79553874006393480305e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',10,1.79553874006393480305e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',11,1.79553874006393480305e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',12,1.79553874006393480305e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',13,1.79553874006393480305e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',14,1.79553874006393480305e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',15,1.79553874006393480305e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',16,1.79553874006393480305e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',1,1.79553874006486630437e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"93e0ee5752924e96c1077c4730858a8bfcda2e76cf2c022cdfd93b1f709d060d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',2,1.79553874006486630437e+09,'{"t":"paired","tournament":"D8ekfqpNwbNv","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',3,1.79553874006486630437e+09,'{"t":"seated","seat":0,"user":"gx9raHCs-W2POsO5","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',4,1.79553874006486630437e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',5,1.79553874006486630437e+09,'{"t":"seated","seat":1,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',6,1.79553874006486630437e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',7,1.79553874006486630437e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',8,1.79553874006486630437e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',9,1.79553874006486630437e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',10,1.79553874006486630437e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',11,1.79553874006486630437e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',12,1.79553874006486630437e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',13,1.79553874006486630437e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',14,1.79553874006486630437e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',15,1.79553874006486630437e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',16,1.79553874006486630437e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',17,1.79553874006486630437e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('a0xhL0bAaZ8qDgdI',17,1.79553874008330535891e+09,'{"t":"resigned","seat":1,"level":"","character":""}','fqSBLfg7UiwwzrAJ d27');
INSERT INTO "events" VALUES('zZZZDPFPx5W88cd0',18,1.79553874008975601194e+09,'{"t":"resigned","seat":1,"level":"","character":""}','fqSBLfg7UiwwzrAJ d28');
INSERT INTO "events" VALUES('ECrxeRmjsavMJgYv',1,1.79553874017261505123e+09,'{"t":"created","user":"fqSBLfg7UiwwzrAJ","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"cd25e6cc22748838ee1d5c4dce372a36ce5324fdcaa31522f09092a7247fb8a0","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ECrxeRmjsavMJgYv',2,1.79553874017261505123e+09,'{"t":"seated","seat":0,"user":"fqSBLfg7UiwwzrAJ","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('ECrxeRmjsavMJgYv',3,1.79553874017261505123e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('l1TTOb6pfvGr0jDS',1,1.79553874020016789436e+09,'{"t":"created","user":"m_H4e7dyDIxgTCef","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"fac0c11c986c8426ace154e6529ba3b96ad709043551b8bb9ba4e14c40de39b4","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('l1TTOb6pfvGr0jDS',2,1.79553874020016789436e+09,'{"t":"seated","seat":0,"user":"m_H4e7dyDIxgTCef","name":"Max"}',NULL);
INSERT INTO "events" VALUES('l1TTOb6pfvGr0jDS',3,1.79553874020016789436e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',1,1.79553874026698040964e+09,'{"t":"created","user":"CWFJXqYlFqco45w_","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"75a8f7b836ab707cd4870ac32ea3bd39a922a2fb76e49ea2442e49c6021fc828","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',2,1.79553874026698040964e+09,'{"t":"seated","seat":0,"user":"CWFJXqYlFqco45w_","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',3,1.79553874026698040964e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',4,1.79553874026698040964e+09,'{"t":"seated","seat":1,"user":"KlcEV4H9vtAQHhGr","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',5,1.79553874026698040964e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',6,1.79553874026698040964e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',7,1.79553874026698040964e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',8,1.79553874026698040964e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',9,1.79553874026698040964e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',10,1.79553874026698040964e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',11,1.79553874026698040964e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',12,1.79553874026698040964e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',13,1.79553874026698040964e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',14,1.79553874026698040964e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',15,1.79553874026698040964e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('O33yixLJvw17fN6H',16,1.79553874026698040964e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',1,1.7955387403161053657e+09,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"f6ca7899fce6c51502bd6941ee74c2094f6e635eca03d6fa9021446fff720435","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',2,1.7955387403161053657e+09,'{"t":"seated","seat":0,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',3,1.7955387403161053657e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',4,1.7955387403282027244e+09,'{"t":"seated","seat":1,"user":"hkXrXCwNWWpNTusb","name":"Zoë the Bold"}','hkXrXCwNWWpNTusb c2-24988000696163');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',5,1.79553874033181881902e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','hkXrXCwNWWpNTusb c3-24988004356312');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',6,1.79553874033181881902e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',7,1.79553874033181881902e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',8,1.79553874033181881902e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',9,1.79553874033181881902e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',10,1.79553874033181881902e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',11,1.79553874033181881902e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',12,1.79553874033181881902e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',13,1.79553874033181881902e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',14,1.79553874033181881902e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',15,1.79553874033181881902e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',16,1.79553874033181881902e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',17,1.79553874034797716135e+09,'{"t":"move","seat":0,"action":4,"lag":0.0}','DBuEqSinOErHS3-2 c3-24988020521335');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',18,1.795538740355982542e+09,'{"t":"move","seat":1,"action":10,"lag":0.0}','hkXrXCwNWWpNTusb c5-24988028475485');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',19,1.79553874036064672467e+09,'{"t":"move","seat":0,"action":1,"lag":0.0}','DBuEqSinOErHS3-2 c4-24988033170593');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',20,1.79553874036777615539e+09,'{"t":"asked","seat":1,"to":11}','hkXrXCwNWWpNTusb c6-24988040246020');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',21,1.79553874037192821499e+09,'{"t":"answered","seat":0,"yes":false}','DBuEqSinOErHS3-2 c5-24988044467838');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',22,1.79553874037611722945e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','hkXrXCwNWWpNTusb c7-24988048646946');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',23,1.79553874037611722945e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',24,1.79553874038327097896e+09,'{"t":"asked","seat":0,"to":12}','DBuEqSinOErHS3-2 c6-24988055794425');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',25,1.795538740388002634e+09,'{"t":"answered","seat":1,"yes":true}','hkXrXCwNWWpNTusb c8-24988060541338');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',26,1.795538740388002634e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',27,1.79553874039413595203e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','DBuEqSinOErHS3-2 c7-24988066637037');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',28,1.79553874039413595203e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',29,1.79553874040382432939e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','hkXrXCwNWWpNTusb c9-24988076226838');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',30,1.79553874040908098214e+09,'{"t":"returned","seat":1}','hkXrXCwNWWpNTusb c10-24988081608971');
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',31,1.79553874041407299038e+09,'{"t":"resigned","seat":0,"level":"","character":""}','DBuEqSinOErHS3-2 c8-24988086410829');
INSERT INTO "events" VALUES('h_MEfiaoj3YuQ2UY',1,1.79553874041630363465e+09,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"005b024615258bed47a9abb597a8a455e8bf1375b3702b1d859afbec86254b11","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('h_MEfiaoj3YuQ2UY',2,1.79553874041630363465e+09,'{"t":"seated","seat":1,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('h_MEfiaoj3YuQ2UY',3,1.79553874041630363465e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('h_MEfiaoj3YuQ2UY',4,1.79553874041630363465e+09,'{"t":"seated","seat":0,"user":"hkXrXCwNWWpNTusb","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('x5mtUzhoFFU_BeBO',32,1.79553874041943073271e+09,'{"t":"rematch","table":"h_MEfiaoj3YuQ2UY"}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',1,1.79553874042089891432e+09,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"d1dab730c7651608ae307efd1700032e46ebee21cdf71e8684e38a619f8eac4c","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',2,1.79553874042089891432e+09,'{"t":"seated","seat":0,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',3,1.79553874042089891432e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',4,1.79553874042318034175e+09,'{"t":"seated","seat":1,"user":"hkXrXCwNWWpNTusb","name":"Zoë the Bold"}','hkXrXCwNWWpNTusb c12-24988095694426');
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',5,1.79553874042413067813e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','hkXrXCwNWWpNTusb c13-24988096677852');
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',6,1.79553874042413067813e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',7,1.79553874042413067813e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',8,1.79553874042413067813e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',9,1.79553874042413067813e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',10,1.79553874042413067813e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',11,1.79553874042413067813e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',12,1.79553874042413067813e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',13,1.79553874042413067813e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',14,1.79553874042413067813e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',15,1.79553874042413067813e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',16,1.79553874042413067813e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',17,1.7955387404272739887e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','DBuEqSinOErHS3-2 c11-24988099793123');
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',18,1795538740.42971,'{"t":"move","seat":1,"action":23,"lag":0.0}','hkXrXCwNWWpNTusb c14-24988102242500');
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',19,1.79553874043399024009e+09,'{"t":"move","seat":0,"action":3,"lag":0.0}','DBuEqSinOErHS3-2 c12-24988106513680');
INSERT INTO "events" VALUES('bzgnv4nyVmcyGrNV',20,1.79553874043950390817e+09,'{"t":"move","seat":1,"action":8,"lag":0.0}','hkXrXCwNWWpNTusb c15-24988109446671');
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',1,1.79553874044273161893e+09,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"03a70d3e4ab14506926c04e788062af50d56b4d7b1f8c23b54ffa16a572d2a0c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',2,1.79553874044273161893e+09,'{"t":"seated","seat":0,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',3,1.79553874044273161893e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',4,1.79553874045166397092e+09,'{"t":"seated","seat":1,"user":"hkXrXCwNWWpNTusb","name":"Zoë"}','hkXrXCwNWWpNTusb c16-24988124176527');
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',5,1.79553874045583152768e+09,'{"t":"freed","seat":1}','hkXrXCwNWWpNTusb c17-24988128365960');
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',6,1.79553874045981097223e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','DBuEqSinOErHS3-2 c14-24988132351358');
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',7,1.79553874046388530728e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','DBuEqSinOErHS3-2 c15-24988136377691');
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',8,1.7955387404678311348e+09,'{"t":"freed","seat":1}','DBuEqSinOErHS3-2 c16-24988140368315');
INSERT INTO "events" VALUES('CBvtaxrGk-BIzQQQ',9,1.79553874047183847431e+09,'{"t":"removed","user":"hkXrXCwNWWpNTusb","on":true}','DBuEqSinOErHS3-2 c17-24988144373645');
INSERT INTO "events" VALUES('ZLehg0SjBpWVXgYr',1,1.79553874047627615934e+09,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"7b4285c6c7492c520add26ea6fa2eb2ffec7908b7e2d70762aeb61d04a4d0b88","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('ZLehg0SjBpWVXgYr',2,1.79553874047627615934e+09,'{"t":"seated","seat":0,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('ZLehg0SjBpWVXgYr',3,1.79553874047627615934e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ZLehg0SjBpWVXgYr',4,1.79553874048001766211e+09,'{"t":"closed"}','DBuEqSinOErHS3-2 c18-24988152553118');
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',1,1.79553874077824211124e+09,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"6aeba20fafe6c9042ed3236a16f32ed020c0d72710bc930649c845b63c68b9f4","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',2,1.79553874077824211124e+09,'{"t":"deal","day":"2026-11-24"}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',3,1.79553874077824211124e+09,'{"t":"seated","seat":0,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',4,1.79553874077824211124e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',5,1.79553874077824211124e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',6,1.79553874077824211124e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',7,1.79553874077824211124e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',8,1.79553874077824211124e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',9,1.79553874077824211124e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',10,1.79553874077824211124e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',11,1.79553874077824211124e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',12,1.79553874077824211124e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',13,1.79553874077824211124e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',14,1.79553874077824211124e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',15,1.79553874077824211124e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('mm1EGipT47_IGrwl',16,1.79553874077824211124e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',1,1795538740.78436,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e08698dcf76934c32c58b22fbb063255c64fda991247318d1add11d5c116943c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',2,1795538740.78436,'{"t":"seated","seat":0,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',3,1795538740.78436,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',4,1795538740.78436,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',5,1795538740.78436,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',6,1795538740.78436,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',7,1795538740.78436,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',8,1795538740.78436,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',9,1795538740.78436,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',10,1795538740.78436,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',11,1795538740.78436,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',12,1795538740.78436,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',13,1795538740.78436,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',14,1795538740.78436,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',15,1795538740.78436,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('FMUXbG5YyDWbUEzo',16,1795538740.78876,'{"t":"move","seat":0,"action":16,"lag":0.0}','DBuEqSinOErHS3-2 c20-24988461269561');
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',1,1.7955387407987892628e+09,'{"t":"created","user":"DBuEqSinOErHS3-2","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"565a8339fc69ac92f2b75a4a96c86704377076065a15437112832bf176276d5e","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',2,1.7955387407987892628e+09,'{"t":"seated","seat":0,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',3,1.7955387407987892628e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',4,1.7955387407987892628e+09,'{"t":"seated","seat":1,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',5,1.7955387407987892628e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',6,1.7955387407987892628e+09,'{"t":"seated","seat":2,"user":"DBuEqSinOErHS3-2","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',7,1.7955387407987892628e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',8,1.7955387407987892628e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',9,1.7955387407987892628e+09,'{"t":"draw","action":4097}',NULL);
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',10,1.79553874080227875709e+09,'{"t":"move","seat":1,"action":2660,"lag":0.0}','DBuEqSinOErHS3-2 c22-24988474812051');
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',11,1.79553874080473041532e+09,'{"t":"move","seat":2,"action":66,"lag":0.0}','DBuEqSinOErHS3-2 c23-24988477245024');
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',12,1.79553874080657243725e+09,'{"t":"move","seat":0,"action":2784,"lag":0.0}','DBuEqSinOErHS3-2 c24-24988479095360');
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',13,1.79553874080848336215e+09,'{"t":"move","seat":1,"action":2327,"lag":0.0}','DBuEqSinOErHS3-2 c25-24988481037859');
INSERT INTO "events" VALUES('MxOTc1lcFdeSUJOZ',14,1795538740.81056,'{"t":"resigned","seat":0,"level":"hard","character":"gisela"}','DBuEqSinOErHS3-2 c26-24988483034736');
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "follows" VALUES('fqSBLfg7UiwwzrAJ','gx9raHCs-W2POsO5',1.79553874023303174966e+09);
CREATE TABLE gaps (
    game TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (game, begin));
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "handles" VALUES('beatrlx','fqSBLfg7UiwwzrAJ',0.0);
INSERT INTO "handles" VALUES('katharlna','fqSBLfg7UiwwzrAJ',1.80331473979545879367e+09);
INSERT INTO "handles" VALUES('loulse','j0WhGasjXLLb9y0E',1.80331473983835959429e+09);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until REAL NOT NULL);
INSERT INTO "invites" VALUES('362e7a73a294df3cb1232a2dcd01e0f7ba517199906d9da76d34863ef66b43f0','host',1.79562513424026012421e+09);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due REAL NOT NULL, until REAL NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
INSERT INTO "mails" VALUES('g2jWNDMIfP5cNWyI','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:20480/account#confirm=s8YeL54LKinRkursYOWz4sNtSDo2lYrn

If it was not, there is nothing to do: nothing happens without the link.
',1.7955387696141791344e+09,1.7955423395936026573e+09,1,'d1fb84c6b9ff9fea',0.0,'');
INSERT INTO "mails" VALUES('1ce0f39b670ec2210204174af6ab1fa6e550c0f68b5383fa282bef49912802aafqSBLfg7UiwwzrAJ','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:20480/account#recover=88hbDPSHjIXe6RIByrRArgnYM82x5no4

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79553876963920187948e+09,1.79554233962760210032e+09,1,'d1fb84c6b9ff9fea',0.0,'');
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','CrkIfARjw0Kj3Apv',1.79553873474136447899e+09);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','CrkIfARjw0Kj3Apv',1.79553873474136447899e+09);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','fKIo9-LYpBtmzAAm',1.79553873474357175831e+09);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','fKIo9-LYpBtmzAAm',1.79553873474357175831e+09);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','NScVBlnY56L5pkrQ',0.0);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','NScVBlnY56L5pkrQ',0.0);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','YRKjGgSEA80hwJvJ',0.0);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','YRKjGgSEA80hwJvJ',0.0);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','VEccAOpeZUpYc0As',0.0);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','VEccAOpeZUpYc0As',0.0);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','ptN6AxwyOEpqnINq',0.0);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','ptN6AxwyOEpqnINq',0.0);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','Fuc7ff4MJPfoBuam',0.0);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','Fuc7ff4MJPfoBuam',0.0);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','4vPX-rh_8LrR6m5R',1.79553873974666643141e+09);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','4vPX-rh_8LrR6m5R',1.79553873974666643141e+09);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','jbCt2-tZsnRcIXVE',1.79553873985602903363e+09);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','_uYLcHqmSJGE96u5',1.79553873974855518341e+09);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','u1VFBWRaDewtb-am',0.0);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','H_h5PhNY4zHjFyvT',0.0);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','qGYjLWmtdARdRZhT',0.0);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','qGYjLWmtdARdRZhT',0.0);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','a0xhL0bAaZ8qDgdI',1.79553874008330535891e+09);
INSERT INTO "members" VALUES('gx9raHCs-W2POsO5','zZZZDPFPx5W88cd0',1.79553874008975601194e+09);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','zZZZDPFPx5W88cd0',1.79553874008975601194e+09);
INSERT INTO "members" VALUES('fqSBLfg7UiwwzrAJ','ECrxeRmjsavMJgYv',0.0);
INSERT INTO "members" VALUES('m_H4e7dyDIxgTCef','l1TTOb6pfvGr0jDS',0.0);
INSERT INTO "members" VALUES('CWFJXqYlFqco45w_','O33yixLJvw17fN6H',0.0);
INSERT INTO "members" VALUES('KlcEV4H9vtAQHhGr','O33yixLJvw17fN6H',0.0);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','x5mtUzhoFFU_BeBO',1.79553874041407299038e+09);
INSERT INTO "members" VALUES('hkXrXCwNWWpNTusb','x5mtUzhoFFU_BeBO',1.79553874041407299038e+09);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','h_MEfiaoj3YuQ2UY',0.0);
INSERT INTO "members" VALUES('hkXrXCwNWWpNTusb','h_MEfiaoj3YuQ2UY',0.0);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','bzgnv4nyVmcyGrNV',0.0);
INSERT INTO "members" VALUES('hkXrXCwNWWpNTusb','bzgnv4nyVmcyGrNV',0.0);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','CBvtaxrGk-BIzQQQ',0.0);
INSERT INTO "members" VALUES('hkXrXCwNWWpNTusb','CBvtaxrGk-BIzQQQ',0.0);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','ZLehg0SjBpWVXgYr',0.0);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','mm1EGipT47_IGrwl',0.0);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','FMUXbG5YyDWbUEzo',0.0);
INSERT INTO "members" VALUES('DBuEqSinOErHS3-2','MxOTc1lcFdeSUJOZ',0.0);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('secret','f529b5ec072a69d132a6d649197a40df7c06ed502de935c96fee7d02fff5d5a6');
INSERT INTO "meta" VALUES('invited','1795538734.2398312');
INSERT INTO "meta" VALUES('probe','0a4a75a41dc2022b');
INSERT INTO "meta" VALUES('order','33054574c1bedf83');
INSERT INTO "meta" VALUES('vapid','f1AdA8D9TPOFAexcJvtmVSsP87oZVUMOZ9wSvWn1Qnk');
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (user_id, other));
INSERT INTO "mutes" VALUES('gx9raHCs-W2POsO5','m_H4e7dyDIxgTCef',1.79553874022541832926e+09);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed REAL NOT NULL);
INSERT INTO "news_wishes" VALUES('CWFJXqYlFqco45w_','VOIVkhgEde84mc6OPAhcm5SDA-TBwAlT','en','{"turn":"push","filled":"both","short":"mail","over":"none","round":"both"}',6,0.0);
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
INSERT INTO "one_time_tokens" VALUES('0524e199857d2ea41298e138d2664452fffe8e5f695a438eeab3445b98c065d1','fqSBLfg7UiwwzrAJ','passkey-add','127.0.0.1 dYuAdcUdkpF5ZB3r9WP0bNSrUG-0KEa-9WI4qmWvyB3vQHWXCnMOV-Qc1RF2hsYwsGqMVLxqyzJFiIdmO7ycxA',1.7955390395408966541e+09);
INSERT INTO "one_time_tokens" VALUES('3b015ae4ee989c798d1149e42b4428cd56959efa23d699ad66124597723aa068','fqSBLfg7UiwwzrAJ','recover','bea@example.org',1.79554233962398791316e+09);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at REAL NOT NULL,
    made REAL NOT NULL);
INSERT INTO "paired_tables" VALUES('O33yixLJvw17fN6H','{"game":"rosenkoenig","players":2,"rated":false,"users":["CWFJXqYlFqco45w_","KlcEV4H9vtAQHhGr"],"strength":25.0,"time":null}',1.79553874026567506783e+09,1.79553874027118563652e+09);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BLOB NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL);
INSERT INTO "passkeys" VALUES('IYD_Mex682Xq6pfSod5qBw','fqSBLfg7UiwwzrAJ',X'A501020326200121582061D743D82DE5B2B6B5487C9C200EE061A7282DF1C5E56B452CB4CA29A2EF5DB22258203622962BD66DC12D9BFB1666EDF3DB7A8DEB0F8BFBC97DAD64D7AB3DB3A81A4F',1,'Laptop',1.7955387395359282493e+09,0.0);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved REAL NOT NULL, best REAL NOT NULL,
    changed REAL NOT NULL, PRIMARY KEY (user_id, kind, game, item));
INSERT INTO "progress" VALUES('DBuEqSinOErHS3-2','lesson','rosenkoenig','first',1,1.79553874053521752359e+09,0.0,1.79553874053521752359e+09);
INSERT INTO "progress" VALUES('DBuEqSinOErHS3-2','puzzle','rosenkoenig','0a4dab37c3',1,1.79553874063766074177e+09,1.0,1.79553874063766074177e+09);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created REAL NOT NULL, failures INTEGER NOT NULL);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','CWFJXqYlFqco45w_','3hYtwns7qVOz','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.79553874030373382571e+09,0);
CREATE TABLE puzzle_ratings (
	game TEXT NOT NULL, 
	puzzle TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (game, puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('rosenkoenig','0a4dab37c3',-3.43947837965408620419e+00,4.97063370290079298285e+00,1,1.79553874063731431958e+09);
CREATE TABLE puzzle_skills (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, game)
);
INSERT INTO "puzzle_skills" VALUES('DBuEqSinOErHS3-2','rosenkoenig',1.60354040382080498261e+01,8.09928117621970322659e+00,1,1.79553874063731431958e+09);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
INSERT INTO "quiet_hours" VALUES('fqSBLfg7UiwwzrAJ',0,480,'UTC');
INSERT INTO "quiet_hours" VALUES('CWFJXqYlFqco45w_',1320,540,'Europe/Amsterdam');
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended REAL DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
INSERT INTO "rated_games" VALUES('CrkIfARjw0Kj3Apv',1.79553873474136447899e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["fqSBLfg7UiwwzrAJ","gx9raHCs-W2POsO5"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('fKIo9-LYpBtmzAAm',1.79553873474357175831e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["fqSBLfg7UiwwzrAJ","gx9raHCs-W2POsO5"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('NScVBlnY56L5pkrQ',0.0,NULL,'');
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at REAL NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu REAL NOT NULL,
    before_sigma REAL NOT NULL, mu REAL NOT NULL,
    sigma REAL NOT NULL, PRIMARY KEY (table_id, user_id));
INSERT INTO "rating_changes" VALUES('CrkIfARjw0Kj3Apv','fqSBLfg7UiwwzrAJ',1,1.79553873474136447899e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('CrkIfARjw0Kj3Apv','gx9raHCs-W2POsO5',1,1.79553873474136447899e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
    changed REAL NOT NULL, standing REAL NOT NULL,
    settled_until REAL NOT NULL, PRIMARY KEY (user_id, game, players, pace));
INSERT INTO "ratings" VALUES('fqSBLfg7UiwwzrAJ','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79553873474136447899e+09,3.53120545330696302245e+02,1.76330997908219337458e+09);
INSERT INTO "ratings" VALUES('gx9raHCs-W2POsO5','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79553873474136447899e+09,3.47849766344415286308e+02,1.76330997908219337458e+09);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
INSERT INTO "recovery_codes" VALUES('f78e9e9b5f5953c0f2d963c658b049689a659798f83657c7fc31e44e871468ca','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('d93ad28a996421a02027944ae0a752b387cc4a2770abe173dc4d415cb7db4304','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('8a5f7a701c8e18c66a180f979d53bc9b0e907e66e1d53e7f68a80e53d7e45c1e','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('3184c71e5b242bd23ebf5ca46b2282a68c4dff5b62c36b1bfb52bfa1ecf07b17','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('3b73b2a3046f15d560e878a184e59dea588b97a19ab54c66071bd9d6f48210c4','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('f454fdc9acf183b8221cf09e1613f5233e197c4761677fd8772133ffa8a2415a','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('d32cd42cea3c06e230ab9e2d8aaffce2eca0334743adbf0a00e679b522b041cf','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('3fc47e94fed293f8dc85560cbe8967e836a200bfbd53b3c9c72b4f844f56feb5','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('2f8bff20055aaad100926232d6b33fc6f6653055f895d2c7eb2d02fd082d1a46','fqSBLfg7UiwwzrAJ');
INSERT INTO "recovery_codes" VALUES('90e478733ed4e5e9d2bb26a4bf875ad6d3fc68c3e0939a607318bb8d6e12f7d2','fqSBLfg7UiwwzrAJ');
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at REAL NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at REAL NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told INTEGER NOT NULL);
INSERT INTO "reports" VALUES('23469f6552abf685',1.79553874018512129783e+09,'fqSBLfg7UiwwzrAJ','m_H4e7dyDIxgTCef','chat','insult','','ECrxeRmjsavMJgYv',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"m_H4e7dyDIxgTCef","name":"Max","text":"you clown","time":1795538740.1767712,"phrase":"","hidden":false},{"number":2,"user":"fqSBLfg7UiwwzrAJ","name":"Bea","text":"","time":1795538740.1804478,"phrase":"good-luck","hidden":false}]}','acted',1.79553874020362401009e+09,'0sJ12eObsQXgUyf2','Thank you.',0);
INSERT INTO "reports" VALUES('bfdb7f46256af5c6',1.7955387401886532307e+09,'fqSBLfg7UiwwzrAJ','m_H4e7dyDIxgTCef','name','insult','','ECrxeRmjsavMJgYv',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"m_H4e7dyDIxgTCef","name":"Max","text":"you clown","time":1795538740.1767712,"phrase":"","hidden":false},{"number":2,"user":"fqSBLfg7UiwwzrAJ","name":"Bea","text":"","time":1795538740.1804478,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended REAL NOT NULL, shown REAL, place INTEGER NOT NULL,
    share REAL NOT NULL, points REAL NOT NULL, outcome TEXT NOT NULL,
    resigned INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "results" VALUES('CrkIfARjw0Kj3Apv',0,'fqSBLfg7UiwwzrAJ','','',0,'rosenkoenig',2,1.79553873474136447899e+09,1.79553873474136447899e+09,1,1.0,2.0,'won',0);
INSERT INTO "results" VALUES('CrkIfARjw0Kj3Apv',1,'gx9raHCs-W2POsO5','','',0,'rosenkoenig',2,1.79553873474136447899e+09,1.79553873474136447899e+09,2,0.0,6.0,'lost',1);
INSERT INTO "results" VALUES('fKIo9-LYpBtmzAAm',0,'fqSBLfg7UiwwzrAJ','','',0,'rosenkoenig',2,1.79553873474357175831e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('fKIo9-LYpBtmzAAm',1,'gx9raHCs-W2POsO5','','',0,'rosenkoenig',2,1.79553873474357175831e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('4vPX-rh_8LrR6m5R',0,'fqSBLfg7UiwwzrAJ','','',0,'rosenkoenig',2,1.79553873974666643141e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('4vPX-rh_8LrR6m5R',1,'gx9raHCs-W2POsO5','','',0,'rosenkoenig',2,1.79553873974666643141e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('_uYLcHqmSJGE96u5',0,'gx9raHCs-W2POsO5','','',0,'rosenkoenig',2,1.79553873974855518341e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('_uYLcHqmSJGE96u5',1,'j0WhGasjXLLb9y0E','','',0,'rosenkoenig',2,1.79553873974855518341e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('jbCt2-tZsnRcIXVE',0,'gx9raHCs-W2POsO5','','',0,'rosenkoenig',2,1.79553873985602903363e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('jbCt2-tZsnRcIXVE',1,'','','',0,'rosenkoenig',2,1.79553873985602903363e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('a0xhL0bAaZ8qDgdI',0,'','random','',0,'rosenkoenig',2,1.79553874008330535891e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('a0xhL0bAaZ8qDgdI',1,'fqSBLfg7UiwwzrAJ','','',0,'rosenkoenig',2,1.79553874008330535891e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('zZZZDPFPx5W88cd0',0,'gx9raHCs-W2POsO5','','',0,'rosenkoenig',2,1.79553874008975601194e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('zZZZDPFPx5W88cd0',1,'fqSBLfg7UiwwzrAJ','','',0,'rosenkoenig',2,1.79553874008975601194e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('x5mtUzhoFFU_BeBO',0,'DBuEqSinOErHS3-2','','',0,'rosenkoenig',2,1.79553874041407299038e+09,1.79553874041407299038e+09,2,0.0,1.0,'lost',1);
INSERT INTO "results" VALUES('x5mtUzhoFFU_BeBO',1,'hkXrXCwNWWpNTusb','','',0,'rosenkoenig',2,1.79553874041407299038e+09,1.79553874041407299038e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked REAL NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready INTEGER NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until REAL NOT NULL, lease_node TEXT NOT NULL,
    lease_until REAL NOT NULL);
INSERT INTO "reviews" VALUES('x5mtUzhoFFU_BeBO','DBuEqSinOErHS3-2',1.79553874076862668993e+09,2,1,0,0,0,'','',1.79553875576862788203e+09,'d1fb84c6b9ff9fea',0.0);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since REAL NOT NULL,
    given_by TEXT NOT NULL);
INSERT INTO "roles" VALUES('0sJ12eObsQXgUyf2','host',1.79553874016307592393e+09,'');
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until REAL NOT NULL,
    number INTEGER NOT NULL);
INSERT INTO "rounds" VALUES('seek','d1fb84c6b9ff9fea',1.79553875028024506567e+09,2);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live INTEGER NOT NULL,
    wish TEXT NOT NULL, strength REAL NOT NULL, since REAL NOT NULL,
    seen REAL NOT NULL, table_id TEXT NOT NULL);
INSERT INTO "seeks" VALUES('izwifvH6IgIg','CWFJXqYlFqco45w_','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79553874025327038759e+09,1.79553874026567506783e+09,'O33yixLJvw17fN6H');
INSERT INTO "seeks" VALUES('6v09-ipfJPMk','KlcEV4H9vtAQHhGr','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79553874026343870161e+09,1.79553874026567506783e+09,'O33yixLJvw17fN6H');
INSERT INTO "seeks" VALUES('r4ZNpufLl8px','CWFJXqYlFqco45w_','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"}}',25.0,1.79553874027662682538e+09,1.79553874027662682538e+09,'');
CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat REAL NOT NULL);
INSERT INTO "service" VALUES('rosenkoenig',1.79553874032350206375e+09);
INSERT INTO "service" VALUES('kaiser_koenig_edelmann',1.79553874032350206375e+09);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BLOB NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public INTEGER NOT NULL, changed REAL NOT NULL, card TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, lease_node TEXT NOT NULL, lease_until REAL NOT NULL,
    clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
INSERT INTO "tables" VALUES('CrkIfARjw0Kj3Apv',X'940A0B6CE381097115B3670E1930AE00E2884D31EBBF9F8D49C6AAE988793CCA',26,'over',1,1.79553873474136447899e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":19,"player":-4,"shown":19,"outcome":{"scores":[2.0,6.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('fKIo9-LYpBtmzAAm',X'5E9D2A5DF77A94C6BEE4D19D5D6981A45C9E3C1BAA0FCBC055EED9207DDCA021',17,'over',0,1.79553873474357175831e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('NScVBlnY56L5pkrQ',X'167C9B4CAD5650FF3C1B9BE0C6DE0E2C8BEBCB8D85D3D457FF0F3334359E37E0',18,'playing',0,1.7955387347602694034e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('YRKjGgSEA80hwJvJ',X'315F2E2D18A111EBE7EDA973EA199C85D34715BF1E83BE32EDE69DB26076298B',17,'playing',0,1.79553873698344111445e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79622993747452974321e+09,0,0);
INSERT INTO "tables" VALUES('VEccAOpeZUpYc0As',X'4B5CABD5F4B55DED4FBE09BB6E3FBAB0E8281C0DF4E2F1F5975CFB91B0C3756D',28,'playing',0,1.79553873712705230718e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"resign"},"tournament":"","round":0,"outside":null}',0,'',0.0,1.79553904761719059944e+09,0,0);
INSERT INTO "tables" VALUES('ptN6AxwyOEpqnINq',X'36F5432C6232C623D2323A78DE97A8A5E542F48A925A95852649A2ADE5023BE8',17,'playing',0,1795538739.32088,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Edmund Crowe","user":"fqSBLfg7UiwwzrAJ","level":"hard","ready":true,"away":false,"resigned":true,"character":"crowe","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0,"outside":null}',1,'d1fb84c6b9ff9fea',1.79553874532258749005e+09,NULL,0,0);
INSERT INTO "tables" VALUES('Fuc7ff4MJPfoBuam',X'45CE674BE450EFF0875C8A1C7AD9C162C7EF6933FCCF0A5FB1D2423F925A1014',17,'playing',0,1.79553873980781149863e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('4vPX-rh_8LrR6m5R',X'73F745E545F4DC4DE774627324690B83D659AED3480A4E240F57995A0FB1CF2B',18,'over',0,1.79553873982608366011e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('jbCt2-tZsnRcIXVE',X'69CD7C5340557DC9C576B5ED8B8DDB53DF43091E3A9B4AEF0C98F62FED697B61',18,'over',0,1.79553873985602903363e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('_uYLcHqmSJGE96u5',X'BCE17CE6ABB250EA8F8BD9F51AA0371CC16AB60DFF573F8816B41D196D489306',18,'over',0,1795538739.85745,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('u1VFBWRaDewtb-am',X'5B884009A967E6EE87B3355220F9320C43A55B75B0B4461F02108FD6E200E1BA',4,'open',0,1.79553873981952738765e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('H_h5PhNY4zHjFyvT',X'24460821425A71E3263C356901068B45E3DA7881B6358BC40605ABCDD8AC77E6',6,'open',0,1.79553873983920025828e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('qGYjLWmtdARdRZhT',X'F649848E601A8FFFCAACCF3BF803550060F521D3D165EC14DB117EAD1B9ADD73',17,'playing',0,1.795538739980222702e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"gIrGiE1hzGbY","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('a0xhL0bAaZ8qDgdI',X'11D82ECAFD702A8D7ADB50C683B35CB0ACEEAA80A262AF54F1574CF65058B833',17,'over',0,1.79553874008330535891e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"bot","colour":"red","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"34yXgPh4dlLj","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('zZZZDPFPx5W88cd0',X'35C53D6E83855BE4BD20C2F6A4E476F63E26D6F240FE44AA114B12FE53FAD1EB',18,'over',0,1.79553874008975601194e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"gx9raHCs-W2POsO5","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"scores":[0.0,0.0],"resigned":[1],"seats":[{"result":"won","place":1,"gave_up":""},{"result":"lost","place":2,"gave_up":"resigned"}]},"rated":false,"time":null,"tournament":"D8ekfqpNwbNv","round":1,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('ECrxeRmjsavMJgYv',X'1384EA86E661BB495A719F5994C24FC3658455413ED0065337251A59F2CDA630',3,'open',1,1.79553874017261505123e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"fqSBLfg7UiwwzrAJ","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('l1TTOb6pfvGr0jDS',X'6EF4675AE6F72DE1645648EC314A295F25FF574791FFAD9826A3C36FEB7B8A46',3,'open',1,1.79553874020016789436e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"m_H4e7dyDIxgTCef","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,1,0);
INSERT INTO "tables" VALUES('O33yixLJvw17fN6H',X'AAB6F3746DAEAB27A40410C1F5E0A3BF60DE827D921EC4B2559EA2AEEC223D16',16,'playing',1,1.79553874026698040964e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Nia","user":"CWFJXqYlFqco45w_","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Oda","user":"KlcEV4H9vtAQHhGr","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('x5mtUzhoFFU_BeBO',X'FB1EEB6731C5F27889C4D743C1A9B63CFB115146D6E2755C5BAE2840E4004D46',32,'over',1,1.79553874041943073271e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"hkXrXCwNWWpNTusb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":-4,"shown":14,"outcome":{"scores":[1.0,1.0],"resigned":[0],"seats":[{"result":"lost","place":2,"gave_up":"resigned"},{"result":"won","place":1,"gave_up":""}]},"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('h_MEfiaoj3YuQ2UY',X'E290EE71792A387A230C7D2C36CB75BC051A8A24FB5C1EFEF08C0FD2987F4B02',4,'open',1,1.79553874041630363465e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"hkXrXCwNWWpNTusb","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('bzgnv4nyVmcyGrNV',X'421CB021D96BE475AF18F132A976F07CC09F7450430EAFC62A9E8E0E945C2CBA',20,'playing',1,1.79553874042413067813e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"hkXrXCwNWWpNTusb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":{"seats":[{"kind":"person","colour":"red","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"hkXrXCwNWWpNTusb","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":10,"since":1795538740.4241307,"until":null}}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('CBvtaxrGk-BIzQQQ',X'8A66210234AB8400255480EACE84B33F27FF55D8C769151D6791613400C3779B',9,'open',1,1.79553874047183847431e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('ZLehg0SjBpWVXgYr',X'79B1694865DBCE96CDB2E3B730E2B1EE2BC24F25B09F1F6CBEBA2C741994BDA1',4,'closed',0,1.79553874048001766211e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('mm1EGipT47_IGrwl',X'AC5621B03EB7B418992563FA8C6EA42582EBDD3D25D74159FE5D4DBF768BC2B7',16,'playing',0,1.79553874077824211124e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('FMUXbG5YyDWbUEzo',X'3867A3C06A03BEB312CA43688BE6029C5FA5D87AD7B1C8B42835393429001936',16,'playing',0,1795538740.78876,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',1,'',0.0,NULL,0,0);
INSERT INTO "tables" VALUES('MxOTc1lcFdeSUJOZ',X'3689DE6DA4B6B92D91A16DBAEF62328EFE8E46D78FF09CC80DF39E6F01EB9801',14,'playing',0,1795538740.81056,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Gisela Falk","user":"DBuEqSinOErHS3-2","level":"hard","ready":true,"away":false,"resigned":true,"character":"gisela","absent":"Ada"},{"kind":"person","colour":"yellow","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"green","name":"Ada","user":"DBuEqSinOErHS3-2","level":"","ready":true,"away":false,"resigned":false,"character":"","absent":""}],"ply":5,"player":2,"shown":5,"outcome":null,"rated":false,"time":null,"tournament":"","round":0,"outside":null}',0,'',0.0,NULL,0,0);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL);
INSERT INTO "tokens" VALUES('caaab0d35faf797452129dd4f86a276d4bdeaf1416d7bf5b4495f1a432ccbea8','pmTaOtnhOlRrzubs','DBuEqSinOErHS3-2','all',1.79553874048746180537e+09);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined REAL NOT NULL,
    gone REAL NOT NULL, PRIMARY KEY (tournament_id, number));
INSERT INTO "tournament_players" VALUES('CwdP3AkeM5mT',1,'gx9raHCs-W2POsO5','Cid','','',1.7955387398967826366e+09,0.0);
INSERT INTO "tournament_players" VALUES('gIrGiE1hzGbY',1,'fqSBLfg7UiwwzrAJ','Bea','','',1.79553873990376710893e+09,0.0);
INSERT INTO "tournament_players" VALUES('gIrGiE1hzGbY',2,'gx9raHCs-W2POsO5','Cid','','',1.79553873990602660178e+09,0.0);
INSERT INTO "tournament_players" VALUES('34yXgPh4dlLj',1,'fqSBLfg7UiwwzrAJ','Bea','','',1.79553873991163468358e+09,0.0);
INSERT INTO "tournament_players" VALUES('D8ekfqpNwbNv',1,'fqSBLfg7UiwwzrAJ','Bea','','',1.7955387399195995331e+09,0.0);
INSERT INTO "tournament_players" VALUES('D8ekfqpNwbNv',2,'gx9raHCs-W2POsO5','Cid','','',1.79553873992190504075e+09,0.0);
INSERT INTO "tournament_players" VALUES('34yXgPh4dlLj',2,'','Bot 1','random','bot-1',1.79553873994124269485e+09,0.0);
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun REAL NOT NULL,
    closed REAL NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
INSERT INTO "tournament_rounds" VALUES('gIrGiE1hzGbY',1,1.79553873994030523302e+09,0.0,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('34yXgPh4dlLj',1,1.79553873994797825812e+09,1.79553874009222340585e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('D8ekfqpNwbNv',1,1795538740.00627,1.79553874009491181372e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"93e0ee5752924e96c1077c4730858a8bfcda2e76cf2c022cdfd93b1f709d060d","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until REAL NOT NULL, ended REAL NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
INSERT INTO "tournament_tables" VALUES('gIrGiE1hzGbY',1,0,'qGYjLWmtdARdRZhT',1.79813073994030523296e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('34yXgPh4dlLj',1,0,'a0xhL0bAaZ8qDgdI',1.79554233994797825813e+09,1.79553874008800053597e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
INSERT INTO "tournament_tables" VALUES('D8ekfqpNwbNv',1,0,'zZZZDPFPx5W88cd0',1795542340.00627,1.79553874009256649014e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL,
    starts REAL NOT NULL, begun REAL NOT NULL,
    ended REAL NOT NULL, changed REAL NOT NULL, setup TEXT NOT NULL,
    seed BLOB NOT NULL, seq INTEGER NOT NULL, due REAL NOT NULL,
    lease_node TEXT NOT NULL, lease_until REAL NOT NULL);
INSERT INTO "tournaments" VALUES('CwdP3AkeM5mT','open','fqSBLfg7UiwwzrAJ',1,'open',1.79553873989046478268e+09,0.0,0.0,0.0,1.79553873989046478268e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null,"days":0}',X'590DAE1F3783EA4715DF41D7F0FF970EBC7BA1EC124ADE298CD7F1D3FD885041',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('gIrGiE1hzGbY','running','fqSBLfg7UiwwzrAJ',1,'running',1.79553873989914083474e+09,1.79553873992846369745e+09,1.79553873993123936647e+09,0.0,1.79553873993123936647e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'60261977CFC8833B28E9633D28D9F8B23BC73F728AA325EE9B44D47B43DF793A',9,1.79553877001636600493e+09,'d1fb84c6b9ff9fea',0.0);
INSERT INTO "tournaments" VALUES('34yXgPh4dlLj','over','fqSBLfg7UiwwzrAJ',1,'over',1.79553873990806674956e+09,1.79553873993174099919e+09,1.79553873994120264051e+09,1.79553874009388399124e+09,1.79553874009388399124e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null,"days":0}',X'73B8A65622540CE531480FE01754BDD1A17B52D23403A08388DC79868D820E01',12,0.0,'d1fb84c6b9ff9fea',0.0);
INSERT INTO "tournaments" VALUES('D8ekfqpNwbNv','shared','fqSBLfg7UiwwzrAJ',1,'over',1.79553873991361403463e+09,1.79553873994759631161e+09,1.79553873998069024086e+09,1.79553874010052251812e+09,1.79553874010052251812e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null,"days":0}',X'27BC7D4F0CAADC20B29993ACA3FB7466A1D041BBCBD9FA6B5A223DFC253D7F35',13,0.0,'d1fb84c6b9ff9fea',0.0);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added REAL NOT NULL, added_by TEXT NOT NULL);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79553874021942734716e+09,'0sJ12eObsQXgUyf2');
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL,
    folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL);
INSERT INTO "users" VALUES('fqSBLfg7UiwwzrAJ','Bea',1.79553873431185197825e+09,'bea','nobody');
INSERT INTO "users" VALUES('gx9raHCs-W2POsO5','Cid',1.79553873433889698979e+09,'cid','everybody');
INSERT INTO "users" VALUES('m_H4e7dyDIxgTCef','Max',1.79553873436695337296e+09,'max','everybody');
INSERT INTO "users" VALUES('0sJ12eObsQXgUyf2','Host',1.79553873436941337582e+09,'host','everybody');
INSERT INTO "users" VALUES('DBuEqSinOErHS3-2','Ada',1.79553873437175703052e+09,'ada','everybody');
INSERT INTO "users" VALUES('hkXrXCwNWWpNTusb','Zoë',1.79553873437414145469e+09,'zoe','everybody');
INSERT INTO "users" VALUES('CWFJXqYlFqco45w_','Nia',1.79553874024891495708e+09,'nia','everybody');
INSERT INTO "users" VALUES('KlcEV4H9vtAQHhGr','Oda',1.79553874025078988082e+09,'oda','everybody');
INSERT INTO "users" VALUES('pmTaOtnhOlRrzubs','Ada''s program',1.79553874048464679716e+09,'ada''s program','everybody');
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin REAL NOT NULL, until REAL NOT NULL,
    PRIMARY KEY (user_id, begin));
INSERT INTO "vacations" VALUES('fqSBLfg7UiwwzrAJ',1.79553873698219299318e+09,1.79597073698219299314e+09);
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
