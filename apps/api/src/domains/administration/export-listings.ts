import type { PropertyRow } from '@africanscity/contracts/administration/totals';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { recordExport } from '../../kernel/audit.ts';
import { rowsById, type TableColumn } from '../../kernel/tables/table-column.ts';
import type { Verb } from '../../verb.ts';
import { writeListings } from '../listings/export/export-listings.ts';
import { exportIncludes, firstColumns, lastColumns, pausedColumn } from '../listings/export/listing-columns.ts';
import { findListingsAfter } from '../moderation/listings-table.ts';
import { exportBatch } from './exports.ts';

export const exportListings: Verb<typeof calls.exportListings> = async (ctx, { format, ...filter }) => {
  await recordExport(ctx, 'exportListings', 'listings');
  const rows = rowsById(async (after) =>
    ctx.db.property.findMany({
      where: { id: { in: await findListingsAfter(ctx, filter, after, exportBatch) } },
      orderBy: { id: 'asc' },
      include: withOwner,
    }),
  );
  return writeListings(ctx, format, columns, rows);
};

const withOwner = {
  ...exportIncludes,
  owner: { select: { email: true } },
} as const satisfies Prisma.PropertyInclude;

const columns: TableColumn<Prisma.PropertyGetPayload<{ include: typeof withOwner }>>[] = [
  { title: 'id', valueOf: ({ id }) => id },
  ...firstColumns,
  { title: 'priceInDollars', valueOf: ({ price }) => price.toNumber() },
  ...lastColumns,
  { title: 'ownerEmail', valueOf: ({ owner }) => owner.email },
  { title: 'takenAt', valueOf: ({ takenAt }) => takenAt?.toISOString() ?? null },
  { title: 'keptWhenTaken', valueOf: ({ keptWhenTaken }) => (keptWhenTaken === null ? null : String(keptWhenTaken)) },
  { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
  { title: 'hiddenByTeamAt', valueOf: ({ hiddenByTeamAt }) => hiddenByTeamAt?.toISOString() ?? null },
  { title: 'overLimitAt', valueOf: ({ overLimitAt }) => overLimitAt?.toISOString() ?? null },
  { title: 'ownerDisabledAt', valueOf: ({ ownerDisabledAt }) => ownerDisabledAt?.toISOString() ?? null },
  { title: 'priceHeldAt', valueOf: ({ priceHeldAt }) => priceHeldAt?.toISOString() ?? null },
  { title: 'restedAt', valueOf: ({ pausedAt }) => pausedAt?.toISOString() ?? null },
  { title: 'deletedAt', valueOf: ({ deletedAt }) => deletedAt?.toISOString() ?? null },
  { title: 'featuredUntil', valueOf: ({ featuredUntil }) => featuredUntil?.toISOString() ?? null },
  pausedColumn,
];

export async function getPropertiesAll(ctx: RequestContext): Promise<z.infer<typeof PropertyRow>[]> {
  const rows = await ctx.db.property.findMany({
    where: { deletedAt: null },
    orderBy: { id: 'desc' },
    select: { id: true, address: true, area: true, city: true, country: true, type: true, price: true, status: true },
  });
  return rows.map((row) => ({ ...row, price: row.price.toNumber() }));
}
