import type { ListingFormat, TableFormat } from '@africanscity/contracts/file-formats';
import type { Readable } from 'node:stream';
import { writeCsv } from './csv.ts';
import { writeJson } from './json.ts';
import type { TableColumn } from './table-column.ts';
import { writeXlsx } from './xlsx.ts';

/** A file that a call answers with. */
export interface StreamedFile {
  format: ListingFormat;
  content: Readable;
}

const writers = { csv: writeCsv, xlsx: writeXlsx, json: writeJson };

/** Streams rows as a file of a format. */
export function writeTable<Row>(
  format: TableFormat,
  columns: TableColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): StreamedFile {
  return { format, content: writers[format](columns, rows) };
}
