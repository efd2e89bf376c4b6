-- Whether a result that was read in a report waits for its person to confirm it ('awaited'), or was ('given').
ALTER TABLE biomarkers ADD COLUMN confirmation TEXT;
