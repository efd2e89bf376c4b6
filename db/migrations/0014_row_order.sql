-- The order in which rows were made is a column, where it was the implicit row number.
CREATE TABLE ordered_users (
  seq        INTEGER PRIMARY KEY AUTOINCREMENT,
  id         TEXT NOT NULL UNIQUE,
  issuer     TEXT NOT NULL,
  subject    TEXT NOT NULL,
  email      TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (issuer, subject)
) STRICT;

INSERT INTO ordered_users (seq, id, issuer, subject, email, created_at)
  SELECT rowid, id, issuer, subject, email, created_at FROM users ORDER BY rowid;

DROP TABLE users;
ALTER TABLE ordered_users RENAME TO users;

CREATE TABLE ordered_labs (
  seq               INTEGER PRIMARY KEY AUTOINCREMENT,
  id                TEXT NOT NULL UNIQUE,
  user_id           TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  upload_id         TEXT UNIQUE,
  aggregator_status TEXT NOT NULL,
  uploaded_at       TEXT NOT NULL,
  parsed_at         TEXT,
  content_type      TEXT NOT NULL,
  size_bytes        INTEGER NOT NULL,
  storage_key       TEXT NOT NULL
) STRICT;

INSERT INTO ordered_labs
    (seq, id, user_id, upload_id, aggregator_status, uploaded_at, parsed_at, content_type, size_bytes, storage_key)
  SELECT rowid, id, user_id, upload_id, aggregator_status, uploaded_at, parsed_at, content_type, size_bytes, storage_key
  FROM labs ORDER BY rowid;

DROP TABLE labs;
ALTER TABLE ordered_labs RENAME TO labs;
CREATE INDEX labs_by_user ON labs (user_id, uploaded_at);
CREATE INDEX labs_pending ON labs (id) WHERE aggregator_status = 'pending';

CREATE TABLE ordered_biomarkers (
  seq             INTEGER PRIMARY KEY AUTOINCREMENT,
  id              TEXT NOT NULL UNIQUE,
  user_id         TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  lab_id          TEXT REFERENCES labs (id) ON DELETE SET NULL,
  raw_event_id    INTEGER,
  name            TEXT NOT NULL,
  value           REAL,
  operator        TEXT,
  value_text      TEXT,
  unit            TEXT NOT NULL,
  reference_range TEXT NOT NULL,
  out_of_range    INTEGER NOT NULL,
  test_date       TEXT,
  updated_at      INTEGER NOT NULL
) STRICT;

INSERT INTO ordered_biomarkers
    (seq, id, user_id, lab_id, raw_event_id, name, value, operator, value_text, unit, reference_range, out_of_range,
     test_date, updated_at)
  SELECT rowid, id, user_id, lab_id, raw_event_id, name, value, operator, value_text, unit, reference_range,
    out_of_range, test_date, updated_at
  FROM biomarkers ORDER BY rowid;

DROP TABLE biomarkers;
ALTER TABLE ordered_biomarkers RENAME TO biomarkers;
CREATE UNIQUE INDEX biomarkers_by_result ON biomarkers (lab_id, name, COALESCE(test_date, ''));
CREATE INDEX biomarkers_by_user ON biomarkers (user_id, test_date);
