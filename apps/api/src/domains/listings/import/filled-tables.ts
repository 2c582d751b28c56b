import { vacuumTables } from '@africanscity/db/vacuum';

/** Tables that an import fills, and those that triggers fill from them. */
const filledTables = [
  'users',
  'agencies',
  'agency_members',
  'places',
  'place_names',
  'property_types',
  'properties',
  'picture_files',
  'picture_variants',
  'pictures',
  'place_listings',
  'search_vocabulary',
  'listing_counts',
  'listing_checks',
];

/** Autovacuum hears of new rows minutes later, and never after a crash: until then Postgres plans searches badly. */
export function vacuumFilledTables(pool: Parameters<typeof vacuumTables>[0]): Promise<void> {
  return vacuumTables(pool, filledTables);
}
