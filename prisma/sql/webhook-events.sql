-- The events that webhooks receive. The triggers of listing-changes.sql queue those of listings, so that every writer of listings
-- counts: forms, programs, imports, feeds and the schedule.

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
