import { singular } from '../../core/kinds.ts';
import { normalize } from '../../core/normalize.ts';
import { readTable } from './vocabulary/read-table.ts';

/** The names of kinds of property, and their tree. */
export interface Kinds {
  /** Kinds by normalized name, in the singular. */
  kinds: ReadonlyMap<string, readonly string[]>;
  /** The names of each kind in Latin letters. */
  namesOf: ReadonlyMap<string, readonly string[]>;
  tree: KindTree;
}

/** Kinds in display order, each with its path from the root to itself. */
export type KindTree = ReadonlyMap<string, readonly string[]>;

/** A row of the tree of kinds. */
export interface KindRow {
  name: string;
  path: string[];
  words: string[];
}

/** Indexes the rows of the tree by name. */
export function kindNamesOf(rows: KindRow[]): Kinds {
  const kinds = new Map<string, string[]>();
  const call = (name: string, words: Iterable<string>) => {
    for (const word of words) kinds.set(word, [...(kinds.get(word) ?? []), name]);
  };
  for (const { name, words } of rows) call(name, new Set([name, ...words].map(normalizeKind)));
  // "Terraced" alone, or beside a wider kind, means all kinds whose name begins so.
  for (const { name } of rows) call(name, new Set(modifierNamesOf(normalizeKind(name)).map(normalizeKind)));
  return {
    kinds,
    namesOf: new Map(
      rows.map(({ name, words }) => [name, [normalize(name), ...words].filter((word) => /^[a-z ]+$/.test(word))]),
    ),
    tree: new Map(rows.map(({ name, path }) => [name, path])),
  };
}

/** Normalizes a name of a kind: "Terraced Duplexes" and "terrace duplex" are equal. */
export function normalizeKind(name: string): string {
  return normalize(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word === 'terraced' ? 'terrace' : singular(word)))
    .join(' ');
}

const modifierWords = Map.groupBy(readTable('kind-modifiers'), ({ modifier }) => modifier);

/** The names of a kind by its modifier: "detached" and its synonyms mean every kind whose name begins with "detached". */
function modifierNamesOf(kind: string): string[] {
  const modifier = ['semi detached', 'detached', 'terrace'].find((each) => kind.startsWith(`${each} `));
  if (!modifier) return [];
  return [modifier, ...[modifier, kind].flatMap((each) => modifierWords.get(each) ?? []).map(({ phrase }) => phrase)];
}

/** Whether a phrase such as "detached" names kinds by how they stand. */
export function areNamedByModifier(kinds: readonly string[]): boolean {
  return kinds.length > 1 && kinds.some((name) => modifierNamesOf(normalizeKind(name)).length > 0);
}

/** Returns some kinds and all their descendants. */
export function kindsWithin(tree: KindTree, kinds: readonly string[]): string[] {
  return [...tree].filter(([, path]) => path.some((name) => kinds.includes(name))).map(([name]) => name);
}

const oneRoomRows = readTable('one-room-kinds');
/** Kinds of single rooms, which the tree has beneath flats. */
const singleRooms = new Set(oneRoomRows.flatMap(({ kind, flat }) => (flat ? [] : kind)));
const oneRoomKinds = new Set(oneRoomRows.map(({ kind }) => kind));

/** Returns the kinds without single rooms, unless they are named or homes of any kind are: a user who wants a flat wants no room. */
export function withoutSingleRooms(kinds: readonly string[], named: readonly string[]): string[] {
  const areFlats = named.includes('Apartment') && !named.includes('House');
  return kinds.filter((kind) => !areFlats || !singleRooms.has(kind) || named.includes(kind));
}

/** Whether all kinds have one room. */
export function haveOneRoom(kinds: readonly string[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => oneRoomKinds.has(kind));
}

/** Kinds that are no homes: land and places of work. Kinds that a company added are homes, unless it filed them beneath these. */
function otherKinds(tree: KindTree): string[] {
  return kindsWithin(tree, ['Land', 'Commercial']);
}

/** Returns all kinds that are homes. */
export function homeKinds(tree: KindTree): string[] {
  const others = otherKinds(tree);
  return [...tree.keys()].filter((name) => !others.includes(name));
}

/** Whether all kinds are homes. */
export function areHomes(tree: KindTree, kinds: readonly string[]): boolean {
  const others = otherKinds(tree);
  return !kinds.some((name) => others.includes(name));
}

/** Returns the parents of kinds; a root is its own parent. */
export function parentKinds(tree: KindTree, kinds: readonly string[]): string[] {
  return [...new Set(kinds.map((kind) => tree.get(kind)?.at(-2) ?? kind))];
}
