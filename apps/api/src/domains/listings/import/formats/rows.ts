import * as texts from '@africanscity/messages/listings';
import {
  type ColumnChoices,
  type ColumnPlaces,
  countKnownNames,
  type FoundColumn,
  type ImportCells,
  ImportFileError,
  locateColumns,
  type Source,
} from './columns.ts';
import { fewestNames, mostAbove } from './header-lines.ts';
import { asFileError, openTable, type Table, type TableLine } from './table.ts';

/** A row of the file with the cells that it has, or why its text is no row, with the cells that can be read. Lines count from 1, the header's; a row's is its first. */
export type FileRow = { line: number; cells: ImportCells } | { line: number; fault: string; rest?: ImportCells };

export interface FileRows {
  format: Table['format'];
  /** The columns of the file, in their order. */
  columns: FoundColumn[];
  places: ColumnPlaces;
  /** Reads the rows from the first, each time anew. Leaves out rows without any content. */
  read(): AsyncGenerator<FileRow>;
}

/**
 * Opens a file of listings: CSV, XLSX, JSON or Kyero XML. Throws ImportFileError when it cannot be read, and ColumnsError when its
 * columns are not clear.
 */
export async function openRows(file: string, choices: ColumnChoices = {}): Promise<FileRows> {
  const table = await openTable(file);
  const header = await findHeader(file, table);
  // Offices leave empty columns behind the last one.
  const width = header.record.findLastIndex((name) => name.trim() !== '') + 1;
  const { places, found } = locateColumns(header.record.slice(0, width), choices, sourceOf(table));
  return {
    format: table.format,
    columns: found,
    places,
    async *read() {
      try {
        for await (const line of table.lines()) {
          if (line.line <= header.line) continue;
          if ('fault' in line) yield line;
          else if (line.record.some((cell) => cell.trim() !== '')) yield toRow(line, width, places);
        }
      } catch (error) {
        throw asFileError(file, error);
      }
    },
  };
}

function sourceOf({ format }: Table): Source {
  return format === 'kyero' ? 'other' : format;
}

/** Reads the rows of a file whose columns need no choices. */
export async function* readRows(file: string): AsyncGenerator<FileRow> {
  yield* (await openRows(file)).read();
}

async function findHeader(file: string, table: Table): Promise<{ line: number; record: string[] }> {
  const first: { line: number; record: string[] }[] = [];
  try {
    for await (const line of table.lines()) {
      if ('fault' in line) break;
      if (line.record.some((cell) => cell.trim() !== '')) first.push(line);
      // The lines of most files need no search.
      if (first.length === mostAbove || countKnownNames(line.record) > fewestNames) break;
    }
  } catch (error) {
    throw asFileError(file, error);
  }
  const [top] = first;
  if (!top) throw new ImportFileError(texts.fileIsEmpty());
  const best = first.reduce((one, other) =>
    countKnownNames(other.record) > countKnownNames(one.record) ? other : one,
  );
  return countKnownNames(best.record) >= fewestNames ? best : top;
}

function toRow(
  { line, record, lacks, broken }: Exclude<TableLine, { fault: string }>,
  width: number,
  places: ColumnPlaces,
): FileRow {
  const surplus = record.slice(width).some((cell) => cell.trim() !== '');
  if (record.length < width || surplus)
    return {
      line,
      fault: texts.valuesUnlikeHeader({ values: String(record.length), width: String(width) }),
    };
  const given = lacks?.size ? [...places].filter(([, place]) => !lacks.has(place)) : [...places];
  const cells = Object.fromEntries(given.map(([column, place]) => [column, record[place] ?? '']));
  const names = [...places.values()].flatMap((place) => broken?.get(place) ?? []);
  if (names.length === 0) return { line, cells: cells as ImportCells };
  const fault = texts.brokenCells({ cells: names.join(', ') });
  return { line, fault, rest: cells as ImportCells };
}
