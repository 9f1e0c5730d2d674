-- The log of each table is the truth; `tables` holds what is needed to find one. Ids are compared byte by byte.
CREATE TABLE tables (
    id          TEXT COLLATE "C" PRIMARY KEY,
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
CREATE INDEX tables_by_phase ON tables (phase, created_at);
CREATE INDEX tables_by_creator ON tables (creator);

-- One entry of a table's log, as `check entry`, with the epoch of the claim under which it was written.
-- Two writers can never both write the same number.
CREATE TABLE entries (
    table_id    TEXT COLLATE "C" NOT NULL,
    number      BIGINT  NOT NULL,
    epoch       BIGINT  NOT NULL,
    line        TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE seated (
    player_id   TEXT    NOT NULL,
    table_id    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id, table_id)
);
CREATE INDEX seated_by_table ON seated (table_id);

CREATE TABLE players (
    id          TEXT COLLATE "C" PRIMARY KEY,
    name        TEXT    NOT NULL,
    created_at  BIGINT  NOT NULL
);
CREATE INDEX players_unnamed ON players (created_at) WHERE name = '';

-- What opens a player's account: a cookie, a token for tools, or a recovery link. Only hashes are kept.
CREATE TABLE secrets (
    hash        TEXT COLLATE "C" PRIMARY KEY,
    player_id   TEXT    NOT NULL,
    kind        TEXT    NOT NULL,
    scopes      TEXT    NOT NULL,
    expires_at  BIGINT,
    created_at  BIGINT  NOT NULL
);
CREATE INDEX secrets_by_player ON secrets (player_id);
CREATE INDEX secrets_by_end ON secrets (expires_at);

-- The name of every transaction of the last hour: one whose answer was lost is tried again under the same name.
CREATE TABLE commits (
    name        TEXT COLLATE "C" PRIMARY KEY,
    at          TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX commits_by_time ON commits (at);

-- The nodes that are alive. A node whose lease has run out is deleted by another one and never comes back by that name.
CREATE TABLE nodes (
    name        TEXT COLLATE "C" PRIMARY KEY,
    expires_at  TIMESTAMPTZ NOT NULL,
    -- Whether letters reach it by the bus.
    has_bus     BOOLEAN NOT NULL
);

-- Which node owns a table, and how often it was claimed. A node that is not in `nodes` owns nothing.
CREATE TABLE owners (
    table_id    TEXT COLLATE "C" PRIMARY KEY,
    node        TEXT COLLATE "C" NOT NULL,
    epoch       BIGINT  NOT NULL
);
CREATE INDEX owners_by_node ON owners (node);

-- Letters between nodes that the bus cannot reach. They may be lost.
CREATE UNLOGGED TABLE letters (
    place       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recipient   TEXT COLLATE "C" NOT NULL,
    text        TEXT    NOT NULL
);
CREATE INDEX letters_by_recipient ON letters (recipient);

-- Secrets that all nodes share, as hexadecimal digits.
CREATE TABLE keys (
    name        TEXT PRIMARY KEY,
    secret      TEXT    NOT NULL
);
