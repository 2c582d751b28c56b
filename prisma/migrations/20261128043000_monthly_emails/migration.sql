-- Owners can be emailed the report of each month about their listings.

ALTER TABLE users ADD COLUMN IF NOT EXISTS emailed_month DATE;
