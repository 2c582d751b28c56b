-- The whole schema of the first release. From here on migrations only add.
--
-- Functions, views and triggers are in prisma/sql, in files that are applied again whenever they change. Here are only
-- tables, and the one function that a stored column is computed by: see plain_words.

-- Lets an EXCLUDE constraint compare whole numbers beside ranges.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Words in lower case, without accents and punctuation, with one space between. Letters of all scripts stay.
-- It stands here, since properties.words is stored by it: whoever changes it has that column computed anew in the same
-- migration, which a file that is simply applied again would not do.
CREATE FUNCTION plain_words(value TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(
        regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC))), '[''`\u2019\u02bc]', '', 'g'),
        '[^a-z0-9\u00aa-\u1fff\u2c00-\ufffd]+', ' ', 'g'));
$$;

-- Accounts

CREATE TYPE user_role AS ENUM ('ADMIN', 'INDIVIDUAL', 'REAL_ESTATE');
CREATE TYPE account_token_purpose AS ENUM ('verify_email', 'reset_password', 'log_in', 'undo_email');
CREATE TYPE factor_challenge_purpose AS ENUM ('log_in', 'confirm', 'add_passkey');

CREATE TABLE users (
    id SERIAL,
    title TEXT,
    name TEXT NOT NULL,
    surname TEXT NOT NULL,
    email CITEXT NOT NULL,
    phone TEXT,
    role user_role NOT NULL DEFAULT 'INDIVIDUAL',
    country TEXT,
    email_verified_at TIMESTAMPTZ(3),
    password_hash TEXT,
    authorities TEXT[] DEFAULT ARRAY[]::text[],
    picture_hash TEXT,
    disabled_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    request_mails_off_at TIMESTAMPTZ(3),
    names_allowed_at TIMESTAMPTZ(3),
    CONSTRAINT users_pkey PRIMARY KEY (id),
    CONSTRAINT users_email_shape CHECK (email ~ '^[^\s@]+@[^\s@]+$' AND length(email) <= 254),
    CONSTRAINT users_country_code CHECK (country ~ '^[A-Z]{2}$')
);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_role_idx ON users (role);
CREATE INDEX users_picture_hash_idx ON users (picture_hash);
CREATE INDEX users_created_at_id_idx ON users (created_at, id);
-- By name, and by any part of name or address, however many users there are.
CREATE INDEX users_name_idx ON users (lower(name), lower(surname), id);
CREATE INDEX users_words_idx ON users USING gin ((name || ' ' || surname || ' ' || email::text) gin_trgm_ops);

