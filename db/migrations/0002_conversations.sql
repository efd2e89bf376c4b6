ALTER TABLE turns ADD COLUMN accepted_stamp INTEGER NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN ended_stamp INTEGER;

UPDATE turns SET
  accepted_stamp = CAST(round(unixepoch(created_at, 'subsec') * 1000) AS INTEGER),
  ended_stamp = CAST(round(unixepoch(completed_at, 'subsec') * 1000) AS INTEGER);

CREATE TABLE conversations (
  seq        INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  title      TEXT,
  question   TEXT NOT NULL,
  preview    TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  turn_count INTEGER NOT NULL,
  UNIQUE (user_id, id)
) STRICT;

CREATE INDEX conversations_by_activity ON conversations (user_id, updated_at);

INSERT INTO conversations (user_id, id, title, question, preview, created_at, updated_at, turn_count)
SELECT
  user_id,
  conversation_id,
  (SELECT t.title FROM turns t
   WHERE t.user_id = turns.user_id AND t.conversation_id = turns.conversation_id AND t.title <> ''
   ORDER BY t.seq LIMIT 1),
  (SELECT substr(json_extract(t.messages, '$[#-1].content'), 1, 80) FROM turns t
   WHERE t.user_id = turns.user_id AND t.conversation_id = turns.conversation_id
   ORDER BY t.seq LIMIT 1),
  (SELECT substr(coalesce(json_extract(t.result, '$.answer'), json_extract(t.messages, '$[#-1].content')), 1, 160)
   FROM turns t
   WHERE t.user_id = turns.user_id AND t.conversation_id = turns.conversation_id
   ORDER BY coalesce(t.ended_stamp, t.accepted_stamp) DESC, t.seq DESC LIMIT 1),
  min(created_at),
  max(max(accepted_stamp, coalesce(ended_stamp, 0))),
  count(*)
FROM turns
WHERE conversation_id IS NOT NULL
GROUP BY user_id, conversation_id
ORDER BY min(seq);
