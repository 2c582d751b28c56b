import { inLanguage } from '@africanscity/messages/language';
import type { Language } from '@africanscity/messages/languages';
import { describe, expect, test } from 'vitest';
import { formatArea } from '../wording.ts';
import { readArea, typedArea } from './area-text.ts';
import { areaIn, areaUnits, type AreaUnit, formatAreaIn, squareMetersOf } from './area-units.ts';

describe('readArea', () => {
  test.each([
    ['600', 600, 'metres'],
    ['1200.5', 1200.5, 'metres'],
    ['1,200 m²', 1200, 'metres'],
    ['600 sqm', 600, 'metres'],
    ['2 acres', 8093.71, 'acres'],
    ['1 acre', 4046.86, 'acres'],
    ['0.125 acres', 505.86, 'acres'],
    ['1/8 acre', 505.86, 'acres'],
    ['1/8th of an acre', 505.86, 'acres'],
    ['½ acre', 2023.43, 'acres'],
    ['1½ acres', 6070.28, 'acres'],
    ['half an acre', 2023.43, 'acres'],
    ['quarter acre', 1011.71, 'acres'],
    ['1,250 acres', 5_058_570.53, 'acres'],
    ['0.5 ha', 5000, 'hectares'],
    ['0,5 ha', 5000, 'hectares'],
    ['3 hectares', 30_000, 'hectares'],
    ['1,200 sq ft', 111.48, 'feet'],
    ['450 sq. feet', 41.81, 'feet'],
    ['450sqft', 41.81, 'feet'],
    ['50x100 ft', 465, 'metres'],
    ['20 decimals', 809, 'metres'],
  ])('reads %j as %d square metres, stated in %s', (text, squareMeters, unit) => {
    expect(readArea(text)).toEqual({ squareMeters, unit });
  });

  test.each(['', 'large', '2 plots', '-5', '1,250 ha', '3 acres or 4 acres', 'acres', '1/0 acre'])(
    'refuses %j',
    (text) => {
      expect(readArea(text)).toBeUndefined();
    },
  );
});

describe('typedArea', () => {
  test.each([
    ['1,250', 'acres', '1250acres'],
    ['1,250', 'metres', '1250'],
    ['0,5', 'hectares', '0.5hectares'],
    ['1,200', 'feet', '1200feet'],
    ['half an acre', 'metres', '0.5acres'],
    ['2 ha', 'acres', '2hectares'],
    [' ', 'acres', ''],
    ['1,250', 'hectares', undefined],
    ['large', 'metres', undefined],
  ])('reads %j in %s as %j', (text, unit, area) => {
    expect(typedArea(text, unit)).toBe(area);
  });
});

describe('an area', () => {
  test.each([
    [8093.71, 'acres', '2 acres (8,094 m²)'],
    [4046.86, 'acres', '1 acre (4,047 m²)'],
    [505.86, 'acres', '0.125 acres (506 m²)'],
    [5000, 'hectares', '0.5 ha (5,000 m²)'],
    [111.48, 'feet', '1,200 sq ft (111 m²)'],
  ] as const)('of %d square metres in %s is shown as %s', (squareMeters, unit, text) => {
    expect(formatAreaIn(squareMeters, unit)).toBe(text);
  });

  test('that is shown in its unit and read again stays the same', () => {
    for (const unit of Object.keys(areaUnits) as AreaUnit[])
      for (let amount = 1; amount < 4000; amount += 7) {
        const given = amount / 10 ** areaUnits[unit].decimals;
        const stored = squareMetersOf(given, unit);
        expect(areaIn(stored, unit), `${given} ${unit}`).toBe(given);
        expect(squareMetersOf(areaIn(stored, unit), unit)).toBe(stored);
      }
  });
});

describe('an area in words', () => {
  test.each<[Language, string[]]>([
    ['en', ['240 m²', '62 ha', '2 acres (8,094 m²)', '1 acre (4,047 m²)', '600 sq ft (56 m²)']],
    ['fr', ['240 m²', '62 ha', '2 acres (8 094 m²)', '1 acre (4 047 m²)', '600 pi² (56 m²)']],
    ['pt', ['240 m²', '62 ha', '2 acres (8094 m²)', '1 acre (4047 m²)', '600 pés² (56 m²)']],
    ['sw', ['240 m²', '62 ha', '2 ekari (8,094 m²)', '1 ekari (4,047 m²)', '600 sq ft (56 m²)']],
    ['ar', ['240 م²', '62 هكتار', '2 أكر (8,094 م²)', '1 أكر (4,047 م²)', '600 قدم² (56 م²)']],
  ])('has the units of %s', (language, expected) => {
    const written = inLanguage(language, () => [
      formatArea(240),
      formatArea(620_000),
      formatAreaIn(8093.71, 'acres'),
      formatAreaIn(4046.86, 'acres'),
      formatAreaIn(55.74, 'feet'),
    ]);
    // Without marks of direction, and with spaces as they are typed.
    const plain = written.map((text) =>
      text.replaceAll(/[\u2066-\u2069\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f]/g, ' '),
    );
    expect(plain).toEqual(expected);
  });
});
