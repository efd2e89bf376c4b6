ALTER TABLE told_alerts RENAME TO shown_alerts;
