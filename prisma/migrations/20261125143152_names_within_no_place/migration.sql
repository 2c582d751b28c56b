-- A name that says of no other place that its own lies in it has no within_id, instead of 0. The columns are written anew
-- without a trigger, as what they mean stays the same.
ALTER TABLE place_names DROP CONSTRAINT place_names_pkey;
ALTER TABLE place_names ALTER COLUMN within_id DROP DEFAULT, ALTER COLUMN within_id DROP NOT NULL;
ALTER TABLE place_names
    ALTER COLUMN within_id TYPE INTEGER USING nullif(within_id, 0),
    ADD COLUMN id SERIAL NOT NULL,
    ADD CONSTRAINT place_names_pkey PRIMARY KEY (id),
    ADD CONSTRAINT place_names_within CHECK (within_id > 0);
CREATE UNIQUE INDEX place_names_place_id_name_within_id_key ON place_names (place_id, name, within_id) NULLS NOT DISTINCT;

-- Merges that can be undone keep rows of the table.
UPDATE place_merges SET record = regexp_replace(record::text, '"withinId": 0(?=[,}])', '"withinId": null', 'g')::jsonb;
