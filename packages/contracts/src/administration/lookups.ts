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
    summary: 'Lists the statuses of a listing, with labels.',
  },
  getRoles: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Lists the roles of a person who offers a property.',
  },
  getCountries: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Lists countries by ISO 3166-1 alpha-2 code, African states first.',
  },
  getTitles: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Lists titles of people.',
  },
  getLanguages: {
    response: z.array(LookupItem),
    maxAge: aMinute,
    summary: 'Lists the languages of the site by their codes, each with its name in itself.',
  },
  getPropertyTypes: {
    summary: 'Lists property types in display order.',
    response: z.array(z.string()),
    maxAge: aMinute,
  },
} satisfies Record<string, Schemas>;
