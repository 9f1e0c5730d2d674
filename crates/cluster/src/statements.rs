//! Every statement of the cluster. A test prepares all of them.

/// Declares statements, and a list of all of them.
macro_rules! statements {
    ($($name:ident = $text:expr;)*) => {
        $(pub(crate) const $name: &str = $text;)*
        /// All statements, for a test that prepares them.
        pub(crate) const ALL: &[&str] = &[$($name),*];
    };
}

statements! {
    SELECT_LOG = "SELECT number, line FROM entries WHERE table_id = $1 ORDER BY number";
    SELECT_LAST = "SELECT number, line FROM entries WHERE table_id = $1 ORDER BY number DESC LIMIT 1";
    SELECT_LENGTH = "SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1";
    SELECT_SIZE = "SELECT pg_database_size(current_database())";
    SELECT_IDS = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    SELECT_TABLE =
        "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at, about FROM tables WHERE id = $1";
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
         WHERE player_id = $1 AND kind <> 'recovery' AND (expires_at IS NULL OR expires_at > $2) \
         ORDER BY created_at DESC";
    SELECT_UNUSED = "SELECT id FROM players WHERE name = '' AND created_at < $1 \
         AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
         AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id AND secrets.kind <> 'cookie') \
         ORDER BY created_at LIMIT $2";

    // A transaction that finds its own name has been there before.
    INSERT_COMMIT = "INSERT INTO commits (name) VALUES ($1) ON CONFLICT (name) DO NOTHING";
    // In batches, and apart from the writer: an hour under load has millions of names. Nodes do not wait for each other.
    DELETE_COMMITS = "DELETE FROM commits WHERE name IN (SELECT name FROM commits \
         WHERE at < now() - interval '1 hour' ORDER BY at LIMIT $1 FOR UPDATE SKIP LOCKED)";
    // The lock makes a claim wait for this transaction, so a new owner reads a log to which nobody else adds.
    INSERT_ENTRIES = "INSERT INTO entries (table_id, number, epoch, line) \
         SELECT new.table_id, new.number, new.epoch, new.line \
         FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS new (table_id, number, epoch, line) \
         JOIN (SELECT table_id, epoch FROM owners WHERE table_id = ANY ($1::text[]) FOR SHARE) AS own \
         ON own.table_id = new.table_id AND own.epoch = new.epoch";
    INSERT_TABLE = "INSERT INTO tables (id, game, creator, key_hash, is_open, is_timed, phase, created_at, about) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    UPDATE_ABOUT = "UPDATE tables SET about = $2 WHERE id = $1";
    // The state at a number is always the same, so an owner that was silenced cannot do harm.
    UPDATE_TURNS = "UPDATE tables SET turns = $2, turns_number = $3 WHERE id = $1 AND turns_number < $3";
    UPDATE_PHASE = "UPDATE tables SET phase = $2 WHERE id = $1";
    DELETE_SEATED = "DELETE FROM seated WHERE table_id = $1";
    INSERT_SEATED = "INSERT INTO seated (player_id, table_id) SELECT player, $2 FROM unnest($1::text[]) AS of (player)";
    UPSERT_PLAYER = "INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name";
    SEE_GUEST = "UPDATE players SET created_at = $2 WHERE id = $1 AND name = '' AND created_at < $2";
    INSERT_SECRET = "INSERT INTO secrets (hash, player_id, kind, scopes, expires_at, created_at) \
         VALUES ($1, $2, $3, $4, $5, $6)";
    DELETE_SECRET = "DELETE FROM secrets WHERE hash = $1";
    DELETE_COOKIES = "DELETE FROM secrets WHERE player_id = $1 AND kind = 'cookie'";
    DELETE_ENDED =
        "DELETE FROM secrets WHERE hash IN (SELECT hash FROM secrets WHERE expires_at <= $1 LIMIT 1000)";
    DELETE_GUEST = "DELETE FROM players WHERE id = $1 AND name = '' AND created_at < $2 \
         AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
         AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id AND secrets.kind <> 'cookie')";
    DELETE_SECRETS_OF = "DELETE FROM secrets WHERE player_id = $1";

    INSERT_KEY = "INSERT INTO keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    SELECT_KEY = "SELECT secret FROM keys WHERE name = $1";

    // Times are the database's own, so clocks of nodes may differ.
    INSERT_NODE = "INSERT INTO nodes (name, expires_at, has_bus) \
         VALUES ($1, now() + $2 * interval '1 millisecond', $3)";
    RENEW_NODE = "UPDATE nodes SET expires_at = now() + $2 * interval '1 millisecond', has_bus = $3 \
         WHERE name = $1 AND expires_at > now()";
    DELETE_NODE = "DELETE FROM nodes WHERE name = $1";
    // Once a lease has run out it cannot be renewed, so whoever deletes it cannot be wrong.
    DELETE_DEAD_NODES = "DELETE FROM nodes WHERE expires_at <= now()";
    SELECT_NODES = "SELECT name, has_bus FROM nodes WHERE name <> $1 AND expires_at > now()";
    CLAIM = "INSERT INTO owners (table_id, node, epoch) \
         SELECT $1, $2, 1 WHERE EXISTS (SELECT 1 FROM nodes WHERE name = $2 AND expires_at > now()) \
         ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = owners.epoch + 1 \
         WHERE owners.node = excluded.node OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.name = owners.node) \
         RETURNING epoch";
    SELECT_OWNER = "SELECT node FROM owners WHERE table_id = $1";
    RELEASE = "UPDATE owners SET node = '' WHERE table_id = $1 AND epoch = $2";
    // Several nodes do this at the same time, each for other tables.
    ADOPT = "UPDATE owners SET node = $1, epoch = epoch + 1 WHERE table_id IN ( \
             SELECT owners.table_id FROM owners JOIN tables ON tables.id = owners.table_id \
             WHERE tables.phase = 'playing' AND tables.is_timed \
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.name = owners.node) \
             LIMIT $2 FOR UPDATE OF owners SKIP LOCKED) \
         AND EXISTS (SELECT 1 FROM nodes WHERE name = $1 AND expires_at > now()) RETURNING table_id";
    // The same for nodes that are known to be gone, which looks at their tables only.
    ADOPT_OF = "UPDATE owners SET node = $1, epoch = epoch + 1 WHERE table_id IN ( \
             SELECT owners.table_id FROM owners JOIN tables ON tables.id = owners.table_id \
             WHERE owners.node = ANY ($3::text[]) AND tables.phase = 'playing' AND tables.is_timed \
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.name = owners.node) \
             LIMIT $2 FOR UPDATE OF owners SKIP LOCKED) \
         AND EXISTS (SELECT 1 FROM nodes WHERE name = $1 AND expires_at > now()) RETURNING table_id";

    // For nodes that are there only: nobody would ever take the others.
    INSERT_LETTERS = "INSERT INTO letters (recipient, text) \
         SELECT recipient, text FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS new (recipient, text, place) \
         WHERE recipient IN (SELECT name FROM nodes) ORDER BY place";
    TAKE_LETTERS = "WITH taken AS (DELETE FROM letters WHERE recipient = $1 RETURNING place, text) \
         SELECT text FROM taken ORDER BY place";
    // What was on its way when its recipient died.
    DELETE_DEAD_LETTERS = "DELETE FROM letters WHERE place IN (SELECT place FROM letters \
         WHERE recipient NOT IN (SELECT name FROM nodes) LIMIT $1 FOR UPDATE SKIP LOCKED)";

    // What an operator asks for.
    SELECT_BEFORE = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at, about FROM tables \
         WHERE phase = $1 AND created_at < $2 ORDER BY created_at, id LIMIT $4 OFFSET $3";
    SELECT_LOG_SIZE = "SELECT COALESCE(MAX(number), 0), COALESCE(SUM(length(line)), 0)::bigint FROM entries \
         WHERE table_id = $1";
    SELECT_NAMING = "SELECT id FROM tables WHERE creator = $1 UNION SELECT table_id FROM seated WHERE player_id = $1 \
         UNION SELECT table_id FROM entries WHERE strpos(line, $1) > 0 ORDER BY 1";
    SELECT_PLAYERS = "SELECT id, name, created_at, (SELECT COUNT(*) FROM seated WHERE player_id = players.id), \
         EXISTS (SELECT 1 FROM secrets WHERE player_id = players.id AND kind = 'banned') FROM players \
         WHERE id > $1 AND strpos(lower(name), lower($2)) > 0 ORDER BY id LIMIT $3";
    SELECT_PLAYER = "SELECT id, name, created_at, (SELECT COUNT(*) FROM seated WHERE player_id = players.id), \
         EXISTS (SELECT 1 FROM secrets WHERE player_id = players.id AND kind = 'banned') FROM players WHERE id = $1";
    SELECT_IDLE_NAMES = "SELECT id FROM players WHERE name <> '' AND created_at < $1 \
         AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
         AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id \
             AND (secrets.kind <> 'cookie' OR secrets.created_at >= $1)) \
         ORDER BY created_at LIMIT $2";
    FORGET_NAME = "DELETE FROM players WHERE id = $1 AND name <> '' AND created_at < $2 \
         AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
         AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id \
             AND (secrets.kind <> 'cookie' OR secrets.created_at >= $2))";
    // Appends of the owner hold the same lock, so nothing is added meanwhile.
    LOCK_CLAIM = "SELECT 1 FROM owners WHERE table_id = $1 AND epoch = $2 FOR UPDATE";
    DELETE_ENTRIES = "DELETE FROM entries WHERE table_id = $1";
    DELETE_TABLE = "DELETE FROM tables WHERE id = $1";
    DELETE_CLAIM = "DELETE FROM owners WHERE table_id = $1";
    INSERT_LOG = "INSERT INTO entries (table_id, number, epoch, line) \
         SELECT $1, new.number, $2, new.line FROM unnest($3::text[]) WITH ORDINALITY AS new (line, number)";
    UPDATE_CREATOR = "UPDATE tables SET creator = $2 WHERE id = $1";
    DELETE_TOOLS = "DELETE FROM secrets WHERE player_id = $1 AND kind IN ('token', 'recovery')";
    BAN = "UPDATE secrets SET kind = 'banned' WHERE player_id = $1 AND kind = 'cookie'";
    LIFT_BAN = "UPDATE secrets SET kind = 'cookie' WHERE player_id = $1 AND kind = 'banned'";
    DELETE_SEATS = "DELETE FROM seated WHERE player_id = $1";
    DELETE_PLAYER = "DELETE FROM players WHERE id = $1";
}
