-- CreateTable
CREATE TABLE "listing_submissions" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "property_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_submissions_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE INDEX "listing_submissions_created_at_idx" ON "listing_submissions"("created_at");

-- AddForeignKey
ALTER TABLE "listing_submissions" ADD CONSTRAINT "listing_submissions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
