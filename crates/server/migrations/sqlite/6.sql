-- What lists say of a table, as JSON, so that nobody folds logs to show a list. The log stays the truth.
ALTER TABLE tables ADD COLUMN about TEXT NOT NULL DEFAULT '';
