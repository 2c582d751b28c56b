import { claims, companyKinds, connectors, regions } from './filler-words.ts';
import { hasTurnedLetter, plainText, skeleton } from './letters.ts';

/** One way to read a name. */
interface Reading {
  /** The skeleton of the words that tell this name from others; '' for a name without letters. */
  core: string;
  /** The skeleton of all words. */
  whole: string;
}

/** How a name looks, for comparisons by `looksLike`. */
export interface NameLooks {
  plain: Reading;
  /** As a name with rotated letters is compared: such letters read as the letters that they show. */
  turned: Reading;
  /** Further readings of a name with rotated letters: upside down as a whole or word by word; empty for others. */
  rotated: Reading[];
  /** Number of words that tell this name from others. */
  words: number;
  /** Whether the name has a word that companies use, such as Properties or Official. */
  namesCompany: boolean;
}

/** Fillers written as one with a name count from this length, shorter ones only beside a core of eight letters. */
const longFiller = 4;
const shortestCore = 4;
const longCore = 8;

const modes = { plain: fillersOf(false), turned: fillersOf(true) };

/** Reads how a name looks: by UTS #39, without fillers such as Properties, Ltd, Official and NG. */
export function readName(name: string): NameLooks {
  const text = plainText(name);
  const plain = readWords(text, false);
  const rotations = hasTurnedLetter(name) ? [text, backwards(text), wordsBackwards(text)] : [];
  let turned: Reading | undefined;
  return {
    plain,
    // Most names are never compared with one that has rotated letters.
    get turned() {
      return (turned ??= readWords(text, true));
    },
    rotated: rotations.map((rotation) => readWords(rotation, true)),
    words: plain.words,
    namesCompany: plain.namesCompany,
  };
}

/** Whether people take one name for the other. */
export function looksLike(one: NameLooks, other: NameLooks): boolean {
  if (isAlike(one.plain, other.plain, modes.plain)) return true;
  return (
    one.rotated.some((reading) => isAlike(reading, other.turned, modes.turned)) ||
    other.rotated.some((reading) => isAlike(one.turned, reading, modes.turned))
  );
}

type Fillers = ReturnType<typeof fillersOf>;

function isAlike(one: Reading, other: Reading, fillers: Fillers): boolean {
  if (one.core === '' || other.core === '') return false;
  return (
    one.core === other.core || isPadded(one.whole, other.core, fillers) || isPadded(other.whole, one.core, fillers)
  );
}

/** Whether a name is the core of another one with nothing but fillers before and after it, all written as one. */
function isPadded(whole: string, core: string, { glued, short }: Fillers): boolean {
  if (core.length < shortestCore || whole.length > 200) return false;
  const fillers = core.length < longCore ? glued : [...glued, ...short];
  for (let at = whole.indexOf(core); at >= 0; at = whole.indexOf(core, at + 1)) {
    if (isMadeOf(whole.slice(0, at), fillers) && isMadeOf(whole.slice(at + core.length), fillers)) return true;
  }
  return false;
}

function isMadeOf(text: string, fillers: string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const filler of fillers) if (text.startsWith(filler, at)) reached.add(at + filler.length);
  }
  return reached.has(text.length);
}

function readWords(text: string, turned: boolean): Reading & { words: number; namesCompany: boolean } {
  const { drops, marks, joins, the } = turned ? modes.turned : modes.plain;
  const keyOf = (word: string) => skeleton(word, { turned });
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => {
      const key = keyOf(word);
      const parts = partsOf(word);
      return { key, parts: parts.length > 1 ? parts.map(keyOf).filter(Boolean) : [key] };
    })
    .filter(({ key }) => key !== '');
  const isFiller = ({ key }: { key: string }) => drops.has(key) || key === the;
  const telling = words.flatMap((word) => {
    const parts = isFiller(word) ? [] : word.parts.filter((key) => !isFiller({ key }));
    return parts.length ? [parts.join('')] : [];
  });
  const kept = telling.filter((key, at) => !(joins.has(key) && at > 0 && at < telling.length - 1));
  const whole = words.map(({ key }) => key).join('');
  return {
    core: kept.length ? kept.join('') : whole,
    whole,
    words: kept.length,
    namesCompany: words.some(({ key, parts }) => [key, ...parts].some((part) => marks.has(part))),
  };
}

/** The words of a name in camel case, such as KopjeCraneNG. */
function partsOf(word: string): string[] {
  return word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
}

function backwards(text: string): string {
  return Array.from(text).reverse().join('');
}

function wordsBackwards(text: string): string {
  return text.split(' ').map(backwards).join(' ');
}

function fillersOf(turned: boolean) {
  const keyOf = (word: string) => skeleton(word, { turned });
  const marking = [...companyKinds, ...claims].map(keyOf);
  const all = [...marking, ...regions.map(keyOf), keyOf('the'), keyOf('and')];
  return {
    drops: new Set([...marking, ...regions.map(keyOf)]),
    marks: new Set(marking),
    joins: new Set(connectors.map(keyOf)),
    the: keyOf('the'),
    glued: all.filter((key) => key.length >= longFiller),
    short: all.filter((key) => key.length < longFiller && key.length > 1),
  };
}
