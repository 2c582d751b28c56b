import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

export const recordPropertyView = defineEndpoint({
  name: 'recordPropertyView',
  method: 'POST',
  path: 'africanscity/recordpropertyview',
  access: 'public',
  summary: "Counts a visitor's view of a listing, once a day. The address is the connection's; `ip` is ignored.",
  query: z.object({ propertyId: id, ip: z.string().optional() }),
  responds: 'empty',
});

export const listingViewEndpoints = { recordPropertyView };
