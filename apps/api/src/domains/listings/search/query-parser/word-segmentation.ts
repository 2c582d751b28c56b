import { isArabic } from './phonetic-keys.ts';

/** Longer words are not split. */
const longest = 30;
/** Words of so many letters may join three words or more. */
const many = 10;
/** Short words that may be part of three joined words, beside known words of four letters. */
const small = new Set(['in', 'at', 'to', 'na', 'ya', 'em', 'en', 'for', 'and', 'the', 'bed', 'apt']);

/** Splits a word into two known words, else into the fewest known words. Returns undefined where that is impossible. */
export function segmentWord(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  if (!isJoinable(word)) return undefined;
  const pair = pairsOf(word).find((both) => both.every(isKnown));
  if (pair) return pair;
  // In Arabic, an unknown rest may be a name that matches by its phonetic key.
  if (isArabic(word))
    return pairsOf(word).findLast(([first, rest]) => first.length > 3 && rest.length > 3 && isKnown(first));
  if (word.length < many) return undefined;
  return fewestParts(word, (part) => small.has(part) || (part.length > 3 && isKnown(part)));
}

function isJoinable(word: string): boolean {
  return word.length <= longest && /^\p{L}+$/u.test(word);
}

/** All splits of a word into two of three letters or more. */
function pairsOf(word: string): [string, string][] {
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
  return places.map((at) => [word.slice(0, at), word.slice(at)]);
}

/** The shortest split of a word into parts, by dynamic programming from its end. */
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
