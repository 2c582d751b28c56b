import type { Listing } from '@africanscity/contracts/listings/listings';
import type { ListingForm } from '@africanscity/contracts/listings/own-listings';
import type { z } from 'zod';

/** What the form holds: text, as it is typed. */
export const emptyListing = {
  role: '',
  stateName: '',
  type: '',
  status: 'FOR_SALE',
  price: '',
  address: '',
  area: '',
  city: '',
  country: '',
  googleLocation: '',
  size: '',
  numRoom: '',
  numBathroom: '',
  numToilet: '',
  numGarage: '',
  description: '',
};
export type ListingValues = typeof emptyListing;

/** A listing as the form shows it. */
export function valuesOf(listing: Listing): ListingValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return Object.fromEntries(
    Object.keys(emptyListing).map((name) => [name, text(listing[name as keyof ListingValues])]),
  ) as ListingValues;
}

/** What is sent: counts left empty are blank, which means unknown. Choices are text until the contract has judged them. */
export function requestOf(values: ListingValues): z.input<typeof ListingForm> {
  return { ...values } as z.input<typeof ListingForm>;
}

/** What people are told where the contract's own words would not help them. */
const advice: Partial<Record<keyof ListingValues, string>> = {
  role: 'Choose who offers the property',
  type: 'Choose the type of property',
  status: 'Choose whether it is for sale or for rent',
  price: 'Enter the price in US dollars, such as 85000 or 450.50',
  address: 'Enter the address',
  description: 'Describe the property in a few sentences',
};

type Faults = Partial<Record<keyof ListingValues, string>>;

/**
 * The faults of a form by field, found by the contract that the server applies as well. It is fetched by who sends the
 * form; while that fails, the server's own check says the same.
 */
export async function validateListing(values: ListingValues): Promise<Faults> {
  const errors: Faults = {};
  const schema = await import('@africanscity/contracts/listings/own-listings').then(
    (module) => module.ListingForm,
    () => undefined,
  );
  for (const issue of schema?.safeParse(requestOf(values)).error?.issues ?? []) {
    const field = issue.path[0] as keyof ListingValues;
    errors[field] ??= advice[field] ?? issue.message.charAt(0).toUpperCase() + issue.message.slice(1);
  }
  if (values.role === 'REAL_ESTATE' && !values.stateName.trim())
    errors.stateName = 'Enter the name of the real estate company';
  return errors;
}
