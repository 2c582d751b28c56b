import { Readable } from 'node:stream';
import { protectText } from '@africanscity/contracts/spreadsheet-text';
import { stringify } from 'csv-stringify';
import { plainCell, type TableColumn } from './table-column.ts';

/**
 * Streams rows as a CSV file of any size, in UTF-8 with a byte order mark for spreadsheets. A cell that would start a formula
 * begins with an apostrophe, and so does a verbatim one that would become a number or a date.
 */
export function writeCsv<Row>(columns: TableColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>): Readable {
  const writer = stringify({
    bom: true,
    record_delimiter: 'windows',
    // Spreadsheets end a row at any line break outside of quotation marks.
    quote_record_delimiter: true,
    header: true,
    columns: columns.map(({ title }) => ({ key: title, header: title })),
  });
  const source = Readable.from(cells(columns, rows));
  // A lost reader or a database error ends both.
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return source.pipe(writer);
}

async function* cells<Row>(columns: TableColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  for await (const row of rows)
    yield columns.map((column) => {
      const value = plainCell(column, column.valueOf(row));
      return typeof value === 'string' ? protectText(value, column.isVerbatim ?? false) : value;
    });
}
