-- What a person wants to be told without asking. Nobody has a row who never chose.
CREATE TABLE notification_settings (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  events  INTEGER NOT NULL,
  details INTEGER NOT NULL
) STRICT;

-- The outbox of notifications: sent in the order of seq to each target.
CREATE TABLE notifications (
  seq         INTEGER PRIMARY KEY AUTOINCREMENT,
  target      TEXT NOT NULL,
  id          TEXT NOT NULL,
  user_id     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  occurred_at TEXT NOT NULL,
  occurrence  TEXT NOT NULL,
  attempts    INTEGER NOT NULL DEFAULT 0,
  due_at      INTEGER NOT NULL,
  failure     TEXT,
  dead_at     INTEGER,
  UNIQUE (target, id)
) STRICT;

CREATE INDEX notifications_to_send ON notifications (target, seq) WHERE dead_at IS NULL;
CREATE INDEX notifications_by_user ON notifications (user_id);
