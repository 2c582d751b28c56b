-- A file that goes with a mail; emptied with it once it is sent or given up.
ALTER TABLE "mails" ADD COLUMN "attachment" JSONB;

-- Receipts that still have to be mailed.
CREATE INDEX "receipts_not_mailed_idx" ON "receipts"("issued_at") WHERE "mailed_at" IS NULL;
