import { slipsBetween } from '../../../../kernel/edit-distance.ts';

/** Slips to forgive in a word. */
export function slipsIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** The candidates with the fewest slips, at most so many, in their order; none for what is not a word. */
export function closest(word: string, candidates: Iterable<string>, allowed = slipsIn(word)): string[] {
  if (!allowed || !/^\p{L}+$/u.test(word)) return [];
  const ranked = [...new Set(candidates)]
    .filter((candidate) => Math.abs(candidate.length - word.length) <= allowed)
    // Two slips and another first letter are another word.
    .filter((candidate) => allowed < 2 || candidate[0] === word[0] || candidate.slice(1) === word.slice(1))
    // A short word with another first letter is another word.
    .filter((candidate) => word.length > 5 || candidate.length !== word.length || candidate[0] === word[0])
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate, allowed) }))
    // A word is not another one whose every other letter differs.
    .filter(({ candidate, slips }) => slips <= allowed && slips < candidate.length / 2)
    // The first letter is the one that people miss least.
    .sort((a, b) => a.slips - b.slips || Number(a.candidate[0] !== word[0]) - Number(b.candidate[0] !== word[0]));
  return ranked.filter(({ slips }) => slips === ranked[0]!.slips).map(({ candidate }) => candidate);
}
