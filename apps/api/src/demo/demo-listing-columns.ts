import { areasOf } from '@africanscity/contracts/listings/area-fields';
import { type FieldName, type FieldValues, wireFieldNames } from '@africanscity/contracts/listings/fields';
import { fieldFormShape } from '@africanscity/contracts/listings/field-schemas';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import { amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import type { Transaction } from '@africanscity/db/client';
import type { DemoListing as OfferedListing } from '@africanscity/db/seed/demo/types';
import { z } from 'zod';
import { amenitiesIn } from '../domains/listings/amenities/amenities-in.ts';
import { columnsOf, type GivenPrice, type RateOf } from '../domains/listings/core/asking-price.ts';
import { keptFields } from '../domains/listings/core/fields.ts';
import { readTopKinds } from '../domains/listings/core/kinds.ts';
import { moveInColumns } from '../domains/listings/core/move-in.ts';
import { pinOf } from '../domains/listings/pins/pin-values.ts';
import type { DemoListing } from './demo-plan.ts';

/** Facts about a home, and costs of moving in. */
export type DemoFacts = Partial<FieldValues>;

/** Returns the facts as forms read them. Throws an error that names the listing and the wrong values. */
export function readFacts(key: string, facts: Record<string, unknown>): DemoFacts {
  const names = Object.keys(facts) as FieldName[];
  const unknown = names.filter((name) => !wireFieldNames.includes(name));
  if (unknown.length > 0) throw new Error(`${key}: no fields are named ${unknown.join(', ')}`);
  const shape = z.object(Object.fromEntries(names.map((name) => [name, fieldFormShape[name]])));
  const texts = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
  const result = shape.safeParse(texts);
  if (!result.success) throw new Error(`${key}: ${z.prettifyError(result.error)}`);
  const areas = Object.entries(areasOf(result.data)).filter(([, value]) => value !== undefined);
  return { ...result.data, ...Object.fromEntries(areas) } as DemoFacts;
}

/** The price of a listing in the currency in which its owner asks it. Dollars alone are a price without a currency, as in forms. */
export function givenPrice({
  price,
  currency,
  period,
}: Pick<OfferedListing, 'price' | 'currency' | 'period'>): GivenPrice {
  const amount = String(price);
  const isDollars = currency === 'USD' && (period ?? 'month') === 'month';
  return isDollars ? { price: amount } : { amount, currency, period: period ?? undefined };
}

/** Returns a function with the columns of a listing that follow from its price, facts and texts, at the given rates. */
export async function listingColumns(tx: Transaction, listings: DemoListing[], rateOf: RateOf) {
  const tops = await readTopKinds(tx, [...new Set(listings.map(({ type }) => type))]);
  return ({ asked, facts, type, status, size, description, googleLocation }: DemoListing) => {
    const price = columnsOf(asked, status, rateOf);
    const fields = keptFields(facts, tops.get(type));
    return {
      ...price,
      ...fields,
      ...moveInColumns({ ...price, status }, fields),
      ...pinOf(googleLocation),
      sizeSquareMeters: readSize(size),
      amenities: amenitiesOf(fields as DemoFacts, amenitiesIn(description)),
    };
  };
}
