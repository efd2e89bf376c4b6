-- How many days, nights and workouts an import brought that were not here just so already.
ALTER TABLE file_imports ADD COLUMN changes INTEGER;
