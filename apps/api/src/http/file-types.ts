import type { ListingFormat } from '@africanscity/contracts/file-formats';

/** Media types of files that calls answer with. */
export const fileTypes: Record<ListingFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  kyero: 'application/xml; charset=utf-8',
};
