-- How often the reading of a report was begun: counted before a process is started that reads it.
ALTER TABLE labs ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
