import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../../context.ts';
import { oncePerRequest } from '../../../../once-per-request.ts';
import { type Rates, referenceRates } from './currencies.ts';
import { type Kinds, kindNamesOf } from './kind-names.ts';
import { PlaceNames } from './place-names.ts';
import { PlaceTree } from '../place-tree.ts';
import { wordsIn } from './known-words.ts';
import { isArabic } from './phonetic-keys.ts';
import { SpellingIndex } from './spelling-index.ts';
import { findKinds, findNamesVersion, findPlaceNames, findRates, findWords } from './vocabulary.sql.ts';

type Context = Pick<AppContext, 'pool' | 'memo'>;

/** The names in the database, for the parser and spell correction. */
export interface Vocabulary extends Kinds {
  places: PlaceNames;
  placeTree: PlaceTree;
  /** Ids of the places beside some places, by the ids of these, as far as a text asked for them. */
  neighbours: LRUCache<string, number[]>;
  /** Words of descriptions that several listings have, as far as texts asked. */
  commonWords: LRUCache<string, true>;
  /** Words of names of listings, places and companies. */
  words: SpellingIndex;
  /** Place names of several words, without their spaces. */
  joinedPlaceNames: SpellingIndex;
  /** Place names by their form without spaces. */
  spacedPlaceNames: ReadonlyMap<string, string>;
  /** Today's exchange rates. */
  rates: Rates;
  kindWords: SpellingIndex;
  /** The words of kinds that are targets of spell correction. */
  kindSpellings: SpellingIndex;
}

interface Cached {
  version: string;
  /** Milliseconds on the process's clock. */
  readAt: number;
  vocabulary: Promise<Vocabulary>;
}

/**
 * The version grows before the transaction that changes a name commits, so a process may cache the old names under the new
 * version. The limit bounds that error.
 */
const maxCacheAgeMs = 60_000;

/** Neighbours of so many places are kept, and so many words. */
const mostNeighbours = 1_000;
const mostCommonWords = 10_000;

const cache = new WeakMap<AppContext['pool'], Cached>();

/** Returns the cached vocabulary, loaded again after a name changed. Rejects when the database does. */
export function getVocabulary(ctx: Context): Promise<Vocabulary> {
  return oncePerRequest(ctx, 'vocabulary', async () => {
    const [row] = await findNamesVersion(ctx.pool);
    const { version } = row!;
    const held = cache.get(ctx.pool);
    if (held && held.version === version && performance.now() - held.readAt < maxCacheAgeMs) return held.vocabulary;
    const vocabulary = load(ctx);
    cache.set(ctx.pool, { version, readAt: performance.now(), vocabulary });
    vocabulary.catch(() => cache.delete(ctx.pool));
    return vocabulary;
  });
}

async function load(ctx: Context): Promise<Vocabulary> {
  const [words, kindRows, rates, named] = await Promise.all([
    findWords(ctx.pool),
    findKinds(ctx.pool),
    findRates(ctx.pool),
    findPlaceNames(ctx.pool),
  ]);
  const kinds = kindNamesOf(kindRows);
  const kindWords = wordsIn(kinds.kinds.keys());
  const spacedPlaceNames = new Map(
    named.flatMap(({ called }) => (called.includes(' ') ? [[called.replaceAll(' ', ''), called]] : [])),
  );
  const names = named.map(({ called, ...place }) => ({ name: called, place }));
  return {
    ...kinds,
    places: new PlaceNames(names),
    placeTree: new PlaceTree(names.map(({ place }) => place)),
    neighbours: new LRUCache({ max: mostNeighbours }),
    commonWords: new LRUCache({ max: mostCommonWords }),
    words: new SpellingIndex(words.map(({ word }) => word)),
    joinedPlaceNames: new SpellingIndex(spacedPlaceNames.keys()),
    spacedPlaceNames,
    rates: new Map([...referenceRates, ...rates.map(({ currency, rate }) => [currency, rate] as const)]),
    kindWords: new SpellingIndex(kindWords),
    kindSpellings: new SpellingIndex(
      kindWords.filter((kind) => kind.length > 3 || (kind.length === 3 && isArabic(kind))),
    ),
  };
}
