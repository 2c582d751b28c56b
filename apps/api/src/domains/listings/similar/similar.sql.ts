import { query, sql } from '../../../kernel/sql.ts';

/** Returns identical adverts of a listing, the newest first, and their total. */
export const findAlike = query(
  { id: 'int4', total: 'int4' },
  (id: number, most: number) => sql`
    SELECT o.id, (count(*) OVER ())::int AS total
    FROM properties p JOIN properties o ON o.alike_digest = p.alike_digest AND o.listed_as = p.listed_as AND o.id <> p.id
    WHERE p.id = ${id}
    ORDER BY o.ranked_at DESC, o.id DESC LIMIT ${most}`,
);
