import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { AdminListing, ListingState } from '@africanscity/contracts/moderation/queue';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, searchedId } from '../../kernel/paging.ts';
import { presentAdminListing, shownInTable } from './present.ts';

export async function getListingsTable(ctx: RequestContext, input: ListingsAsked) {
  const { ids, total } = await findListings(ctx, input);
  const found = await ctx.db.property.findMany({ where: { id: { in: ids } }, include: shownInTable });
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return presentPage<AdminListing>(
    rows.map((row) => presentAdminListing(row, ctx.clock())),
    input,
    total,
  );
}

export interface ListingsFilter {
  search: string;
  status?: PropertyStatus;
  state?: ListingState;
  ownerId?: number;
  agencyId?: number;
  placeId?: number;
  type?: string;
  city?: string;
}

interface ListingsAsked extends ListingsFilter {
  page: number;
  size: number;
  sort: { column: 'id' | 'createdAt' | 'price' | 'address' | 'city'; direction: 'asc' | 'desc' };
}

/** Returns the ids of a page of listings, including hidden and deleted ones, and the total. */
async function findListings(ctx: RequestContext, asked: ListingsAsked): Promise<{ ids: number[]; total: number }> {
  const now = ctx.clock();
  const [rows, [count]] = await Promise.all([
    ctx.db.$queryRaw<{ id: number }[]>`${listingsQuery(asked, now)}`,
    ctx.db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM properties p WHERE ${conditionOf(asked, now)}`,
  ]);
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 };
}

export function listingsQuery(asked: ListingsAsked, now: Date): Prisma.Sql {
  const { column, direction } = asked.sort;
  const end = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  // Hidden listings are few: their ids come from an index, without a scan of all listings.
  const from =
    asked.state === 'hidden'
      ? Prisma.sql`(SELECT * FROM properties p WHERE ${states(now).hidden} OFFSET 0)`
      : Prisma.sql`properties`;
  return Prisma.sql`
    SELECT p.id FROM ${from} p WHERE ${conditionOf(asked, now)}
    ORDER BY ${sortColumns[column]} ${end}, p.id ${end}
    LIMIT ${asked.size} OFFSET ${asked.page * asked.size}::bigint`;
}

/** Returns the ids of the next listings, in order. */
export async function findListingsAfter(
  ctx: RequestContext,
  filter: ListingsFilter,
  after: number,
  most: number,
): Promise<number[]> {
  const rows = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM properties p WHERE ${conditionOf(filter, ctx.clock())} AND p.id > ${after}
    ORDER BY p.id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

const sortColumns = {
  id: Prisma.sql`p.id`,
  createdAt: Prisma.sql`p.created_at`,
  price: Prisma.sql`p.price`,
  address: Prisma.sql`p.address`,
  city: Prisma.sql`p.city`,
};

/** Every word must match somewhere; a number alone is a listing id. */
function conditionOf(filter: ListingsFilter, now: Date): Prisma.Sql {
  const { search, status, state, ownerId, agencyId, placeId, type, city } = filter;
  const id = searchedId(search);
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6);
  const conditions = id === undefined ? words.map(holdsWord) : [Prisma.sql`p.id = ${id}`];
  if (status) conditions.push(Prisma.sql`p.status = ${status}::property_status`);
  if (ownerId !== undefined) conditions.push(Prisma.sql`p.owner_id = ${ownerId}`);
  if (agencyId !== undefined) conditions.push(Prisma.sql`p.agency_id = ${agencyId}`);
  if (placeId !== undefined) conditions.push(Prisma.sql`p.place_id = ${placeId}`);
  if (type) conditions.push(Prisma.sql`p.type = ${type}`);
  if (city) conditions.push(Prisma.sql`p.city = ${city}`);
  if (state) conditions.push(states(now)[state]);
  return conditions.length ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`;
}

/** In the very expressions that are indexed; owners as an array, so that both indexes are combined. */
function holdsWord(word: string): Prisma.Sql {
  const pattern = `%${likePattern(word)}%`;
  return Prisma.sql`(
    (p.address || ' ' || p.area || ' ' || p.city || ' ' || p.type) ILIKE ${pattern}
    OR p.owner_id = ANY (ARRAY(
      SELECT u.id FROM users u WHERE (u.name || ' ' || u.surname || ' ' || u.email::text) ILIKE ${pattern})))`;
}

const states = (now: Date): Record<ListingState, Prisma.Sql> => ({
  shown: Prisma.sql`p.listed_as IS NOT NULL`,
  open: Prisma.sql`p.listed_as = ANY (${[...openStatuses]}::property_status[])`,
  kept: Prisma.sql`p.deleted_at IS NULL`,
  hidden: Prisma.sql`p.listed_as IS NULL AND p.deleted_at IS NULL`,
  deleted: Prisma.sql`p.deleted_at IS NOT NULL`,
  reported: Prisma.sql`p.deleted_at IS NULL AND EXISTS (
    SELECT FROM listing_reports r WHERE r.property_id = p.id AND r.handled_at IS NULL)`,
  featured: Prisma.sql`p.deleted_at IS NULL AND p.featured_until > ${now}`,
});
