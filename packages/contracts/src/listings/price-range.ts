import { type ListingFilterTexts, readFilterText } from './filters.ts';

type Name = 'priceMin' | 'priceMax';

/** Prices as texts, by the filter that each is for. */
export type PriceTexts = Pick<ListingFilterTexts, Name>;

export interface PriceRange {
  /** As the API takes them; a field left empty, or not understood, is no limit. */
  range: PriceTexts;
  /** What is wrong with what was typed. */
  faults: PriceTexts;
}

const limits: [Name, string][] = [
  ['priceMin', 'lowest'],
  ['priceMax', 'highest'],
];

/** Reads prices as people write them: "$85,000", "85 000". Addresses of pages may say them so; the API takes plain numbers. */
export function readPriceRange(typed: PriceTexts): PriceRange {
  const [range, faults]: [PriceTexts, PriceTexts] = [{}, {}];
  for (const [name, which] of limits) {
    const text = (typed[name] ?? '').replace(/[\s$,]|USD|US/gi, '');
    if (!text) continue;
    const value = readFilterText(name, text);
    if (value === undefined) faults[name] = `Write the ${which} price as a number, such as 85000.`;
    else if (name !== 'priceMin' || value > 0) range[name] = text;
  }
  if (Number(range.priceMax) < Number(range.priceMin)) {
    delete range.priceMax;
    faults.priceMax = 'The highest price is below the lowest.';
  }
  return { range, faults };
}
