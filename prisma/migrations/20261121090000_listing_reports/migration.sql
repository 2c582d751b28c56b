-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('FRAUD', 'WRONG_PRICE', 'GONE', 'WRONG_PICTURES', 'DUPLICATE', 'OFFENSIVE', 'OTHER');

-- CreateEnum
CREATE TYPE "report_outcome" AS ENUM ('UPHELD', 'DISMISSED');

-- CreateTable
CREATE TABLE "listing_reports" (
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "reporter_id" INTEGER NOT NULL,
    "reason" "report_reason" NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "outcome" "report_outcome",

    CONSTRAINT "listing_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "listing_reports_reporter_id_idx" ON "listing_reports"("reporter_id");

-- CreateIndex
CREATE INDEX "listing_reports_handled_at_created_at_idx" ON "listing_reports"("handled_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "listing_reports_property_id_reporter_id_key" ON "listing_reports"("property_id", "reporter_id");

-- AddForeignKey
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
