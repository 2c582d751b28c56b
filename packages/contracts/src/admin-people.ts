import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { RequestState } from './property-requests.ts';
import { tableQuery } from './table.ts';
import { id, pageOf, shortText } from './wire.ts';

const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

/** What an administrator notes of what they did; it stays in the administration. */
const note = shortText(1000).default('');

/** A request in the administration. */
export const RequestRow = z.object({
  id: z.number().int(),
  categoryReadable: z.string(),
  location: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  details: z.string(),
  state: RequestState,
  told: z.number().int(),
  answers: z.number().int(),
  reports: z.number().int(),
  handledAt: z.string().nullable(),
  note: z.string(),
  createdAt: z.string(),
});
export type RequestRow = z.infer<typeof RequestRow>;

export const getPropertyRequestsAll = defineEndpoint({
  name: 'getPropertyRequestsAll',
  method: 'GET',
  path: 'africanscity/getpropertyrequestsall',
  access: 'admin',
  summary: 'A page of all requests, for a place or person that is searched for, and reported, waiting or handled.',
  query: tableQuery(['createdAt', 'location', 'name'], 'createdAt-DESC').extend({
    which: z.enum(['all', 'waiting', 'handled', 'reported']).default('all'),
  }),
  responds: 'json',
  response: pageOf(RequestRow),
});

export const handlePropertyRequest = defineEndpoint({
  name: 'handlePropertyRequest',
  method: 'POST',
  path: 'africanscity/handlepropertyrequest',
  access: 'admin',
  summary: 'Marks a request as handled or not, with a note, and ends it if told so.',
  form: z.object({ id, handled: flag, note, close: flag.default(false) }),
  responds: 'empty',
});

/** An evaluation that somebody asked for, in the administration. */
export const EvaluationRow = z.object({
  id: z.number().int(),
  propertyId: z.number().int(),
  listing: z.string(),
  categoryReadable: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  handledAt: z.string().nullable(),
  note: z.string(),
  createdAt: z.string(),
});
export type EvaluationRow = z.infer<typeof EvaluationRow>;

export const getPropertyEvaluationsAll = defineEndpoint({
  name: 'getPropertyEvaluationsAll',
  method: 'GET',
  path: 'africanscity/getpropertyevaluationsall',
  access: 'admin',
  summary: 'A page of all evaluations that were asked for.',
  query: tableQuery(['createdAt', 'name'], 'createdAt-DESC').extend({
    which: z.enum(['all', 'waiting', 'handled']).default('all'),
  }),
  responds: 'json',
  response: pageOf(EvaluationRow),
});

export const handlePropertyEvaluation = defineEndpoint({
  name: 'handlePropertyEvaluation',
  method: 'POST',
  path: 'africanscity/handlepropertyevaluation',
  access: 'admin',
  summary: 'Marks an evaluation as handled or not, with a note.',
  form: z.object({ id, handled: flag, note }),
  responds: 'empty',
});

/** A company in the administration. */
export const AgencyRow = z.object({
  id: z.number().int(),
  name: z.string(),
  owner: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  members: z.number().int(),
  listings: z.number().int(),
  verifiedAt: z.string().nullable(),
  note: z.string(),
  createdAt: z.string(),
});
export type AgencyRow = z.infer<typeof AgencyRow>;

export const getAgenciesAll = defineEndpoint({
  name: 'getAgenciesAll',
  method: 'GET',
  path: 'africanscity/getagenciesall',
  access: 'admin',
  summary: 'A page of all real estate companies, also those that nobody uses.',
  query: tableQuery(['name', 'createdAt'], 'name-ASC').extend({
    which: z.enum(['all', 'verified', 'unverified']).default('all'),
  }),
  responds: 'json',
  response: pageOf(AgencyRow),
});

export const verifyAgency = defineEndpoint({
  name: 'verifyAgency',
  method: 'POST',
  path: 'africanscity/verifyagency',
  access: 'admin',
  summary: 'Shows a company as verified, or takes that back, with a note.',
  form: z.object({ id, verified: flag, note }),
  responds: 'empty',
});

export const adminPeopleEndpoints = {
  getPropertyRequestsAll,
  handlePropertyRequest,
  getPropertyEvaluationsAll,
  handlePropertyEvaluation,
  getAgenciesAll,
  verifyAgency,
};
