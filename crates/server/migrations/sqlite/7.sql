-- For whom a table in play waits, as JSON, after the entry of this number: who asks folds no log. Behind the log it is
-- not current, and the log stays the truth.
ALTER TABLE tables ADD COLUMN turns TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN turns_number BIGINT NOT NULL DEFAULT 0;
