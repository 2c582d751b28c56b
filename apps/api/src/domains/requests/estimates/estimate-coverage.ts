import type { EstimateCoverage } from '@africanscity/contracts/requests/managed-requests';
import type { RequestContext } from '../../../context.ts';
import { findCalibrations } from '../requests.sql.ts';

/** Returns how well the estimates of each city and each country hold. */
export async function getEstimateCoverage(ctx: RequestContext): Promise<EstimateCoverage[]> {
  const rows = await findCalibrations(ctx.db);
  return rows.map(({ kind, error, low, high, calculatedAt, ...row }) => ({
    ...row,
    kind: kind === 'country' ? kind : 'city',
    low: Math.exp(low),
    high: Math.exp(high),
    deviation: 100 * (Math.exp(error) - 1),
    calculatedAt: calculatedAt.toISOString(),
  }));
}
