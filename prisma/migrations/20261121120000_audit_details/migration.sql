-- DropIndex
DROP INDEX "audit_entries_created_at_idx";

-- DropIndex
DROP INDEX "audit_entries_actor_id_idx";

-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "details" JSONB,
ADD COLUMN     "reason" TEXT;

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at", "id");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_created_at_idx" ON "audit_entries"("actor_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_entries_action_created_at_idx" ON "audit_entries"("action", "created_at");

-- CreateIndex
CREATE INDEX "audit_entries_subject_created_at_idx" ON "audit_entries"("subject", "created_at");

-- Whoever could change the log could hide behind it.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is only ever added to';
END
$$;

CREATE TRIGGER audit_entries_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
