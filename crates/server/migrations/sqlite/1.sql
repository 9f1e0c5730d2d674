-- The log of each table is the truth; `tables` holds what is needed to find one.
CREATE TABLE IF NOT EXISTS tables (
    id          TEXT    NOT NULL PRIMARY KEY,
    game        TEXT    NOT NULL,
    creator     TEXT    NOT NULL,
    -- The hash of the key to sit; empty for a table that anybody may join.
    key_hash    TEXT    NOT NULL,
    is_open     BOOLEAN NOT NULL,
    -- Whether somebody has to be woken although nobody is connected.
    is_timed    BOOLEAN NOT NULL,
    phase       TEXT    NOT NULL,
    created_at  BIGINT  NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, created_at);

-- One entry of a table's log. Two writers can never both write the same number.
CREATE TABLE IF NOT EXISTS entries (
    table_id    TEXT    NOT NULL,
    number      BIGINT  NOT NULL,
    entry       TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS players (
    id          TEXT    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    created_at  BIGINT  NOT NULL
);

-- What opens a player's account: a cookie, a token for tools, or a recovery link. Only hashes are kept.
CREATE TABLE IF NOT EXISTS secrets (
    hash        TEXT    NOT NULL PRIMARY KEY,
    player_id   TEXT    NOT NULL,
    -- `cookie`, `token` or `recovery`.
    kind        TEXT    NOT NULL,
    -- What a token may do, separated by spaces.
    scopes      TEXT    NOT NULL,
    expires_at  BIGINT
);
