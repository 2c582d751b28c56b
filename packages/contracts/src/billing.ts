import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

/** What the company sells by the month. The price is US dollars; lines of the description end with CRLF. */
export const Package = z.object({
  id: z.number().int(),
  name: z.string(),
  price: z.number(),
  description: z.string(),
});
export type Package = z.infer<typeof Package>;

export const getPackagesAll = defineEndpoint({
  name: 'getPackagesAll',
  method: 'GET',
  path: 'africanscity/getpackagesall',
  access: 'public',
  summary: 'All packages, in the order in which to offer them.',
  responds: 'json',
  response: z.array(Package),
  maxAge: 60,
});

export const getPackagesAllById = defineEndpoint({
  name: 'getPackagesAllById',
  method: 'GET',
  path: 'africanscity/getpackagesallbyid',
  access: 'public',
  summary: 'One package.',
  query: z.object({ id }),
  responds: 'json',
  response: Package,
  maxAge: 60,
});

export const billingEndpoints = { getPackagesAll, getPackagesAllById };
