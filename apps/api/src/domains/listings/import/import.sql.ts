import { columnOf } from '@africanscity/contracts/listings/field-row';
import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import type { RemotePicture } from '@africanscity/db/generated/client';
import { command, join, name, query, sql } from '../../../kernel/sql.ts';

type GivenRemotePicture = Omit<RemotePicture, 'id'>;

// Rows are passed as one JSON parameter: the text and the plan of a statement are the same for any number of rows, and
// triggers that count listings run once a batch.

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

const givenListing = sql`
  reference text, role listing_role, "stateName" text, address text, area text, city text, country text, type text, size text,
  "sizeSquareMeters" numeric, price numeric, amount bigint, currency text, period price_period, rate numeric,
  "rateDate" date, "moveIn" bigint, "moveInDollars" numeric, description text, amenities amenity[], status property_status, fields jsonb,
  "companyName" citext, "agencyId" int, "isOwn" boolean, pictures jsonb, "pictureNames" text[], "pictureHashes" text[], "googleLocation" text, "pinLatitude" float8,
  "pinLongitude" float8, "pinCountries" text[], paused boolean`;

const knownType = sql`
  (SELECT known.name FROM property_types known WHERE lower(known.name) = lower(given.type)
   ORDER BY known.name <> given.type, known.position, known.name LIMIT 1)`;
const agencyOfName = sql`coalesce(given."agencyId", (SELECT a.id FROM agencies a WHERE a.name = given."companyName"))`;

/** Creates listings with their pictures and members of agencies, and leaves known ones as they are. Returns the number of new listings. */
export const createListings = query(
  { created: 'int4?' },
  (given: string, now: Date) => sql`
    WITH rows AS (
      SELECT given.*, owner.id AS owner_id, owner.disabled_at,
        CASE WHEN reference IS NULL THEN "importKey" ELSE 'ref:' || owner.id || ':' || reference END AS key
      FROM jsonb_to_recordset(${given}::jsonb) AS given("importKey" text, place int, "ownerEmail" citext, ${givenListing})
      JOIN users owner ON owner.email = given."ownerEmail"
    ), created AS (
      INSERT INTO properties (
        import_key, owner_id, reference, role, state_name, agency_id, address, area, city, country, type, size,
        size_square_meters, price, amount, currency, period, rate, rate_date, move_in, move_in_dollars, description, amenities, status, ${fieldColumns()}, cover_hash, google_location,
        pin_latitude, pin_longitude, pin_countries, rested_at, owner_disabled_at, created_at, updated_at)
      SELECT
        CASE WHEN "isOwn" THEN NULL ELSE given.key END, given.owner_id, given.reference, given.role, "stateName", ${agencyOfName},
        given.address, given.area, given.city, given.country, ${knownType}, given.size,
        "sizeSquareMeters", given.price, given.amount, given.currency, given.period, given.rate, "rateDate", "moveIn", "moveInDollars", given.description, given.amenities, given.status, ${fieldColumns('kept')},
        given.pictures ->> 0, "googleLocation",
        "pinLatitude", "pinLongitude", "pinCountries", CASE WHEN given.paused THEN ${now}::timestamptz END, given.disabled_at, ${now}::timestamptz, ${now}::timestamptz
      FROM rows given CROSS JOIN LATERAL jsonb_populate_record(NULL::properties, given.fields) AS kept
      ORDER BY place
      ON CONFLICT DO NOTHING
      RETURNING id, coalesce(import_key, 'ref:' || owner_id || ':' || reference) AS key, agency_id, owner_id
    ), joined AS (
      INSERT INTO agency_members (agency_id, user_id, created_at)
      SELECT DISTINCT agency_id, owner_id, ${now}::timestamptz FROM created WHERE agency_id IS NOT NULL
      ON CONFLICT DO NOTHING
    ), pictured AS (
      INSERT INTO pictures (property_id, hash, position, created_at)
      SELECT created.id, picture.hash, picture.place - 1, ${now}::timestamptz
      FROM created JOIN rows given USING (key)
      CROSS JOIN LATERAL jsonb_array_elements_text(given.pictures) WITH ORDINALITY AS picture(hash, place)
    ), remembered AS (
      INSERT INTO imported_listings (property_id, picture_names, picture_hashes)
      SELECT created.id, given."pictureNames", given."pictureHashes" FROM created JOIN rows given USING (key)
      WHERE given.reference IS NOT NULL AND given."pictureNames" IS NOT NULL
    )
    SELECT count(*)::int AS created FROM created`,
);

