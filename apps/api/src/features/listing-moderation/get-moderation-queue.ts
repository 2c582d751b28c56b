import type { ModerationCase } from '@africanscity/contracts/listing-moderation';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { searchedId } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { readCases } from './read-cases.ts';

interface Input {
  page: number;
  size: number;
  search: string;
  sort: { column: 'reports' | 'firstAt' | 'lastAt'; direction: 'asc' | 'desc' };
  kind?: 'reported' | 'suspicious';
}

/** What waits for a decision, grouped by listing. Its size is what people report and rules find, not the listings'. */
export async function getModerationQueue(ctx: RequestContext, input: Input) {
  const { page, size, sort } = input;
  const column = Prisma.raw({ reports: 'reports', firstAt: 'first_at', lastAt: 'last_at' }[sort.column]);
  const direction = Prisma.raw(sort.direction === 'asc' ? 'ASC' : 'DESC');
  const offset = Math.min(page * size, 2_147_483_647);
  const rows = await ctx.db.$queryRaw<{ id: number; total: number }[]>`
    WITH cases AS (${openCases(input)})
    SELECT property_id AS id, (SELECT count(*)::int FROM cases) AS total FROM cases
    ORDER BY ${column} ${direction}, last_at DESC, property_id LIMIT ${size} OFFSET ${offset}`;
  const total = rows[0]?.total ?? (page ? await countCases(ctx, input) : 0);
  return presentPage<ModerationCase>(
    await readCases(
      ctx,
      rows.map(({ id }) => id),
    ),
    input,
    total,
  );
}

async function countCases(ctx: RequestContext, input: Input): Promise<number> {
  const [row] = await ctx.db.$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS total FROM (${openCases(input)}) AS cases`;
  return row?.total ?? 0;
}

function openCases({ kind, search }: Input): Prisma.Sql {
  const id = searchedId(search);
  const pattern = `%${likePattern(search)}%`;
  const found =
    id === undefined
      ? Prisma.sql`(p.address ILIKE ${pattern} OR p.city ILIKE ${pattern} OR owner.email::text ILIKE ${pattern})`
      : Prisma.sql`p.id = ${id}`;
  return Prisma.sql`
    SELECT property_id, sum(reports)::int AS reports, sum(suspicions)::int AS suspicions, min(first_at) AS first_at, max(last_at) AS last_at
    FROM (
      SELECT property_id, count(*) AS reports, 0 AS suspicions, min(created_at) AS first_at, max(created_at) AS last_at
      FROM listing_reports WHERE handled_at IS NULL GROUP BY property_id
      UNION ALL
      SELECT property_id, 0, count(*), min(created_at), max(created_at)
      FROM listing_suspicions WHERE handled_at IS NULL GROUP BY property_id
    ) AS found
    JOIN properties p ON p.id = property_id AND p.deleted_at IS NULL
    JOIN users owner ON owner.id = p.owner_id
    WHERE ${search ? found : Prisma.sql`TRUE`}
    GROUP BY property_id
    HAVING CASE ${kind ?? ''} WHEN 'reported' THEN sum(reports) > 0 WHEN 'suspicious' THEN sum(suspicions) > 0 ELSE true END`;
}
