import { type Fragment, sql } from '../../../kernel/sql.ts';

/** SQL of the id of the city that a place lies in, or is; null for none. */
export function cityOf(place: Fragment): Fragment {
  return sql`(SELECT city.id FROM places here JOIN places city ON city.id = ANY (here.path) AND city.kind = 'city'
    WHERE here.id = ${place} ORDER BY cardinality(city.path) LIMIT 1)`;
}
