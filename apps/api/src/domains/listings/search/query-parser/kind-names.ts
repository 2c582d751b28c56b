import { singular } from '../../kinds.ts';
import { normalize } from './normalize.ts';
import { readTable } from './vocabulary/read-table.ts';

/** What people may call kinds of property, and how kinds lie beneath one another. */
export interface Kinds {
  /** Names of kinds by what people call them, in plain words without the endings of plurals. */
  kinds: ReadonlyMap<string, readonly string[]>;
  /** What people call each kind, in Latin letters. */
  namesOf: ReadonlyMap<string, readonly string[]>;
  tree: KindTree;
}

/** Kinds in the order in which to offer them, each with all that it lies in, the widest first and itself as the last. */
export type KindTree = ReadonlyMap<string, readonly string[]>;

/** A row of the tree of kinds. */
export interface KindRow {
  name: string;
  path: string[];
  words: string[];
}

/** What the rows of the tree, in its order, may be called. */
export function kindNamesOf(rows: KindRow[]): Kinds {
  const kinds = new Map<string, string[]>();
  const call = (name: string, words: Iterable<string>) => {
    for (const word of words) kinds.set(word, [...(kinds.get(word) ?? []), name]);
  };
  for (const { name, words } of rows) call(name, new Set([name, ...words].map(normalizeKind)));
  // "Terraced" alone, or beside a wider kind, means whatever is called so.
  for (const { name } of rows) call(name, new Set(modifierNamesOf(normalizeKind(name)).map(normalizeKind)));
  return {
    kinds,
    namesOf: new Map(
      rows.map(({ name, words }) => [name, [normalize(name), ...words].filter((word) => /^[a-z ]+$/.test(word))]),
    ),
    tree: new Map(rows.map(({ name, path }) => [name, path])),
  };
}

/** A name as kinds are compared: "Terraced Duplexes" and "terrace duplex" are the same. */
export function normalizeKind(name: string): string {
  return normalize(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word === 'terraced' ? 'terrace' : singular(word)))
    .join(' ');
}

const modifierWords = Map.groupBy(readTable('kind-modifiers'), ({ modifier }) => modifier);

/** "Detached" begins the names of some kinds, and stands for these by itself, as does whatever else people call it. */
function modifierNamesOf(kind: string): string[] {
  const modifier = ['semi detached', 'detached', 'terrace'].find((each) => kind.startsWith(`${each} `));
  if (!modifier) return [];
  return [modifier, ...[modifier, kind].flatMap((each) => modifierWords.get(each) ?? []).map(({ phrase }) => phrase)];
}

/** Some kinds and all that are kinds of them. */
export function kindsWithin(tree: KindTree, kinds: readonly string[]): string[] {
  return [...tree].filter(([, path]) => path.some((name) => kinds.includes(name))).map(([name]) => name);
}

/** The kinds that kinds are of, those that are of none themselves. */
export function parentKinds(tree: KindTree, kinds: readonly string[]): string[] {
  return [...new Set(kinds.map((kind) => tree.get(kind)?.at(-2) ?? kind))];
}
