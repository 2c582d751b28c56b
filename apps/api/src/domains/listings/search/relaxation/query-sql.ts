import { amenityArray } from '../amenity-sql.ts';
import type { Placeholder } from '../../core/sql-placeholder.ts';
import type { Intent, Keyword, Range } from '../query-parser/parsed-query.ts';
import type { ResolvedQuery } from './resolve-query.ts';

/** The conditions of a query on the listing `p`; empty for an unconstrained query. */
export function queryConditions(query: ResolvedQuery, placeholder: Placeholder): string[] {
  return [...baseConditions(query, placeholder), ...rangeConditions(query, placeholder)];
}

/** The conditions on status, kind, place and words, which indexes answer. */
export function baseConditions(query: ResolvedQuery, placeholder: Placeholder): string[] {
  const { status, types, places, excludedPlaces, keywords } = query;
  return [
    // A status is a constant of the code, so it needs no placeholder.
    status && `p.listed_as = '${status}'`,
    types && `p.type = ANY (${placeholder(types, 'text[]')})`,
    places && inPlaces(places, query, placeholder),
    excludedPlaces && `(p.place_id IS NULL OR p.place_id <> ALL (${placeholder(excludedPlaces, 'int[]')}))`,
    keywords.length > 0 && `p.words @@ to_tsquery('english', ${placeholder(keywordsQuery(keywords), 'text')})`,
  ].filter((sql) => typeof sql === 'string');
}

/** The columns of ranges, and their types. A listing that states no parking has none. */
export const rangeColumns = {
  rooms: ['p.num_room', 'int'],
  baths: ['p.num_bathroom', 'int'],
  garages: ['coalesce(p.num_garage, 0)', 'int'],
  toilets: ['p.num_toilet', 'int'],
  price: ['p.price', 'numeric'],
  size: ['p.size_square_meters', 'numeric'],
} as const;
export const rangeNames = Object.keys(rangeColumns) as (keyof typeof rangeColumns)[];

/** The conditions on numbers and amenities. */
export function rangeConditions(query: ResolvedQuery, placeholder: Placeholder): string[] {
  const { amenities, excludedAmenities } = query;
  return [
    ...rangeNames.map((name) => within(query[name], rangeColumns[name], placeholder)),
    amenities.length > 0 && `p.amenities @> ${amenityArray(amenities)}`,
    excludedAmenities.length > 0 && `NOT p.amenities && ${amenityArray(excludedAmenities)}`,
  ].filter((sql) => typeof sql === 'string');
}

function inPlaces(places: number[], { unplaced, unplacedIds }: ResolvedQuery, placeholder: Placeholder): string {
  const placed = `p.place_id = ANY (${placeholder(places, 'int[]')})`;
  if (!unplaced || unplacedIds?.length === 0) return placed;
  // By id, so that Postgres need not check the words of the listings that have a place, which are nearly all.
  if (unplacedIds) return `(${placed} OR p.id = ANY (${placeholder(unplacedIds, 'int[]')}))`;
  return `(${placed} OR (NOT p.place_known AND p.words @@ to_tsquery('english', ${placeholder(unplaced, 'text')})))`;
}

function within(range: Range = {}, [column, type]: readonly [string, string], placeholder: Placeholder): string | null {
  const { min, max } = range;
  if (min !== undefined && min === max) return `${column} = ${placeholder(min, type)}`;
  const ends = [
    min === undefined ? null : `${column} >= ${placeholder(min, type)}`,
    max === undefined ? null : `${column} <= ${placeholder(max, type)}`,
  ].filter((sql) => sql !== null);
  return ends.length ? ends.join(' AND ') : null;
}

/** The tsquery that requires all keywords; null without any. */
export function keywordsQuery(words: Keyword[]): string | null {
  return joined(
    words.map(({ name, phrases }) => ({ name, phrases: widest(phrases) })),
    ' & ',
  );
}

/** The phrases without those that contain all words of another one: a match of "bachelor flat" is a match of "flat". */
function widest(phrases: readonly string[]): string[] {
  const kept: string[][] = [];
  const byLength = phrases.map((phrase) => phrase.split(' ')).sort((one, other) => one.length - other.length);
  for (const words of byLength)
    if (!kept.some((fewer) => fewer.every((word) => words.includes(word)))) kept.push(words);
  return kept.map((words) => words.join(' '));
}

/** Matches are ranked by the first words of a text, so many at most: each takes half a millisecond for 2,000 matches. */
export const mostRankingWords = 8;

/** The tsquery that ranks matches: any keyword or optional word; null without any. */
export function rankingQuery({ keywords, optionalWords }: Pick<Intent, 'keywords' | 'optionalWords'>): string | null {
  const words = [...keywords, ...optionalWords.map((word) => ({ name: word, phrases: [word] }))];
  return joined(words.slice(0, mostRankingWords), ' | ');
}

/** The tsquery of any of the phrases. */
export function anyPhrase(phrases: readonly string[]): string {
  return phrases.map(lexemes).join(' | ');
}

function joined(meant: Keyword[], operator: ' & ' | ' | '): string | null {
  return meant.length ? meant.map(({ phrases }) => `(${phrases.map(lexemes).join(' | ')})`).join(operator) : null;
}

/** The tsquery of all words of a phrase. Words are letters and digits. */
function lexemes(phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length > 1 ? `(${words.map((word) => `'${word}'`).join(' & ')})` : `'${words[0] ?? phrase}'`;
}
