-- Names that contradict a far better known place wait for an administrator instead of becoming places.
CREATE TYPE contradiction_decision AS ENUM ('known', 'different');

CREATE TABLE place_contradictions (
    id SERIAL NOT NULL,
    parent_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    written TEXT NOT NULL,
    known_id INTEGER NOT NULL,
    slug TEXT NOT NULL DEFAULT '',
    latitude DOUBLE PRECISION,
    longitude DOUBLE PRECISION,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    decision contradiction_decision,
    decided_at TIMESTAMPTZ(3),
    place_id INTEGER,
    CONSTRAINT place_contradictions_pkey PRIMARY KEY (id),
    CONSTRAINT place_contradictions_decided CHECK ((decision IS NULL) = (decided_at IS NULL)),
    CONSTRAINT place_contradictions_place CHECK ((place_id IS NOT NULL) = (decision IS NOT DISTINCT FROM 'different'))
);

-- One of each name and parent waits; the trigger of listings looks here.
CREATE UNIQUE INDEX place_contradictions_waiting_key ON place_contradictions (name, parent_id) WHERE decided_at IS NULL;

ALTER TABLE properties ADD COLUMN contradiction_id INTEGER;
