import { featuredListingEndpoints } from '@africanscity/contracts/featured-listings';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getFeaturedProperties } from './get-featured-properties.ts';

export function bindFeaturedListings(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, featuredListingEndpoints, { getFeaturedProperties });
}
