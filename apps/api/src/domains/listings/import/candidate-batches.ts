import * as texts from '@africanscity/messages/listings';
import { createHash } from 'node:crypto';
import type { RateOf } from '../core/asking-price.ts';
import { allColumns, type ImportCells, optionalFields, requiredFields } from './formats/columns.ts';
import { type CellError, type ListingRow, readListingRow } from './listing-row.ts';
import type { CountryOf } from './row-country.ts';
import type { OwnImport } from './own-import.ts';
import { asPriced, type PricedIn, pricedInOf } from './priced-in.ts';
import type { DecimalSign } from './price-cell.ts';
import type { FileRow, FileRows } from './formats/rows.ts';
import { periodNamed } from './period-cell.ts';
import { statusNamed } from './status-cell.ts';

/** A row by what it is known by, also one with errors. */
export interface RowIdentity {
  importKey?: string;
  ownerEmail: string;
  reference: string | null;
  isPaused?: boolean;
}

/** A row without errors, under the name that it has in every import. */
export interface Candidate {
  line: number;
  row: ListingRow;
  importKey: string;
  /** Columns that the file, or this row of it, lacks. */
  absent: ReadonlySet<string>;
  /** The price of the row where it gives the dollars of another currency, and the rate; `row` has the amount. */
  dollars?: { price: string; rate: string };
}

interface Batch {
  /** Rows that were read for it, good and bad. */
  rows: number;
  candidates: Candidate[];
}

const batchSize = 300;

/** The rows of a file in batches; tells `refuse` what is wrong with those that are no listings. */
export async function* candidateBatches(
  {
    file,
    decimalSign,
    rateOf,
    own,
    pricedIn = [],
    usual,
    countryOf,
  }: {
    file: FileRows;
    decimalSign: DecimalSign;
    rateOf: RateOf;
    own?: OwnImport | undefined;
    pricedIn?: PricedIn[] | undefined;
    usual?: Partial<ImportCells> | undefined;
    countryOf: CountryOf;
  },
  refuse: (line: number, errors: (CellError | { column: null; reason: string })[]) => void,
  /** Receives each row by what it is known by; null for one that is not known. */
  identify: (row: RowIdentity | null) => void = () => {},
): AsyncGenerator<Batch> {
  const importKey = createImportKeys();
  const repeated = findRepeatedReferences();
  const absent = absentOf(file.places);
  const absentIn = (fileRow: FileRow) =>
    'cells' in fileRow && Object.keys(fileRow.cells).length < file.places.size
      ? absentOf(new Map(Object.entries(fileRow.cells)))
      : absent;
  let batch: Batch = { rows: 0, candidates: [] };
  for await (const fileRow of file.read()) {
    batch.rows += 1;
    const given = 'fault' in fileRow ? fileRow.rest : fileRow.cells;
    const complete = given && withGiven(given, own, usual);
    const found = complete && (await countryOf(complete));
    const cells = complete && { ...complete, ...(found && 'country' in found && found) };
    const parsed: Read =
      'fault' in fileRow || cells === undefined
        ? { errors: [{ column: null, reason: (fileRow as { fault: string }).fault }] }
        : withCountryFault(
            readListingRow(withNamedChoices(cells), { columnSign: decimalSign, rateOf }),
            found && 'reason' in found ? found : undefined,
          );
    const read = own && 'row' in parsed ? await own.check(parsed.row) : parsed;
    const fault = 'row' in read ? repeated(fileRow.line, read.row) : undefined;
    const asked = 'row' in read ? asAsked(read.row, pricedIn, rateOf) : read;
    if ('errors' in read || 'errors' in asked || fault) {
      identify(cells ? identityOfCells(cells) : null);
      refuse(fileRow.line, fault ? [fault] : 'errors' in asked ? asked.errors : []);
    } else {
      const { ownerEmail, reference, paused: isPaused } = read.row;
      const key = importKey(read.row);
      const candidate: Candidate = { line: fileRow.line, importKey: key, absent: absentIn(fileRow), ...asked };
      identify({ importKey: key, ownerEmail, reference, isPaused });
      batch.candidates.push(candidate);
    }
    if (batch.rows < batchSize) continue;
    yield batch;
    batch = { rows: 0, candidates: [] };
  }
  if (batch.rows) yield batch;
}

