import { amenityPhrases, type AmenityPhrase } from './amenity-phrases.ts';
import { normalizeKind } from './kind-names.ts';
import { isContext, phraseOf, phrasesAt, roleAt } from './lexicon.ts';
import type { Names, Place } from './place-names.ts';
import type { Range } from './parsed-query.ts';
import type { Token } from './tokens.ts';

/** A home has fewer rooms. */
const maxRooms = 13;

/** The kind, places or amenity that a phrase names. */
export interface Entity {
  next: number;
  kind?: readonly string[];
  places?: Place[];
  amenity?: AmenityPhrase;
}

/** The longest entity that begins at a token. Places do not count where the word is an everyday word. */
export function entityAt(tokens: Token[], at: number, names: Names, isEveryday = false): Entity | undefined {
  for (const { phrase, next } of phrasesAt(tokens, at)) {
    // Names of kinds are compared without signs: of ", chumba" the comma is no part.
    const kind = /^\p{L}/u.test(phrase) ? names.kinds.get(normalizeKind(phrase)) : undefined;
    if (kind) return { next, kind };
    const places = isEveryday || isRoomsCount(tokens, at, next, names) ? undefined : names.places.get(phrase);
    if (places) return { next, places };
    const amenity = amenityPhrases.get(phrase);
    if (amenity) return { next, amenity };
    const alike = isEveryday ? undefined : pluralVariant(phrase, names);
    if (alike) return { next, places: alike };
  }
  return undefined;
}

/** Whether the last number of a name counts rooms: "Wuse 2 bedrooms", but neither "Liberté 6 chambre" nor "Phase 1 rooms". */
export function isRoomsCount(tokens: Token[], at: number, next: number, { kinds, places }: Names): boolean {
  const value = tokens[next - 1]!.value ?? maxRooms;
  if (next < at + 2 || value >= maxRooms || !roleAt(tokens, next, ['rooms', 'main rooms'])) return false;
  const isPlaceWithout = places.has(phraseOf(tokens, at, next - 1 - at));
  return isPlaceWithout && (value === 1 || !kinds.has(tokens[next]!.word));
}

/** Adds or removes the final "s" of a place name: "Westland" is Westlands. "Avenue" is a road rather than The Avenues. */
function pluralVariant(phrase: string, names: Names): Place[] | undefined {
  if (!/^[a-z ]{5,}$/.test(phrase) || isContext(phrase, 'road')) return undefined;
  return names.places.get(phrase.endsWith('s') ? phrase.slice(0, -1) : `${phrase}s`);
}

/** "3 duplex": a number before a singular kind counts its rooms, but not in "phase 2 duplex" and "N4 house". */
export function roomsBefore(tokens: Token[], at: number, names: Names): Range | undefined {
  const { value } = tokens[at]!;
  if (value === undefined || value < 1 || value >= maxRooms || !Number.isInteger(value)) return undefined;
  const before = tokens[at - 1];
  if (before && tokens[at]!.glued && /\p{L}$/u.test(before.word)) return undefined;
  // The community of "Tema community 5" has a number, and that of "gated community 3 duplex" has none.
  if (isContext(before?.word, 'numbered') && !amenityPhrases.has(phraseOf(tokens, at - 2, 2))) return undefined;
  const next = entityAt(tokens, at + 1, names);
  const last = next?.kind && tokens[next.next - 1]!.word;
  return last && !last.endsWith('s') ? { min: value, max: value } : undefined;
}
