-- Dates that move have names that say so: a picture that comes again, a suspicion that is raised again, a submission that
-- is claimed again.
ALTER TABLE picture_files RENAME COLUMN created_at TO uploaded_at;
ALTER TABLE listing_suspicions RENAME COLUMN created_at TO raised_at;
ALTER INDEX listing_suspicions_handled_at_created_at_idx RENAME TO listing_suspicions_handled_at_raised_at_idx;
ALTER TABLE listing_submissions RENAME COLUMN created_at TO claimed_at;
ALTER INDEX listing_submissions_created_at_idx RENAME TO listing_submissions_claimed_at_idx;
