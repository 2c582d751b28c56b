-- AlterEnum
ALTER TYPE "account_token_purpose" ADD VALUE 'log_in';

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");

-- By name, and by any part of name or address, however many users there are.
CREATE INDEX "users_name_idx" ON "users" (lower("name"), lower("surname"), "id");
CREATE INDEX "users_words_idx" ON "users" USING gin (("name" || ' ' || "surname" || ' ' || "email"::text) gin_trgm_ops);
