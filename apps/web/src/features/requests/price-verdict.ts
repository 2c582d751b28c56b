import { language } from '@africanscity/messages/language';
import * as texts from '@africanscity/messages/requests';
import { typesName } from '@africanscity/contracts/listings/type-names';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { kindName } from '@africanscity/contracts/listings/wording';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { pluralOf } from '@africanscity/contracts/listings/plural';

export interface PriceVerdict {
  side: 'usual' | 'under' | 'over';
  text: string;
}

interface Subject {
  type: string;
  numRoom: number | null;
}

type Range = NonNullable<PriceEstimate['range']>;

/** Maximum deviation of a usual price from the median, in percent, however wide the interquartile range is. */
const mostPercent = 20;

/** Classifies a price among comparable ones. All screens derive their text from this. */
export function standingOf(price: number, { low, median, high }: Range) {
  const percent = Math.round((price / median - 1) * 100);
  const inMiddleHalf = price >= low && price <= high;
  const usual = percent === 0 || (inMiddleHalf && Math.abs(percent) <= mostPercent);
  const side: PriceVerdict['side'] = usual ? 'usual' : price < median ? 'under' : 'over';
  return { side, percent: Math.abs(percent), inMiddleHalf };
}

/**
 * Returns a verdict: '12 % under the usual for 3-bed detached duplexes in Lekki'. Prices in the interquartile range and
 * at most 20 % from the median are about usual; others show their percentage. Undefined without a range.
 */
export function judgePrice({ range, price, place, step }: PriceEstimate, subject: Subject): PriceVerdict | undefined {
  if (!range) return undefined;
  const where = step === 'area' ? place.split(', ')[0] : place;
  const what = inPlace(lowered(manyOf(subject)), where);
  const { side, percent } = standingOf(price, range);
  if (side === 'usual') return { side, text: texts.aboutUsualFor({ what }) };
  if (price > range.median * 2) return { side, text: texts.moreThanTwiceUsual({ what }) };
  if (price < range.median / 2) return { side, text: texts.lessThanHalfUsual({ what }) };
  const of = { percent: String(percent), what };
  return { side, text: side === 'under' ? texts.percentUnderUsual(of) : texts.percentOverUsual(of) };
}

/** '3-bed detached duplexes'; other languages name the type alone. */
function manyOf(subject: Subject): string {
  return language() === 'en' ? pluralOf(kindName(subject)) : typesName(subject.type);
}

/** Lower-cases a type within a sentence, except for words in capitals. */
function lowered(kind: string): string {
  return kind.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
