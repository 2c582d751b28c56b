import { normalize } from '../../core/normalize.ts';
import { currencyNames } from './currencies.ts';

/** A word, number or sign of the text. */
export interface Token {
  /** Its position in the text. */
  start: number;
  end: number;
  /** Normalized: lower case, no accents or apostrophes, one form of each Arabic letter, digits 0 to 9. */
  word: string;
  /** With the capitals and accents of the text. */
  typed: string;
  /** The value of a number. */
  value?: number;
  /** Whether no space separates it from the previous token. */
  glued: boolean;
  /** Whether spell correction changed the word. */
  corrected?: boolean;
  /** Whether no listing has the word. False for words that were not looked up. */
  absent?: boolean;
}

/** The parser ignores later tokens, since each costs lookups of place names. */
const maxTokens = 40;

// A number with its separators, letters, or a meaningful sign. "Phase 1 850k" and "T3 150 000" have two numbers each,
// "50 000KES" has one, and "20x30 500 mil" has three. The 0 of "Zango 0 120 mil" is no thousands, while "0 700 123 456" is one
// number, of a telephone.
const pieces =
  /(?<=\p{Nd} ?x ?)\p{Nd}{2,3}(?=[ \u00a0])|\p{Nd}(?=[ \u00a0])(?<=(?<![\p{L}\p{M}])(?:[tfv]|s\+|(?:phase|tipo|zone|block?) )\p{Nd})|(?!0[ \u00a0]\p{Nd}{3}(?:[ \u00a0]\p{Nd}{3})?(?![ \u00a0]?\p{Nd}))\p{Nd}{1,3}(?:[,.'’٬]\p{Nd}{3}|[ \u00a0]\p{Nd}{3}(?![kK](?!\p{L})))+(?!\p{Nd})(?:[.,٫]\p{Nd}{1,2}(?!\p{Nd}))?|\p{Nd}+(?:[.,٫]\p{Nd}+)?|[½¼¾]|[\p{L}\p{M}'’ʼ`]+|[²³]|\p{Sc}|[-–—+<>≤≥=/&,،|~%@#]/giu;

/** Letters and digits in one chunk: "2br", "9ja". */
const chunks = /[\p{L}\p{M}\p{Nd}]*(?:\p{L}\p{M}*\p{Nd}|\p{Nd}\p{L})[\p{L}\p{M}\p{Nd}]*/gu;

/**
 * Splits a text into words, numbers and signs, at most forty. A chunk of letters and digits is split as well, unless it is a
 * known word.
 */
export function tokenize(text: string, isWord: (chunk: string) => boolean = () => false): Token[] {
  const tokens: Token[] = [];
  const kept = [...text.matchAll(chunks)].filter(([chunk]) => isWord(normalize(chunk)));
  for (const match of text.matchAll(pieces)) {
    const chunk = kept.find(({ index, 0: word }) => match.index >= index && match.index < index + word.length);
    if (!chunk) for (const [piece, at] of splitArticle(match[0], match.index)) add(tokens, piece, at);
    else if (match.index === chunk.index) add(tokens, chunk[0], chunk.index);
    if (tokens.length >= maxTokens) break;
  }
  return tokens.slice(0, maxTokens).filter(isMeant);
}

/** Whether a sign has a meaning. A hyphen has one only between amounts, and the end of "45,000/=" has none. */
function isMeant({ word, glued }: Token, at: number, tokens: Token[]): boolean {
  const isEnd = (sign: number) => tokens[sign]?.word === '/' && /^[=-]$/.test(tokens[sign + 1]?.word ?? '');
  if (glued && ((isEnd(at) && tokens[at - 1]?.value !== undefined) || isEnd(at - 1))) return false;
  if (!/^[-–—]$/.test(word)) return true;
  const next = tokens[at + 1];
  const isMoney = currencyNames.has(next?.word ?? '') && tokens[at + 2]?.value !== undefined;
  const isAmount = next?.value !== undefined || isMoney || /^\p{Sc}$/u.test(next?.word ?? '');
  return isAmount && tokens.slice(Math.max(0, at - 3), at).some(({ value }) => value !== undefined);
}

/** Splits the article from "l'appartement" and "d'une". Names such as "N'Djaména" and "Lang'ata" stay whole. */
function splitArticle(piece: string, at: number): [string, number][] {
  const article = /^(?:[ldjscm]|qu)['’](?=\p{L})/iu.exec(piece)?.[0].length;
  return article
    ? [
        [piece.slice(0, article - 1), at],
        [piece.slice(article), at + article],
      ]
    : [[piece, at]];
}

const parts = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

function add(tokens: Token[], piece: string, start: number): void {
  const word = normalize(piece === '،' ? ',' : piece)
    .replace(/٬/g, ',')
    .replace(/٫/g, '.');
  if (!word) return;
  const end = start + piece.length;
  const glued = tokens.at(-1)?.end === start;
  const part = parts.get(piece);
  if (part !== undefined) tokens.push({ start, end, typed: piece, word, glued, value: part });
  else
    tokens.push(
      /^\d/.test(word) && /^[\d.,'’\s]+$/.test(word)
        ? { start, end, typed: piece, word, glued, value: numberIn(word) }
        : { start, end, typed: piece, word, glued },
    );
}

/** Parses "1,200,000", "1 200 000", "1.5" and "2,5". A group of three digits is thousands, since prices have no thousandths. */
function numberIn(written: string): number {
  const groups = written.split(/[ ,.'’\u00a0]/);
  const [first = '', ...rest] = groups;
  if (!rest.length) return Number(first);
  const last = rest.at(-1)!;
  const thousands = rest.every((group) => group.length === 3) && first.length <= 3 && first !== '0';
  if (thousands) return Number(groups.join(''));
  return rest.length === 1 || rest.slice(0, -1).every((group) => group.length === 3)
    ? Number(`${first}${rest.slice(0, -1).join('')}.${last}`)
    : Number(groups.join(''));
}

/** The position of tokens in the text; the last index is exclusive. */
export function spanOf(tokens: Token[], from: number, to: number): [start: number, end: number] {
  return [tokens[from]!.start, tokens[to - 1]!.end];
}
