import { columnOf } from '@africanscity/contracts/listings/field-row';
import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import { command, join, name, query, sql } from '../../../kernel/sql.ts';

// Rows are passed as one JSON parameter: the text and the plan of a statement are the same for any number of rows, and
// triggers that count listings run once a batch.

/** Returns which of these keys have a listing, and whether it lacks pictures. */
export const findImported = query(
  { importKey: 'text!', isBare: 'bool?' },
  (importKeys: string[]) => sql`
    SELECT import_key AS "importKey", cover_hash IS NULL AND deleted_at IS NULL AS "isBare"
    FROM properties WHERE import_key = ANY (${importKeys}::text[])`,
);

/** Returns whether the database has the tables of the schema. */
export const findTables = query(
  { present: 'bool?' },
  () => sql`SELECT to_regclass('properties') IS NOT NULL AS present`,
);

/** Locks the users of these addresses against deletion until the transaction ends. */
export const holdOwners = query(
  { id: 'int4' },
  (emails: string[]) => sql`SELECT id FROM users WHERE email = ANY (${emails}::citext[]) ORDER BY id FOR KEY SHARE`,
);

/** Creates users of addresses that have none. */
export const createOwners = command(
  (owners: string, now: Date) => sql`
    INSERT INTO users (name, surname, email, role, created_at, updated_at)
    SELECT DISTINCT ON (email) name, surname, email, role, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${owners}::jsonb) AS given(name text, surname text, email citext, role user_role)
    ORDER BY email
    ON CONFLICT (email) DO NOTHING`,
);

/** Creates agencies of names that have none, for rows that are not imported yet. */
export const createAgencies = query(
  { id: 'int4' },
  (given: string, now: Date) => sql`
    INSERT INTO agencies (name, slug, created_at, updated_at)
    SELECT DISTINCT ON (name) name, slug, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${given}::jsonb) AS given("importKey" text, name citext, slug text)
    WHERE NOT EXISTS (SELECT FROM properties known WHERE known.import_key = "importKey")
    ORDER BY name
    ON CONFLICT DO NOTHING
    RETURNING id`,
);

/** Gives each of these agencies the owner of its first listing as its owner. One statement reads the listings once for all agencies. */
export const nameAgencyOwners = command(
  (agencyIds: number[]) => sql`
    UPDATE agency_members m SET is_owner = true
    FROM (
      SELECT DISTINCT ON (agency_id) agency_id, owner_id FROM properties
      WHERE agency_id = ANY (${agencyIds}::int[]) ORDER BY agency_id, id
    ) first
    WHERE m.agency_id = first.agency_id AND m.user_id = first.owner_id`,
);

const fieldColumns = (table?: string) =>
  join(
    wireFieldNames.map((field) => name(table ? `${table}.${columnOf(field)}` : columnOf(field))),
    ', ',
  );

/** Creates listings with their pictures and members of agencies, and leaves known keys as they are. Returns the number of new listings. */
export const createListings = query(
  { created: 'int4?' },
  (given: string, now: Date) => sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS given(
        "importKey" text, place int, "ownerEmail" citext, role listing_role, "stateName" text, address text, area text,
        city text, country text, type text, size text, "sizeSquareMeters" numeric, price numeric,
        amount bigint, currency text, period price_period, rate numeric, "rateDate" date, description text, amenities amenity[],
        status property_status, fields jsonb, "companyName" citext, pictures jsonb, "googleLocation" text, "pinLatitude" float8, "pinLongitude" float8, "pinCountries" text[])
    ), created AS (
      INSERT INTO properties (
        import_key, owner_id, role, state_name, agency_id, address, area, city, country, type, size, size_square_meters, price,
        amount, currency, period, rate, rate_date,
        description, amenities, status, ${fieldColumns()}, cover_hash, google_location,
        pin_latitude, pin_longitude, pin_countries, owner_disabled_at, created_at, updated_at)
      SELECT
        "importKey", owner.id, given.role, "stateName", (SELECT a.id FROM agencies a WHERE a.name = "companyName"),
        given.address, given.area, given.city, given.country,
        (SELECT known.name FROM property_types known WHERE lower(known.name) = lower(given.type)
         ORDER BY known.name <> given.type, known.position, known.name LIMIT 1),
        given.size, "sizeSquareMeters", given.price, given.amount, given.currency, given.period, given.rate, "rateDate", given.description, given.amenities, given.status, ${fieldColumns('kept')},
        pictures ->> 0, "googleLocation", "pinLatitude", "pinLongitude", "pinCountries", owner.disabled_at, ${now}::timestamptz, ${now}::timestamptz
      FROM given JOIN users owner ON owner.email = given."ownerEmail"
      CROSS JOIN LATERAL jsonb_populate_record(NULL::properties, given.fields) AS kept
      ORDER BY place
      ON CONFLICT (import_key) DO NOTHING
      RETURNING id, import_key, agency_id, owner_id
    ), joined AS (
      INSERT INTO agency_members (agency_id, user_id, created_at)
      SELECT DISTINCT agency_id, owner_id, ${now}::timestamptz FROM created WHERE agency_id IS NOT NULL
      ON CONFLICT DO NOTHING
    ), pictured AS (
      INSERT INTO pictures (property_id, hash, position, created_at)
      SELECT created.id, picture.hash, picture.place - 1, ${now}::timestamptz
      FROM created
      JOIN given ON given."importKey" = created.import_key
      CROSS JOIN LATERAL jsonb_array_elements_text(given.pictures) WITH ORDINALITY AS picture(hash, place)
    )
    SELECT count(*)::int AS created FROM created`,
);

/** Gives listings that have no picture theirs. Returns how many had none until now. */
export const addPictures = query(
  { pictured: 'int4?' },
  (given: string, importKeys: string[], now: Date) => sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS given("importKey" text, pictures jsonb)
    ), held AS (
      SELECT id, import_key FROM properties
      WHERE import_key = ANY (${importKeys}::text[]) AND cover_hash IS NULL AND deleted_at IS NULL
      ORDER BY id FOR NO KEY UPDATE
    ), shown AS (
      UPDATE properties SET cover_hash = given.pictures ->> 0, version = version + 1, updated_at = ${now}::timestamptz
      FROM held JOIN given ON given."importKey" = held.import_key
      WHERE properties.id = held.id AND properties.cover_hash IS NULL
      RETURNING properties.id, given.pictures
    ), pictured AS (
      INSERT INTO pictures (property_id, hash, position, created_at)
      SELECT shown.id, picture.hash, picture.place - 1, ${now}::timestamptz
      FROM shown
      CROSS JOIN LATERAL jsonb_array_elements_text(shown.pictures) WITH ORDINALITY AS picture(hash, place)
    )
    SELECT count(*)::int AS pictured FROM shown`,
);
