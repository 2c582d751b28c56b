import { lookupEndpoints } from '@africanscity/contracts/lookups';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getCountries } from './get-countries.ts';
import { getPropertyStatuses } from './get-property-statuses.ts';
import { getPropertyTypes } from './get-property-types.ts';
import { getRoles } from './get-roles.ts';
import { getTitles } from './get-titles.ts';

export function bindLookups(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, lookupEndpoints, {
    getPropertyStatuses,
    getRoles,
    getCountries,
    getTitles,
    getPropertyTypes,
  });
}
