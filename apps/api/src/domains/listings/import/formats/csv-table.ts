import * as texts from '@africanscity/messages/listings';
import { unprotectText } from '@africanscity/contracts/spreadsheet-text';
import { CsvError, parse, type Parser } from 'csv-parse';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { ImportFileError } from './columns.ts';
import type { TableLine } from './table.ts';
import { readText, separatorOf } from './text.ts';

// A listing's longest text is 10,000 characters; what is far longer is a quotation mark left open.
const longestRow = 200_000;

/** Characters that surely hold the first line. */
const startLength = 10_000;
const pollMs = 5;

/**
 * Reads the lines of a CSV file, whatever its encoding, separator and line ends, without empty ones. Throws ImportFileError when
 * the first line cannot be read.
 */
export async function* readCsv(file: string): AsyncGenerator<TableLine> {
  const text = readText(file);
  let start = '';
  while (start.length < startLength) {
    const { done, value } = await text.next();
    if (done) break;
    start += value;
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
  let hasLines = false;
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
      hasLines = true;
      yield { line, record: record.map(unprotectText) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (!hasLines) throw new ImportFileError(texts.csvUnreadable());
    yield { line: nextLine, fault: texts.quotationMarkOpen() };
  } finally {
    source.destroy();
  }
}

/** Ends only once all rows are read: an error at the end makes the parser drop those that wait. */
async function* wholeText(start: string, rest: AsyncIterable<string>, parser: Parser): AsyncGenerator<string> {
  if (start) yield start;
  yield* rest;
  while (parser.readableLength > 0 && !parser.destroyed) await setTimeout(pollMs);
}
