import * as texts from '@africanscity/messages/listings';
import { open } from 'node:fs/promises';
import { readCsv } from './csv-table.ts';
import { ImportFileError } from './columns.ts';
import { readJson } from './json-table.ts';
import { isKyero, readKyero } from './kyero-table.ts';
import { readXlsx } from './xlsx-table.ts';

/** A line of a table: its cells, or the fault of its text. Lines count from 1; a line of several is known by its first. */
export type TableLine = Row | { line: number; fault: string };

interface Row {
  line: number;
  record: string[];
  /** The places of values that this line does not have, unlike others of the table. */
  lacks?: ReadonlySet<number>;
  /** Places of cells without a usable value, with the name of each cell. */
  broken?: ReadonlyMap<number, string>;
}

export interface Table {
  format: 'csv' | 'xlsx' | 'json' | 'kyero';
  /** Reads the lines from the first, each time anew. */
  lines(): AsyncIterable<TableLine> | Iterable<TableLine>;
}

const startBytes = 4096;

/** Opens a file of listings; its content says which format it has. Throws ImportFileError when it cannot be read. */
export async function openTable(file: string): Promise<Table> {
  try {
    const start = await readStart(file);
    if (start.startsWith('PK')) return { format: 'xlsx', lines: linesOf(await readXlsx(file)) };
    for (const [begin, message] of otherFiles) if (start.startsWith(begin)) throw new ImportFileError(message());
    if (isBinary(start)) throw new ImportFileError(texts.fileIsNoList());
    const text = start.replace(byteOrderMark, '').replaceAll('\0', '');
    if (/^\s*[[{]/.test(text)) return { format: 'json', lines: linesOf(await readJson(file)) };
    if (isKyero(text)) return { format: 'kyero', lines: () => readKyero(file) };
    return { format: 'csv', lines: () => readCsv(file) };
  } catch (error) {
    throw asFileError(file, error);
  }
}

/** The first bytes of files that people take for spreadsheets. */
const otherFiles = [
  ['\u00d0\u00cf\u0011\u00e0', texts.fileIsXls],
  ['%PDF', texts.fileIsPdf],
  ['\u001f\u008b', texts.fileIsGzip],
  ['\u00ff\u00d8\u00ff', texts.fileIsPicture],
  ['\u0089PNG', texts.fileIsPicture],
  ['GIF8', texts.fileIsPicture],
  ['RIFF', texts.fileIsPicture],
] as const;

const byteOrderMark = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/;
/** Characters that text has none of: controls but tabs and ends of lines. */
const control = /[\u0001-\u0008\u000e-\u001f]/g;
/** A file with more of these at its start is no text. */
const mostControls = 2;

/** Whether the start of a file is not that of a text. In UTF-16, up to half of the bytes are zero or look like controls. */
function isBinary(start: string): boolean {
  const zeros = start.length - start.replaceAll('\0', '').length;
  const isWide = byteOrderMark.test(start) || zeros > start.length / 4;
  return !isWide && (start.match(control)?.length ?? 0) > mostControls;
}

function linesOf(lines: Iterable<TableLine>): () => Iterable<TableLine> {
  return () => lines;
}

/** The first bytes of a file, a character each. */
async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(startBytes), 0, startBytes);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Names the file in a fault of the file system; returns other errors as they are. */
export function asFileError(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return new ImportFileError(texts.noSuchFile({ file }));
  if (code === 'EISDIR') return new ImportFileError(texts.fileIsFolder({ file }));
  if (code === 'EACCES') return new ImportFileError(texts.fileMayNotBeRead({ file }));
  return error;
}
