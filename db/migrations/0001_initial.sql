CREATE TABLE clock (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  mark INTEGER NOT NULL
) STRICT;

INSERT INTO clock (only, mark) VALUES (1, 0);

CREATE TABLE users (
  id         TEXT PRIMARY KEY,
  issuer     TEXT NOT NULL,
  subject    TEXT NOT NULL,
  email      TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (issuer, subject)
) STRICT;

CREATE TABLE profiles (
  user_id             TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name                TEXT,
  age                 REAL,
  gender              TEXT,
  height_cm           REAL,
  weight_kg           REAL,
  smoker              TEXT,
  alcohol_consumption TEXT,
  conditions          TEXT NOT NULL DEFAULT '[]',
  medications         TEXT NOT NULL DEFAULT '[]',
  goal                TEXT,
  story               TEXT
) STRICT;

CREATE TABLE connections (
  id                 TEXT PRIMARY KEY,
  user_id            TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider           TEXT NOT NULL,
  provider_raw       TEXT NOT NULL,
  aggregator_user_id TEXT NOT NULL UNIQUE,
  former_user_id     TEXT,
  scopes             TEXT,
  status             TEXT NOT NULL CHECK (status IN ('active', 'disconnected', 'error')),
  connected_at       TEXT NOT NULL,
  last_sync_at       TEXT,
  deactivated_at     TEXT,
  ordering_ms        INTEGER
) STRICT;

CREATE INDEX connections_by_user ON connections (user_id, connected_at);
CREATE INDEX connections_by_former_user ON connections (former_user_id) WHERE former_user_id IS NOT NULL;

CREATE TABLE raw_events (
  id                 INTEGER PRIMARY KEY AUTOINCREMENT,
  dedup_prefix       INTEGER NOT NULL,
  dedup_key          BLOB NOT NULL,
  type               TEXT NOT NULL,
  aggregator_user_id TEXT NOT NULL,
  reference_id       TEXT,
  trace_id           TEXT,
  reference          TEXT,
  ordering_ms        INTEGER,
  received_at        INTEGER NOT NULL,
  state              TEXT NOT NULL CHECK (state IN ('received', 'processed', 'skipped', 'parked')),
  attempts           INTEGER NOT NULL DEFAULT 0,
  error              TEXT,
  processed_at       INTEGER,
  encoding           TEXT NOT NULL CHECK (encoding IN ('identity', 'zstd')),
  body               BLOB
) STRICT;

CREATE INDEX raw_events_by_prefix ON raw_events (dedup_prefix);
CREATE INDEX raw_events_unfinished ON raw_events (state, id) WHERE state IN ('received', 'parked');
CREATE INDEX raw_events_parked_by_user ON raw_events (aggregator_user_id) WHERE state = 'parked';
CREATE INDEX raw_events_parked_by_reference ON raw_events (reference_id) WHERE state = 'parked';
CREATE INDEX raw_events_with_body ON raw_events (processed_at) WHERE processed_at IS NOT NULL AND body IS NOT NULL;

CREATE TABLE labs (
  id                TEXT PRIMARY KEY,
  user_id           TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  upload_id         TEXT UNIQUE,
  aggregator_status TEXT NOT NULL,
  uploaded_at       TEXT NOT NULL,
  parsed_at         TEXT,
  content_type      TEXT NOT NULL,
  size_bytes        INTEGER NOT NULL,
  storage_key       TEXT NOT NULL
) STRICT;

CREATE INDEX labs_by_user ON labs (user_id, uploaded_at);

