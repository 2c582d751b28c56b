import * as texts from '@africanscity/messages/listings';
import { formatAmount } from '@africanscity/contracts/currencies';
import type { OwnListingRow } from './my-listings.tsx';

type Priced = Pick<OwnListingRow, 'amount' | 'currency' | 'price'>;

/** A price that is this many times the former one, or its part, is asked about before it is saved. */
const farFactor = 5;

/** Returns the fields of `changeOwnListing` for a typed price: in the currency of the listing, or in dollars. */
export function priceFields({ currency }: Priced, typed: string) {
  const plain = typed.replace(/[\s,$]/g, '');
  return currency ? { amount: plain, currency } : { price: plain };
}

/** Returns the fields of `changeOwnListing` for the price that a listing has. */
export function presentPriceFields({ amount, currency, price }: Priced) {
  return amount !== null && currency ? { amount: String(amount), currency } : { price: String(price) };
}

/** Validates a typed price with the schema of the call; null without a fault. If loading it fails, the server validates. */
export async function typedPriceFault(listing: Priced, typed: string): Promise<string | null> {
  const form = await import('@africanscity/contracts/listings/listing-form').then(
    (module) => module.ListingChangeForm,
    () => undefined,
  );
  const fields = priceFields(listing, typed);
  if (Number(fields.amount ?? fields.price) === 0 && typed.trim()) return texts.priceAboveZero();
  return !form || form.safeParse({ id: '1', ...fields }).success ? null : texts.enterPrice();
}

/** Returns both prices of a change that may be a mistake, as texts; null for a usual change, and without a price before. */
export function farChange(listing: Priced, typed: string): { before: string; after: string } | null {
  const fields = priceFields(listing, typed);
  const [before, after] = [listing.amount ?? listing.price, Number(fields.amount ?? fields.price)];
  if (!before || (after <= before * farFactor && after >= before / farFactor)) return null;
  const text = (units: number) => formatAmount(units, listing.currency ?? 'USD');
  return { before: text(before), after: text(after) };
}
