import * as texts from '@africanscity/messages/listings';
import { SaxesParser } from 'saxes';
import { inPictureCell } from '../picture-address.ts';
import { type ImportColumn, ImportFileError } from './columns.ts';
import type { TableLine } from './table.ts';
import { readText } from './text.ts';

/** Returns whether the text at the start of a file is XML that may be a Kyero feed. */
export function isKyero(start: string): boolean {
  return /^\s*<(\?xml|root|kyero|!DOCTYPE\s+(?!html))/i.test(start);
}

/** The values of a property by the path of their element, such as "surface_area/built". */
type Values = ReadonlyMap<string, string[]>;

/** Columns with their values; null where the property has no such element, which leaves the value of a listing alone. */
const columns: readonly (readonly [ImportColumn, (values: Values) => string | null])[] = [
  ['reference', (values) => first(values, 'ref', 'id')],
  ['address', (values) => first(values, 'address', 'location_detail', 'town')],
  ['city', (values) => first(values, 'town', 'province')],
  ['country', (values) => first(values, 'country')],
  ['type', (values) => sentenceCase(first(values, 'type'))],
  ['size', (values) => given(values, 'surface_area/built')],
  ['price', (values) => first(values, 'price')],
  ['currency', (values) => first(values, 'currency')],
  ['period', (values) => periods.get(frequency(values)) ?? ''],
  ['description', (values) => first(values, 'desc/en', 'desc/fr', 'desc/pt', 'desc', 'notes')],
  ['status', (values) => (['', 'sale', 'new_build'].includes(frequency(values)) ? 'FOR_SALE' : 'FOR_RENT')],
  ['numRoom', (values) => given(values, 'beds')],
  ['numBathroom', (values) => given(values, 'baths')],
  ['swimmingPool', (values) => given(values, 'pool')],
  ['plotArea', (values) => known(given(values, 'surface_area/plot'))],
  ['googleLocation', pin],
  ['pictures', (values) => (values.get('images/image/url') ?? []).map(inPictureCell).join(';')],
];

const periods = new Map([
  ['year', 'year'],
  ['semester', 'semester'],
  ['month', 'month'],
  ['week', 'week'],
  ['day', 'day'],
]);

const deepest = 12;
/** Characters of one property. */
const longest = 200_000;

/**
 * Reads a Kyero feed, version 3, as a table with a line for each property. It may declare no entities. Throws ImportFileError when
 * the file is no such feed.
 */
export async function* readKyero(file: string): AsyncGenerator<TableLine> {
  yield { line: 1, record: columns.map(([column]) => column) };
  let ready: TableLine[] = [];
  const parser = createParser((line) => ready.push(line));
  for await (const text of readText(file)) {
    parser.write(text);
    yield* ready;
    ready = [];
  }
  parser.close();
  yield* ready;
}

function createParser(found: (line: TableLine) => void): SaxesParser {
  const parser = new SaxesParser();
  const path: string[] = [];
  let property: { line: number; values: Map<string, string[]>; length: number } | null = null;
  let text = '';
  const addText = (part: string) => {
    if (!property) return;
    property.length += part.length;
    if (property.length > longest) throw new ImportFileError(texts.feedPropertyTooLong());
    text += part;
  };
  parser.on('error', (error) => {
    throw new ImportFileError(texts.feedUnreadable({ fault: error.message }));
  });
  parser.on('doctype', () => {
    throw new ImportFileError(texts.feedHasDoctype());
  });
  parser.on('opentag', ({ name }) => {
    path.push(name.toLowerCase());
    if (path.length > deepest) throw new ImportFileError(texts.feedTooDeep());
    if (path.length === 1 && path[0] !== 'root') throw new ImportFileError(texts.feedHasNoRoot());
    if (path.length === 2 && path[1] === 'property')
      property = { line: Math.max(2, parser.line), values: new Map(), length: 0 };
    text = '';
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const value = text.trim();
    text = '';
    if (property && path.length === 2) {
      const { values, line } = property;
      const read = columns.map(([, valueOf]) => valueOf(values));
      const lacks = new Set(read.flatMap((cell, at) => (cell === null ? [at] : [])));
      found({ line, record: read.map((cell) => cell ?? ''), lacks });
      property = null;
    } else if (property && value !== '') {
      const name = path.slice(2).join('/');
      property.values.set(name, [...(property.values.get(name) ?? []), value]);
    }
    path.pop();
  });
  return parser;
}

function first(values: Values, ...names: string[]): string {
  for (const name of names) {
    const [value] = values.get(name) ?? [];
    if (value !== undefined) return value;
  }
  return '';
}

function frequency(values: Values): string {
  return first(values, 'price_freq').toLowerCase();
}

function given(values: Values, name: string): string | null {
  return values.get(name)?.[0] ?? null;
}

/** Feeds write 0 for an unknown area. */
function known(area: string | null): string | null {
  return area !== null && Number(area) === 0 ? '' : area;
}

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
}

function pin(values: Values): string | null {
  const [latitude, longitude] = ['location/latitude', 'location/longitude'].map((name) => given(values, name));
  return latitude && longitude ? `${latitude}, ${longitude}` : null;
}
