-- Requests by the cookie of a browser, counted apart from those by a bearer token.
CREATE TABLE cookie_windows (
  user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  span_ms  INTEGER NOT NULL,
  tallies  TEXT NOT NULL,
  empty_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, span_ms)
) STRICT, WITHOUT ROWID;

CREATE INDEX cookie_windows_by_end ON cookie_windows (empty_at);
