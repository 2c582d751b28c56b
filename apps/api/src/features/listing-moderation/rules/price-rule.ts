import { Prisma } from '@africanscity/db/generated/client';

/** So many times dearer or cheaper than comparable listings is suspicious. */
const timesOff = 8;
const fewestComparable = 8;
/** Of comparable listings, the latest are looked at. */
const mostComparable = 400;

/** The median of other listings of the same type, city and status. Too few say nothing. */
export function priceRule(ids: number[]): Prisma.Sql {
  return Prisma.sql`
    SELECT p.id AS property_id, p.price::text AS evidence,
      format('$%s; the middle of %s comparable listings is $%s',
        to_char(p.price, 'FM999,999,999,990'), c.listings, to_char(c.median, 'FM999,999,999,990')) AS detail
    FROM properties p, LATERAL (
      SELECT count(*) AS listings, percentile_cont(0.5) WITHIN GROUP (ORDER BY o.price)::numeric AS median
      FROM (
        SELECT price FROM properties o
        WHERE o.listed_as = p.status AND o.type = p.type AND o.city = p.city AND o.id <> p.id
        ORDER BY o.created_at DESC, o.id DESC LIMIT ${mostComparable}
      ) AS o
    ) AS c
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.status IN ('FOR_SALE', 'FOR_RENT')
      AND c.listings >= ${fewestComparable} AND c.median > 0
      AND (p.price > c.median * ${timesOff} OR p.price * ${timesOff} < c.median)`;
}
