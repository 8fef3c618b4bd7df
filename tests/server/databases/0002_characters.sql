-- {"tables": {"over": "wZsb4EcFyqPX8iV0", "rematch": "ShAsBokjLee_jh3v", "playing": "VrxySJn6l1jPW3VS", "open": "ocNIBzB-5QhB66Nq", "closed": "cj3iJ2dfcHglKG17", "bot": "aIGRsnFupa-vI--d", "three": "Atw1cdv9wnKgVtHV"}, "cookies": {"Ada": "tafelronde=1.N8p2sOci27F94Va9.sARpJK3Jx_M3.87403776521b535061c4abc44b5fa0ece6b8037dd2c0b6c8519a1e66f08f64cf", "Zoë": "tafelronde=1.QdVw5qYuwGr3l_A7.iMYvOxj5lUmq.d9100f87f2a5e7e1815469078e3986b8fa81b175a4ada0d002022dd84f21fea3"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chats" VALUES('wZsb4EcFyqPX8iV0',1,1.79535226113825845716e+09,'N8p2sOci27F94Va9','Ada',0,'good luck','N8p2sOci27F94Va9 c2-3219436809194');
INSERT INTO "chats" VALUES('wZsb4EcFyqPX8iV0',2,1.79535226115679025652e+09,'QdVw5qYuwGr3l_A7','Zoë the Bold',1,'you will need it
♥','QdVw5qYuwGr3l_A7 c4-3219440541897');
CREATE TABLE codes (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	until REAL NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "codes" VALUES('ff5443f50e471e7fe39fa93d0f24aacd4b2893635a6df1796be837b47a6417fe','N8p2sOci27F94Va9',1.79535286205940151213e+09);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created REAL NOT NULL, 
	seen REAL NOT NULL, 
	gone REAL NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('sARpJK3Jx_M3','N8p2sOci27F94Va9','Python-urllib/3.11',1.79535225655764675142e+09,1.79535225655764675142e+09,0.0);
INSERT INTO "devices" VALUES('iMYvOxj5lUmq','QdVw5qYuwGr3l_A7','Python-urllib/3.11',1.79535225661777734758e+09,1.79535225661777734758e+09,0.0);
CREATE TABLE events (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at REAL NOT NULL, 
	body TEXT NOT NULL, 
	command TEXT, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',1,1.79535225671392059329e+09,'{"t":"created","user":"N8p2sOci27F94Va9","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"db0e572331fd6d2d9b2ad96159cf940bee276f5514cf8cc949b156e2b076994c","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',2,1.79535225671392059329e+09,'{"t":"seated","seat":0,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',3,1.79535225671392059329e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',4,1.79535225676518034937e+09,'{"t":"seated","seat":1,"user":"QdVw5qYuwGr3l_A7","name":"Zoë the Bold"}','QdVw5qYuwGr3l_A7 c2-3215056651245');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',5,1.79535225678901958464e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','QdVw5qYuwGr3l_A7 c3-3215072346350');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',6,1.79535226110152959823e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',7,1.79535226110152959823e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',8,1.79535226110152959823e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',9,1.79535226110152959823e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',10,1.79535226110152959823e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',11,1.79535226110152959823e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',12,1.79535226110152959823e+09,'{"t":"draw","action":55}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',13,1.79535226110152959823e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',14,1.79535226110152959823e+09,'{"t":"draw","action":57}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',15,1.79535226110152959823e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',16,1.79535226110152959823e+09,'{"t":"draw","action":66}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',17,1.79535226116654300686e+09,'{"t":"move","seat":0,"action":9}','N8p2sOci27F94Va9 c3-3219464856930');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',18,1.79535226118602752685e+09,'{"t":"move","seat":1,"action":17}','QdVw5qYuwGr3l_A7 c5-3219484713737');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',19,1.79535226120114207266e+09,'{"t":"move","seat":0,"action":19}','N8p2sOci27F94Va9 c4-3219493431889');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',20,1.79535226122499132154e+09,'{"t":"asked","seat":1,"to":11}','QdVw5qYuwGr3l_A7 c6-3219516453580');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',21,1.79535226122821736337e+09,'{"t":"answered","seat":0,"yes":false}','N8p2sOci27F94Va9 c5-3219527020510');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',22,1.79535226126085972787e+09,'{"t":"move","seat":1,"action":6}','QdVw5qYuwGr3l_A7 c7-3219559365952');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',23,1.79535226129296970366e+09,'{"t":"asked","seat":0,"to":12}','N8p2sOci27F94Va9 c6-3219580600439');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',24,1.79535226131430196766e+09,'{"t":"answered","seat":1,"yes":true}','QdVw5qYuwGr3l_A7 c8-3219613272841');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',25,1.79535226131430196766e+09,'{"t":"takeback","seat":0,"to":12}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',26,1.79535226134964704509e+09,'{"t":"move","seat":0,"action":48}','N8p2sOci27F94Va9 c7-3219648440828');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',27,1.79535226134964704509e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',28,1.79535226137196731572e+09,'{"t":"left","seat":1,"level":"random","character":"bot-1"}','QdVw5qYuwGr3l_A7 c9-3219664493069');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',29,1.79535226140094947809e+09,'{"t":"returned","seat":1}','QdVw5qYuwGr3l_A7 c10-3219692410021');
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',30,1.79535226147548580173e+09,'{"t":"resigned","seat":0,"level":"","character":""}','N8p2sOci27F94Va9 c8-3219764498112');
INSERT INTO "events" VALUES('ShAsBokjLee_jh3v',1,1.79535226150121450419e+09,'{"t":"created","user":"N8p2sOci27F94Va9","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"4c5fbc060eab7920a718dadf6dc3075fa305dd08268230e60b01f4e48e91b707","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('ShAsBokjLee_jh3v',2,1.79535226150121450419e+09,'{"t":"seated","seat":1,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('ShAsBokjLee_jh3v',3,1.79535226150121450419e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ShAsBokjLee_jh3v',4,1.79535226150121450419e+09,'{"t":"seated","seat":0,"user":"QdVw5qYuwGr3l_A7","name":"Zoë the Bold"}',NULL);
INSERT INTO "events" VALUES('wZsb4EcFyqPX8iV0',31,1.7953522615248315334e+09,'{"t":"rematch","table":"ShAsBokjLee_jh3v"}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',1,1.79535226155973029133e+09,'{"t":"created","user":"N8p2sOci27F94Va9","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"cbb99666c610db1c339e1426815ce788c5acdcf7f1aef973c8ee43f7316c95d6","delay":2,"given":[]}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',2,1.79535226155973029133e+09,'{"t":"seated","seat":0,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',3,1.79535226155973029133e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',4,1.79535226161292767524e+09,'{"t":"seated","seat":1,"user":"QdVw5qYuwGr3l_A7","name":"Zoë the Bold"}','QdVw5qYuwGr3l_A7 c12-3219908334178');
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',5,1.79535226163517045976e+09,'{"t":"ready","seat":1,"on":true,"nonce":"roses"}','QdVw5qYuwGr3l_A7 c13-3219928370220');
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',6,1.79535226163517045976e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',7,1.79535226163517045976e+09,'{"t":"draw","action":56}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',8,1.79535226163517045976e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',9,1.79535226163517045976e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',10,1.79535226163517045976e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',11,1.79535226163517045976e+09,'{"t":"draw","action":67}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',12,1.79535226163517045976e+09,'{"t":"draw","action":62}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',13,1.79535226163517045976e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',14,1.79535226163517045976e+09,'{"t":"draw","action":52}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',15,1.79535226163517045976e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',16,1.79535226163517045976e+09,'{"t":"draw","action":54}',NULL);
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',17,1.79535226168538594249e+09,'{"t":"move","seat":0,"action":7}','N8p2sOci27F94Va9 c11-3219974619746');
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',18,1.79535226170831656452e+09,'{"t":"move","seat":1,"action":14}','QdVw5qYuwGr3l_A7 c14-3220001537024');
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',19,1.79535226172525978088e+09,'{"t":"move","seat":0,"action":18}','N8p2sOci27F94Va9 c12-3220020170440');
INSERT INTO "events" VALUES('VrxySJn6l1jPW3VS',20,1.79535226174745726583e+09,'{"t":"move","seat":1,"action":5}','QdVw5qYuwGr3l_A7 c15-3220044615876');
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',1,1.79535226177069425585e+09,'{"t":"created","user":"N8p2sOci27F94Va9","game":"rosenkoenig","players":2,"options":{},"public":true,"commitment":"0f6f2b2534e75b771c5fc653140c27e7ab54edd960142985fbdbe21a7d1500ea","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',2,1.79535226177069425585e+09,'{"t":"seated","seat":0,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',3,1.79535226177069425585e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',4,1.7953522618209731579e+09,'{"t":"seated","seat":1,"user":"QdVw5qYuwGr3l_A7","name":"Zoë"}','QdVw5qYuwGr3l_A7 c16-3220112520675');
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',5,1.79535226184890818598e+09,'{"t":"freed","seat":1}','QdVw5qYuwGr3l_A7 c17-3220144434001');
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',6,1.795352261871424675e+09,'{"t":"ready","seat":0,"on":false,"nonce":""}','N8p2sOci27F94Va9 c14-3220170485734');
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',7,1.79535226191709303862e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}','N8p2sOci27F94Va9 c15-3220206062804');
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',8,1.7953522619457454681e+09,'{"t":"freed","seat":1}','N8p2sOci27F94Va9 c16-3220244716473');
INSERT INTO "events" VALUES('ocNIBzB-5QhB66Nq',9,1.79535226196173596383e+09,'{"t":"removed","user":"QdVw5qYuwGr3l_A7","on":true}','N8p2sOci27F94Va9 c17-3220260692071');
INSERT INTO "events" VALUES('cj3iJ2dfcHglKG17',1,1.79535226197019100189e+09,'{"t":"created","user":"N8p2sOci27F94Va9","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1f129df7316c26b6f561ffb5520057b414717fb4854b6c39f7cb6e9abf0619cc","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('cj3iJ2dfcHglKG17',2,1.79535226197019100189e+09,'{"t":"seated","seat":0,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('cj3iJ2dfcHglKG17',3,1.79535226197019100189e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('cj3iJ2dfcHglKG17',4,1.79535226200144147875e+09,'{"t":"closed"}','N8p2sOci27F94Va9 c18-3220300475677');
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',1,1.79535226207282543183e+09,'{"t":"created","user":"N8p2sOci27F94Va9","game":"rosenkoenig","players":2,"options":{},"public":false,"commitment":"1b880dbb699be592e02966943c8d069282d4a63b00e81d158bd204f50b720809","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',2,1.79535226207282543183e+09,'{"t":"seated","seat":0,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',3,1.79535226207282543183e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',4,1.79535226207282543183e+09,'{"t":"bot","seat":1,"level":"random","character":"bot-1"}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',5,1.79535226207282543183e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',6,1.79535226207282543183e+09,'{"t":"draw","action":63}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',7,1.79535226207282543183e+09,'{"t":"draw","action":49}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',8,1.79535226207282543183e+09,'{"t":"draw","action":59}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',9,1.79535226207282543183e+09,'{"t":"draw","action":53}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',10,1.79535226207282543183e+09,'{"t":"draw","action":61}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',11,1.79535226207282543183e+09,'{"t":"draw","action":60}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',12,1.79535226207282543183e+09,'{"t":"draw","action":68}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',13,1.79535226207282543183e+09,'{"t":"draw","action":58}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',14,1.79535226207282543183e+09,'{"t":"draw","action":64}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',15,1.79535226207282543183e+09,'{"t":"draw","action":65}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',16,1.79535226208972406385e+09,'{"t":"move","seat":0,"action":14}','N8p2sOci27F94Va9 c20-3220388467742');
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',1,1.79535226212611627579e+09,'{"t":"created","user":"N8p2sOci27F94Va9","game":"kaiser_koenig_edelmann","players":3,"options":{"pairing":"opposite","absent":"blue","begins":"random","rounds":1,"board":"standard"},"public":false,"commitment":"7d8a6ef8808e0deef967e6dc474182f68746703ea391e254950022ea7a491f54","delay":0,"given":[]}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',2,1.79535226212611627579e+09,'{"t":"seated","seat":0,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',3,1.79535226212611627579e+09,'{"t":"ready","seat":0,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',4,1.79535226212611627579e+09,'{"t":"seated","seat":1,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',5,1.79535226212611627579e+09,'{"t":"ready","seat":1,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',6,1.79535226212611627579e+09,'{"t":"seated","seat":2,"user":"N8p2sOci27F94Va9","name":"Ada"}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',7,1.79535226212611627579e+09,'{"t":"ready","seat":2,"on":true,"nonce":""}',NULL);
INSERT INTO "events" VALUES('aIGRsnFupa-vI--d',17,1.79535226387745976443e+09,'{"t":"move","seat":1,"action":4}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',8,1.79535226715784931176e+09,'{"t":"started","rules":1}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',9,1.79535226715784931176e+09,'{"t":"draw","action":4098}',NULL);
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',10,1.79535226728340315816e+09,'{"t":"move","seat":2,"action":590}','N8p2sOci27F94Va9 c22-3225581167074');
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',11,1.79535226732225918766e+09,'{"t":"move","seat":0,"action":2776}','N8p2sOci27F94Va9 c23-3225620798006');
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',12,1.79535226736152601239e+09,'{"t":"move","seat":1,"action":3107}','N8p2sOci27F94Va9 c24-3225652825895');
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',13,1.79535226739747834205e+09,'{"t":"move","seat":2,"action":734}','N8p2sOci27F94Va9 c25-3225684755802');
INSERT INTO "events" VALUES('Atw1cdv9wnKgVtHV',14,1.79535226742502474787e+09,'{"t":"resigned","seat":1,"level":"hard","character":"adalbert"}','N8p2sOci27F94Va9 c26-3225722650815');
CREATE TABLE members (
	user_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	PRIMARY KEY (user_id, table_id)
);
INSERT INTO "members" VALUES('N8p2sOci27F94Va9','wZsb4EcFyqPX8iV0');
INSERT INTO "members" VALUES('QdVw5qYuwGr3l_A7','wZsb4EcFyqPX8iV0');
INSERT INTO "members" VALUES('N8p2sOci27F94Va9','ShAsBokjLee_jh3v');
INSERT INTO "members" VALUES('QdVw5qYuwGr3l_A7','ShAsBokjLee_jh3v');
INSERT INTO "members" VALUES('N8p2sOci27F94Va9','VrxySJn6l1jPW3VS');
INSERT INTO "members" VALUES('QdVw5qYuwGr3l_A7','VrxySJn6l1jPW3VS');
INSERT INTO "members" VALUES('N8p2sOci27F94Va9','ocNIBzB-5QhB66Nq');
INSERT INTO "members" VALUES('QdVw5qYuwGr3l_A7','ocNIBzB-5QhB66Nq');
INSERT INTO "members" VALUES('N8p2sOci27F94Va9','cj3iJ2dfcHglKG17');
INSERT INTO "members" VALUES('N8p2sOci27F94Va9','aIGRsnFupa-vI--d');
INSERT INTO "members" VALUES('N8p2sOci27F94Va9','Atw1cdv9wnKgVtHV');
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','0d232b17d076b162f7f300d27ade9bfaf817d4b9be5054b05bab8483080e457b');
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
INSERT INTO "tables" VALUES('wZsb4EcFyqPX8iV0',X'4C41D635A5276D14882C962441D15202C1F32A9F1D7349C958E418EE1D37C6DF',31,'over',1,1.7953522615248315334e+09,'{"game":"rosenkoenig","status":"over","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":true,"away":false,"online":false,"resigned":true,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"QdVw5qYuwGr3l_A7","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":-4,"shown":14}',0,'9110a773216af75d',0.0);
INSERT INTO "tables" VALUES('ShAsBokjLee_jh3v',X'B7BB130210F38AB8E47A50A4076B8CF2E428D08E927AF45639078C699B8249AF',4,'open',1,1.79535226150121450419e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Zoë the Bold","user":"QdVw5qYuwGr3l_A7","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0}',0,'',0.0);
INSERT INTO "tables" VALUES('VrxySJn6l1jPW3VS',X'14E6DBDBB735C3D581221C076878E87EB36240ED3FEDC2650ED127C1F4BD0F95',20,'playing',1,1.79535226174745726583e+09,'{"game":"rosenkoenig","status":"playing","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"person","colour":"white","name":"Zoë the Bold","user":"QdVw5qYuwGr3l_A7","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":14,"player":0,"shown":12}',0,'',0.0);
INSERT INTO "tables" VALUES('ocNIBzB-5QhB66Nq',X'7FC0EC61F780AAAB4D15B922B5C9FE796BBAA52A74B38DA3453BFED052D1BCB1',9,'open',1,1.79535226196173596383e+09,'{"game":"rosenkoenig","status":"open","public":true,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0}',0,'',0.0);
INSERT INTO "tables" VALUES('cj3iJ2dfcHglKG17',X'119C655F8CAB5080C64D860EDE3DD1D2B363F4CA953F18C105EDD63981D2E968',4,'closed',0,1.79535226200144147875e+09,'{"game":"rosenkoenig","status":"closed","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"open","colour":"white","name":"","user":"","level":"","ready":false,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":0,"player":-4,"shown":0}',0,'',0.0);
INSERT INTO "tables" VALUES('aIGRsnFupa-vI--d',X'5AE267A023239B198D7D3FA2E95A57F763BF8FB8E204711C4948661CCA512DA2',17,'playing',0,1.79535226387745976443e+09,'{"game":"rosenkoenig","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"white","name":"Bot 1","user":"","level":"random","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":12,"player":0,"shown":12}',0,'9110a773216af75d',0.0);
INSERT INTO "tables" VALUES('Atw1cdv9wnKgVtHV',X'7865B529E1838698DDB5214C480E3DD6A727241ED13924A7F5B79AC9E9B89D2A',14,'playing',0,1.79535226742502474787e+09,'{"game":"kaiser_koenig_edelmann","status":"playing","public":false,"seats":[{"kind":"person","colour":"red","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""},{"kind":"bot","colour":"yellow","name":"Adalbert","user":"N8p2sOci27F94Va9","level":"hard","ready":true,"away":false,"online":false,"resigned":true,"character":"adalbert","absent":"Ada"},{"kind":"person","colour":"green","name":"Ada","user":"N8p2sOci27F94Va9","level":"","ready":true,"away":false,"online":false,"resigned":false,"character":"","absent":""}],"ply":5,"player":0,"shown":5}',0,'',0.0);
CREATE TABLE tokens (
	hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('f7107ee2eb661cba27b57164594343a1a1b04b2aff0d7b0eabecfebb360bf529','8x47XNhD_KrkSRUX','N8p2sOci27F94Va9');
CREATE TABLE users (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created REAL NOT NULL, alone_since REAL DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('N8p2sOci27F94Va9','Ada',1.79535225653923916815e+09,0.0);
INSERT INTO "users" VALUES('QdVw5qYuwGr3l_A7','Zoë',1.79535225660563182827e+09,0.0);
INSERT INTO "users" VALUES('8x47XNhD_KrkSRUX','Ada''s program',1.79535226202871775634e+09,0.0);
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE INDEX devices_gone ON devices (gone);
COMMIT;
