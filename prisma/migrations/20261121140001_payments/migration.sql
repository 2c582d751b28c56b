-- DropIndex
DROP INDEX "payments_user_id_idx";

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "bank_reference" TEXT,
ADD COLUMN     "bank_submitted_at" TIMESTAMPTZ(3),
ADD COLUMN     "browser_url" TEXT,
ADD COLUMN     "code" TEXT,
ADD COLUMN     "code_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "credit" DECIMAL(14,2) NOT NULL DEFAULT 0,
ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "failure" TEXT,
ADD COLUMN     "gateway_account" TEXT,
ADD COLUMN     "held_reason" TEXT,
ADD COLUMN     "idempotency_key" TEXT,
ADD COLUMN     "initiating_until" TIMESTAMPTZ(3),
ADD COLUMN     "instructions" TEXT,
ADD COLUMN     "last_polled_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_poll_at" TIMESTAMPTZ(3),
ADD COLUMN     "package_price" DECIMAL(14,2),
ADD COLUMN     "paid_at" TIMESTAMPTZ(3),
ADD COLUMN     "payer_phone" TEXT,
ADD COLUMN     "rate" DECIMAL(18,6),
ADD COLUMN     "rate_date" DATE,
ADD COLUMN     "rate_id" INTEGER,
ADD COLUMN     "receipt_number" INTEGER;

-- Payments that are there already end, and cost, what can be known of them.
UPDATE "payments" SET "expires_at" = "created_at" + interval '1 day';
UPDATE "payments" SET "package_price" = (SELECT "price" FROM "packages" WHERE "packages"."id" = "payments"."package_id");
ALTER TABLE "payments" ALTER COLUMN "expires_at" SET NOT NULL, ALTER COLUMN "package_price" SET NOT NULL;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN "suspended_at" TIMESTAMPTZ(3), ADD COLUMN "revoked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "word" TEXT,
    "amount" DECIMAL(14,2),
    "to_status" "payment_status",
    "note" TEXT,
    "raw" TEXT,
    "digest" TEXT,
    "actor_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exchange_rates" (
    "id" SERIAL NOT NULL,
    "currency" TEXT NOT NULL,
    "rate" DECIMAL(18,6) NOT NULL,
    "valid_from" DATE NOT NULL,
    "actor_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exchange_rates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_events_payment_id_id_idx" ON "payment_events"("payment_id", "id");

-- CreateIndex
CREATE INDEX "payment_events_actor_id_idx" ON "payment_events"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_payment_id_digest_key" ON "payment_events"("payment_id", "digest");

-- CreateIndex
CREATE INDEX "exchange_rates_currency_valid_from_idx" ON "exchange_rates"("currency", "valid_from");

-- CreateIndex
CREATE INDEX "exchange_rates_actor_id_idx" ON "exchange_rates"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_receipt_number_key" ON "payments"("receipt_number");

-- CreateIndex
CREATE INDEX "payments_user_id_id_idx" ON "payments"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "payments_next_poll_at_idx" ON "payments"("next_poll_at");

-- CreateIndex
CREATE INDEX "payments_rate_id_idx" ON "payments"("rate_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_user_id_idempotency_key_key" ON "payments"("user_id", "idempotency_key");

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_rate_id_fkey" FOREIGN KEY ("rate_id") REFERENCES "exchange_rates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- No writer, whatever it believes, makes a payment of these kinds.
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_amount_check" CHECK ("amount" > 0),
  ADD CONSTRAINT "payments_months_check" CHECK ("months" IN (1, 3, 6, 12)),
  ADD CONSTRAINT "payments_currency_check" CHECK ("currency" IN ('USD', 'ZWG')),
  ADD CONSTRAINT "payments_rate_check" CHECK (("currency" = 'USD') = ("rate" IS NULL));
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_rate_check" CHECK ("rate" > 0);

-- What happens by itself leads into each state once; an administrator may lead back.
CREATE UNIQUE INDEX "payment_events_once_per_status" ON "payment_events" ("payment_id", "to_status")
  WHERE "to_status" IS NOT NULL AND "kind" <> 'admin';

-- History is only ever added to.
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "payment_events_only_grow" BEFORE UPDATE OR DELETE ON "payment_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
