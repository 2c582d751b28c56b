import { parse, type Token } from '@messageformat/parser';

/** Starts a part of a text that has the direction of its own first letter, and ends it. */
const [start, end] = ['\u2068', '\u2069'];

/** An invisible letter from right to left. */
const mark = '\u200f';

/** A browser or email program would make a mark after an address a part of the address. */
const addresses = /^(?:url|publicUrl)$/;

/**
 * Returns a message of a language from right to left in which each text of a parameter keeps its own direction:
 * '+263 77 123 4567' and '12 Baobab Road' would be reordered. Parameters that have the marks, or a line of their own,
 * stay as they are. A message that begins with a text of another direction gets a mark before it: `dir="auto"` takes the
 * first letter, also of an isolated text, for the direction of the whole.
 */
export function isolateTexts(message: string): string {
  const tokens = parse(message);
  const marks = markedIn(tokens).sort((a, b) => b - a);
  const marked = marks.reduce((result, at) => result.slice(0, at) + mark + result.slice(at), message);
  return isolated(marked);
}

/** The places before which a message, or a case of it, needs the mark. */
function markedIn(tokens: Token[]): number[] {
  const [first] = tokens;
  if (!first || (tokens.length === 1 && first.type === 'argument')) return [];
  for (const token of tokens) {
    if ('cases' in token) return token.cases.flatMap((one) => markedIn(one.tokens));
    if (token.type === 'argument') return [first.ctx.offset];
    if (token.type !== 'content') continue;
    const letter = /\p{L}/u.exec(token.value)?.[0];
    if (letter) return isRightToLeft(letter) || !tokens.some((other) => isSaid(other)) ? [] : [first.ctx.offset];
  }
  return [];
}

const isRightToLeft = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Whether a token is more than the name of a program or a format. */
const isSaid = (token: Token) => token.type !== 'content' || isRightToLeft(token.value);

function isolated(message: string): string {
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
