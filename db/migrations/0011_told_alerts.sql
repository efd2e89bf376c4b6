CREATE TABLE told_alerts (
  user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  subject  TEXT NOT NULL,
  PRIMARY KEY (user_id, subject)
) STRICT, WITHOUT ROWID;
