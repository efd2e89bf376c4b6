-- What an import brought beside rows, so that it can be taken back: the digest is of what it was, where its person
-- may change it since.
CREATE TABLE brought_records (
  user_id   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  noun      TEXT NOT NULL,
  record    TEXT NOT NULL,
  import_id TEXT NOT NULL,
  digest    TEXT NOT NULL,
  PRIMARY KEY (user_id, noun, record)
) STRICT;

CREATE INDEX brought_records_by_import ON brought_records (import_id, noun);

-- Whether an import is being taken back: a start goes on with it.
ALTER TABLE file_imports ADD COLUMN taking_back INTEGER NOT NULL DEFAULT 0;
CREATE INDEX file_imports_taken_back ON file_imports (seq) WHERE taking_back = 1;
-- Whether a step ran on another server, whose export brought it.
ALTER TABLE turn_steps ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0;
