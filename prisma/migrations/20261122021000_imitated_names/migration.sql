-- AlterEnum
ALTER TYPE "suspicion_rule" ADD VALUE 'IMITATED_NAME';

-- AlterTable
ALTER TABLE "users" ADD COLUMN "names_allowed_at" TIMESTAMPTZ(3);
