CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;


-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('created', 'pending', 'paid', 'cancelled', 'failed', 'expired', 'disputed', 'refunded');

-- CreateEnum
CREATE TYPE "property_status" AS ENUM ('FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER');

-- CreateEnum
CREATE TYPE "listing_role" AS ENUM ('INDIVIDUAL', 'REAL_ESTATE');

-- CreateEnum
CREATE TYPE "picture_format" AS ENUM ('avif', 'webp', 'jpeg');

-- CreateEnum
CREATE TYPE "user_role" AS ENUM ('ADMIN', 'INDIVIDUAL', 'REAL_ESTATE');

-- CreateTable
CREATE TABLE "agencies" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" CITEXT NOT NULL,
    "logo_hash" TEXT,
    "address" TEXT NOT NULL DEFAULT '',
    "reference_id" TEXT,
    "website" TEXT,
    "whatsapp" TEXT,
    "twitter" TEXT,
    "facebook" TEXT,
    "phone" TEXT,
    "about" TEXT NOT NULL DEFAULT '',
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agencies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agency_members" (
    "agency_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "is_owner" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agency_members_pkey" PRIMARY KEY ("agency_id","user_id")
);

-- CreateTable
CREATE TABLE "packages" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "price" DECIMAL(14,2) NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "packages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "package_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "months" SMALLINT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "status" "payment_status" NOT NULL DEFAULT 'created',
    "merchant_trace" TEXT NOT NULL,
    "gateway_reference" TEXT,
    "poll_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "package_id" INTEGER NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favorites" (
    "user_id" INTEGER NOT NULL,
    "property_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorites_pkey" PRIMARY KEY ("user_id","property_id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "approved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_requests" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "location" TEXT NOT NULL,
    "category" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "amenities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "details" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" SERIAL NOT NULL,
    "surname" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "handled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscribers" (
    "id" SERIAL NOT NULL,
    "email" CITEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_view_visitors" (
    "property_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "visitor" BYTEA NOT NULL,

    CONSTRAINT "listing_view_visitors_pkey" PRIMARY KEY ("property_id","day","visitor")
);

-- CreateTable
CREATE TABLE "listing_view_days" (
    "property_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "listing_view_days_pkey" PRIMARY KEY ("property_id","day")
);

-- CreateTable
CREATE TABLE "listing_view_salts" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "listing_view_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "property_types" (
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 1000,

    CONSTRAINT "property_types_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "properties" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "role" "listing_role" NOT NULL DEFAULT 'INDIVIDUAL',
    "state_name" TEXT,
    "logo_hash" TEXT,
    "address" TEXT NOT NULL,
    "area" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "country" TEXT,
    "google_location" TEXT,
    "type" TEXT NOT NULL,
    "size" TEXT,
    "size_square_meters" DECIMAL(12,2),
    "price" DECIMAL(14,2) NOT NULL,
    "description" TEXT NOT NULL,
    "status" "property_status" NOT NULL,
    "num_garage" SMALLINT NOT NULL DEFAULT 0,
    "num_room" SMALLINT NOT NULL DEFAULT 0,
    "num_bathroom" SMALLINT NOT NULL DEFAULT 0,
    "num_toilet" SMALLINT NOT NULL DEFAULT 0,
    "cover_hash" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "import_key" TEXT,
    "hidden_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "properties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "picture_files" (
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "placeholder" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_files_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "picture_variants" (
    "hash" TEXT NOT NULL,
    "size" TEXT NOT NULL,
    "format" "picture_format" NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "byte_size" INTEGER NOT NULL,

    CONSTRAINT "picture_variants_pkey" PRIMARY KEY ("hash","size","format")
);

-- CreateTable
CREATE TABLE "pictures" (
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "title" TEXT,
    "name" TEXT NOT NULL,
    "surname" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "role" "user_role" NOT NULL DEFAULT 'INDIVIDUAL',
    "country" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "authorities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "picture_hash" TEXT,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_contacts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "user_contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "agencies_slug_key" ON "agencies"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "agencies_name_key" ON "agencies"("name");

-- CreateIndex
CREATE INDEX "agencies_logo_hash_idx" ON "agencies"("logo_hash");

-- CreateIndex
CREATE INDEX "agency_members_user_id_idx" ON "agency_members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "packages_name_key" ON "packages"("name");

-- CreateIndex
CREATE UNIQUE INDEX "payments_reference_key" ON "payments"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "payments_merchant_trace_key" ON "payments"("merchant_trace");

-- CreateIndex
CREATE INDEX "payments_user_id_idx" ON "payments"("user_id");

-- CreateIndex
CREATE INDEX "payments_package_id_idx" ON "payments"("package_id");

-- CreateIndex
CREATE INDEX "payments_status_idx" ON "payments"("status");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_payment_id_key" ON "subscriptions"("payment_id");

-- CreateIndex
CREATE INDEX "subscriptions_user_id_ends_at_idx" ON "subscriptions"("user_id", "ends_at");

-- CreateIndex
CREATE INDEX "subscriptions_package_id_idx" ON "subscriptions"("package_id");

-- CreateIndex
CREATE INDEX "favorites_property_id_idx" ON "favorites"("property_id");

-- CreateIndex
CREATE INDEX "feedback_user_id_idx" ON "feedback"("user_id");

-- CreateIndex
CREATE INDEX "feedback_approved_at_idx" ON "feedback"("approved_at");

-- CreateIndex
CREATE INDEX "property_requests_user_id_idx" ON "property_requests"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers"("email");

-- CreateIndex
CREATE INDEX "listing_view_visitors_day_idx" ON "listing_view_visitors"("day");

-- CreateIndex
CREATE UNIQUE INDEX "properties_import_key_key" ON "properties"("import_key");

-- CreateIndex
CREATE INDEX "properties_owner_id_created_at_id_idx" ON "properties"("owner_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "properties_type_idx" ON "properties"("type");

-- CreateIndex
CREATE INDEX "properties_cover_hash_idx" ON "properties"("cover_hash");

-- CreateIndex
CREATE INDEX "properties_logo_hash_idx" ON "properties"("logo_hash");

-- CreateIndex
CREATE INDEX "pictures_hash_idx" ON "pictures"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "pictures_property_id_position_key" ON "pictures"("property_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_role_idx" ON "users"("role");

-- CreateIndex
CREATE INDEX "users_picture_hash_idx" ON "users"("picture_hash");

-- CreateIndex
CREATE UNIQUE INDEX "user_contacts_user_id_type_value_key" ON "user_contacts"("user_id", "type", "value");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- AddForeignKey
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_logo_hash_fkey" FOREIGN KEY ("logo_hash") REFERENCES "picture_files"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_members" ADD CONSTRAINT "agency_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_requests" ADD CONSTRAINT "property_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_view_visitors" ADD CONSTRAINT "listing_view_visitors_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_view_days" ADD CONSTRAINT "listing_view_days_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "properties" ADD CONSTRAINT "properties_type_fkey" FOREIGN KEY ("type") REFERENCES "property_types"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "properties" ADD CONSTRAINT "properties_cover_hash_fkey" FOREIGN KEY ("cover_hash") REFERENCES "picture_files"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "properties" ADD CONSTRAINT "properties_logo_hash_fkey" FOREIGN KEY ("logo_hash") REFERENCES "picture_files"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture_variants" ADD CONSTRAINT "picture_variants_hash_fkey" FOREIGN KEY ("hash") REFERENCES "picture_files"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_hash_fkey" FOREIGN KEY ("hash") REFERENCES "picture_files"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_picture_hash_fkey" FOREIGN KEY ("picture_hash") REFERENCES "picture_files"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_contacts" ADD CONSTRAINT "user_contacts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What must never be false, whatever code writes.
ALTER TABLE "users"
    ADD CONSTRAINT "users_email_shape" CHECK ("email" ~ '^[^\s@]+@[^\s@]+$' AND length("email") <= 254),
    ADD CONSTRAINT "users_country_code" CHECK ("country" ~ '^[A-Z]{2}$');

ALTER TABLE "properties"
    -- NaN sorts above every number in numeric, so the upper bound refuses it too.
    ADD CONSTRAINT "properties_price_range" CHECK ("price" >= 0 AND "price" < 1000000000000),
    ADD CONSTRAINT "properties_counts_range" CHECK (
        "num_garage" BETWEEN 0 AND 1000 AND "num_room" BETWEEN 0 AND 1000
        AND "num_bathroom" BETWEEN 0 AND 1000 AND "num_toilet" BETWEEN 0 AND 1000),
    ADD CONSTRAINT "properties_size_range" CHECK ("size_square_meters" >= 0 AND "size_square_meters" < 10000000000),
    ADD CONSTRAINT "properties_country_code" CHECK ("country" ~ '^[A-Z]{2}$'),
    ADD CONSTRAINT "properties_text_lengths" CHECK (
        length("address") BETWEEN 1 AND 300 AND length("area") <= 120 AND length("city") <= 120
        AND length("description") <= 10000 AND length("size") <= 40),
    ADD CONSTRAINT "properties_real_estate_named" CHECK ("role" <> 'REAL_ESTATE' OR length("state_name") > 0);

ALTER TABLE "pictures" ADD CONSTRAINT "pictures_position_range" CHECK ("position" BETWEEN 0 AND 199);
ALTER TABLE "picture_files"
    ADD CONSTRAINT "picture_files_hash_shape" CHECK ("hash" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "picture_files_pixels" CHECK ("width" > 0 AND "height" > 0);
ALTER TABLE "listing_view_days" ADD CONSTRAINT "listing_view_days_count" CHECK ("views" >= 0);
ALTER TABLE "property_requests" ADD CONSTRAINT "property_requests_category" CHECK ("category" BETWEEN 1 AND 3);
ALTER TABLE "packages" ADD CONSTRAINT "packages_price_range" CHECK ("price" >= 0 AND "price" < 1000000);
ALTER TABLE "payments"
    ADD CONSTRAINT "payments_amount_range" CHECK ("amount" > 0 AND "amount" < 1000000000),
    ADD CONSTRAINT "payments_months_list" CHECK ("months" IN (1, 3, 6, 12)),
    ADD CONSTRAINT "payments_currency_list" CHECK ("currency" IN ('USD', 'ZWG'));
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order" CHECK ("ends_at" > "starts_at");
