-- {"tables": {"over": "7izNN-PmpKqi03vb", "rematch": "CcZ-ex8zh1y75jD_", "playing": "Q6EiKneyltdogOmy", "open": "of6rSxgek_KJ7y8O", "closed": "yVMoiDnWHxyNTdpB", "bot": "Y7LaBnQjim6GceZx"}, "cookies": {"Ada": "tafelronde=1.RXaMrtiZrSB9jGWy.tDIWPasvOleG.9a4455ea1e4a31c4cd0131701581942722179b2284ff658b1329162dcfbd27ee", "Zoë": "tafelronde=1.Ea5hXfPh-G0rVoog.5U3-8WXNMCk-.2da07ec1e6657d991a045d65810cf8edda845d2c0d61d36f8f943d0110a07246"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE chats (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at REAL NOT NULL, 
	user_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chats" VALUES('7izNN-PmpKqi03vb',1,1.79538634360672092436e+09,'RXaMrtiZrSB9jGWy','Ada',0,'good luck','RXaMrtiZrSB9jGWy c2-4439032983881');
INSERT INTO "chats" VALUES('7izNN-PmpKqi03vb',2,1.79538634361329317093e+09,'Ea5hXfPh-G0rVoog','Zoë the Bold',1,'you will need it
♥','Ea5hXfPh-G0rVoog c4-4439036574336');
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('7755f63357e5639d1bf3d22e9b97188477ccafda96c16898b1ce5a242dff770a','RXaMrtiZrSB9jGWy',1.79538694412811875348e+09);
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
INSERT INTO "deal_tries" VALUES('2026-11-22','RXaMrtiZrSB9jGWy','bYbBctIJxx-O399i',1.79538634434741520883e+09,NULL,NULL,NULL);
CREATE TABLE deals (
	day TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	setup TEXT NOT NULL, 
	made REAL NOT NULL, 
	PRIMARY KEY (day)
);
INSERT INTO "deals" VALUES('2026-11-23',X'0F31624FFA5C4EBC006208A14979789C21E41D05B725AFE22FDE910F3EDE65E2','{"game":"rosenkoenig","players":2,"options":{},"seat":0,"level":"hard","characters":["","crowe"]}',1.79538634251909756658e+09);
INSERT INTO "deals" VALUES('2026-11-22',X'CDA7D08F8CBA56B46694813659E740B2D43488FED6945E26A38FC6BFB0215C16','{"game":"rosenkoenig","players":2,"options":{},"seat":1,"level":"hard","characters":["elinor",""]}',1.79538634255647754664e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('tDIWPasvOleG','RXaMrtiZrSB9jGWy','Python-urllib/3.11',1.79538634143477940558e+09,1.79538634143477940558e+09,0.0);
INSERT INTO "devices" VALUES('5U3-8WXNMCk-','Ea5hXfPh-G0rVoog','Python-urllib/3.11',1.79538634145331788059e+09,1.79538634145331788059e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',1,1.79538634146769833562e+09,'{"t":"created","user":"RXaMrtiZrSB9jGWy","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"150b3595a034b5991873c3eab75e00e38106ad9b7148947896334cc3fe825836","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',2,1.79538634146769833562e+09,'{"t":"seated","seat":0,"user":"RXaMrtiZrSB9jGWy","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',3,1.79538634146769833562e+09,'{"t":"ready","seat":0,"on":true,"nonce":"thorns"}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',4,1.79538634151423501968e+09,'{"t":"seated","seat":1,"user":"Ea5hXfPh-G0rVoog","name":"Zoë the Bold"}','Ea5hXfPh-G0rVoog c2-4436940951147');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',5,1.79538634153396153446e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','Ea5hXfPh-G0rVoog c3-4436952270747');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',6,1.79538634359081077573e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',7,1.79538634359081077573e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',8,1.79538634359081077573e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',9,1.79538634359081077573e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',10,1.79538634359081077573e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',11,1.79538634359081077573e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',12,1.79538634359081077573e+09,'{"t":"draw","action":50}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',13,1.79538634359081077573e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',14,1.79538634359081077573e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',15,1.79538634359081077573e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',16,1.79538634359081077573e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',17,1.79538634362338280674e+09,'{"t":"move","seat":0,"action":11,"forced":false}','RXaMrtiZrSB9jGWy c3-4439049463345');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',18,1.79538634364667463302e+09,'{"t":"move","seat":1,"action":9,"forced":false}','Ea5hXfPh-G0rVoog c5-4439073115499');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',19,1.79538634365749812126e+09,'{"t":"move","seat":0,"action":48,"forced":false}','RXaMrtiZrSB9jGWy c4-4439081750063');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',20,1.79538634365749812126e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',21,1.79538634366553378107e+09,'{"t":"asked","seat":1,"to":11}','Ea5hXfPh-G0rVoog c6-4439087340133');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',22,1.79538634367367887492e+09,'{"t":"answered","seat":0,"yes":false}','RXaMrtiZrSB9jGWy c5-4439100366233');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',23,1.79538634367950987813e+09,'{"t":"move","seat":1,"action":1,"forced":false}','Ea5hXfPh-G0rVoog c7-4439106112097');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',24,1.7953863436874916554e+09,'{"t":"asked","seat":0,"to":12}','RXaMrtiZrSB9jGWy c6-4439114241959');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',25,1.79538634370029354095e+09,'{"t":"answered","seat":1,"yes":true}','Ea5hXfPh-G0rVoog c8-4439126958990');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',26,1.79538634370029354095e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',27,1.7953863437421207428e+09,'{"t":"move","seat":0,"action":48,"forced":false}','RXaMrtiZrSB9jGWy c7-4439166898635');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',28,1.7953863437421207428e+09,'{"t":"draw","action":71}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',29,1.795386343754904747e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','Ea5hXfPh-G0rVoog c9-4439181427325');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',30,1.79538634376538395881e+09,'{"t":"returned","seat":1}','Ea5hXfPh-G0rVoog c10-4439188350659');
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',31,1.79538634379350423809e+09,'{"t":"resigned","seat":0,"level":"","character":""}','RXaMrtiZrSB9jGWy c8-4439215626560');
INSERT INTO "events" VALUES('CcZ-ex8zh1y75jD_',1,1.79538634381019520758e+09,'{"t":"created","user":"RXaMrtiZrSB9jGWy","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"398c57807e4e0b79ebab970ee98d4c62c719f0b1d23f25ae7022c198970ea2ed","delay":0,"given":[],"hints":true}',NULL);
INSERT INTO "events" VALUES('CcZ-ex8zh1y75jD_',2,1.79538634381019520758e+09,'{"t":"seated","seat":1,"user":"RXaMrtiZrSB9jGWy","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('CcZ-ex8zh1y75jD_',3,1.79538634381019520758e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('CcZ-ex8zh1y75jD_',4,1.79538634381019520758e+09,'{"t":"seated","seat":0,"user":"Ea5hXfPh-G0rVoog","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('7izNN-PmpKqi03vb',32,1.79538634381784725194e+09,'{"t":"rematch","table":"CcZ-ex8zh1y75jD_"}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',1,1.79538634382750058172e+09,'{"t":"created","user":"RXaMrtiZrSB9jGWy","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"3e2d70a861b9905f3cf0f2d7ecea49903e797a67ec76877b419cdebf6f31c998","delay":2,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',2,1.79538634382750058172e+09,'{"t":"seated","seat":0,"user":"RXaMrtiZrSB9jGWy","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',3,1.79538634382750058172e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',4,1.79538634387334322933e+09,'{"t":"seated","seat":1,"user":"Ea5hXfPh-G0rVoog","name":"Zoë the Bold"}','Ea5hXfPh-G0rVoog c12-4439298116531');
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',5,1.79538634388500905041e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','Ea5hXfPh-G0rVoog c13-4439306933564');
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',6,1.79538634388500905041e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',7,1.79538634388500905041e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',8,1.79538634388500905041e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',9,1.79538634388500905041e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',10,1.79538634388500905041e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',11,1.79538634388500905041e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',12,1.79538634388500905041e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',13,1.79538634388500905041e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',14,1.79538634388500905041e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',15,1.79538634388500905041e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',16,1.79538634388500905041e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',17,1.79538634391767859457e+09,'{"t":"move","seat":0,"action":13,"forced":false}','RXaMrtiZrSB9jGWy c11-4439334874503');
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',18,1.7953863439326033592e+09,'{"t":"move","seat":1,"action":21,"forced":false}','Ea5hXfPh-G0rVoog c14-4439359119838');
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',19,1.79538634396157431604e+09,'{"t":"move","seat":0,"action":19,"forced":false}','RXaMrtiZrSB9jGWy c12-4439380615324');
INSERT INTO "events" VALUES('Q6EiKneyltdogOmy',20,1.79538634397763681416e+09,'{"t":"move","seat":1,"action":6,"forced":false}','Ea5hXfPh-G0rVoog c15-4439402955842');
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',1,1.79538634401044750214e+09,'{"t":"created","user":"RXaMrtiZrSB9jGWy","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"9a0380fdb970fd7bcb1307254433502a5103958cd10dc76cf382aa96ae372916","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',2,1.79538634401044750214e+09,'{"t":"seated","seat":0,"user":"RXaMrtiZrSB9jGWy","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',3,1.79538634401044750214e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',4,1.7953863440151309967e+09,'{"t":"seated","seat":1,"user":"Ea5hXfPh-G0rVoog","name":"Zoë"}','Ea5hXfPh-G0rVoog c16-4439441927205');
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',5,1.79538634402148199078e+09,'{"t":"freed","seat":1}','Ea5hXfPh-G0rVoog c17-4439448176597');
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',6,1.79538634402715039251e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','RXaMrtiZrSB9jGWy c14-4439453899499');
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',7,1.79538634403344893458e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','RXaMrtiZrSB9jGWy c15-4439454929705');
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',8,1.79538634405139255526e+09,'{"t":"freed","seat":1}','RXaMrtiZrSB9jGWy c16-4439478035399');
INSERT INTO "events" VALUES('of6rSxgek_KJ7y8O',9,1.79538634407281112673e+09,'{"t":"removed","user":"Ea5hXfPh-G0rVoog","on":true}','RXaMrtiZrSB9jGWy c17-4439496256057');
INSERT INTO "events" VALUES('yVMoiDnWHxyNTdpB',1,1.7953863440861506462e+09,'{"t":"created","user":"RXaMrtiZrSB9jGWy","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"e3c3510335dece6735fe2b55cf45222cecc0460d14295c083626231666b3abd4","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('yVMoiDnWHxyNTdpB',2,1.7953863440861506462e+09,'{"t":"seated","seat":0,"user":"RXaMrtiZrSB9jGWy","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('yVMoiDnWHxyNTdpB',3,1.7953863440861506462e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('yVMoiDnWHxyNTdpB',4,1.79538634409432101249e+09,'{"t":"closed"}','RXaMrtiZrSB9jGWy c18-4439521024024');
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',1,1.7953863443663990498e+09,'{"t":"created","user":"RXaMrtiZrSB9jGWy","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1a31d7eeb79cbdc2843be794e9fea81fcb956eaa2fdca9b7de5cc6e105345246","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',2,1.7953863443663990498e+09,'{"t":"deal","day":"2026-11-22"}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',3,1.7953863443663990498e+09,'{"t":"bot","seat":0,"level":"hard","character":"elinor"}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',4,1.7953863443663990498e+09,'{"t":"seated","seat":1,"user":"RXaMrtiZrSB9jGWy","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',5,1.7953863443663990498e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',6,1.7953863443663990498e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',7,1.7953863443663990498e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',8,1.7953863443663990498e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',9,1.7953863443663990498e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',10,1.7953863443663990498e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',11,1.7953863443663990498e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',12,1.7953863443663990498e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',13,1.7953863443663990498e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',14,1.7953863443663990498e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',15,1.7953863443663990498e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('bYbBctIJxx-O399i',16,1.7953863443663990498e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',1,1.79538634439476776126e+09,'{"t":"created","user":"RXaMrtiZrSB9jGWy","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"79e09e5b73ce8cb99c547e52e464feb9f623306ee144a5d4bbe177e78281390f","delay":0,"given":[],"hints":false}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',2,1.79538634439476776126e+09,'{"t":"seated","seat":0,"user":"RXaMrtiZrSB9jGWy","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',3,1.79538634439476776126e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',4,1.79538634439476776126e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',5,1.79538634439476776126e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',6,1.79538634439476776126e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',7,1.79538634439476776126e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',8,1.79538634439476776126e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',9,1.79538634439476776126e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',10,1.79538634439476776126e+09,'{"t":"draw","action":70}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',11,1.79538634439476776126e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',12,1.79538634439476776126e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',13,1.79538634439476776126e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',14,1.79538634439476776126e+09,'{"t":"draw","action":51}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',15,1.79538634439476776126e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('Y7LaBnQjim6GceZx',16,1.79538634442394709586e+09,'{"t":"move","seat":0,"action":6,"forced":false}','RXaMrtiZrSB9jGWy c20-4439848915863');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, ended REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('RXaMrtiZrSB9jGWy','7izNN-PmpKqi03vb',1.79538634379350423809e+09);
INSERT INTO "members" VALUES('Ea5hXfPh-G0rVoog','7izNN-PmpKqi03vb',1.79538634379350423809e+09);
INSERT INTO "members" VALUES('RXaMrtiZrSB9jGWy','CcZ-ex8zh1y75jD_',0.0);
INSERT INTO "members" VALUES('Ea5hXfPh-G0rVoog','CcZ-ex8zh1y75jD_',0.0);
INSERT INTO "members" VALUES('RXaMrtiZrSB9jGWy','Q6EiKneyltdogOmy',0.0);
INSERT INTO "members" VALUES('Ea5hXfPh-G0rVoog','Q6EiKneyltdogOmy',0.0);
INSERT INTO "members" VALUES('RXaMrtiZrSB9jGWy','of6rSxgek_KJ7y8O',0.0);
INSERT INTO "members" VALUES('Ea5hXfPh-G0rVoog','of6rSxgek_KJ7y8O',0.0);
INSERT INTO "members" VALUES('RXaMrtiZrSB9jGWy','yVMoiDnWHxyNTdpB',0.0);
INSERT INTO "members" VALUES('RXaMrtiZrSB9jGWy','bYbBctIJxx-O399i',0.0);
INSERT INTO "members" VALUES('RXaMrtiZrSB9jGWy','Y7LaBnQjim6GceZx',0.0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','47af93bff443380787786e630a5d63331e1bdf6d832e47a847069483a36fff27');
INSERT INTO "meta" VALUES('probe','ae8f6d65ddfc6b35');
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
INSERT INTO "progress" VALUES('RXaMrtiZrSB9jGWy','lesson','rosenkoenig','first',1,1.79538634423184442516e+09,0.0,1.79538634423184442516e+09);
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
INSERT INTO "reviews" VALUES('7izNN-PmpKqi03vb','RXaMrtiZrSB9jGWy',1.79538634428245449069e+09,1,1,0,0,0,'','',1.79538635928245687489e+09,'655e285e3c2854d0',0.0);
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
	lease_until REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('7izNN-PmpKqi03vb',X'E15C3D7FA7A157B5DCB98CC84C58F04DC0FAE7366EED2A3E92F11F7F53E99F56',32,'over',1,1.79538634381784725194e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"RXaMrtiZrSB9jGWy","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"Ea5hXfPh-G0rVoog","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":-4,"shown":14,"outcome":{"winners":[1],"scores":[1.0,1.0],"resigned":[0]}}',0,'b22a1ab10cb71b56',0.0);
INSERT INTO "tables" VALUES('CcZ-ex8zh1y75jD_',X'5099164FE62799099A45BCBBC42B9763A2AA12A1B72059478178AA5252B27709',4,'open',1,1.79538634381019520758e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"Ea5hXfPh-G0rVoog","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"RXaMrtiZrSB9jGWy","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('Q6EiKneyltdogOmy',X'8A59044F2C6B7A444D4C7A1EEEAD23B16D54B6F7721B55CB44AD8D9664C9C926',20,'playing',1,1.79538634388500905041e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"RXaMrtiZrSB9jGWy","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"Ea5hXfPh-G0rVoog","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":10,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('of6rSxgek_KJ7y8O',X'FD88D3FF078B09D375DB0E90F25729943B428718AD5B85DDEE62EDF681D11F18',9,'open',1,1.79538634407281112673e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"RXaMrtiZrSB9jGWy","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('yVMoiDnWHxyNTdpB',X'5E4762AFE9FED950A204ECA29FBF1070A0C9F811ED76BD1226D62603BA52FDA6',4,'closed',0,1.79538634409432101249e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"RXaMrtiZrSB9jGWy","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0,"outcome":null}',0,'',0.0);
INSERT INTO "tables" VALUES('bYbBctIJxx-O399i',X'CDA7D08F8CBA56B46694813659E740B2D43488FED6945E26A38FC6BFB0215C16',16,'playing',0,1.7953863443663990498e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"bot","colour":"red","name":"Lady Elinor","user":"","level":"hard","ready":true,"away":false,"online":false,"resigned":false,"character":"elinor","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"RXaMrtiZrSB9jGWy","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":10,"player":0,"shown":10,"outcome":null}',1,'b22a1ab10cb71b56',1.7953863505797247887e+09);
INSERT INTO "tables" VALUES('Y7LaBnQjim6GceZx',X'BE84760BAFF0832B6AE90278F5199E6E20604DBA894DB3B8551C42816FB28308',16,'playing',0,1.79538634442394709586e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"RXaMrtiZrSB9jGWy","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":11,"player":1,"shown":11,"outcome":null}',1,'',0.0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, scope TEXT DEFAULT 'all' NOT NULL, created REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('7e9147a4bed38e2f49a5fc236ddc445dc095b6cdb7c12cbb944183c380f98583','JRCZYpW0IK9WtKsd','RXaMrtiZrSB9jGWy','all',1.79538634412137699126e+09);
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('RXaMrtiZrSB9jGWy','Ada',1.79538634139230179791e+09,0.0);
INSERT INTO "users" VALUES('Ea5hXfPh-G0rVoog','Zoë',1.7953863414439535141e+09,0.0);
INSERT INTO "users" VALUES('JRCZYpW0IK9WtKsd','Ada''s program',1.79538634411478948598e+09,0.0);
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
COMMIT;
