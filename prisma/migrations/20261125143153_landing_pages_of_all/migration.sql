-- A landing page of no place is of all, and one of no kind of any: null, instead of 0 and ''.
ALTER TABLE landing_pages DROP CONSTRAINT landing_pages_pkey;
ALTER TABLE landing_pages ALTER COLUMN place_id DROP NOT NULL, ALTER COLUMN kind DROP NOT NULL;
ALTER TABLE landing_pages
    ALTER COLUMN place_id TYPE INTEGER USING nullif(place_id, 0),
    ALTER COLUMN kind TYPE TEXT USING nullif(kind, ''),
    ADD COLUMN id SERIAL NOT NULL,
    ADD CONSTRAINT landing_pages_pkey PRIMARY KEY (id),
    ADD CONSTRAINT landing_pages_narrowed CHECK (place_id > 0 AND kind <> '');
CREATE UNIQUE INDEX landing_pages_status_place_id_kind_key ON landing_pages (status, place_id, kind) NULLS NOT DISTINCT;
