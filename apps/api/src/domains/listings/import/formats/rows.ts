import { ImportFileError } from './columns.ts';
import { CsvError, parse, type Parser } from 'csv-parse';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type ImportCells, locateColumns } from './columns.ts';
import { readText, separatorOf } from './text.ts';

/** A row of the file, or why its text is no row. Lines count from 1, the header's; a row's is its first. */
export type FileRow = { line: number; cells: ImportCells } | { line: number; fault: string };

// A listing's longest text is 10,000 characters; what is far longer is a quotation mark left open.
const longestRow = 200_000;

/** Characters that surely hold the first line. */
const startLength = 10_000;
const pollMs = 5;

/**
 * Reads a CSV file row by row, whatever its encoding, separator and line ends. Rows without any content are left out.
 * Throws ImportFileError when the file cannot be read or its header is wrong.
 */
export async function* readRows(file: string): AsyncGenerator<FileRow> {
  const text = readText(file);
  let start = '';
  try {
    while (start.length < startLength) {
      const { done, value } = await text.next();
      if (done) break;
      start += value;
    }
  } catch (error) {
    throw asFileError(file, error);
  }
  const { sign, skipped } = separatorOf(start);
  const parser = parse({
    info: true,
    delimiter: sign,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(wholeText(start.slice(skipped.length), text, parser));
  // A pipe passes no errors on.
  source.on('error', (error) => parser.destroy(error));
  let places: ReturnType<typeof locateColumns> | undefined;
  let width = 0;
  let nextLine = skipped ? 2 : 1;
  let emptyLines = 0;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[];
      info: { empty_lines: number };
    }>) {
      const line = nextLine + info.empty_lines - emptyLines;
      emptyLines = info.empty_lines;
      // The parser's own count takes a CRLF inside quotation marks for two lines.
      nextLine = line + 1 + record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      if (!places) {
        places = locateColumns(record);
        // Offices leave empty columns behind the last one.
        width = record.findLastIndex((name) => name.trim() !== '') + 1;
      } else if (record.some((cell) => cell.trim() !== '')) {
        yield toRow(line, record, width, places);
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw asFileError(file, error);
    if (!places) throw new ImportFileError(`The first line of ${file} opens a quotation mark that is not closed.`);
    yield { line: nextLine, fault: 'opens a quotation mark that is not closed; nothing after it could be read' };
  } finally {
    source.destroy();
  }
  if (!places) throw new ImportFileError(`${file} is empty.`);
}

/** Ends only once all rows are read: an error at the end makes the parser drop those that wait. */
async function* wholeText(start: string, rest: AsyncIterable<string>, parser: Parser): AsyncGenerator<string> {
  if (start) yield start;
  yield* rest;
  while (parser.readableLength > 0 && !parser.destroyed) await setTimeout(pollMs);
}

function toRow(line: number, record: string[], width: number, places: ReturnType<typeof locateColumns>): FileRow {
  const surplus = record.slice(width).some((cell) => cell.trim() !== '');
  if (record.length < width || surplus)
    return {
      line,
      fault: `has ${record.length} values where the header has ${width}; put quotation marks around values that hold the separator`,
    };
  const present = Object.entries(places).filter(([, place]) => place !== -1);
  const cells = Object.fromEntries(present.map(([column, place]) => [column, withoutApostrophe(record[place] ?? '')]));
  return { line, cells: cells as ImportCells };
}

/** The cell without the apostrophe that exports put before a formula's first character. */
function withoutApostrophe(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function asFileError(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return new ImportFileError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new ImportFileError(`${file} is a folder.`);
  if (code === 'EACCES') return new ImportFileError(`${file} may not be read.`);
  return error;
}
