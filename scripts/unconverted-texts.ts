/**
 * Folders and files that still have texts in their source. The list only becomes shorter: `check-texts.ts` names each part
 * that is done.
 */
export const unconverted: readonly string[] = [
  'apps/api/src/domains/listings/import',
  'apps/api/src/domains/listings/import/fetching',
  'apps/api/src/domains/listings/import/formats',
];
