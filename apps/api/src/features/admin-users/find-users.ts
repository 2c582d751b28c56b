import type { UserKind } from '@africanscity/contracts/admin-users';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { searchedId } from '../../table-page.ts';

interface Asked {
  page: number;
  size: number;
  search: string;
  kind: UserKind;
  sort: { column: 'createdAt' | 'name' | 'email'; direction: 'asc' | 'desc' };
}

/** The numbers of a page of users, and how many there are. */
export async function findUsers(ctx: RequestContext, asked: Asked): Promise<{ ids: number[]; total: number }> {
  const matches = condition(asked);
  const [rows, [count]] = await Promise.all([
    ctx.db.$queryRaw<{ id: number }[]>`
      SELECT u.id FROM users u WHERE ${matches}
      ORDER BY ${orders[asked.sort.column][asked.sort.direction]}
      LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`,
    ctx.db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM users u WHERE ${matches}`,
  ]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

const orders = {
  createdAt: {
    asc: Prisma.sql`u.created_at, u.id`,
    desc: Prisma.sql`u.created_at DESC, u.id DESC`,
  },
  name: {
    asc: Prisma.sql`lower(u.name), lower(u.surname), u.id`,
    desc: Prisma.sql`lower(u.name) DESC, lower(u.surname) DESC, u.id DESC`,
  },
  email: { asc: Prisma.sql`u.email`, desc: Prisma.sql`u.email DESC` },
};

const hasListing = Prisma.sql`EXISTS (SELECT FROM properties p WHERE p.owner_id = u.id AND p.deleted_at IS NULL)`;

const kinds: Record<UserKind, Prisma.Sql> = {
  all: Prisma.sql`TRUE`,
  owners: hasListing,
  customers: Prisma.sql`u.role <> 'ADMIN' AND NOT ${hasListing}`,
  administrators: Prisma.sql`u.role = 'ADMIN'`,
  disabled: Prisma.sql`u.disabled_at IS NOT NULL`,
};

function condition({ search, kind }: Asked): Prisma.Sql {
  const conditions = [Prisma.sql`u.email::text NOT LIKE '%@deleted.invalid'`, kinds[kind]];
  const id = searchedId(search);
  if (id !== undefined) conditions.push(Prisma.sql`u.id = ${id}`);
  for (const word of id === undefined ? search.split(/\s+/).filter(Boolean) : []) {
    // Each word may stand anywhere, in the very expression that is indexed.
    conditions.push(Prisma.sql`(u.name || ' ' || u.surname || ' ' || u.email::text) ILIKE ${`%${likePattern(word)}%`}`);
  }
  return Prisma.join(conditions, ' AND ');
}
