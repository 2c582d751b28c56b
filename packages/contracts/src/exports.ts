import { ListingsQuery } from './listing-moderation.ts';
import { defineEndpoint } from './endpoint.ts';

const file = { method: 'GET', access: 'admin', responds: 'csv' } as const;

export const exportListings = defineEndpoint({
  ...file,
  name: 'exportListings',
  path: 'africanscity/exportlistings',
  summary: 'Listings as a CSV file, narrowed as their table is.',
  query: ListingsQuery.pick({ search: true, status: true, state: true, ownerId: true }),
});

export const exportUsers = defineEndpoint({
  ...file,
  name: 'exportUsers',
  confirmed: true,
  path: 'africanscity/exportusers',
  summary: 'All users that are not deleted, as a CSV file.',
});

export const exportContactMessages = defineEndpoint({
  ...file,
  name: 'exportContactMessages',
  path: 'africanscity/exportcontactmessages',
  summary: 'All messages to the company, as a CSV file.',
});

export const exportFeedback = defineEndpoint({
  ...file,
  name: 'exportFeedback',
  path: 'africanscity/exportfeedback',
  summary: 'All feedback, as a CSV file.',
});

export const exportEndpoints = { exportListings, exportUsers, exportContactMessages, exportFeedback };
