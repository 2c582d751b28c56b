import type { PropertyRow } from '@africanscity/contracts/administration/totals';
import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import type { Readable } from 'node:stream';
import type { Property } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { recordExport } from '../../kernel/audit.ts';
import { rowsById, writeCsv } from '../../kernel/csv.ts';
import { exportedPictures, exportedReference } from '../listings/core/exported.ts';
import { fieldCell } from '../listings/core/fields.ts';
import { presentPrice } from '../listings/core/present-price.ts';
import { findListingsAfter } from '../moderation/listings-table.ts';
import type { ListingsFilter } from '../moderation/listings-table.sql.ts';
import { exportBatch } from './exports.ts';

export async function exportListings(ctx: RequestContext, input: ListingsFilter): Promise<Readable> {
  await recordExport(ctx, 'exportListings', 'listings');
  const rows = rowsById(async (after) =>
    ctx.db.property.findMany({
      where: { id: { in: await findListingsAfter(ctx, input, after, exportBatch) } },
      orderBy: { id: 'asc' },
      include: {
        owner: { select: { email: true } },
        pictures: { orderBy: { position: 'asc' }, select: { hash: true } },
      },
    }),
  );
  return writeCsv(
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'reference', valueOf: exportedReference },
      { title: 'role', valueOf: ({ role }) => role },
      { title: 'stateName', valueOf: ({ stateName }) => stateName },
      { title: 'address', valueOf: ({ address }) => address },
      { title: 'area', valueOf: ({ area }) => area },
      { title: 'city', valueOf: ({ city }) => city },
      { title: 'country', valueOf: ({ country }) => country },
      { title: 'type', valueOf: ({ type }) => type },
      { title: 'size', valueOf: ({ size }) => size },
      // In the currency beside it, as an import reads it; US dollars where there is none.
      { title: 'price', valueOf: (row) => presentPrice(row, false).amount ?? row.price.toNumber() },
      { title: 'currency', valueOf: ({ currency }) => currency },
      { title: 'period', valueOf: ({ period }) => period },
      { title: 'priceInDollars', valueOf: ({ price }) => price.toNumber() },
      { title: 'description', valueOf: ({ description }) => description },
      { title: 'status', valueOf: ({ status }) => status },
      ...wireFieldNames.map((name) => ({ title: name, valueOf: (row: Property) => fieldCell(row, name) })),
      { title: 'googleLocation', valueOf: ({ googleLocation }) => googleLocation },
      { title: 'pictures', valueOf: ({ pictures }) => exportedPictures(pictures) },
      { title: 'ownerEmail', valueOf: ({ owner }) => owner.email },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
      { title: 'hiddenByTeamAt', valueOf: ({ hiddenByTeamAt }) => hiddenByTeamAt?.toISOString() ?? null },
      { title: 'overLimitAt', valueOf: ({ overLimitAt }) => overLimitAt?.toISOString() ?? null },
      { title: 'ownerDisabledAt', valueOf: ({ ownerDisabledAt }) => ownerDisabledAt?.toISOString() ?? null },
      { title: 'priceHeldAt', valueOf: ({ priceHeldAt }) => priceHeldAt?.toISOString() ?? null },
      { title: 'restedAt', valueOf: ({ restedAt }) => restedAt?.toISOString() ?? null },
      { title: 'deletedAt', valueOf: ({ deletedAt }) => deletedAt?.toISOString() ?? null },
      { title: 'featuredUntil', valueOf: ({ featuredUntil }) => featuredUntil?.toISOString() ?? null },
    ],
    rows,
  );
}

export async function getPropertiesAll(ctx: RequestContext): Promise<z.infer<typeof PropertyRow>[]> {
  const rows = await ctx.db.property.findMany({
    where: { deletedAt: null },
    orderBy: { id: 'desc' },
    select: { id: true, address: true, area: true, city: true, country: true, type: true, price: true, status: true },
  });
  return rows.map((row) => ({ ...row, price: row.price.toNumber() }));
}
