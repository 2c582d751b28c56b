import { expect, test } from 'vitest';
import type { NumberField } from './number-filters.ts';
import { numberLabel } from './number-labels.ts';

test.each<[NumberField, Record<string, string>, string]>([
  ['tankLitres', { tankLitresMin: '5000' }, 'Water tank: 5,000+ litres'],
  ['solarKva', { solarKvaMin: '7.5', floorMax: '1' }, 'Solar: 7.5+ kVA'],
  ['powerHours', { powerHoursMin: '12' }, 'Grid power: 12+ hours a day'],
  ['floor', { floorMin: '0', floorMax: '2' }, 'Floor: ground to 2'],
  ['floor', { floorMax: '0' }, 'Floor: up to ground'],
  ['floor', { floorMin: '-1' }, 'Floor: -1+'],
  ['storeys', { storeysMin: '1', storeysMax: '1' }, 'Storeys: 1'],
  ['storeys', { storeysMax: '2' }, 'Storeys: up to 2'],
  ['openParking', { openParkingMin: '2' }, 'Open parking: 2+ spaces'],
  ['leaseYears', { leaseYearsMin: '20' }, 'Lease left: 20+ years'],
])('%s of %j is labelled', (field, texts, label) => {
  expect(numberLabel(field, texts)).toBe(label);
});
