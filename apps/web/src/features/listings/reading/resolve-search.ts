import { editDistance, plainWords } from './plain-words.ts';

/** What a visitor's words mean for the list of listings. */
export interface ResolvedSearch {
  propertyStatus?: 'FOR_SALE' | 'FOR_RENT';
  propertyType?: string;
  city?: string;
  /** Words that name nothing we know, as they were typed. */
  unknown: string[];
}

export interface KnownNames {
  /** The most frequent first. */
  types: string[];
  cities: string[];
}

const statusWords = new Map<string, 'FOR_SALE' | 'FOR_RENT'>([
  ['rent', 'FOR_RENT'],
  ['rental', 'FOR_RENT'],
  ['renting', 'FOR_RENT'],
  ['let', 'FOR_RENT'],
  ['lease', 'FOR_RENT'],
  ['letting', 'FOR_RENT'],
  ['sale', 'FOR_SALE'],
  ['buy', 'FOR_SALE'],
  ['buying', 'FOR_SALE'],
  ['purchase', 'FOR_SALE'],
  ['sell', 'FOR_SALE'],
]);

/** What people also call a type. Used only where a type of the second name exists. */
const otherNames = new Map<string, string[]>([
  ['flat', ['apartment', 'block of flat']],
  ['home', ['house']],
  ['villa', ['house']],
  ['plot', ['stand']],
  ['land', ['stand', 'farm']],
  ['office', ['commercial']],
  ['shop', ['commercial']],
  ['warehouse', ['commercial']],
  ['student', ['student accommodation']],
  ['hostel', ['student accommodation']],
]);

const fillWords = new Set(
  'a an the in at on near around by for to of with and or me i we want need looking find property listing place'.split(
    ' ',
  ),
);

/** Finds status, type and city in free text, forgiving accents, plurals and small slips. */
export function resolveSearch(text: string, { types, cities }: KnownNames): ResolvedSearch {
  const words = plainWords(text);
  const typed = text
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const found: ResolvedSearch = { unknown: [] };
  for (let at = 0; at < words.length; ) {
    const match = matchAt(words, at, types, cities);
    if (match) {
      found[match.kind] ??= match.name as never;
      at += match.length;
      continue;
    }
    const word = words[at]!;
    const status = statusWords.get(word);
    if (status) found.propertyStatus ??= status;
    else if (!fillWords.has(word)) found.unknown.push(typed[at] ?? word);
    at += 1;
  }
  return found;
}

interface Match {
  kind: 'propertyType' | 'city';
  name: string;
  /** Words that it took. */
  length: number;
}

/** The longest name that stands at a word. */
function matchAt(words: string[], at: number, types: string[], cities: string[]): Match | undefined {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    if (length === 1 && (fillWords.has(phrase) || statusWords.has(phrase))) return undefined;
    const city = closest(phrase, cities);
    const type = closest(phrase, [...types]) ?? byOtherName(phrase, types) ?? byPart(phrase, types);
    // A name spelt exactly wins over one that is only similar.
    if (type && (!city || type.distance < city.distance)) return { kind: 'propertyType', name: type.name, length };
    if (city) return { kind: 'city', name: city.name, length };
  }
  return undefined;
}

/** The name with the fewest slips; one slip is forgiven in four letters. */
function closest(phrase: string, names: string[]): { name: string; distance: number } | undefined {
  const allowed = phrase.length < 4 ? 0 : Math.floor(phrase.length / 4);
  const ranked = names
    .map((name) => ({ name, distance: editDistance(phrase, plainWords(name).join(' ')) }))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0] && ranked[0].distance <= allowed ? ranked[0] : undefined;
}

function byOtherName(phrase: string, types: string[]) {
  const meant = otherNames.get(phrase) ?? [];
  const name = types.find((type) => meant.includes(plainWords(type).join(' ')));
  return name === undefined ? undefined : { name, distance: 0 };
}

/** "duplex" for "Detached Duplex": of several, the most frequent. */
function byPart(phrase: string, types: string[]) {
  const name = types.find((type) => plainWords(type).includes(phrase));
  return name === undefined ? undefined : { name, distance: 1 };
}
