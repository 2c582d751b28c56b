-- Owners may let visitors open a WhatsApp chat with them without logging in.

-- step: column, without writing a row
ALTER TABLE users ADD COLUMN IF NOT EXISTS accepts_chats boolean NOT NULL DEFAULT false;
