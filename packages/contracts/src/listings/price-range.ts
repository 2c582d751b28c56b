import * as texts from '@africanscity/messages/listings';
import { readFilterText } from './filter-texts.ts';
import type { ListingFilterTexts } from './filters.ts';

type Name = 'priceMin' | 'priceMax';

/** Price texts by filter. */
export type PriceTexts = Pick<ListingFilterTexts, Name>;

export interface PriceRange {
  /** In the API's format; an empty or invalid field is no limit. */
  range: PriceTexts;
  /** Errors of the typed texts. */
  faults: PriceTexts;
}

const limits: [Name, () => string][] = [
  ['priceMin', texts.lowestPriceIsNumber],
  ['priceMax', texts.highestPriceIsNumber],
];

/** Parses formatted prices: "$85,000", "85 000", "₦2,000,000", "KSh 45,000". URLs of pages may have them; the API takes plain numbers. */
export function readPriceRange(typed: PriceTexts): PriceRange {
  const [range, faults]: [PriceTexts, PriceTexts] = [{}, {}];
  for (const [name, fault] of limits) {
    const text = (typed[name] ?? '').replace(/[\s,\p{Sc}]/gu, '').replace(/^[a-z]{2,3}(?=\d)|[a-z]{3}$/i, '');
    if (!text) continue;
    const value = readFilterText(name, text);
    if (value === undefined) faults[name] = fault();
    else if (name !== 'priceMin' || value > 0) range[name] = text;
  }
  if (Number(range.priceMax) < Number(range.priceMin)) {
    delete range.priceMax;
    faults.priceMax = texts.highestBelowLowest();
  }
  return { range, faults };
}

/** Whether a filter has an amount, which its currency belongs to. */
export function hasAmount({
  priceMin,
  priceMax,
  moveInMax,
  bedPriceMax,
}: { [Name in 'priceMin' | 'priceMax' | 'moveInMax' | 'bedPriceMax']?: unknown }): boolean {
  return Boolean(priceMin ?? priceMax ?? moveInMax ?? bedPriceMax);
}
