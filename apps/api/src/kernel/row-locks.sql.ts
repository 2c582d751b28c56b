import { name, query, sql } from './sql.ts';

type Locked =
  | 'agencies'
  | 'announcements'
  | 'company_pages'
  | 'enquiries'
  | 'feedback'
  | 'listing_feeds'
  | 'listing_imports'
  | 'payments'
  | 'properties'
  | 'property_requests';

/** Locks a row until the transaction ends. Returns nothing for an id that does not exist. */
export const lockRow = query(
  { id: 'int4' },
  (table: Locked, id: number) => sql`SELECT id FROM ${name(table)} WHERE id = ${id} FOR UPDATE`,
  ['properties', 1],
);

/** Locks a setting until the transaction ends. */
export const lockSetting = query(
  { name: 'text' },
  (setting: string) => sql`SELECT name FROM settings WHERE name = ${setting} FOR UPDATE`,
);
