import type { Word } from './description-words.ts';
import type { Mention, ReadDescription } from './mentions.ts';
import type { ContextKind } from './phrase-files.ts';
import type { Match } from './phrase-index.ts';
import { contexts } from './phrase-table.ts';

/** The longest context phrase at a word, if it is of the kind. */
export function contextAt({ words }: ReadDescription, at: number, kind: ContextKind): Match<ContextKind> | undefined {
  const match = contexts.longestAt(words, at);
  return match?.values.includes(kind) ? match : undefined;
}

export function hasContext(text: ReadDescription, at: number, kind: ContextKind): boolean {
  return contextAt(text, at, kind) !== undefined;
}

export function isInsideMention({ mentions }: ReadDescription, at: number): boolean {
  return mentions.some(({ from, to }) => from <= at && at < to);
}

export function isClauseEnd(word: Word | undefined): boolean {
  return word === undefined || (word.kind === 'mark' && word.text !== '-');
}

/**
 * Returns the start of the statement about a mention: after "is", a colon and the like, and for distances after numbers and
 * articles.
 */
export function pastLinks(text: ReadDescription, from: number, isDistance = false): number {
  for (let at = from; ; at += 1) {
    const word = text.words[at];
    if (!word || contextIsMore(text, at)) return at;
    const isLink = word.kind === 'mark' ? /^[-:(=]$/.test(word.text) : hasContext(text, at, 'link');
    const isAmount =
      isDistance &&
      (word.kind === 'number' || hasContext(text, at, 'joiner') || /^(within|about|few)$/.test(word.text));
    if (!isLink && !isAmount) return at;
  }
}

/** A linking word may start the phrase of a statement: "ni hiari". */
function contextIsMore(text: ReadDescription, at: number): boolean {
  return (['denied_after', 'denied_directly', 'prospect_after', 'near_after'] as const).some((kind) =>
    hasContext(text, at, kind),
  );
}

export function mentionsBetween({ mentions }: ReadDescription, start: number, end: number): Mention[] {
  return mentions.filter(({ from }) => from >= start && from < end);
}

/** The colon that ends a heading with a phrase that ends before `end`, after so many further words at most; undefined for none. */
export function headingColon({ words }: ReadDescription, end: number, most: number): number | undefined {
  const colon = words.findIndex(({ kind }, at) => at >= end && kind === 'mark');
  return words[colon]?.text === ':' && colon - end <= most ? colon : undefined;
}

export function sentenceEnd({ words }: ReadDescription, from: number): number {
  const end = words.findIndex(({ text }, at) => at > from && text === '.');
  return end < 0 ? words.length : end;
}

/** The end of a plan: "we will install\nsolar" goes on in the next line, and "will have:\n- pool\n- gym" in those of its list. */
export function planEnd({ words }: ReadDescription, from: number): number {
  const start = words[from]?.text === ':' ? from + 1 : from;
  const isItem = (at: number) => at === start || words[at - 1]?.isLine || /^[-.]$/.test(words[at + 1]?.text ?? '');
  const isGoingOn = (at: number) => words[start]?.isLine && words[at]?.isLine && isItem(at);
  const end = words.findIndex(({ text }, at) => at >= start && text === '.' && !isGoingOn(at));
  return end < 0 ? words.length : end;
}

/** Whether a text is Portuguese, in which "no" means "in the". */
export function showsPortuguese({ words }: Pick<ReadDescription, 'words'>): boolean {
  const count = (pattern: RegExp) => words.filter(({ text }) => pattern.test(text)).length;
  return (
    count(/^(com|uma|um|para|da|do|das|dos|quartos?|casa|em|apartamento|moradia|sala|venda)$/) >
    count(/^(the|and|with|is|has|for|of|bedrooms?|house|rooms?|get)$/)
  );
}
