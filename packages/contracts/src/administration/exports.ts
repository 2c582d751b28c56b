import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { listingFormats, tableFormats } from '../file-formats.ts';
import { ListingsQuery } from '../moderation/queue.ts';

const format = z.enum(tableFormats).default('csv');

/** Schemas of the input and response of each operation. */
export const exportSchemas = {
  exportListings: {
    summary:
      'Exports listings with the filters of their table as a CSV, XLSX or JSON file, or those for sale and to rent as a Kyero XML 3 feed.',
    query: ListingsQuery.omit({ page: true, size: true, sort: true }).extend({
      format: z.enum(listingFormats).default('csv'),
    }),
  },
  exportUsers: {
    summary: 'Exports all users that are not deleted as a CSV, XLSX or JSON file.',
    query: z.object({ format }),
  },
  exportContactMessages: {
    summary: 'Exports all messages to the company as a CSV, XLSX or JSON file.',
    query: z.object({ format }),
  },
  exportFeedback: {
    summary: 'Exports all feedback as a CSV, XLSX or JSON file.',
    query: z.object({ format }),
  },
} satisfies Record<string, Schemas>;
