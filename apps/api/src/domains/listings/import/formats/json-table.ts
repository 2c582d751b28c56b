import { ImportFileError } from './columns.ts';
import type { TableLine } from './table.ts';
import { readText } from './text.ts';
import { requireSmall } from './held-file.ts';

/**
 * Reads a JSON array of objects, or such an array under `listings`, as a table: its first line has the names of all values, and
 * line 2 is the first object. Lists become texts with semicolons. Throws ImportFileError for anything else.
 */
export async function readJson(file: string): Promise<TableLine[]> {
  await requireSmall(file);
  let text = '';
  for await (const part of readText(file)) text += part;
  const objects = objectsOf(parse(text));
  const names = [...new Set(objects.flatMap((object) => (isObject(object) ? Object.keys(object) : [])))];
  const lines = objects.map((object, at): TableLine => {
    const line = at + 2;
    if (!isObject(object)) return { line, fault: 'is no object with the names of columns' };
    const values = new Map(Object.entries(object));
    return { line, record: names.map((name) => textOf(values.get(name))) };
  });
  return [{ line: 1, record: names }, ...lines];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportFileError('The JSON of the file cannot be read. It may have been cut off.');
  }
}

function objectsOf(value: unknown): unknown[] {
  const listings = isObject(value) ? value['listings'] : value;
  if (Array.isArray(listings)) return listings;
  throw new ImportFileError('The JSON of the file must be an array of listings, or have one under “listings”.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(';');
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
