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

/** A reading whose message is in `filter-messages.ts`: pages ignore what they cannot read, so they need not load it. */
export type QuietReading<Value> = Omit<Reading<Value>, 'message'>;

export type Kind = Choice<string> | FreeText | QuietReading<unknown>;

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
export const amount: QuietReading<number> = {
  pattern: /^\d{1,12}(\.\d{1,2})?$/,
  value: Number,
};

/** Square metres, or an area in a unit: '8000', '2acres', '0.5hectares', '1200feet'. */
export const area: QuietReading<number> = {
  pattern: /^\d{1,9}(\.\d{1,4})?(metres|feet|acres|hectares)?$/,
  value: (text) => {
    const unit = unitOfArea(text);
    return unit ? squareMetersOf(Number.parseFloat(text), unit) : Number(text);
  },
  holds: (value) => value < 1e10,
};

/** A number within limits. */
export interface NumberReading extends QuietReading<number> {
  limits: readonly [min: number, max: number];
}

/** A number within limits, whole unless the lowest is not; or `nothing`, which asks for nothing. */
export function numberBetween(min: number, max: number, nothing?: 0): NumberReading {
  const decimal = min % 1 ? '(\\.\\d)?' : '';
  return {
    pattern: new RegExp(`^${min < 0 ? '-?' : ''}\\d{1,${String(max).length}}${decimal}$`),
    limits: [min, max],
    value: Number,
    holds: (value) => value === nothing || (value >= min && value <= max),
  };
}

/** The currency of prices and of the total to move in: amounts in it are compared exactly, others at the present rate. */
export const currency: QuietReading<string> = {
  pattern: /^[A-Z]{3}$/,
  value: String,
};

/** On or off: false, the `nothing` of its row, asks for nothing. A filter that asks for a no as well is a `Choice` of two words. */
export const flag: QuietReading<boolean> & Choice<'true' | 'false'> = {
  choices: ['true', 'false'],
  pattern: /^(true|false)$/,
  value: (text) => text === 'true',
};

/** Names of places in addresses, such as 'lekki' or 'ikoyi,victoria-island'. */
export const slugs: QuietReading<string[]> = {
  pattern: /^[\p{L}\p{N}\p{M}-]{1,250}(,[\p{L}\p{N}\p{M}-]{1,250}){0,19}$/u,
  value: (text) => [...new Set(text.split(','))],
};
