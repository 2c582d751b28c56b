import type { getCompanyProperties as endpoint } from '@africanscity/contracts/agencies';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { pageOfOpenListings } from '../listings/page-of-open-listings.ts';

export async function getCompanyProperties(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  return pageOfOpenListings(ctx, { agencyId: input.id }, input);
}
