import type { ListingChange } from '@africanscity/contracts/listings/changes';
import type { ListingChange as ChangeRow } from '@africanscity/db/generated/client';
import { askingPriceText } from '../core/present-price.ts';

/** The latest rows of a listing that its page reads. */
export const latestChanges = { orderBy: { id: 'desc' }, take: 100 } as const;

/**
 * Presents changes by days in UTC, the newest first. Rows come the newest first. A day that ends as it began, such as after the
 * correction of a mistake, is left out.
 */
export function presentChanges(rows: ChangeRow[]): ListingChange[] {
  const days = new Map<string, ListingChange>();
  for (const row of rows) {
    const day = row.changedAt.toISOString().slice(0, 10);
    const before = {
      priceBefore: row.priceBefore.toNumber(),
      askingPriceBefore: askingPriceText({ ...row, amount: row.amountBefore, perBed: null }),
      statusBefore: row.statusBefore,
    };
    const { price, askingPrice, status } = days.get(day) ?? {
      price: row.price.toNumber(),
      askingPrice: askingPriceText({ ...row, perBed: null }),
      status: row.status,
    };
    days.set(day, { day, ...before, price, askingPrice, status });
  }
  return [...days.values()].filter(
    ({ priceBefore, price, statusBefore, status }) => price !== priceBefore || status !== statusBefore,
  );
}
