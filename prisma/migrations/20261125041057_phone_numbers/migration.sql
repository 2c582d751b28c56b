-- The E.164 form of phone numbers, beside the text that people typed. A job fills it in for existing rows.
ALTER TABLE "users" ADD COLUMN "phone_e164" TEXT
    CONSTRAINT "users_phone_e164_check" CHECK ("phone_e164" ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE "user_contacts" ADD COLUMN "phone_e164" TEXT
    CONSTRAINT "user_contacts_phone_e164_check" CHECK ("phone_e164" ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE "agencies"
    ADD COLUMN "phone_e164" TEXT
        CONSTRAINT "agencies_phone_e164_check" CHECK ("phone_e164" ~ '^\+[1-9][0-9]{6,14}$'),
    ADD COLUMN "whatsapp_e164" TEXT
        CONSTRAINT "agencies_whatsapp_e164_check" CHECK ("whatsapp_e164" ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE "enquiries" ADD COLUMN "phone_e164" TEXT
    CONSTRAINT "enquiries_phone_e164_check" CHECK ("phone_e164" ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE "property_requests" ADD COLUMN "phone_e164" TEXT
    CONSTRAINT "property_requests_phone_e164_check" CHECK ("phone_e164" ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE "property_evaluations" ADD COLUMN "phone_e164" TEXT
    CONSTRAINT "property_evaluations_phone_e164_check" CHECK ("phone_e164" ~ '^\+[1-9][0-9]{6,14}$');

-- Columns of phone numbers whose rows the job still has to read, and the last row that it has read.
CREATE TABLE "phone_conversions" (
    "source" TEXT NOT NULL,
    "after_id" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "phone_conversions_pkey" PRIMARY KEY ("source")
);
INSERT INTO "phone_conversions" ("source") VALUES
    ('users'), ('user_contacts'), ('agencies'), ('agencies_whatsapp'), ('enquiries'), ('property_requests'),
    ('property_evaluations');
