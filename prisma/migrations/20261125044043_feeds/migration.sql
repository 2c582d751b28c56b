CREATE TABLE feeds (
    path TEXT PRIMARY KEY,
    updated_at TIMESTAMPTZ(3) NOT NULL
);
