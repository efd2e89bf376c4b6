-- When each target last took a notification, in epoch milliseconds: what was sent is not kept.
CREATE TABLE notification_targets (
  target  TEXT PRIMARY KEY,
  sent_at INTEGER NOT NULL
) STRICT;
