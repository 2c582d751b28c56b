import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import type { Reading } from '../reading.ts';
import { squareMetersOf, unitOfArea } from './sizes/area-units.ts';

/** What a row of the table of filters says (`filters.ts`), and how the texts of its values are read. */

/** A text that is one of some words. */
export interface Choice<Value extends string> {
  choices: readonly Value[];
}

/** A text of people's own: `words` lose surrounding white space and are not blank, a `name` is taken as it stands. */
export interface FreeText {
  freeText: 'words' | 'name';
  maxLength: number;
}

export type Kind = Choice<string> | FreeText | Reading<unknown>;

export interface Filter {
  /** What people see as one filter, and what is counted together. */
  group: string;
  /** The value that lets everything through; a filter that has it is as good as absent. */
  nothing?: unknown;
  /** People choose one of a few whole numbers, each offered with how many listings it leaves. */
  steps?: true;
  /** Filters without which it makes no sense. */
  together?: readonly string[];
  /** A filter that it says more of, and nothing without. */
  needs?: string;
  /** A filter whose value it may not be below. */
  notBelow?: string;
}

/** US dollars, or units of the filter's currency, with at most two decimals. */
export const amount: Reading<number> = {
  pattern: /^\d{1,12}(\.\d{1,2})?$/,
  message: siteTexts.dollarsNeeded,
  value: Number,
};

/** Square metres, or an area in a unit: '8000', '2acres', '0.5hectares', '1200feet'. */
export const area: Reading<number> = {
  pattern: /^\d{1,9}(\.\d{1,4})?(metres|feet|acres|hectares)?$/,
  message: texts.areaNeeded,
  value: (text) => {
    const unit = unitOfArea(text);
    return unit ? squareMetersOf(Number.parseFloat(text), unit) : Number(text);
  },
  holds: (value) => value < 1e10,
};

/** A number within limits, whole unless the lowest is not; or `nothing`, which asks for nothing. */
export function numberBetween(min: number, max: number, nothing?: 0): Reading<number> {
  const decimal = min % 1 ? '(\\.\\d)?' : '';
  return {
    pattern: new RegExp(`^${min < 0 ? '-?' : ''}\\d{1,${String(max).length}}${decimal}$`),
    message: () =>
      (decimal ? siteTexts.numberBetween : siteTexts.wholeNumberBetween)({ min: String(min), max: String(max) }),
    value: Number,
    holds: (value) => value === nothing || (value >= min && value <= max),
  };
}

/** The currency of prices and of the total to move in: amounts in it are compared exactly, others at the present rate. */
export const currency: Reading<string> = {
  pattern: /^[A-Z]{3}$/,
  message: texts.currencyCodeSuchAs,
  value: String,
};

/** A yes that is asked for. */
export const flag: Reading<boolean> & Choice<'true' | 'false'> = {
  choices: ['true', 'false'],
  pattern: /^(true|false)$/,
  message: siteTexts.mustBeTrueOrFalse,
  value: (text) => text === 'true',
};

/** Names of places in addresses, such as 'lekki' or 'ikoyi,victoria-island'. */
export const slugs: Reading<string[]> = {
  pattern: /^[\p{L}\p{N}\p{M}-]{1,250}(,[\p{L}\p{N}\p{M}-]{1,250}){0,19}$/u,
  message: texts.tooManyPlaceNames,
  value: (text) => [...new Set(text.split(','))],
};
