import { protectText } from '@africanscity/contracts/spreadsheet-text';
import type { CellText } from './data-table-rows.tsx';

/** Marks of the direction of texts. A spreadsheet would not find a text that begins with one. */
const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

/**
 * Returns lines of cells as a CSV file (RFC 4180) with a byte order mark, by which spreadsheets recognize UTF-8. A cell that
 * would start a formula begins with an apostrophe.
 */
export function csvOf(lines: CellText[][]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: CellText): string {
  if (typeof value === 'number') return String(value);
  const text = protectText(value.replace(directionMarks, ''), false);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
