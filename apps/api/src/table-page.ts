/** The rows of a table's page, as Prisma is asked for them: equals stand by number, so that none is shown twice. */
export function tablePage<Column extends string>(asked: {
  page: number;
  size: number;
  sort: { column: Column; direction: 'asc' | 'desc' };
}) {
  const { column, direction } = asked.sort;
  return {
    // Beyond what Postgres counts to, a page is as empty as the last.
    skip: Math.min(asked.page * asked.size, 2_147_483_647),
    take: asked.size,
    orderBy: [{ [column]: direction }, { id: direction }] as (Partial<Record<Column, 'asc' | 'desc'>> & {
      id?: 'asc' | 'desc';
    })[],
  };
}

/**
 * The id that somebody means who searches a table for a number alone, such as `42` or `#42`: the row of that
 * id and no other, whatever digits stand in texts. Undefined for words, and for numbers that are no id.
 */
export function searchedId(search: string): number | undefined {
  const digits = /^\s*#?([1-9]\d{0,9})\s*$/.exec(search)?.[1];
  return digits !== undefined && Number(digits) <= 2_147_483_647 ? Number(digits) : undefined;
}
