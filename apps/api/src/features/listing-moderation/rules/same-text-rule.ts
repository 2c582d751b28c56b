import { Prisma } from '@africanscity/db/generated/client';

/** Shorter texts are alike by chance. */
const fewestCharacters = 60;
/** So many listings of one owner may share a text: flats of one building do. */
const ownCopies = 4;
const mostCopies = 50;

/** A text that another owner wrote, or that one owner repeats. Imports are left out. */
export function sameTextRule(ids: number[]): Prisma.Sql {
  const digest = (alias: string) => Prisma.raw(`md5(lower(regexp_replace(${alias}.description, '\\s+', ' ', 'g')))`);
  return Prisma.sql`
    SELECT p.id AS property_id, ${digest('p')} AS evidence,
      format('The text also stands in %s other listings, such as %s', copies.listings, copies.example) AS detail
    FROM properties p, LATERAL (
      SELECT count(*) AS listings, count(*) FILTER (WHERE o.owner_id <> p.owner_id) AS of_others,
        coalesce(min(o.id) FILTER (WHERE o.owner_id <> p.owner_id), min(o.id)) AS example
      FROM (
        SELECT id, owner_id FROM properties o
        WHERE ${digest('o')} = ${digest('p')} AND o.import_key IS NULL AND o.deleted_at IS NULL AND o.id < p.id
        LIMIT ${mostCopies}
      ) AS o
    ) AS copies
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.import_key IS NULL
      AND length(p.description) >= ${fewestCharacters} AND (copies.of_others > 0 OR copies.listings >= ${ownCopies})`;
}
