-- Which turns an import brought, so that nothing in them is taken for words of this service, and which were asked by a
-- token that may remove nothing.
ALTER TABLE turns ADD COLUMN restored INTEGER NOT NULL DEFAULT 0;
ALTER TABLE turns ADD COLUMN removes_nothing INTEGER NOT NULL DEFAULT 0;

UPDATE turns SET restored = 1
WHERE EXISTS (
  SELECT 1 FROM brought_records
  WHERE brought_records.user_id = turns.user_id
    AND brought_records.noun = 'turns'
    AND brought_records.record = turns.id
);

-- Which threads have one of them.
CREATE INDEX turns_restored ON turns (user_id, conversation_id) WHERE restored = 1;
