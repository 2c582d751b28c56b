import { Prisma } from '@africanscity/db/generated/client';

const newDays = 7;
const manyListings = 10;

/** People do not come with ten houses in their first week. Listings that were imported do not count. */
export function newAccountRule(ids: number[]): Prisma.Sql {
  return Prisma.sql`
    SELECT p.id AS property_id, 'new account' AS evidence,
      format('%s listings in the first %s days of the account', early.listings, ${newDays}::int) AS detail
    FROM properties p JOIN users owner ON owner.id = p.owner_id, LATERAL (
      SELECT count(*) AS listings FROM (
        SELECT FROM properties o
        WHERE o.owner_id = p.owner_id AND o.import_key IS NULL AND o.deleted_at IS NULL
          AND o.created_at < owner.created_at + make_interval(days => ${newDays}::int)
        LIMIT 1000
      ) AS o
    ) AS early
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.import_key IS NULL AND owner.role <> 'ADMIN'
      AND p.created_at < owner.created_at + make_interval(days => ${newDays}::int) AND early.listings > ${manyListings}`;
}
