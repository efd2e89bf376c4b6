-- What people write down themselves, and what of their rows they say is wrong.
CREATE TABLE notes (
  seq        INTEGER PRIMARY KEY AUTOINCREMENT,
  id         TEXT NOT NULL UNIQUE,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  date       TEXT NOT NULL,
  kind       TEXT NOT NULL,
  name       TEXT NOT NULL,
  value      REAL,
  unit       TEXT,
  text       TEXT,
  until      TEXT,
  "column"   TEXT,
  amount     REAL,
  turn_id    TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX notes_by_day ON notes (user_id, date, seq);
CREATE INDEX notes_by_kind ON notes (user_id, kind, date);

CREATE TABLE wrong_marks (
  seq       INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  row_id    TEXT NOT NULL,
  field     TEXT NOT NULL,
  marked_at TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX wrong_marks_by_row ON wrong_marks (user_id, row_id, field);
