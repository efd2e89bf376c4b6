CREATE TABLE service_tokens (
  id         TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX service_tokens_by_user ON service_tokens (user_id);
CREATE INDEX service_tokens_by_expiry ON service_tokens (expires_at);

CREATE TABLE sign_ins (
  seq           INTEGER PRIMARY KEY AUTOINCREMENT,
  state_hash    TEXT NOT NULL UNIQUE,
  aim           TEXT NOT NULL,
  nonce         TEXT NOT NULL,
  code_verifier TEXT NOT NULL,
  expires_at    INTEGER NOT NULL
) STRICT;

CREATE TABLE device_codes (
  seq              INTEGER PRIMARY KEY AUTOINCREMENT,
  device_code_hash TEXT NOT NULL UNIQUE,
  user_code        TEXT NOT NULL UNIQUE,
  status           TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'denied')),
  user_id          TEXT REFERENCES users (id) ON DELETE CASCADE,
  interval_s       INTEGER NOT NULL,
  polled_at        INTEGER,
  expires_at       INTEGER NOT NULL
) STRICT;

CREATE INDEX device_codes_by_user ON device_codes (user_id) WHERE user_id IS NOT NULL;
