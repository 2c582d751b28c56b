-- The search converts amounts of any currency. Payments still take US dollars and ZiG alone.
ALTER TABLE exchange_rates DROP CONSTRAINT exchange_rates_other_currency;
ALTER TABLE exchange_rates ALTER COLUMN currency TYPE TEXT USING currency::text;
ALTER TABLE exchange_rates ADD CONSTRAINT exchange_rates_other_currency CHECK (currency ~ '^[A-Z]{3}$' AND currency <> 'USD');
