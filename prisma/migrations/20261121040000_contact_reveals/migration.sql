-- CreateTable
CREATE TABLE "listing_contact_reveals" (
    "property_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "listing_contact_reveals_pkey" PRIMARY KEY ("property_id","day","user_id")
);

-- CreateIndex
CREATE INDEX "listing_contact_reveals_user_id_idx" ON "listing_contact_reveals"("user_id");

-- AddForeignKey
ALTER TABLE "listing_contact_reveals" ADD CONSTRAINT "listing_contact_reveals_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_contact_reveals" ADD CONSTRAINT "listing_contact_reveals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
