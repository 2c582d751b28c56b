-- Writers of feedback say whether it may be shown on the home page. Null, as before, is not asked.

-- step: feedback is little
ALTER TABLE feedback ADD COLUMN IF NOT EXISTS may_be_shown boolean;
