import type { getSearchSuggestions as endpoint } from '@africanscity/contracts/listings/calls/search';
import type { SearchSuggestion } from '@africanscity/contracts/listings/suggestions';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { Verb } from '../../../verb.ts';
import { findSuggestions } from './search-suggestions.sql.ts';

/** Returns places and types that the end of a text may be the beginning of; none without words. */
export const getSearchSuggestions: Verb<typeof endpoint> = async (ctx, { text, status }) => {
  return (await findSuggestions(ctx.pool, text, status ? [status] : openStatuses)) as SearchSuggestion[];
};
