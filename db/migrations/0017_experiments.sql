-- An experiment of a person with themselves: what is changed on which day, and what is looked at.
CREATE TABLE experiments (
  seq        INTEGER PRIMARY KEY AUTOINCREMENT,
  id         TEXT NOT NULL UNIQUE,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  turn_id    TEXT UNIQUE,
  title      TEXT NOT NULL,
  habit      TEXT,
  step       TEXT NOT NULL,
  target     TEXT NOT NULL,
  seed       INTEGER NOT NULL,
  days       TEXT NOT NULL,
  stopped_on TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX experiments_by_user ON experiments (user_id, seq);
