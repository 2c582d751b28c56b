import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { countKnownNames } from './columns.ts';
import { fewestNames, mostAbove } from './header-lines.ts';
import type { TableLine } from './table.ts';
import { readWorkbook, type Sheet, XlsxFault } from './xlsx-workbook.ts';

export type ParsedXlsx = { lines: TableLine[] } | { fault: XlsxFault['fault'] };

/** Returns the lines of an XLSX file; see `readXlsx`. */
export async function parseXlsx(file: string): Promise<ParsedXlsx> {
  try {
    const bytes = await readFile(file);
    return { lines: await chooseSheet(bytes, readWorkbook(bytes)) };
  } catch (error) {
    return { fault: error instanceof XlsxFault ? error.fault : 'unreadable' };
  }
}

/** Sheets that are looked at. */
const mostSheets = 10;

/** Returns the lines of the first visible sheet with a header; of the first visible one where none has. */
async function chooseSheet(bytes: Buffer, sheets: Sheet[]): Promise<TableLine[]> {
  let first: TableLine[] | undefined;
  for (const sheet of sheets.filter(({ isHidden }) => !isHidden).slice(0, mostSheets)) {
    const rows = await readSheet(bytes, sheet.place, { trim: false, parseNumber: numberText });
    const lines = rows.map((row, at): TableLine => {
      const broken = sheet.broken.get(at + 1);
      return { line: at + 1, record: row.map(cellText), ...(broken && { broken }) };
    });
    const filled = lines.filter((line) => 'record' in line && line.record.some((cell) => cell.trim() !== ''));
    if (filled.slice(0, mostAbove).some((line) => 'record' in line && countKnownNames(line.record) >= fewestNames))
      return lines;
    first ??= lines;
  }
  if (!first) throw new XlsxFault('unreadable');
  return first;
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
