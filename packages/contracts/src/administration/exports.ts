import type { Schemas } from '../call.ts';
import { ListingsQuery } from '../moderation/queue.ts';

/** Schemas of the input and response of each operation. */
export const exportSchemas = {
  exportListings: {
    summary: 'Exports listings with the filters of their table as a CSV file.',
    query: ListingsQuery.omit({ page: true, size: true, sort: true }),
  },
  exportUsers: {
    summary: 'Exports all users that are not deleted as a CSV file.',
  },
  exportContactMessages: {
    summary: 'Exports all messages to the company as a CSV file.',
  },
  exportFeedback: {
    summary: 'Exports all feedback as a CSV file.',
  },
} satisfies Record<string, Schemas>;
