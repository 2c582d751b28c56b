import * as texts from '@africanscity/messages/listings';
import { isRental } from '@africanscity/contracts/listings/rental';
import { costNames } from '@africanscity/contracts/listings/cost-rows';
import { fieldOf, wireFieldNames, type FieldName } from '@africanscity/contracts/listings/fields';
import { hasNumber } from '@africanscity/contracts/listings/wording';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import { areaText } from '@africanscity/contracts/listings/sizes/area-text';
import { areaIn, isAreaUnit } from '@africanscity/contracts/listings/sizes/area-units';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { usualRentPeriod } from '@africanscity/contracts/listings/periods-in-year';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { ListingForm as ListingRequest } from '@africanscity/contracts/listings/listing-form';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';

/** Fields of the call that users do not fill in. */
type CallField = 'id' | 'user.id' | 'version' | 'changeMade' | 'amount';
type ListingField = Exclude<keyof ListingRequest, CallField>;

/** The form's values as typed text. */
export type ListingValues = Record<ListingField, string>;

/** The form of a new listing: one row per field, in the order of the call. */
export const emptyListing: ListingValues = {
  reference: '',
  role: '',
  stateName: '',
  address: '',
  area: '',
  city: '',
  country: '',
  googleLocation: '',
  type: '',
  size: '',
  price: '',
  currency: '',
  period: '',
  description: '',
  status: 'FOR_SALE',
  ...(Object.fromEntries(wireFieldNames.map((name) => [name, ''])) as Record<FieldName, ''>),
};

/** The fields that users fill in. */
export const listingFields = Object.keys(emptyListing) as ListingField[];

/** Mantine's form of a listing. */
export type ListingForm = UseFormReturnType<ListingValues>;

/** Returns the form's values of a listing. */
export function valuesOf(listing: Listing): ListingValues {
  const text = (value: string | number | boolean | readonly string[] | null) => (value === null ? '' : String(value));
  const values = Object.fromEntries(listingFields.map((name) => [name, text(listing[name])])) as ListingValues;
  return { ...values, ...areasIn(listing), price: text(listing.amount ?? listing.price) };
}

const areaNames = wireFieldNames.flatMap((name) => {
  const { unitOf } = fieldOf(name);
  return unitOf === undefined ? [] : [{ name: unitOf as FieldName, unit: name }];
});

/** The areas of a listing in the units of its owner. */
function areasIn(listing: Listing): Partial<ListingValues> {
  return Object.fromEntries(
    areaNames.flatMap(({ name, unit: unitName }) => {
      const [squareMeters, unit] = [listing[name], listing[unitName]];
      return typeof squareMeters === 'number' && isAreaUnit(unit) ? [[name, String(areaIn(squareMeters, unit))]] : [];
    }),
  );
}

/** The period of a rent: the usual one of the currency unless the user chooses another one. */
export function periodOf({ period, currency }: Pick<ListingValues, 'period' | 'currency'>): PricePeriod {
  return (period as PricePeriod) || usualRentPeriod(currency);
}

// A viewing of a home for sale may cost something, too; the others are costs of rentals.
const noCosts = Object.fromEntries(costNames.filter((name) => name !== 'viewingFee').map((name) => [name, '']));

/**
 * Returns the request. Empty counts are blank, which means unknown. A price in dollars, of a rent by the month, is `price`, any other
 * one an amount. The contract validates the choices.
 */
export function requestOf({ price, currency, period, ...values }: ListingValues): z.input<typeof ListingRequest> {
  const dollars = currency === '' || currency === 'USD';
  const chosen = periodOf({ period, currency });
  const asked =
    dollars && (!isRental(values.status) || chosen === 'month')
      ? { price }
      : { amount: price, currency: currency || 'USD', period: chosen };
  const costs = isRental(values.status) ? {} : noCosts;
  const areas = areaNames.flatMap(({ name, unit }) => [
    [name, areaText(values[name], values[unit])],
    // The text has the unit.
    [unit, ''],
  ]);
  return { ...values, ...asked, ...costs, ...Object.fromEntries(areas) } as z.input<typeof ListingRequest>;
}

/** Messages for users, in place of the contract's. */
const advice: Partial<Record<keyof ListingValues, () => string>> = {
  role: texts.chooseRole,
  type: texts.chooseType,
  status: texts.chooseStatus,
  price: texts.enterPrice,
  address: texts.enterAddress,
  description: texts.describeProperty,
};

export type ListingFaults = Partial<Record<keyof ListingValues, string>>;

/**
 * Validates the form with the contract's schema, which loads on submission; if loading fails, the server validates. A
 * new location without a point is an error here; stored ones are kept, because existing clients have links that only
 * people can follow.
 */
export async function validateListing(values: ListingValues, storedLocation = ''): Promise<ListingFaults> {
  const errors: ListingFaults = {};
  const schema = await import('@africanscity/contracts/listings/listing-form').then(
    (module) => module.ListingForm,
    () => undefined,
  );
  for (const issue of schema?.safeParse(requestOf(values)).error?.issues ?? []) {
    // The form has one field for both.
    const field = issue.path[0] === 'amount' ? 'price' : (issue.path[0] as keyof ListingValues);
    errors[field] ??= advice[field]?.() ?? issue.message.charAt(0).toUpperCase() + issue.message.slice(1);
  }
  // The contract accepts 0 from existing clients.
  if (!errors.price && Number(values.price) === 0) errors.price = texts.priceAboveZero();
  const location = values.googleLocation.trim();
  const fault = location === storedLocation ? undefined : await locationFault(location);
  if (fault) errors.googleLocation = fault;
  if (lacksNumber(values.size)) errors.size ??= texts.sizeNeedsNumber();
  if (values.role === 'REAL_ESTATE' && !values.stateName.trim()) errors.stateName = texts.enterCompanyName();
  return errors;
}

/** Returns whether a size is a text without a number. The API accepts it, as files and other clients have such sizes. */
export function lacksNumber(size: string): boolean {
  return size.trim() !== '' && !hasNumber(size) && !readSize(size);
}

function locationFault(location: string): Promise<string | undefined> {
  return import('../place/pin.ts').then(
    ({ pinFault }) => pinFault(location),
    () => undefined,
  );
}
