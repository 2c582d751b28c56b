import { parse, type Token } from '@messageformat/parser';

/** Starts a part of a text that has the direction of its own first letter, and ends it. */
const [start, end] = ['\u2068', '\u2069'];

/** A browser or email program would make a mark after an address a part of the address. */
const addresses = /^(?:url|publicUrl)$/;

/**
 * Returns a message of a language from right to left in which each text of a parameter keeps its own direction:
 * '+263 77 123 4567' and '12 Baobab Road' would be reordered. Parameters that have the marks, or a line of their own,
 * stay as they are.
 */
export function isolateTexts(message: string): string {
  const tokens = textsOf(parse(message)).sort((a, b) => b.ctx.offset - a.ctx.offset);
  return tokens.reduce((result, { arg, ctx: { offset, text } }) => {
    const [before, after] = [result.slice(0, offset), result.slice(offset + text.length)];
    const isAlone = /(?:^|\n)$/.test(before) && /^(?:\n|$)/.test(after);
    if (isAlone || before.endsWith(start) || addresses.test(arg)) return result;
    return before + start + text + end + after;
  }, message);
}

type Text = Extract<Token, { type: 'argument' }>;

function textsOf(tokens: Token[]): Text[] {
  return tokens.flatMap((token) => {
    if (token.type === 'argument') return [token];
    return 'cases' in token ? token.cases.flatMap(({ tokens: inside }) => textsOf(inside)) : [];
  });
}
