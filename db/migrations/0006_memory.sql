ALTER TABLE memory ADD COLUMN topic TEXT NOT NULL DEFAULT '';

UPDATE memory SET topic = kind || ': ' || lower(trim(text, ' .!'));

CREATE INDEX memory_by_topic ON memory (user_id, topic, seq);
