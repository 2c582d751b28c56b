import * as texts from '@africanscity/messages/requests';
import { columnOf } from '@africanscity/contracts/listings/field-row';
import { describeFault } from '@africanscity/contracts/listings/filter-messages';
import { faultsBetween, readFilterText } from '@africanscity/contracts/listings/filter-texts';
import { asksFor } from '@africanscity/contracts/listings/filters';
import { type NumberField, numberFilterNames } from '@africanscity/contracts/listings/number-filters';
import { numberNames, numberRange } from '@africanscity/contracts/listings/number-labels';
import {
  type AreaUnit,
  formatAmount,
  formatAreaIn,
  unitOfArea,
} from '@africanscity/contracts/listings/sizes/area-units';
import type { RequestCriterion } from '@africanscity/contracts/requests/criteria';
import {
  areaCriteria,
  type NumberCriterion,
  numberCriteria,
  type NumberTexts,
} from '@africanscity/contracts/requests/number-criteria';
import type { Prisma, PropertyRequest } from '@africanscity/db/generated/client';
import { InvalidInput } from '../../errors.ts';

type Units = Pick<PropertyRequest, 'plotAreaUnit' | 'floorAreaUnit'>;
type GivenNumbers = Record<NumberCriterion, number | null> & Units;

/** The columns of numbers, as a form gives them or as a request has them. */
export type NumberColumns = Record<NumberCriterion, number | Prisma.Decimal | null> & Units;

/** Returns the columns of the numbers of a form; 0 of "at least" asks for nothing. Throws InvalidInput where the ends of a range are swapped. */
export function numberColumns(given: NumberTexts): GivenNumbers {
  const values = Object.fromEntries(
    numberCriteria.map((name) => {
      const value = readFilterText(name, given[name] ?? '');
      return [name, asksFor(name, value) ? value : undefined];
    }),
  );
  const faults = faultsBetween(values);
  if (faults.length)
    throw new InvalidInput(faults.map((fault) => ({ field: fault.name, defaultMessage: describeFault(fault) })));
  const units = areaCriteria.map((name) => [unitField(name), values[name] === undefined ? null : unitOf(given[name])]);
  const columns = numberCriteria.map((name) => [name, values[name] ?? null]);
  return Object.fromEntries([...columns, ...units]) as GivenNumbers;
}

function unitField(name: (typeof areaCriteria)[number]): 'plotAreaUnit' | 'floorAreaUnit' {
  return name === 'plotAreaMin' ? 'plotAreaUnit' : 'floorAreaUnit';
}

/** The unit of '2acres'; null for square metres. */
function unitOf(text = ''): AreaUnit | null {
  const unit = unitOfArea(text);
  return unit && unit !== 'metres' ? unit : null;
}

/** A number that a request asks for, and the column of listings that it is compared with. */
export interface WantedNumber {
  column: string;
  isMax: boolean;
  value: number;
}

export function numbersOf(request: NumberColumns): WantedNumber[] {
  return numberCriteria.flatMap((name) => {
    const value = request[name];
    if (value === null) return [];
    return { column: columnOf(name.slice(0, -3)), isMax: name.endsWith('Max'), value: Number(value) };
  });
}

/** Describes the numbers of a request: 'Plot area: 2 acres (8,094 m²) or more', 'Water tank: 5,000+ litres'. */
export function describeNumbers(request: NumberColumns): RequestCriterion[] {
  const number = (label: string, text: string): RequestCriterion => ({ name: 'number', label, text });
  const areas = areaCriteria.flatMap((name) => {
    const value = request[name];
    if (value === null) return [];
    const unit = request[unitField(name)];
    const area = unit ? formatAreaIn(Number(value), unit) : formatAmount(Number(value), 'metres');
    return number(name === 'plotAreaMin' ? texts.plotArea() : texts.floorArea(), texts.areaOrMore({ area }));
  });
  const year =
    request.yearBuiltMin === null
      ? []
      : [number(texts.builtYear(), texts.inOrLater({ year: String(request.yearBuiltMin) }))];
  const given = Object.fromEntries(numberFilterNames.map((name) => [name, request[name]?.toString()]));
  const numbers = (Object.keys(numberNames) as NumberField[]).flatMap((field) => {
    const range = numberRange(field, given);
    return range === undefined ? [] : number(numberNames[field].name(), range);
  });
  return [...areas, ...numbers, ...year];
}
