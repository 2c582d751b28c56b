import { readFile } from 'node:fs/promises';
import type { Transaction } from '../client.ts';

/** Kinds of property, in the order in which to offer them; what a kind belongs to stands above it. */
export async function readPropertyTypes(): Promise<{ name: string; parent: string | null; words: string[] }[]> {
  const lines = (await readFile(new URL('./property-types.csv', import.meta.url), 'utf8')).trim().split('\n').slice(1);
  // No value holds a comma or a quotation mark.
  return lines.map((line) => {
    const [name, parent, words] = line.split(',');
    return { name: name!, parent: parent || null, words: words ? words.split(';') : [] };
  });
}

/** Makes the kinds of `property-types.csv`. One that is there gets its place in the tree and its words. */
export async function seedPropertyTypes(tx: Transaction): Promise<void> {
  for (const [position, { name, parent, words }] of (await readPropertyTypes()).entries()) {
    const placed = { position, parent, words };
    await tx.propertyType.upsert({ where: { name }, create: { name, ...placed }, update: placed });
  }
}
