import type { getAgentProperties as endpoint } from '@africanscity/contracts/agents';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { pageOfOpenListings } from '../listings/page-of-open-listings.ts';

export async function getAgentProperties(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  return pageOfOpenListings(ctx, { ownerId: input.id }, input);
}
