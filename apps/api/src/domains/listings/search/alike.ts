/** Lists of more listings show each by itself: telling which are alike costs by how many match. */
export const mostTogether = 10_000;

/**
 * SQL of named queries that turn `matching (id, key)` into `shown (id, key, alike)`: listings that are equal in all they
 * show are one row, the first of them in the order of the list, with how many there are. What a listing shows is
 * `properties.alike_digest` and its status; who lists it and with which pictures is not of it. `each` is SQL of whether they
 * are too many for that.
 */
export function shownSql(together: boolean, direction: 'ASC' | 'DESC', each: string): string {
  if (!together) return 'shown AS (SELECT id, key, 1 AS alike FROM matching),';
  return `countable AS MATERIALIZED (SELECT count(*) <= ${mostTogether} AND NOT ${each} AS few FROM matching),
      shown AS MATERIALIZED (
        SELECT (array_agg(m.id ORDER BY m.key ${direction}, m.id ${direction}))[1] AS id,
          (array_agg(m.key ORDER BY m.key ${direction}, m.id ${direction}))[1] AS key, count(*)::int AS alike
        FROM matching m JOIN properties p ON p.id = m.id
        WHERE (SELECT few FROM countable)
        GROUP BY p.alike_digest, p.listed_as
        UNION ALL
        SELECT id, key, 1 FROM matching WHERE NOT (SELECT few FROM countable)),`;
}
