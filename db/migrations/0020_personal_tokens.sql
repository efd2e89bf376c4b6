-- Tokens that people make for their phones and scripts. Of a token only its hash is kept.
CREATE TABLE personal_tokens (
  seq        INTEGER PRIMARY KEY AUTOINCREMENT,
  id         TEXT NOT NULL UNIQUE,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name       TEXT NOT NULL,
  scopes     TEXT NOT NULL,
  hash       TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  expires_at INTEGER
) STRICT;

CREATE INDEX personal_tokens_by_user ON personal_tokens (user_id, seq);
