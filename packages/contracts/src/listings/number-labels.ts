import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { NumberField, NumberFilterName } from './number-filters.ts';

/** Names and units of the facts that are numbers, in filters. */
export const numberNames: Record<NumberField, { name: () => string; unit?: () => string }> = {
  tankLitres: { name: texts.waterTank, unit: texts.litres },
  solarKva: { name: texts.solar, unit: () => 'kVA' },
  powerHours: { name: texts.gridPower, unit: texts.hoursADay },
  openParking: { name: texts.openParking, unit: texts.parkingSpaces },
  floor: { name: texts.floor },
  storeys: { name: texts.storeys },
  leaseYears: { name: texts.leaseLeft, unit: texts.yearsUnit },
};

type NumberTexts = { [Name in NumberFilterName]?: string | undefined };

/** What is asked of a fact: 'Water tank: 5,000+ litres', 'Floor: ground to 3', 'Storeys: up to 2'. */
export function numberLabel(field: NumberField, typed: NumberTexts): string {
  return texts.factRange({ fact: numberNames[field].name(), range: numberRange(field, typed) ?? '' });
}

/** The range of a fact: '5,000+ litres'; undefined where nothing is asked. Floor 0 is the ground floor. */
export function numberRange(field: NumberField, typed: NumberTexts): string | undefined {
  const { unit } = numberNames[field];
  const [min, max] = ['Min', 'Max'].map((end) => {
    const text = typed[`${field}${end}` as NumberFilterName];
    if (text === undefined) return undefined;
    return field === 'floor' && Number(text) === 0 ? texts.groundFloor() : formatNumber(Number(text));
  });
  const range = rangeText(min, max);
  if (range === undefined) return undefined;
  return unit ? texts.withUnit({ value: range, unit: unit() }) : range;
}

function rangeText(min: string | undefined, max: string | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : texts.upToValue({ max });
  if (max === undefined) return texts.atLeastValue({ value: min });
  return min === max ? min : texts.fromToValues({ min, max });
}
