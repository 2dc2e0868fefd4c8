ALTER TABLE tables ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET touched = opened;
