-- How a result was read in its report, and what there is to say of how a report was read.
ALTER TABLE biomarkers ADD COLUMN read_by TEXT;
ALTER TABLE labs ADD COLUMN note TEXT;
