import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { note, tableQuery } from '../table.ts';
import { flag, id, pageOf } from '../wire.ts';

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

/** Schemas of the input and response of each operation. */
export const managedCompanySchemas = {
  getAgenciesAll: {
    summary: 'Lists all real estate companies, including unused ones.',
    query: tableQuery(['name', 'createdAt'], 'name-ASC').extend({
      which: z.enum(['all', 'verified', 'unverified']).default('all'),
    }),
    response: pageOf(AgencyRow),
  },
  verifyAgency: {
    summary: 'Marks a company as verified, or not, with a note.',
    form: z.object({ id, verified: flag, note }),
  },
} satisfies Record<string, Schemas>;
