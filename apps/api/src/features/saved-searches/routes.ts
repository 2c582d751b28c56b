import { savedSearchEndpoints } from '@africanscity/contracts/saved-searches';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { deleteSavedSearch } from './delete-saved-search.ts';
import { getSavedSearches } from './get-saved-searches.ts';
import { openSavedSearch } from './open-saved-search.ts';
import { saveSavedSearch } from './save-saved-search.ts';
import { updateSavedSearch } from './update-saved-search.ts';

export function bindSavedSearches(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, savedSearchEndpoints, {
    getSavedSearches,
    saveSavedSearch,
    updateSavedSearch,
    openSavedSearch,
    deleteSavedSearch,
  });
}
