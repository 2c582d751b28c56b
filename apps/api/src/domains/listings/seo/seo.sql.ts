import { preparedQuery } from '../../../kernel/driver-sql.ts';
import { command, query, sql } from '../../../kernel/sql.ts';

/** The file of a sitemap, by its number, with its newest change. */
const file = { file: 'int4', changedAt: 'timestamptz' } as const;

/** Returns the files of open listings, of so many ids each. */
export const findListingFiles = query(
  file,
  (span: number) => sql`
    SELECT id / ${span}::int AS file, max(updated_at) AS "changedAt" FROM properties
    WHERE listed_as IN ('FOR_SALE', 'FOR_RENT') GROUP BY 1 ORDER BY 1`,
);

/** Returns the files of landing pages, of so many ids of places each. Those of no place have the id 0. */
export const findLandingFiles = query(
  file,
  (span: number) => sql`
    SELECT coalesce(place_id, 0) / ${span}::int AS file, max(changed_at) AS "changedAt" FROM landing_pages GROUP BY 1 ORDER BY 1`,
);

/** Returns the files of agencies with open listings, of so many ids each. */
export const findCompanyFiles = query(
  file,
  (span: number) => sql`
    SELECT id / ${span}::int AS file, max(updated_at) AS "changedAt" FROM agencies
    WHERE EXISTS (SELECT FROM properties p WHERE p.agency_id = agencies.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')) GROUP BY 1 ORDER BY 1`,
);

/** Returns the open listings with ids from one to before another. */
export const findListingsFrom = preparedQuery(
  { id: 'int4', type: 'text', area: 'text', city: 'text', numRoom: 'int2?', changedAt: 'timestamptz' },
  (from: number, before: number) => sql`
    SELECT id, type, area, city, num_room AS "numRoom", updated_at AS "changedAt" FROM properties
    WHERE id >= ${from}::int AND id < ${before}::int AND listed_as IN ('FOR_SALE', 'FOR_RENT') ORDER BY id`,
);

/** Returns the hashes of the pictures of each listing, in order, with spaces between them. */
export const findPictures = preparedQuery(
  { id: 'int4', hashes: 'text' },
  (ids: number[]) => sql`
    SELECT property_id AS id, string_agg(hash, ' ' ORDER BY position) AS hashes FROM pictures
    WHERE property_id = ANY (${ids}::int[]) GROUP BY property_id`,
);

/** Returns the sizes of pictures as JPEG, without the one for the whole screen: the widest comes last. */
export const findJpegs = preparedQuery(
  { hash: 'text', size: 'text' },
  (hashes: string[]) => sql`
    SELECT hash, size::text FROM picture_variants
    WHERE hash = ANY (${hashes}::text[]) AND format = 'jpeg' AND size <> 'full' ORDER BY width`,
);

/** Stores the time of a feed's last change, unless the stored one is later. Returns the stored one. */
export const storeFeed = query(
  { updatedAt: 'timestamptz' },
  (path: string, changedAt: Date) => sql`
    INSERT INTO feeds AS kept (path, updated_at) VALUES (${path}, ${changedAt}::timestamptz)
    ON CONFLICT (path) DO UPDATE SET updated_at = greatest(kept.updated_at, excluded.updated_at)
    RETURNING updated_at AS "updatedAt"`,
);

/** Returns the least recently used cards, beyond so many bytes of all. */
export const findCardsBeyond = query(
  { key: 'text' },
  (bytes: number) => sql`
    WITH ranked AS (SELECT key, sum(byte_size) OVER (ORDER BY used_at DESC, key) AS bytes FROM drawn_cards)
    SELECT key FROM ranked WHERE bytes > ${bytes}`,
);

interface Use {
  key: string;
  byteSize: number;
  now: Date;
  /** An earlier use is replaced by this one. */
  before: Date;
}

/** Stores a card with its use. */
export const storeUse = command(
  ({ key, byteSize, now, before }: Use) => sql`
    INSERT INTO drawn_cards (key, byte_size, used_at) VALUES (${key}, ${byteSize}, ${now})
    ON CONFLICT (key) DO UPDATE SET byte_size = excluded.byte_size, used_at = excluded.used_at
    WHERE drawn_cards.used_at < ${before} OR drawn_cards.byte_size <> excluded.byte_size`,
  [{ key: '', byteSize: 1, now: new Date(), before: new Date() }],
);
