CREATE TABLE outbox (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  kind     TEXT NOT NULL CHECK (kind IN ('deauthenticate', 'delete_identity', 'delete_uploads')),
  target   TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at   INTEGER NOT NULL,
  UNIQUE (kind, target)
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due_at);

CREATE TABLE forgotten (
  hash         BLOB PRIMARY KEY,
  forgotten_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX raw_events_by_aggregator_user ON raw_events (aggregator_user_id);
CREATE INDEX raw_events_by_reference ON raw_events (reference_id)
  WHERE type NOT IN ('activity', 'sleep', 'daily', 'body');
