import type { NumberField, NumberFilterName } from './number-filters.ts';

/** Names and units of the facts that are numbers, in filters. */
export const numberNames: Record<NumberField, { name: string; unit?: string }> = {
  tankLitres: { name: 'Water tank', unit: 'litres' },
  solarKva: { name: 'Solar', unit: 'kVA' },
  powerHours: { name: 'Grid power', unit: 'hours a day' },
  openParking: { name: 'Open parking', unit: 'spaces' },
  floor: { name: 'Floor' },
  storeys: { name: 'Storeys' },
  leaseYears: { name: 'Lease left', unit: 'years' },
};

type NumberTexts = { [Name in NumberFilterName]?: string | undefined };

/** What is asked of a fact: 'Water tank: 5,000+ litres', 'Floor: ground to 3', 'Storeys: up to 2'. */
export function numberLabel(field: NumberField, texts: NumberTexts): string {
  return `${numberNames[field].name}: ${numberRange(field, texts)}`;
}

/** The range of a fact: '5,000+ litres'; undefined where nothing is asked. Floor 0 is the ground floor. */
export function numberRange(field: NumberField, texts: NumberTexts): string | undefined {
  const { unit } = numberNames[field];
  const [min, max] = ['Min', 'Max'].map((end) => {
    const text = texts[`${field}${end}` as NumberFilterName];
    if (text === undefined) return undefined;
    return field === 'floor' && Number(text) === 0 ? 'ground' : Number(text).toLocaleString('en-US');
  });
  if (min === undefined && max === undefined) return undefined;
  const least = max === undefined ? `${min}+` : `${min} to ${max}`;
  const range = min === undefined ? `up to ${max}` : min === max ? min : least;
  return unit ? `${range} ${unit}` : range;
}
