CREATE INDEX tables_touched ON tables (touched, id);
CREATE INDEX games_ended ON games (ended);
CREATE INDEX people_at ON people (id);
CREATE TABLE probe (filling TEXT NOT NULL);
