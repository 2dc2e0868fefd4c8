CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    epoch BIGINT NOT NULL,
    public INTEGER NOT NULL,
    phase TEXT NOT NULL,
    opened BIGINT NOT NULL,
    card TEXT NOT NULL
);
CREATE INDEX lobby ON tables (public, opened);
CREATE TABLE log (
    id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    epoch BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (id, seq)
) CLUSTERED;
CREATE TABLE people (
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (person, id)
);
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    place TEXT NOT NULL,
    game TEXT NOT NULL,
    public INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX games_of ON games (place, ended);
CREATE INDEX games_open ON games (public, ended);
