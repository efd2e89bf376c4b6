ALTER TABLE notification_settings ADD COLUMN briefing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notification_settings ADD COLUMN briefing_at TEXT NOT NULL DEFAULT '07:00';
ALTER TABLE notification_settings ADD COLUMN alerts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notification_settings ADD COLUMN stopped TEXT NOT NULL DEFAULT '[]';
ALTER TABLE notification_settings ADD COLUMN looked_on TEXT;

-- Turns that nobody asked for: at most one of each kind a day.
CREATE TABLE proactive_turns (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL,
  date    TEXT NOT NULL,
  turn_id TEXT NOT NULL UNIQUE,
  subject TEXT,
  PRIMARY KEY (user_id, kind, date)
) STRICT;
