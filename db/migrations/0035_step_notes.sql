-- Who stood in for the model while a step was done, and which limits it reached, as codes.
ALTER TABLE turn_steps ADD COLUMN notes TEXT NOT NULL DEFAULT '[]';
