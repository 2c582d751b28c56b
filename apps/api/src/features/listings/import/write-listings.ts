import type { Database, Transaction } from '@africanscity/db/client';
import { squareMeters } from '../square-meters.ts';
import type { ListingRow } from './listing-row.ts';
import { ownerName } from './owner-name.ts';

export interface NewListing {
  importKey: string;
  row: ListingRow;
  /** Stored pictures in the order to show them. */
  hashes: string[];
}

const transactionTimeoutMs = 60_000;

/**
 * Creates listings with their pictures, and their owners and types where there are none, in one
 * transaction: all of them or none. Those whose key exists already stay as they are. Returns how many
 * are new.
 */
export async function writeListings(db: Database, listings: NewListing[], now: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      await createTypes(tx, listings);
      await createOwners(tx, listings, now);
      return createListings(tx, listings, now);
    },
    { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
  );
}

// Rows travel as one JSON parameter: whatever their number, the statement's text and plan are the same,
// and triggers that count listings run once a batch.

async function createTypes(tx: Transaction, listings: NewListing[]): Promise<void> {
  const names = listings.map(({ row }) => row.type);
  await tx.$executeRaw`
    INSERT INTO property_types (name)
    SELECT DISTINCT ON (lower(given.name)) given.name
    FROM unnest(${names}::text[]) AS given(name)
    WHERE NOT EXISTS (SELECT FROM property_types known WHERE lower(known.name) = lower(given.name))
    ORDER BY lower(given.name)
    ON CONFLICT DO NOTHING`;
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

async function createListings(tx: Transaction, listings: NewListing[], now: Date): Promise<number> {
  const given = listings.map(({ importKey, row, hashes }, place) => ({
    ...row,
    importKey,
    place,
    pictures: hashes,
    sizeSquareMeters: squareMeters(row.size),
  }));
  const [counted] = await tx.$queryRaw<{ created: number }[]>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given(
        "importKey" text, place int, "ownerEmail" citext, role listing_role, "stateName" text, address text, area text,
        city text, country text, type text, size text, "sizeSquareMeters" numeric, price numeric, description text,
        status property_status, "numGarage" smallint, "numRoom" smallint, "numBathroom" smallint, "numToilet" smallint,
        pictures jsonb)
    ), created AS (
      INSERT INTO properties (
        import_key, owner_id, role, state_name, address, area, city, country, type, size, size_square_meters, price,
        description, status, num_garage, num_room, num_bathroom, num_toilet, cover_hash, created_at, updated_at)
      SELECT
        "importKey", owner.id, given.role, "stateName", address, area, city, given.country,
        (SELECT known.name FROM property_types known WHERE lower(known.name) = lower(given.type)
         ORDER BY known.name <> given.type, known.position, known.name LIMIT 1),
        size, "sizeSquareMeters", price, description, status, "numGarage", "numRoom", "numBathroom", "numToilet",
        pictures ->> 0, ${now}::timestamptz, ${now}::timestamptz
      FROM given JOIN users owner ON owner.email = given."ownerEmail"
      ORDER BY place
      ON CONFLICT (import_key) DO NOTHING
      RETURNING id, import_key
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
