-- Enquiries about listings, with all that both sides write and agree to, reports of them, and what is counted beside.

CREATE TYPE enquiry_state AS ENUM ('unconfirmed', 'new', 'answered', 'viewing_agreed', 'closed');
CREATE TYPE enquiry_side AS ENUM ('asker', 'owner');
CREATE TYPE enquiry_entry_kind AS ENUM ('message', 'proposal', 'agreement', 'closing');

CREATE TABLE enquiries (
    id SERIAL,
    property_id INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    agency_id INTEGER,
    asker_id INTEGER,
    name TEXT NOT NULL,
    email CITEXT NOT NULL,
    phone TEXT NOT NULL DEFAULT '',
    state enquiry_state NOT NULL DEFAULT 'unconfirmed',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    confirmed_at TIMESTAMPTZ(3),
    answered_at TIMESTAMPTZ(3),
    closed_at TIMESTAMPTZ(3),
    last_entry_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    proposed_at TIMESTAMPTZ(3),
    proposed_by enquiry_side,
    viewing_at TIMESTAMPTZ(3),
    viewings SMALLINT NOT NULL DEFAULT 0,
    unread_by_owner INTEGER NOT NULL DEFAULT 0,
    unread_by_asker INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT enquiries_pkey PRIMARY KEY (id),
    CONSTRAINT enquiries_confirmed_check CHECK (state IN ('unconfirmed', 'closed') OR confirmed_at IS NOT NULL),
    CONSTRAINT enquiries_closed_check CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
    CONSTRAINT enquiries_viewing_check CHECK (state <> 'viewing_agreed' OR viewing_at IS NOT NULL),
    CONSTRAINT enquiries_proposal_check CHECK ((proposed_at IS NULL) = (proposed_by IS NULL)),
    CONSTRAINT enquiries_counts_check CHECK (viewings >= 0 AND unread_by_owner >= 0 AND unread_by_asker >= 0),
    CONSTRAINT enquiries_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT enquiries_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT enquiries_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE SET NULL,
    CONSTRAINT enquiries_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX enquiries_property_id_confirmed_at_idx ON enquiries (property_id, confirmed_at);
CREATE INDEX enquiries_owner_id_last_entry_at_idx ON enquiries (owner_id, last_entry_at DESC);
CREATE INDEX enquiries_agency_id_last_entry_at_idx ON enquiries (agency_id, last_entry_at DESC);
CREATE INDEX enquiries_asker_id_last_entry_at_idx ON enquiries (asker_id, last_entry_at DESC);
CREATE INDEX enquiries_email_idx ON enquiries (email);
-- One thread for each asker and listing: what is asked again while it goes on is said in it.
CREATE UNIQUE INDEX enquiries_one_thread_idx ON enquiries (property_id, owner_id, email) WHERE state IN ('new', 'answered', 'viewing_agreed');
-- What nobody confirmed, deleted nightly.
CREATE INDEX enquiries_unconfirmed_idx ON enquiries (created_at) WHERE state = 'unconfirmed';

CREATE TABLE enquiry_entries (
    id SERIAL,
    enquiry_id INTEGER NOT NULL,
    side enquiry_side NOT NULL,
    author_id INTEGER,
    kind enquiry_entry_kind NOT NULL DEFAULT 'message',
    text TEXT NOT NULL DEFAULT '',
    viewing_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT enquiry_entries_pkey PRIMARY KEY (id),
    CONSTRAINT enquiry_entries_text_check CHECK ((kind = 'message') = (text <> '')),
    CONSTRAINT enquiry_entries_viewing_check CHECK ((kind IN ('proposal', 'agreement')) = (viewing_at IS NOT NULL)),
    CONSTRAINT enquiry_entries_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT enquiry_entries_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE INDEX enquiry_entries_enquiry_id_idx ON enquiry_entries (enquiry_id);
CREATE INDEX enquiry_entries_author_id_idx ON enquiry_entries (author_id);

CREATE TABLE enquiry_keys (
    hash BYTEA NOT NULL,
    enquiry_id INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT enquiry_keys_pkey PRIMARY KEY (hash),
    CONSTRAINT enquiry_keys_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX enquiry_keys_enquiry_id_idx ON enquiry_keys (enquiry_id);

CREATE TABLE enquiry_blocks (
    owner_id INTEGER NOT NULL,
    email CITEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT enquiry_blocks_pkey PRIMARY KEY (owner_id, email),
    CONSTRAINT enquiry_blocks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE enquiry_reports (
    id SERIAL,
    enquiry_id INTEGER NOT NULL,
    side enquiry_side NOT NULL,
    details TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    handled_at TIMESTAMPTZ(3),
    outcome report_outcome,
    CONSTRAINT enquiry_reports_pkey PRIMARY KEY (id),
    CONSTRAINT enquiry_reports_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX enquiry_reports_enquiry_id_side_key ON enquiry_reports (enquiry_id, side);
CREATE INDEX enquiry_reports_handled_at_created_at_idx ON enquiry_reports (handled_at, created_at);

CREATE TABLE listing_tap_days (
    property_id INTEGER NOT NULL,
    day DATE NOT NULL,
    whatsapp INTEGER NOT NULL DEFAULT 0,
    call INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT listing_tap_days_pkey PRIMARY KEY (property_id, day),
    CONSTRAINT listing_tap_days_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE
);
