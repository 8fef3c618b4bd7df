CREATE TABLE service (game TEXT NOT NULL PRIMARY KEY, beat DOUBLE PRECISION NOT NULL);
CREATE TABLE gaps (
    game TEXT NOT NULL, begin DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, begin));
CREATE INDEX gaps_until ON gaps (until);
CREATE TABLE quiet_hours (
    user_id TEXT NOT NULL PRIMARY KEY, quiet_from INTEGER NOT NULL, quiet_minutes INTEGER NOT NULL,
    zone TEXT DEFAULT 'UTC' NOT NULL);
CREATE TABLE vacations (
    user_id TEXT NOT NULL, begin DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, begin));
CREATE TABLE follows (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, other));
CREATE INDEX follows_other ON follows (other);
CREATE TABLE blocks (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, other));
CREATE INDEX blocks_other ON blocks (other, user_id);
CREATE TABLE mutes (
    user_id TEXT NOT NULL, other TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, other));
CREATE INDEX mutes_other ON mutes (other);
CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, version TEXT NOT NULL,
    started DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL, facts TEXT NOT NULL);
CREATE INDEX nodes_seen ON nodes (seen);
CREATE TABLE rounds (
    name TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, until DOUBLE PRECISION NOT NULL,
    number INTEGER NOT NULL);
CREATE TABLE backups (
    id TEXT NOT NULL PRIMARY KEY, at DOUBLE PRECISION NOT NULL, file TEXT NOT NULL,
    bytes DOUBLE PRECISION NOT NULL, seconds DOUBLE PRECISION NOT NULL, error TEXT NOT NULL);
CREATE INDEX backups_at ON backups (at);
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
    folded TEXT COLLATE "C" DEFAULT '' NOT NULL, presence TEXT DEFAULT 'everybody' NOT NULL,
    look TEXT COLLATE "C" DEFAULT '' NOT NULL, was TEXT DEFAULT '' NOT NULL,
    challenges TEXT DEFAULT 'everybody' NOT NULL);
CREATE INDEX users_look ON users (look, id);
CREATE INDEX users_folded ON users (folded, id);
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, label TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL,
    gone DOUBLE PRECISION NOT NULL);
CREATE INDEX devices_gone ON devices (gone);
CREATE INDEX devices_user ON devices (user_id, seen);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL,
    scope TEXT DEFAULT 'all' NOT NULL, created DOUBLE PRECISION DEFAULT 0 NOT NULL);
CREATE INDEX tokens_owner ON tokens (owner);
CREATE INDEX tokens_user ON tokens (user_id);
CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);
CREATE INDEX codes_until ON codes (until);
CREATE INDEX codes_user ON codes (user_id);
CREATE TABLE accounts (
    user_id TEXT NOT NULL PRIMARY KEY, handle TEXT NOT NULL, skeleton TEXT NOT NULL,
    changed DOUBLE PRECISION NOT NULL, email TEXT NOT NULL);
CREATE INDEX accounts_email ON accounts (email);
CREATE INDEX accounts_skeleton ON accounts (skeleton);
CREATE TABLE handles (
    skeleton TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);
CREATE INDEX handles_user ON handles (user_id);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, public_key BYTEA NOT NULL,
    count INTEGER NOT NULL, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
    used DOUBLE PRECISION NOT NULL);
CREATE INDEX passkeys_user ON passkeys (user_id, created);
CREATE TABLE recovery_codes (hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
CREATE TABLE one_time_tokens (
    hash TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, purpose TEXT NOT NULL,
    value TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);
CREATE INDEX proofs_until ON one_time_tokens (until);
CREATE INDEX proofs_user ON one_time_tokens (user_id);
CREATE TABLE departed (
    user_id TEXT NOT NULL PRIMARY KEY, into_id TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    done BOOLEAN NOT NULL, lease_node TEXT NOT NULL, lease_until DOUBLE PRECISION NOT NULL);
CREATE INDEX departed_due ON departed (done, lease_until);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY, seed BYTEA NOT NULL, seq INTEGER NOT NULL, status TEXT NOT NULL,
    public BOOLEAN NOT NULL, changed DOUBLE PRECISION NOT NULL, card TEXT NOT NULL,
    bot_turn BOOLEAN NOT NULL, lease_node TEXT NOT NULL, lease_until DOUBLE PRECISION NOT NULL,
    clock_due DOUBLE PRECISION, hidden BOOLEAN DEFAULT false NOT NULL,
    noted INTEGER DEFAULT 0 NOT NULL);
