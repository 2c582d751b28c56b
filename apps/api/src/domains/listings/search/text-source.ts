import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';

/** How many listings a search by words looks at, at most. */
export interface TextLimits {
  /** Up to here all that have the words are found. */
  found: number;
  /** Of words that more have, so many are found. */
  taken: number;
  /** And so many are looked at for them. */
  looked: number;
  /** So many, the newest, are put in order by how well they match; older ones follow. */
  ranked: number;
}

export const textLimits: TextLimits = { found: 20_000, taken: 5_000, looked: 50_000, ranked: 5_000 };

/** Where listings are read from: SQL that costs the same however many listings have the words of a text. */
export interface ListingSource {
  /** Named queries that the statement begins with, each followed by a comma. */
  ctes: string;
  /** The listings, as `p`. */
  from: string;
  /** Whether there may be more of them than are found. */
  hasMore: string;
}

export const allListings: ListingSource = { ctes: '', from: 'properties p', hasMore: 'false' };

/** What is looked at for words that very many listings have: the first of this order, and only those of this kind. */
export interface Looked {
  statuses: readonly PropertyStatus[];
  /** Further conditions on `p`. */
  conditions: string[];
  order: ListingOrder;
}

/**
 * The listings that have the words. The index of words tells them all when they are not very many; otherwise the index
 * of the order is followed until enough of them are met. Each listing is then fetched by its id: a lateral query with a
 * limit leaves the planner, who does not know how many there are, no other way.
 */
export function textSource(words: string, { statuses, conditions, order }: Looked, limits: TextLimits): ListingSource {
  const column = order.startsWith('price') ? 'price' : 'created_at';
  const direction = order.endsWith('ASC') ? 'ASC' : 'DESC';
  const sorted = `ORDER BY ${column} ${direction}, id ${direction}`;
  const scans = statuses.map((status) => {
    const where = [`p.listed_as = '${status}'`, ...conditions].join(' AND ');
    return `(SELECT p.id, p.${column} FROM properties p WHERE ${where} ${sorted})`;
  });
  const ctes = `
    told AS MATERIALIZED (
      SELECT p.id FROM properties p WHERE p.listed_as IS NOT NULL AND ${words} LIMIT ${limits.found + 1}),
    few AS MATERIALIZED (SELECT count(*) <= ${limits.found} AS few FROM told),
    looked AS MATERIALIZED (SELECT * FROM (${scans.join(' UNION ALL ')}) AS listed ${sorted} LIMIT ${limits.looked}),
    met AS MATERIALIZED (
      SELECT looked.id FROM looked CROSS JOIN ${listingOf('looked')}
      WHERE NOT (SELECT few FROM few) AND ${words} LIMIT ${limits.taken}),
    worded AS MATERIALIZED (SELECT id FROM told WHERE (SELECT few FROM few) UNION ALL SELECT id FROM met),`;
  return {
    ctes,
    from: `worded CROSS JOIN ${listingOf('worded')}`,
    hasMore: `(NOT (SELECT few FROM few) AND ((SELECT count(*) FROM met) >= ${limits.taken}
      OR (SELECT count(*) FROM looked) >= ${limits.looked}))`,
  };
}

/** Fetches each listing of a query by its id, as `p`. */
export function listingOf(query: string): string {
  return `LATERAL (SELECT * FROM properties WHERE properties.id = ${query}.id LIMIT 1) AS p`;
}
