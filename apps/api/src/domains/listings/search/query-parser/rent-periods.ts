import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { type PricePeriod, pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import { amenityPhrases } from './amenity-phrases.ts';
import { entityAt } from './entities.ts';
import { hasRole, isContext, phraseOf, roleAt } from './lexicon.ts';
import { measureAt } from './measures.ts';
import type { ParserState } from './parser-state.ts';
import { spanOf } from './tokens.ts';

/** Keeps the first period of a rent that stands elsewhere. */
export function addPeriod(state: ParserState, at: number, next: number): void {
  const per = rentPeriodAt(state, at, next);
  if (per) state.period ??= { per, span: spanOf(state.tokens, at, next) };
}

/** The period of a rent that stands elsewhere. Light and guards are "daily" too, so a day counts only beside a rent. */
function rentPeriodAt({ tokens, languages }: ParserState, at: number, next: number): PricePeriod | undefined {
  const period = roleAt(tokens, at, pricePeriodNames)?.role;
  // "Ready in a month", "once a week", "12% per annum", "30% ROI per annum".
  if (isContext(tokens[at - 1]?.word, 'before period')) return undefined;
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

/** Amenities that may be had "daily". */
const dailyAmenities: readonly Amenity[] = ['electricity', 'running_water', 'security'];

/** Whether the period after an amount is that of an amenity: "500k daily light" is no price of a day. */
export function isOfAmenity({ tokens, names }: ParserState, per: PricePeriod, next: number): boolean {
  const daily = entityAt(tokens, next, names)?.amenity?.amenities ?? [];
  return per === 'day' && daily.some((amenity) => dailyAmenities.includes(amenity));
}

/** The token after what a home earns, which is no price: "income of 3m", "monthly income 3m", but not "good income 150m". */
export function incomeEnd({ tokens, languages }: ParserState, at: number, next: number): number {
  const isOf = isContext(tokens[next]?.word, 'of');
  if (!isOf && !roleAt(tokens, at, pricePeriodNames)) return next;
  const amount = measureAt(tokens, isOf ? next + 1 : next, languages.has('pt'));
  return amount?.unit === 'price' ? amount.next : next;
}
