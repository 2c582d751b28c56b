import { Prisma } from '@africanscity/db/generated/client';

/** Pictures that were first used for a listing of somebody else. What the company imported is its own affair. */
export function sharedPicturesRule(ids: number[]): Prisma.Sql {
  return Prisma.sql`
    SELECT p.id AS property_id, string_agg(shared.hash, ' ' ORDER BY shared.hash) AS evidence,
      format('%s of its pictures are also those of listing %s', count(*), min(shared.other)) AS detail
    FROM properties p
    JOIN pictures own ON own.property_id = p.id
    CROSS JOIN LATERAL (
      SELECT own.hash, o.id AS other
      FROM pictures same JOIN properties o ON o.id = same.property_id
      WHERE same.hash = own.hash AND o.id < p.id AND o.owner_id <> p.owner_id AND o.deleted_at IS NULL
      LIMIT 1
    ) AS shared
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.import_key IS NULL
    GROUP BY p.id`;
}
