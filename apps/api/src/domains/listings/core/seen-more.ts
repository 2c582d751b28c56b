import type { IncompletePart, SeenMore } from '@africanscity/contracts/listings/own-listings';
import { isRental } from '@africanscity/contracts/listings/rental';
import type { Property } from '@africanscity/db/generated/client';
import type { Database } from '@africanscity/db/client';

/** The least ratio of views that owners are told about. */
const leastRatio = 1.2;

type Row = Pick<Property, 'country' | 'status'>;

/**
 * Returns a function that picks, of the parts that a listing lacks, the first for which the statistics of its country and offer show
 * that listings with it are seen clearly more often. It returns null if there is none.
 */
export async function readSeenMore(
  db: Database,
  rows: Row[],
): Promise<(row: Row, missing: IncompletePart[]) => SeenMore | null> {
  const countries = [...new Set(rows.map(({ country }) => country))].filter((country) => country !== null);
  const found = await db.viewComparison.findMany({
    where: { country: { in: countries }, ratio: { gte: leastRatio }, lowest: { gt: 1 } },
  });
  return ({ country, status }, missing) => {
    const own = found.filter((one) => one.country === country && one.rental === isRental(status));
    for (const part of missing) {
      const times = own.find((one) => one.part === part)?.ratio;
      if (times !== undefined) return { part, times };
    }
    return null;
  };
}
