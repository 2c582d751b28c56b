-- Pages and news that the company writes: a draft in each language, and every version that was published.

-- step: types
DO $$ BEGIN
    CREATE TYPE company_page_kind AS ENUM ('page', 'news');
EXCEPTION WHEN duplicate_object THEN NULL; END $$;
DO $$ BEGIN
    CREATE TYPE company_page_place AS ENUM ('nowhere', 'footer', 'navigation');
EXCEPTION WHEN duplicate_object THEN NULL; END $$;

-- step: pages
CREATE TABLE IF NOT EXISTS company_pages (
    id SERIAL NOT NULL,
    kind company_page_kind NOT NULL,
    slug TEXT NOT NULL,
    shown_in company_page_place NOT NULL DEFAULT 'nowhere',
    position INTEGER NOT NULL DEFAULT 10,
    first_published_at TIMESTAMPTZ(3),
    hidden_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT company_pages_pkey PRIMARY KEY (id),
    CONSTRAINT company_pages_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 60)
);
CREATE UNIQUE INDEX IF NOT EXISTS company_pages_slug_key ON company_pages(slug);

-- step: drafts
CREATE TABLE IF NOT EXISTS company_page_drafts (
    page_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    body TEXT NOT NULL,
    changed_at TIMESTAMPTZ(3) NOT NULL,
    changed_by INTEGER,
    CONSTRAINT company_page_drafts_pkey PRIMARY KEY (page_id, language),
    CONSTRAINT company_page_drafts_page_id_fkey FOREIGN KEY (page_id) REFERENCES company_pages(id) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT company_page_drafts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS company_page_drafts_changed_by_idx ON company_page_drafts(changed_by);

-- step: versions
CREATE TABLE IF NOT EXISTS company_page_versions (
    id SERIAL NOT NULL,
    page_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    body TEXT NOT NULL,
    published_at TIMESTAMPTZ(3) NOT NULL,
    published_by INTEGER,
    CONSTRAINT company_page_versions_pkey PRIMARY KEY (id),
    CONSTRAINT company_page_versions_page_id_fkey FOREIGN KEY (page_id) REFERENCES company_pages(id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT company_page_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS company_page_versions_page_id_language_id_idx ON company_page_versions(page_id, language, id);
CREATE INDEX IF NOT EXISTS company_page_versions_published_by_idx ON company_page_versions(published_by);

-- step: pictures
CREATE TABLE IF NOT EXISTS company_page_pictures (
    page_id INTEGER NOT NULL,
    hash TEXT NOT NULL,
    CONSTRAINT company_page_pictures_pkey PRIMARY KEY (page_id, hash),
    CONSTRAINT company_page_pictures_page_id_fkey FOREIGN KEY (page_id) REFERENCES company_pages(id) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT company_page_pictures_hash_fkey FOREIGN KEY (hash) REFERENCES picture_files(hash) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS company_page_pictures_hash_idx ON company_page_pictures(hash);

-- step: the pages that every site has
INSERT INTO company_pages (kind, slug, shown_in, position) VALUES
    ('page', 'about', 'navigation', 1),
    ('page', 'help', 'footer', 2),
    ('page', 'terms', 'footer', 3),
    ('page', 'privacy', 'footer', 4)
ON CONFLICT (slug) DO NOTHING;
