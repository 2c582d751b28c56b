-- Orders are compared by a keyed digest of the whole wallet number; payments of one order share a key.
ALTER TABLE payments ADD COLUMN payer_phone_digest text, ADD COLUMN order_key text;

CREATE INDEX payments_order_key_idx ON payments (order_key);
