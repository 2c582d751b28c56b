import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { ListingFilter } from '../listings/listing-filter.ts';
import { EmailAddress } from '../accounts/users.ts';
import { honeypot, id, requiredText } from '../wire.ts';
import { maxSavedSearchName } from './values.ts';

export const AlertFrequency = z.enum(['at_once', 'daily', 'weekly', 'never']);

export type AlertFrequency = z.infer<typeof AlertFrequency>;

/** Options of a saved search beside its filter. */
export const SavedSearchForm = z.object({ name: requiredText(maxSavedSearchName), frequency: AlertFrequency });

/** Fields of a saved search without an account, beside the filter. */
export const SavedSearchByEmailForm = SavedSearchForm.extend({
  frequency: AlertFrequency.exclude(['never']),
  email: EmailAddress,
  fax: honeypot,
});

/** `filter` contains the texts of a list's address. */
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

/** Schemas of the input and response of each operation. */
export const savedSearchSchemas = {
  getSavedSearches: {
    summary: "Lists the caller's saved searches, the latest first.",
    response: z.array(SavedSearch),
  },
  saveSavedSearch: {
    summary: 'Saves a filter, and emails the caller about new matches. An equal filter is saved once.',
    form: ListingFilter.safeExtend(SavedSearchForm.shape),
    response: z.object({ id: z.number().int() }),
  },
  saveSearchByEmail: {
    summary:
      'Emails a link that saves a filter for an address without an account. The response is the same for every address.',
    form: ListingFilter.safeExtend(SavedSearchByEmailForm.shape),
  },
  confirmSearchByEmail: {
    summary:
      'Saves a filter for an address with the secret of the emailed link. `alreadyConfirmed` when an earlier opening did. An invalid link is 400 invalid_link.',
    form: z.object({ token: z.string().max(200) }),
    response: z.object({ name: z.string(), alreadyConfirmed: z.boolean() }),
  },
  updateSavedSearch: {
    summary: 'Renames one of the caller’s saved searches, and changes the frequency of its emails.',
    form: SavedSearchForm.extend({ id }),
  },
  openSavedSearch: {
    summary: 'Marks the matches of a saved search as seen.',
    form: z.object({ id }),
  },
  deleteSavedSearch: {
    summary: 'Deletes one of the caller’s saved searches. Repeating changes nothing.',
    form: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
