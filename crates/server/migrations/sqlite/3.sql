-- Who sits where, so that players find their tables again.
CREATE TABLE seated (
    player_id   TEXT    NOT NULL,
    table_id    TEXT    NOT NULL,
    PRIMARY KEY (player_id, table_id)
) WITHOUT ROWID;
CREATE INDEX seated_by_table ON seated (table_id);
