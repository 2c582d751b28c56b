import type { CompanyOrder } from '@africanscity/contracts/agencies';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';

interface Asked {
  page: number;
  size: number;
  search: string;
  letter: string;
  orderBy: CompanyOrder;
}

const open = Prisma.sql`p.agency_id = a.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')`;

const orders: Record<CompanyOrder, Prisma.Sql> = {
  name: Prisma.sql`a.name, a.id`,
  listings: Prisma.sql`(SELECT count(*) FROM properties p WHERE ${open}) DESC, a.name, a.id`,
  newest: Prisma.sql`a.created_at DESC, a.id DESC`,
};

/** The numbers of a page of agencies in their order, and how many there are in all. */
export async function findCompanies(ctx: RequestContext, asked: Asked): Promise<{ ids: number[]; total: number }> {
  const matches = condition(asked);
  const [rows, [count]] = await Promise.all([
    ctx.db.$queryRaw<{ id: number }[]>`
      SELECT a.id FROM agencies a WHERE ${matches} ORDER BY ${orders[asked.orderBy]}
      LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`,
    ctx.db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM agencies a WHERE ${matches}`,
  ]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

function condition({ search, letter }: Asked): Prisma.Sql {
  // What a slip of the keyboard founded and nobody uses is not shown.
  const conditions = [Prisma.sql`(a.verified_at IS NOT NULL OR EXISTS (SELECT FROM properties p WHERE ${open}))`];
  if (letter) conditions.push(Prisma.sql`a.name::text ILIKE ${`${letter}%`}`);
  if (search) conditions.push(Prisma.sql`a.name::text ILIKE ${`%${likePattern(search)}%`}`);
  return Prisma.join(conditions, ' AND ');
}
