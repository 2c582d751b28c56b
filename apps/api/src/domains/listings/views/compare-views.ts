import { longTransaction } from '@africanscity/db/statement-timeouts';
import { statisticsDays } from '@africanscity/contracts/listings/values';
import type { AppContext } from '../../../context.ts';
import { findViewRates } from './views.sql.ts';

/** Listings with a part, and listings without it, from which the two are compared. */
export const fewestCompared = 200;

/** Standard errors of the logarithm of a ratio on each side of its 95 % confidence interval. */
const deviations = 1.96;

interface Rates {
  listings: number;
  mean: number;
  variance: number;
}

/** Compares again how often listings with and without each part of a complete listing are seen a day, by country and offer. */
export async function compareViews(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const calculatedAt = ctx.clock();
  const today = calculatedAt.toISOString().slice(0, 10);
  await ctx.db.$transaction(async (tx) => {
    const rows = await findViewRates(tx, today, statisticsDays);
    const without = rows.filter(({ complete }) => !complete);
    const data = rows.flatMap(({ complete, country, rental, part, ...rates }) => {
      const isOther = (row: (typeof rows)[number]) =>
        row.country === country && row.rental === rental && row.part === part;
      const others = complete ? without.find(isOther) : undefined;
      const found = others && compareRates(rates, others);
      if (!found) return [];
      return [
        {
          country,
          rental,
          part,
          listingsWith: rates.listings,
          listingsWithout: others.listings,
          ...found,
          calculatedAt,
        },
      ];
    });
    await tx.viewComparison.deleteMany();
    await tx.viewComparison.createMany({ data });
  }, longTransaction);
}

/**
 * Returns the ratio of two mean rates and the lower end of its 95 % confidence interval. The interval is that of the logarithm, by the
 * variance between listings. Null for fewer than 200 listings on a side, or none that is seen.
 */
export function compareRates(those: Rates, others: Rates): { ratio: number; lowest: number } | null {
  if (Math.min(those.listings, others.listings) < fewestCompared) return null;
  if (!(those.mean > 0 && others.mean > 0)) return null;
  const squaredError = ({ listings, mean, variance }: Rates) => variance / (listings * mean ** 2);
  const error = Math.sqrt(squaredError(those) + squaredError(others));
  const ratio = those.mean / others.mean;
  return { ratio, lowest: ratio * Math.exp(-deviations * error) };
}
