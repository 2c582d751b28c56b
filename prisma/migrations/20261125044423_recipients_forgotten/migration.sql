-- Set for the last email to a user who deleted the account: once it is sent or given up, nothing of the address stays.
ALTER TABLE mails ADD COLUMN forgets_recipient BOOLEAN NOT NULL DEFAULT false;
