-- What the administration searches listings by, hidden and deleted ones included.
CREATE INDEX "properties_administered_idx" ON "properties"
    USING gin (("address" || ' ' || "area" || ' ' || "city" || ' ' || "type") gin_trgm_ops);

-- The latest listings first, and those of the last days for the overview.
CREATE INDEX "properties_created_at_id_idx" ON "properties"("created_at", "id");
CREATE INDEX "payments_paid_at_idx" ON "payments"("paid_at");
