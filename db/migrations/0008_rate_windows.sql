CREATE TABLE rate_windows (
  user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  span_ms  INTEGER NOT NULL,
  tallies  TEXT NOT NULL,
  empty_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, span_ms)
) STRICT, WITHOUT ROWID;

CREATE INDEX rate_windows_by_end ON rate_windows (empty_at);
