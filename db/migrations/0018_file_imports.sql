-- An import of a file: how far it is, and at its end what it read. The file itself is gone then.
CREATE TABLE file_imports (
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  id           TEXT NOT NULL UNIQUE,
  user_id      TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  status       TEXT NOT NULL,
  kind         TEXT NOT NULL,
  vendor       TEXT,
  bytes_read   INTEGER NOT NULL,
  bytes_total  INTEGER NOT NULL,
  records_read INTEGER NOT NULL,
  records_used INTEGER NOT NULL,
  by_type      TEXT NOT NULL,
  first_date   TEXT,
  last_date    TEXT,
  attempts     INTEGER NOT NULL,
  created_at   TEXT NOT NULL,
  completed_at TEXT,
  error        TEXT
) STRICT;

CREATE INDEX file_imports_by_user ON file_imports (user_id, seq);
CREATE INDEX file_imports_open ON file_imports (seq) WHERE status IN ('queued', 'running');
-- The deliveries that an import made name it.
CREATE INDEX raw_events_by_import ON raw_events (reference) WHERE reference LIKE 'imp_%';
