-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN "subject" TEXT NOT NULL DEFAULT '';
