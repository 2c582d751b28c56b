import { listingViewEndpoints } from '@africanscity/contracts/listing-views';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getListingStatistics } from './get-listing-statistics.ts';
import { recordPropertyView } from './record-property-view.ts';

export function bindListingViews(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, listingViewEndpoints, { recordPropertyView, getListingStatistics });
}
