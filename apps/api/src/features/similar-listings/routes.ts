import { similarListingEndpoints } from '@africanscity/contracts/similar-listings';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getSimilarProperties } from './get-similar-properties.ts';

export function bindSimilarListings(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, similarListingEndpoints, { getSimilarProperties });
}
