CREATE TABLE idempotency_keys (
  user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  method      TEXT NOT NULL,
  path        TEXT NOT NULL,
  key         TEXT NOT NULL,
  body_hash   TEXT NOT NULL,
  reserved_at INTEGER NOT NULL,
  status      INTEGER,
  body        TEXT,
  PRIMARY KEY (user_id, method, path, key)
) STRICT;

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (reserved_at);
