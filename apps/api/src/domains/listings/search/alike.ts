/** Lists of more listings show each by itself: telling which are alike costs by how many match. */
export const mostTogether = 10_000;

/** What of the listing `p` says which others it is equal to in all they show; who lists it and with which pictures is not of it. */
export const alikeColumns = ['p.alike_digest', 'p.listed_as'];

/**
 * SQL of named queries that turn `matching (id, key)` into `shown (id, key, alike)`: listings that are equal in all they
 * show are one row, the first of them in the order of the list, with how many there are. `each` is SQL of whether they are too many
 * for that. `carried` are further columns of `matching`, if that has `alikeColumns` too.
 */
export function shownSql(together: boolean, direction: 'ASC' | 'DESC', each: string, carried: string[] | null): string {
  const columns = ['id', 'key', ...(carried ?? [])].map((column) => `m.${column}`).join(', ');
  if (!together) return `shown AS (SELECT ${columns}, 1 AS alike FROM matching m),`;
  const from = carried
    ? { source: 'matching m', equal: 'm.alike_digest, m.listed_as' }
    : { source: 'matching m JOIN properties p ON p.id = m.id', equal: alikeColumns.join(', ') };
  return `countable AS MATERIALIZED (SELECT count(*) <= ${mostTogether} AND NOT ${each} AS few FROM matching),
      shown AS MATERIALIZED (
        (SELECT DISTINCT ON (${from.equal}) ${columns}, count(*) OVER (PARTITION BY ${from.equal})::int AS alike
        FROM ${from.source}
        WHERE (SELECT few FROM countable)
        ORDER BY ${from.equal}, m.key ${direction}, m.id ${direction})
        UNION ALL
        SELECT ${columns}, 1 FROM matching m WHERE NOT (SELECT few FROM countable)),`;
}
