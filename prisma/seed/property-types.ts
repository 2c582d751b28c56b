import { readFile } from 'node:fs/promises';
import type { Transaction } from '../client.ts';

/** Property types in display order; a parent is above its children. */
export async function readPropertyTypes(): Promise<{ name: string; parent: string | null; words: string[] }[]> {
  const lines = (await readFile(new URL('./property-types.csv', import.meta.url), 'utf8')).trim().split('\n').slice(1);
  // No value contains a comma or a quotation mark.
  return lines.map((line) => {
    const [name, parent, words] = line.split(',');
    return { name: name!, parent: parent || null, words: words ? words.split(';') : [] };
  });
}

/** Creates the types of `property-types.csv`. An existing one gets its position in the tree and its synonyms. */
export async function seedPropertyTypes(tx: Transaction): Promise<void> {
  for (const [position, { name, parent, words }] of (await readPropertyTypes()).entries()) {
    const placed = { position, parent, words };
    await tx.propertyType.upsert({ where: { name }, create: { name, ...placed }, update: placed });
  }
}
