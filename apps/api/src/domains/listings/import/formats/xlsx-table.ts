import { Unzip, UnzipInflate } from 'fflate';
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { ImportFileError } from './columns.ts';
import { requireSmall } from './held-file.ts';
import type { TableLine } from './table.ts';

/**
 * Reads the first sheet of an XLSX file. Whole numbers keep all their digits, dates become 2026-11-26, and a number of more than
 * 15 digits, which a spreadsheet has rounded, is written with an exponent, as in spreadsheets. Throws ImportFileError when the
 * file is no such spreadsheet or too large.
 */
export async function readXlsx(file: string): Promise<TableLine[]> {
  await requireSmall(file);
  const bytes = await readFile(file);
  requireModest(bytes);
  const rows = await readSheet(bytes, 1, { trim: false, parseNumber: numberText }).catch(() => {
    throw unreadable();
  });
  return rows.map((row, at) => ({ line: at + 1, record: row.map(cellText) }));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell);
}

function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/T00:00:00\.000Z$/, '');
}

/** Spreadsheets keep 15 digits of a number. */
const exactDigits = 15;

function numberText(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (Math.abs(number) >= 10 ** exactDigits) return number.toExponential().toUpperCase();
  // 0.1 + 0.2 is stored as 0.30000000000000004.
  const rounded = Number(number.toPrecision(exactDigits));
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
}

const maxUnpackedBytes = 100 * 1024 * 1024;
const maxCells = 5_000_000;
const sliceBytes = 64 * 1024;

/**
 * Throws ImportFileError for an archive that unpacks to too many bytes, and for a sheet with a cell so far out that the reader
 * would fill the memory with empty cells.
 */
function requireModest(bytes: Uint8Array): void {
  let unpacked = 0;
  const unzip = new Unzip((entry) => {
    const watch = /worksheets\/[^/]*\.xml$/i.test(entry.name) ? watchCells() : () => {};
    entry.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxUnpackedBytes) throw tooLarge();
      watch(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += sliceBytes)
      unzip.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
  } catch (error) {
    throw error instanceof ImportFileError ? error : unreadable();
  }
}

/** Longer than the attribute of a cell's place. */
const overlap = 40;

function watchCells(): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder('latin1');
  let rest = '';
  let columns = 0;
  let rows = 0;
  return (chunk) => {
    const text = rest + decoder.decode(chunk);
    for (const [, place = ''] of text.matchAll(/\sr\s*=\s*["']([^"']{1,30})["']/g)) {
      const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
      if (row === undefined) throw unreadable();
      columns = Math.max(columns, columnNumber(letters));
      rows = Math.max(rows, Number(row));
      if (columns * rows > maxCells) throw tooLarge();
    }
    rest = text.slice(-overlap);
  };
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function tooLarge(): ImportFileError {
  return new ImportFileError('This spreadsheet is too large. Remove empty rows and columns, or save it as CSV.');
}

function unreadable(): ImportFileError {
  return new ImportFileError(
    'This seems to be a spreadsheet or an archive that cannot be read. Save it as XLSX or CSV.',
  );
}
