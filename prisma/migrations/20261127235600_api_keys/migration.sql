-- Companies and administrators create keys with which their own programs call the API.

-- step: scopes
DO $$ BEGIN
    CREATE TYPE api_key_scope AS ENUM ('listings_read', 'listings_write', 'enquiries_read');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

-- step: keys
CREATE TABLE IF NOT EXISTS api_keys (
    id serial PRIMARY KEY,
    agency_id integer REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE CASCADE,
    created_by_id integer NOT NULL REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT api_keys_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
    hash bytea NOT NULL CONSTRAINT api_keys_hash_length CHECK (octet_length(hash) = 32),
    prefix text NOT NULL,
    scopes api_key_scope[] CONSTRAINT api_keys_scopes_given CHECK (scopes IS NOT NULL AND cardinality(scopes) > 0),
    origins text[] DEFAULT ARRAY[]::text[] CONSTRAINT api_keys_origins_given CHECK (origins IS NOT NULL),
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    last_used_at timestamptz(3),
    revoked_at timestamptz(3)
);
CREATE UNIQUE INDEX IF NOT EXISTS api_keys_hash_key ON api_keys (hash);
CREATE INDEX IF NOT EXISTS api_keys_agency_id_idx ON api_keys (agency_id);
CREATE INDEX IF NOT EXISTS api_keys_created_by_id_idx ON api_keys (created_by_id);
