-- All entries that are committed together are one row of `fresh`, each a line of table, number and entry.
-- In `entries` a row holds a piece of a table's log, a line for each entry; its number is that of the last one.
INSERT INTO entries (table_id, number, entry) SELECT table_id, number, entry FROM fresh;
DROP TABLE fresh;
CREATE TABLE fresh (
    place       INTEGER NOT NULL PRIMARY KEY,
    lines       TEXT    NOT NULL
);
