import { type Word, wordsOfPhrase } from './description-words.ts';

interface Node<Value> {
  next: Map<string, Node<Value>>;
  values: Value[];
}

export interface Match<Value> {
  /** The first word after the phrase. */
  end: number;
  values: readonly Value[];
}

/** Finds the longest phrase that begins at a word. */
export class PhraseIndex<Value> {
  readonly #root: Node<Value> = { next: new Map(), values: [] };

  add(phrase: string, value: Value): void {
    let node = this.#root;
    for (const word of wordsOfPhrase(phrase)) {
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map(), values: [] }));
      node = next;
    }
    if (!node.values.includes(value)) node.values.push(value);
  }

  longestAt(words: readonly Word[], at: number): Match<Value> | undefined {
    return longestFrom(this.#root, words, at);
  }
}

/** A phrase that ends with "ل" wants the next word to begin with it: Arabic attaches "for" to its word. */
const attachedFor = 'ل';

function longestFrom<Value>(
  node: Node<Value>,
  words: readonly Word[],
  at: number,
  isInside = false,
): Match<Value> | undefined {
  let best: Match<Value> | undefined;
  // "Title: sectional" is the phrase "title sectional", and "walled/gated" is "walled gated".
  const from = isInside && /^[:/-]$/.test(words[at]?.text ?? '') ? at + 1 : at;
  const word = words[from];
  for (const form of word?.forms ?? []) {
    const next = node.next.get(form);
    const found = next && longestFrom(next, words, from + 1, true);
    if (found && (!best || found.end > best.end)) best = found;
  }
  const attached = word?.text.startsWith(attachedFor) ? node.next.get(attachedFor) : undefined;
  if (!best && attached?.values.length) return { end: at, values: attached.values };
  return best ?? (node.values.length ? { end: at, values: node.values } : undefined);
}
