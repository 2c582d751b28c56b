import { wireFieldNames, type FieldName } from '@africanscity/contracts/listings/fields';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { ListingForm as ListingRequest } from '@africanscity/contracts/listings/listing-form';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';

/** Fields of the call that users do not fill in. */
type CallField = 'id' | 'user.id' | 'version' | 'changeMade';
type ListingField = Exclude<keyof ListingRequest, CallField>;

/** The values of the form: text, as it is typed. */
export type ListingValues = Record<ListingField, string>;

/** The form of a new listing: one row per field, in the order of the call. */
export const emptyListing: ListingValues = {
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

/** The form that holds them. */
export type ListingForm = UseFormReturnType<ListingValues>;

/** A listing as the form shows it. */
export function valuesOf(listing: Listing): ListingValues {
  const text = (value: string | number | boolean | null) => (value === null ? '' : String(value));
  return Object.fromEntries(listingFields.map((name) => [name, text(listing[name])])) as ListingValues;
}

/** What is sent: counts left empty are blank, which means unknown. Choices are text until the contract has judged them. */
export function requestOf(values: ListingValues): z.input<typeof ListingRequest> {
  return { ...values } as z.input<typeof ListingRequest>;
}

/** What people are told where the contract's own words would not help them. */
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
 * The faults of a form by field, found by the contract that the server applies as well. It is fetched by who sends the
 * form; while that fails, the server's own check says the same. A location without a point is a fault here, unless it is
 * the stored one: clients keep links that only people can follow.
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
  return import('./pin.ts').then(
    ({ pinFault }) => pinFault(location),
    () => undefined,
  );
}
