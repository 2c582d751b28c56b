-- CreateEnum
CREATE TYPE "announcement_audience" AS ENUM ('everyone', 'users');

-- CreateEnum
CREATE TYPE "announcement_mail" AS ENUM ('nobody', 'subscribers', 'users');

-- CreateEnum
CREATE TYPE "alert_frequency" AS ENUM ('at_once', 'daily', 'weekly', 'never');

-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "confirm_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "confirm_hash" BYTEA;

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "is_bulk" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "announcements" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "audience" "announcement_audience" NOT NULL DEFAULT 'everyone',
    "mail_to" "announcement_mail" NOT NULL DEFAULT 'nobody',
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "mailing_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement_deliveries" (
    "announcement_id" INTEGER NOT NULL,
    "subscriber_id" INTEGER NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "mail_id" UUID,

    CONSTRAINT "announcement_deliveries_pkey" PRIMARY KEY ("announcement_id","subscriber_id")
);

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "frequency" "alert_frequency" NOT NULL,
    "property_status" "property_status",
    "property_type" TEXT,
    "city" TEXT,
    "text" TEXT NOT NULL DEFAULT '',
    "text_query" TEXT,
    "price_min" DECIMAL(14,2),
    "price_max" DECIMAL(14,2),
    "room_min" SMALLINT,
    "bathroom_min" SMALLINT,
    "garage_min" SMALLINT,
    "with_pictures" BOOLEAN NOT NULL DEFAULT false,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "radius_km" DOUBLE PRECISION,
    "south" DOUBLE PRECISION,
    "west" DOUBLE PRECISION,
    "north" DOUBLE PRECISION,
    "east" DOUBLE PRECISION,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_search_matches" (
    "saved_search_id" INTEGER NOT NULL,
    "property_id" INTEGER NOT NULL,
    "matched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "mail_id" UUID,

    CONSTRAINT "saved_search_matches_pkey" PRIMARY KEY ("saved_search_id","property_id")
);

-- CreateTable
CREATE TABLE "listing_arrivals" (
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "listed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_arrivals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "announcements_published_at_idx" ON "announcements"("published_at");

-- CreateIndex
CREATE INDEX "announcement_deliveries_subscriber_id_idx" ON "announcement_deliveries"("subscriber_id");

-- CreateIndex
CREATE INDEX "saved_searches_user_id_idx" ON "saved_searches"("user_id");

-- CreateIndex
CREATE INDEX "saved_searches_property_type_idx" ON "saved_searches"("property_type");

-- CreateIndex
CREATE INDEX "saved_search_matches_property_id_idx" ON "saved_search_matches"("property_id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_confirm_hash_key" ON "newsletter_subscribers"("confirm_hash");

-- AddForeignKey
ALTER TABLE "announcement_deliveries" ADD CONSTRAINT "announcement_deliveries_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement_deliveries" ADD CONSTRAINT "announcement_deliveries_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "newsletter_subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_property_type_fkey" FOREIGN KEY ("property_type") REFERENCES "property_types"("name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_saved_search_id_fkey" FOREIGN KEY ("saved_search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Mails that somebody waits for go before those to many.
DROP INDEX "mails_waiting_idx";
CREATE INDEX "mails_waiting_idx" ON "mails"("is_bulk", "send_after") WHERE "sent_at" IS NULL AND "abandoned_at" IS NULL;

-- What waits to be mailed, among all that ever was.
CREATE INDEX "saved_search_matches_waiting_idx" ON "saved_search_matches"("saved_search_id") WHERE "settled_at" IS NULL;
CREATE INDEX "announcement_deliveries_waiting_idx" ON "announcement_deliveries"("announcement_id") WHERE "settled_at" IS NULL;

-- A listing finds the searches that name its type and its city, or neither, without reading the others.
CREATE INDEX "saved_searches_filter_idx" ON "saved_searches"(coalesce("property_type", ''), coalesce("city", ''));

-- Listings that come into sight, become cheaper or get their first picture may match searches that they did
-- not match before. Only appended to, so that writers never wait for one another or for the matching.
CREATE FUNCTION "record_listing_arrivals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM saved_searches) THEN
        RETURN NULL;
    END IF;
    -- The statement's time, not the transaction's: a long import must not seem older than it is.
    IF TG_OP = 'INSERT' THEN
        INSERT INTO listing_arrivals (property_id, listed_at)
        SELECT id, clock_timestamp() FROM new_rows WHERE listed_as IS NOT NULL;
    ELSE
        INSERT INTO listing_arrivals (property_id, listed_at)
        SELECT n.id, clock_timestamp() FROM new_rows n JOIN old_rows o USING (id)
        WHERE n.listed_as IS NOT NULL AND (
            n.listed_as IS DISTINCT FROM o.listed_as
            OR n.price < o.price
            OR (n.cover_hash IS NOT NULL AND o.cover_hash IS NULL));
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "properties_arrived" AFTER INSERT ON "properties"
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_listing_arrivals();
CREATE TRIGGER "properties_changed" AFTER UPDATE ON "properties"
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_listing_arrivals();
