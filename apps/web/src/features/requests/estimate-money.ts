import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { amountIn, inUnits, priceIn } from '../listings/core/shown-price.tsx';

/** Formats US dollars. */
export type MoneyText = (dollars: number) => string;

/** Returns a function that formats dollars in a currency to the nearest unit; null for dollars. */
export function moneyIn(currency: ChosenCurrency | null): MoneyText {
  return (dollars) => amountIn(currency, currency ? dollars : Math.round(dollars));
}

/** Formats the price of an estimate's listing in a currency, a rent as a month's. An amount that is asked in it is exact. */
export function priceInMoney({ price, amount, period, currency }: PriceEstimate, shown: ChosenCurrency | null): string {
  if (!shown || amount === null || currency?.code !== shown.code) return amountIn(shown, price);
  const asked = { price, amount, period: period ?? 'month', currency: currency.code, status: 'FOR_RENT' } as const;
  return priceIn(asked, shown) || inUnits(shown, amount);
}
