import { majorUnits } from '@africanscity/contracts/currencies';
import { formatAskingPrice } from '@africanscity/contracts/listings/asking-price';
import type { Property } from '@africanscity/db/generated/client';

type Asked = Pick<Property, 'currency' | 'period'> & { amount: bigint | number | null };

/** Returns the amount of a listing; null for a price in dollars alone. */
export function askingPriceOf({ amount, currency, period }: Asked) {
  return amount === null || currency === null ? null : { amount: Number(amount), currency, period };
}

type ShownPrice = Asked & Pick<Property, 'perBed'> & { reducedAmount?: bigint | number | null };

/** Presents the price of a listing beside its dollars. `isReduced`: the reduction is recent enough to mention. */
export function presentPrice(row: ShownPrice, isReduced: boolean) {
  const asked = askingPriceOf(row);
  if (!asked) return { amount: null, currency: null, period: null, askingPrice: null, formerAskingPrice: null };
  const { currency, period } = asked;
  const former = isReduced && row.reducedAmount ? Number(row.reducedAmount) : null;
  return {
    amount: majorUnits(asked.amount, currency),
    currency,
    period,
    askingPrice: formatAskingPrice(asked, row),
    formerAskingPrice: former === null ? null : formatAskingPrice({ amount: former, currency, period: null }),
  };
}

/** Presents the asking price of a listing as a text; null for a price in dollars alone. */
export function askingPriceText(row: Asked & Pick<Property, 'perBed'>): string | null {
  const asked = askingPriceOf(row);
  return asked && formatAskingPrice(asked, row);
}
