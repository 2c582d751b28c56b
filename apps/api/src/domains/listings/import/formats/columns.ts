import {
  fieldOf,
  type OptionalColumn as OptionalField,
  type RequiredColumn,
  wireFieldNames,
} from '@africanscity/contracts/listings/fields';

const fieldsWith = <Name>(importColumn: 'required' | 'optional') =>
  wireFieldNames.filter((name) => fieldOf(name).importColumn === importColumn) as Name[];

/** Fields whose column every file has, and fields whose column a file may lack; in the order of files. */
export const requiredFields = fieldsWith<RequiredColumn>('required');
export const optionalFields = fieldsWith<OptionalField>('optional');

const textColumns = [
  'role',
  'stateName',
  'address',
  'area',
  'city',
  'country',
  'type',
  'size',
  'price',
  'description',
  'status',
] as const;

const lastColumns = ['pictures', 'ownerEmail'] as const;

/** The columns of a file of listings; their order is free and further ones are ignored. */
export const importColumns = [...textColumns, ...requiredFields, ...lastColumns];

/** Columns that a file may lack. */
export const optionalColumns = [
  'reference' as const,
  'googleLocation' as const,
  'currency' as const,
  'period' as const,
  ...optionalFields,
];

type OptionalColumn = (typeof optionalColumns)[number];
export type ImportColumn = (typeof importColumns)[number] | OptionalColumn;
export type ImportCells = Record<(typeof importColumns)[number], string> & Partial<Record<OptionalColumn, string>>;

/**
 * The position of each column in the file, -1 for an optional column that it lacks. Throws one ImportFileError that names
 * all missing and repeated columns.
 */
export function locateColumns(header: readonly string[]): Record<ImportColumn, number> {
  const names = header.map(columnKey);
  const columns: readonly ImportColumn[] = [...importColumns, ...optionalColumns];
  const places = columns.map((column) => [column, names.indexOf(columnKey(column))] as const);
  const optional = new Set<string>(optionalColumns);
  const missing = places.filter(([column, place]) => place === -1 && !optional.has(column)).map(([column]) => column);
  const repeated = columns.filter((column) => names.filter((name) => name === columnKey(column)).length > 1);
  if (missing.length || repeated.length) {
    throw new ImportFileError([describe(missing, repeated), ...hintOf(header)].join(' '));
  }
  return Object.fromEntries(places) as Record<ImportColumn, number>;
}

/** A column's name without case, spaces, hyphens, underscores and quotation marks: "Num_Room" is numRoom. */
export function columnKey(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Returns the likely format of a file whose first line has none of the names. */
function hintOf(header: readonly string[]): string[] {
  const start = header.join(',');
  if (start.startsWith('PK\u0003')) return ['This seems to be a spreadsheet or an archive: save it as CSV.'];
  if (/^\s*[[{]/.test(start)) return ['This seems to be JSON: save it as CSV.'];
  return [];
}

function describe(missing: readonly string[], repeated: readonly string[]): string {
  const faults = [
    ...(missing.length ? [`lacks the columns ${missing.join(', ')}`] : []),
    ...(repeated.length ? [`has more than one column ${repeated.join(', ')}`] : []),
  ];
  return `The first line of the file ${faults.join(' and ')}. It must name: ${importColumns.join(',')}.`;
}

const longestName = 60;

/**
 * A name to start with for an owner of whom only the address is known: tendai.moyo+homes@example.com
 * becomes Tendai Moyo, owner007@example.com Owner 007.
 */
export function ownerName(email: string): { name: string; surname: string } {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/, '');
  const words = local
    .split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());
  const [name = 'Owner', ...rest] = words;
  return { name: name.slice(0, longestName), surname: rest.join(' ').slice(0, longestName) };
}

/** The file or folder as a whole cannot be imported: nothing was written because of it. */
export class ImportFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportFileError';
  }
}
