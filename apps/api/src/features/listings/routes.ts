import { listingEndpoints } from '@africanscity/contracts/listings';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getFourRandomShowcasePropertiesDtoForRent } from './get-four-random-showcase-properties-dto-for-rent.ts';
import { getFourRandomShowcasePropertiesDtoForSale } from './get-four-random-showcase-properties-dto-for-sale.ts';
import { getPaginatedProperties } from './get-paginated-properties.ts';
import { getPropertiesById } from './get-properties-by-id.ts';
import { getPropertiesCities } from './get-properties-cities.ts';
import { getPropertiesFacets } from './get-properties-facets.ts';
import { getPropertiesCounts } from './get-properties-counts.ts';

export function bindListings(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    listingEndpoints,
    {
      getPaginatedProperties,
      getPropertiesCounts,
      getPropertiesCities,
      getPropertiesFacets,
      getFourRandomShowcasePropertiesDtoForRent,
      getFourRandomShowcasePropertiesDtoForSale,
      getPropertiesById,
    },
    // The same address answers with contacts or without, by who asks.
    { getPropertiesById: { vary: ['Authorization'] } },
  );
}
