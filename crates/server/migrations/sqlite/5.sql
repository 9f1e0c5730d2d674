-- A row that comes and goes, to prove that the file can be written to.
CREATE TABLE pulse (
    room        BLOB    NOT NULL
);

-- How many entries `entries` holds. At a start the sum is compared with the tally that is kept beside the file.
CREATE TABLE totals (
    entries     BIGINT  NOT NULL
);
INSERT INTO totals (entries)
    SELECT COALESCE(SUM(last), 0) FROM (SELECT MAX(number) AS last FROM entries GROUP BY table_id);

-- When a secret was given, for the list of a player's own; 0 for those of before.
ALTER TABLE secrets ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX secrets_by_player ON secrets (player_id);
CREATE INDEX secrets_by_end ON secrets (expires_at);

-- Guests who never did anything are forgotten after a day.
CREATE INDEX tables_by_creator ON tables (creator);
CREATE INDEX players_unnamed ON players (created_at) WHERE name = '';
