-- From when on a file that breaks off is missing, and until when the file of an import that has ended is kept.
ALTER TABLE file_imports ADD COLUMN missing_from TEXT;
ALTER TABLE file_imports ADD COLUMN kept_until TEXT;
