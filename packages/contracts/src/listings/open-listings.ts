import type { Schemas } from '../call.ts';
import { DirectoryPaging } from '../companies/directory.ts';
import { id, pageOf } from '../wire.ts';
import { ListingCard } from './listings.ts';

/** Request and response schemas of each operation. */
export const openListingSchemas = {
  getCompanyProperties: {
    keyScope: 'listings:read',
    summary: 'A page of the open listings of a company, the newest first.',
    query: DirectoryPaging.extend({ id }),
    response: pageOf(ListingCard),
  },
  getAgentProperties: {
    summary: 'A page of the open listings of an agent, the newest first.',
    query: DirectoryPaging.extend({ id }),
    response: pageOf(ListingCard),
  },
} satisfies Record<string, Schemas>;
