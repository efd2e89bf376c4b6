-- Where a result is printed in its report: the page from 1, the box of the value as a JSON array of left, bottom,
-- right, top, and the printed line.
ALTER TABLE biomarkers ADD COLUMN page INTEGER;
ALTER TABLE biomarkers ADD COLUMN box TEXT;
ALTER TABLE biomarkers ADD COLUMN printed TEXT;
