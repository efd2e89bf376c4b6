-- What the sender called the file: some formats say only there what their values are.
ALTER TABLE file_imports ADD COLUMN name TEXT NOT NULL DEFAULT '';
