import type { AdminListing, ListingState } from '@africanscity/contracts/listing-moderation';
import type { PropertyStatus } from '@africanscity/contracts/lookups';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { tablePage } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { presentAdminListing, shownInTable } from './present.ts';

export interface ListingsFilter {
  search: string;
  status?: PropertyStatus;
  state?: ListingState;
  ownerId?: number;
}

interface Input extends ListingsFilter {
  page: number;
  size: number;
  sort: { column: 'id' | 'createdAt' | 'price' | 'address' | 'city'; direction: 'asc' | 'desc' };
}

export async function getListingsTable(ctx: RequestContext, input: Input) {
  const where = listingsWhere(input, ctx.clock());
  const [rows, total] = await Promise.all([
    ctx.db.property.findMany({ where, ...tablePage(input), include: shownInTable }),
    ctx.db.property.count({ where }),
  ]);
  return presentPage<AdminListing>(
    rows.map((row) => presentAdminListing(row, ctx.clock())),
    input,
    total,
  );
}

/** Every word must be found somewhere; a number alone is a listing's number too. */
export function listingsWhere(filter: ListingsFilter, now: Date): Prisma.PropertyWhereInput {
  const words = filter.search.split(/\s+/).filter(Boolean).slice(0, 6);
  return {
    AND: [
      ...words.map((word) => ({ OR: [...(words.length === 1 ? byNumber(word) : []), ...byWord(word)] })),
      filter.state ? states(now)[filter.state] : {},
    ],
    status: filter.status,
    ownerId: filter.ownerId,
  };
}

function byNumber(word: string): Prisma.PropertyWhereInput[] {
  return /^#?[1-9]\d{0,8}$/.test(word) ? [{ id: Number(word.replace('#', '')) }] : [];
}

function byWord(word: string): Prisma.PropertyWhereInput[] {
  const contains = { contains: word, mode: 'insensitive' } as const;
  return [
    { address: contains },
    { area: contains },
    { city: contains },
    { type: contains },
    { owner: { OR: [{ email: contains }, { name: contains }, { surname: contains }] } },
  ];
}

const states = (now: Date): Record<ListingState, Prisma.PropertyWhereInput> => ({
  shown: { hiddenAt: null, deletedAt: null },
  hidden: { hiddenAt: { not: null }, deletedAt: null },
  deleted: { deletedAt: { not: null } },
  reported: { deletedAt: null, reports: { some: { handledAt: null } } },
  featured: { deletedAt: null, featuredUntil: { gt: now } },
});
