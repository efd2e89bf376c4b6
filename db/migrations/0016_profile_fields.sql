-- When somebody was born, where they live, and the units they read.
ALTER TABLE profiles ADD COLUMN birthday TEXT;
ALTER TABLE profiles ADD COLUMN country TEXT;
ALTER TABLE profiles ADD COLUMN units TEXT;
ALTER TABLE profiles ADD COLUMN time_zone TEXT;
