-- An import may do without the pictures that cannot be had, and bring them later.
ALTER TABLE listing_imports
  ADD COLUMN pictured integer NOT NULL DEFAULT 0,
  ADD COLUMN missing integer NOT NULL DEFAULT 0,
  ADD COLUMN without_missing boolean NOT NULL DEFAULT false;