/** A row in the currency in which it was priced, with its dollars where the file gives these. */
function asAsked(row: ListingRow, pricedIn: PricedIn[], rateOf: RateOf) {
  const currency = pricedInOf(row, pricedIn);
  if (!currency) return { row };
  const asked = asPriced(row, currency, rateOf);
  return 'errors' in asked ? asked : { ...asked, dollars: { price: row.price, rate: currency.rate } };
}

function absentOf(given: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  return new Set(allColumns.filter((column) => !given.has(column)));
}

type Read = { row: ListingRow } | { errors: (CellError | { column: null; reason: string })[] };

/**
 * The cells of a row with the values that an owner's import gives, or an administrator's for a row that names no owner. In the
 * latter, a row that names one and has no role is that of a person, or of the company that it names.
 */
function withGiven(
  cells: ImportCells,
  own: OwnImport | undefined,
  usual: Partial<ImportCells> | undefined,
): ImportCells {
  if (!own && !usual) return cells;
  const ownerEmail = cells.ownerEmail ?? '';
  if (!own && ownerEmail.trim() !== '') {
    const role = (cells.stateName ?? '').trim() === '' ? 'INDIVIDUAL' : 'REAL_ESTATE';
    return { ...cells, role: cells.role || role };
  }
  const given = Object.entries(cells).filter(([, cell]) => cell.trim() !== '');
  return { ...cells, ...(own?.usual ?? usual), ...Object.fromEntries(given), ...own?.forced };
}

/** The row with the fault of its missing country in place of the one that its cell alone has. */
function withCountryFault(read: Read, fault: CellError | undefined): Read {
  if (!fault || 'row' in read) return read;
  return { errors: read.errors.map((error) => (error.column === 'country' ? fault : error)) };
}

/** The cells with the status and the period that usual words name. */
function withNamedChoices(cells: ImportCells): ImportCells {
  const { status, period = '' } = cells;
  return { ...cells, status: statusNamed(status ?? ''), ...(period && { period: periodNamed(period) }) };
}

/** A row with errors is known by its reference alone. */
function identityOfCells({ reference = '', ownerEmail }: ImportCells): RowIdentity | null {
  return reference.trim() === '' ? null : { reference: reference.trim(), ownerEmail: ownerEmail.trim() };
}

/** Returns a function that names the fault of a row whose owner and reference, in any case and with any spaces, an earlier row has. */
function findRepeatedReferences(): (line: number, row: ListingRow) => CellError | undefined {
  const earlier = new Map<string, { line: number; reference: string }>();
  return (line, { reference, ownerEmail }) => {
    if (reference === null) return undefined;
    const key = `${ownerEmail}\n${reference}`.toLowerCase().replace(/[^\S\n]/g, '');
    const same = earlier.get(key);
    if (!same) earlier.set(key, { line, reference });
    if (!same) return undefined;
    const repeat = { reference: same.reference, line: String(same.line) };
    const reason =
      same.reference === reference ? texts.referenceRepeated(repeat) : texts.referenceRepeatedOtherwise(repeat);
    return { column: 'reference', reason };
  };
}

/**
 * Names rows so that the same row has the same name in every import, wherever it stands in the file.
 * Rows that are equal in everything are listings of their own: the first, the second and so on.
 */
export function createImportKeys(): (row: ListingRow) => string {
  // A 128-bit digest a row: 12,756 rows take 2 MB, a million 130 MB.
  const seen = new Map<string, number>();
  return (row) => {
    const digest = createHash('sha256').update(identity(row)).digest().subarray(0, 16).toString('base64url');
    const occurrence = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, occurrence);
    return `csv:${digest}:${occurrence}`;
  };
}

// In a fixed order of columns, and with one spelling of each price: 85000, 85000.0 and 085000.00 are the same.
function identity(row: ListingRow): string {
  const [whole = '', decimals = ''] = row.price.split('.');
  const price = `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
  return JSON.stringify([
    row.role,
    row.stateName,
    row.address,
    row.area,
    row.city,
    row.country,
    row.type,
    row.size,
    price,
    row.description,
    row.status,
    ...requiredFields.map((name) => row[name]),
    row.pictures,
    row.ownerEmail.toLowerCase(),
    // Rows keep the names that they had before files could have these columns.
    ...(row.googleLocation === null ? [] : [row.googleLocation]),
    ...(row.currency === undefined ? [] : [['currency', row.currency]]),
    ...(row.period === undefined ? [] : [['period', row.period]]),
    ...optionalFields.filter((name) => row[name] !== null).map((name) => [name, row[name]]),
  ]);
}
