-- Emails are written in the language of their reader. Rows from before, and those of clients that name no language, are in
-- English.

-- step: type
DO $$ BEGIN
    IF to_regtype('language') IS NULL THEN
        CREATE TYPE language AS ENUM ('en', 'fr', 'pt', 'sw', 'ar');
    END IF;
END $$;

-- step: columns, without writing a row
ALTER TABLE users ADD COLUMN IF NOT EXISTS language language NOT NULL DEFAULT 'en';
ALTER TABLE property_requests ADD COLUMN IF NOT EXISTS language language NOT NULL DEFAULT 'en';
ALTER TABLE contact_messages ADD COLUMN IF NOT EXISTS language language NOT NULL DEFAULT 'en';
ALTER TABLE newsletter_subscribers ADD COLUMN IF NOT EXISTS language language NOT NULL DEFAULT 'en';
ALTER TABLE saved_searches ADD COLUMN IF NOT EXISTS language language NOT NULL DEFAULT 'en';
ALTER TABLE saved_search_requests ADD COLUMN IF NOT EXISTS language language NOT NULL DEFAULT 'en';
ALTER TABLE enquiries ADD COLUMN IF NOT EXISTS language language NOT NULL DEFAULT 'en';
