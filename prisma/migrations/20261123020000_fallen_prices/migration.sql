-- The price of which somebody was mailed that their favorite costs less, and who wants no such mails.
ALTER TABLE favorites
    ADD COLUMN told_price DECIMAL(14, 2),
    ADD CONSTRAINT favorites_told_price_range CHECK (told_price >= 0);
ALTER TABLE users ADD COLUMN favorite_mails_off_at TIMESTAMPTZ(3);
