-- Pages on which a person hands files over. Of a link only its hash is kept, and of the browser that opened it.
CREATE TABLE connect_sessions (
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash   TEXT NOT NULL UNIQUE,
  browser_hash TEXT,
  user_id      TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider     TEXT NOT NULL,
  redirect_url TEXT NOT NULL,
  failure_url  TEXT,
  expires_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX connect_sessions_by_user ON connect_sessions (user_id);
