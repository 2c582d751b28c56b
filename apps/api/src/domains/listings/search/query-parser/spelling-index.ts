import { slipsBetween } from '../../../../kernel/edit-distance.ts';

/** The maximum edit distance. */
const maxEdits = 2;

/** An index of words by similar spelling, which compares a word with few others. */
export class SpellingIndex {
  readonly #positions = new Map<string, number>();
  /** Words by first letter and length. */
  readonly #buckets = new Map<string, string[]>();
  /** Words by all letters but the first. */
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

  /** The words within the maximum edit distance, in their original order. */
  near(word: string): string[] {
    const found = new Set([...(this.#tails.get(word.slice(1)) ?? []), ...(this.#tails.get(word) ?? [])]);
    // A missing or swapped first letter is the second letter of the other word.
    for (const first of new Set([word[0], word[1]])) {
      for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1) {
        for (const other of this.#buckets.get(`${first}${length}`) ?? [])
          if (slipsBetween(word, other, maxEdits) <= maxEdits) found.add(other);
      }
    }
    return [...found].sort((one, other) => this.#positions.get(one)! - this.#positions.get(other)!);
  }

  /** Longer words with a prefix, the shortest first. */
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

/** Sorts words by trigram similarity to a word, the most similar first, as pg_trgm does. */
export function bySimilarity(word: string, others: string[]): string[] {
  const own = trigramsOf(word);
  return others
    .map((other) => ({ other, alike: similarity(own, trigramsOf(other)) }))
    .sort((one, next) => next.alike - one.alike || (one.other < next.other ? -1 : 1))
    .map(({ other }) => other);
}

/** The share of the trigrams of two words that both have, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return shared / (one.size + other.size - shared);
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

/** The edits allowed in a word of this length. */
export function allowedEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Words with two edits have more than this in common. */
const minSimilarity = 0.28;

/** The candidates with the smallest edit distance within the limit, in their order. */
export function closest(word: string, candidates: Iterable<string>, allowed = allowedEdits(word)): string[] {
  if (!allowed || !/^\p{L}+$/u.test(word)) return [];
  const ranked = [...new Set(candidates)]
    .filter((candidate) => Math.abs(candidate.length - word.length) <= allowed)
    // With two edits, the first letter must match.
    .filter((candidate) => allowed < 2 || candidate[0] === word[0] || candidate.slice(1) === word.slice(1))
    // Short words of equal length must share the first letter.
    .filter((candidate) => word.length > 5 || candidate.length !== word.length || candidate[0] === word[0])
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate, allowed) }))
    // Half of the letters must match.
    .filter(({ candidate, slips }) => slips <= allowed && slips < candidate.length / 2)
    // "Linden" is no "London".
    .filter(({ candidate, slips }) => slips < 2 || similarity(trigramsOf(word), trigramsOf(candidate)) > minSimilarity)
    // Users rarely mistype the first letter.
    .sort((a, b) => a.slips - b.slips || Number(a.candidate[0] !== word[0]) - Number(b.candidate[0] !== word[0]));
  return ranked.filter(({ slips }) => slips === ranked[0]!.slips).map(({ candidate }) => candidate);
}
