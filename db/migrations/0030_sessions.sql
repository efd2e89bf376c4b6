-- Browsers in which people are signed in. Of the secret in a browser's cookie only its hash is kept.
CREATE TABLE sessions (
  seq         INTEGER PRIMARY KEY AUTOINCREMENT,
  id          TEXT NOT NULL UNIQUE,
  secret_hash TEXT NOT NULL UNIQUE,
  user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  demo_id     TEXT REFERENCES users (id) ON DELETE SET NULL,
  browser     TEXT NOT NULL,
  created_at  INTEGER NOT NULL,
  used_at     INTEGER NOT NULL,
  expires_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_demo ON sessions (demo_id);
