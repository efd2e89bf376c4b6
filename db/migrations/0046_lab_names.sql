-- What the uploaded file was called, and the laboratory that the report names: plain text of at most 80 characters.
ALTER TABLE labs ADD COLUMN file_name TEXT;
ALTER TABLE labs ADD COLUMN laboratory TEXT;
