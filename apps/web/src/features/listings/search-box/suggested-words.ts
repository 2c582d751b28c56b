/** Words that lead to a place name: "house in", "appartement à". */
const leading = new Set(
  'in at near around within by of na no em perto en a à dans au près de kwa karibu katika في ب قرب'.split(' '),
);

/** Returns the text without its last words, which the suggestion replaces, and without leading prepositions. */
export function withoutLastWords(text: string, words: number): string {
  const typed = text.trim().split(/\s+/);
  let left = words;
  while (left > 0 && typed.length > 0) left -= Math.max(1, wordsIn(typed.pop()!));
  while (leading.has(typed.at(-1)?.toLowerCase() ?? '')) typed.pop();
  return typed.join(' ');
}

/** "Victoria-Island" is two words, "N'Djaména" is one. */
function wordsIn(typed: string): number {
  return typed
    .replace(/['’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean).length;
}
