-- What each turn asked of a model provider, one row an attempt, and the sentences of its answer that were struck.
CREATE TABLE model_calls (
  turn_id            TEXT NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  seq                INTEGER NOT NULL,
  at                 TEXT NOT NULL,
  step               TEXT NOT NULL,
  agent              TEXT NOT NULL,
  host               TEXT NOT NULL,
  model              TEXT NOT NULL,
  prompt_version     TEXT NOT NULL,
  bytes_sent         INTEGER NOT NULL,
  sha256             TEXT,
  input_tokens       INTEGER NOT NULL,
  output_tokens      INTEGER NOT NULL,
  cache_read_tokens  INTEGER NOT NULL,
  cache_write_tokens INTEGER NOT NULL,
  is_estimated       INTEGER NOT NULL,
  cost_usd           REAL,
  duration_ms        INTEGER,
  outcome            TEXT NOT NULL,
  limit_reached      TEXT,
  elsewhere          INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (turn_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE struck_sentences (
  turn_id   TEXT NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  seq       INTEGER NOT NULL,
  class     TEXT NOT NULL,
  sentence  TEXT NOT NULL,
  PRIMARY KEY (turn_id, seq)
) STRICT, WITHOUT ROWID;
