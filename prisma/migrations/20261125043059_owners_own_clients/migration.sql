-- The device and network from which the holder of a session looked at their own listings last, as a keyed digest. Clients
-- that open a listing without their token are recognised by it.
ALTER TABLE sessions ADD COLUMN client_digest TEXT, ADD COLUMN client_seen_at TIMESTAMPTZ(3);
