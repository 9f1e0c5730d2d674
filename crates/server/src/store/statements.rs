//! Every statement of SQLite. A test prepares all of them.

/// Declares statements, and a list of all of them.
macro_rules! statements {
    ($($(#[$about:meta])* $name:ident = $text:expr;)*) => {
        $($(#[$about])* pub(super) const $name: &str = $text;)*
        /// All statements, for a test that prepares them.
        #[cfg(test)]
        pub(super) const ALL: &[&str] = &[$($name),*];
    };
}

statements! {
    SELECT_LOG = "SELECT FALSE, number, entry FROM entries WHERE table_id = $1 \
     UNION ALL SELECT TRUE, place, lines FROM fresh WHERE instr(lines, $1) ORDER BY 1, 2";
    SELECT_IDS = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    SELECT_TABLE = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at, about FROM tables WHERE id = $1";
    SELECT_OPEN = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at, about FROM tables \
     WHERE phase = $1 AND is_open ORDER BY created_at DESC LIMIT $2";
    SELECT_TIMED = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at, about FROM tables \
     WHERE phase = $1 AND is_timed ORDER BY created_at DESC LIMIT $2";
    SELECT_SEATED = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at, about FROM seated \
     JOIN tables ON tables.id = seated.table_id WHERE player_id = $1 ORDER BY created_at DESC LIMIT $2";
    SELECT_TURNS = "SELECT id, turns, \
     turns_number >= (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = tables.id) \
     FROM seated JOIN tables ON tables.id = seated.table_id \
     WHERE player_id = $1 AND phase = 'playing' ORDER BY created_at DESC LIMIT $2";
    SELECT_SECRET = "SELECT players.id, players.name, secrets.scopes, secrets.expires_at, players.created_at FROM secrets \
     JOIN players ON players.id = secrets.player_id \
     WHERE secrets.hash = $1 AND secrets.kind = $2 AND (secrets.expires_at IS NULL OR secrets.expires_at > $3)";
    SELECT_SECRETS = "SELECT hash, kind, scopes, expires_at, created_at FROM secrets \
     WHERE player_id = $1 AND kind <> 'recovery' AND (expires_at IS NULL OR expires_at > $2) ORDER BY created_at DESC";
    SELECT_PLAYERS = "SELECT id, name, created_at FROM players WHERE id > $1 ORDER BY id LIMIT $2";
    SELECT_ALL_SECRETS = "SELECT hash, kind, scopes, expires_at, created_at, player_id FROM secrets \
     WHERE hash > $1 ORDER BY hash LIMIT $2";
    SELECT_UNUSED = "SELECT id FROM players WHERE name = '' AND created_at < $1 \
     AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
     AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id AND secrets.kind <> 'cookie') \
     ORDER BY created_at LIMIT $2";
    SELECT_SIZE = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
    SELECT_LENGTH = "SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1";
    SELECT_TALLY = "SELECT (SELECT COUNT(*) FROM tables), (SELECT entries FROM totals), \
     (SELECT COALESCE(SUM(length(lines) - length(replace(lines, char(10), ''))), 0) FROM fresh)";
    COUNT_ENTRIES = "SELECT COALESCE(SUM(last), 0) FROM (SELECT MAX(number) AS last FROM entries GROUP BY table_id)";
    SELECT_STRAYS = "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables) ORDER BY 1 LIMIT 10";

    SELECT_TOTAL = "SELECT entries FROM totals";
    COPY_FILE = "VACUUM INTO $1";
    CHECK_FILE = "PRAGMA integrity_check";
    MOVE_LOG = "PRAGMA wal_checkpoint(PASSIVE)";

    INSERT_FRESH = "INSERT INTO fresh (lines) VALUES ($1)";
    SELECT_FRESH = "SELECT lines FROM fresh ORDER BY place";
    DELETE_FRESH = "DELETE FROM fresh";
    ADD_TOTAL = "UPDATE totals SET entries = entries + $1";
    SELECT_LAST = "SELECT number, entry FROM entries WHERE table_id = $1 ORDER BY number DESC LIMIT 1";
    DELETE_SEATED = "DELETE FROM seated WHERE table_id = $1";
    INSERT_SEATED = "INSERT INTO seated (player_id, table_id) VALUES ($1, $2)";
    INSERT_TABLE = "INSERT INTO tables (id, game, creator, key_hash, is_open, is_timed, phase, created_at, about) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    UPDATE_ABOUT = "UPDATE tables SET about = $2 WHERE id = $1";
    UPDATE_TURNS = "UPDATE tables SET turns = $2, turns_number = $3 WHERE id = $1 AND turns_number < $3";
    SEE_GUEST = "UPDATE players SET created_at = $2 WHERE id = $1 AND name = '' AND created_at < $2";
    UPDATE_PHASE = "UPDATE tables SET phase = $2 WHERE id = $1";
    UPSERT_PLAYER = "INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name";
    INSERT_SECRET = "INSERT INTO secrets (hash, player_id, kind, scopes, expires_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
    DELETE_SECRET = "DELETE FROM secrets WHERE hash = $1";
    DELETE_COOKIES = "DELETE FROM secrets WHERE player_id = $1 AND kind = 'cookie'";
    DELETE_ENDED = "DELETE FROM secrets WHERE hash IN (SELECT hash FROM secrets WHERE expires_at <= $1 LIMIT 1000)";
    DELETE_GUEST = "DELETE FROM players WHERE id = $1 AND name = '' AND created_at < $2 \
     AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
     AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id AND secrets.kind <> 'cookie')";
    DELETE_SECRETS_OF = "DELETE FROM secrets WHERE player_id = $1";
    /// A pulse needs a page or two of its own, as most writes do sooner or later.
    INSERT_PULSE = "INSERT INTO pulse (room) VALUES (zeroblob(8192))";
    DELETE_PULSE = "DELETE FROM pulse";
}
