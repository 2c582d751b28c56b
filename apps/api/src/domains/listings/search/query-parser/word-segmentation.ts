import { isArabic } from './phonetic-keys.ts';

/** Longer words are no such slip. */
const longest = 30;
/** In words so long, three and more may be hidden. */
const many = { from: 10, to: 24 };
/** What a word of three and more is made of: these, and known words of four letters. */
const small = new Set(['in', 'at', 'to', 'na', 'ya', 'em', 'en', 'for', 'and', 'the', 'bed', 'apt']);

/** A word as two that are known, else as the fewest words that are; undefined where it is none of these. */
export function segmentWord(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  if (!isJoinable(word)) return undefined;
  const pair = pairsOf(word).find((both) => both.every(isKnown));
  if (pair) return pair;
  // What follows a word of the search in Arabic may be a name by its sound.
  if (isArabic(word))
    return pairsOf(word).findLast(([first, rest]) => first.length > 3 && rest.length > 3 && isKnown(first));
  if (word.length < many.from || word.length > many.to) return undefined;
  return fewestParts(word, (part) => small.has(part) || (part.length > 3 && isKnown(part)));
}

function isJoinable(word: string): boolean {
  return word.length <= longest && /^\p{L}+$/u.test(word);
}

/** The ways to take a word for two of three letters or more. */
function pairsOf(word: string): [string, string][] {
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
  return places.map((at) => [word.slice(0, at), word.slice(at)]);
}

/** The fewest parts that a word is made of, from its end to its beginning. */
function fewestParts(word: string, isPart: (part: string) => boolean): string[] | undefined {
  const from: (string[] | undefined)[] = Array.from({ length: word.length + 1 });
  from[word.length] = [];
  for (let start = word.length - 2; start >= 0; start -= 1) {
    for (let end = start + 2; end <= word.length; end += 1) {
      const rest = from[end];
      const best = from[start];
      if (!rest || (best && best.length <= rest.length + 1) || !isPart(word.slice(start, end))) continue;
      from[start] = [word.slice(start, end), ...rest];
    }
  }
  return from[0];
}
