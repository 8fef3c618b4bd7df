-- {"company": {"tables": {"counted": "L0LiopNLycLhJBMk", "short": "9Va2s8qTNDuzoLdv", "rated": "oEgE4ulBhuCU0jHC", "days": "1boYI3Lzig5JW2AN", "live": "L9zGrgAZRAzViwf4", "slow": "K-McCRTLU-GVLLIK", "merged running": "1RiP7QTuux0SdqY_", "merged over": "YU6HoMB42KImKa8e", "left running": "KZuo-sKnvS143jkG", "left over": "isMiDXbinM_Hqwri", "merged open": "tfWoj8zMapnGKpip", "left open": "QylvqW6zE8zd35AZ", "cup over": "haWixncpTXRFAVYF", "cup shared": "221KvVSETLoSCmRf", "insult": "8ZNKZ24SFTu7IuP3", "hidden": "CLrl4h8YULxYxXpz", "found": "_EVI_dNU95WqUr3B"}, "cups": {"open": "JfITo7cg-QOZ", "running": "B65kM4PS6LAl", "over": "gX2PiasvtmU-", "shared": "2VB3c3U3AqaJ"}, "cookies": {"Bea": "tafelronde=1.BuhNAHNeye8ILaLr.rflLtbYe5YUk.da54661a3b42c18652d24fb92f5dded13d4f7e44aa0c3ac45c68d190a451d1a3", "Cid": "tafelronde=1._csFVVERoJGxXB3M.b-D4My7CF3k_.1afebcd0b3c78b5e2a8d0970d37bca55dc3b0939b84d2cae53c4711d8ff9083d", "Kay": "tafelronde=1.Od17ejIqEe6-oSU6.1Kkh6pfSnB-V.b14fa86b1b6b96a4f66538e714bf073d444c927ee7438d4733e6a0d237cd7c1c", "Lou": "", "Max": "tafelronde=1.qveXDzeiwSxQi-w0.iJUr5-ebKOiE.23197cb79561f4ff7d73f1b9377758bdf9bcd8e9a31b4e9cb4a73aa06b4787fd", "Host": "tafelronde=1.FdrjsmQIhH6_vqhs.-Mk4m6jc8eUU.5a2f37c7eaa5a01dbd89e30b78c5452a73e9d12f06143eba8902d67581997b81"}}, "tables": {"over": "vo2waZRpasEqabPA", "rematch": "oSYIe-8lyoComSNQ", "playing": "goGBKnwbU3RIKwUd", "open": "bQiGtvtMgmwGNkPA", "closed": "oO2jp4YYNOeG_BRZ", "bot": "zUolZRbVspZAEgRr"}, "cookies": {"Ada": "tafelronde=1.0h6jwWk7tfTsYr_F.WU-Hn0cqmbXG.39e7ef060f3aad1a73165b76e97b0f77febaa6278ad96cc550ef375223a43e3b", "Zoë": "tafelronde=1.EcRF8JUdI1hGC3Zt.OpS_EV7aq4FU.9b018b612d40e3db1bfecf76fa75a60885d6becb7f7704830dd23302710b346a"}}
BEGIN TRANSACTION;
CREATE TABLE accounts (
	user_id TEXT NOT NULL, 
	handle TEXT NOT NULL, 
	skeleton TEXT NOT NULL, 
	changed REAL NOT NULL, 
	email TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "accounts" VALUES('BuhNAHNeye8ILaLr','Beatrix','beatrlx',1.79540943377426505086e+09,'bea@example.org');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0017');
CREATE TABLE answers (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	lines TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "answers" VALUES('1boYI3Lzig5JW2AN',1,'_csFVVERoJGxXB3M',17,10,'[[5,14]]');
CREATE TABLE audit (
	id TEXT NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	act TEXT NOT NULL, 
	about TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	why TEXT NOT NULL, 
	detail TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "audit" VALUES('XA0KbdkubYKB',1.79540943525375652311e+09,'FdrjsmQIhH6_vqhs','role-keeper','FdrjsmQIhH6_vqhs','','','');
INSERT INTO "audit" VALUES('dPrNFqef0bzC',1.79540943536884903906e+09,'FdrjsmQIhH6_vqhs','report-acted','qveXDzeiwSxQi-w0','','Thank you.','');
INSERT INTO "audit" VALUES('lKBTdU__U6Tw',1.79540943537546277041e+09,'FdrjsmQIhH6_vqhs','hide-line','qveXDzeiwSxQi-w0','8ZNKZ24SFTu7IuP3','rude','1');
INSERT INTO "audit" VALUES('vB8N9x8xYYlq',1.79540943539213752747e+09,'FdrjsmQIhH6_vqhs','hide-table','','CLrl4h8YULxYxXpz','rude','');
INSERT INTO "audit" VALUES('SuzHiRkwbp3r',1.79540943541715359689e+09,'FdrjsmQIhH6_vqhs','ban','qveXDzeiwSxQi-w0','','','chat insult 3000');
INSERT INTO "audit" VALUES('h-2-YnbR5TIF',1.79540943544646930691e+09,'FdrjsmQIhH6_vqhs','words','','','','+Blötkopf');
CREATE TABLE backups (
	id TEXT NOT NULL, 
	at REAL NOT NULL, 
	file TEXT NOT NULL, 
	bytes REAL NOT NULL, 
	seconds REAL NOT NULL, 
	error TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "backups" VALUES('M0q4IFNZS-bZ',1.79540942866350722315e+09,'/tmp/tmpuggbgrqq/cache/backups/tafelronde-20261123T045028Z.db',724992.0,0.338,'');
CREATE TABLE bans (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	words TEXT NOT NULL, 
	begun REAL NOT NULL, 
	until REAL NOT NULL, 
	given_by TEXT NOT NULL, 
	lifted REAL NOT NULL, 
	lifted_by TEXT NOT NULL, 
	told INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "bans" VALUES('1e17337dfd8f79b0','qveXDzeiwSxQi-w0','chat','insult','',1.79540943542025446888e+09,2.05460943542025446881e+09,'FdrjsmQIhH6_vqhs',0.0,'',0);
CREATE TABLE blocks (
	user_id TEXT NOT NULL, 
	other TEXT NOT NULL, 
	since REAL NOT NULL, 
	PRIMARY KEY (user_id, other)
);
INSERT INTO "blocks" VALUES('_csFVVERoJGxXB3M','qveXDzeiwSxQi-w0',1.79540943552992725371e+09);
CREATE TABLE chats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL, hidden REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chats" VALUES('isMiDXbinM_Hqwri',1,1.79540943453838253021e+09,'-bo6rT9gUwkL966f','',1,'Well played','-bo6rT9gUwkL966f d26','',0.0);
INSERT INTO "chats" VALUES('8ZNKZ24SFTu7IuP3',1,1.79540943527931308749e+09,'qveXDzeiwSxQi-w0','Max',-1,'you clown','qveXDzeiwSxQi-w0 d29','',1.79540943538125157353e+09);
INSERT INTO "chats" VALUES('8ZNKZ24SFTu7IuP3',2,1.79540943528997373581e+09,'BuhNAHNeye8ILaLr','Bea',0,'','BuhNAHNeye8ILaLr d30','good-luck',0.0);
INSERT INTO "chats" VALUES('vo2waZRpasEqabPA',1,1.79540943578117370609e+09,'0h6jwWk7tfTsYr_F','Ada',0,'good luck','0h6jwWk7tfTsYr_F c2-27531202331878','',0.0);
INSERT INTO "chats" VALUES('vo2waZRpasEqabPA',2,1.79540943578500843047e+09,'EcRF8JUdI1hGC3Zt','Zoë the Bold',1,'you will need it
♥','EcRF8JUdI1hGC3Zt c4-27531211217546','',0.0);
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('6e7679e49095b856b2aed50b23ecd3ff8f2f105a8fd7bb14ec0dbc5c2993c765','0h6jwWk7tfTsYr_F',1.79541003608974051482e+09);
CREATE TABLE deal_tries (
	day TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	begun REAL NOT NULL, 
	result REAL, 
	lead REAL, 
	points REAL, 
	PRIMARY KEY (day, user_id)
);
INSERT INTO "deal_tries" VALUES('2026-11-23','0h6jwWk7tfTsYr_F','mAL33gcnQf3cV7oq',1.79540943617461228368e+09,NULL,NULL,NULL);
CREATE TABLE deals (
	day TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	setup TEXT NOT NULL, 
	made REAL NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "deals" VALUES('2026-11-24',X'FB8468B23FDCA1A5F575C1F0B877E7F6AFA6370F15C9C71BC2ACD9C6FEC75061','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79540942943050479884e+09);
INSERT INTO "deals" VALUES('2026-11-23',X'1CF1641E743D3A95E2C028BC102010FCFDECBC54CA0145D17E66419CDBE45A03','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79540942945398783684e+09);
CREATE TABLE departed (
	user_id TEXT NOT NULL, 
	into_id TEXT NOT NULL, 
	at REAL NOT NULL, 
	done INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "departed" VALUES('Od17ejIqEe6-oSU6','BuhNAHNeye8ILaLr',1795409434.54803,0,'',1.79540949458148431771e+09);
INSERT INTO "departed" VALUES('-bo6rT9gUwkL966f','',1.79540943455127239222e+09,0,'',1.79540949462156558037e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('0qTJnfstSQJD','WNk21lwWl-rYUrXw','Python-urllib/3.11',1.79540942898162937156e+09,1.79540942898162937156e+09,0.0);
INSERT INTO "devices" VALUES('rflLtbYe5YUk','BuhNAHNeye8ILaLr','Python-urllib/3.11',1.79540942901499366761e+09,1.79540942901499366761e+09,0.0);
INSERT INTO "devices" VALUES('b-D4My7CF3k_','_csFVVERoJGxXB3M','Python-urllib/3.11',1.79540942902715897552e+09,1.79540942902715897552e+09,0.0);
INSERT INTO "devices" VALUES('1Kkh6pfSnB-V','BuhNAHNeye8ILaLr','Python-urllib/3.11',1.7954094290537645817e+09,1.7954094290537645817e+09,0.0);
INSERT INTO "devices" VALUES('iJUr5-ebKOiE','qveXDzeiwSxQi-w0','Python-urllib/3.11',1.79540942912974166864e+09,1.79540942912974166864e+09,0.0);
INSERT INTO "devices" VALUES('-Mk4m6jc8eUU','FdrjsmQIhH6_vqhs','Python-urllib/3.11',1.79540942915050840376e+09,1.79540942915050840376e+09,0.0);
INSERT INTO "devices" VALUES('Od17ejIqEe6-oSU6','','',1.79540943454858851428e+09,1.79540943454858851428e+09,1.79540943454858851428e+09);
INSERT INTO "devices" VALUES('-bo6rT9gUwkL966f','','',1.79540943455205631259e+09,1.79540943455205631259e+09,1.79540943455205631259e+09);
INSERT INTO "devices" VALUES('XeXYeItqtYMh','ZcUPn71pnBpPZF5t','Python-urllib/3.11',1.79540943557730174064e+09,1.79540943557730174064e+09,0.0);
INSERT INTO "devices" VALUES('K6adCZNvKc3G','drsdSStNoqrJ0d--','Python-urllib/3.11',1.79540943558523297314e+09,1.79540943558523297314e+09,0.0);
INSERT INTO "devices" VALUES('WU-Hn0cqmbXG','0h6jwWk7tfTsYr_F','Python-urllib/3.11',1.79540943572522616392e+09,1.79540943572522616392e+09,0.0);
INSERT INTO "devices" VALUES('OpS_EV7aq4FU','EcRF8JUdI1hGC3Zt','Python-urllib/3.11',1.79540943572948479651e+09,1.79540943572948479651e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',1,1.79540942917108392717e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"332dd15834e4ec9130b4e882f34a5e1968e138ce0cabcd6f1f64783ac9c9e6f8","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',2,1.79540942917108392717e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',3,1.79540942917108392717e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',4,1.79540942918147778512e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d1');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',5,1.79540942918698930735e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d2');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',6,1.79540943003964304923e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',7,1.79540943003964304923e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',8,1.79540943003964304923e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',9,1.79540943003964304923e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',10,1.79540943003964304923e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',11,1.79540943003964304923e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',12,1.79540943003964304923e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',13,1.79540943003964304923e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',14,1.79540943003964304923e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',15,1.79540943003964304923e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',16,1.79540943003964304923e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',17,1.7954094301221115589e+09,'{"t":"move","seat":0,"action":5,"lag":0.0}','BuhNAHNeye8ILaLr m16');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',18,1.79540943013600206375e+09,'{"t":"move","seat":1,"action":6,"lag":0.0}','_csFVVERoJGxXB3M m17');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',19,1.79540943014469838142e+09,'{"t":"move","seat":0,"action":12,"lag":0.0}','BuhNAHNeye8ILaLr m18');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',20,1.79540943015830707554e+09,'{"t":"move","seat":1,"action":1,"lag":0.0}','_csFVVERoJGxXB3M m19');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',21,1.79540943017559528351e+09,'{"t":"move","seat":0,"action":14,"lag":0.0}','BuhNAHNeye8ILaLr m20');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',22,1.79540943019366478917e+09,'{"t":"move","seat":1,"action":20,"lag":0.0}','_csFVVERoJGxXB3M m21');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',23,1.79540943020465660097e+09,'{"t":"move","seat":0,"action":9,"lag":0.0}','BuhNAHNeye8ILaLr m22');
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',24,1.79540943021420335771e+09,'{"t":"move","seat":1,"action":23,"lag":0.0}','_csFVVERoJGxXB3M m23');
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',1,1.79540943022101712224e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"95486da64dc02191c77850cacefe280efbee97c06e542d754dbc119870273590","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',2,1.79540943022101712224e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',3,1.79540943022101712224e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',4,1.7954094302245006561e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d3');
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',5,1.79540943023055934906e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d4');
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',6,1.79540943023055934906e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',7,1.79540943023055934906e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',8,1.79540943023055934906e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',9,1.79540943023055934906e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',10,1.79540943023055934906e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',11,1.79540943023055934906e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',12,1.79540943023055934906e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',13,1.79540943023055934906e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',14,1.79540943023055934906e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',15,1.79540943023055934906e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',16,1.79540943023055934906e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('L0LiopNLycLhJBMk',25,1.79540943024427390099e+09,'{"t":"resigned","seat":1,"level":"","character":""}','_csFVVERoJGxXB3M d5');
INSERT INTO "events" VALUES('9Va2s8qTNDuzoLdv',17,1.79540943024899291987e+09,'{"t":"resigned","seat":1,"level":"","character":""}','_csFVVERoJGxXB3M d6');
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',1,1.79540943025415182109e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"8e983d945e7135e623158fd2028ced1e44fc69cd2c52e11e6aae4ad85b8d6180","delay":0,"given":[],"hints":false,"rated":true,"time":null}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',2,1.79540943025415182109e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',3,1.79540943025415182109e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',4,1.79540943025836133954e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d7');
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',5,1.79540943026226258285e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d8');
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',6,1.79540943026226258285e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',7,1.79540943026226258285e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',8,1.79540943026226258285e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',9,1.79540943026226258285e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',10,1.79540943026226258285e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',11,1.79540943026226258285e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',12,1.79540943026226258285e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',13,1.79540943026226258285e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',14,1.79540943026226258285e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',15,1.79540943026226258285e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',16,1.79540943026226258285e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',17,1.79540943027419948579e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}','BuhNAHNeye8ILaLr m16');
INSERT INTO "events" VALUES('oEgE4ulBhuCU0jHC',18,1.7954094302985732555e+09,'{"t":"move","seat":1,"action":11,"lag":0.0}','_csFVVERoJGxXB3M m17');
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',1,1.7954094314026386738e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"3b2f4f9d1ed1d0c1d84481dfd4b1888f524cad82647ac487392b9ba51ebc3291","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',2,1.7954094314026386738e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',3,1.7954094314026386738e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',4,1.79540943140585160251e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d9');
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',5,1.79540943141403222084e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d10');
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',6,1.79540943141403222084e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',7,1.79540943141403222084e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',8,1.79540943141403222084e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',9,1.79540943141403222084e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',10,1.79540943141403222084e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',11,1.79540943141403222084e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',12,1.79540943141403222084e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',13,1.79540943141403222084e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',14,1.79540943141403222084e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',15,1.79540943141403222084e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',16,1.79540943141403222084e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('1boYI3Lzig5JW2AN',17,1.79540943144153332714e+09,'{"t":"stood","seat":0,"begin":1795409431.4367476,"until":1795841431.4367476}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',1,1.79540943147898626329e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"5d750df74d812c51d58fe7fd0c302c2b85686de04fe22d3087a77e0a32b4d1d9","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',2,1.79540943147898626329e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',3,1.79540943147898626329e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',4,1.79540943148771405218e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d11');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',5,1.79540943149044394488e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d12');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',6,1.79540943149044394488e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',7,1.79540943149044394488e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',8,1.79540943149044394488e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',9,1.79540943149044394488e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',10,1.79540943149044394488e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',11,1.79540943149044394488e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',12,1.79540943149044394488e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',13,1.79540943149044394488e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',14,1.79540943149044394488e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',15,1.79540943149044394488e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',16,1.79540943149044394488e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',17,1.79540943157551240918e+09,'{"t":"move","seat":0,"action":0,"lag":0.0}','BuhNAHNeye8ILaLr c2-27527002233749');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',18,1.79540943158532524106e+09,'{"t":"move","seat":1,"action":12,"lag":0.0}','_csFVVERoJGxXB3M c2-27527007756878');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',19,1.79540943159780716897e+09,'{"t":"move","seat":0,"action":2,"lag":0.0}','BuhNAHNeye8ILaLr c3-27527024441673');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',20,1.7954094316079626083e+09,'{"t":"asked","seat":1,"to":11}','_csFVVERoJGxXB3M c3-27527034623071');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',21,1.79540943161329770091e+09,'{"t":"answered","seat":0,"yes":true}','BuhNAHNeye8ILaLr c4-27527037035818');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',22,1.79540943161329770091e+09,'{"t":"takeback","seat":1,"to":11,"own":true}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',23,1.79540943162528777122e+09,'{"t":"pause","seat":0,"on":true}','BuhNAHNeye8ILaLr c5-27527049378588');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',24,1.79540943163012194638e+09,'{"t":"pause","seat":0,"on":false}','BuhNAHNeye8ILaLr c6-27527056853757');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',25,1.79540943163723158834e+09,'{"t":"pause","seat":0,"on":true}','BuhNAHNeye8ILaLr c7-27527058917879');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',26,1.79540943164432168009e+09,'{"t":"pause","seat":1,"on":true}','_csFVVERoJGxXB3M c4-27527071059167');
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',27,1.79540943164432168009e+09,'{"t":"paused"}',NULL);
INSERT INTO "events" VALUES('L9zGrgAZRAzViwf4',28,1.79540943164950060843e+09,'{"t":"resumed","seat":1}','_csFVVERoJGxXB3M c5-27527076227770');
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',1,1.79540943166273570062e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"449213a03b3437d2b4cffd6209b7f849086b81eccaea2db29db48dfa9385b673","delay":0,"given":[],"hints":false,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"}}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',2,1.79540943166273570062e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',3,1.79540943166273570062e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',4,1.79540943166682529451e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d13');
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',5,1.79540943166965293888e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d14');
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',6,1.79540943166965293888e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',7,1.79540943166965293888e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',8,1.79540943166965293888e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',9,1.79540943166965293888e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',10,1.79540943166965293888e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',11,1.79540943166965293888e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',12,1.79540943166965293888e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',13,1.79540943166965293888e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',14,1.79540943166965293888e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',15,1.79540943166965293888e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',16,1.79540943166965293888e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('K-McCRTLU-GVLLIK',17,1.795409433705391407e+09,'{"t":"timeout","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',1,1.79540943446423244475e+09,'{"t":"created","user":"Od17ejIqEe6-oSU6","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"69ce50b6d7a27f0128c4a181520d3578417b081e6de55391194d13ade7f159fa","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',2,1.79540943446423244475e+09,'{"t":"seated","seat":0,"user":"Od17ejIqEe6-oSU6","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',3,1.79540943446423244475e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',4,1.79540943446729755398e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d15');
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',5,1.79540943446931052212e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d16');
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',6,1.79540943446931052212e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',7,1.79540943446931052212e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',8,1.79540943446931052212e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',9,1.79540943446931052212e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',10,1.79540943446931052212e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',11,1.79540943446931052212e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',12,1.79540943446931052212e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',13,1.79540943446931052212e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',14,1.79540943446931052212e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',15,1.79540943446931052212e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',16,1.79540943446931052212e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',1,1.79540943447555208199e+09,'{"t":"created","user":"Od17ejIqEe6-oSU6","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"6c4aeeb6232235600b2cba077fa620667e957cd024611ffb2c7977b31c1113e0","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',2,1.79540943447555208199e+09,'{"t":"seated","seat":0,"user":"Od17ejIqEe6-oSU6","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',3,1.79540943447555208199e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',4,1.79540943447752737996e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}','_csFVVERoJGxXB3M d17');
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',5,1.79540943447929763794e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','_csFVVERoJGxXB3M d18');
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',6,1.79540943447929763794e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',7,1.79540943447929763794e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',8,1.79540943447929763794e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',9,1.79540943447929763794e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',10,1.79540943447929763794e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',11,1.79540943447929763794e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',12,1.79540943447929763794e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',13,1.79540943447929763794e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',14,1.79540943447929763794e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',15,1.79540943447929763794e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',16,1.79540943447929763794e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',1,1.79540943448882508275e+09,'{"t":"created","user":"_csFVVERoJGxXB3M","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"838a954b2e5f4f9aa4b9117d036709a68285cd3ddbd9c04244a893265ad265ce","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',2,1.79540943448882508275e+09,'{"t":"seated","seat":0,"user":"_csFVVERoJGxXB3M","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',3,1.79540943448882508275e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',4,1.79540943449455690384e+09,'{"t":"seated","seat":1,"user":"-bo6rT9gUwkL966f","name":""}','-bo6rT9gUwkL966f d19');
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',5,1.79540943449650812141e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','-bo6rT9gUwkL966f d20');
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',6,1.79540943449650812141e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',7,1.79540943449650812141e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',8,1.79540943449650812141e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',9,1.79540943449650812141e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',10,1.79540943449650812141e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',11,1.79540943449650812141e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',12,1.79540943449650812141e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',13,1.79540943449650812141e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',14,1.79540943449650812141e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',15,1.79540943449650812141e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',16,1.79540943449650812141e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',1,1.79540943450230455402e+09,'{"t":"created","user":"_csFVVERoJGxXB3M","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"c0f0542128c41d003ebbb8380c2751b929143fda0fc842116aa7cdc469176351","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',2,1.79540943450230455402e+09,'{"t":"seated","seat":0,"user":"_csFVVERoJGxXB3M","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',3,1.79540943450230455402e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',4,1.79540943450634503364e+09,'{"t":"seated","seat":1,"user":"-bo6rT9gUwkL966f","name":""}','-bo6rT9gUwkL966f d21');
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',5,1.79540943450988268849e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}','-bo6rT9gUwkL966f d22');
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',6,1.79540943450988268849e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',7,1.79540943450988268849e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',8,1.79540943450988268849e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',9,1.79540943450988268849e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',10,1.79540943450988268849e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',11,1.79540943450988268849e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',12,1.79540943450988268849e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',13,1.79540943450988268849e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',14,1.79540943450988268849e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',15,1.79540943450988268849e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',16,1.79540943450988268849e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',17,1.79540943451827287669e+09,'{"t":"resigned","seat":0,"level":"","character":""}','Od17ejIqEe6-oSU6 d23');
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',17,1.79540943452230191226e+09,'{"t":"resigned","seat":1,"level":"","character":""}','-bo6rT9gUwkL966f d24');
INSERT INTO "events" VALUES('tfWoj8zMapnGKpip',1,1.79540943452648067476e+09,'{"t":"created","user":"Od17ejIqEe6-oSU6","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"935d4bc2daa674f612414d8e0a1c91ae9bd0b7fe35bbd020e07ec317bf8e034d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('tfWoj8zMapnGKpip',2,1.79540943452648067476e+09,'{"t":"seated","seat":0,"user":"Od17ejIqEe6-oSU6","name":"Kay"}',NULL);
INSERT INTO "events" VALUES('tfWoj8zMapnGKpip',3,1.79540943452648067476e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('QylvqW6zE8zd35AZ',1,1.79540943453036475185e+09,'{"t":"created","user":"_csFVVERoJGxXB3M","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e6f8cd49e88f5d81e1e15c86e603f2ddfa5e062070ca60ff9a7297055ff5c81c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('QylvqW6zE8zd35AZ',2,1.79540943453036475185e+09,'{"t":"seated","seat":0,"user":"_csFVVERoJGxXB3M","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('QylvqW6zE8zd35AZ',3,1.79540943453036475185e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('QylvqW6zE8zd35AZ',4,1.79540943453429198265e+09,'{"t":"seated","seat":1,"user":"-bo6rT9gUwkL966f","name":""}','-bo6rT9gUwkL966f d25');
INSERT INTO "events" VALUES('1RiP7QTuux0SdqY_',17,1.7954094345684988499e+09,'{"t":"passed","user":"Od17ejIqEe6-oSU6","to":"BuhNAHNeye8ILaLr"}',NULL);
INSERT INTO "events" VALUES('tfWoj8zMapnGKpip',4,1.79540943457282280919e+09,'{"t":"passed","user":"Od17ejIqEe6-oSU6","to":"BuhNAHNeye8ILaLr"}',NULL);
INSERT INTO "events" VALUES('YU6HoMB42KImKa8e',18,1.79540943457725381843e+09,'{"t":"passed","user":"Od17ejIqEe6-oSU6","to":"BuhNAHNeye8ILaLr"}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',17,1.7954094345917327404e+09,'{"t":"resigned","seat":1,"level":"","character":""}',NULL);
INSERT INTO "events" VALUES('KZuo-sKnvS143jkG',18,1.7954094345917327404e+09,'{"t":"passed","user":"-bo6rT9gUwkL966f","to":""}',NULL);
INSERT INTO "events" VALUES('QylvqW6zE8zd35AZ',5,1795409434.61002,'{"t":"freed","seat":1}',NULL);
INSERT INTO "events" VALUES('QylvqW6zE8zd35AZ',6,1795409434.61002,'{"t":"passed","user":"-bo6rT9gUwkL966f","to":""}',NULL);
INSERT INTO "events" VALUES('isMiDXbinM_Hqwri',18,1.79540943461954641347e+09,'{"t":"passed","user":"-bo6rT9gUwkL966f","to":""}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',1,1.79540943493838524823e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"977096b1e4c04a457b85717e599f9a73e19790b97acd75022c9b88bc5b960e0c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',2,1.79540943493838524823e+09,'{"t":"paired","tournament":"B65kM4PS6LAl","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',3,1.79540943493838524823e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',4,1.79540943493838524823e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',5,1.79540943493838524823e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',6,1.79540943493838524823e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',7,1.79540943493838524823e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',8,1.79540943493838524823e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',9,1.79540943493838524823e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',10,1.79540943493838524823e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',11,1.79540943493838524823e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',12,1.79540943493838524823e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',13,1.79540943493838524823e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',14,1.79540943493838524823e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',15,1.79540943493838524823e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',16,1.79540943493838524823e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('wb9j9NG0znL_YMb7',17,1.79540943493838524823e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',1,1.79540943502389955524e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1f157158de47196359802a08108ca245a11a10a34d354942b70a8cb0b688112c","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',2,1.79540943502389955524e+09,'{"t":"paired","tournament":"gX2PiasvtmU-","round":1,"shared":false}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',3,1.79540943502389955524e+09,'{"t":"bot","seat":0,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',4,1.79540943502389955524e+09,'{"t":"seated","seat":1,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',5,1.79540943502389955524e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',6,1.79540943502389955524e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',7,1.79540943502389955524e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',8,1.79540943502389955524e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',9,1.79540943502389955524e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',10,1.79540943502389955524e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',11,1.79540943502389955524e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',12,1.79540943502389955524e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',13,1.79540943502389955524e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',14,1.79540943502389955524e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',15,1.79540943502389955524e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',16,1.79540943502389955524e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',1,1.79540943502561902997e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"004823eb93ed7a29d5849a856598748b4ea378a20d3524c762fc920fb71dbc0a","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',2,1.79540943502561902997e+09,'{"t":"paired","tournament":"2VB3c3U3AqaJ","round":1,"shared":true}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',3,1.79540943502561902997e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',4,1.79540943502561902997e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',5,1.79540943502561902997e+09,'{"t":"seated","seat":1,"user":"_csFVVERoJGxXB3M","name":"Cid"}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',6,1.79540943502561902997e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',7,1.79540943502561902997e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',8,1.79540943502561902997e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',9,1.79540943502561902997e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',10,1.79540943502561902997e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',11,1.79540943502561902997e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',12,1.79540943502561902997e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',13,1.79540943502561902997e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',14,1.79540943502561902997e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',15,1.79540943502561902997e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',16,1.79540943502561902997e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',17,1.79540943502561902997e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('haWixncpTXRFAVYF',17,1.79540943507386326787e+09,'{"t":"resigned","seat":1,"level":"","character":""}','BuhNAHNeye8ILaLr d27');
INSERT INTO "events" VALUES('221KvVSETLoSCmRf',18,1.79540943512190079691e+09,'{"t":"resigned","seat":0,"level":"","character":""}','BuhNAHNeye8ILaLr d28');
INSERT INTO "events" VALUES('8ZNKZ24SFTu7IuP3',1,1.79540943527462315554e+09,'{"t":"created","user":"BuhNAHNeye8ILaLr","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"b7f2607481e52a013810ee8857ff79ab585b9d5b4969ad3ada75cc0ee7ef1f09","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('8ZNKZ24SFTu7IuP3',2,1.79540943527462315554e+09,'{"t":"seated","seat":0,"user":"BuhNAHNeye8ILaLr","name":"Bea"}',NULL);
INSERT INTO "events" VALUES('8ZNKZ24SFTu7IuP3',3,1.79540943527462315554e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CLrl4h8YULxYxXpz',1,1.7954094353275854587e+09,'{"t":"created","user":"qveXDzeiwSxQi-w0","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"fd371fac0439ece9253d34e541242bcf92ef5c3790465d0642a4d38220c644ad","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('CLrl4h8YULxYxXpz',2,1.7954094353275854587e+09,'{"t":"seated","seat":0,"user":"qveXDzeiwSxQi-w0","name":"Max"}',NULL);
INSERT INTO "events" VALUES('CLrl4h8YULxYxXpz',3,1.7954094353275854587e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',1,1.79540943561522364614e+09,'{"t":"created","user":"ZcUPn71pnBpPZF5t","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"57f28150979f89864b63674b7cf2bdfe65751d05e30b5c80db074f869b8808c3","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',2,1.79540943561522364614e+09,'{"t":"seated","seat":0,"user":"drsdSStNoqrJ0d--","name":"Oda"}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',3,1.79540943561522364614e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',4,1.79540943561522364614e+09,'{"t":"seated","seat":1,"user":"ZcUPn71pnBpPZF5t","name":"Nia"}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',5,1.79540943561522364614e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',6,1.79540943561522364614e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',7,1.79540943561522364614e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',8,1.79540943561522364614e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',9,1.79540943561522364614e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',10,1.79540943561522364614e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',11,1.79540943561522364614e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',12,1.79540943561522364614e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',13,1.79540943561522364614e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',14,1.79540943561522364614e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',15,1.79540943561522364614e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('_EVI_dNU95WqUr3B',16,1.79540943561522364614e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',1,1.79540943574921941757e+09,'{"t":"created","user":"0h6jwWk7tfTsYr_F","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"032011928511d974b0def8f015d9227631c6ceae92569099a0ae165a99785adf","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',2,1.79540943574921941757e+09,'{"t":"seated","seat":0,"user":"0h6jwWk7tfTsYr_F","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',3,1.79540943574921941757e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',4,1.79540943576278495784e+09,'{"t":"seated","seat":1,"user":"EcRF8JUdI1hGC3Zt","name":"Zoë the Bold"}','EcRF8JUdI1hGC3Zt c2-27531189536239');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',5,1.79540943576808738704e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','EcRF8JUdI1hGC3Zt c3-27531194777854');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',6,1.79540943576808738704e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',7,1.79540943576808738704e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',8,1.79540943576808738704e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',9,1.79540943576808738704e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',10,1.79540943576808738704e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',11,1.79540943576808738704e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',12,1.79540943576808738704e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',13,1.79540943576808738704e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',14,1.79540943576808738704e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',15,1.79540943576808738704e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',16,1.79540943576808738704e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',17,1.79540943579231572152e+09,'{"t":"move","seat":0,"action":10,"lag":0.0}','0h6jwWk7tfTsYr_F c3-27531219091163');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',18,1.79540943580531454091e+09,'{"t":"move","seat":1,"action":16,"lag":0.0}','EcRF8JUdI1hGC3Zt c5-27531223046352');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',19,1.7954094358156116009e+09,'{"t":"move","seat":0,"action":23,"lag":0.0}','0h6jwWk7tfTsYr_F c4-27531242339656');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',20,1.79540943583475947386e+09,'{"t":"asked","seat":1,"to":11}','EcRF8JUdI1hGC3Zt c6-27531254000582');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',21,1.7954094358456549644e+09,'{"t":"answered","seat":0,"yes":false}','0h6jwWk7tfTsYr_F c5-27531272339886');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',22,1.79540943585138654701e+09,'{"t":"move","seat":1,"action":7,"lag":0.0}','EcRF8JUdI1hGC3Zt c7-27531278034359');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',23,1.79540943586122632024e+09,'{"t":"asked","seat":0,"to":12}','0h6jwWk7tfTsYr_F c6-27531281907926');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',24,1.79540943587471795079e+09,'{"t":"answered","seat":1,"yes":true}','EcRF8JUdI1hGC3Zt c8-27531301426021');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',25,1.79540943587471795079e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',26,1.79540943588925051691e+09,'{"t":"move","seat":0,"action":48,"lag":0.0}','0h6jwWk7tfTsYr_F c7-27531313615703');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',27,1.79540943588925051691e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',28,1.79540943589530634875e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','EcRF8JUdI1hGC3Zt c9-27531321946693');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',29,1.7954094359030110836e+09,'{"t":"returned","seat":1}','EcRF8JUdI1hGC3Zt c10-27531329772094');
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',30,1.79540943590935063358e+09,'{"t":"resigned","seat":0,"level":"","character":""}','0h6jwWk7tfTsYr_F c8-27531333481545');
INSERT INTO "events" VALUES('oSYIe-8lyoComSNQ',1,1.79540943592554283142e+09,'{"t":"created","user":"0h6jwWk7tfTsYr_F","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"75a682cbfc749cf4c5366db9425729399977e9ed4dc2708a06dbd1336e582080","delay":0,"given":[],"hints":true,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('oSYIe-8lyoComSNQ',2,1.79540943592554283142e+09,'{"t":"seated","seat":1,"user":"0h6jwWk7tfTsYr_F","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('oSYIe-8lyoComSNQ',3,1.79540943592554283142e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('oSYIe-8lyoComSNQ',4,1.79540943592554283142e+09,'{"t":"seated","seat":0,"user":"EcRF8JUdI1hGC3Zt","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('vo2waZRpasEqabPA',31,1.79540943592621755602e+09,'{"t":"rematch","table":"oSYIe-8lyoComSNQ"}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',1,1.795409435931912899e+09,'{"t":"created","user":"0h6jwWk7tfTsYr_F","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"db447b16b6ede9a9edeb83a0fccc2a178449f00e925a3b2f8735b58e311c3db6","delay":2,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',2,1.795409435931912899e+09,'{"t":"seated","seat":0,"user":"0h6jwWk7tfTsYr_F","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',3,1.795409435931912899e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',4,1.79540943595768594741e+09,'{"t":"seated","seat":1,"user":"EcRF8JUdI1hGC3Zt","name":"Zoë the Bold"}','EcRF8JUdI1hGC3Zt c12-27531384383780');
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',5,1.79540943596298861501e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','EcRF8JUdI1hGC3Zt c13-27531389762261');
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',6,1.79540943596298861501e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',7,1.79540943596298861501e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',8,1.79540943596298861501e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',9,1.79540943596298861501e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',10,1.79540943596298861501e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',11,1.79540943596298861501e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',12,1.79540943596298861501e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',13,1.79540943596298861501e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',14,1.79540943596298861501e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',15,1.79540943596298861501e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',16,1.79540943596298861501e+09,'{"t":"draw","action":69}',NULL);
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',17,1.79540943597726821898e+09,'{"t":"move","seat":0,"action":6,"lag":0.0}','0h6jwWk7tfTsYr_F c11-27531400484411');
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',18,1.79540943598925757411e+09,'{"t":"move","seat":1,"action":23,"lag":0.0}','EcRF8JUdI1hGC3Zt c14-27531412234072');
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',19,1.79540943600933170323e+09,'{"t":"move","seat":0,"action":21,"lag":0.0}','0h6jwWk7tfTsYr_F c12-27531434479638');
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',20,1.79540943602131319043e+09,'{"t":"move","seat":1,"action":48,"lag":0.0}','EcRF8JUdI1hGC3Zt c15-27531441853171');
INSERT INTO "events" VALUES('goGBKnwbU3RIKwUd',21,1.79540943602131319043e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',1,1.79540943603073620792e+09,'{"t":"created","user":"0h6jwWk7tfTsYr_F","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"ca4ef21013409b67c3bda7f104ace2480149f2679fabf775539f1b33949cae8d","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',2,1.79540943603073620792e+09,'{"t":"seated","seat":0,"user":"0h6jwWk7tfTsYr_F","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',3,1.79540943603073620792e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',4,1.79540943603892683977e+09,'{"t":"seated","seat":1,"user":"EcRF8JUdI1hGC3Zt","name":"Zoë"}','EcRF8JUdI1hGC3Zt c16-27531465680557');
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',5,1.79540943604578876499e+09,'{"t":"freed","seat":1}','EcRF8JUdI1hGC3Zt c17-27531472478313');
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',6,1.79540943606041955953e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','0h6jwWk7tfTsYr_F c14-27531484211388');
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',7,1.79540943606556081769e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','0h6jwWk7tfTsYr_F c15-27531492179344');
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',8,1.79540943606666660308e+09,'{"t":"freed","seat":1}','0h6jwWk7tfTsYr_F c16-27531493465418');
INSERT INTO "events" VALUES('bQiGtvtMgmwGNkPA',9,1795409436.06962,'{"t":"removed","user":"EcRF8JUdI1hGC3Zt","on":true}','0h6jwWk7tfTsYr_F c17-27531496398287');
INSERT INTO "events" VALUES('oO2jp4YYNOeG_BRZ',1,1.79540943607695364946e+09,'{"t":"created","user":"0h6jwWk7tfTsYr_F","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"fb710471fba44949d72ec0b107b88a303dbcfd44ae3689b860b5a393ea19da90","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('oO2jp4YYNOeG_BRZ',2,1.79540943607695364946e+09,'{"t":"seated","seat":0,"user":"0h6jwWk7tfTsYr_F","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('oO2jp4YYNOeG_BRZ',3,1.79540943607695364946e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('oO2jp4YYNOeG_BRZ',4,1.79540943607954668996e+09,'{"t":"closed"}','0h6jwWk7tfTsYr_F c18-27531506296594');
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',1,1.79540943617620921135e+09,'{"t":"created","user":"0h6jwWk7tfTsYr_F","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"2f2bc2ce481fe5737d67bb601c2697f7bf22b04446665fc9cffe9b889afacd5b","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',2,1.79540943617620921135e+09,'{"t":"deal","day":"2026-11-23"}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',3,1.79540943617620921135e+09,'{"t":"seated","seat":0,"user":"0h6jwWk7tfTsYr_F","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',4,1.79540943617620921135e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',5,1.79540943617620921135e+09,'{"t":"bot","seat":1,"level":"hard","character":"crowe"}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',6,1.79540943617620921135e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',7,1.79540943617620921135e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',8,1.79540943617620921135e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',9,1.79540943617620921135e+09,'{"t":"draw","action":72}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',10,1.79540943617620921135e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',11,1.79540943617620921135e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',12,1.79540943617620921135e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',13,1.79540943617620921135e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',14,1.79540943617620921135e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',15,1.79540943617620921135e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('mAL33gcnQf3cV7oq',16,1.79540943617620921135e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',1,1.79540943618077754977e+09,'{"t":"created","user":"0h6jwWk7tfTsYr_F","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"b45af13be49f915b583272181cb3fe2c883681eef8162f5b5c26c75f98b64519","delay":0,"given":[],"hints":false,"rated":false,"time":null}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',2,1.79540943618077754977e+09,'{"t":"seated","seat":0,"user":"0h6jwWk7tfTsYr_F","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',3,1.79540943618077754977e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',4,1.79540943618077754977e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',5,1.79540943618077754977e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',6,1.79540943618077754977e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',7,1.79540943618077754977e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',8,1.79540943618077754977e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',9,1.79540943618077754977e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',10,1.79540943618077754977e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',11,1.79540943618077754977e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',12,1.79540943618077754977e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',13,1.79540943618077754977e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',14,1.79540943618077754977e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',15,1.79540943618077754977e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('zUolZRbVspZAEgRr',16,1.79540943618543481826e+09,'{"t":"move","seat":0,"action":13,"lag":0.0}','0h6jwWk7tfTsYr_F c20-27531612185387');
CREATE TABLE follows (
	user_id TEXT NOT NULL, 
	other TEXT NOT NULL, 
	since REAL NOT NULL, 
	PRIMARY KEY (user_id, other)
);
INSERT INTO "follows" VALUES('BuhNAHNeye8ILaLr','_csFVVERoJGxXB3M',1.79540943551161837577e+09);
CREATE TABLE found_tables (
	table_id TEXT NOT NULL, 
	body TEXT NOT NULL, 
	at REAL NOT NULL, 
	made REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "found_tables" VALUES('_EVI_dNU95WqUr3B','{"game":"rosenkoenig","players":2,"rated":false,"users":["ZcUPn71pnBpPZF5t","drsdSStNoqrJ0d--"],"strength":25.0,"time":null}',1.79540943561292815205e+09,1.79540943562274217604e+09);
CREATE TABLE gaps (
	game TEXT NOT NULL, 
	"begin" REAL NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (game, "begin")
);
CREATE TABLE handles (
	skeleton TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (skeleton)
);
INSERT INTO "handles" VALUES('beatrlx','BuhNAHNeye8ILaLr',0.0);
INSERT INTO "handles" VALUES('katharlna','BuhNAHNeye8ILaLr',1.8031854345642113686e+09);
INSERT INTO "handles" VALUES('loulse','-bo6rT9gUwkL966f',1.80318543458770489699e+09);
CREATE TABLE invites (
	hash TEXT NOT NULL, 
	role TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "invites" VALUES('675b5de6abf67cfd3ee89ffa732d836919d930f302ee6a9d475f91f077a560cc','keeper',1.7954958285492613316e+09);
CREATE TABLE mails (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	body TEXT NOT NULL, 
	due REAL NOT NULL, 
	until REAL NOT NULL, 
	tries INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, unsubscribe TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "mails" VALUES('PwsWSEopFgcINjgb','bea@example.org','Tafelronde: confirm your address','Somebody has given this address as theirs at Tafelronde, to come back by it when all else is lost.

If that was you, open this link within an hour:

http://127.0.0.1:40717/account#confirm=K-tpuvP5ZDUWQXScFldqqE0xze37ACME

If it was not, there is nothing to do: nothing happens without the link.
',1795409464.39935,1.79541303437113213535e+09,1,'aaf0173104e44a16',0.0,'');
INSERT INTO "mails" VALUES('479d2dd774e2357c23d19e405b73bb1c82292b8a1e4b1ea5b11a2de66e91a956BuhNAHNeye8ILaLr','bea@example.org','Tafelronde: your link for signing in','This link signs you in. It is good once, for an hour:

http://127.0.0.1:40717/account#recover=wJofATzryUZ-uqqSCBMSvi5im9rd-b_w

If you have not asked for it, there is nothing to do. Give it to nobody.
',1.79540946441527438158e+09,1.79541303441190123555e+09,1,'aaf0173104e44a16',0.0,'');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','L0LiopNLycLhJBMk',1.79540943024427390099e+09);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','L0LiopNLycLhJBMk',1.79540943024427390099e+09);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','9Va2s8qTNDuzoLdv',1.79540943024899291987e+09);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','9Va2s8qTNDuzoLdv',1.79540943024899291987e+09);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','oEgE4ulBhuCU0jHC',0.0);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','oEgE4ulBhuCU0jHC',0.0);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','1boYI3Lzig5JW2AN',0.0);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','1boYI3Lzig5JW2AN',0.0);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','L9zGrgAZRAzViwf4',0.0);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','L9zGrgAZRAzViwf4',0.0);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','K-McCRTLU-GVLLIK',0.0);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','K-McCRTLU-GVLLIK',0.0);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','1RiP7QTuux0SdqY_',0.0);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','1RiP7QTuux0SdqY_',0.0);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','YU6HoMB42KImKa8e',1.79540943451827287669e+09);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','YU6HoMB42KImKa8e',1.79540943451827287669e+09);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','KZuo-sKnvS143jkG',1.7954094345917327404e+09);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','isMiDXbinM_Hqwri',1.79540943452230191226e+09);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','tfWoj8zMapnGKpip',0.0);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','QylvqW6zE8zd35AZ',0.0);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','wb9j9NG0znL_YMb7',0.0);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','wb9j9NG0znL_YMb7',0.0);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','haWixncpTXRFAVYF',1.79540943507386326787e+09);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','221KvVSETLoSCmRf',1.79540943512190079691e+09);
INSERT INTO "members" VALUES('_csFVVERoJGxXB3M','221KvVSETLoSCmRf',1.79540943512190079691e+09);
INSERT INTO "members" VALUES('BuhNAHNeye8ILaLr','8ZNKZ24SFTu7IuP3',0.0);
INSERT INTO "members" VALUES('qveXDzeiwSxQi-w0','CLrl4h8YULxYxXpz',0.0);
INSERT INTO "members" VALUES('drsdSStNoqrJ0d--','_EVI_dNU95WqUr3B',0.0);
INSERT INTO "members" VALUES('ZcUPn71pnBpPZF5t','_EVI_dNU95WqUr3B',0.0);
INSERT INTO "members" VALUES('0h6jwWk7tfTsYr_F','vo2waZRpasEqabPA',1.79540943590935063358e+09);
INSERT INTO "members" VALUES('EcRF8JUdI1hGC3Zt','vo2waZRpasEqabPA',1.79540943590935063358e+09);
INSERT INTO "members" VALUES('0h6jwWk7tfTsYr_F','oSYIe-8lyoComSNQ',0.0);
INSERT INTO "members" VALUES('EcRF8JUdI1hGC3Zt','oSYIe-8lyoComSNQ',0.0);
INSERT INTO "members" VALUES('0h6jwWk7tfTsYr_F','goGBKnwbU3RIKwUd',0.0);
INSERT INTO "members" VALUES('EcRF8JUdI1hGC3Zt','goGBKnwbU3RIKwUd',0.0);
INSERT INTO "members" VALUES('0h6jwWk7tfTsYr_F','bQiGtvtMgmwGNkPA',0.0);
INSERT INTO "members" VALUES('EcRF8JUdI1hGC3Zt','bQiGtvtMgmwGNkPA',0.0);
INSERT INTO "members" VALUES('0h6jwWk7tfTsYr_F','oO2jp4YYNOeG_BRZ',0.0);
INSERT INTO "members" VALUES('0h6jwWk7tfTsYr_F','mAL33gcnQf3cV7oq',0.0);
INSERT INTO "members" VALUES('0h6jwWk7tfTsYr_F','zUolZRbVspZAEgRr',0.0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','fd7c389b00b19d33612e2c0a8694c16cb63923bd6c40a876af90930d09ff95c8');
INSERT INTO "meta" VALUES('invited','1795409428.5445967');
INSERT INTO "meta" VALUES('probe','558c6816cdd8d49f');
INSERT INTO "meta" VALUES('order','702c3867e93fbcfa');
INSERT INTO "meta" VALUES('vapid','1oEvjAkP1YDh-HwI5ofVBRwYmv5-vPAfS-NNwbxkk-0');
CREATE TABLE mutes (
	user_id TEXT NOT NULL, 
	other TEXT NOT NULL, 
	since REAL NOT NULL, 
	PRIMARY KEY (user_id, other)
);
INSERT INTO "mutes" VALUES('_csFVVERoJGxXB3M','qveXDzeiwSxQi-w0',1.79540943546840262414e+09);
CREATE TABLE news_wishes (
	user_id TEXT NOT NULL, 
	word TEXT NOT NULL, 
	language TEXT NOT NULL, 
	turn TEXT NOT NULL, 
	filled TEXT NOT NULL, 
	short TEXT NOT NULL, 
	over TEXT NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_minutes INTEGER NOT NULL, 
	zone TEXT NOT NULL, 
	mail_hours INTEGER NOT NULL, 
	mailed REAL NOT NULL, round TEXT DEFAULT 'push' NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "news_wishes" VALUES('ZcUPn71pnBpPZF5t','O8CpzMjcrlm4d15e0QiBw2_dskdY9iUn','en','push','both','mail','none',0,0,'UTC',6,0.0,'both');
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	version TEXT NOT NULL, 
	started REAL NOT NULL, 
	seen REAL NOT NULL, 
	facts TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE notices (
	table_id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	at REAL NOT NULL, 
	push_due REAL, 
	mail_due REAL, 
	told TEXT NOT NULL, 
	tries INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (table_id, user_id, kind)
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	public_key BLOB NOT NULL, 
	count INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, 
	used REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "passkeys" VALUES('FYC3KdtfPvqKGzyyKpURfA','BuhNAHNeye8ILaLr',X'A5010203262001215820D67A7B0880DF8168AF4982DC8EEA41548B4864A709BC398C8404C12DFA44C3FD225820B6842CBDB64BDC65A5BDBE9BD2AB09D162CE87E17C883761DCC537FCDE4586D8',1,'Laptop',1.79540943431381773949e+09,0.0);
CREATE TABLE progress (
	user_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	game TEXT NOT NULL, 
	item TEXT NOT NULL, 
	tries INTEGER NOT NULL, 
	solved REAL NOT NULL, 
	best REAL NOT NULL, 
	changed REAL NOT NULL, 
	PRIMARY KEY (user_id, kind, game, item)
);
INSERT INTO "progress" VALUES('0h6jwWk7tfTsYr_F','lesson','rosenkoenig','first',1,1.79540943613797044755e+09,0.0,1.79540943613797044755e+09);
CREATE TABLE proofs (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	purpose TEXT NOT NULL, 
	value TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "proofs" VALUES('9cc65a25cd001032ba6f01c913a154e7966959ef4d5ef772f752586558923b5b','BuhNAHNeye8ILaLr','passkey-add','127.0.0.1 OCH3kFOvzZu5vlPJZqsYTl7uilkvq_uUHiDamIB9UpuxL7lQ-dD1-5a_D90FMM8tEwAoxu-Erh45nyah3dLWfg',1.79540973432688903809e+09);
INSERT INTO "proofs" VALUES('080ca1402c18a41f9834f108f44878e07a8a61045d52a8c9343c3b0b03398652','BuhNAHNeye8ILaLr','recover','bea@example.org',1.79541303440991735461e+09);
CREATE TABLE push_subscriptions (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	device TEXT NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	language TEXT NOT NULL, 
	created REAL NOT NULL, 
	failures INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "push_subscriptions" VALUES('53cf081df14564893879725c32196afa','ZcUPn71pnBpPZF5t','XeXYeItqtYMh','https://push.example/nia','BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU','AAAAAAAAAAAAAAAAAAAAAA','en',1.7954094357127037048e+09,0);
CREATE TABLE rated_games (
	table_id TEXT NOT NULL, 
	ended REAL DEFAULT 0 NOT NULL, 
	number INTEGER, 
	body TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "rated_games" VALUES('L0LiopNLycLhJBMk',1.79540943024427390099e+09,1,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["BuhNAHNeye8ILaLr","_csFVVERoJGxXB3M"],"places":[1,2],"early":[],"why":""}');
INSERT INTO "rated_games" VALUES('9Va2s8qTNDuzoLdv',1.79540943024899291987e+09,2,'{"game":"rosenkoenig","players":2,"pace":"live","seats":["BuhNAHNeye8ILaLr","_csFVVERoJGxXB3M"],"places":[1,2],"early":[1],"why":"short"}');
INSERT INTO "rated_games" VALUES('oEgE4ulBhuCU0jHC',0.0,NULL,'');
CREATE TABLE rating_changes (
	table_id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at REAL NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	pace TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	before_mu REAL NOT NULL, 
	before_sigma REAL NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	PRIMARY KEY (table_id, user_id)
);
INSERT INTO "rating_changes" VALUES('L0LiopNLycLhJBMk','BuhNAHNeye8ILaLr',1,1.79540943024427390099e+09,'rosenkoenig',2,'live',0,1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_changes" VALUES('L0LiopNLycLhJBMk','_csFVVERoJGxXB3M',1,1.79540943024427390099e+09,'rosenkoenig',2,'live',1,2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE ratings (
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	pace TEXT NOT NULL, 
	mu REAL NOT NULL, 
	sigma REAL NOT NULL, 
	games INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	standing REAL NOT NULL, 
	settled_until REAL NOT NULL, 
	PRIMARY KEY (user_id, game, players, pace)
);
INSERT INTO "ratings" VALUES('BuhNAHNeye8ILaLr','rosenkoenig',2,'live',2.76353894931404973087e+01,8.06590141354368,1,1.79540943024427390099e+09,3.5309594401846442224e+02,1.76318067458510279658e+09);
INSERT INTO "ratings" VALUES('_csFVVERoJGxXB3M','rosenkoenig',2,'live',2.23646105068595026912e+01,8.06590141354368,1,1.79540943024427390099e+09,3.47825165032183406302e+02,1.76318067458510279658e+09);
CREATE TABLE recovery_codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "recovery_codes" VALUES('aacdb9c8f09837bf2c132a628fec483db0f971f768a516022c1189a1e682c009','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('a34b56ba7b47c58440b877487b7fcfdb7adc7ce30db6bae9fd878f0723507b64','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('c836426f85b4610449ab0634d3e95db36e28e4c4bb683bde4c339731e36e4789','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('e753d05109e5f420fdbd0e820082e6d1f89a4860b8a545b3ce3834ce22c09744','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('4bc190ea663a875a573cc2b3832e75595aca682501f0c29a7615ec961b8fc7ef','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('522165f075e90ca98bf183c0cc20878cb7d1e67e2e68cf945bba04e5c4c78380','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('45fd3297ea2ab2928d37d416e79665c128ce177d16b1f514fd7bf26902a9e2e7','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('a9c985a99609237a72550404743724d40ef42162bae393c96cd405f171a380ef','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('546b27ab7cb0f4b6314be7786e84aae2b107feb510de461c345bd17c9b900079','BuhNAHNeye8ILaLr');
INSERT INTO "recovery_codes" VALUES('95a10bf59914d7b1abfd994285299308c745a572e18331af4d95414fa2fb546d','BuhNAHNeye8ILaLr');
CREATE TABLE reports (
	id TEXT NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	about TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	words TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	evidence TEXT NOT NULL, 
	state TEXT NOT NULL, 
	seen_at REAL NOT NULL, 
	seen_by TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	told INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES('cff0c7a8d61d8dd8',1.79540943529756712908e+09,'BuhNAHNeye8ILaLr','qveXDzeiwSxQi-w0','chat','insult','','8ZNKZ24SFTu7IuP3',1,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"qveXDzeiwSxQi-w0","name":"Max","text":"you clown","time":1795409435.279313,"phrase":"","hidden":false},{"number":2,"user":"BuhNAHNeye8ILaLr","name":"Bea","text":"","time":1795409435.2899737,"phrase":"good-luck","hidden":false}]}','acted',1.79540943536302328108e+09,'FdrjsmQIhH6_vqhs','Thank you.',0);
INSERT INTO "reports" VALUES('0bc6c4aa95a96bbf',1.7954094353066813945e+09,'BuhNAHNeye8ILaLr','qveXDzeiwSxQi-w0','name','insult','','8ZNKZ24SFTu7IuP3',0,'{"name":"Max","game":"rosenkoenig","seq":3,"seat":-1,"lines":[{"number":1,"user":"qveXDzeiwSxQi-w0","name":"Max","text":"you clown","time":1795409435.279313,"phrase":"","hidden":false},{"number":2,"user":"BuhNAHNeye8ILaLr","name":"Bea","text":"","time":1795409435.2899737,"phrase":"good-luck","hidden":false}]}','open',0.0,'','',0);
CREATE TABLE rests (
	user_id TEXT NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_minutes INTEGER NOT NULL, zone TEXT DEFAULT 'UTC' NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "rests" VALUES('BuhNAHNeye8ILaLr',0,480,'UTC');
INSERT INTO "rests" VALUES('ZcUPn71pnBpPZF5t',1320,540,'Europe/Amsterdam');
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	level TEXT NOT NULL, 
	character TEXT NOT NULL, 
	away INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	ended REAL NOT NULL, 
	shown REAL, 
	place INTEGER NOT NULL, 
	share REAL NOT NULL, 
	points REAL NOT NULL, 
	outcome TEXT NOT NULL, 
	resigned INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('L0LiopNLycLhJBMk',0,'BuhNAHNeye8ILaLr','','',0,'rosenkoenig',2,1.79540943024427390099e+09,1.79540943024427390099e+09,1,1.0,6.0,'won',0);
INSERT INTO "results" VALUES('L0LiopNLycLhJBMk',1,'_csFVVERoJGxXB3M','','',0,'rosenkoenig',2,1.79540943024427390099e+09,1.79540943024427390099e+09,2,0.0,6.0,'lost',1);
INSERT INTO "results" VALUES('9Va2s8qTNDuzoLdv',0,'BuhNAHNeye8ILaLr','','',0,'rosenkoenig',2,1.79540943024899291987e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('9Va2s8qTNDuzoLdv',1,'_csFVVERoJGxXB3M','','',0,'rosenkoenig',2,1.79540943024899291987e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('YU6HoMB42KImKa8e',0,'BuhNAHNeye8ILaLr','','',0,'rosenkoenig',2,1.79540943451827287669e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('YU6HoMB42KImKa8e',1,'_csFVVERoJGxXB3M','','',0,'rosenkoenig',2,1.79540943451827287669e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('isMiDXbinM_Hqwri',0,'_csFVVERoJGxXB3M','','',0,'rosenkoenig',2,1.79540943452230191226e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('isMiDXbinM_Hqwri',1,'-bo6rT9gUwkL966f','','',0,'rosenkoenig',2,1.79540943452230191226e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('KZuo-sKnvS143jkG',0,'_csFVVERoJGxXB3M','','',0,'rosenkoenig',2,1.7954094345917327404e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('KZuo-sKnvS143jkG',1,'','','',0,'rosenkoenig',2,1.7954094345917327404e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('haWixncpTXRFAVYF',0,'','random','',0,'rosenkoenig',2,1.79540943507386326787e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('haWixncpTXRFAVYF',1,'BuhNAHNeye8ILaLr','','',0,'rosenkoenig',2,1.79540943507386326787e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('221KvVSETLoSCmRf',0,'BuhNAHNeye8ILaLr','','',0,'rosenkoenig',2,1.79540943512190079691e+09,NULL,2,0.0,0.0,'lost',1);
INSERT INTO "results" VALUES('221KvVSETLoSCmRf',1,'_csFVVERoJGxXB3M','','',0,'rosenkoenig',2,1.79540943512190079691e+09,NULL,1,1.0,0.0,'won',0);
INSERT INTO "results" VALUES('vo2waZRpasEqabPA',0,'0h6jwWk7tfTsYr_F','','',0,'rosenkoenig',2,1.79540943590935063358e+09,1.79540943590935063358e+09,2,0.0,1.0,'lost',1);
INSERT INTO "results" VALUES('vo2waZRpasEqabPA',1,'EcRF8JUdI1hGC3Zt','','',0,'rosenkoenig',2,1.79540943590935063358e+09,1.79540943590935063358e+09,1,1.0,1.0,'won',0);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	asked REAL NOT NULL, 
	judge INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	done INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	ready INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	error TEXT NOT NULL, 
	wanted_until REAL NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('vo2waZRpasEqabPA','0h6jwWk7tfTsYr_F',1.79540943615171742437e+09,1,1,0,0,0,'','',1.79540945115171837807e+09,'a0042181275a19dc',0.0);
CREATE TABLE roles (
	user_id TEXT NOT NULL, 
	role TEXT NOT NULL, 
	since REAL NOT NULL, 
	given_by TEXT NOT NULL, 
	PRIMARY KEY (user_id)
);
INSERT INTO "roles" VALUES('FdrjsmQIhH6_vqhs','keeper',1.79540943525725436207e+09,'');
CREATE TABLE rounds (
	name TEXT NOT NULL, 
	node TEXT NOT NULL, 
	until REAL NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "rounds" VALUES('seek','275f8e3b57214c09',1.7954094456862142086e+09,2);
CREATE TABLE seeks (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	live INTEGER NOT NULL, 
	wish TEXT NOT NULL, 
	strength REAL NOT NULL, 
	since REAL NOT NULL, 
	seen REAL NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "seeks" VALUES('MTkWIhQwX4JZ','ZcUPn71pnBpPZF5t','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1.79540943559104561808e+09,1.79540943561292815205e+09,'_EVI_dNU95WqUr3B');
INSERT INTO "seeks" VALUES('midLMYTJ4eWU','drsdSStNoqrJ0d--','rosenkoenig',1,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":null}',25.0,1795409435.60858,1.79540943561292815205e+09,'_EVI_dNU95WqUr3B');
INSERT INTO "seeks" VALUES('OJPGpSra5FPU','ZcUPn71pnBpPZF5t','rosenkoenig',0,'{"game":"rosenkoenig","least":2,"most":2,"rated":false,"near":false,"bots":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"bot"}}',25.0,1.79540943566857457164e+09,1.79540943566857457164e+09,'');
CREATE TABLE service (
	game TEXT NOT NULL, 
	beat REAL NOT NULL, 
	PRIMARY KEY (game)
);
INSERT INTO "service" VALUES('rosenkoenig',1.79540943572929739954e+09);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	seq INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	public INTEGER NOT NULL, 
	changed REAL NOT NULL, 
	card TEXT NOT NULL, 
	bot_turn INTEGER NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, counted INTEGER DEFAULT 0 NOT NULL, clock_due REAL, hidden INTEGER DEFAULT 0 NOT NULL, noted INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('L0LiopNLycLhJBMk',X'79DADBA3B2D377276A062370B26469A7857D5D49ABBFC1935832974D4E39522E',25,'over',1,1.79540943024427390099e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":18,"player":-4,"shown":18,"outcome":{"winners":[0],"scores":[6.0,6.0],"resigned":[1]},"rated":true,"time":null,"tournament":"","round":0}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('9Va2s8qTNDuzoLdv',X'DD8569ACAA5E9C0C558DDAE53424D62D839D3266B0AD967BE5F1C17FD9E74B7C',17,'over',0,1.79540943024899291987e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":true,"time":null,"tournament":"","round":0}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('oEgE4ulBhuCU0jHC',X'60FF85F506C91587556284F9E553532F7065F46A2F854494CAEEA81A04FF76A5',18,'playing',0,1.7954094302985732555e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12,"outcome":null,"rated":true,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('1boYI3Lzig5JW2AN',X'60903094FE574473D0056E20B1347EA957084864BB812B1C007FB973149ED2F1',17,'playing',0,1.79540943144153332714e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"days","bank":0,"increment":0,"days":3,"out":"bot"},"tournament":"","round":0}',0,'',0.0,0,1.79610063191403198246e+09,0,0);
INSERT INTO "tables" VALUES('L9zGrgAZRAzViwf4',X'C1746F40AD73858B65695249BB5C5A53A5E61BCF9A125F98B1F7B97DEE3B0727',28,'playing',0,1.79540943164950060843e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":{"kind":"live","bank":300,"increment":10,"days":0,"out":"bot"},"tournament":"","round":0}',0,'',0.0,0,1.79540974209347653392e+09,0,0);
INSERT INTO "tables" VALUES('K-McCRTLU-GVLLIK',X'E219D80741B393B92CB30E6CEFEE202A324AA6828C075BA03468BF27466DF6CF',17,'playing',0,1.795409433705391407e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"BuhNAHNeye8ILaLr","level":"hard","ready":true,"away":false,"online":false,"resigned":true,"character":"elinor","absent":"Bea"},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":{"kind":"live","bank":1,"increment":0,"days":0,"out":"bot"},"tournament":"","round":0}',1,'09e97f9f71ff63c6',1.79540944174135518075e+09,0,NULL,0,0);
INSERT INTO "tables" VALUES('1RiP7QTuux0SdqY_',X'C513661672AA959FA5E946F80A3C9C917C96DAFB0EF79D375068FF12BBE308FF',17,'playing',0,1.7954094345684988499e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('YU6HoMB42KImKa8e',X'B39DD4A0F3B8850F80231680CEA807032D7BA2E841FE43C0F1457B094474CFC3',18,'over',0,1.79540943457725381843e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[1],"scores":[0.0,0.0],"resigned":[0]},"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('KZuo-sKnvS143jkG',X'0CCC2C8394DC5506296A570BC2A457264210026DB548D7F7699F909E35FA57FA',18,'over',0,1.7954094345917327404e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('isMiDXbinM_Hqwri',X'E145F1471E2F986C39F6A47369ED8A93F134766C246C0FABB31A1A63D901E86D',18,'over',0,1.79540943461954641347e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"","user":"","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('tfWoj8zMapnGKpip',X'1084DC1003DF67A5E7F28FF17D56317F1820F410EA3EB7717A8369243AF4B974',4,'open',0,1.79540943457282280919e+09,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Kay","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('QylvqW6zE8zd35AZ',X'A1666D14C23EFC20668A4848A0B1C96B89663244A34EEC0FF4C73F0E7F08466A',6,'open',0,1795409434.61002,'{"game":"rosenkoenig","status":"open","public":false,"seats":[{"kind":"person","colour":"red","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('wb9j9NG0znL_YMb7',X'33520492139223F1C268EB5390CBD0C363D95113518913818A1941F12F715C6E',17,'playing',0,1.79540943493838524823e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"B65kM4PS6LAl","round":1}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('haWixncpTXRFAVYF',X'9191F00AB0610CE8856E682F28910C11DF299747A69E9976D461AAF191B7EEE8',17,'over',0,1.79540943507386326787e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"bot","colour":"red","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[0],"scores":[0.0,0.0],"resigned":[1]},"rated":false,"time":null,"tournament":"gX2PiasvtmU-","round":1}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('221KvVSETLoSCmRf',X'BC58276273611271554824D08C7A1BBCAEE0197C44C3DBCBFFE93E960B858452',18,'over',0,1.79540943512190079691e+09,'{"game":"rosenkoenig","status":"over","public":false,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Cid","user":"_csFVVERoJGxXB3M","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":-4,"shown":10,"outcome":{"winners":[1],"scores":[0.0,0.0],"resigned":[0]},"rated":false,"time":null,"tournament":"2VB3c3U3AqaJ","round":1}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('8ZNKZ24SFTu7IuP3',X'35133B62B4B6166244B03736D4EEA6D5E0CEB5C8019677DE43FB6CBB98DEBA2A',3,'open',1,1.79540943527462315554e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Bea","user":"BuhNAHNeye8ILaLr","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('CLrl4h8YULxYxXpz',X'8CFEABD8B0F74274465420ADD88AE1F949802065750C11963E56FA7E5BF9E1AB',3,'open',1,1.7954094353275854587e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Max","user":"qveXDzeiwSxQi-w0","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,1,0);
INSERT INTO "tables" VALUES('_EVI_dNU95WqUr3B',X'9E9EDACCCAC494C849695E313493B5176724510512A4BAD51ADD5A908989D95D',16,'playing',1,1.79540943561522364614e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Oda","user":"drsdSStNoqrJ0d--","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Nia","user":"ZcUPn71pnBpPZF5t","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('vo2waZRpasEqabPA',X'4AE86D2B14FB8895B5D6651F569F093BD3BAA403A052829602FBE67AED64A034',31,'over',1,1.79540943592621755602e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"0h6jwWk7tfTsYr_F","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"EcRF8JUdI1hGC3Zt","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":-4,"shown":14,"outcome":{"winners":[1],"scores":[1.0,1.0],"resigned":[0]},"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,1,NULL,0,0);
INSERT INTO "tables" VALUES('oSYIe-8lyoComSNQ',X'C1F0BC9AB66A32CB7F3FB18FB3502E7DF5ED54BBCCDC241545A92DB98D80E735',4,'open',1,1.79540943592554283142e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"EcRF8JUdI1hGC3Zt","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"0h6jwWk7tfTsYr_F","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('goGBKnwbU3RIKwUd',X'77A4FD4489E256A826558BAFB34B09829BA0E63F3FEB20E196045AD9443C483F',21,'playing',1,1.79540943596298861501e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"0h6jwWk7tfTsYr_F","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"EcRF8JUdI1hGC3Zt","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":15,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('bQiGtvtMgmwGNkPA',X'EFAFD491C25CDE7EE1B2A4B22EB03C7CD7058F5B083107D4ABE6E60C508ED398',9,'open',1,1795409436.06962,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"0h6jwWk7tfTsYr_F","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('oO2jp4YYNOeG_BRZ',X'23D01A1B7D2DB1683D5D4EBB02BE7F48E8B7C2219D00F32494B3442B25945545',4,'closed',0,1.79540943607954668996e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"0h6jwWk7tfTsYr_F","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('mAL33gcnQf3cV7oq',X'1CF1641E743D3A95E2C028BC102010FCFDECBC54CA0145D17E66419CDBE45A03',16,'playing',0,1.79540943617620921135e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"0h6jwWk7tfTsYr_F","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Edmund Crowe","user":"","level":"hard","ready":true,"away":false,"online":false,"resigned":false,"character":"crowe","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',0,'',0.0,0,NULL,0,0);
INSERT INTO "tables" VALUES('zUolZRbVspZAEgRr',X'7C4E6246D36982BC4F2C9A7368DDEFF442293B68965810B58F947633D9DB409F',16,'playing',0,1.79540943618543481826e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"0h6jwWk7tfTsYr_F","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null,"rated":false,"time":null,"tournament":"","round":0}',1,'',0.0,0,NULL,0,0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('e543a2694125bf8e8ea19930dc35f440bf8a886f7bd54bd87e0943c9c95a3d38','JGlLXYN3t7F0PTjE','0h6jwWk7tfTsYr_F','all',1.7954094360851902962e+09);
CREATE TABLE tournament_players (
	tournament_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	character TEXT NOT NULL, 
	joined REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (tournament_id, number)
);
INSERT INTO "tournament_players" VALUES('JfITo7cg-QOZ',1,'_csFVVERoJGxXB3M','Cid','','',1.79540943468125557902e+09,0.0);
INSERT INTO "tournament_players" VALUES('B65kM4PS6LAl',1,'BuhNAHNeye8ILaLr','Bea','','',1.79540943471149086951e+09,0.0);
INSERT INTO "tournament_players" VALUES('B65kM4PS6LAl',2,'_csFVVERoJGxXB3M','Cid','','',1.79540943472677755354e+09,0.0);
INSERT INTO "tournament_players" VALUES('gX2PiasvtmU-',1,'BuhNAHNeye8ILaLr','Bea','','',1.79540943475320792198e+09,0.0);
INSERT INTO "tournament_players" VALUES('2VB3c3U3AqaJ',1,'BuhNAHNeye8ILaLr','Bea','','',1.79540943477718949313e+09,0.0);
INSERT INTO "tournament_players" VALUES('2VB3c3U3AqaJ',2,'_csFVVERoJGxXB3M','Cid','','',1.79540943481631255144e+09,0.0);
INSERT INTO "tournament_players" VALUES('gX2PiasvtmU-',2,'','Bot 1','random','bot-1',1.79540943486931920056e+09,0.0);
CREATE TABLE tournament_rounds (
	tournament_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	begun REAL NOT NULL, 
	closed REAL NOT NULL, 
	"plan" TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, round)
);
INSERT INTO "tournament_rounds" VALUES('B65kM4PS6LAl',1,1.7954094348619978428e+09,0.0,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('gX2PiasvtmU-',1,1.79540943488940691946e+09,1.79540943507793974878e+09,'{"present":[1,2],"boards":[[2,1]],"byes":[],"deal":"","order":[],"apart":[]}');
INSERT INTO "tournament_rounds" VALUES('2VB3c3U3AqaJ',1,1.79540943496090340614e+09,1.79540943515032935147e+09,'{"present":[1,2],"boards":[[1,2]],"byes":[],"deal":"004823eb93ed7a29d5849a856598748b4ea378a20d3524c762fc920fb71dbc0a","order":[],"apart":[]}');
CREATE TABLE tournament_tables (
	tournament_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	ended REAL NOT NULL, 
	result TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, round, board)
);
INSERT INTO "tournament_tables" VALUES('B65kM4PS6LAl',1,0,'wb9j9NG0znL_YMb7',1.79800143486199784283e+09,0.0,'');
INSERT INTO "tournament_tables" VALUES('gX2PiasvtmU-',1,0,'haWixncpTXRFAVYF',1.79541303488940691942e+09,1.7954094350756208897e+09,'{"returns":[1.0,-1.0],"scores":[0.0,0.0],"gave_up":[1]}');
INSERT INTO "tournament_tables" VALUES('2VB3c3U3AqaJ',1,0,'221KvVSETLoSCmRf',1.7954130349609034061e+09,1.79540943514588737482e+09,'{"returns":[-1.0,1.0],"scores":[0.0,0.0],"gave_up":[0]}');
CREATE TABLE tournaments (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	public INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	created REAL NOT NULL, 
	starts REAL NOT NULL, 
	begun REAL NOT NULL, 
	ended REAL NOT NULL, 
	changed REAL NOT NULL, 
	setup TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	seq INTEGER NOT NULL, 
	due REAL NOT NULL, 
	lease_node TEXT NOT NULL, 
	lease_until REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('JfITo7cg-QOZ','open','BuhNAHNeye8ILaLr',1,'open',1.79540943467712903018e+09,0.0,0.0,0.0,1.79540943467712903018e+09,'{"game":"rosenkoenig","options":{},"kind":"knockout","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":4,"level":"random","rated":false,"time":null}',X'D93AB91E9E4CEC3F8FB2843F9CC902D49DEC2E97DB98033C8673C956364EB833',2,0.0,'',0.0);
INSERT INTO "tournaments" VALUES('B65kM4PS6LAl','running','BuhNAHNeye8ILaLr',1,'running',1.79540943469258904453e+09,1.79540943482536244392e+09,1.79540943484790897367e+09,0.0,1.79540943484790897367e+09,'{"game":"rosenkoenig","options":{},"kind":"robin","size":2,"least":2,"rounds":0,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":2592000,"fill":0,"level":"","rated":false,"time":null}',X'CB91EE91755C3107ECDD450C89CD5FF42B475F91999072384437BE15AA27B05C',9,1.79540946497283148766e+09,'952674909806a216',0.0);
INSERT INTO "tournaments" VALUES('gX2PiasvtmU-','over','BuhNAHNeye8ILaLr',1,'over',1.79540943473324942584e+09,1.79540943485774564742e+09,1.79540943486925768856e+09,1.79540943511236739159e+09,1.79540943511236739159e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":false,"streaks":true,"minutes":60,"bound":3600,"fill":2,"level":"random","rated":false,"time":null}',X'D065143D08E96BC4F788D0C7C743BB08BFC4CA86C4385DF6A3325F2EEAF3F438',12,0.0,'952674909806a216',1.79540944232619309427e+09);
INSERT INTO "tournaments" VALUES('2VB3c3U3AqaJ','shared','BuhNAHNeye8ILaLr',1,'over',1.79540943476522541042e+09,1.79540943487784814837e+09,1.79540943492551755902e+09,1.79540943517077612873e+09,1.79540943517077612873e+09,'{"game":"rosenkoenig","options":{},"kind":"swiss","size":2,"least":2,"rounds":1,"advance":1,"shared":true,"streaks":true,"minutes":60,"bound":3600,"fill":0,"level":"","rated":false,"time":null}',X'F377A1D18AD7F0E65BACD2421670CCEFEEF4C420AAF4C9E8C8D2898F70A76FC4',13,0.0,'952674909806a216',0.0);
CREATE TABLE unwanted (
	word TEXT NOT NULL, 
	added REAL NOT NULL, 
	added_by TEXT NOT NULL, 
	PRIMARY KEY (word)
);
INSERT INTO "unwanted" VALUES('Blötkopf',1.79540943545323038099e+09,'FdrjsmQIhH6_vqhs');
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, folded TEXT DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('WNk21lwWl-rYUrXw','Somebody',1.79540942868390870097e+09,0.0,'somebody','everybody');
INSERT INTO "users" VALUES('BuhNAHNeye8ILaLr','Bea',1.79540942901332521439e+09,0.0,'bea','nobody');
INSERT INTO "users" VALUES('_csFVVERoJGxXB3M','Cid',1.79540942902120065688e+09,0.0,'cid','everybody');
INSERT INTO "users" VALUES('qveXDzeiwSxQi-w0','Max',1.79540942911016488075e+09,0.0,'max','everybody');
INSERT INTO "users" VALUES('FdrjsmQIhH6_vqhs','Host',1.79540942913760471341e+09,0.0,'host','everybody');
INSERT INTO "users" VALUES('ZcUPn71pnBpPZF5t','Nia',1.79540943556581640248e+09,0.0,'nia','everybody');
INSERT INTO "users" VALUES('drsdSStNoqrJ0d--','Oda',1.79540943558323836323e+09,0.0,'oda','everybody');
INSERT INTO "users" VALUES('0h6jwWk7tfTsYr_F','Ada',1.79540943572204875948e+09,0.0,'ada','everybody');
INSERT INTO "users" VALUES('EcRF8JUdI1hGC3Zt','Zoë',1.79540943572745132451e+09,0.0,'zoe','everybody');
INSERT INTO "users" VALUES('JGlLXYN3t7F0PTjE','Ada''s program',1.79540943608293128018e+09,0.0,'ada''s program','everybody');
CREATE TABLE vacations (
	user_id TEXT NOT NULL, 
	"begin" REAL NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (user_id, "begin")
);
INSERT INTO "vacations" VALUES('BuhNAHNeye8ILaLr',1.79540943143674755098e+09,1.79584143143674755099e+09);
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE INDEX devices_gone ON devices (gone);
CREATE INDEX members_ended ON members (user_id, ended, table_id);
CREATE INDEX members_table ON members (table_id);
CREATE INDEX tokens_owner ON tokens (owner);
CREATE INDEX reviews_due ON reviews (ready, wanted_until);
CREATE INDEX reviews_user ON reviews (user_id, ready);
CREATE INDEX deal_tries_list ON deal_tries (day, result, lead, table_id);
CREATE INDEX chats_user ON chats (user_id);
CREATE INDEX codes_user ON codes (user_id);
CREATE INDEX deal_tries_user ON deal_tries (user_id, day);
CREATE INDEX tokens_user ON tokens (user_id);
CREATE INDEX accounts_skeleton ON accounts (skeleton);
CREATE INDEX accounts_email ON accounts (email);
CREATE INDEX handles_user ON handles (user_id);
CREATE INDEX passkeys_user ON passkeys (user_id, created);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
CREATE INDEX proofs_until ON proofs (until);
CREATE INDEX proofs_user ON proofs (user_id);
CREATE INDEX mails_due ON mails (due);
CREATE INDEX departed_due ON departed (done, lease_until);
CREATE INDEX tables_uncounted ON tables (id) WHERE status = 'over' AND NOT counted;
CREATE INDEX results_user ON results (user_id, ended, table_id, game, outcome, seat, players, shown);
CREATE INDEX results_ended ON results (ended, table_id);
CREATE INDEX users_folded ON users (folded, id);
CREATE INDEX codes_until ON codes (until);
CREATE INDEX follows_other ON follows (other);
CREATE INDEX blocks_other ON blocks (other, user_id);
CREATE UNIQUE INDEX rated_games_number ON rated_games (number);
CREATE INDEX rated_games_due ON rated_games (number, ended, table_id);
CREATE INDEX ratings_list ON ratings (game, players, pace, standing, user_id, settled_until);
CREATE INDEX rating_changes_curve ON rating_changes (user_id, game, players, pace, number);
CREATE INDEX rating_changes_at ON rating_changes (user_id, game, players, pace, at);
CREATE INDEX tables_clocks ON tables (clock_due);
CREATE INDEX gaps_until ON gaps (until);
CREATE INDEX tournaments_list ON tournaments (public, status, changed, id);
CREATE INDEX tournaments_due ON tournaments (due);
CREATE INDEX tournaments_user ON tournaments (user_id, status);
CREATE INDEX tournament_players_of ON tournament_players (user_id, tournament_id);
CREATE UNIQUE INDEX tournament_players_user ON tournament_players (user_id, tournament_id) WHERE user_id != '';
CREATE INDEX reports_state ON reports (state, at, id);
CREATE INDEX reports_user ON reports (user_id, at);
CREATE INDEX reports_about ON reports (about, at, id);
CREATE INDEX mutes_other ON mutes (other);
CREATE INDEX bans_user ON bans (user_id, begun);
CREATE INDEX bans_until ON bans (until);
CREATE INDEX audit_at ON audit (at, id);
CREATE INDEX audit_user ON audit (user_id, id);
CREATE INDEX audit_about ON audit (about, at, id);
CREATE INDEX backups_at ON backups (at);
CREATE INDEX nodes_seen ON nodes (seen);
CREATE INDEX tables_status ON tables (status, changed, id);
CREATE INDEX seeks_user ON seeks (user_id, since);
CREATE INDEX seeks_waiting ON seeks (table_id, live, since, id);
CREATE INDEX found_tables_due ON found_tables (made, at, table_id);
CREATE INDEX tables_unnoted ON tables (changed, id) WHERE noted < seq;
CREATE UNIQUE INDEX news_wishes_word ON news_wishes (word);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE INDEX notices_user ON notices (user_id, mail_due);
CREATE INDEX notices_push ON notices (push_due);
CREATE INDEX notices_mail ON notices (mail_due);
CREATE INDEX notices_at ON notices (at);
CREATE INDEX answers_user ON answers (user_id);
CREATE INDEX tables_hidden ON tables (id) WHERE hidden;
COMMIT;
