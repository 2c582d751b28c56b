import { amenityPhrases } from './amenity-phrases.ts';
import { currencyNames } from './currencies.ts';
import { measureAt } from './measures.ts';
import { normalizeKind } from './kind-names.ts';
import {
  detectLanguages,
  hasRole,
  isContext,
  type Languages,
  languagesOf,
  maxPhraseWords,
  phraseOf,
  phrases,
  phrasesAt,
  type Role,
  roleAt,
} from './lexicon.ts';
import { type Entity, isRoomsCount } from './entities.ts';
import type { Names, Place } from './place-names.ts';
import { numberWords } from './numbers.ts';
import { isStopWord, isKnownWord, stopWordLanguages } from './known-words.ts';
import { isBesidePlaceType, isCapital, prepositionBefore } from './place-evidence.ts';
import { isArabic } from './phonetic-keys.ts';
import type { Token } from './tokens.ts';

/**
 * The sense of an ambiguous word: "Kira" is a town and a rent, "Wa" is a town and "of". An `unknown` word is where a place name
 * should be, and no place has the name.
 */
export type PlaceSense = 'place' | 'everyday' | 'unknown';

interface Candidate {
  at: number;
  next: number;
  phrase: string;
  places: Place[];
}

/** Decides the sense of each ambiguous place name from the words around it. Returns senses by token index. */
export function disambiguatePlaces(tokens: Token[], names: Names, languages: Languages): Map<number, PlaceSense> {
  const readings = new Map<number, PlaceSense>();
  const candidates: Candidate[] = [];
  const sure: Place[][] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const named = placeAt(tokens, at, names);
    if (!named?.places) {
      const end = unknownNameEnd(tokens, at, names, languages);
      for (let part = at; part < end; part += 1) readings.set(part, 'unknown');
      at = Math.max(at, end - 1);
      continue;
    }
    const candidate = { at, next: named.next, phrase: phraseOf(tokens, at, named.next - at), places: named.places };
    if (!hasOtherMeaning(candidate.phrase, names)) {
      sure.push(named.places);
      at = named.next - 1;
    } else if (longerPhrase(tokens, candidate, names)) readings.set(at, 'everyday');
    else candidates.push(candidate);
  }
  const undecided: (Candidate & { shown: Languages })[] = [];
  for (const candidate of candidates) {
    // The word itself is no evidence of a language: "casa" may be Casablanca.
    const shown = detectLanguages(tokens.filter((_, at) => at !== candidate.at));
    const reading = senseByEvidence(tokens, candidate, { names, languages: shown });
    if (reading) readings.set(candidate.at, reading);
    else undecided.push({ ...candidate, shown });
    if (reading === 'place') sure.push(candidate.places);
  }
  for (const { shown, ...candidate } of undecided) {
    const isEveryday = isEverydayWord(tokens, candidate, { names, languages: shown });
    const isOnly = !isEveryday && (!sure.length || isCityName(candidate));
    const belongs = sure.some((others) => areNested(candidate.places, others));
    readings.set(candidate.at, isOnly || belongs ? 'place' : 'everyday');
  }
  return readings;
}

/** Whether a phrase is the name of a city, and alone names nothing else but kinds: "Nairobi" of "maji ya Nairobi", "casa" beside "maison". */
function isCityName({ phrase, places }: Candidate): boolean {
  const isPhrase = phrases.has(phrase) || amenityPhrases.has(phrase) || numberWords.has(phrase);
  return !isPhrase && !isStopWord(phrase) && !currencyNames.has(phrase) && places.some(({ kind }) => kind === 'city');
}

/** The longest name of a place that begins at a token. */
export function placeAt(tokens: Token[], at: number, names: Names): Entity | undefined {
  for (const { phrase, next } of phrasesAt(tokens, at)) {
    const places = isRoomsCount(tokens, at, next, names) ? undefined : names.places.get(phrase);
    if (places) return { next, places };
  }
  return undefined;
}

function hasOtherMeaning(phrase: string, { kinds }: Names): boolean {
  return (
    phrases.has(phrase) ||
    isKnownWord(phrase) ||
    numberWords.has(phrase) ||
    currencyNames.has(phrase) ||
    amenityPhrases.has(phrase) ||
    kinds.has(normalizeKind(phrase))
  );
}

