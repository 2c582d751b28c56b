import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context.ts';
import { rowsById, writeCsv } from '../../csv.ts';
import { findListingsAfter, type ListingsFilter } from '../listing-moderation/find-listings.ts';
import { exportBatch, recordExport } from './record-export.ts';

export async function exportListings(ctx: RequestContext, input: ListingsFilter): Promise<Readable> {
  await recordExport(ctx, 'exportListings', 'listings');
  const rows = rowsById(async (after) =>
    ctx.db.property.findMany({
      where: { id: { in: await findListingsAfter(ctx, input, after, exportBatch) } },
      orderBy: { id: 'asc' },
      include: { owner: { select: { email: true } } },
    }),
  );
  return writeCsv(
    [
      { title: 'id', valueOf: ({ id }) => id },
      { title: 'role', valueOf: ({ role }) => role },
      { title: 'stateName', valueOf: ({ stateName }) => stateName },
      { title: 'address', valueOf: ({ address }) => address },
      { title: 'area', valueOf: ({ area }) => area },
      { title: 'city', valueOf: ({ city }) => city },
      { title: 'country', valueOf: ({ country }) => country },
      { title: 'type', valueOf: ({ type }) => type },
      { title: 'size', valueOf: ({ size }) => size },
      { title: 'price', valueOf: ({ price }) => price.toNumber() },
      { title: 'description', valueOf: ({ description }) => description },
      { title: 'status', valueOf: ({ status }) => status },
      { title: 'numGarage', valueOf: ({ numGarage }) => numGarage },
      { title: 'numRoom', valueOf: ({ numRoom }) => numRoom },
      { title: 'numBathroom', valueOf: ({ numBathroom }) => numBathroom },
      { title: 'numToilet', valueOf: ({ numToilet }) => numToilet },
      { title: 'ownerEmail', valueOf: ({ owner }) => owner.email },
      { title: 'createdAt', valueOf: ({ createdAt }) => createdAt.toISOString() },
      { title: 'hiddenByTeamAt', valueOf: ({ hiddenByTeamAt }) => hiddenByTeamAt?.toISOString() ?? null },
      { title: 'overLimitAt', valueOf: ({ overLimitAt }) => overLimitAt?.toISOString() ?? null },
      { title: 'ownerDisabledAt', valueOf: ({ ownerDisabledAt }) => ownerDisabledAt?.toISOString() ?? null },
      { title: 'deletedAt', valueOf: ({ deletedAt }) => deletedAt?.toISOString() ?? null },
      { title: 'featuredUntil', valueOf: ({ featuredUntil }) => featuredUntil?.toISOString() ?? null },
    ],
    rows,
  );
}
