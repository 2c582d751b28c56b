import type { AppContext } from '../../../../context.ts';
import { countries } from '../../../../kernel/countries.ts';
import { runSearch } from '../run-search.ts';
import { nearestWords } from './suggestions.ts';
import { hasOtherWords, longestPhrase, otherWords, tradeWords } from './synonyms.ts';

type Context = Pick<AppContext, 'pool'>;

/** Words beyond these are not looked at: each costs a look into the index. */
const maxWords = 12;

/** Words that say nothing about a listing. */
const fillWords = new Set(
  `a about all am an and any are around as at be by can cheap do find for from get has have how i im in is it listing
  listings looking me my near nearby need of offer on or our place please properties property search seeking some
  that the their them there this to up urgent urgently very want we where which with within you your`.split(/\s+/),
);

const statusPhrases = new Map<string, string>([
  ['for rent', 'zzrent'],
  ['to rent', 'zzrent'],
  ['to let', 'zzrent'],
  ['rent', 'zzrent'],
  ['rental', 'zzrent'],
  ['rentals', 'zzrent'],
  ['renting', 'zzrent'],
  ['let', 'zzrent'],
  ['lease', 'zzrent'],
  ['kupanga', 'zzrent'],
  ['louer', 'zzrent'],
  ['for sale', 'zzsale'],
  ['sale', 'zzsale'],
  ['buy', 'zzsale'],
  ['buying', 'zzsale'],
  ['purchase', 'zzsale'],
  ['vendre', 'zzsale'],
]);

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const bedroomWords = new Set(['bed', 'beds', 'bedroom', 'bedrooms', 'bedroomed', 'bdrm', 'br', 'roomed']);

const countryTokens = new Map<string, readonly string[]>([
  // Two countries are called so.
  ['congo', ['zzcg', 'zzcd']],
  ...countries.map(({ code, name }) => [plainEnough(name), [`zz${code.toLowerCase()}`]] as const),
  ...(
    [
      ['naija', 'NG'],
      ['zim', 'ZW'],
      ['mzansi', 'ZA'],
      ['sa', 'ZA'],
      ['rsa', 'ZA'],
      ['ivory coast', 'CI'],
      ['drc', 'CD'],
      ['cape verde', 'CV'],
      ['swaziland', 'SZ'],
    ] as const
  ).map(([name, code]) => [name, [`zz${code.toLowerCase()}`]] as const),
]);

/**
 * What people typed as a query of the text index, or null when it names nothing. All of it must be met; a word
 * may be met by another word for the same, and a word that nothing is called by the nearest ones that are.
 */
export async function readText(ctx: Context, text: string): Promise<string | null> {
  const words = await plainWords(ctx, text);
  const parts = divide(words);
  const unsure = parts.flatMap((part) => ('word' in part ? [part.word] : []));
  const meanings = await nearestWords(ctx, unsure);
  const groups = parts.map((part) => ('meant' in part ? part.meant : (meanings.get(part.word) ?? [part.word])));
  return groups.length ? groups.map((group) => `(${group.map(lexemes).join(' | ')})`).join(' & ') : null;
}

/** The dots of "V.I.". */
const initials = /(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:$|[\s.,]))/gu;

async function plainWords(ctx: Context, text: string): Promise<string[]> {
  const [row] = await runSearch<{ words: string }>(ctx, 'SELECT plain_words($1::text) AS words', [
    text.replace(initials, ''),
  ]);
  return (row?.words ?? '').split(' ').filter(Boolean).slice(0, maxWords);
}

/** What is understood by itself, as alternatives; or a word that the names of listings have to explain. */
type Part = { meant: string[] } | { word: string };

function divide(words: string[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, part } = bedroomsAt(words, at) ?? phraseAt(words, at) ?? { length: 1, part: wordAt(words[at]!) };
    if (part) parts.push(part);
    at += length;
  }
  return parts;
}

/** "3 bedroom", "3bed", "three bedroomed": a word that listings with so many have. */
function bedroomsAt(words: string[], at: number): { length: number; part: Part } | undefined {
  const joined = /^(\d{1,2})(bed|beds|bedroom|bedrooms|br|bdrm|roomed)$/.exec(words[at]!);
  if (joined) return { length: 1, part: { meant: [`${joined[1]}bed`] } };
  const spelt = numbers.indexOf(words[at]!) + 1;
  const count = spelt || (/^\d{1,2}$/.test(words[at]!) ? Number(words[at]) : 0);
  if (!count || !bedroomWords.has(words[at + 1] ?? '')) return undefined;
  return { length: 2, part: { meant: [`${count}bed`] } };
}

/** The longest phrase that means something as a whole. */
function phraseAt(words: string[], at: number): { length: number; part: Part } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const status = statusPhrases.get(phrase);
    if (status) return { length, part: { meant: [status] } };
    const countryToken = countryTokens.get(phrase);
    // A country's name can be a street's or a school's as well.
    if (countryToken) return { length, part: { meant: [...countryToken, phrase] } };
    for (const known of [phrase, phrase.replace(/(?<=[^su])s$/, '')]) {
      if (hasOtherWords(known)) return { length, part: { meant: otherWords(known) } };
    }
  }
  return undefined;
}

function wordAt(word: string): Part | null {
  if (fillWords.has(word)) return null;
  return tradeWords.has(word) ? { meant: [word] } : { word };
}

/** A phrase as all of its words. Words are letters and digits; a star after one means its beginning. */
function lexemes(phrase: string): string {
  const words = phrase.split(' ').map((word) => (word.endsWith('*') ? `'${word.slice(0, -1)}':*` : `'${word}'`));
  return words.length > 1 ? `(${words.join(' & ')})` : words[0]!;
}

function plainEnough(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
