-- The daily limits of whose contacts somebody is shown.

-- Counts that a viewer is shown an owner's contacts: 'shared', or whose limit is reached, 'account' or 'network'.
-- One call takes one turn of a connection, so that whoever asks for very many at once holds up nobody else.
CREATE OR REPLACE FUNCTION share_contacts(viewer INTEGER, owner INTEGER, today DATE, from_network BYTEA, most_of_account INTEGER, most_of_network INTEGER)
RETURNS TEXT LANGUAGE plpgsql AS $$
BEGIN
  FOR round IN 1..2 LOOP
    IF EXISTS (SELECT FROM "contact_shares" WHERE "viewer_id" = viewer AND "day" = today AND "owner_id" = owner) THEN
      RETURN 'shared';
    END IF;
    IF (SELECT count(*) FROM "contact_shares" WHERE "viewer_id" = viewer AND "day" = today) >= most_of_account THEN
      RETURN 'account';
    END IF;
    -- What was found before the account's turn came is looked at again: only then nobody else adds to it.
    IF round = 1 THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('contact shares of account ' || viewer, 0));
    END IF;
  END LOOP;
  -- Always after the account's: two calls never wait for each other.
  PERFORM pg_advisory_xact_lock(hashtextextended('contact shares of network ' || encode(from_network, 'hex'), 0));
  IF NOT EXISTS (SELECT FROM "contact_share_networks" WHERE "day" = today AND "network" = from_network AND "owner_id" = owner) THEN
    IF (SELECT count(*) FROM "contact_share_networks" WHERE "day" = today AND "network" = from_network) >= most_of_network THEN
      RETURN 'network';
    END IF;
    INSERT INTO "contact_share_networks" ("day", "network", "owner_id") VALUES (today, from_network, owner);
  END IF;
  INSERT INTO "contact_shares" ("viewer_id", "day", "owner_id") VALUES (viewer, today, owner);
  RETURN 'shared';
END $$;
