-- The events that webhooks receive. Triggers queue them, so that every writer of listings counts: forms, programs, imports, feeds
-- and the schedule.

-- Queues an event for each subject of a company. Changes of one subject in one transaction are one event. A webhook receives
-- events while its company is verified, and while its creator owns the company, as an API key works.
CREATE OR REPLACE FUNCTION queue_webhooks(happened webhook_event, companies INTEGER[], subjects INTEGER[], changes webhook_change[])
RETURNS void LANGUAGE sql AS $$
    INSERT INTO webhook_deliveries AS d (webhook_id, event, subject_id, change, created_at, next_at)
    SELECT w.id, happened, given.subject, given.change, clock_timestamp(), clock_timestamp()
    FROM unnest(companies, subjects, changes) AS given(company, subject, change)
    JOIN webhooks w ON w.agency_id = given.company AND w.off_since IS NULL AND happened = ANY (w.events)
    JOIN agencies a ON a.id = w.agency_id AND a.verified_at IS NOT NULL
    JOIN agency_members m ON m.agency_id = w.agency_id AND m.user_id = w.created_by_id AND m.is_owner
    JOIN users u ON u.id = w.created_by_id AND u.disabled_at IS NULL
    ORDER BY w.id, given.subject
    ON CONFLICT (webhook_id, event, subject_id, transaction) DO UPDATE SET change =
        CASE WHEN excluded.change = 'changed' THEN d.change ELSE excluded.change END;
$$;

CREATE OR REPLACE FUNCTION queue_inserted_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM webhooks WHERE off_since IS NULL) THEN
        PERFORM queue_webhooks('listing_changed', array_agg(agency_id), array_agg(id), array_agg('created'::webhook_change))
        FROM new_rows WHERE agency_id IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;

-- A listing that changes its company is withdrawn for the former company and created for the new one.
CREATE OR REPLACE FUNCTION queue_updated_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM webhooks WHERE off_since IS NULL) THEN
        PERFORM queue_webhooks('listing_changed', array_agg(company), array_agg(subject), array_agg(kind))
        FROM (
            SELECT o.agency_id AS company, o.id AS subject, 'withdrawn'::webhook_change AS kind
            FROM old_rows o JOIN new_rows n USING (id)
            WHERE o.agency_id IS NOT NULL AND n.agency_id IS DISTINCT FROM o.agency_id
            UNION ALL
            SELECT n.agency_id, n.id, (CASE
                WHEN n.agency_id IS DISTINCT FROM o.agency_id THEN 'created'
                WHEN n.listed_as IS NULL AND o.listed_as IS NOT NULL THEN 'withdrawn'
                ELSE 'changed' END)::webhook_change
            FROM old_rows o JOIN new_rows n USING (id)
            WHERE n.agency_id IS NOT NULL AND (n.agency_id, n.version, n.listed_as, n.status, n.deleted_at IS NULL)
                IS DISTINCT FROM (o.agency_id, o.version, o.listed_as, o.status, o.deleted_at IS NULL)) AS happened;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER properties_inserted_for_webhooks AFTER INSERT ON properties
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_inserted_listings();
CREATE OR REPLACE TRIGGER properties_updated_for_webhooks AFTER UPDATE ON properties
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_updated_listings();
