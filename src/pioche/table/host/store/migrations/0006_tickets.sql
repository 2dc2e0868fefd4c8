CREATE TABLE ticket_keys (
    day BIGINT PRIMARY KEY,
    key TEXT NOT NULL
);
CREATE TABLE spent_tickets (
    name TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE INDEX spent_until ON spent_tickets (until);
