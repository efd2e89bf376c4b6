CREATE TABLE diary_days (
  id                        TEXT PRIMARY KEY,
  user_id                   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source_id                 TEXT REFERENCES connections (id) ON DELETE SET NULL,
  provider                  TEXT NOT NULL,
  provider_raw              TEXT NOT NULL,
  updated_at                INTEGER NOT NULL,
  deleted                   INTEGER NOT NULL DEFAULT 0,
  raw_event_id              INTEGER,
  origin                    TEXT NOT NULL,
  nutrition_ordering_ms     INTEGER,
  nutrition_raw_event_id    INTEGER,
  menstruation_ordering_ms  INTEGER,
  menstruation_raw_event_id INTEGER,
  tags_ordering_ms          INTEGER,
  tags_raw_event_id         INTEGER,
  date                      TEXT NOT NULL,
  is_complete               INTEGER,
  intake_kcal               REAL,
  protein_g                 REAL,
  carbs_g                   REAL,
  fat_g                     REAL,
  fibre_g                   REAL,
  sugar_g                   REAL,
  water_ml                  REAL,
  caffeine_mg               REAL,
  alcohol_g                 REAL,
  cycle_day                 INTEGER,
  cycle_phase               INTEGER,
  period_days               INTEGER,
  cycle_days                INTEGER,
  is_predicted              INTEGER,
  mood                      REAL,
  tags                      TEXT
) STRICT;

CREATE UNIQUE INDEX diary_days_by_source ON diary_days (source_id, date);
CREATE INDEX diary_days_by_user ON diary_days (user_id, date);

DROP INDEX raw_events_by_reference;
CREATE INDEX raw_events_by_reference ON raw_events (reference_id)
  WHERE type NOT IN ('activity', 'sleep', 'daily', 'body', 'nutrition', 'menstruation');
