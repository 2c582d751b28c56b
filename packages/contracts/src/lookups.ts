import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LookupItem } from './wire.ts';

/** Statuses a listing can have, with what people read unless administrators set other words. */
export const propertyStatuses = {
  FOR_SALE: 'For Sale',
  FOR_RENT: 'For Rent',
  SOLD: 'Sold',
  RENTED: 'Rented',
  UNDER_OFFER: 'Under Offer',
} as const;

export const PropertyStatus = z.enum(['FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'UNDER_OFFER']);
export type PropertyStatus = z.infer<typeof PropertyStatus>;

/** What people read for each status. */
export type StatusLabels = Record<PropertyStatus, string>;

/** The statuses that a list shows when none is asked for. */
export const openStatuses = ['FOR_SALE', 'FOR_RENT'] as const satisfies PropertyStatus[];

/** Who offers a property. */
export const listingRoles = { INDIVIDUAL: 'Individual', REAL_ESTATE: 'Real Estate' } as const;

export const ListingRole = z.enum(['INDIVIDUAL', 'REAL_ESTATE']);
export type ListingRole = z.infer<typeof ListingRole>;

export const titles = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Eng', 'Rev', 'Hon'] as const;

/** Seconds. Administrators change what is offered, and want to see it. */
const aMinute = 60;
const lookup = {
  method: 'GET',
  access: 'public',
  responds: 'json',
  response: z.array(LookupItem),
  maxAge: aMinute,
} as const;

export const getPropertyStatuses = defineEndpoint({
  ...lookup,
  name: 'getPropertyStatuses',
  path: 'africanscity/getpropertystatuses',
  summary: 'Statuses a listing can have, with what people read for each.',
});

export const getRoles = defineEndpoint({
  ...lookup,
  name: 'getRoles',
  path: 'africanscity/getroles',
  summary: 'Roles in which somebody can offer a property.',
});

export const getCountries = defineEndpoint({
  ...lookup,
  name: 'getCountries',
  path: 'africanscity/getcountries',
  summary: 'Countries by ISO 3166-1 alpha-2 code, African states first.',
});

export const getTitles = defineEndpoint({
  ...lookup,
  name: 'getTitles',
  path: 'africanscity/gettitles',
  summary: 'Titles a person can carry.',
});

export const getPropertyTypes = defineEndpoint({
  name: 'getPropertyTypes',
  method: 'GET',
  path: 'africanscity/getpropertytypes',
  access: 'public',
  summary: 'Types of property, in the order in which to offer them.',
  responds: 'json',
  response: z.array(z.string()),
  maxAge: aMinute,
});

export const lookupEndpoints = { getPropertyStatuses, getRoles, getCountries, getTitles, getPropertyTypes };
