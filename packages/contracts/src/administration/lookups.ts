import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { LookupItem } from '../wire.ts';

/** Seconds. Administrators want to see their changes soon. */
const aMinute = 60;

/** Schemas of the input and response of each operation. */
export const lookupSchemas = {
  getPropertyStatuses: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Statuses a listing can have, with what people read for each.',
  },
  getRoles: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Roles in which somebody can offer a property.',
  },
  getCountries: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Countries by ISO 3166-1 alpha-2 code, African states first.',
  },
  getTitles: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Titles a person can carry.',
  },
  getPropertyTypes: {
    summary: 'Types of property, in the order in which to offer them.',
    response: z.array(z.string()),
    maxAge: aMinute,
  },
} satisfies Record<string, Schemas>;
