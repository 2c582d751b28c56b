-- Saved searches keep an area that was drawn on the map.

ALTER TABLE saved_searches ADD COLUMN IF NOT EXISTS drawn_area TEXT;
ALTER TABLE saved_searches DROP CONSTRAINT IF EXISTS saved_searches_drawn_area_check;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_drawn_area_check CHECK (npoints(drawn_area::polygon) BETWEEN 3 AND 40);
