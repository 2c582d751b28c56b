import { editDistance, plainWords } from './plain-words.ts';

export interface Suggestion {
  name: string;
  kind: 'city' | 'type';
  /** Open listings. */
  count: number;
}

const shown = 6;

/** Names that the last words of a text may be the beginning of, the best first. */
export function suggestNames(text: string, names: Suggestion[]): Suggestion[] {
  const words = plainWords(text);
  if (!words.length) return [];
  return names
    .map((suggestion) => ({ suggestion, score: scoreOf(words, plainWords(suggestion.name)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.suggestion.count - a.suggestion.count)
    .slice(0, shown)
    .map(({ suggestion }) => suggestion);
}

/** The text with its last words completed to a name. */
export function completeText(text: string, name: string): string {
  const typed = text.trim().split(/\s+/);
  const nameWords = plainWords(name);
  const begins = (length: number) =>
    nameWords.join(' ').startsWith(plainWords(typed.slice(-length).join(' ')).join(' '));
  let length = Math.min(nameWords.length, typed.length);
  while (length > 1 && !begins(length)) length -= 1;
  return [...typed.slice(0, -length), name].join(' ');
}

/** 3 when the last words begin the name, 2 when the last word begins a word in it, 1 when it is nearly such a beginning. */
function scoreOf(words: string[], name: string[]): number {
  const whole = name.join(' ');
  for (let length = Math.min(words.length, name.length); length > 0; length -= 1) {
    if (whole.startsWith(words.slice(-length).join(' '))) return 3;
  }
  const last = words.at(-1) ?? '';
  if (name.some((word) => word.startsWith(last))) return 2;
  if (last.length < 4) return 0;
  return name.some((word) => editDistance(last, word.slice(0, last.length)) <= Math.floor(last.length / 4)) ? 1 : 0;
}