/** Whether the name is a part of a longer phrase: "for sale", "casa de banho", "casa térrea", "suburbs of". */
function longerPhrase(tokens: Token[], { at, next }: Candidate, { kinds }: Names): boolean {
  for (let start = Math.max(0, at - maxPhraseWords + 1); start < at; start += 1) {
    if ((roleAt(tokens, start, ['rent', 'sale'])?.next ?? 0) > at) return true;
  }
  for (let length = Math.min(maxPhraseWords, tokens.length - at); length > next - at; length -= 1) {
    const phrase = phraseOf(tokens, at, length);
    if (phrases.has(phrase) || amenityPhrases.has(phrase) || kinds.has(normalizeKind(phrase))) return true;
  }
  return false;
}

interface Around {
  names: Names;
  languages: Languages;
}

function senseByEvidence(
  tokens: Token[],
  candidate: Candidate,
  { names, languages }: Around,
): 'place' | 'everyday' | undefined {
  const { at, next, phrase } = candidate;
  if (isSpelledAs(tokens, candidate)) return 'place';
  const preposition = prepositionBefore(tokens, at, languages);
  if (measureAt(tokens, at, languages.has('pt'))) return preposition === 'in' ? 'place' : 'everyday';
  const capital = isCapital(tokens, at);
  const isThing = amenityPhrases.has(phrase) || names.kinds.has(normalizeKind(phrase)) || !phrases.has(phrase);
  if (isThing && !capital && !isCityName(candidate) && isDescribed(tokens, at)) return 'everyday';
  return preposition || capital || isBesidePlaceType(tokens, at, next) ? 'place' : undefined;
}

/** "With gardens", "na praia", "the beach": a feature of the home. */
function isDescribed(tokens: Token[], at: number): boolean {
  return isContext(tokens[at - 1]?.typed.toLowerCase(), 'described');
}

const amountRoles: ReadonlySet<Role> = new Set(['about', 'between', 'from', 'over', 'price', 'spend', 'to', 'under']);

/** Whether the everyday word fits the text although it names no other place: it has its role in a detected language. */
function isEverydayWord(tokens: Token[], { at, phrase }: Candidate, { names, languages }: Around): boolean {
  if (names.kinds.has(normalizeKind(phrase))) {
    const others = tokens.some(({ word }, other) => other !== at && names.kinds.has(normalizeKind(word)));
    return !others || languages.has('pt');
  }
  // "Say" and "owo" need an amount beside them.
  if (![...(phrases.get(phrase)?.keys() ?? [])].some((role) => !amountRoles.has(role))) return false;
  const written = languagesOf(phrase);
  const own = written.length ? written : stopWordLanguages(phrase);
  return own.some((each) => languages.has(each));
}

/** Whether the accents match the title of the place: "Salé" is the town, "sale" is not. */
function isSpelledAs(tokens: Token[], { at, next, places }: Candidate): boolean {
  const typed = tokens.slice(at, next).map((token) => token.typed.normalize('NFC').toLowerCase());
  const isAccented = typed.some((word, index) => word !== tokens[at + index]!.word && !isArabic(word));
  return isAccented && places.some(({ title }) => title.normalize('NFC').toLowerCase() === typed.join(' '));
}

/**
 * Returns the token after a name that is no place, to search for, or `at` for none: "house in Wa", where no place is called Wa,
 * and "flat in New Town", whose words say nothing elsewhere.
 */
function unknownNameEnd(tokens: Token[], at: number, names: Names, languages: Languages): number {
  if (prepositionBefore(tokens, at, languages) !== 'in') return at;
  let end = at;
  while (end < tokens.length && mayBeName(tokens, end, names)) end += 1;
  const following = tokens[end]?.word;
  const isLast =
    following === undefined ||
    !/^\p{L}/u.test(following) ||
    isContext(following, 'clause') ||
    prepositionBefore(tokens, end + 1, languages) !== undefined;
  return isLast ? end : at;
}

/** Whether a stop word or a phrase with a capital letter may be a part of a name: it is no kind, status, amenity or number. */
function mayBeName(tokens: Token[], at: number, names: Names): boolean {
  const { word } = tokens[at]!;
  if (!isStopWord(word) && !phrases.has(word)) return false;
  if (!/^\p{L}{2,}$/u.test(word) || !isCapital(tokens, at) || names.kinds.has(normalizeKind(word))) return false;
  return !hasRole(word, 'rent') && !hasRole(word, 'sale') && !amenityPhrases.has(word) && !numberWords.has(word);
}

function areNested(places: Place[], others: Place[]): boolean {
  return places.some((place) =>
    others.some((other) => place.id !== other.id && (place.path.includes(other.id) || other.path.includes(place.id))),
  );
}
