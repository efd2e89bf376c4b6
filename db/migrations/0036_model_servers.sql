CREATE TABLE model_servers (
  url       TEXT NOT NULL,
  model     TEXT NOT NULL,
  limits    TEXT NOT NULL,
  probed_at INTEGER NOT NULL,
  PRIMARY KEY (url, model)
) STRICT, WITHOUT ROWID;
