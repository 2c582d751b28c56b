/** Formats of files with one row for each record. */
export const tableFormats = ['csv', 'xlsx', 'json'] as const;

/** Formats of files of listings, which an import reads. Kyero XML is version 3. */
export const listingFormats = [...tableFormats, 'kyero'] as const;

export type TableFormat = (typeof tableFormats)[number];
export type ListingFormat = (typeof listingFormats)[number];

/** The names of formats on screens. */
export const formatLabels: Record<ListingFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  json: 'JSON',
  kyero: 'Kyero XML',
};

/** The endings of file names. */
export const fileEndings: Record<ListingFormat, string> = { csv: 'csv', xlsx: 'xlsx', json: 'json', kyero: 'xml' };
