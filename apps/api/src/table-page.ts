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
