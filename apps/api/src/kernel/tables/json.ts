import { Readable } from 'node:stream';
import type { TableColumn } from './table-column.ts';

/** Streams rows as a JSON array of objects, one line each, with the headings as names. */
export function writeJson<Row>(columns: TableColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>): Readable {
  return Readable.from(lines(columns, rows));
}

async function* lines<Row>(columns: TableColumn<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(Object.fromEntries(columns.map(({ title, valueOf }) => [title, valueOf(row)])))}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