CREATE INDEX tables_bots ON tables (bot_turn, lease_until);
CREATE INDEX tables_clocks ON tables (clock_due);
CREATE INDEX tables_hidden ON tables (id) WHERE hidden;
CREATE INDEX tables_lobby ON tables (public, status, changed);
CREATE INDEX tables_status ON tables (status, changed, id);
CREATE INDEX tables_unnoted ON tables (changed, id) WHERE noted < seq;
CREATE TABLE events (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, body TEXT NOT NULL,
    command TEXT, PRIMARY KEY (table_id, seq));
CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL;
CREATE TABLE members (
    user_id TEXT NOT NULL, table_id TEXT NOT NULL, ended DOUBLE PRECISION DEFAULT 0 NOT NULL,
    PRIMARY KEY (user_id, table_id));
CREATE INDEX members_ended ON members (user_id, ended, table_id);
CREATE INDEX members_table ON members (table_id);
CREATE TABLE chats (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
    user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
    command TEXT NOT NULL, phrase TEXT DEFAULT '' NOT NULL,
    hidden DOUBLE PRECISION DEFAULT 0 NOT NULL, PRIMARY KEY (table_id, number));
CREATE UNIQUE INDEX chats_command ON chats (table_id, command);
CREATE INDEX chats_user ON chats (user_id);
CREATE TABLE answers (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, seq INTEGER NOT NULL,
    ply INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (table_id, seat));
CREATE INDEX answers_user ON answers (user_id);
CREATE TABLE deals (
    day TEXT NOT NULL PRIMARY KEY, seed BYTEA NOT NULL, setup TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL);
CREATE TABLE deal_tries (
    day TEXT NOT NULL, user_id TEXT NOT NULL, table_id TEXT NOT NULL,
    begun DOUBLE PRECISION NOT NULL, result DOUBLE PRECISION, lead DOUBLE PRECISION,
    points DOUBLE PRECISION, PRIMARY KEY (day, user_id));
CREATE INDEX deal_tries_list ON deal_tries (day, result, lead, table_id);
CREATE INDEX deal_tries_user ON deal_tries (user_id, day);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, game TEXT NOT NULL, live BOOLEAN NOT NULL,
    wish TEXT NOT NULL, strength DOUBLE PRECISION NOT NULL, since DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL, table_id TEXT NOT NULL);
CREATE INDEX seeks_user ON seeks (user_id, since);
CREATE INDEX seeks_waiting ON seeks (table_id, live, since, id);
CREATE TABLE paired_tables (
    table_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    made DOUBLE PRECISION NOT NULL);
CREATE INDEX paired_tables_due ON paired_tables (made, at, table_id);
CREATE TABLE roles (
    user_id TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
    given_by TEXT NOT NULL);
CREATE TABLE invites (
    hash TEXT NOT NULL PRIMARY KEY, role TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY, at DOUBLE PRECISION NOT NULL, user_id TEXT NOT NULL,
    about TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    table_id TEXT NOT NULL, number INTEGER NOT NULL, evidence TEXT NOT NULL, state TEXT NOT NULL,
    seen_at DOUBLE PRECISION NOT NULL, seen_by TEXT NOT NULL, answer TEXT NOT NULL,
    told BOOLEAN NOT NULL);
CREATE INDEX reports_about ON reports (about, at, id);
CREATE INDEX reports_state ON reports (state, at, id);
CREATE INDEX reports_user ON reports (user_id, at);
CREATE TABLE bans (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL,
    words TEXT NOT NULL, begun DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL,
    given_by TEXT NOT NULL, lifted DOUBLE PRECISION NOT NULL, lifted_by TEXT NOT NULL,
    told BOOLEAN NOT NULL);
CREATE INDEX bans_until ON bans (until);
CREATE INDEX bans_user ON bans (user_id, begun);
CREATE TABLE unwanted (
    word TEXT NOT NULL PRIMARY KEY, added DOUBLE PRECISION NOT NULL, added_by TEXT NOT NULL);
CREATE TABLE audit (
    id TEXT NOT NULL PRIMARY KEY, at DOUBLE PRECISION NOT NULL, user_id TEXT NOT NULL,
    act TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, why TEXT NOT NULL,
    detail TEXT NOT NULL);
CREATE INDEX audit_about ON audit (about, at, id);
CREATE INDEX audit_at ON audit (at, id);
CREATE INDEX audit_user ON audit (user_id, id);
CREATE TABLE news_wishes (
    user_id TEXT NOT NULL PRIMARY KEY, word TEXT NOT NULL, language TEXT NOT NULL,
    ways TEXT NOT NULL, mail_hours INTEGER NOT NULL, mailed DOUBLE PRECISION NOT NULL);
