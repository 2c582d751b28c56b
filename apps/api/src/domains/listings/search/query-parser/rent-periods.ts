import { type PricePeriod, pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import { amenityPhrases } from './amenity-phrases.ts';
import { hasRole, isContext, phraseOf, roleAt } from './lexicon.ts';
import { measureAt } from './measures.ts';
import type { ParserState } from './parser-state.ts';

/** The period of a rent that stands elsewhere. Light and guards are "daily" too, so a day counts only beside a rent. */
export function rentPeriodAt({ tokens, languages }: ParserState, at: number, next: number): PricePeriod | undefined {
  const period = roleAt(tokens, at, pricePeriodNames)?.role;
  if (period !== 'day') return period;
  const before = [1, 2, 3].map((words) => phraseOf(tokens, Math.max(0, at - words), Math.min(at, words)));
  const amenities = before.flatMap((phrase) => amenityPhrases.get(phrase)?.amenities ?? []);
  // Homes that are let by the night are furnished.
  if (amenities.includes('furnished') || before.some((phrase) => hasRole(phrase, 'rent'))) return period;
  if (amenities.length || isContext(tokens[at - 1]?.word, 'hours')) return undefined;
  if (isContext(phraseOf(tokens, at, next - at), 'each period')) return period;
  const isPaid = roleAt(tokens, next, ['rent']) ?? measureAt(tokens, next, languages.has('pt'))?.unit === 'price';
  return isPaid ? period : undefined;
}
