import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** A spreadsheet that cannot be read, or only with too much memory. */
export class XlsxFault extends Error {
  readonly fault: 'large' | 'unreadable';

  constructor(fault: XlsxFault['fault']) {
    super(fault);
    this.fault = fault;
  }
}

export interface Sheet {
  /** Counted from 1. */
  place: number;
  isHidden: boolean;
  /** Cells with an error or a formula without a value, by their line and the place of their column. */
  broken: ReadonlyMap<number, ReadonlyMap<number, string>>;
}

const maxUnpackedBytes = 100 * 1024 * 1024;
const maxCells = 5_000_000;
const sliceBytes = 64 * 1024;

/**
 * Returns the sheets of an XLSX file. Throws XlsxFault for an archive that unpacks to too many bytes, and for a sheet with a cell so
 * far out that the reader would fill the memory with empty cells.
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  let unpacked = 0;
  const parts = new Map<string, Uint8Array[]>();
  const watched = new Map<string, ReturnType<typeof watchCells>>();
  const unzip = new Unzip((entry) => {
    const watch = /worksheets\/[^/]*\.xml$/i.test(entry.name) ? watchCells() : undefined;
    if (watch) watched.set(entry.name, watch);
    const kept: Uint8Array[] | undefined = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels)$/.test(entry.name)
      ? []
      : undefined;
    if (kept) parts.set(entry.name, kept);
    entry.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxUnpackedBytes) throw new XlsxFault('large');
      watch?.read(chunk);
      kept?.push(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += sliceBytes)
    unzip.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
  const textOf = (name: string) => strFromU8(Buffer.concat(parts.get(name) ?? []));
  const targets = new Map(
    attributesOf('Relationship', textOf('xl/_rels/workbook.xml.rels')).map(({ Id = '', Target = '' }) => [
      Id,
      Target.replace(/^(?!\/)/, 'xl/').replace(/^\//, ''),
    ]),
  );
  return attributesOf('sheet', textOf('xl/workbook.xml')).map((sheet, at) => ({
    place: at + 1,
    isHidden: /hidden$/i.test(sheet['state'] ?? ''),
    broken: watched.get(targets.get(sheet['r:id'] ?? '') ?? '')?.broken ?? new Map(),
  }));
}

/** The attributes of each element of a name. */
function attributesOf(name: string, xml: string): Record<string, string>[] {
  const elements = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'));
  return [...elements].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key, one, other]) => [
        key,
        one ?? other ?? '',
      ]),
    ),
  );
}

/** Longer than the tag of a cell. */
const longestTag = 1000;
/** Broken cells that are remembered of a sheet. */
const mostBroken = 10_000;

interface Cell {
  place: string;
  column: number;
  row: number;
  isError: boolean;
  hasFormula: boolean;
  hasValue: boolean;
}

/** Watches the text of a sheet for its extent and for broken cells. */
function watchCells() {
  const decoder = new TextDecoder('latin1');
  const broken = new Map<number, Map<number, string>>();
  let rest = '';
  let columns = 0;
  let rows = 0;
  let cell: Cell | null = null;
  const extend = (column: number, row: number) => {
    columns = Math.max(columns, column);
    rows = Math.max(rows, row);
    if (columns * rows > maxCells) throw new XlsxFault('large');
  };
  const close = () => {
    if (!cell || broken.size >= mostBroken) return;
    const { isError, hasFormula, hasValue, row, column, place } = cell;
    if (!isError && (hasValue || !hasFormula)) return;
    broken.set(row, (broken.get(row) ?? new Map<number, string>()).set(column - 1, place));
  };
  const meet = (end: string, name: string, attributes: string) => {
    if (name === 'row') extend(0, Number(/\sr\s*=\s*["'](\d{1,7})["']/.exec(attributes)?.[1] ?? 0));
    else if (name === 'f' && cell) cell.hasFormula = true;
    else if (name !== 'c' && cell) cell.hasValue = true;
    if (name !== 'c') return;
    if (!end) cell = cellOf(attributes);
    if (!end) extend(cell!.column, cell!.row);
    if (end || attributes.endsWith('/')) close();
  };
  return {
    broken,
    read(chunk: Uint8Array): void {
      const text = rest + decoder.decode(chunk);
      for (const [, end = '', name = '', attributes = ''] of text.matchAll(tags)) meet(end, name, attributes);
      rest = text.slice(text.lastIndexOf('>') + 1).slice(-longestTag);
    },
  };
}

const tags = /<(\/?)(?:\w+:)?(c|row|f|v|is)(?=[\s>/])([^>]*)>/g;

function cellOf(attributes: string): Cell {
  const [, place = '', letters = '', row] = /\sr\s*=\s*["'](([A-Z]{1,3})(\d{1,7}))["']/.exec(attributes) ?? [];
  if (row === undefined) throw new XlsxFault('unreadable');
  const isError = /\st\s*=\s*["']e["']/.test(attributes);
  return { place, column: columnNumber(letters), row: Number(row), isError, hasFormula: false, hasValue: false };
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
