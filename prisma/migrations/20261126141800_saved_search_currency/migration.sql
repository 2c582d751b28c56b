-- The currency of the prices of a saved search; null for US dollars.
ALTER TABLE saved_searches ADD COLUMN currency TEXT,
    ADD CONSTRAINT saved_searches_currency_check CHECK (currency ~ '^[A-Z]{3}$');
