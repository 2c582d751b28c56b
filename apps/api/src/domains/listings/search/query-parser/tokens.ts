import { normalize } from './normalize.ts';

/** A word, a number or a sign of what people typed. */
export interface Token {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Lower case, without accents and apostrophes; Arabic without its variants of letters. Digits as 0 to 9. */
  word: string;
  /** As it was typed, with its capitals and accents. */
  typed: string;
  /** Of a number. */
  value?: number;
  /** Follows the token before it without a space. */
  glued: boolean;
  /** Something else was typed, that this is a slip of. */
  corrected?: boolean;
}

/** Tokens beyond these are not read: each costs a look into the names of places. */
const maxTokens = 40;

// A number with its separators, letters, or a sign that means something.
const pieces =
  /\p{Nd}{1,3}(?:[ ,.'’\u00a0٬]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}{1,2}(?!\p{Nd}))?|\p{Nd}+(?:[.,٫]\p{Nd}+)?|[½¼¾]|[\p{L}\p{M}'’ʼ`]+|[²³]|\p{Sc}|[-–—+<>≤≥=/&,،|~%@#]/gu;

/** Letters and digits in one chunk: "2br", "9ja". */
const chunks = /[\p{L}\p{M}\p{Nd}]*(?:\p{L}\p{M}*\p{Nd}|\p{Nd}\p{L})[\p{L}\p{M}\p{Nd}]*/gu;

/**
 * Divides a text into words, numbers and signs, the first forty; what is none of these parts them. Letters and digits
 * without a space between are parted as well, unless together they are a word.
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

/** A hyphen means something between two amounts alone: it parts the words of a name otherwise. "45,000/=" ends with nothing. */
function isMeant({ word, glued }: Token, at: number, tokens: Token[]): boolean {
  const isEnd = (sign: number) => tokens[sign]?.word === '/' && /^[=-]$/.test(tokens[sign + 1]?.word ?? '');
  if (glued && ((isEnd(at) && tokens[at - 1]?.value !== undefined) || isEnd(at - 1))) return false;
  if (!/^[-–—]$/.test(word)) return true;
  const next = tokens[at + 1];
  const isAmount = next?.value !== undefined || /^\p{Sc}$/u.test(next?.word ?? '');
  return isAmount && tokens.slice(Math.max(0, at - 3), at).some(({ value }) => value !== undefined);
}

/** "l'appartement", "d'une": the article is a word of its own. Names such as "N'Djaména" and "Lang'ata" stay whole. */
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

/** "1,200,000", "1 200 000", "1.5", "2,5". One group of three digits is thousands, as nobody names a thousandth of a price. */
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

/** Where some tokens stand in the text, the last exclusive. */
export function spanOf(tokens: Token[], from: number, to: number): [start: number, end: number] {
  return [tokens[from]!.start, tokens[to - 1]!.end];
}
