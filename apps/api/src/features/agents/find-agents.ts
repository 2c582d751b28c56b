import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';

interface Asked {
  page: number;
  size: number;
  search: string;
  letter: string;
}

/** The numbers of a page of people with open listings, by name, and how many there are. */
export async function findAgents(ctx: RequestContext, asked: Asked): Promise<{ ids: number[]; total: number }> {
  const matches = condition(asked);
  const [rows, [count]] = await Promise.all([
    ctx.db.$queryRaw<{ id: number }[]>`
      SELECT u.id FROM users u WHERE ${matches}
      ORDER BY lower(u.name), lower(u.surname), u.id
      LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`,
    ctx.db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM users u WHERE ${matches}`,
  ]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

function condition({ search, letter }: Asked): Prisma.Sql {
  const open = Prisma.sql`p.owner_id = u.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')`;
  const conditions = [Prisma.sql`u.disabled_at IS NULL`, Prisma.sql`EXISTS (SELECT FROM properties p WHERE ${open})`];
  if (letter) conditions.push(Prisma.sql`u.name ILIKE ${`${letter}%`}`);
  if (search) {
    const pattern = `%${likePattern(search)}%`;
    conditions.push(Prisma.sql`(concat_ws(' ', u.name, u.surname) ILIKE ${pattern} OR EXISTS (
      SELECT FROM properties p WHERE ${open} AND (p.area ILIKE ${pattern} OR p.city ILIKE ${pattern})))`);
  }
  return Prisma.join(conditions, ' AND ');
}
