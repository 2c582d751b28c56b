-- CreateEnum
CREATE TYPE "ad_kind" AS ENUM ('facebook', 'newspaper', 'website');

-- AlterTable
ALTER TABLE "packages" ADD COLUMN     "archived_at" TIMESTAMPTZ(3),
ADD COLUMN     "facebook_ads" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "max_active" INTEGER,
ADD COLUMN     "max_advertised" INTEGER DEFAULT 0,
ADD COLUMN     "max_featured" INTEGER DEFAULT 0,
ADD COLUMN     "newspaper_ads" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "website_ads" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "anchor_day" SMALLINT NOT NULL,
ADD COLUMN     "credited_cents" BIGINT,
ADD COLUMN     "credited_ms" BIGINT,
ADD COLUMN     "monthly_price" DECIMAL(14,2) NOT NULL,
ADD COLUMN     "next_check_at" TIMESTAMPTZ(3),
ADD COLUMN     "replaced_by_id" INTEGER,
ADD COLUMN     "value_cents" BIGINT NOT NULL;

-- AlterTable
ALTER TABLE "properties" ADD COLUMN     "advertised_at" TIMESTAMPTZ(3),
ADD COLUMN     "featured_chosen_at" TIMESTAMPTZ(3),
ADD COLUMN     "featured_until" TIMESTAMPTZ(3),
ADD COLUMN     "over_limit_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "receipts" (
    "payment_id" INTEGER NOT NULL,
    "year" SMALLINT NOT NULL,
    "number" INTEGER NOT NULL,
    "details" JSONB NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("payment_id")
);

-- CreateTable
CREATE TABLE "receipt_years" (
    "year" SMALLINT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "receipt_years_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "ad_tasks" (
    "id" SERIAL NOT NULL,
    "subscription_id" INTEGER NOT NULL,
    "kind" "ad_kind" NOT NULL,
    "month" SMALLINT NOT NULL,
    "number" SMALLINT NOT NULL,
    "due_from" TIMESTAMPTZ(3) NOT NULL,
    "due_until" TIMESTAMPTZ(3) NOT NULL,
    "property_id" INTEGER,
    "done_at" TIMESTAMPTZ(3),
    "done_by_id" INTEGER,
    "proof_url" TEXT,
    "proof_note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ad_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "receipts_year_number_key" ON "receipts"("year", "number");

-- CreateIndex
CREATE INDEX "ad_tasks_property_id_idx" ON "ad_tasks"("property_id");

-- CreateIndex
CREATE INDEX "ad_tasks_done_by_id_idx" ON "ad_tasks"("done_by_id");

-- CreateIndex
CREATE INDEX "ad_tasks_done_at_due_until_id_idx" ON "ad_tasks"("done_at", "due_until", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ad_tasks_subscription_id_kind_month_number_key" ON "ad_tasks"("subscription_id", "kind", "month", "number");

-- CreateIndex
CREATE INDEX "subscriptions_replaced_by_id_idx" ON "subscriptions"("replaced_by_id");

-- CreateIndex
CREATE INDEX "subscriptions_next_check_at_idx" ON "subscriptions"("next_check_at");

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_replaced_by_id_fkey" FOREIGN KEY ("replaced_by_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ad_tasks" ADD CONSTRAINT "ad_tasks_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ad_tasks" ADD CONSTRAINT "ad_tasks_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ad_tasks" ADD CONSTRAINT "ad_tasks_done_by_id_fkey" FOREIGN KEY ("done_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Listings that are shown first: few, so that drawing some of them never reads the table.
CREATE INDEX "properties_featured_idx" ON "properties"("listed_as", "type", "city", "id") INCLUDE ("featured_until")
    WHERE "featured_until" IS NOT NULL;

-- What counts against an owner's limit is among these; imported listings do not.
CREATE INDEX "properties_owned_idx" ON "properties"("owner_id", "created_at", "id")
    WHERE "import_key" IS NULL AND "deleted_at" IS NULL;

-- Packages of installations that exist get what new ones come with.
UPDATE "packages" SET "facebook_ads" = 4, "newspaper_ads" = 3, "website_ads" = 5
WHERE "name" IN ('Individuals', 'Bronze', 'Silver', 'Gold');
UPDATE "packages" SET "max_active" = 25, "max_featured" = 1, "max_advertised" = 1 WHERE "name" = 'Individuals';
UPDATE "packages" SET "max_active" = 60, "max_featured" = 3, "max_advertised" = 5 WHERE "name" = 'Bronze';
UPDATE "packages" SET "max_active" = 250, "max_featured" = 10, "max_advertised" = 20 WHERE "name" = 'Silver';
UPDATE "packages" SET "max_active" = NULL, "max_featured" = 25, "max_advertised" = 50 WHERE "name" = 'Gold';
