import type { EndpointInput } from '@africanscity/contracts/call';
import type { getSearchSuggestions as endpoint } from '@africanscity/contracts/listings/calls/search';
import type { SearchSuggestion } from '@africanscity/contracts/listings/suggestions';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { RequestContext } from '../../../context.ts';
import { findSuggestions } from './search-suggestions.sql.ts';

/** Returns places and types that the end of a text may be the beginning of; none without words. */
export async function getSearchSuggestions(
  ctx: RequestContext,
  { text, status }: EndpointInput<typeof endpoint>,
): Promise<SearchSuggestion[]> {
  return (await findSuggestions(ctx.pool, text, status ? [status] : openStatuses)) as SearchSuggestion[];
}
