import type { Schemas } from '../call.ts';
import { ListingsQuery } from '../moderation/queue.ts';

/** Schemas of the input and response of each operation. */
export const exportSchemas = {
  exportListings: {
    summary: 'Listings as a CSV file, narrowed as their table is.',
    query: ListingsQuery.omit({ page: true, size: true, sort: true }),
  },
  exportUsers: {
    summary: 'All users that are not deleted, as a CSV file.',
  },
  exportContactMessages: {
    summary: 'All messages to the company, as a CSV file.',
  },
  exportFeedback: {
    summary: 'All feedback, as a CSV file.',
  },
} satisfies Record<string, Schemas>;
