-- CreateEnum
CREATE TYPE "evaluation_category" AS ENUM ('APARTMENT', 'HOUSE', 'AGRICULTURAL_LAND');

-- AlterTable
ALTER TABLE "agencies" ADD COLUMN "verify_note" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "property_requests" ADD COLUMN "accepted_at" TIMESTAMPTZ(3),
ADD COLUMN "closed_at" TIMESTAMPTZ(3),
ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN "handled_at" TIMESTAMPTZ(3),
ADD COLUMN "matched_at" TIMESTAMPTZ(3),
ADD COLUMN "note" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "users" ADD COLUMN "request_mails_off_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "agency_invitations" (
    "id" SERIAL NOT NULL,
    "agency_id" INTEGER NOT NULL,
    "email" CITEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agency_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agency_join_requests" (
    "agency_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "brings_listings" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agency_join_requests_pkey" PRIMARY KEY ("agency_id","user_id")
);

-- CreateTable
CREATE TABLE "property_evaluations" (
    "id" SERIAL NOT NULL,
    "property_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "category" "evaluation_category" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "message" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "property_evaluations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_request_keys" (
    "hash" BYTEA NOT NULL,
    "request_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_request_keys_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "property_request_matches" (
    "request_id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "property_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reported_at" TIMESTAMPTZ(3),
    "report_reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "property_request_matches_pkey" PRIMARY KEY ("request_id","owner_id")
);

-- CreateTable
CREATE TABLE "property_request_answers" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "property_id" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "accepted_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "property_request_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "agency_invitations_hash_key" ON "agency_invitations"("hash");

-- CreateIndex
CREATE INDEX "agency_invitations_expires_at_idx" ON "agency_invitations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "agency_invitations_agency_id_email_key" ON "agency_invitations"("agency_id", "email");

-- CreateIndex
CREATE INDEX "agency_join_requests_user_id_idx" ON "agency_join_requests"("user_id");

-- CreateIndex
CREATE INDEX "property_evaluations_property_id_idx" ON "property_evaluations"("property_id");

-- CreateIndex
CREATE INDEX "property_evaluations_user_id_idx" ON "property_evaluations"("user_id");

-- CreateIndex
CREATE INDEX "property_evaluations_created_at_idx" ON "property_evaluations"("created_at");

-- CreateIndex
CREATE INDEX "property_request_keys_request_id_idx" ON "property_request_keys"("request_id");

-- CreateIndex
CREATE INDEX "property_request_matches_owner_id_created_at_idx" ON "property_request_matches"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "property_request_matches_property_id_idx" ON "property_request_matches"("property_id");

-- CreateIndex
CREATE INDEX "property_request_answers_owner_id_idx" ON "property_request_answers"("owner_id");

-- CreateIndex
CREATE INDEX "property_request_answers_property_id_idx" ON "property_request_answers"("property_id");

-- CreateIndex
CREATE UNIQUE INDEX "property_request_answers_request_id_owner_id_key" ON "property_request_answers"("request_id", "owner_id");

-- CreateIndex
CREATE INDEX "property_requests_created_at_idx" ON "property_requests"("created_at");

-- AddForeignKey
ALTER TABLE "agency_invitations" ADD CONSTRAINT "agency_invitations_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_join_requests" ADD CONSTRAINT "agency_join_requests_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_join_requests" ADD CONSTRAINT "agency_join_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_evaluations" ADD CONSTRAINT "property_evaluations_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_evaluations" ADD CONSTRAINT "property_evaluations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_request_keys" ADD CONSTRAINT "property_request_keys_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "property_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_request_matches" ADD CONSTRAINT "property_request_matches_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "property_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_request_matches" ADD CONSTRAINT "property_request_matches_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_request_matches" ADD CONSTRAINT "property_request_matches_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_request_answers" ADD CONSTRAINT "property_request_answers_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "property_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_request_answers" ADD CONSTRAINT "property_request_answers_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_request_answers" ADD CONSTRAINT "property_request_answers_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Requests from before were answered by the company alone; their owners expect no mails of others now.
UPDATE "property_requests" SET "confirmed_at" = "created_at", "matched_at" = "created_at";
