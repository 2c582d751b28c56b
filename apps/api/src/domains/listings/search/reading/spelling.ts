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

/**
 * Letters to insert, remove, replace or swap with their neighbour to get from one word to the other; more than `most`
 * stands for any larger number.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      next[column] = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, next[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) next[column] = Math.min(next[column]!, before[column - 2]! + 1);
      least = Math.min(least, next[column]!);
    }
    // A swap may still be one slip more than the row before it.
    if (least > most + 1) return most + 1;
    before = last;
    last = next;
  }
  return last[b.length]!;
}
