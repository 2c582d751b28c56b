import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column of a CSV file: its heading and its value. Empty for null. */
export interface CsvColumn<Row> {
  title: string;
  valueOf: (row: Row) => string | number | null;
}

/**
 * Streams rows as a CSV file of any size, in UTF-8 with a byte order mark for spreadsheets. A cell that would start a formula
 * begins with an apostrophe.
 */
export function writeCsv<Row>(columns: CsvColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>): Readable {
  const writer = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    header: true,
    columns: columns.map(({ title }) => ({ key: title, header: title })),
  });
  const source = Readable.from(cells(columns, rows));
  // A lost reader or a database error ends both.
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return source.pipe(writer);
}

/** Yields all rows in batches of ascending id, each read after the previous one is written. */
export async function* rowsById<Row extends { id: number }>(
  readAfter: (id: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const batch = await readAfter(last);
    yield* batch;
    const end = batch.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function* cells<Row>(columns: CsvColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  for await (const row of rows) yield columns.map(({ valueOf }) => valueOf(row));
}
