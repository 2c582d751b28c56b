import { columnOf } from '@africanscity/contracts/listings/field-row';
import { amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import type { Database, Transaction } from '@africanscity/db/client';
import { agencyName, agencySlug } from '../../companies/own-company.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';
import { fieldColumns, keptFields, type StoredFields } from '../core/fields.ts';
import { createKinds, readTopKinds } from '../core/kinds.ts';
import { ownerName } from './import-columns.ts';
import type { PinValues } from '../pins/pin-values.ts';
import type { ListingRow } from './listing-row.ts';

export interface NewListing {
  importKey: string;
  row: ListingRow;
  /** Stored pictures in the order to show them. */
  hashes: string[];
  pin: PinValues & { googleLocation: string | null };
}

const transactionTimeoutMs = 60_000;

/**
 * Creates listings with their pictures, and their owners, types and companies where there are none, in one
 * transaction: all of them or none. Those whose key exists already stay as they are. Returns how many
 * are new.
 */
export async function writeListings(db: Database, listings: NewListing[], now: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      await createKinds(
        tx,
        listings.map(({ row }) => row.type),
      );
      await holdImportOwners(tx, listings, now);
      const founded = await foundAgencies(tx, listings, now);
      const created = await createListings(tx, listings, now);
      await nameAgencyOwners(tx, founded);
      return created;
    },
    { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
  );
}

// Rows travel as one JSON parameter: whatever their number, the statement's text and plan are the same,
// and triggers that count listings run once a batch.

/** Owners who delete their account meanwhile are no longer found by their address, which is then a new owner's. */
async function holdImportOwners(tx: Transaction, listings: NewListing[], now: Date): Promise<void> {
  const emails = [...new Set(listings.map(({ row }) => row.ownerEmail.toLowerCase()))];
  for (let round = 0; round < 5; round += 1) {
    await createOwners(tx, listings, now);
    const held = await tx.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE email = ANY (${emails}::citext[]) ORDER BY id FOR KEY SHARE`;
    if (held.length >= emails.length) return;
  }
}

async function createOwners(tx: Transaction, listings: NewListing[], now: Date): Promise<void> {
  const owners = listings.map(({ row }) => ({ ...ownerName(row.ownerEmail), email: row.ownerEmail, role: row.role }));
  await tx.$executeRaw`
    INSERT INTO users (name, surname, email, role, created_at, updated_at)
    SELECT DISTINCT ON (email) name, surname, email, role, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) AS given(name text, surname text, email citext, role user_role)
    ORDER BY email
    ON CONFLICT (email) DO NOTHING`;
}

/** Returns the numbers of those that are new. Listings that are known already found nothing, as they change nothing. */
async function foundAgencies(tx: Transaction, listings: NewListing[], now: Date): Promise<number[]> {
  const given = listings.flatMap(({ importKey, row }) => {
    const name = companyName(row);
    return name === null ? [] : [{ importKey, name, slug: agencySlug(name) }];
  });
  if (given.length === 0) return [];
  const rows = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO agencies (name, slug, created_at, updated_at)
    SELECT DISTINCT ON (name) name, slug, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given("importKey" text, name citext, slug text)
    WHERE NOT EXISTS (SELECT FROM properties known WHERE known.import_key = "importKey")
    ORDER BY name
    ON CONFLICT DO NOTHING
    RETURNING id`;
  return rows.map(({ id }) => id);
}

async function createListings(tx: Transaction, listings: NewListing[], now: Date): Promise<number> {
  const types = listings.map(({ row }) => row.type);
  const tops = new Map([...(await readTopKinds(tx, types))].map(([type, top]) => [type.toLowerCase(), top]));
  const given = listings.map(({ importKey, row, hashes, pin }, place) => ({
    ...row,
    ...pin,
    importKey,
    place,
    companyName: companyName(row),
    pictures: hashes,
    sizeSquareMeters: readSize(row.size),
    ...factsOf(row, tops.get(row.type.toLowerCase())),
  }));
  const [counted] = await tx.$queryRaw<{ created: number }[]>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given(
        "importKey" text, place int, "ownerEmail" citext, role listing_role, "stateName" text, address text, area text,
        city text, country text, type text, size text, "sizeSquareMeters" numeric, price numeric, description text, amenities amenity[],
        status property_status, fields jsonb, "companyName" citext, pictures jsonb, "googleLocation" text, "pinLatitude" float8, "pinLongitude" float8, "pinCountries" text[])
    ), created AS (
      INSERT INTO properties (
        import_key, owner_id, role, state_name, agency_id, address, area, city, country, type, size, size_square_meters, price,
        description, amenities, status, ${fieldColumns()}, cover_hash, google_location,
        pin_latitude, pin_longitude, pin_countries, owner_disabled_at, created_at, updated_at)
      SELECT
        "importKey", owner.id, given.role, "stateName", (SELECT a.id FROM agencies a WHERE a.name = "companyName"),
        given.address, given.area, given.city, given.country,
        (SELECT known.name FROM property_types known WHERE lower(known.name) = lower(given.type)
         ORDER BY known.name <> given.type, known.position, known.name LIMIT 1),
        given.size, "sizeSquareMeters", given.price, given.description, given.amenities, given.status, ${fieldColumns('kept')},
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
    SELECT count(*)::int AS created FROM created`;
  return counted?.created ?? 0;
}

/** Gives listings that have no picture theirs. Returns how many had none until now. */
export async function addMissingPictures(
  db: Database,
  listings: Pick<NewListing, 'importKey' | 'hashes'>[],
  now: Date,
): Promise<number> {
  const given = listings.map(({ importKey, hashes }) => ({ importKey, pictures: hashes }));
  const importKeys = listings.map(({ importKey }) => importKey);
  const [counted] = await db.$queryRaw<{ pictured: number }[]>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given("importKey" text, pictures jsonb)
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
    SELECT count(*)::int AS pictured FROM shown`;
  return counted?.pictured ?? 0;
}

/** A new agency belongs to whoever has its first listing. Read in one go: asked for one by one, it is a walk over all listings each. */
async function nameAgencyOwners(tx: Transaction, founded: number[]): Promise<void> {
  if (founded.length === 0) return;
  await tx.$executeRaw`
    UPDATE agency_members m SET is_owner = true
    FROM (
      SELECT DISTINCT ON (agency_id) agency_id, owner_id FROM properties
      WHERE agency_id = ANY(${founded}) ORDER BY agency_id, id
    ) first
    WHERE m.agency_id = first.agency_id AND m.user_id = first.owner_id`;
}

function factsOf(row: ListingRow, top: string | undefined) {
  const kept = keptFields(row, top);
  return { amenities: amenitiesOf(kept, amenitiesIn(row.description)), fields: columnsOf(kept) };
}

/** The company that a row names, as agencies are named; null for a person's listing. */
function companyName(row: ListingRow): string | null {
  return row.role === 'REAL_ESTATE' ? agencyName(row.stateName ?? '') || null : null;
}

function columnsOf(fields: Partial<StoredFields>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name), value]));
}
