import { formatAmount, majorUnits } from '@africanscity/contracts/currencies';
import { formatAskingPrice } from '@africanscity/contracts/listings/asking-price';
import { costAmount } from '@africanscity/contracts/listings/move-in';
import type { Property } from '@africanscity/db/generated/client';

import { pricedAt } from './move-in.ts';

type Asked = Pick<Property, 'currency' | 'period'> & { amount: bigint | number | null };

/** Returns the amount of a listing; null for a price in dollars alone. */
export function askingPriceOf({ amount, currency, period }: Asked) {
  return amount === null || currency === null ? null : { amount: Number(amount), currency, period };
}

type ShownPrice = Asked &
  Pick<Property, 'perBed' | 'status' | 'viewingFee'> & {
    price: Property['price'] | number;
    moveIn: bigint | number | null;
    reducedAmount?: bigint | number | null;
  };

/** Presents the price of a listing beside its dollars. `isReduced`: the reduction is recent enough to mention. */
export function presentPrice(row: ShownPrice, isReduced: boolean) {
  const asked = askingPriceOf(row);
  const shown = presentCosts(row);
  if (!asked)
    return { amount: null, currency: null, period: null, askingPrice: null, formerAskingPrice: null, ...shown };
  const { currency, period } = asked;
  const former = isReduced && row.reducedAmount ? Number(row.reducedAmount) : null;
  return {
    amount: majorUnits(asked.amount, currency),
    currency,
    period,
    askingPrice: formatAskingPrice(asked, row),
    formerAskingPrice: former === null ? null : formatAskingPrice({ amount: former, currency, period: null }),
    ...shown,
  };
}

/** Presents what moving in and a viewing cost. */
function presentCosts(row: ShownPrice): { moveInCost: string | null; viewingCost: string | null } {
  const currency = row.currency ?? 'USD';
  const text = (units: number) => formatAmount(majorUnits(units, currency), currency);
  return {
    moveInCost: row.moveIn === null ? null : text(Number(row.moveIn)),
    viewingCost: row.viewingFee === null ? null : text(costAmount(row.viewingFee, pricedAt(row))),
  };
}

/** Presents the asking price of a listing as a text; null for a price in dollars alone. */
export function askingPriceText(row: Asked & Pick<Property, 'perBed'>): string | null {
  const asked = askingPriceOf(row);
  return asked && formatAskingPrice(asked, row);
}
