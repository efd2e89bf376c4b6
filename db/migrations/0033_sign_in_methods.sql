-- Further ways to sign in: passkeys, codes of an authenticator app, recovery codes.
CREATE TABLE passkeys (
  seq           INTEGER PRIMARY KEY AUTOINCREMENT,
  id            TEXT NOT NULL UNIQUE,
  user_id       TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name          TEXT NOT NULL,
  credential_id TEXT NOT NULL UNIQUE,
  public_key    BLOB NOT NULL,
  counter       INTEGER NOT NULL,
  transports    TEXT NOT NULL,
  created_at    INTEGER NOT NULL,
  used_at       INTEGER
) STRICT;

CREATE INDEX passkeys_by_user ON passkeys (user_id, seq);

-- What a browser has to sign with a passkey next. The browser is named by the hash of a secret it keeps.
CREATE TABLE passkey_challenges (
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  browser_hash TEXT NOT NULL UNIQUE,
  challenge    TEXT NOT NULL,
  expires_at   INTEGER NOT NULL
) STRICT;

CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at);

-- The secret shared with an authenticator app, sealed with a key that is not in this file.
CREATE TABLE totp_secrets (
  user_id       TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_secret TEXT NOT NULL,
  last_step     INTEGER NOT NULL,
  confirmed_at  INTEGER
) STRICT;

CREATE TABLE recovery_codes (
  seq       INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  UNIQUE (user_id, code_hash)
) STRICT;
