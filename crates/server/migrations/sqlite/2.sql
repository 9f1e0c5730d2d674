-- Entries are written here first, one after the other, so that a commit for a hundred tables touches a few pages and
-- not a hundred. From time to time they move to `entries`, in the order of their tables.
CREATE TABLE IF NOT EXISTS fresh (
    place       INTEGER NOT NULL PRIMARY KEY,
    table_id    TEXT    NOT NULL,
    number      BIGINT  NOT NULL,
    entry       TEXT    NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS fresh_once ON fresh (table_id, number);
