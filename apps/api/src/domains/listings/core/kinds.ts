import type { Database, Transaction } from '@africanscity/db/client';
import { findTopTypes, findTypes, findUnknownTypes, lockTypes } from './listings.sql.ts';

/** A property type for matching: its name and synonyms, normalized as by `plain_words` of the database. */
export interface NamedKind {
  name: string;
  plain: string;
  words: string[];
}

/** Returns all types in display order, locked until the transaction ends, so that changes of the tree are serialised. */
export async function lockKinds(tx: Transaction): Promise<(NamedKind & { parent: string | null; path: string[] })[]> {
  await lockTypes(tx);
  return findTypes(tx);
}

/**
 * The widest kind of each of these types, by the name of the type: its own name for one at the top. Finds names in any case, and
 * has no entry for an unknown one.
 */
export async function readTopKinds(db: Database | Transaction, names: string[]): Promise<Map<string, string>> {
  const rows = await findTopTypes(db, names);
  return new Map(rows.map(({ name, top }) => [name, top]));
}

/** Creates the missing types of these names, ignoring case, each at its position in the tree. Returns the new ones. */
export async function createKinds(
  tx: Transaction,
  names: string[],
): Promise<{ name: string; parent: string | null }[]> {
  if ((await unknownOf(tx, names)).length === 0) return [];
  const kinds: NamedKind[] = await lockKinds(tx);
  const { _max: last } = await tx.propertyType.aggregate({ _max: { position: true } });
  let position = last.position ?? 0;
  // Parents before children.
  const unknown = (await unknownOf(tx, names)).toSorted((a, b) => a.plain.length - b.plain.length);
  const made = [];
  for (const { name, plain } of unknown) {
    const parent = kindAbove(plain, kinds);
    await tx.propertyType.create({ data: { name, parent, position: ++position } });
    kinds.push({ name, plain, words: [] });
    made.push({ name, parent });
  }
  return made;
}

async function unknownOf(tx: Transaction, names: string[]): Promise<Omit<NamedKind, 'words'>[]> {
  return findUnknownTypes(tx, names);
}

/**
 * Returns the parent of a normalized name: the type with the longest name or synonym in it, by whole words and their plurals;
 * of equals the last, as "shop" in "farm shop". Null when it contains none.
 */
export function kindAbove(plain: string, kinds: NamedKind[]): string | null {
  const text = comparable(plain);
  let best: { name: string; length: number; at: number } | null = null;
  for (const kind of kinds) {
    for (const word of [kind.plain, ...kind.words].map(comparable)) {
      const at = word.trim() === '' ? -1 : text.lastIndexOf(word);
      const { length } = word;
      if (at !== -1 && (!best || length > best.length || (length === best.length && at > best.at)))
        best = { name: kind.name, length, at };
    }
  }
  return best?.name ?? null;
}

/** Returns words in the singular, with a space around each. "Semi detached" is one word, so that it is not "detached". */
function comparable(plain: string): string {
  const words = plain.replace(/(^| )semi /g, '$1semi').split(' ');
  return ` ${words.map(singular).join(' ')} `;
}

/** Returns an English word without its plural ending. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=x|ch|sh)es$|s$/, '');
}
