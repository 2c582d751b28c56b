CREATE TABLE spam_forms (
    id SERIAL PRIMARY KEY,
    call TEXT NOT NULL,
    form JSONB NOT NULL,
    trap TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE INDEX spam_forms_created_at_idx ON spam_forms (created_at);
