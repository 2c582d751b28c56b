import type { Transaction } from '@africanscity/db/client';

/** Settles all that waits against a listing. Returns how much there was. The listing is locked by the caller. */
export async function settleCase(
  tx: Transaction,
  propertyId: number,
  outcome: 'UPHELD' | 'DISMISSED',
  now: Date,
): Promise<number> {
  const waiting = { where: { propertyId, handledAt: null }, data: { handledAt: now, outcome } };
  const reports = await tx.listingReport.updateMany(waiting);
  const suspicions = await tx.listingSuspicion.updateMany(waiting);
  return reports.count + suspicions.count;
}