CREATE TABLE biomarkers (
  id              TEXT PRIMARY KEY,
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

CREATE UNIQUE INDEX biomarkers_by_result ON biomarkers (lab_id, name, COALESCE(test_date, ''));
CREATE INDEX biomarkers_by_user ON biomarkers (user_id, test_date);

CREATE TABLE daily_summary (
  id                  TEXT PRIMARY KEY,
  user_id             TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source_id           TEXT REFERENCES connections (id) ON DELETE SET NULL,
  provider            TEXT NOT NULL,
  provider_raw        TEXT NOT NULL,
  updated_at          INTEGER NOT NULL,
  deleted             INTEGER NOT NULL DEFAULT 0,
  raw_event_id        INTEGER,
  origin              TEXT NOT NULL,
  daily_ordering_ms   INTEGER,
  daily_raw_event_id  INTEGER,
  body_ordering_ms    INTEGER,
  body_raw_event_id   INTEGER,
  date                TEXT NOT NULL,
  tz_offset_min       INTEGER,
  is_complete         INTEGER NOT NULL,
  steps               INTEGER,
  distance_m          REAL,
  floors              REAL,
  calories_total_kcal REAL,
  calories_active_kcal REAL,
  calories_bmr_kcal   REAL,
  active_s            REAL,
  low_s               REAL,
  moderate_s          REAL,
  vigorous_s          REAL,
  sedentary_s         REAL,
  rest_s              REAL,
  resting_hr_bpm      REAL,
  avg_hr_bpm          REAL,
  min_hr_bpm          REAL,
  max_hr_bpm          REAL,
  hrv_rmssd_ms        REAL,
  hrv_sdnn_ms         REAL,
  spo2_avg_pct        REAL,
  vo2max_ml_kg_min    REAL,
  resp_rate_brpm      REAL,
  stress_avg          REAL,
  stress_max          REAL,
  stress_high_s       REAL,
  stress_medium_s     REAL,
  stress_low_s        REAL,
  stress_rest_s       REAL,
  body_battery_min    REAL,
  body_battery_max    REAL,
  strain              REAL,
  recovery_score      REAL,
  sleep_score         REAL,
  activity_score      REAL,
  readiness_score     REAL,
  weight_kg           REAL,
  body_fat_pct        REAL,
  bp_systolic_mmhg    REAL,
  bp_diastolic_mmhg   REAL,
  body_temp_c         REAL,
  skin_temp_delta_c   REAL,
  glucose_avg_mg_dl   REAL,
  glucose_min_mg_dl   REAL,
  glucose_max_mg_dl   REAL,
  glucose_tir_pct     REAL,
  glucose_n           INTEGER,
  enrichment          TEXT
) STRICT;

CREATE UNIQUE INDEX daily_summary_by_source ON daily_summary (source_id, date);
CREATE INDEX daily_summary_by_user ON daily_summary (user_id, date);

CREATE TABLE activities (
  id                   TEXT PRIMARY KEY,
  user_id              TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source_id            TEXT REFERENCES connections (id) ON DELETE SET NULL,
  provider             TEXT NOT NULL,
  provider_raw         TEXT NOT NULL,
  updated_at           INTEGER NOT NULL,
  deleted              INTEGER NOT NULL DEFAULT 0,
  raw_event_id         INTEGER,
  origin               TEXT NOT NULL,
  ordering_ms          INTEGER,
  ordering_raw_event_id INTEGER,
  summary_id           TEXT NOT NULL,
  type                 INTEGER,
  type_name            TEXT,
  name                 TEXT,
  start_at             TEXT NOT NULL,
  end_at               TEXT,
  date                 TEXT NOT NULL,
  tz_offset_min        INTEGER,
  upload_type          INTEGER,
  duration_s           REAL,
  active_s             REAL,
  distance_m           REAL,
  steps                INTEGER,
  calories_kcal        REAL,
  calories_active_kcal REAL,
  avg_hr_bpm           REAL,
  max_hr_bpm           REAL,
  min_hr_bpm           REAL,
  hr_zones             TEXT,
  elevation_gain_m     REAL,
  elevation_loss_m     REAL,
  avg_speed_mps        REAL,
  max_speed_mps        REAL,
  avg_pace_min_km      REAL,
  avg_power_w          REAL,
  max_power_w          REAL,
  avg_cadence_rpm      REAL,
  vo2max_ml_kg_min     REAL,
  strain               REAL,
  tss                  REAL,
  energy_kj            REAL,
  training_load        REAL,
  avg_spo2_pct         REAL,
  laps                 INTEGER
) STRICT;

CREATE UNIQUE INDEX activities_by_source ON activities (source_id, summary_id);
CREATE INDEX activities_by_user ON activities (user_id, date);

CREATE TABLE sleep_sessions (
  id                TEXT PRIMARY KEY,
  user_id           TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source_id         TEXT REFERENCES connections (id) ON DELETE SET NULL,
  provider          TEXT NOT NULL,
  provider_raw      TEXT NOT NULL,
  updated_at        INTEGER NOT NULL,
  deleted           INTEGER NOT NULL DEFAULT 0,
  raw_event_id      INTEGER,
  origin            TEXT NOT NULL,
  ordering_ms       INTEGER,
  ordering_raw_event_id INTEGER,
  session_key       TEXT NOT NULL,
  summary_id        TEXT,
  start_at          TEXT NOT NULL,
  end_at            TEXT NOT NULL,
  date              TEXT NOT NULL,
  tz_offset_min     INTEGER,
  is_nap            INTEGER NOT NULL,
  upload_type       INTEGER,
  in_bed_s          REAL,
  asleep_s          REAL,
  deep_s            REAL,
  light_s           REAL,
  rem_s             REAL,
  awake_s           REAL,
  unmeasurable_s    REAL,
  latency_s         REAL,
  wakeups           INTEGER,
  efficiency_pct    REAL,
  avg_hr_bpm        REAL,
  min_hr_bpm        REAL,
  max_hr_bpm        REAL,
  resting_hr_bpm    REAL,
  hrv_rmssd_ms      REAL,
  hrv_sdnn_ms       REAL,
  resp_rate_brpm    REAL,
  spo2_avg_pct      REAL,
  skin_temp_delta_c REAL,
  score             REAL,
  readiness         REAL,
  recovery_level    INTEGER,
  snoring_s         REAL,
  hypnogram         TEXT
) STRICT;

CREATE UNIQUE INDEX sleep_sessions_by_source ON sleep_sessions (source_id, session_key);
CREATE INDEX sleep_sessions_by_user ON sleep_sessions (user_id, date);

CREATE TABLE sync_rows (
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  updated_at INTEGER NOT NULL,
  id         TEXT NOT NULL,
  kind       INTEGER NOT NULL,
  row        TEXT NOT NULL,
  PRIMARY KEY (user_id, updated_at, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE turns (
  seq                INTEGER PRIMARY KEY AUTOINCREMENT,
  id                 TEXT NOT NULL UNIQUE,
  user_id            TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  conversation_id    TEXT,
  title              TEXT,
  status             TEXT NOT NULL CHECK (status IN ('queued', 'running', 'completed', 'failed')),
  created_at         TEXT NOT NULL,
  started_at         TEXT,
  completed_at       TEXT,
  messages           TEXT NOT NULL,
  include_memory     INTEGER NOT NULL,
  include_biomarkers INTEGER NOT NULL,
  deep_research      TEXT,
  result             TEXT,
  error              TEXT,
  cost_usd           REAL,
  duration_ms        INTEGER
) STRICT;

CREATE INDEX turns_by_user ON turns (user_id, seq);
CREATE INDEX turns_by_conversation ON turns (user_id, conversation_id, seq);
CREATE INDEX turns_in_flight ON turns (status, user_id) WHERE status IN ('queued', 'running');
CREATE INDEX turns_ended ON turns (completed_at) WHERE completed_at IS NOT NULL;

CREATE TABLE turn_steps (
  turn_id     TEXT NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  step        TEXT NOT NULL,
  part        TEXT NOT NULL,
  attempts    INTEGER NOT NULL,
  started_at  TEXT NOT NULL,
  ended_at    TEXT NOT NULL,
  cost_usd    REAL NOT NULL,
  receipts    TEXT NOT NULL,
  output      TEXT,
  PRIMARY KEY (turn_id, step, part)
) STRICT, WITHOUT ROWID;

CREATE INDEX turn_steps_with_output ON turn_steps (turn_id) WHERE output IS NOT NULL;

CREATE TABLE turn_events (
  turn_id TEXT NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  id      INTEGER NOT NULL,
  type    TEXT NOT NULL,
  data    TEXT NOT NULL,
  PRIMARY KEY (turn_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE memory (
  seq        INTEGER PRIMARY KEY AUTOINCREMENT,
  id         TEXT NOT NULL UNIQUE,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  turn_id    TEXT,
  ts         TEXT NOT NULL,
  agent      TEXT NOT NULL,
  kind       TEXT NOT NULL,
  text       TEXT NOT NULL,
  confidence REAL NOT NULL,
  meta       TEXT
) STRICT;

CREATE INDEX memory_by_user ON memory (user_id, kind, seq);