CREATE UNIQUE INDEX news_wishes_word ON news_wishes (word);
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL,
    endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL, failures INTEGER NOT NULL);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE TABLE notifications (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, kind TEXT NOT NULL, ply INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL, push_due DOUBLE PRECISION, mail_due DOUBLE PRECISION,
    told TEXT NOT NULL, tries INTEGER NOT NULL, lease_node TEXT NOT NULL,
    lease_until DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, user_id, kind));
CREATE INDEX notices_at ON notifications (at);
CREATE INDEX notices_mail ON notifications (mail_due);
CREATE INDEX notices_push ON notifications (push_due);
CREATE INDEX notices_user ON notifications (user_id, mail_due);
CREATE TABLE mails (
    id TEXT NOT NULL PRIMARY KEY, address TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
    due DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL, tries INTEGER NOT NULL,
    lease_node TEXT NOT NULL, lease_until DOUBLE PRECISION NOT NULL,
    unsubscribe TEXT DEFAULT '' NOT NULL);
CREATE INDEX mails_due ON mails (due);
CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, user_id TEXT NOT NULL, level TEXT NOT NULL,
    character TEXT NOT NULL, away BOOLEAN NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    ended DOUBLE PRECISION NOT NULL, shown DOUBLE PRECISION, place INTEGER NOT NULL,
    share DOUBLE PRECISION NOT NULL, points DOUBLE PRECISION NOT NULL, outcome TEXT NOT NULL,
    resigned BOOLEAN NOT NULL, PRIMARY KEY (table_id, seat));
CREATE INDEX results_ended ON results (ended, table_id);
CREATE INDEX results_user
    ON results (user_id, ended, table_id, game, outcome, seat, players, shown);
CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY, ended DOUBLE PRECISION DEFAULT 0 NOT NULL, number INTEGER,
    body TEXT DEFAULT '' NOT NULL);
CREATE INDEX rated_games_due ON rated_games (number, ended, table_id);
CREATE UNIQUE INDEX rated_games_number ON rated_games (number);
CREATE TABLE ratings (
    user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,
    changed DOUBLE PRECISION NOT NULL, standing DOUBLE PRECISION NOT NULL,
    settled_until DOUBLE PRECISION NOT NULL, PRIMARY KEY (user_id, game, players, pace));
CREATE INDEX ratings_list ON ratings (game, players, pace, standing, user_id, settled_until);
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL, user_id TEXT NOT NULL, number INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, pace TEXT NOT NULL,
    seat INTEGER NOT NULL, place INTEGER NOT NULL, before_mu DOUBLE PRECISION NOT NULL,
    before_sigma DOUBLE PRECISION NOT NULL, mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, user_id));
CREATE INDEX rating_changes_at ON rating_changes (user_id, game, players, pace, at);
CREATE INDEX rating_changes_curve ON rating_changes (user_id, game, players, pace, number);
CREATE TABLE progress (
    user_id TEXT NOT NULL, kind TEXT NOT NULL, game TEXT NOT NULL, item TEXT NOT NULL,
    tries INTEGER NOT NULL, solved DOUBLE PRECISION NOT NULL, best DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL, PRIMARY KEY (user_id, kind, game, item));
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, asked DOUBLE PRECISION NOT NULL,
    judge INTEGER NOT NULL, rules INTEGER NOT NULL, done INTEGER NOT NULL, total INTEGER NOT NULL,
    ready BOOLEAN NOT NULL, body TEXT NOT NULL, error TEXT NOT NULL,
    wanted_until DOUBLE PRECISION NOT NULL, lease_node TEXT NOT NULL,
    lease_until DOUBLE PRECISION NOT NULL);
CREATE INDEX reviews_due ON reviews (ready, wanted_until);
CREATE INDEX reviews_user ON reviews (user_id, ready);
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
    public BOOLEAN NOT NULL, status TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
    starts DOUBLE PRECISION NOT NULL, begun DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL, setup TEXT NOT NULL,
    seed BYTEA NOT NULL, seq INTEGER NOT NULL, due DOUBLE PRECISION NOT NULL,
    lease_node TEXT NOT NULL, lease_until DOUBLE PRECISION NOT NULL);
CREATE INDEX tournaments_due ON tournaments (due);
CREATE INDEX tournaments_list ON tournaments (public, status, changed, id);
CREATE INDEX tournaments_user ON tournaments (user_id, status);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, character TEXT NOT NULL, joined DOUBLE PRECISION NOT NULL,
    gone DOUBLE PRECISION NOT NULL, PRIMARY KEY (tournament_id, number));
CREATE INDEX tournament_players_of ON tournament_players (user_id, tournament_id);
CREATE UNIQUE INDEX tournament_players_user
    ON tournament_players (user_id, tournament_id) WHERE user_id != '';
CREATE TABLE tournament_rounds (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, begun DOUBLE PRECISION NOT NULL,
    closed DOUBLE PRECISION NOT NULL, plan TEXT NOT NULL, PRIMARY KEY (tournament_id, round));
