import { protectText } from '@africanscity/contracts/spreadsheet-text';
import type { CellText, Column } from './data-table-rows.tsx';

/** Marks of the direction of texts. A spreadsheet would not find a text that begins with one. */
const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

/**
 * Returns rows of a table as a CSV file (RFC 4180) with a byte order mark, by which spreadsheets recognize UTF-8. A cell that
 * would start a formula begins with an apostrophe.
 */
export function tableCsv<Row>(columns: Column<Row>[], rows: Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => cellOf(column, row)))];
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function cellOf<Row>(column: Column<Row>, row: Row): CellText {
  return column.text ? column.text(row) : column.show(row);
}

function csvCell(value: CellText): string {
  if (typeof value === 'number') return String(value);
  const text = protectText(value.replace(directionMarks, ''), false);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
