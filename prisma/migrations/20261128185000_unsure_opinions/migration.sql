-- Readers of a shared list can say that they are not sure about a home, without a comment. No row changes.
ALTER TYPE shortlist_opinion ADD VALUE IF NOT EXISTS 'unsure';
