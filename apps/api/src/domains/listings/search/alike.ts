/** What of the listing `p` says which others it is equal to in all they show; who lists it and with which pictures is not of it. */
export const alikeColumns = ['p.alike_digest', 'p.listed_as'];

/**
 * A query named `shown (id, key, alike)` of `matching (id, key)` with `alikeColumns`. Together, listings that are equal in all
 * they show are one row, the first of them in the order of the list, with how many there are. None are shown unless `few`, SQL of
 * whether they are to be compared at all. `carried` are further columns of `matching`.
 */
export function shownSql(together: boolean, direction: 'ASC' | 'DESC', few: string, carried: string[]): string {
  const columns = ['id', 'key', ...carried].map((column) => `m.${column}`).join(', ');
  if (!together) return `shown AS (SELECT ${columns}, 1 AS alike FROM matching m WHERE ${few})`;
  const equal = 'm.alike_digest, m.listed_as';
  return `shown AS MATERIALIZED (
        SELECT DISTINCT ON (${equal}) ${columns}, count(*) OVER (PARTITION BY ${equal})::int AS alike
        FROM matching m WHERE ${few}
        ORDER BY ${equal}, m.key ${direction}, m.id ${direction})`;
}