CREATE TABLE tournament_tables (
    tournament_id TEXT NOT NULL, round INTEGER NOT NULL, board INTEGER NOT NULL,
    table_id TEXT NOT NULL, until DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION NOT NULL,
    result TEXT NOT NULL, PRIMARY KEY (tournament_id, round, board));
CREATE TABLE puzzle_ratings (
    game TEXT NOT NULL, puzzle TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL, tries INTEGER NOT NULL, changed DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, puzzle));
CREATE TABLE puzzle_skills (
    user_id TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL, tries INTEGER NOT NULL, changed DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, game));
CREATE TABLE deal_pars (
    day TEXT NOT NULL, level TEXT NOT NULL, result DOUBLE PRECISION, lead DOUBLE PRECISION,
    points DOUBLE PRECISION, lease_node TEXT NOT NULL, lease_until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (day, level));
CREATE TABLE handed_over (
    user_id TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL, PRIMARY KEY (user_id, game));
CREATE INDEX handed_over_at ON handed_over (user_id, at);
CREATE TABLE tournament_acts (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
    user_id TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL, reason TEXT NOT NULL,
    salt TEXT NOT NULL, PRIMARY KEY (tournament_id, number));
CREATE INDEX tournament_acts_user ON tournament_acts (user_id);
CREATE TABLE tournament_directors (
    tournament_id TEXT NOT NULL, number INTEGER NOT NULL, user_id TEXT NOT NULL,
    PRIMARY KEY (tournament_id, number));
CREATE INDEX tournament_directors_user ON tournament_directors (user_id);
CREATE TABLE tournament_entry (
    tournament_id TEXT NOT NULL, code TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (tournament_id));
CREATE TABLE tournament_told (
    tournament_id TEXT NOT NULL, act INTEGER NOT NULL, user_id TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL, seen BOOLEAN NOT NULL,
    PRIMARY KEY (tournament_id, act, user_id));
CREATE INDEX tournament_told_user ON tournament_told (user_id, seen);
CREATE TABLE corrected_games (
    table_id TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, places TEXT NOT NULL,
    original TEXT NOT NULL, done BOOLEAN NOT NULL, PRIMARY KEY (table_id));
CREATE INDEX corrected_games_due ON corrected_games (done, at);
CREATE TABLE house (
    id INTEGER NOT NULL, body TEXT NOT NULL, emblem TEXT NOT NULL, gone TEXT NOT NULL,
    changed DOUBLE PRECISION NOT NULL, PRIMARY KEY (id));
CREATE TABLE house_members (
    user_id TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, invite TEXT NOT NULL,
    let_in_by TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL, ended_by TEXT NOT NULL,
    PRIMARY KEY (user_id));
CREATE INDEX house_members_since ON house_members (since, user_id);
CREATE INDEX house_members_ended ON house_members (ended);
CREATE TABLE house_invites (
    id TEXT NOT NULL, hash TEXT NOT NULL, note TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
    user_id TEXT NOT NULL, until DOUBLE PRECISION NOT NULL, uses INTEGER NOT NULL,
    used INTEGER NOT NULL, PRIMARY KEY (id));
CREATE UNIQUE INDEX house_invites_hash ON house_invites (hash);
CREATE INDEX house_invites_until ON house_invites (until);
CREATE INDEX house_invites_user ON house_invites (user_id);
CREATE TABLE house_requests (
    user_id TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, words TEXT NOT NULL,
    state TEXT NOT NULL, seen_by TEXT NOT NULL, PRIMARY KEY (user_id));
CREATE INDEX house_requests_state ON house_requests (state, at, user_id);
CREATE TABLE circles (
    id TEXT NOT NULL, name TEXT NOT NULL, code TEXT NOT NULL, maker TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL, evening INTEGER NOT NULL, last DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (id));
CREATE INDEX circles_maker ON circles (maker);
CREATE TABLE circle_members (
    user_id TEXT NOT NULL, circle TEXT NOT NULL, since DOUBLE PRECISION NOT NULL,
    removed DOUBLE PRECISION NOT NULL, PRIMARY KEY (user_id, circle));
CREATE INDEX circle_members_circle ON circle_members (circle, since, user_id);
CREATE TABLE circle_tables (
    table_id TEXT NOT NULL, circle TEXT NOT NULL, evening INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id));
CREATE INDEX circle_tables_circle ON circle_tables (circle, at, table_id);
CREATE INDEX circle_tables_evening ON circle_tables (circle, evening, at);
CREATE TABLE challenges (
    table_id TEXT NOT NULL, until DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id));
CREATE INDEX challenges_until ON challenges (until, table_id)
