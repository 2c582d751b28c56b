import type { AppContext } from '../../../../context.ts';
import { oncePerRequest } from '../../../../once-per-request.ts';
import { correctSpelling } from './spell-correction.ts';
import { numberWords } from './numbers.ts';
import { phrases } from './lexicon.ts';
import { parseTokens } from './parser.ts';
import { normalizeKind } from './kind-names.ts';
import { isStopWord } from './known-words.ts';
import { emptyIntent, type ParsedQuery } from './parsed-query.ts';
import { arabicStems } from './phonetic-keys.ts';
import type { Names } from './place-names.ts';
import { type Token, tokenize } from './tokens.ts';
import { getVocabulary } from './vocabulary.ts';
import { romanceCountries } from './country-languages.ts';

interface Context extends Pick<AppContext, 'pool' | 'memo'> {
  /** Without it, amounts that name neither a currency nor a place are US dollars. */
  config?: Pick<AppContext['config'], 'siteCurrency' | 'brand'>;
}

/** Words of the longest name of a place. */
const maxPlaceNameWords = 5;

/**
 * Parses what a user types about a home in English, Nigerian Pidgin, French, Portuguese, Swahili or Arabic, with the usual words of
 * Afrikaans and Kinyarwanda. Every text has a parsed query: words without a meaning become keywords. A text is parsed once per request. `chosenCurrency` (ISO 4217) is the
 * user's, for amounts that name neither a currency nor a place.
 */
export function parseQuery(ctx: Context, text: string, chosenCurrency?: string): Promise<ParsedQuery> {
  return oncePerRequest(ctx, `text ${chosenCurrency ?? ''} ${text}`, () => parseText(ctx, text, chosenCurrency));
}

async function parseText(ctx: Context, text: string, chosenCurrency: string | undefined): Promise<ParsedQuery> {
  const typed = tokenize(text, (chunk) => phrases.has(chunk) || numberWords.has(chunk) || /^(sha2+a|9ja)$/.test(chunk));
  if (!typed.length) return { intent: emptyIntent(), parts: [] };
  const vocabulary = await getVocabulary(ctx);
  const called = (tokens: Token[]) => vocabulary.places.named(phrasesIn(tokens), vocabulary);
  const { rates } = vocabulary;
  const siteCurrency = ctx.config?.brand.currency ?? ctx.config?.siteCurrency ?? 'USD';
  const tokens = await correctSpelling(ctx, typed, vocabulary, called(typed));
  const names = { ...vocabulary, places: called(tokens) };
  return parseTokens(withThousands(tokens, names), names, { rates, chosenCurrency, siteCurrency });
}

/** "Mil" is a thousand where French or Portuguese is spoken, and a million elsewhere. "Sale" is rather no Salé in Morocco. */
function withThousands(tokens: Token[], { places, kinds }: Names): Token[] {
  if (!tokens.some(({ word }) => word === 'mil')) return tokens;
  const named = [...places].filter(
    ([phrase]) => !phrases.has(phrase) && !kinds.has(normalizeKind(phrase)) && !isStopWord(phrase),
  );
  const countries = named.map(([, each]) => new Set(each.map(({ country }) => country)));
  const isThousand = countries.length > 0 && countries.every((each) => !each.isDisjointFrom(romanceCountries));
  return isThousand ? tokens.map((token) => (token.word === 'mil' ? { ...token, word: 'mille' } : token)) : tokens;
}

/** All phrases that may name a place, each once. */
function phrasesIn(tokens: Token[]): string[] {
  const words = tokens.filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= maxPlaceNameWords && at + length <= words.length; length += 1) {
      const [head, ...rest] = words.slice(at, at + length).map(({ word }) => word);
      for (const start of [head!, ...arabicStems(head!)]) found.add([start, ...rest].join(' '));
      // "Westland" is Westlands.
      const phrase = [head!, ...rest].join(' ');
      if (/^[a-z ]{5,}$/.test(phrase)) found.add(phrase.endsWith('s') ? phrase.slice(0, -1) : `${phrase}s`);
    }
  }
  return [...found];
}
