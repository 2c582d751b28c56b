import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { PhoneLinks } from '../phone-links.ts';
import { note, tableQuery } from '../table.ts';
import { flag, id, pageOf } from '../wire.ts';
import { RequestState } from './requests.ts';
import { RequestCriterion } from './criteria.ts';

/** A request in the administration. */
export const RequestRow = z.object({
  id: z.number().int(),
  categoryReadable: z.string(),
  location: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneLinks: PhoneLinks.nullable(),
  details: z.string(),
  criteria: z.array(RequestCriterion),
  state: RequestState,
  told: z.number().int(),
  answers: z.number().int(),
  reports: z.number().int(),
  handledAt: z.string().nullable(),
  note: z.string(),
  createdAt: z.string(),
});

export type RequestRow = z.infer<typeof RequestRow>;

/** A requested evaluation, in the administration. */
export const EvaluationRow = z.object({
  id: z.number().int(),
  propertyId: z.number().int(),
  listing: z.string(),
  categoryReadable: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneLinks: PhoneLinks.nullable(),
  message: z.string(),
  handledAt: z.string().nullable(),
  note: z.string(),
  createdAt: z.string(),
});

export type EvaluationRow = z.infer<typeof EvaluationRow>;

/** How well the price estimates of a city or a country hold. */
export const EstimateCoverage = z.object({
  place: z.string(),
  kind: z.enum(['city', 'country']),
  homes: z.number().int(),
  /** Homes whose range was made before their price was known, and how many prices were within it. */
  measured: z.number().int(),
  covered: z.number().int(),
  /** Ends of the range, as multiples of the estimate. */
  low: z.number(),
  high: z.number(),
  /** Median deviation of the price from the estimate, in percent. */
  deviation: z.number(),
  calculatedAt: z.string(),
});

export type EstimateCoverage = z.infer<typeof EstimateCoverage>;

/** Schemas of the input and response of each operation. */
export const managedRequestSchemas = {
  getPropertyRequestsAll: {
    summary: 'Lists all requests, filtered by a place or person, and reported, waiting or handled.',
    query: tableQuery(['createdAt', 'location', 'name'], 'createdAt-DESC').extend({
      which: z.enum(['all', 'waiting', 'handled', 'reported']).default('all'),
    }),
    response: pageOf(RequestRow),
  },
  handlePropertyRequest: {
    summary: 'Marks a request as handled or not, with a note, and closes it if asked.',
    form: z.object({ id, handled: flag, note, close: flag.default(false) }),
  },
  getPropertyEvaluationsAll: {
    summary: 'Lists all requested evaluations.',
    query: tableQuery(['createdAt', 'name'], 'createdAt-DESC').extend({
      which: z.enum(['all', 'waiting', 'handled']).default('all'),
    }),
    response: pageOf(EvaluationRow),
  },
  getEstimateCoverage: {
    summary: 'Lists how many asking prices the ranges of price estimates hold, by city and country.',
    response: z.array(EstimateCoverage),
  },
  handlePropertyEvaluation: {
    summary: 'Marks an evaluation as handled or not, with a note.',
    form: z.object({ id, handled: flag, note }),
  },
} satisfies Record<string, Schemas>;
