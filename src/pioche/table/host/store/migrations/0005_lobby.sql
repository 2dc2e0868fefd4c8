DROP INDEX lobby;
CREATE INDEX lobby ON tables (opened) WHERE public = 1 AND phase <> 'over';
