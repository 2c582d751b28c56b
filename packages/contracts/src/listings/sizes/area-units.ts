import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';

interface Unit {
  label: () => string;
  /** As an area in this unit is written for the parser, in every language. */
  written: string;
  /** As people read it after an amount. */
  sign: (values: { amount: number }) => string;
  squareMeters: number;
  decimals: number;
}

/** Units in which owners state areas, which are kept in square metres. Amounts have so many decimals. */
export const areaUnits = {
  metres: {
    label: texts.squareMeters,
    written: 'm²',
    sign: () => texts.squareMetersSign(),
    squareMeters: 1,
    decimals: 2,
  },
  feet: {
    label: texts.squareFeet,
    written: 'sq ft',
    sign: () => texts.squareFeetSign(),
    squareMeters: 0.09290304,
    decimals: 0,
  },
  acres: { label: texts.acres, written: 'acres', sign: texts.acresSign, squareMeters: 4046.8564224, decimals: 4 },
  hectares: {
    label: texts.hectares,
    written: 'ha',
    sign: () => texts.hectaresSign(),
    squareMeters: 10_000,
    decimals: 4,
  },
} as const satisfies Record<string, Unit>;

export type AreaUnit = keyof typeof areaUnits;

/** Returns whether a text is the name of a unit. */
export function isAreaUnit(name: unknown): name is AreaUnit {
  return typeof name === 'string' && Object.hasOwn(areaUnits, name);
}

/** Returns the unit of '2acres'; undefined for a number alone. */
export function unitOfArea(text: string): AreaUnit | undefined {
  const unit = /[a-z]+$/.exec(text)?.[0];
  return isAreaUnit(unit) ? unit : undefined;
}

/** An area in a unit, with the decimals of that unit: 8093.71 square metres are 2 acres. */
export function areaIn(squareMeters: number, unit: AreaUnit): number {
  const { squareMeters: one, decimals } = areaUnits[unit];
  return Number((squareMeters / one).toFixed(decimals));
}

/** Returns the square metres of an amount of a unit, with the two decimals of the database. */
export function squareMetersOf(amount: number, unit: AreaUnit): number {
  const { squareMeters, decimals } = areaUnits[unit];
  return Number((Number(amount.toFixed(decimals)) * squareMeters).toFixed(2));
}

/** An amount of a unit as people read it: '2 acres', '600 m²'. */
export function formatAmount(amount: number, unit: AreaUnit, decimals = 4): string {
  const value = formatNumber(amount, { maximumFractionDigits: decimals });
  return texts.withUnit({ value, unit: areaUnits[unit].sign({ amount }) });
}

/** An area in the unit of its owner and in square metres: '2 acres (8,094 m²)'. */
export function formatAreaIn(squareMeters: number, unit: AreaUnit): string {
  return `${formatAmount(areaIn(squareMeters, unit), unit)} (${formatAmount(squareMeters, 'metres', 0)})`;
}
