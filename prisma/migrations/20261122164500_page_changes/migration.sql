-- Transactions that changed what pages show, for some minutes: by these each copy of the server knows whether a page
-- that it keeps still holds. Only appended to, by prisma/sql/page-changes.sql, so that writers never wait for one another.
CREATE TABLE page_changes (
    xid XID8 NOT NULL DEFAULT pg_current_xact_id(),
    -- When a job first saw the row: it may be deleted some time after that, however long its transaction took.
    seen_at TIMESTAMPTZ(3),

    CONSTRAINT page_changes_pkey PRIMARY KEY (xid)
);
