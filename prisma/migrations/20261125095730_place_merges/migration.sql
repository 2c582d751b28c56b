-- What a merge of places moved, so that it can be undone.
CREATE TABLE place_merges (
  id SERIAL NOT NULL,
  place_id INTEGER NOT NULL,
  into_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  into_name TEXT NOT NULL,
  listing_ids INTEGER[],
  listing_texts TEXT[],
  record JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  undone_at TIMESTAMPTZ(3),
  CONSTRAINT place_merges_pkey PRIMARY KEY (id)
);
