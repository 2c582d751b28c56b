-- CreateEnum
CREATE TYPE "import_state" AS ENUM ('uploading', 'checking', 'checked', 'importing', 'done', 'cancelled', 'failed');

-- CreateEnum
CREATE TYPE "suspicion_rule" AS ENUM ('PRICE', 'SHARED_PICTURES', 'SAME_TEXT', 'CONTACTS', 'NEW_ACCOUNT');

-- AlterTable
ALTER TABLE "properties" ADD COLUMN     "deleted_reason" TEXT,
ADD COLUMN     "hidden_reason" TEXT;

-- CreateTable
CREATE TABLE "contact_answers" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_imports" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "state" "import_state" NOT NULL DEFAULT 'uploading',
    "rows_total" INTEGER NOT NULL DEFAULT 0,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "worked_on_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "listing_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_import_chunks" (
    "import_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "listing_import_chunks_pkey" PRIMARY KEY ("import_id","place")
);

-- CreateTable
CREATE TABLE "listing_import_pictures" (
    "import_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "listing_import_pictures_pkey" PRIMARY KEY ("import_id","name")
);

-- CreateTable
CREATE TABLE "listing_import_faults" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "column" TEXT,
    "reason" TEXT NOT NULL,

    CONSTRAINT "listing_import_faults_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_suspicions" (
    "property_id" INTEGER NOT NULL,
    "rule" "suspicion_rule" NOT NULL,
    "detail" TEXT NOT NULL,
    "evidence" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "outcome" "report_outcome",

    CONSTRAINT "listing_suspicions_pkey" PRIMARY KEY ("property_id","rule")
);

-- CreateTable
CREATE TABLE "listing_checks" (
    "property_id" INTEGER NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_checks_pkey" PRIMARY KEY ("property_id")
);

-- CreateIndex
CREATE INDEX "contact_answers_message_id_idx" ON "contact_answers"("message_id");

-- CreateIndex
CREATE INDEX "contact_answers_author_id_idx" ON "contact_answers"("author_id");

-- CreateIndex
CREATE INDEX "listing_imports_user_id_idx" ON "listing_imports"("user_id");

-- CreateIndex
CREATE INDEX "listing_imports_state_idx" ON "listing_imports"("state");

-- CreateIndex
CREATE INDEX "listing_import_pictures_hash_idx" ON "listing_import_pictures"("hash");

-- CreateIndex
CREATE INDEX "listing_import_faults_import_id_line_idx" ON "listing_import_faults"("import_id", "line");

-- CreateIndex
CREATE INDEX "listing_suspicions_handled_at_created_at_idx" ON "listing_suspicions"("handled_at", "created_at");

-- CreateIndex
CREATE INDEX "listing_checks_queued_at_idx" ON "listing_checks"("queued_at");

-- CreateIndex
CREATE INDEX "contact_messages_handled_at_idx" ON "contact_messages"("handled_at");

-- AddForeignKey
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_import_chunks" ADD CONSTRAINT "listing_import_chunks_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "listing_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_import_pictures" ADD CONSTRAINT "listing_import_pictures_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "listing_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_import_pictures" ADD CONSTRAINT "listing_import_pictures_hash_fkey" FOREIGN KEY ("hash") REFERENCES "picture_files"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_import_faults" ADD CONSTRAINT "listing_import_faults_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "listing_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_suspicions" ADD CONSTRAINT "listing_suspicions_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_checks" ADD CONSTRAINT "listing_checks_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rule on repeated texts looks for listings that people wrote by this.
CREATE INDEX "properties_text_digest" ON "properties" (md5(lower(regexp_replace(description, '\s+', ' ', 'g'))))
    WHERE import_key IS NULL AND deleted_at IS NULL;

-- What the rules of moderation look at was written: they are applied later, by a job.
CREATE FUNCTION "queue_listing_checks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'pictures' THEN
        INSERT INTO listing_checks (property_id) SELECT DISTINCT property_id FROM new_rows ON CONFLICT DO NOTHING;
    ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO listing_checks (property_id) SELECT id FROM new_rows ON CONFLICT DO NOTHING;
    ELSE
        INSERT INTO listing_checks (property_id)
        SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
        WHERE (n.price, n.description, n.type, n.city, n.status) IS DISTINCT FROM (o.price, o.description, o.type, o.city, o.status)
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "properties_inserted_to_check" AFTER INSERT ON "properties"
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_checks();
CREATE TRIGGER "properties_updated_to_check" AFTER UPDATE ON "properties"
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_checks();
CREATE TRIGGER "pictures_inserted_to_check" AFTER INSERT ON "pictures"
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_listing_checks();

INSERT INTO listing_checks (property_id) SELECT id FROM properties WHERE deleted_at IS NULL;
