import type { AppContext } from '../../../../context.ts';
import { runSearch } from '../run-search.ts';
import { drawn } from '../sample.ts';
import { arabicStems } from './arabic-stems.ts';
import type { Kinds } from './kinds-named.ts';
import { isStopWord, isUnderstood } from './own-words.ts';
import { isArabic, soundOf, spellingsOf, voicedSoundOf } from './sounds.ts';

type Context = Pick<AppContext, 'pool'>;

export interface PlaceNamed {
  id: number;
  kind: 'country' | 'city' | 'area';
  country: string;
  /** As people read it. */
  title: string;
  /** Ids of what it lies in, its own as the last. */
  path: number[];
  /** Its name only sounds like what was typed. */
  heard?: boolean;
}

/** What the database calls places and kinds, as far as a text may name them. */
export interface Names extends Kinds {
  /** By plain name. */
  places: ReadonlyMap<string, PlaceNamed[]>;
}

/** Parts that towns are divided into, as "Jos North" is of Jos. */
const parts = ['north', 'south', 'east', 'west', 'central', 'municipal'];

/** The names that parts of towns would have, and the towns. */
function partsOfTowns(phrases: string[]): [names: string[], towns: string[]] {
  const towns = phrases.filter((phrase) => /^[a-z]{3,}$/.test(phrase) && !isUnderstood(phrase));
  const named = towns.flatMap((town) => parts.map((part) => [`${town} ${part}`, town] as const));
  return [named.map(([name]) => name), named.map(([, town]) => town)];
}

/** Reads the places that any of the phrases names, also in the letters of Arabic. */
export async function readPlaces(ctx: Context, phrases: string[], { kinds }: Kinds): Promise<Names['places']> {
  const rows = await runSearch<PlaceNamed & { called: string }>(
    ctx,
    `SELECT n.name AS called, p.id, p.kind, p.country, p.name AS title, p.path, false AS part
    FROM place_names n JOIN places p ON p.id = n.place_id WHERE n.name = ANY ($1::text[])
    UNION ALL
    SELECT part.whole, p.id, p.kind, p.country, p.name, p.path, true
    FROM unnest($2::text[], $3::text[]) AS part(name, whole)
    JOIN place_names n ON n.name = part.name JOIN places p ON p.id = n.place_id
    WHERE EXISTS (SELECT FROM place_names WHERE name = part.whole)
    ORDER BY part, kind DESC, id`,
    [phrases, ...partsOfTowns(phrases)],
  );
  const exact = new Set(rows.map(({ called }) => called));
  const isExact = (phrase: string) => {
    const [head = '', ...rest] = phrase.split(' ');
    return [head, ...arabicStems(head)].some((start) => exact.has([start, ...rest].join(' ')));
  };
  const heard = phrases.filter(
    (phrase) =>
      isArabic(phrase) &&
      !isExact(phrase) &&
      !phrase.split(' ').some((word) => [word, ...arabicStems(word)].some((each) => kinds.has(each))),
  );
  const sounding = heard.length ? await readSpokenPlaces(ctx, heard) : [];
  const places = new Map<string, PlaceNamed[]>();
  for (const { called, ...place } of [...rows, ...sounding]) places.set(called, [...(places.get(called) ?? []), place]);
  return places;
}

/**
 * Places whose names sound like words in Arabic letters: three consonants at least, the same in the same order, or vowels
 * as well. Abbreviations such as "dar" and "fct" are words otherwise.
 */
