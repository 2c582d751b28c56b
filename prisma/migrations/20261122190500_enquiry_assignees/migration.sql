-- Who of an agency answers an enquiry; null for the owner of the listing.
ALTER TABLE enquiries
    ADD COLUMN assignee_id INTEGER,
    ADD CONSTRAINT enquiries_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;
CREATE INDEX enquiries_assignee_id_last_entry_at_idx ON enquiries (assignee_id, last_entry_at DESC);
