import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
/** Units in which owners state areas, which are kept in square metres. Amounts have so many decimals. */
export const areaUnits = {
  metres: { label: texts.squareMeters, sign: 'm²', squareMeters: 1, decimals: 2 },
  feet: { label: texts.squareFeet, sign: 'sq ft', squareMeters: 0.09290304, decimals: 0 },
  acres: { label: texts.acres, sign: 'acres', squareMeters: 4046.8564224, decimals: 4 },
  hectares: { label: texts.hectares, sign: 'ha', squareMeters: 10_000, decimals: 4 },
} as const;

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

/** An area in the unit of its owner and in square metres: '2 acres (8,094 m²)'. */
export function formatAreaIn(squareMeters: number, unit: AreaUnit): string {
  const amount = areaIn(squareMeters, unit);
  const sign = amount === 1 && unit === 'acres' ? 'acre' : areaUnits[unit].sign;
  const measured = formatNumber(amount, { maximumFractionDigits: 4 });
  return `${measured} ${sign} (${formatNumber(squareMeters, { maximumFractionDigits: 0 })} m²)`;
}