/** Changes listings whose version is still the given one, confirms them, and pauses or shows them. Returns those that it changed. */
export const changeListings = query(
  { id: 'int4' },
  (given: string, now: Date) => sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS given("propertyId" int, version int, ${givenListing})
    ), held AS (
      SELECT p.id FROM properties p JOIN given ON given."propertyId" = p.id AND given.version = p.version
      WHERE p.deleted_at IS NULL ORDER BY p.id FOR NO KEY UPDATE OF p
    ), changed AS (
      UPDATE properties p SET
        reference = given.reference, role = given.role, state_name = given."stateName", agency_id = ${agencyOfName},
        address = given.address, area = given.area, city = given.city, country = given.country, type = ${knownType},
        size = given.size, size_square_meters = given."sizeSquareMeters", price = given.price, amount = given.amount,
        currency = given.currency, period = given.period, rate = given.rate, rate_date = given."rateDate",
        move_in = given."moveIn", move_in_dollars = given."moveInDollars",
        description = given.description, amenities = given.amenities, status = given.status,
        (${fieldColumns()}) = ROW(${fieldColumns('kept')}),
        cover_hash = CASE WHEN given.pictures IS NULL THEN p.cover_hash ELSE given.pictures ->> 0 END,
        google_location = given."googleLocation", pin_latitude = given."pinLatitude",
        pin_longitude = given."pinLongitude", pin_countries = given."pinCountries",
        confirmed_at = ${now}::timestamptz, confirmation_asked_at = NULL, demoted_at = NULL, rested_at = CASE WHEN given.paused THEN coalesce(p.rested_at, ${now}::timestamptz) END,
        version = p.version + 1, updated_at = ${now}::timestamptz
      FROM held JOIN given ON given."propertyId" = held.id
      CROSS JOIN LATERAL jsonb_populate_record(NULL::properties, given.fields) AS kept
      WHERE p.id = held.id
      RETURNING p.id, p.agency_id, p.owner_id
    ), joined AS (
      INSERT INTO agency_members (agency_id, user_id, created_at)
      SELECT DISTINCT agency_id, owner_id, ${now}::timestamptz FROM changed WHERE agency_id IS NOT NULL
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM changed`,
);

/** Removes all pictures of these listings. Returns those that their owner described. */
export const removePictures = query(
  { propertyId: 'int4', hash: 'text', caption: 'text', room: 'text?' },
  (propertyIds: number[]) => sql`
    WITH removed AS (DELETE FROM pictures WHERE property_id = ANY (${propertyIds}::int[]) RETURNING *)
    SELECT property_id AS "propertyId", hash, caption, room::text AS room FROM removed WHERE caption <> '' OR room IS NOT NULL`,
);

/** Adds the given pictures of each listing, in their order, and describes those that were described before. */
export const insertPictures = command(
  (given: string, described: string, now: Date) => sql`
    INSERT INTO pictures (property_id, hash, position, caption, room, created_at)
    SELECT "propertyId", picture.hash, picture.place - 1, coalesce(described.caption, ''), described.room::picture_room, ${now}::timestamptz
    FROM jsonb_to_recordset(${given}::jsonb) AS given("propertyId" int, pictures jsonb)
    CROSS JOIN LATERAL jsonb_array_elements_text(given.pictures) WITH ORDINALITY AS picture(hash, place)
    LEFT JOIN jsonb_to_recordset(${described}::jsonb) AS described("propertyId" int, hash text, caption text, room text)
      USING ("propertyId", hash)`,
);

/** Stores the names of the pictures of listings that a file gave all of, and the picture of each. */
export const savePictureNames = command(
  (given: string) => sql`
    INSERT INTO imported_listings (property_id, picture_names, picture_hashes)
    SELECT "propertyId", "pictureNames", "pictureHashes"
    FROM jsonb_to_recordset(${given}::jsonb) AS given("propertyId" int, "pictureNames" text[], "pictureHashes" text[])
    ON CONFLICT (property_id) DO UPDATE SET picture_names = excluded.picture_names, picture_hashes = excluded.picture_hashes`,
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

/** Remembers the picture at an address of a site. */
export const saveRemotePicture = command(
  ({ ownerId, addressHash, hash, etag, lastModified, checkedAt }: GivenRemotePicture) => sql`
    INSERT INTO remote_pictures (owner_id, address_hash, hash, etag, last_modified, checked_at)
    VALUES (${ownerId}::int, ${addressHash}, ${hash}, ${etag}::text, ${lastModified}::text, ${checkedAt}::timestamptz)
    ON CONFLICT (owner_id, address_hash) DO UPDATE SET
      hash = excluded.hash, etag = excluded.etag, last_modified = excluded.last_modified, checked_at = excluded.checked_at`,
  [{ ownerId: 1, addressHash: '', hash: '', etag: null, lastModified: null, checkedAt: new Date() }],
);

/** The countries of the cities with a name, and of the areas with a name in them. */
export const findCountriesOfPlace = query(
  { ofCity: 'text[]?', ofArea: 'text[]?' },
  (area: string, city: string) => sql`
    WITH cities AS MATERIALIZED (
      SELECT place.id, place.country FROM place_names named JOIN places place ON place.id = named.place_id
      WHERE named.name = plain_place(${city}) AND place.kind <> 'country' AND place.confirmed_at IS NOT NULL)
    SELECT (SELECT array_agg(DISTINCT country) FROM cities) AS "ofCity", (
      SELECT array_agg(DISTINCT place.country) FROM place_names named JOIN places place ON place.id = named.place_id
      WHERE named.name = plain_place(${area}) AND place.path && ARRAY(SELECT id FROM cities)) AS "ofArea"`,
  ['', ''],
);
