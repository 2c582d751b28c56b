-- CreateTable
CREATE TABLE "view_totals" (
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "view_totals_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "listing_view_days_day_idx" ON "listing_view_days" USING BRIN ("day");

-- The hidden listings, which are few, are counted without reading the others.
CREATE INDEX "properties_hidden_idx" ON "properties" ("hidden_at") WHERE "hidden_at" IS NOT NULL AND "deleted_at" IS NULL;
