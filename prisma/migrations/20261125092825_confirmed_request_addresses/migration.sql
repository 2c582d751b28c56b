-- Finds whether an address confirmed a request, before each email to an address that no account confirmed.
CREATE INDEX "property_requests_confirmed_email_idx" ON "property_requests"(lower("email")) WHERE "confirmed_at" IS NOT NULL;
