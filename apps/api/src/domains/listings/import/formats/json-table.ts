import * as texts from '@africanscity/messages/listings';
import { inPictureCell, isPictureAddress } from '../picture-address.ts';
import { ImportFileError } from './columns.ts';
import { requireSmall } from './held-file.ts';
import type { TableLine } from './table.ts';
import { readText } from './text.ts';

/** A JSON file of few bytes may hold so many names and objects that their table has more cells than fit into memory. */
const maxCells = 5_000_000;
const maxNames = 1000;
/** Values within each other. */
const deepest = 8;

/**
 * Reads a JSON array of objects, or such an array under `listings`, as a table: its first line has the names of all values, and
 * line 2 is the first object. Lists become texts with semicolons, and an object within another gives columns such as
 * "location.latitude". Whole numbers keep all their digits. Throws ImportFileError for anything else.
 */
export async function readJson(file: string): Promise<Iterable<TableLine>> {
  await requireSmall(file);
  let text = '';
  for await (const part of readText(file)) text += part;
  const objects = objectsOf(parse(text)).map((object) => (isObject(object) ? valuesOf(object) : null));
  const names = new Set<string>();
  for (const values of objects) {
    for (const name of values?.keys() ?? []) names.add(name);
    if (names.size > maxNames || names.size * objects.length > maxCells)
      throw new ImportFileError(texts.jsonTooManyNames());
  }
  if (names.size === 0) throw new ImportFileError(texts.jsonNoListings());
  return { [Symbol.iterator]: () => linesOf([...names], objects) };
}

function* linesOf(names: string[], objects: (Values | null)[]): Generator<TableLine> {
  yield { line: 1, record: names };
  for (const [at, values] of objects.entries()) {
    const line = at + 2;
    if (values) yield { line, record: names.map((name) => values.get(name)?.join(';') ?? '') };
    else yield { line, fault: texts.jsonNoObject() };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    throw new ImportFileError(texts.jsonUnreadable());
  }
}

/** Numbers of JavaScript are exact up to 15 digits; a reference may have more. */
function keepDigits(_key: string, value: unknown, { source }: { source?: string } = {}): unknown {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source ?? '') ? source : value;
}

function objectsOf(value: unknown): unknown[] {
  const listings = isObject(value) ? value['listings'] : value;
  if (Array.isArray(listings)) return listings;
  throw new ImportFileError(texts.jsonNoArray());
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of an object by their names. */
type Values = Map<string, string[]>;

function valuesOf(object: Record<string, unknown>): Values {
  const values: Values = new Map();
  const collect = (name: string, value: unknown, depth: number, isListed = false) => {
    if (depth > deepest) throw new ImportFileError(texts.jsonTooDeep());
    if (Array.isArray(value)) {
      if (value.length === 0) add(values, name);
      for (const each of value) collect(name, each, depth + 1, true);
    } else if (isObject(value))
      for (const [key, each] of Object.entries(value)) collect(`${name}.${key}`, each, depth + 1, isListed);
    else add(values, name, isListed ? inList(textOf(value)) : textOf(value));
  };
  for (const [name, value] of Object.entries(object)) collect(name, value, 0);
  return values;
}

/** Semicolons separate the values of a list, also where an address in it has some. */
function inList(text: string): string {
  return isPictureAddress(text) ? inPictureCell(text) : text;
}

function add(values: Values, name: string, ...added: string[]): void {
  const before = values.get(name);
  if (before) before.push(...added);
  else values.set(name, added);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
