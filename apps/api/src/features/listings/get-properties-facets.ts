import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { getPropertiesFacets as endpoint, ListingFacets } from '@africanscity/contracts/listings';
import type { RequestContext } from '../../context.ts';
import { countFacets } from './search/facets/count-facets.ts';
import { keptWhileCostly } from './search/facets/kept-while-costly.ts';

/** How many listings each value of each filter would show. Exact; what is slow to count may be a minute old. */
export async function getPropertiesFacets(
  ctx: RequestContext,
  filter: EndpointInput<typeof endpoint>,
): Promise<ListingFacets> {
  return keptWhileCostly(ctx, JSON.stringify(filter), () => countFacets(ctx, filter));
}
