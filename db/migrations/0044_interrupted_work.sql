-- Work that was under way when the process ended: a row until it has passed the step it was in.
-- `deaths` are ends of the process, not in order, while it ran alone; `reached` is how many records of an import were
-- read at one of them.
CREATE TABLE interrupted_work (
  id      TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state   TEXT NOT NULL,
  deaths  INTEGER NOT NULL,
  reached INTEGER NOT NULL
) STRICT;
