import { joinChoices } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import {
  fieldOf,
  type OptionalColumn as OptionalField,
  type RequiredColumn,
  wireFieldNames,
} from '@africanscity/contracts/listings/fields';
import { columnKey, columnsByName } from './column-names.ts';

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
  'paused' as const,
  ...optionalFields,
];

type OptionalColumn = (typeof optionalColumns)[number];
export type ImportColumn = (typeof importColumns)[number] | OptionalColumn;
export type ImportCells = Record<(typeof importColumns)[number], string> & Partial<Record<OptionalColumn, string>>;

/** Columns that a file needs, unless the import gives their values. The place of a row gives its country. */
export const neededColumns = [
  'role',
  'address',
  'city',
  'type',
  'price',
  'description',
  'status',
  'ownerEmail',
] as const satisfies readonly ImportColumn[];

export const allColumns: readonly ImportColumn[] = [...importColumns, ...optionalColumns];

export interface ColumnChoices {
  /** Columns that the file may lack because the import gives their values. */
  given?: readonly ImportColumn[];
  /** The user's own choices by the key of a name; null leaves a column out. */
  chosen?: ReadonlyMap<string, ImportColumn | null>;
}

/** A column of a file and its meaning. */
export interface FoundColumn {
  /** As the file has it. */
  name: string;
  /** Null for a column that is not read. */
  column: ImportColumn | null;
  /** The columns that it may mean, where the import cannot tell. */
  candidates: ImportColumn[];
}

/** The source of the names of columns. */
export type Source = 'csv' | 'xlsx' | 'json' | 'other';

export type ColumnPlaces = ReadonlyMap<ImportColumn, number>;

let usual: ReturnType<typeof columnsByName> | undefined;
/** The columns that a usual name may mean. Labels of all languages are among them, so they are read when a file is. */
const usualColumns = () => (usual ??= columnsByName(allColumns));
const exactColumns = new Map(allColumns.map((column) => [columnKey(column), column]));

/** Returns the number of names in a line that the import knows. */
export function countKnownNames(line: readonly string[]): number {
  const keys = new Set(line.map(columnKey));
  return [...keys].filter((key) => exactColumns.has(key) || usualColumns().has(key)).length;
}

/**
 * Finds the columns of a file by their names, their usual names and the user's choices. Throws ColumnsError, which names all
 * missing and repeated columns.
 */
export function locateColumns(
  header: readonly string[],
  { given = [], chosen = new Map() }: ColumnChoices = {},
  source: Source = 'csv',
): { places: ColumnPlaces; found: FoundColumn[] } {
  const keys = header.map(columnKey);
  const claims = new Map<ImportColumn, number[]>();
  const found: FoundColumn[] = header.map((name) => ({ name: name.trim(), column: null, candidates: [] }));
  const claim = (column: ImportColumn, at: number) => claims.set(column, [...(claims.get(column) ?? []), at]);
  for (const [at, key] of keys.entries()) {
    const choice = chosen.get(key);
    if (choice) claim(choice, at);
    else if (choice === undefined && exactColumns.has(key)) claim(exactColumns.get(key)!, at);
  }
  const repeated = [...claims].filter(([, places]) => places.length > 1).map(([column]) => column);
  const guesses = new Map<ImportColumn, number[]>();
  const meanings = keys.map((key) => (chosen.has(key) || exactColumns.has(key) ? [] : (usualColumns().get(key) ?? [])));
  for (const [at, [column, ...others]] of meanings.entries()) {
    if (column && others.length === 0 && !claims.has(column)) guesses.set(column, [...(guesses.get(column) ?? []), at]);
  }
  for (const [column, [at, ...others]] of guesses) if (others.length === 0) claim(column, at!);
  // "Beds" are bedrooms, unless the file names these besides: then they are the beds of a room, as in the file of an export.
  const beds = claims.get('beds');
  if (beds && !claims.has('numRoom') && !chosen.has(keys[beds[0]!]!)) {
    claims.delete('beds');
    claims.set('numRoom', beds);
  }
  for (const [at, columns] of meanings.entries())
    found[at]!.candidates = columns.filter((column) => !claims.has(column));
  for (const [column, places] of claims) for (const at of places) Object.assign(found[at]!, { column, candidates: [] });
  const shown = found.filter(({ name }) => name !== '');
  const needed = neededColumns.filter((column) => !given.includes(column));
  const missing = needed.filter((column) => !claims.has(column));
  if (missing.length || repeated.length)
    throw new ColumnsError(describe(source, { needed, missing, repeated }, shown), shown);
  return { places: new Map([...claims].map(([column, [at]]) => [column, at!])), found: shown };
}

function describe(
  source: Source,
  { needed, ...lists }: Record<'needed' | 'missing' | 'repeated', readonly string[]>,
  found: readonly FoundColumn[],
): string {
  const [missing, repeated] = [lists.missing.join(', '), lists.repeated.join(', ')];
  const unclear = found.filter(({ candidates }) => candidates.length > 0);
  return [
    missing && repeated
      ? texts.lacksAndRepeatsColumns({ source, missing, repeated })
      : missing
        ? texts.lacksColumns({ source, missing })
        : texts.repeatsColumns({ source, repeated }),
    ...unclear.map(({ name, candidates }) => texts.columnMayBe({ name, candidates: joinChoices(candidates) })),
    texts.mustNameColumns({ columns: needed.join(', ') }),
  ].join(' ');
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

/** The columns of a file are not clear. `found` has all of them, for a user who chooses. */
export class ColumnsError extends ImportFileError {
  readonly found: FoundColumn[];

  constructor(message: string, found: FoundColumn[]) {
    super(message);
    this.found = found;
  }
}
