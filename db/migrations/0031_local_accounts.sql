-- How people sign in whose accounts this service keeps itself. Of passwords, links and devices only hashes are kept.
CREATE TABLE local_accounts (
  user_id       TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email         TEXT NOT NULL UNIQUE,
  password_hash TEXT,
  changed_at    INTEGER NOT NULL
) STRICT;

CREATE TABLE invitations (
  seq         INTEGER PRIMARY KEY AUTOINCREMENT,
  id          TEXT NOT NULL UNIQUE,
  user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name        TEXT NOT NULL,
  link_hash   TEXT NOT NULL UNIQUE,
  created_at  INTEGER NOT NULL,
  expires_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX invitations_by_user ON invitations (user_id, seq);

CREATE TABLE sign_in_links (
  seq         INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  link_hash   TEXT NOT NULL UNIQUE,
  expires_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_in_links_by_user ON sign_in_links (user_id);

CREATE TABLE known_devices (
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id      TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret_hash  TEXT NOT NULL,
  network_hash TEXT NOT NULL,
  expires_at   INTEGER NOT NULL,
  UNIQUE (user_id, secret_hash)
) STRICT;

-- Wrong passwords by the hash of what they are counted by.
CREATE TABLE sign_in_attempts (
  key_hash TEXT PRIMARY KEY,
  wrong    INTEGER NOT NULL,
  next_at  INTEGER NOT NULL,
  ends_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_in_attempts_by_end ON sign_in_attempts (ends_at);
