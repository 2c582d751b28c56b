import type { AdminListing } from '@africanscity/contracts/listing-moderation';
import type { Prisma } from '@africanscity/db/generated/client';
import { fullName } from '../auth/full-name.ts';
import { hiddenBy } from '../listings/visibility.ts';

/** What the table needs of a listing beside its own columns. */
export const shownInTable = {
  owner: { select: { id: true, title: true, name: true, surname: true, email: true } },
  _count: { select: { reports: { where: { handledAt: null } } } },
} satisfies Prisma.PropertyInclude;

type Row = Prisma.PropertyGetPayload<{ include: typeof shownInTable }>;

export function presentAdminListing(row: Row, now: Date): AdminListing {
  const { id, address, area, city, type, status, owner } = row;
  return {
    id,
    address,
    area,
    city,
    type,
    price: row.price.toNumber(),
    status,
    owner: { id: owner.id, name: fullName(owner), email: owner.email },
    createdAt: row.createdAt.toISOString(),
    hiddenBy: hiddenBy(row),
    hiddenReason: row.hiddenReason,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    deletedReason: row.deletedReason,
    featuredUntil: row.featuredUntil && row.featuredUntil > now ? row.featuredUntil.toISOString() : null,
    reports: row._count.reports,
  };
}
