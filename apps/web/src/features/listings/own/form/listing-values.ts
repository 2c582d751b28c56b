import { wireFieldNames, type FieldName } from '@africanscity/contracts/listings/fields';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { ListingForm as ListingRequest } from '@africanscity/contracts/listings/listing-form';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';

/** Fields of the call that users do not fill in. */
type CallField = 'id' | 'user.id' | 'version' | 'changeMade' | 'amount' | 'currency' | 'period';
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
  return Object.fromEntries(listingFields.map((name) => [name, text(listing[name])])) as ListingValues;
}

/** Returns the request. Empty counts are blank, which means unknown. The contract validates the choices. */
export function requestOf(values: ListingValues): z.input<typeof ListingRequest> {
  return { ...values } as z.input<typeof ListingRequest>;
}

/** Messages for users, in place of the contract's. */
const advice: Partial<Record<keyof ListingValues, string>> = {
  role: 'Choose who is listing it',
  type: 'Choose the type of property',
  status: 'Choose whether it is for sale or for rent',
  price: 'Enter the price in US dollars, such as 85000 or 450.50',
  address: 'Enter the address',
  description: 'Describe the property in a few sentences',
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
    const field = issue.path[0] as keyof ListingValues;
    errors[field] ??= advice[field] ?? issue.message.charAt(0).toUpperCase() + issue.message.slice(1);
  }
  const location = values.googleLocation.trim();
  const fault = location === storedLocation ? undefined : await locationFault(location);
  if (fault) errors.googleLocation = fault;
  if (values.role === 'REAL_ESTATE' && !values.stateName.trim())
    errors.stateName = 'Enter the name of the real estate company';
  return errors;
}

function locationFault(location: string): Promise<string | undefined> {
  return import('../place/pin.ts').then(
    ({ pinFault }) => pinFault(location),
    () => undefined,
  );
}
