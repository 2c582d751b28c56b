import { type Amenity, amenityLabels } from '@africanscity/contracts/listings/amenities';
import { type AmenityPhrase, negators } from './amenity-phrases.ts';
import { addPart, type ParserState } from './parser-state.ts';
import { entityAt } from './entities.ts';
import type { Names } from './place-names.ts';
import { capitalize } from './parsed-query.ts';
import { phraseOf } from './lexicon.ts';
import { spanOf, type Token } from './tokens.ts';

/** Words of the longest negation: "n'a pas de". */
const maxNegationWords = 3;

/** Words that may be between a negation and its amenity. */
const articles =
  /^(a|an|any|the|have|has|need|want|with|in|de|d|du|des|un|une|le|la|l|avec|um|uma|o|com|tem|qualquer|yenye|na|ya|اي|فيها|فيه|بها)$/;

/** Takes an amenity that a search asks for. What is only near it, as in "close to a gym", is looked for in descriptions. */
export function addAmenity(
  state: ParserState,
  tokens: Token[],
  at: number,
  next: number,
  { amenities, phrases }: AmenityPhrase,
): void {
  const { intent } = state.parsed;
  const span = spanOf(tokens, at, next);
  const isNear =
    state.nearEnd !== undefined && tokens.slice(state.nearEnd, at).every(({ word }) => articles.test(word));
  for (const amenity of isNear ? [] : amenities) {
    if (!intent.amenities.includes(amenity)) intent.amenities.push(amenity);
    addPart(state, 'fact', amenityLabels[amenity], [span]);
  }
  if (amenities.length && !isNear) return;
  const typed = phraseOf(tokens, at, next - at);
  const name = amenities.length ? typed : phrases[0]!;
  intent.keywords.push({ name, phrases: [...new Set([typed, ...phrases])] });
  addPart(state, 'word', capitalize(name), [span]);
  state.near = false;
}

/** "Without a pool", "no pool or gym", "sans piscine": the search leaves listings out that have it. Returns where they end. */
export function excludedAmenitiesAt(state: ParserState, tokens: Token[], at: number, names: Names): number | undefined {
  const not = negationAt(tokens, at);
  let end: number | undefined;
  for (let from: number | undefined = not; from !== undefined; from = end && nextInList(tokens, end)) {
    const start = afterArticles(tokens, from);
    const named = entityAt(tokens, start, names);
    const amenities = named?.amenity?.amenities ?? [];
    // The Portuguese "no" is "in the": "no condomínio".
    const isOther = tokens[at]!.word === 'no' && !named?.amenity?.languages.has('en');
    if (!named || !amenities.length || isOther) break;
    end = named.next;
    const { excludedAmenities } = state.parsed.intent;
    for (const amenity of amenities) {
      if (!excludedAmenities.includes(amenity)) excludedAmenities.push(amenity);
      addPart(state, 'fact', exclusionLabel(amenity), [spanOf(tokens, at, end)]);
    }
  }
  return end;
}

/** "CCTV" keeps its capitals. */
function exclusionLabel(amenity: Amenity): string {
  const label = amenityLabels[amenity];
  return `No ${/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;
}

function negationAt(tokens: Token[], at: number): number | undefined {
  for (let length = Math.min(maxNegationWords, tokens.length - at); length > 0; length -= 1)
    if (negators.has(phraseOf(tokens, at, length))) return at + length;
  return undefined;
}

function afterArticles(tokens: Token[], from: number): number {
  let at = from;
  while (at < from + 2 && articles.test(tokens[at]?.word ?? '')) at += 1;
  return at;
}

function nextInList(tokens: Token[], at: number): number | undefined {
  return /^(or|nor|ou|nem|ni|au|wala|او|ولا)$/.test(tokens[at]?.word ?? '') ? at + 1 : undefined;
}
