import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ListingFilter } from './listing-filter.ts';
import { id, requiredText } from './wire.ts';

/** Searches that one user can keep. */
export const maxSavedSearches = 50;

/** When new listings are mailed, with what people read. */
export const alertFrequencies = {
  at_once: 'At once',
  daily: 'Every morning',
  weekly: 'Every Monday',
  never: 'Never (paused)',
} as const;

export const AlertFrequency = z.enum(['at_once', 'daily', 'weekly', 'never']);
export type AlertFrequency = z.infer<typeof AlertFrequency>;

/** Characters of the name of a saved search. */
export const maxSavedSearchName = 80;

/** What the owner of a saved search chooses beside its filter. */
export const SavedSearchForm = z.object({ name: requiredText(maxSavedSearchName), frequency: AlertFrequency });

/** `filter` holds the texts of a list's address. */
export const SavedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  frequency: AlertFrequency,
  filter: z.record(z.string(), z.string()),
  /** Listings that appeared since the search was last opened. */
  newListings: z.number().int(),
  createdAt: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const getSavedSearches = defineEndpoint({
  name: 'getSavedSearches',
  method: 'GET',
  path: 'africanscity/getsavedsearches',
  access: 'user',
  summary: "The caller's saved searches, the latest first.",
  responds: 'json',
  response: z.array(SavedSearch),
});

export const saveSavedSearch = defineEndpoint({
  name: 'saveSavedSearch',
  method: 'POST',
  path: 'africanscity/savesavedsearch',
  access: 'user',
  summary: 'Keeps a filter and tells the caller by mail of listings that match. The same filter is kept once.',
  form: ListingFilter.safeExtend(SavedSearchForm.shape),
  responds: 'json',
  response: z.object({ id: z.number().int() }),
});

export const updateSavedSearch = defineEndpoint({
  name: 'updateSavedSearch',
  method: 'POST',
  path: 'africanscity/updatesavedsearch',
  access: 'user',
  summary: 'Renames one of the caller’s saved searches, and changes when it is mailed.',
  form: SavedSearchForm.extend({ id }),
  responds: 'empty',
});

export const openSavedSearch = defineEndpoint({
  name: 'openSavedSearch',
  method: 'POST',
  path: 'africanscity/opensavedsearch',
  access: 'user',
  summary: 'Notes that the caller looks at a saved search now: what it found is not new any more.',
  form: z.object({ id }),
  responds: 'empty',
});

export const deleteSavedSearch = defineEndpoint({
  name: 'deleteSavedSearch',
  method: 'POST',
  path: 'africanscity/deletesavedsearch',
  access: 'user',
  summary: 'Deletes one of the caller’s saved searches. Doing it again changes nothing.',
  form: z.object({ id }),
  responds: 'empty',
});

export const savedSearchEndpoints = {
  getSavedSearches,
  saveSavedSearch,
  updateSavedSearch,
  openSavedSearch,
  deleteSavedSearch,
};
