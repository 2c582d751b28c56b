-- What has a page of its own: a status, a place and a kind with enough homes.
CREATE TABLE "landing_pages" (
    "status" "property_status" NOT NULL,
    "place_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "homes" INTEGER NOT NULL,
    "usual_price" DECIMAL(14,2),
    "square_meter_price" DECIMAL(14,2),
    "year_change" DOUBLE PRECISION,
    "newest_change" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "landing_pages_pkey" PRIMARY KEY ("status", "place_id", "kind"),
    CONSTRAINT "landing_pages_homes_check" CHECK ("homes" > 0),
    CONSTRAINT "landing_pages_prices_check" CHECK ("usual_price" >= 0 AND "square_meter_price" >= 0)
);
