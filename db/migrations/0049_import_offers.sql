-- What an imported file says of its person and offers to their profile, and whether they want none of it.
ALTER TABLE file_imports ADD COLUMN birthday TEXT;
ALTER TABLE file_imports ADD COLUMN gender TEXT;
ALTER TABLE file_imports ADD COLUMN offer_declined INTEGER NOT NULL DEFAULT 0;
CREATE INDEX file_imports_offer_declined ON file_imports (user_id) WHERE offer_declined = 1;
