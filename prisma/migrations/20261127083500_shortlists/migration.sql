-- Users put their favorites into named lists, and share a list by a link whose readers comment on its homes.

-- step: the order of favorites
ALTER TABLE favorites ADD COLUMN IF NOT EXISTS position integer;

-- step: emails about comments
ALTER TABLE users ADD COLUMN IF NOT EXISTS list_mails_off_at timestamptz(3);

-- step: lists
CREATE TABLE IF NOT EXISTS shortlists (
    id serial PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    name text NOT NULL CONSTRAINT shortlists_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
    sharer text NOT NULL DEFAULT '' CONSTRAINT shortlists_sharer_length CHECK (char_length(sharer) <= 60),
    share_key bytea,
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS shortlists_id_user_id_key ON shortlists (id, user_id);
CREATE INDEX IF NOT EXISTS shortlists_user_id_idx ON shortlists (user_id);

-- step: the homes of lists
CREATE TABLE IF NOT EXISTS shortlist_homes (
    list_id integer NOT NULL,
    property_id integer NOT NULL,
    user_id integer NOT NULL,
    position integer NOT NULL,
    PRIMARY KEY (list_id, property_id),
    CONSTRAINT shortlist_homes_list_id_user_id_fkey FOREIGN KEY (list_id, user_id)
        REFERENCES shortlists(id, user_id) ON UPDATE CASCADE ON DELETE CASCADE,
    CONSTRAINT shortlist_homes_user_id_property_id_fkey FOREIGN KEY (user_id, property_id)
        REFERENCES favorites(user_id, property_id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS shortlist_homes_user_id_property_id_idx ON shortlist_homes (user_id, property_id);

-- step: opinions
DO $$ BEGIN
    CREATE TYPE shortlist_opinion AS ENUM ('liked', 'disliked');
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

-- step: comments
CREATE TABLE IF NOT EXISTS shortlist_comments (
    id serial PRIMARY KEY,
    list_id integer NOT NULL,
    property_id integer NOT NULL,
    visitor bytea NOT NULL,
    name text NOT NULL CONSTRAINT shortlist_comments_name_length CHECK (char_length(name) BETWEEN 1 AND 60),
    opinion shortlist_opinion,
    text text NOT NULL CONSTRAINT shortlist_comments_text_length CHECK (char_length(text) <= 500),
    emailed_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT shortlist_comments_content CHECK (opinion IS NOT NULL OR text <> ''),
    CONSTRAINT shortlist_comments_list_id_property_id_fkey FOREIGN KEY (list_id, property_id)
        REFERENCES shortlist_homes(list_id, property_id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS shortlist_comments_list_id_property_id_visitor_key
    ON shortlist_comments (list_id, property_id, visitor);
CREATE INDEX IF NOT EXISTS shortlist_comments_new_idx ON shortlist_comments (list_id) WHERE emailed_at IS NULL;
