-- An owner's own caption of a picture, and the room that it shows where the name of its file does not say so, or says it wrongly.

-- step: columns
ALTER TABLE pictures ADD COLUMN IF NOT EXISTS caption TEXT NOT NULL DEFAULT '', ADD COLUMN IF NOT EXISTS room picture_room;

-- step: limit
ALTER TABLE pictures DROP CONSTRAINT IF EXISTS pictures_caption_check;
ALTER TABLE pictures ADD CONSTRAINT pictures_caption_check CHECK (char_length(caption) <= 120) NOT VALID;

-- step: validate
ALTER TABLE pictures VALIDATE CONSTRAINT pictures_caption_check;
