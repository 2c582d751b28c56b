import { command, query, sql } from '../../../kernel/sql.ts';
import type { PriceColumns } from './asking-price.ts';

/** Locks a listing that is not deleted until the transaction ends. */
export const lockListing = query(
  { id: 'int4', ownerId: 'int4', agencyId: 'int4?', version: 'int4' },
  (id: number) => sql`
    SELECT id, owner_id AS "ownerId", agency_id AS "agencyId", version FROM properties WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
);

/** Confirms a listing at most once a day, and leaves `updated_at` as it is. */
export const confirmListing = command(
  (id: number, now: Date) => sql`
    UPDATE properties SET confirmed_at = ${now}::timestamptz, confirmation_asked_at = NULL, demoted_at = NULL
    WHERE id = ${id} AND rested_at IS NULL AND deleted_at IS NULL
      AND confirmed_at < ${now}::timestamptz - interval '1 day'`,
);

/** Serialises changes of the tree of types. */
export const lockTypes = command(() => sql`LOCK TABLE property_types IN SHARE ROW EXCLUSIVE MODE`);

/** Returns all types in display order. */
export const findTypes = query(
  { name: 'text', plain: 'text', words: 'text[]', parent: 'text?', path: 'text[]' },
  () => sql`SELECT name, plain_words(name) AS plain, words, parent, path FROM kind_tree ORDER BY "order"`,
);

/** Returns the widest type of each of some types. */
export const findTopTypes = query(
  { name: 'text', top: 'text' },
  (names: string[]) => sql`
    SELECT name, path[1] AS top FROM kind_tree
    WHERE lower(name) IN (SELECT lower(given) FROM unnest(${names}::text[]) AS given)`,
);

/** Returns those names that no type has in any case. */
export const findUnknownTypes = query(
  { name: 'text', plain: 'text' },
  (names: string[]) => sql`
    SELECT DISTINCT ON (lower(given.name)) given.name, plain_words(given.name) AS plain
    FROM unnest(${names}::text[]) AS given(name)
    WHERE NOT EXISTS (SELECT FROM property_types known WHERE lower(known.name) = lower(given.name))
    ORDER BY lower(given.name), given.name`,
);

interface RepricedSpan {
  after: number;
  rates: { currency: string; rate: string }[];
  limit: number;
}

/** Returns the next listings whose price was converted at another rate than that of their currency. */
export const findOldRates = query(
  { id: 'int4', amount: 'int8!', currency: 'text!', period: 'price_period?', moveIn: 'int8?' },
  ({ after, rates, limit }: RepricedSpan) => sql`
    SELECT p.id, p.amount, p.currency, p.period, p.move_in AS "moveIn"
    FROM properties p JOIN jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) AS current(currency text, rate numeric) USING (currency)
    WHERE p.id > ${after} AND p.rate <> current.rate ORDER BY p.id LIMIT ${limit}`,
  [{ after: 0, rates: [], limit: 1 }],
);

/**
 * Stores prices that were converted again, where the owner asks the same as before. The prices that favorites and confirmations
 * remember follow, so that they are compared at one rate.
 */
export const repriceSome = command(
  (prices: (PriceColumns & { id: number; moveIn: number | null; moveInDollars: string | null })[]) => sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        AS given(id int, price numeric, amount bigint, currency text, period price_period, rate numeric, "rateDate" date, "moveIn" bigint, "moveInDollars" numeric)
    ), held AS (
      SELECT p.id, p.price AS before, given.price, given.rate, given."rateDate", given."moveInDollars" FROM properties p JOIN given USING (id)
      WHERE p.amount = given.amount AND p.currency = given.currency AND p.period IS NOT DISTINCT FROM given.period
        AND p.move_in IS NOT DISTINCT FROM given."moveIn"
      ORDER BY p.id FOR NO KEY UPDATE OF p
    ), remembered AS (
      UPDATE favorites f
      SET price = round(f.price * held.price / held.before, 2), told_price = round(f.told_price * held.price / held.before, 2)
      FROM held WHERE f.property_id = held.id AND held.before > 0
    )
    UPDATE properties p
    SET price = held.price, rate = held.rate, rate_date = held."rateDate",
      move_in = CASE WHEN held."moveInDollars" IS NULL THEN NULL ELSE p.move_in END,
      move_in_dollars = held."moveInDollars",
      confirmed_price = CASE WHEN p.confirmed_price = held.before THEN held.price ELSE p.confirmed_price END
    FROM held WHERE p.id = held.id`,
  [[]],
);

/** The listings of one home are few; the limit ends a circle that no trigger makes. */
const mostListings = 50;

/** Returns the listings that a listing goes on from, the latest first: each with its end and the begin of the one after it. */
export const findEarlier = query(
  { id: 'int4!', endedAt: 'timestamptz!', relistedAt: 'timestamptz' },
  (id: number) => sql`
    WITH RECURSIVE earlier AS (
      SELECT r.*, 1 AS place FROM relistings r WHERE r.later_id = ${id}::int
      UNION ALL
      SELECT r.*, place + 1 FROM relistings r JOIN earlier ON r.later_id = earlier.earlier_id WHERE place < ${mostListings}::int
    )
    SELECT earlier.earlier_id AS id, earlier.ended_at AS "endedAt", later.created_at AS "relistedAt"
    FROM earlier JOIN properties later ON later.id = earlier.later_id ORDER BY place`,
);
