import type { Mention, ReadDescription } from './mentions.ts';
import type { ContextKind } from './phrase-files.ts';
import { contexts } from './phrase-table.ts';

/** Other words that may be between "without" and the amenity that it denies: "without any private heated pool". */
const mostBetween = 2;

/** "No pets and furnished" does not deny the furniture: such words go with the home, not with a list, unless after "or". */
export const ofTheHome: ReadonlySet<string> = new Set(['furnished', 'semi_furnished', 'unfurnished', 'serviced']);

export interface Reached {
  mention: Mention;
  /** Whether "and", "or" or a comma is before it. */
  isJoined: boolean;
}

/**
 * Returns the mentions that a word before them is about: those that follow it in its clause, and those of a list that
 * continues with `goesOn`, such as "pool, gym or garden".
 */
export function reachFrom(
  text: ReadDescription,
  start: number,
  goesOn: readonly ContextKind[] = ['alternative'],
  most = mostBetween,
): Reached[] {
  const { words, mentionAt } = text;
  const reached: Reached[] = [];
  let [between, hasContent, isJoined, isAlternative] = [0, false, false, false];
  for (let at = start; at < words.length; ) {
    const word = words[at]!;
    const mention = mentionAt.get(at);
    if (mention) {
      if (isJoined && !isAlternative && mention.amenities.some((amenity) => ofTheHome.has(amenity))) break;
      reached.push({ mention, isJoined: isJoined && hasContent });
      [at, between, hasContent, isJoined, isAlternative] = [mention.to, 0, true, false, false];
      continue;
    }
    // "Without a 🏊 Pool", and "close to 🏊 Pool 🏋 Gym".
    if (word.text === '▪' && (!hasContent || words[start]?.text === '▪')) {
      at += 1;
      continue;
    }
    if (word.kind === 'mark') {
      const isInList = word.text === '/' || word.text === '+' || (word.text === ',' && listGoesOn(text, at, goesOn));
      if (!isInList) break;
      [at, between, isJoined, isAlternative] = [at + 1, 0, true, false];
      continue;
    }
    const match = contexts.longestAt(words, at);
    const kinds = match?.values ?? [];
    if (hasContent && (kinds.includes('turn') || kinds.includes('negator'))) break;
    if (match && match.end > at && (kinds.includes('turn') || kinds.includes('joiner'))) {
      if (hasContent && kinds.includes('joiner')) isJoined = true;
      if (kinds.includes('alternative') || kinds.includes('conjunction')) isAlternative = kinds.includes('alternative');
      at = match.end;
      continue;
    }
    if (word.kind === 'word') {
      if (between === most) break;
      between += 1;
    }
    // "Instead of 600 with pool" is about a price.
    hasContent = true;
    at += 1;
  }
  return reached;
}

/** Words after a comma in which a list ends with "or". */
const longestList = 10;

function listGoesOn({ words }: ReadDescription, comma: number, kinds: readonly ContextKind[]): boolean {
  for (let at = comma + 1; at < Math.min(words.length, comma + longestList); at += 1) {
    const found = contexts.longestAt(words, at)?.values ?? [];
    if (words[at]!.text === '.' || found.includes('turn')) return false;
    if (kinds.some((kind) => found.includes(kind))) return true;
  }
  return false;
}
