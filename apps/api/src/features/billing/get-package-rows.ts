import type { PackageRow } from '@africanscity/contracts/billing';
import type { RequestContext } from '../../context.ts';
import { presentPackage } from './present.ts';

export async function getPackageRows(ctx: RequestContext): Promise<PackageRow[]> {
  const now = ctx.clock();
  const [rows, holders] = await Promise.all([
    ctx.db.package.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    ctx.db.subscription.groupBy({
      by: ['packageId'],
      where: { startsAt: { lte: now }, endsAt: { gt: now }, revokedAt: null, suspendedAt: null, replacedById: null },
      _count: true,
    }),
  ]);
  const holdersOf = new Map(holders.map(({ packageId, _count }) => [packageId, _count]));
  return rows.map((row) => ({
    ...presentPackage(row),
    archived: row.archivedAt !== null,
    holders: holdersOf.get(row.id) ?? 0,
  }));
}
