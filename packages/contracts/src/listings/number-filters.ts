import { numberBetween, type NumberReading } from './filter-kinds.ts';

/**
 * Filters of the facts that are numbers, in the order in which people ask: the name of the field, and Min or Max for at least or at most
 * so much. They offer no numbers and have no counts, and a listing without the fact matches none. Every page reads addresses, but few
 * load the rows of the fields, so the limits of these are here as well; a test compares them.
 */

/** Lowest and highest values. One that is not whole allows a digit after the point. */
export const numberLimits = {
  tankLitresMin: [1, 1_000_000],
  solarKvaMin: [0.1, 1000],
  powerHoursMin: [0, 24],
  openParkingMin: [0, 1000],
  floorMin: [-5, 200],
  floorMax: [-5, 200],
  storeysMin: [1, 200],
  storeysMax: [1, 200],
  leaseYearsMin: [1, 999],
} as const satisfies Record<string, readonly [number, number]>;

export type NumberFilterName = keyof typeof numberLimits;
type FieldOf<Name> = Name extends `${infer Field}Min` | `${infer Field}Max` ? Field : never;
export type NumberField = FieldOf<NumberFilterName>;

export const numberFilterNames = Object.keys(numberLimits) as NumberFilterName[];

/** A row of these filters. The field is its group: what is chosen, counted and removed as one filter. */
interface NumberFilter<Field = NumberField> extends NumberReading {
  group: Field;
  isMax: boolean;
  nothing?: 0;
  notBelow?: string;
}

function rowOf(name: NumberFilterName): NumberFilter {
  const [least, most] = numberLimits[name];
  const group = name.slice(0, -3) as NumberField;
  const isMax = name.endsWith('Max');
  // 0 asks for nothing where that is the lowest value or less than it.
  const nothing = isMax || least < 0 ? undefined : 0;
  return {
    ...numberBetween(least, most, nothing),
    group,
    isMax,
    ...(isMax && { notBelow: `${group}Min` }),
    ...(nothing === 0 && { nothing }),
  };
}

export const numberFilters = Object.fromEntries(numberFilterNames.map((name) => [name, rowOf(name)])) as {
  [Name in NumberFilterName]: NumberFilter<FieldOf<Name>>;
};
