-- CreateTable
CREATE TABLE "contact_shares" (
    "viewer_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "owner_id" INTEGER NOT NULL,

    CONSTRAINT "contact_shares_pkey" PRIMARY KEY ("viewer_id","day","owner_id")
);

-- CreateTable
CREATE TABLE "contact_share_networks" (
    "day" DATE NOT NULL,
    "network" BYTEA NOT NULL,
    "owner_id" INTEGER NOT NULL,

    CONSTRAINT "contact_share_networks_pkey" PRIMARY KEY ("day","network","owner_id")
);

-- CreateIndex
CREATE INDEX "contact_shares_owner_id_day_idx" ON "contact_shares"("owner_id", "day");

-- CreateIndex
CREATE INDEX "contact_share_networks_owner_id_idx" ON "contact_share_networks"("owner_id");

-- AddForeignKey
ALTER TABLE "contact_shares" ADD CONSTRAINT "contact_shares_viewer_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_shares" ADD CONSTRAINT "contact_shares_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_share_networks" ADD CONSTRAINT "contact_share_networks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Counts that a viewer is shown an owner's contacts: 'shared', or whose limit is reached, 'account' or 'network'.
-- One call takes one turn of a connection, so that whoever asks for very many at once holds up nobody else.
CREATE FUNCTION "share_contacts"(viewer INTEGER, owner INTEGER, today DATE, from_network BYTEA, most_of_account INTEGER, most_of_network INTEGER)
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

-- What was shown before counts for its owners as well.
INSERT INTO "contact_shares" ("viewer_id", "day", "owner_id")
SELECT DISTINCT r."user_id", r."day", p."owner_id"
FROM "listing_contact_reveals" r JOIN "properties" p ON p."id" = r."property_id"
WHERE r."user_id" <> p."owner_id";
