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

/** Parses formatted prices: "$85,000", "85 000,50", "N2.5m", "150k", "KSh 45,000/=". URLs of pages may have them; the API takes plain numbers. */
export function readPriceRange(typed: PriceTexts): PriceRange {
  const [range, faults]: [PriceTexts, PriceTexts] = [{}, {}];
  for (const [name, fault] of limits) {
    const text = plainNumber(typed[name] ?? '');
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

/** Returns a price without its currency, commas and words such as "m" for millions. What else it has stays, so that it is refused. */
function plainNumber(typed: string): string {
  const text = typed
    .replace(/[\s\p{Sc}]|\/[=-]?$/gu, '')
    .replace(/^[a-z]{1,3}(?=\d)|(?<=\d[km]?)(?!mil|bil)(?:fcfa|[a-z]{3})$/i, '')
    // A comma before one or two last digits is a decimal comma.
    .replace(/,(?=\d{1,2}\D*$)/, '.')
    .replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(text)) return text.replaceAll('.', '');
  const [, number, scale] = /^([\d.]+)(k|m|mil|millions?)$/i.exec(text) ?? [];
  return scale ? String(Math.round(Number(number) * (/k/i.test(scale) ? 1e5 : 1e8)) / 100) : text;
}

/** Whether a filter has a price, which the period of its rents belongs to. */
export function hasPrice({ priceMin, priceMax }: { [Name in 'priceMin' | 'priceMax']?: unknown }): boolean {
  return Boolean(priceMin ?? priceMax);
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
