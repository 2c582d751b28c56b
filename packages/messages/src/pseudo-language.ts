import { parse, type Token } from '@messageformat/parser';

/** The code of the pseudo-language, as Android and Chrome name English with accents. */
export const pseudoLanguage = 'en-XA';

const accents = new Map(
  Object.entries({ a: 'á', c: 'ç', e: 'é', g: 'ğ', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' }).flatMap(
    ([letter, accented]) => [
      [letter, accented],
      [letter.toUpperCase(), accented.toUpperCase()],
    ],
  ),
);

/** Tags and web addresses. */
const kept = /(<\/?\w+>|https?:\/\/\S*)/;

/**
 * Returns an English message in the pseudo-language: letters have accents, each vowel is doubled, which makes texts about
 * 40 % longer, and the message has brackets. A text without accents is in no message file, and a text without its second
 * bracket is cut. Parameters, plurals, choices and tags stay.
 */
export function pseudoMessage(message: string): string {
  const contents = contentsOf(parse(message)).sort((a, b) => b.ctx.offset - a.ctx.offset);
  const changed = contents.reduce(
    (result, { ctx: { offset, text } }) =>
      result.slice(0, offset) + lengthen(text) + result.slice(offset + text.length),
    message,
  );
  return `[${changed}]`;
}

type Content = Extract<Token, { type: 'content' }>;

function contentsOf(tokens: Token[]): Content[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token];
    return 'cases' in token ? token.cases.flatMap(({ tokens: inside }) => contentsOf(inside)) : [];
  });
}

function lengthen(text: string): string {
  const parts = text.split(kept);
  return parts.map((part, at) => (at % 2 === 1 ? part : accentuate(part))).join('');
}

function accentuate(text: string): string {
  const doubled = text.replaceAll(/[aeiouy]/gi, (vowel) => vowel + vowel.toLowerCase());
  return Array.from(doubled, (letter) => accents.get(letter) ?? letter).join('');
}
