-- AlterTable
ALTER TABLE "properties" ADD COLUMN "agency_id" INTEGER;

-- CreateIndex
CREATE INDEX "properties_agency_id_created_at_id_idx" ON "properties"("agency_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "properties" ADD CONSTRAINT "properties_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Listings of members that carry their agency's name are its listings.
UPDATE "properties" p SET "agency_id" = a."id"
FROM "agencies" a JOIN "agency_members" m ON m."agency_id" = a."id"
WHERE m."user_id" = p."owner_id" AND p."role" = 'REAL_ESTATE' AND p."state_name"::citext = a."name";
