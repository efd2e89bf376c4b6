-- The latest change of a person's diary, without reading the diary.
CREATE INDEX diary_days_by_change ON diary_days (user_id, updated_at);
