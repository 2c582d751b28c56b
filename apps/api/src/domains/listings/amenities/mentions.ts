import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { showsPortuguese } from './context-at.ts';
import { type Word, wordsOf } from './description-words.ts';
import type { PhraseLanguage } from './phrase-files.ts';
import { namedAmenities } from './phrase-table.ts';
import { hasTellingCapitals, isInName } from './proper-names.ts';

/** Words of a description that name amenities; none where they only look like it. */
export interface Mention {
  from: number;
  /** The first word after it. */
  to: number;
  amenities: readonly Amenity[];
  languages: ReadonlySet<PhraseLanguage>;
}

export interface ReadDescription {
  words: readonly Word[];
  mentions: readonly Mention[];
  /** By the word that it begins with. */
  mentionAt: ReadonlyMap<number, Mention>;
}

/** Finds the longest phrase of an amenity at each word, from left to right. */
export function readDescription(description: string): ReadDescription {
  const words = withMainEnSuites(wordsOf(description));
  const isTelling = hasTellingCapitals(words);
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const match = namedAmenities.longestAt(words, at);
    if (!match || match.end === at) at += 1;
    else {
      const named = match.values.flatMap((value) => (value === 'lookalike' ? [] : value));
      const isOther =
        named.length < match.values.length ||
        isUnit(words, at, match.end) ||
        isHomeItself(words, at, match.end) ||
        isInName(words, at, match.end, isTelling);
      mentions.push({
        from: at,
        to: match.end,
        amenities: isOther ? [] : [...new Set(named.map(({ amenity }) => amenity))],
        languages: new Set(named.map(({ language }) => language)),
      });
      at = match.end;
    }
  }
  return { words, mentions, mentionAt: new Map(mentions.map((mention) => [mention.from, mention])) };
}

/** "5 ac" are acres, and "450 sq" is an area. */
function isUnit(words: readonly Word[], from: number, to: number): boolean {
  const [word, before] = [words[from]!, words[from - 1]];
  if (to - from > 1 || before?.kind !== 'number') return false;
  return (word.text === 'ac' && !word.isCapital) || (word.text === 'sq' && Number.parseFloat(before.text) > 9);
}

/** "Dependência com quintal": a description that begins so is of that home. "Dependência, piscina" and "BQ attached" are not. */
function isHomeItself(words: readonly Word[], from: number, to: number): boolean {
  const [word, next, after] = [words[from]!, words[to], words[to + 1]];
  const isPart =
    !next ||
    next.kind === 'mark' ||
    /^(and|e|et|plus|available|attached|detached|included)$/.test(next.text) ||
    (next.text === 'for' && !/^(rent|sale|lease|let|hire)$/.test(after?.text ?? ''));
  return from === 0 && to === 1 && !isPart && /^(anexo|annexe|dependance|dependencia|bq|dsq|sq)$/.test(word.text);
}

/** Currencies of Portuguese prices: "25.000 MT (mês)" is a rent. */
const portugueseMoney = /^(mt|mts|mzn|meticais|kz|kzs|aoa|kwanzas|usd|dolares)$/;

/** "MES" in a list is a "main en suite". Elsewhere "mes" is "my" in French, and "mês" a month in Portuguese. */
function withMainEnSuites(words: readonly Word[]): readonly Word[] {
  const isMes = ({ text }: Word) => text === 'mes';
  if (!words.some(isMes) || showsPortuguese({ words })) return words;
  return words.map((word, at) =>
    isMes(word) && isListed(words, at) ? { ...word, forms: [...word.forms, 'ensuite'] } : word,
  );
}

function isListed(words: readonly Word[], at: number): boolean {
  const last = words.slice(0, at).findLast(({ kind }) => kind !== 'mark');
  if (last && (last.kind === 'number' || portugueseMoney.test(last.text))) return false;
  const [before, next] = [words[at - 1], words[at + 1]];
  return (
    (!before || /^([.,(+-]|with|and|but|plus|has|bics?)$/.test(before.text)) &&
    (!next || /^([.,)+-]|with|and|but|plus|bics?)$/.test(next.text))
  );
}
