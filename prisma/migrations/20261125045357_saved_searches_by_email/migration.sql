-- Saved searches of people without an account go to a confirmed address.
ALTER TABLE "saved_searches" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "saved_searches" ADD COLUMN "email" CITEXT;
ALTER TABLE "saved_searches"
  ADD CONSTRAINT "saved_searches_holder_check" CHECK (num_nonnulls("user_id", "email") = 1) NOT VALID;
ALTER TABLE "saved_searches" VALIDATE CONSTRAINT "saved_searches_holder_check";
CREATE INDEX "saved_searches_email_idx" ON "saved_searches"("email");

CREATE TABLE "saved_search_requests" (
  "id" SERIAL NOT NULL,
  "email" CITEXT NOT NULL,
  "name" TEXT NOT NULL,
  "frequency" "alert_frequency" NOT NULL,
  "filter" JSONB NOT NULL,
  "confirm_hash" BYTEA NOT NULL,
  "confirm_expires_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "saved_search_requests_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "saved_search_requests_confirm_hash_key" ON "saved_search_requests"("confirm_hash");
CREATE INDEX "saved_search_requests_confirm_expires_at_idx" ON "saved_search_requests"("confirm_expires_at");
