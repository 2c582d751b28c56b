import { slipsBetween } from '../../../../kernel/edit-distance.ts';

/** As many slips as any word is forgiven. */
const maxEdits = 2;

/** Words in which the neighbours of a misspelt word are found without comparing it with all of them. */
export class SpellingIndex {
  readonly #positions = new Map<string, number>();
  /** By first letter and length. */
  readonly #buckets = new Map<string, string[]>();
  /** By all letters but the first. */
  readonly #tails = new Map<string, string[]>();
  #sorted: string[] | undefined;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.#positions.has(word)) continue;
      this.#positions.set(word, this.#positions.size);
      append(this.#buckets, `${word[0]}${word.length}`, word);
      append(this.#tails, word.slice(1), word);
    }
  }

  has(word: string): boolean {
    return this.#positions.has(word);
  }

  /** The words at most two slips away that `closest` may choose, in the order in which they were given. */
  near(word: string): string[] {
    const found = new Set([...(this.#tails.get(word.slice(1)) ?? []), ...(this.#tails.get(word) ?? [])]);
    // A first letter that was left out or swapped with the second is the second one of the other word.
    for (const first of new Set([word[0], word[1]])) {
      for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1) {
        for (const other of this.#buckets.get(`${first}${length}`) ?? [])
          if (slipsBetween(word, other, maxEdits) <= maxEdits) found.add(other);
      }
    }
    return [...found].sort((one, other) => this.#positions.get(one)! - this.#positions.get(other)!);
  }

  /** Longer words that begin so, the shortest first. */
  beginningWith(start: string, most: number): string[] {
    this.#sorted ??= [...this.#positions.keys()].sort();
    let low = 0;
    for (let high = this.#sorted.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (this.#sorted[middle]! < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; this.#sorted[at]?.startsWith(start); at += 1) found.push(this.#sorted[at]!);
    return found.sort((one, other) => one.length - other.length).slice(0, most);
  }
}

/** Words by how many groups of three letters they share with one, as pg_trgm counts them; the most alike first. */
export function bySimilarity(word: string, others: string[]): string[] {
  const own = trigramsOf(word);
  const alike = (other: string) => {
    const theirs = trigramsOf(other);
    const shared = [...theirs].filter((trigram) => own.has(trigram)).length;
    return shared / (own.size + theirs.size - shared);
  };
  return others
    .map((other) => ({ other, alike: alike(other) }))
    .sort((one, next) => next.alike - one.alike || (one.other < next.other ? -1 : 1))
    .map(({ other }) => other);
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function append(map: Map<string, string[]>, key: string, word: string): void {
  const others = map.get(key);
  if (others) others.push(word);
  else map.set(key, [word]);
}

/** Slips to forgive in a word. */
export function allowedEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** The candidates with the fewest slips, at most so many, in their order; none for what is not a word. */
export function closest(word: string, candidates: Iterable<string>, allowed = allowedEdits(word)): string[] {
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
