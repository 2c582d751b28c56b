-- Companies name addresses to which the site sends events. `prisma/sql/webhook-events.sql` fills the table of deliveries.

-- step: kinds
DO $$ BEGIN
    CREATE TYPE webhook_event AS ENUM ('listing_changed', 'enquiry_received', 'webhook_test');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$ BEGIN
    CREATE TYPE webhook_change AS ENUM ('created', 'changed', 'withdrawn');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$ BEGIN
    CREATE TYPE webhook_off_reason AS ENUM ('owner', 'gone', 'failures');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

-- step: webhooks
CREATE TABLE IF NOT EXISTS webhooks (
    id serial PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE CASCADE,
    created_by_id integer NOT NULL REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    address text NOT NULL CONSTRAINT webhooks_address_length CHECK (char_length(address) BETWEEN 1 AND 2000),
    events webhook_event[] CONSTRAINT webhooks_events_given CHECK (events IS NOT NULL AND cardinality(events) > 0),
    secret bytea NOT NULL,
    former_secret bytea,
    former_secret_until timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    off_since timestamptz(3),
    off_reason webhook_off_reason,
    busy_until timestamptz(3),
    CONSTRAINT webhooks_off_with_reason CHECK ((off_since IS NULL) = (off_reason IS NULL)),
    CONSTRAINT webhooks_former_secret_ends CHECK ((former_secret IS NULL) = (former_secret_until IS NULL))
);
CREATE INDEX IF NOT EXISTS webhooks_agency_id_idx ON webhooks (agency_id);
CREATE INDEX IF NOT EXISTS webhooks_created_by_id_idx ON webhooks (created_by_id);

-- step: deliveries
CREATE TABLE IF NOT EXISTS webhook_deliveries (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    webhook_id integer NOT NULL REFERENCES webhooks(id) ON UPDATE CASCADE ON DELETE CASCADE,
    event webhook_event NOT NULL,
    subject_id integer,
    change webhook_change,
    transaction bigint NOT NULL DEFAULT txid_current(),
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz(3),
    delivered_at timestamptz(3),
    http_status integer,
    error text
);
CREATE UNIQUE INDEX IF NOT EXISTS webhook_deliveries_webhook_id_event_subject_id_transaction_key
    ON webhook_deliveries (webhook_id, event, subject_id, transaction);
CREATE INDEX IF NOT EXISTS webhook_deliveries_webhook_id_created_at_idx ON webhook_deliveries (webhook_id, created_at);
CREATE INDEX IF NOT EXISTS webhook_deliveries_next_at_idx ON webhook_deliveries (next_at);
CREATE INDEX IF NOT EXISTS webhook_deliveries_created_at_idx ON webhook_deliveries (created_at);