CREATE TABLE user_contacts (
    id SERIAL,
    user_id INTEGER NOT NULL,
    type TEXT NOT NULL,
    value TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT user_contacts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX user_contacts_user_id_type_value_key ON user_contacts (user_id, type, value);

CREATE TABLE sessions (
    id UUID NOT NULL,
    user_id INTEGER NOT NULL,
    user_agent TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    last_seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    ended_at TIMESTAMPTZ(3),
    by_link BOOLEAN NOT NULL DEFAULT false,
    confirmed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE account_tokens (
    hash BYTEA NOT NULL,
    user_id INTEGER NOT NULL,
    purpose account_token_purpose NOT NULL,
    email CITEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    session_id UUID,
    CONSTRAINT account_tokens_pkey PRIMARY KEY (hash)
);
CREATE INDEX account_tokens_user_id_purpose_idx ON account_tokens (user_id, purpose);
CREATE INDEX account_tokens_expires_at_idx ON account_tokens (expires_at);
CREATE INDEX account_tokens_email_purpose_idx ON account_tokens (email, purpose);

CREATE TABLE passkeys (
    id SERIAL,
    user_id INTEGER NOT NULL,
    credential_id TEXT NOT NULL,
    public_key BYTEA NOT NULL,
    counter BIGINT NOT NULL DEFAULT 0,
    transports TEXT[] DEFAULT ARRAY[]::text[],
    name TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    last_used_at TIMESTAMPTZ(3),
    CONSTRAINT passkeys_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

CREATE TABLE authenticators (
    user_id INTEGER NOT NULL,
    secret BYTEA,
    pending_secret BYTEA,
    pending_until TIMESTAMPTZ(3),
    last_time_step INTEGER NOT NULL DEFAULT 0,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    last_used_at TIMESTAMPTZ(3),
    CONSTRAINT authenticators_pkey PRIMARY KEY (user_id)
);

CREATE TABLE recovery_codes (
    hash BYTEA NOT NULL,
    user_id INTEGER NOT NULL,
    CONSTRAINT recovery_codes_pkey PRIMARY KEY (hash)
);
CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

CREATE TABLE factor_challenges (
    hash BYTEA NOT NULL,
    user_id INTEGER NOT NULL,
    purpose factor_challenge_purpose NOT NULL,
    challenge TEXT,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT factor_challenges_pkey PRIMARY KEY (hash)
);
CREATE INDEX factor_challenges_user_id_idx ON factor_challenges (user_id);
CREATE INDEX factor_challenges_expires_at_idx ON factor_challenges (expires_at);

-- Companies

CREATE TABLE agencies (
    id SERIAL,
    slug TEXT NOT NULL,
    name CITEXT NOT NULL,
    logo_hash TEXT,
    address TEXT NOT NULL DEFAULT '',
    reference_id TEXT,
    website TEXT,
    whatsapp TEXT,
    twitter TEXT,
    facebook TEXT,
    phone TEXT,
    about TEXT NOT NULL DEFAULT '',
    verified_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    verify_note TEXT NOT NULL DEFAULT '',
    CONSTRAINT agencies_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX agencies_slug_key ON agencies (slug);
CREATE UNIQUE INDEX agencies_name_key ON agencies (name);
CREATE INDEX agencies_logo_hash_idx ON agencies (logo_hash);

CREATE TABLE agency_members (
    agency_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    is_owner BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT agency_members_pkey PRIMARY KEY (agency_id, user_id)
);
CREATE INDEX agency_members_user_id_idx ON agency_members (user_id);

CREATE TABLE agency_invitations (
    id SERIAL,
    agency_id INTEGER NOT NULL,
    email CITEXT NOT NULL,
    hash BYTEA NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT agency_invitations_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX agency_invitations_hash_key ON agency_invitations (hash);
CREATE INDEX agency_invitations_expires_at_idx ON agency_invitations (expires_at);
CREATE UNIQUE INDEX agency_invitations_agency_id_email_key ON agency_invitations (agency_id, email);

CREATE TABLE agency_join_requests (
    agency_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    message TEXT NOT NULL DEFAULT '',
    brings_listings BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT agency_join_requests_pkey PRIMARY KEY (agency_id, user_id)
);
CREATE INDEX agency_join_requests_user_id_idx ON agency_join_requests (user_id);

-- Listings

CREATE TYPE property_status AS ENUM ('FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER');
CREATE TYPE listing_role AS ENUM ('INDIVIDUAL', 'REAL_ESTATE');
CREATE TYPE listing_located AS ENUM ('EXACT', 'AREA', 'CITY');
CREATE TYPE picture_size AS ENUM ('card', 'page', 'full');
CREATE TYPE picture_format AS ENUM ('avif', 'webp', 'jpeg');
CREATE TYPE import_state AS ENUM ('uploading', 'checking', 'checked', 'importing', 'done', 'cancelled', 'failed');

CREATE TYPE place_kind AS ENUM ('country', 'city', 'area');

-- A tree: House over Duplex over Detached Duplex. `words` are what people call it, in plain words.
CREATE TABLE property_types (
    name TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 1000,
    parent TEXT,
    words TEXT[] DEFAULT ARRAY[]::text[],
    CONSTRAINT property_types_pkey PRIMARY KEY (name),
    CONSTRAINT property_types_other_parent CHECK (parent <> name)
);
CREATE INDEX property_types_parent_idx ON property_types (parent);

-- Countries, their cities and the areas of these. Centres are rounded to a hundredth of a degree, about a kilometre.
CREATE TABLE places (
    id SERIAL,
    kind place_kind NOT NULL,
    country TEXT NOT NULL,
    parent_id INTEGER,
    -- The ids of all it lies in, from its country on, and its own as the last. A trigger keeps them.
    path INTEGER[] DEFAULT ARRAY[]::integer[],
    name TEXT NOT NULL,
    slug TEXT NOT NULL DEFAULT '',
    latitude DOUBLE PRECISION,
    longitude DOUBLE PRECISION,
    -- Null while the administration has yet to say whether it is a place of its own.
    confirmed_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT places_pkey PRIMARY KEY (id),
    CONSTRAINT places_country_code CHECK (country ~ '^[A-Z]{2}$'),
    CONSTRAINT places_within CHECK ((kind = 'country') = (parent_id IS NULL)),
    CONSTRAINT places_centre CHECK ((latitude IS NULL) = (longitude IS NULL)),
    CONSTRAINT places_name_length CHECK (length(name) BETWEEN 1 AND 120)
);
CREATE UNIQUE INDEX places_slug_key ON places (slug);
CREATE INDEX places_parent_id_idx ON places (parent_id);
CREATE INDEX places_path_idx ON places USING gin (path);
CREATE INDEX places_latitude_longitude_idx ON places (latitude, longitude);
CREATE INDEX places_waiting_idx ON places (created_at) WHERE confirmed_at IS NULL;

-- What places that were merged into others were called in addresses: these lead on.
CREATE TABLE former_places (
    slug TEXT NOT NULL,
    place_id INTEGER NOT NULL,
    CONSTRAINT former_places_pkey PRIMARY KEY (slug)
);
CREATE INDEX former_places_place_id_idx ON former_places (place_id);

-- Open listings that lie in a place itself, counted every few minutes: what suggestions are put in order by.
CREATE TABLE place_listings (
    place_id INTEGER NOT NULL,
    status property_status NOT NULL,
    listings INTEGER NOT NULL,
    CONSTRAINT place_listings_pkey PRIMARY KEY (place_id, status)
);

-- What a place is called, in plain words: its name, and any other. Of names with a `within_id` it is meant only by those who
-- say that it lies there, though it does not: what it was called before it was moved, or merged into another.
CREATE TABLE place_names (
    place_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    within_id INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT place_names_pkey PRIMARY KEY (place_id, name, within_id)
);
CREATE INDEX place_names_name_idx ON place_names (name);
-- Names that begin with, or are spelt like, what somebody types.
CREATE INDEX place_names_beginning_idx ON place_names (name text_pattern_ops);
CREATE INDEX place_names_trigrams_idx ON place_names USING gin (name gin_trgm_ops);

CREATE TABLE properties (
    id SERIAL,
    owner_id INTEGER NOT NULL,
    role listing_role NOT NULL DEFAULT 'INDIVIDUAL',
    state_name TEXT,
    logo_hash TEXT,
    address TEXT NOT NULL,
    area TEXT NOT NULL DEFAULT '',
    city TEXT NOT NULL DEFAULT '',
    country TEXT,
    google_location TEXT,
    type TEXT NOT NULL,
    size TEXT,
    size_square_meters DECIMAL(12, 2),
    price DECIMAL(14, 2) NOT NULL,
    description TEXT NOT NULL,
    status property_status NOT NULL,
    num_garage SMALLINT,
    num_room SMALLINT,
    num_bathroom SMALLINT,
    num_toilet SMALLINT,
    cover_hash TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    import_key TEXT,
    hidden_by_team_at TIMESTAMPTZ(3),
    deleted_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    -- The status under which a listing is shown; null keeps one that is hidden for any of the four reasons out of every
    -- list and count. Each reason has a column of its own, and none knows of the others.
    listed_as property_status GENERATED ALWAYS AS (
        CASE WHEN hidden_by_team_at IS NULL AND over_limit_at IS NULL AND owner_disabled_at IS NULL AND deleted_at IS NULL
        THEN status END) STORED,
    agency_id INTEGER,
    -- Decimal degrees; null when nothing tells. `located` says how well: by the coordinates its owner gave, or by the
    -- centre of its area or of its city.
    latitude DOUBLE PRECISION,
    longitude DOUBLE PRECISION,
    located listing_located,
    -- The narrowest place known that it lies in; `place_known` says that this is its area, or its city when it names no area.
    place_id INTEGER,
    place_known BOOLEAN NOT NULL DEFAULT false,
    -- What and where it is (A), how it is known (B), what is said of it (D). Its bedrooms, status and country are words
    -- too ('3bed', 'zzrent', 'zzng'), so that one index answers "3 bedroom flat to let in Kenya".
    words TSVECTOR GENERATED ALWAYS AS (
        setweight(to_tsvector('pg_catalog.english', plain_words(type || ' ' || area || ' ' || city)), 'A')
        || setweight(to_tsvector('pg_catalog.english',
            plain_words(address || ' ' || coalesce(state_name, '')) || coalesce(' ' || num_room || 'bed', '')
            || coalesce(' zz' || lower(country), '')
            || CASE status WHEN 'FOR_SALE' THEN ' zzsale' WHEN 'FOR_RENT' THEN ' zzrent' ELSE '' END), 'B')
        || setweight(to_tsvector('pg_catalog.english', plain_words(left(description, 4000))), 'D')) STORED,
    pictured BOOLEAN GENERATED ALWAYS AS (cover_hash IS NOT NULL) STORED,
    deleted_reason TEXT,
    hidden_reason TEXT,
    advertised_at TIMESTAMPTZ(3),
    featured_chosen_at TIMESTAMPTZ(3),
    featured_until TIMESTAMPTZ(3),
    over_limit_at TIMESTAMPTZ(3),
    owner_disabled_at TIMESTAMPTZ(3),
    CONSTRAINT properties_pkey PRIMARY KEY (id),
    -- NaN sorts above every number in numeric, so the upper bound refuses it too.
    CONSTRAINT properties_price_range CHECK (price >= 0 AND price < 1000000000000),
    CONSTRAINT properties_counts_range CHECK (
        num_garage BETWEEN 0 AND 1000 AND num_room BETWEEN 0 AND 1000
        AND num_bathroom BETWEEN 0 AND 1000 AND num_toilet BETWEEN 0 AND 1000),
    CONSTRAINT properties_size_range CHECK (size_square_meters >= 0 AND size_square_meters < 10000000000),
    CONSTRAINT properties_country_code CHECK (country ~ '^[A-Z]{2}$'),
    CONSTRAINT properties_text_lengths CHECK (
        length(address) BETWEEN 1 AND 300 AND length(area) <= 120 AND length(city) <= 120
        AND length(description) <= 10000 AND length(size) <= 40),
    CONSTRAINT properties_real_estate_named CHECK (role <> 'REAL_ESTATE' OR length(state_name) > 0)
);
CREATE UNIQUE INDEX properties_import_key_key ON properties (import_key);
CREATE INDEX properties_owner_id_created_at_id_idx ON properties (owner_id, created_at DESC, id DESC);
CREATE INDEX properties_cover_hash_idx ON properties (cover_hash);
-- Most listings have neither, and do not pay for these.
CREATE INDEX properties_logo_hash_idx ON properties (logo_hash) WHERE logo_hash IS NOT NULL;
CREATE INDEX properties_agency_id_created_at_id_idx ON properties (agency_id, created_at DESC, id DESC)
    WHERE agency_id IS NOT NULL;
-- The rule on repeated texts looks for listings that people wrote by this.
CREATE INDEX properties_text_digest ON properties (md5(lower(regexp_replace(description, '\s+', ' ', 'g'))))
    WHERE import_key IS NULL AND deleted_at IS NULL;
-- What counts against an owner's limit is among these; imported listings do not.
CREATE INDEX properties_owned_idx ON properties (owner_id, created_at, id)
    WHERE import_key IS NULL AND deleted_at IS NULL;
-- What the administration searches listings by, hidden and deleted ones included.
CREATE INDEX properties_administered_idx ON properties
    USING gin ((address || ' ' || area || ' ' || city || ' ' || type) gin_trgm_ops);
-- One index per filter set and order. The id at the end makes each order total; read backwards they serve DESC.
CREATE INDEX properties_listed_price_idx ON properties (listed_as, price, id);
CREATE INDEX properties_listed_type_price_idx ON properties (listed_as, type, price, id);
CREATE INDEX properties_listed_city_price_idx ON properties (listed_as, city, price, id);
CREATE INDEX properties_listed_created_at_idx ON properties (listed_as, created_at, id);
CREATE INDEX properties_listed_type_created_at_idx ON properties (listed_as, type, created_at, id);
CREATE INDEX properties_listed_city_created_at_idx ON properties (listed_as, city, created_at, id);
CREATE INDEX properties_listed_type_city_created_at_idx ON properties (listed_as, type, city, created_at, id);
-- What lies in an area of a map: a stripe of latitudes, then its longitudes.
CREATE INDEX properties_place_idx ON properties (latitude, longitude, listed_as, id) WHERE listed_as IS NOT NULL;
-- The index of the narrowest lists also carries what the other filters ask for, so that they are answered and counted
-- from it alone.
CREATE INDEX properties_listed_type_city_price_idx ON properties (listed_as, type, city, price, id)
    INCLUDE (created_at, num_room, num_bathroom, num_garage, pictured, latitude, longitude, place_id, country, size_square_meters);
-- Listings of a place, and of several.
CREATE INDEX properties_listed_place_created_at_idx ON properties (listed_as, place_id, created_at, id);
-- Those whose area no place is called by, though it is known where such a place would lie: few, as one is made for each.
CREATE INDEX properties_unplaced_idx ON properties (id)
    WHERE NOT place_known AND deleted_at IS NULL AND (place_id IS NOT NULL OR country IS NOT NULL);
-- Neighbours in price within an area: what is similar to a listing.
CREATE INDEX properties_listed_city_area_price_idx ON properties (listed_as, city, area, price, id);
-- Listings that are shown first: few, so that drawing some of them never reads the table.
CREATE INDEX properties_featured_idx ON properties (listed_as, type, city, id) INCLUDE (featured_until)
    WHERE featured_until IS NOT NULL;
-- Those that are not on the site and not deleted, which are few, are found without reading the others.
CREATE INDEX properties_hidden_idx ON properties (id) WHERE listed_as IS NULL AND deleted_at IS NULL;
CREATE INDEX properties_words_idx ON properties USING gin (words) WHERE listed_as IS NOT NULL;

CREATE TABLE listing_submissions (
    user_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    property_id INTEGER,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT listing_submissions_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX listing_submissions_created_at_idx ON listing_submissions (created_at);

CREATE TABLE picture_files (
    hash TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    placeholder TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT picture_files_pkey PRIMARY KEY (hash),
    CONSTRAINT picture_files_hash_shape CHECK (hash ~ '^[0-9a-f]{64}$'),
    CONSTRAINT picture_files_pixels CHECK (width > 0 AND height > 0)
);

CREATE TABLE picture_variants (
    hash TEXT NOT NULL,
    size picture_size NOT NULL,
    format picture_format NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    byte_size INTEGER NOT NULL,
    CONSTRAINT picture_variants_pkey PRIMARY KEY (hash, size, format)
);

CREATE TABLE pictures (
    id SERIAL,
    property_id INTEGER NOT NULL,
    hash TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT pictures_pkey PRIMARY KEY (id),
    CONSTRAINT pictures_position_range CHECK ("position" BETWEEN 0 AND 199)
);
CREATE INDEX pictures_hash_idx ON pictures (hash);
CREATE UNIQUE INDEX pictures_property_id_position_key ON pictures (property_id, "position");

CREATE TABLE favorites (
    user_id INTEGER NOT NULL,
    property_id INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT favorites_pkey PRIMARY KEY (user_id, property_id)
);
CREATE INDEX favorites_property_id_idx ON favorites (property_id);

CREATE TABLE listing_view_visitors (
    property_id INTEGER NOT NULL,
    day DATE NOT NULL,
    visitor BYTEA NOT NULL,
    CONSTRAINT listing_view_visitors_pkey PRIMARY KEY (property_id, day, visitor)
);
CREATE INDEX listing_view_visitors_day_idx ON listing_view_visitors (day);

CREATE TABLE listing_view_days (
    property_id INTEGER NOT NULL,
    day DATE NOT NULL,
    views INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT listing_view_days_pkey PRIMARY KEY (property_id, day),
    CONSTRAINT listing_view_days_count CHECK (views >= 0)
);
CREATE INDEX listing_view_days_day_idx ON listing_view_days USING brin (day);

CREATE TABLE view_totals (
    day DATE NOT NULL,
    views INTEGER NOT NULL,
    CONSTRAINT view_totals_pkey PRIMARY KEY (day)
);

CREATE TABLE listing_view_salts (
    day DATE NOT NULL,
    salt BYTEA NOT NULL,
    CONSTRAINT listing_view_salts_pkey PRIMARY KEY (day)
);

CREATE TABLE contact_shares (
    viewer_id INTEGER NOT NULL,
    day DATE NOT NULL,
    owner_id INTEGER NOT NULL,
    CONSTRAINT contact_shares_pkey PRIMARY KEY (viewer_id, day, owner_id)
);
CREATE INDEX contact_shares_owner_id_day_idx ON contact_shares (owner_id, day);

CREATE TABLE contact_share_networks (
    day DATE NOT NULL,
    network BYTEA NOT NULL,
    owner_id INTEGER NOT NULL,
    CONSTRAINT contact_share_networks_pkey PRIMARY KEY (day, network, owner_id)
);
CREATE INDEX contact_share_networks_owner_id_idx ON contact_share_networks (owner_id);

CREATE TABLE listing_contact_reveals (
    property_id INTEGER NOT NULL,
    day DATE NOT NULL,
    user_id INTEGER NOT NULL,
    CONSTRAINT listing_contact_reveals_pkey PRIMARY KEY (property_id, day, user_id)
);
CREATE INDEX listing_contact_reveals_user_id_idx ON listing_contact_reveals (user_id);

CREATE TABLE listing_imports (
    id SERIAL,
    user_id INTEGER NOT NULL,
    file_name TEXT NOT NULL,
    file_size INTEGER NOT NULL,
    state import_state NOT NULL DEFAULT 'uploading',
    rows_total INTEGER NOT NULL DEFAULT 0,
    rows_done INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL DEFAULT 0,
    unchanged INTEGER NOT NULL DEFAULT 0,
    refused INTEGER NOT NULL DEFAULT 0,
    failure TEXT,
    worked_on_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT listing_imports_pkey PRIMARY KEY (id)
);
CREATE INDEX listing_imports_user_id_idx ON listing_imports (user_id);
CREATE INDEX listing_imports_state_idx ON listing_imports (state);

CREATE TABLE listing_import_chunks (
    import_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    bytes BYTEA NOT NULL,
    CONSTRAINT listing_import_chunks_pkey PRIMARY KEY (import_id, place)
);

CREATE TABLE listing_import_pictures (
    import_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    CONSTRAINT listing_import_pictures_pkey PRIMARY KEY (import_id, name)
);
CREATE INDEX listing_import_pictures_hash_idx ON listing_import_pictures (hash);

CREATE TABLE listing_import_faults (
    id SERIAL,
    import_id INTEGER NOT NULL,
    line INTEGER NOT NULL,
    "column" TEXT,
    reason TEXT NOT NULL,
    CONSTRAINT listing_import_faults_pkey PRIMARY KEY (id)
);
CREATE INDEX listing_import_faults_import_id_line_idx ON listing_import_faults (import_id, line);

-- Words that name types, places and agencies: what a misspelt word may have meant. Words stay when their listings go.
CREATE TABLE search_vocabulary (
    word TEXT NOT NULL,
    CONSTRAINT search_vocabulary_pkey PRIMARY KEY (word)
);
CREATE INDEX search_vocabulary_word_idx ON search_vocabulary USING gist (word gist_trgm_ops);

-- What changed since the last fold: one row for each listing that appeared (1) or disappeared (-1) under these values.
-- Writers only append here, so that they never wait for one another.
CREATE TABLE listing_changes (
    listed_as property_status NOT NULL,
    type TEXT NOT NULL,
    city TEXT NOT NULL,
    price DECIMAL(14, 2) NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    id INTEGER NOT NULL,
    change SMALLINT NOT NULL,
    CONSTRAINT listing_changes_change CHECK (change IN (-1, 1))
) WITH (autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0);

-- Exact totals of every filter, but for the rows of listing_changes. `scope` is a status, or OPEN for FOR_SALE and FOR_RENT
-- together; `level` says what else the filter names: 0 nothing, 1 type, 2 city, 3 both. A value that is not named is ''.
-- The view listing_counts adds the two up.
CREATE TABLE listing_totals (
    scope TEXT NOT NULL,
    level SMALLINT NOT NULL,
    type TEXT NOT NULL,
    city TEXT NOT NULL,
    listings INTEGER NOT NULL,
    -- Big results have marks in both tables below.
    marked BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT listing_totals_pkey PRIMARY KEY (scope, level, type, city),
    CONSTRAINT listing_totals_scope CHECK (scope IN ('FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER', 'OPEN') AND level BETWEEN 0 AND 3)
) WITH (fillfactor = 70);

-- Marks along the order of a big result: `listings` lie between a mark, inclusive, and the next one. Their sum up to a
-- mark is its rank, so that a deep page starts at a mark and not at the beginning.
CREATE TABLE listing_price_marks (
    mark INTEGER GENERATED ALWAYS AS IDENTITY,
    scope TEXT NOT NULL,
    level SMALLINT NOT NULL,
    type TEXT NOT NULL,
    city TEXT NOT NULL,
    price DECIMAL(14, 2) NOT NULL,
    id INTEGER NOT NULL,
    listings INTEGER NOT NULL,
    CONSTRAINT listing_price_marks_pkey PRIMARY KEY (mark),
    CONSTRAINT listing_price_marks_scope_level_type_city_price_id_key UNIQUE (scope, level, type, city, price, id)
) WITH (fillfactor = 70);

CREATE TABLE listing_created_at_marks (
    mark INTEGER GENERATED ALWAYS AS IDENTITY,
    scope TEXT NOT NULL,
    level SMALLINT NOT NULL,
    type TEXT NOT NULL,
    city TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL,
    id INTEGER NOT NULL,
    listings INTEGER NOT NULL,
    CONSTRAINT listing_created_at_marks_pkey PRIMARY KEY (mark),
    CONSTRAINT listing_created_at_marks_scope_level_type_city_created_at_i_key UNIQUE (scope, level, type, city, created_at, id)
) WITH (fillfactor = 70);

-- Requests

CREATE TYPE request_category AS ENUM ('student_accommodation', 'rooms', 'full_house');
CREATE TYPE evaluation_category AS ENUM ('apartment', 'house', 'agricultural_land');

CREATE TABLE property_requests (
    id SERIAL,
    user_id INTEGER,
    location TEXT NOT NULL,
    category request_category NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    amenities TEXT[] DEFAULT ARRAY[]::text[],
    details TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    accepted_at TIMESTAMPTZ(3),
    closed_at TIMESTAMPTZ(3),
    confirmed_at TIMESTAMPTZ(3),
    handled_at TIMESTAMPTZ(3),
    matched_at TIMESTAMPTZ(3),
    note TEXT NOT NULL DEFAULT '',
    CONSTRAINT property_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX property_requests_user_id_idx ON property_requests (user_id);
CREATE INDEX property_requests_created_at_idx ON property_requests (created_at);

CREATE TABLE property_request_keys (
    hash BYTEA NOT NULL,
    request_id INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT property_request_keys_pkey PRIMARY KEY (hash)
);
CREATE INDEX property_request_keys_request_id_idx ON property_request_keys (request_id);

CREATE TABLE property_request_matches (
    request_id INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    property_id INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    reported_at TIMESTAMPTZ(3),
    report_reason TEXT NOT NULL DEFAULT '',
    CONSTRAINT property_request_matches_pkey PRIMARY KEY (request_id, owner_id)
);
CREATE INDEX property_request_matches_owner_id_created_at_idx ON property_request_matches (owner_id, created_at);
CREATE INDEX property_request_matches_property_id_idx ON property_request_matches (property_id);

CREATE TABLE property_request_answers (
    id SERIAL,
    request_id INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    property_id INTEGER NOT NULL,
    message TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    accepted_at TIMESTAMPTZ(3),
    declined_at TIMESTAMPTZ(3),
    CONSTRAINT property_request_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX property_request_answers_owner_id_idx ON property_request_answers (owner_id);
CREATE INDEX property_request_answers_property_id_idx ON property_request_answers (property_id);
CREATE UNIQUE INDEX property_request_answers_request_id_owner_id_key ON property_request_answers (request_id, owner_id);

CREATE TABLE property_evaluations (
    id SERIAL,
    property_id INTEGER NOT NULL,
    user_id INTEGER,
    category evaluation_category NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL DEFAULT '',
    message TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    handled_at TIMESTAMPTZ(3),
    note TEXT NOT NULL DEFAULT '',
    CONSTRAINT property_evaluations_pkey PRIMARY KEY (id)
);
CREATE INDEX property_evaluations_property_id_idx ON property_evaluations (property_id);
CREATE INDEX property_evaluations_user_id_idx ON property_evaluations (user_id);
CREATE INDEX property_evaluations_created_at_idx ON property_evaluations (created_at);

-- Payments

CREATE TYPE payment_status AS ENUM ('created', 'pending', 'held', 'paid', 'cancelled', 'failed', 'expired', 'disputed', 'refunded');
CREATE TYPE payment_method AS ENUM ('ecocash', 'onemoney', 'innbucks', 'paynow', 'bank');
CREATE TYPE payment_event_kind AS ENUM ('intent', 'initiate', 'callback', 'poll', 'trace', 'refused', 'admin', 'payer', 'expiry');
-- ISO 4217.
CREATE TYPE currency AS ENUM ('USD', 'ZWG');
CREATE TYPE ad_kind AS ENUM ('facebook', 'newspaper', 'website');

CREATE TABLE packages (
    id SERIAL,
    name TEXT NOT NULL,
    price DECIMAL(14, 2) NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    archived_at TIMESTAMPTZ(3),
    facebook_ads SMALLINT NOT NULL DEFAULT 0,
    max_active INTEGER,
    max_advertised INTEGER DEFAULT 0,
    max_featured INTEGER DEFAULT 0,
    newspaper_ads SMALLINT NOT NULL DEFAULT 0,
    website_ads SMALLINT NOT NULL DEFAULT 0,
    CONSTRAINT packages_pkey PRIMARY KEY (id),
    CONSTRAINT packages_price_range CHECK (price >= 0 AND price < 1000000),
    CONSTRAINT packages_counts CHECK (
        max_active >= 0 AND max_featured >= 0 AND max_advertised >= 0
        AND facebook_ads >= 0 AND newspaper_ads >= 0 AND website_ads >= 0)
);
CREATE UNIQUE INDEX packages_name_key ON packages (name);

CREATE TABLE payments (
    id SERIAL,
    user_id INTEGER NOT NULL,
    package_id INTEGER NOT NULL,
    reference TEXT NOT NULL,
    method payment_method NOT NULL,
    months SMALLINT NOT NULL,
    amount DECIMAL(14, 2) NOT NULL,
    currency currency NOT NULL,
    status payment_status NOT NULL DEFAULT 'created',
    merchant_trace TEXT NOT NULL,
    gateway_reference TEXT,
    poll_url TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    bank_reference TEXT,
    bank_submitted_at TIMESTAMPTZ(3),
    browser_url TEXT,
    code TEXT,
    code_expires_at TIMESTAMPTZ(3),
    expires_at TIMESTAMPTZ(3) NOT NULL,
    failure TEXT,
    gateway_account currency,
    held_reason TEXT,
    idempotency_key TEXT,
    initiating_until TIMESTAMPTZ(3),
    instructions TEXT,
    last_polled_at TIMESTAMPTZ(3),
    next_poll_at TIMESTAMPTZ(3),
    package_price DECIMAL(14, 2) NOT NULL,
    paid_at TIMESTAMPTZ(3),
    payer_phone TEXT,
    rate DECIMAL(18, 6),
    rate_date DATE,
    rate_id INTEGER,
    receipt_number INTEGER,
    CONSTRAINT payments_pkey PRIMARY KEY (id),
    CONSTRAINT payments_amount_range CHECK (amount > 0 AND amount < 1000000000),
    CONSTRAINT payments_months_list CHECK (months IN (1, 3, 6, 12)),
    CONSTRAINT payments_package_price_range CHECK (package_price >= 0 AND package_price < 1000000),
    -- Dollars are paid without a rate, everything else at one, of which it is known where it comes from.
    CONSTRAINT payments_rate_check CHECK (
        (currency = 'USD') = (rate IS NULL) AND (rate IS NULL) = (rate_id IS NULL) AND (rate IS NULL) = (rate_date IS NULL)),
    CONSTRAINT payments_rate_range CHECK (rate > 0 AND rate < 1000000000)
);
CREATE UNIQUE INDEX payments_reference_key ON payments (reference);
CREATE UNIQUE INDEX payments_merchant_trace_key ON payments (merchant_trace);
CREATE INDEX payments_package_id_idx ON payments (package_id);
CREATE INDEX payments_status_idx ON payments (status);
CREATE UNIQUE INDEX payments_receipt_number_key ON payments (receipt_number);
CREATE INDEX payments_user_id_id_idx ON payments (user_id, id DESC);
CREATE INDEX payments_next_poll_at_idx ON payments (next_poll_at);
CREATE INDEX payments_rate_id_idx ON payments (rate_id);
CREATE UNIQUE INDEX payments_user_id_idempotency_key_key ON payments (user_id, idempotency_key);
CREATE INDEX payments_paid_at_idx ON payments (paid_at);

CREATE TABLE payment_events (
    id SERIAL,
    payment_id INTEGER NOT NULL,
    kind payment_event_kind NOT NULL,
    word TEXT,
    amount DECIMAL(14, 2),
    to_status payment_status,
    note TEXT,
    raw TEXT,
    digest TEXT,
    actor_id INTEGER,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT payment_events_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_events_payment_id_id_idx ON payment_events (payment_id, id);
CREATE INDEX payment_events_actor_id_idx ON payment_events (actor_id);
CREATE UNIQUE INDEX payment_events_payment_id_digest_key ON payment_events (payment_id, digest);
-- What happens by itself leads into each state once; an administrator may lead back.
CREATE UNIQUE INDEX payment_events_once_per_status ON payment_events (payment_id, to_status)
    WHERE to_status IS NOT NULL AND kind <> 'admin';

CREATE TABLE exchange_rates (
    id SERIAL,
    currency currency NOT NULL,
    rate DECIMAL(18, 6) NOT NULL,
    valid_from DATE NOT NULL,
    actor_id INTEGER,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT exchange_rates_pkey PRIMARY KEY (id),
    -- NaN sorts above every number.
    CONSTRAINT exchange_rates_rate_check CHECK (rate > 0 AND rate < 1000000000),
    -- Of a dollar, in another currency. Each holds until the next begins, so that no two can overlap.
    CONSTRAINT exchange_rates_other_currency CHECK (currency <> 'USD')
);
CREATE INDEX exchange_rates_currency_valid_from_idx ON exchange_rates (currency, valid_from);
CREATE INDEX exchange_rates_actor_id_idx ON exchange_rates (actor_id);

CREATE TABLE subscriptions (
    id SERIAL,
    user_id INTEGER NOT NULL,
    package_id INTEGER NOT NULL,
    payment_id INTEGER NOT NULL,
    starts_at TIMESTAMPTZ(3) NOT NULL,
    ends_at TIMESTAMPTZ(3) NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    suspended_at TIMESTAMPTZ(3),
    revoked_at TIMESTAMPTZ(3),
    anchor_day SMALLINT NOT NULL,
    credited DECIMAL(14, 2),
    credited_ms BIGINT,
    monthly_price DECIMAL(14, 2) NOT NULL,
    next_check_at TIMESTAMPTZ(3),
    replaced_by_id INTEGER,
    value DECIMAL(14, 2) NOT NULL,
    CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
    -- A period that an upgrade replaces before it has begun keeps no time: it ends where it starts.
    CONSTRAINT subscriptions_order CHECK (ends_at >= starts_at),
    CONSTRAINT subscriptions_amounts CHECK (
        monthly_price >= 0 AND monthly_price < 1000000 AND value >= 0 AND value < 1000000000
        AND credited >= 0 AND credited < 1000000000),
    CONSTRAINT subscriptions_anchor_day CHECK (anchor_day BETWEEN 1 AND 31),
    -- What was left of a period is written down with the upgrade that replaced it, and only with it.
    CONSTRAINT subscriptions_credit CHECK (
        (replaced_by_id IS NULL) = (credited IS NULL) AND (replaced_by_id IS NULL) = (credited_ms IS NULL)
        AND credited_ms >= 0),
    -- Periods of a user that count never overlap. Asked when the transaction commits: an upgrade is written before what
    -- it replaces ends, and periods move together.
    CONSTRAINT subscriptions_do_not_overlap EXCLUDE USING gist (user_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
        WHERE (revoked_at IS NULL AND suspended_at IS NULL AND replaced_by_id IS NULL) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX subscriptions_payment_id_key ON subscriptions (payment_id);
CREATE INDEX subscriptions_user_id_ends_at_idx ON subscriptions (user_id, ends_at);
CREATE INDEX subscriptions_package_id_idx ON subscriptions (package_id);
CREATE INDEX subscriptions_replaced_by_id_idx ON subscriptions (replaced_by_id);
CREATE INDEX subscriptions_next_check_at_idx ON subscriptions (next_check_at);

CREATE TABLE receipts (
    payment_id INTEGER NOT NULL,
    year SMALLINT NOT NULL,
    number INTEGER NOT NULL,
    details JSONB NOT NULL,
    issued_at TIMESTAMPTZ(3) NOT NULL,
    mailed_at TIMESTAMPTZ(3),
    CONSTRAINT receipts_pkey PRIMARY KEY (payment_id)
);
CREATE UNIQUE INDEX receipts_year_number_key ON receipts (year, number);
-- Receipts that still have to be mailed.
CREATE INDEX receipts_not_mailed_idx ON receipts (issued_at) WHERE mailed_at IS NULL;

CREATE TABLE receipt_years (
    year SMALLINT NOT NULL,
    last INTEGER NOT NULL,
    CONSTRAINT receipt_years_pkey PRIMARY KEY (year)
);

CREATE TABLE ad_tasks (
    id SERIAL,
    subscription_id INTEGER NOT NULL,
    kind ad_kind NOT NULL,
    month SMALLINT NOT NULL,
    number SMALLINT NOT NULL,
    due_from TIMESTAMPTZ(3) NOT NULL,
    due_until TIMESTAMPTZ(3) NOT NULL,
    property_id INTEGER,
    done_at TIMESTAMPTZ(3),
    done_by_id INTEGER,
    proof_url TEXT,
    proof_note TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT ad_tasks_pkey PRIMARY KEY (id),
    CONSTRAINT ad_tasks_counts CHECK (month >= 0 AND number >= 0),
    CONSTRAINT ad_tasks_order CHECK (due_until > due_from)
);
CREATE INDEX ad_tasks_property_id_idx ON ad_tasks (property_id);
CREATE INDEX ad_tasks_done_by_id_idx ON ad_tasks (done_by_id);
CREATE INDEX ad_tasks_done_at_due_until_id_idx ON ad_tasks (done_at, due_until, id);
CREATE UNIQUE INDEX ad_tasks_subscription_id_kind_month_number_key ON ad_tasks (subscription_id, kind, month, number);

-- Messages

CREATE TYPE alert_frequency AS ENUM ('at_once', 'daily', 'weekly', 'never');
CREATE TYPE announcement_audience AS ENUM ('everyone', 'users');
CREATE TYPE announcement_mail AS ENUM ('nobody', 'subscribers', 'users');

CREATE TABLE feedback (
    id SERIAL,
    user_id INTEGER NOT NULL,
    message TEXT NOT NULL,
    approved_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT feedback_pkey PRIMARY KEY (id)
);
CREATE INDEX feedback_user_id_idx ON feedback (user_id);
CREATE INDEX feedback_approved_at_idx ON feedback (approved_at);

CREATE TABLE contact_messages (
    id SERIAL,
    surname TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    message TEXT NOT NULL,
    handled_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    subject TEXT NOT NULL DEFAULT '',
    CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_messages_handled_at_idx ON contact_messages (handled_at);

CREATE TABLE contact_answers (
    id SERIAL,
    message_id INTEGER NOT NULL,
    author_id INTEGER,
    message TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT contact_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_answers_message_id_idx ON contact_answers (message_id);
CREATE INDEX contact_answers_author_id_idx ON contact_answers (author_id);

CREATE TABLE newsletter_subscribers (
    id SERIAL,
    email CITEXT NOT NULL,
    confirmed_at TIMESTAMPTZ(3),
    unsubscribed_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    confirm_expires_at TIMESTAMPTZ(3),
    confirm_hash BYTEA,
    CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (email);
CREATE UNIQUE INDEX newsletter_subscribers_confirm_hash_key ON newsletter_subscribers (confirm_hash);

CREATE TABLE saved_searches (
    id SERIAL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    frequency alert_frequency NOT NULL,
    property_status property_status,
    property_type TEXT,
    kind TEXT,
    city TEXT,
    place TEXT,
    nearby BOOLEAN NOT NULL DEFAULT false,
    -- The places that these two mean, without what lies in them. A trigger keeps them.
    place_ids INTEGER[],
    text TEXT NOT NULL DEFAULT '',
    text_query TEXT,
    wish JSONB,
    price_min DECIMAL(14, 2),
    price_max DECIMAL(14, 2),
    room_min SMALLINT,
    bathroom_min SMALLINT,
    garage_min SMALLINT,
    with_pictures BOOLEAN NOT NULL DEFAULT false,
    latitude DOUBLE PRECISION,
    longitude DOUBLE PRECISION,
    radius_km DOUBLE PRECISION,
    south DOUBLE PRECISION,
    west DOUBLE PRECISION,
    north DOUBLE PRECISION,
    east DOUBLE PRECISION,
    seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT saved_searches_pkey PRIMARY KEY (id)
);
CREATE INDEX saved_searches_user_id_idx ON saved_searches (user_id);
CREATE INDEX saved_searches_property_type_idx ON saved_searches (property_type);
CREATE INDEX saved_searches_kind_idx ON saved_searches (kind);
-- A listing finds the searches that name its type or what that is a kind of and its city, or none, without reading the others.
CREATE INDEX saved_searches_filter_idx ON saved_searches (coalesce(property_type, ''), coalesce(city, ''), coalesce(kind, ''));

CREATE TABLE saved_search_matches (
    saved_search_id INTEGER NOT NULL,
    property_id INTEGER NOT NULL,
    matched_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    settled_at TIMESTAMPTZ(3),
    mail_id UUID,
    CONSTRAINT saved_search_matches_pkey PRIMARY KEY (saved_search_id, property_id)
);
CREATE INDEX saved_search_matches_property_id_idx ON saved_search_matches (property_id);
-- What waits to be mailed, among all that ever was.
CREATE INDEX saved_search_matches_waiting_idx ON saved_search_matches (saved_search_id) WHERE settled_at IS NULL;

CREATE TABLE listing_arrivals (
    id SERIAL,
    property_id INTEGER NOT NULL,
    listed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT listing_arrivals_pkey PRIMARY KEY (id)
);

CREATE TABLE announcements (
    id SERIAL,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    audience announcement_audience NOT NULL DEFAULT 'everyone',
    mail_to announcement_mail NOT NULL DEFAULT 'nobody',
    starts_at TIMESTAMPTZ(3),
    ends_at TIMESTAMPTZ(3),
    published_at TIMESTAMPTZ(3),
    mailing_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT announcements_pkey PRIMARY KEY (id),
    CONSTRAINT announcements_order CHECK (ends_at > starts_at)
);
CREATE INDEX announcements_published_at_idx ON announcements (published_at);

CREATE TABLE announcement_deliveries (
    announcement_id INTEGER NOT NULL,
    subscriber_id INTEGER NOT NULL,
    settled_at TIMESTAMPTZ(3),
    mail_id UUID,
    CONSTRAINT announcement_deliveries_pkey PRIMARY KEY (announcement_id, subscriber_id)
);
CREATE INDEX announcement_deliveries_subscriber_id_idx ON announcement_deliveries (subscriber_id);
-- What waits to be mailed, among all that ever was.
CREATE INDEX announcement_deliveries_waiting_idx ON announcement_deliveries (announcement_id) WHERE settled_at IS NULL;

-- Moderation

CREATE TYPE suspicion_rule AS ENUM ('price', 'shared_pictures', 'same_text', 'contacts', 'new_account', 'imitated_name');
CREATE TYPE report_reason AS ENUM ('fraud', 'wrong_price', 'gone', 'wrong_pictures', 'duplicate', 'offensive', 'other');
CREATE TYPE report_outcome AS ENUM ('upheld', 'dismissed');

CREATE TABLE listing_suspicions (
    property_id INTEGER NOT NULL,
    rule suspicion_rule NOT NULL,
    detail TEXT NOT NULL,
    evidence TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    handled_at TIMESTAMPTZ(3),
    outcome report_outcome,
    CONSTRAINT listing_suspicions_pkey PRIMARY KEY (property_id, rule)
);
CREATE INDEX listing_suspicions_handled_at_created_at_idx ON listing_suspicions (handled_at, created_at);

CREATE TABLE listing_checks (
    property_id INTEGER NOT NULL,
    queued_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT listing_checks_pkey PRIMARY KEY (property_id)
);
CREATE INDEX listing_checks_queued_at_idx ON listing_checks (queued_at);

CREATE TABLE listing_reports (
    id SERIAL,
    property_id INTEGER NOT NULL,
    reporter_id INTEGER NOT NULL,
    reason report_reason NOT NULL,
    details TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    handled_at TIMESTAMPTZ(3),
    outcome report_outcome,
    CONSTRAINT listing_reports_pkey PRIMARY KEY (id)
);
CREATE INDEX listing_reports_reporter_id_idx ON listing_reports (reporter_id);
CREATE INDEX listing_reports_handled_at_created_at_idx ON listing_reports (handled_at, created_at);
CREATE UNIQUE INDEX listing_reports_property_id_reporter_id_key ON listing_reports (property_id, reporter_id);

-- Administration

CREATE TABLE audit_entries (
    id SERIAL,
    actor_id INTEGER NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    details JSONB,
    reason TEXT,
    CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_created_at_id_idx ON audit_entries (created_at, id);
CREATE INDEX audit_entries_actor_id_created_at_idx ON audit_entries (actor_id, created_at);
CREATE INDEX audit_entries_action_created_at_idx ON audit_entries (action, created_at);
CREATE INDEX audit_entries_subject_created_at_idx ON audit_entries (subject, created_at);

CREATE TABLE settings (
    name TEXT NOT NULL,
    value JSONB NOT NULL,
    updated_at TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT settings_pkey PRIMARY KEY (name)
);

-- Work

CREATE TABLE rate_limits (
    key VARCHAR(255) NOT NULL,
    points INTEGER NOT NULL DEFAULT 0,
    expire BIGINT,
    CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

CREATE TABLE mails (
    id UUID NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL,
    headers JSONB NOT NULL DEFAULT '{}',
    attempts INTEGER NOT NULL DEFAULT 0,
    send_after TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    expires_at TIMESTAMPTZ(3),
    sent_at TIMESTAMPTZ(3),
    abandoned_at TIMESTAMPTZ(3),
    last_error TEXT,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    is_bulk BOOLEAN NOT NULL DEFAULT false,
    attachment JSONB,
    CONSTRAINT mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_created_at_idx ON mails (created_at);
-- The few mails that wait, among all that were ever sent; those that somebody waits for before those to many.
CREATE INDEX mails_waiting_idx ON mails (is_bulk, send_after) WHERE sent_at IS NULL AND abandoned_at IS NULL;

-- What names what. Last, since tables name one another in both directions.

ALTER TABLE users
    ADD CONSTRAINT users_picture_hash_fkey FOREIGN KEY (picture_hash) REFERENCES picture_files(hash) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE user_contacts
    ADD CONSTRAINT user_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE account_tokens
    ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE authenticators
    ADD CONSTRAINT authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE factor_challenges
    ADD CONSTRAINT factor_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE agencies
    ADD CONSTRAINT agencies_logo_hash_fkey FOREIGN KEY (logo_hash) REFERENCES picture_files(hash) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE agency_members
    ADD CONSTRAINT agency_members_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT agency_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE agency_invitations
    ADD CONSTRAINT agency_invitations_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE agency_join_requests
    ADD CONSTRAINT agency_join_requests_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT agency_join_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE property_types
    ADD CONSTRAINT property_types_parent_fkey FOREIGN KEY (parent) REFERENCES property_types(name) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE places
    ADD CONSTRAINT places_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE place_names
    ADD CONSTRAINT place_names_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE former_places
    ADD CONSTRAINT former_places_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE place_listings
    ADD CONSTRAINT place_listings_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE properties
    ADD CONSTRAINT properties_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT properties_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT properties_type_fkey FOREIGN KEY (type) REFERENCES property_types(name) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT properties_cover_hash_fkey FOREIGN KEY (cover_hash) REFERENCES picture_files(hash) ON UPDATE CASCADE ON DELETE SET NULL,
    ADD CONSTRAINT properties_logo_hash_fkey FOREIGN KEY (logo_hash) REFERENCES picture_files(hash) ON UPDATE CASCADE ON DELETE SET NULL,
    ADD CONSTRAINT properties_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE listing_submissions
    ADD CONSTRAINT listing_submissions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE picture_variants
    ADD CONSTRAINT picture_variants_hash_fkey FOREIGN KEY (hash) REFERENCES picture_files(hash) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE pictures
    ADD CONSTRAINT pictures_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT pictures_hash_fkey FOREIGN KEY (hash) REFERENCES picture_files(hash) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE favorites
    ADD CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT favorites_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_view_visitors
    ADD CONSTRAINT listing_view_visitors_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_view_days
    ADD CONSTRAINT listing_view_days_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE contact_shares
    ADD CONSTRAINT contact_shares_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT contact_shares_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE contact_share_networks
    ADD CONSTRAINT contact_share_networks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_contact_reveals
    ADD CONSTRAINT listing_contact_reveals_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT listing_contact_reveals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_imports
    ADD CONSTRAINT listing_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_import_chunks
    ADD CONSTRAINT listing_import_chunks_import_id_fkey FOREIGN KEY (import_id) REFERENCES listing_imports(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_import_pictures
    ADD CONSTRAINT listing_import_pictures_import_id_fkey FOREIGN KEY (import_id) REFERENCES listing_imports(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT listing_import_pictures_hash_fkey FOREIGN KEY (hash) REFERENCES picture_files(hash) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE listing_import_faults
    ADD CONSTRAINT listing_import_faults_import_id_fkey FOREIGN KEY (import_id) REFERENCES listing_imports(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE property_requests
    ADD CONSTRAINT property_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE property_request_keys
    ADD CONSTRAINT property_request_keys_request_id_fkey FOREIGN KEY (request_id) REFERENCES property_requests(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE property_request_matches
    ADD CONSTRAINT property_request_matches_request_id_fkey FOREIGN KEY (request_id) REFERENCES property_requests(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT property_request_matches_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT property_request_matches_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE property_request_answers
    ADD CONSTRAINT property_request_answers_request_id_fkey FOREIGN KEY (request_id) REFERENCES property_requests(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT property_request_answers_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT property_request_answers_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE property_evaluations
    ADD CONSTRAINT property_evaluations_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT property_evaluations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT payments_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT payments_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES exchange_rates(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE payment_events
    ADD CONSTRAINT payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT payment_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE exchange_rates
    ADD CONSTRAINT exchange_rates_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE subscriptions
    ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT subscriptions_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT subscriptions_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT,
    ADD CONSTRAINT subscriptions_replaced_by_id_fkey FOREIGN KEY (replaced_by_id) REFERENCES subscriptions(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE receipts
    ADD CONSTRAINT receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ad_tasks
    ADD CONSTRAINT ad_tasks_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT ad_tasks_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE SET NULL,
    ADD CONSTRAINT ad_tasks_done_by_id_fkey FOREIGN KEY (done_by_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE feedback
    ADD CONSTRAINT feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE contact_answers
    ADD CONSTRAINT contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT contact_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE saved_searches
    ADD CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT saved_searches_property_type_fkey FOREIGN KEY (property_type) REFERENCES property_types(name) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT saved_searches_kind_fkey FOREIGN KEY (kind) REFERENCES property_types(name) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE saved_search_matches
    ADD CONSTRAINT saved_search_matches_saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT saved_search_matches_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE announcement_deliveries
    ADD CONSTRAINT announcement_deliveries_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT announcement_deliveries_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_suspicions
    ADD CONSTRAINT listing_suspicions_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_checks
    ADD CONSTRAINT listing_checks_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE listing_reports
    ADD CONSTRAINT listing_reports_property_id_fkey FOREIGN KEY (property_id) REFERENCES properties(id) ON UPDATE CASCADE ON DELETE CASCADE,
    ADD CONSTRAINT listing_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE audit_entries
    ADD CONSTRAINT audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;

-- Which files of prisma/sql are in force, by the SHA-256 of their text.
CREATE TABLE applied_sql (
    path TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT applied_sql_pkey PRIMARY KEY (path)
);