async function readSpokenPlaces(ctx: Context, phrases: string[]): Promise<(PlaceNamed & { called: string })[]> {
  const isOwn = (word: string) =>
    !/^\d/.test(word) && [word, ...arabicStems(word)].some((each) => isUnderstood(each) || isStopWord(each));
  const heard = phrases.filter(
    (phrase) => /^[\u0600-\u06ff ]{3,}( \d{1,2})?$/.test(phrase) && !phrase.split(' ').some(isOwn),
  );
  if (!heard.length) return [];
  const rows = await runSearch<PlaceNamed & { name: string }>(
    ctx,
    `SELECT n.name, p.id, p.kind, p.country, p.name AS title, p.path
    FROM place_names n JOIN places p ON p.id = n.place_id WHERE p.kind <> 'country' AND n.name ~ '^[a-z ]{3,}( [0-9]{1,2})?$'
      AND (length(n.name) > 3 OR n.name = lower(p.name))`,
    [],
  );
  const voiced = Map.groupBy(rows, ({ name }) => voicedSoundOf(name));
  const named = Map.groupBy(
    rows.filter(({ name }) => name.length > 3),
    ({ name }) => soundOf(name),
  );
  return heard.flatMap((phrase) => {
    const spellings = spellingsOf(phrase);
    // Written with its vowels it is the better known.
    const byVowels = spellings.map((spelling) => voiced.get(voicedSoundOf(spelling)));
    const bySound = spellings.map(soundOf).filter((sound) => sound.length > 2);
    const byConsonants = bySound.map((sound) => named.get(sound) ?? named.get(`${sound}s`));
    const meant = [...byVowels, ...byConsonants].find((rows) => rows !== undefined) ?? [];
    return meant.map((row) => ({ ...row, called: phrase, heard: true }));
  });
}

/** Where most of the newest listings are: ISO 3166-1 alpha-2. */
export async function readHomeCountry(ctx: Context): Promise<string | undefined> {
  const [row] = await runSearch<{ country: string | null }>(
    ctx,
    `SELECT mode() WITHIN GROUP (ORDER BY country) AS country
    FROM (SELECT country FROM properties WHERE listed_as = 'FOR_SALE' ORDER BY created_at DESC, id DESC LIMIT 50) AS newest`,
    [],
  );
  return row?.country ?? undefined;
}

/** Of some words, those that names of listings, places and kinds hold. */
export async function knownWords(ctx: Context, words: string[]): Promise<Set<string>> {
  if (!words.length) return new Set();
  const sql = 'SELECT word FROM search_vocabulary WHERE word = ANY ($1::text[])';
  return new Set((await runSearch<{ word: string }>(ctx, sql, [words])).map(({ word }) => word));
}

export interface Resemblance {
  word: string;
  /** Listings that hold the word itself, counted up to three. */
  told: number;
  /** Names that begin with it, the shortest first. */
  begun: string[];
  /** Names that share most of its letters. */
  near: string[];
  /** Names of places of two words and more that do, when they are written as one. */
  whole: string[];
}

/** What unknown words resemble. */
export async function resemblances(ctx: Context, words: string[]): Promise<Resemblance[]> {
  return words.length ? runSearch<Resemblance>(ctx, resembling, [words]) : [];
}

const having = (which: string) => `(SELECT count(*) FROM (
      SELECT FROM properties p WHERE ${which}p.listed_as IN ('FOR_SALE', 'FOR_RENT')
        AND p.words @@ to_tsquery('english', quote_literal(asked.word)) LIMIT 3
    ) AS listings)::int`;

// The sample tells a word that very many have at once, the index of all words only after each of them.
const resembling = `
  SELECT asked.word,
    CASE WHEN ${having(`${drawn} AND `)} > 2 THEN 3 ELSE ${having('')} END AS told,
    ARRAY(SELECT word FROM search_vocabulary WHERE word LIKE asked.word || '%' AND length(asked.word) > 2
      ORDER BY length(word), word LIMIT 4) AS begun,
    ARRAY(SELECT word FROM search_vocabulary ORDER BY word <-> asked.word LIMIT 60) AS near,
    ARRAY(SELECT name FROM place_names WHERE name LIKE '% %' AND length(asked.word) > 7
      AND length(replace(name, ' ', '')) BETWEEN length(asked.word) - 2 AND length(asked.word) + 2
      ORDER BY replace(name, ' ', '') <-> asked.word LIMIT 3) AS whole
  FROM unnest($1::text[]) AS asked(word)`;
