-- Links and invitations stay for a while after their use, so that opening one again says that it is already confirmed.
ALTER TABLE account_tokens ADD COLUMN ended_at timestamptz(3);

ALTER TABLE agency_invitations
  ADD COLUMN accepted_at timestamptz(3),
  ADD COLUMN accepted_by_id int REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX agency_invitations_accepted_by_id_idx ON agency_invitations (accepted_by_id);
