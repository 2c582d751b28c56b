import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../boot/operator-errors.ts';
import { countries } from '../../../../kernel/countries.ts';
import { readArea } from './read-area.ts';

describe('readArea', () => {
  test.each(['GH', 'gha', 'Ghana', ' ghana '])('reads the country %s', (text) => {
    const { name, box } = readArea(text);
    expect(name).toBe('Ghana');
    expect(box.west).toBeCloseTo(-3.34, 1);
    expect(box.east).toBeCloseTo(1.28, 1);
    expect(box.south).toBeCloseTo(4.18, 1);
    expect(box.north).toBeCloseTo(11.17, 1);
  });

  test('has a box for each African state', () => {
    const african = countries.slice(0, 54).map(({ code }) => code);
    expect(african).toEqual(expect.arrayContaining(['CV', 'EG', 'MU', 'ZA']));
    for (const code of african) {
      const { west, south, east, north } = readArea(code).box;
      expect(
        [east - west, north - south].every((degrees) => degrees > 0.5 && degrees < 35),
        code,
      ).toBe(true);
    }
  });

  test.each([
    ['2.6,4.2,14.7,13.9', { west: 2.6, south: 4.2, east: 14.7, north: 13.9 }],
    ['-17.5, 12, -11, +16', { west: -17.5, south: 12, east: -11, north: 16 }],
    ['-180,-90,180,90', { west: -180, south: -90, east: 180, north: 90 }],
  ])('reads the box %s', (text, box) => {
    expect(readArea(text).box).toEqual(box);
  });

  test.each([
    ['Gahna', /country "Gahna" .*Did you mean Ghana/],
    ['--fast', /country "--fast" must be the name of a country/],
    ['Congo', /country "Congo" must be .*two countries/],
    ['France', /France has no single box.*west,south,east,north/],
    ['1,2,3', /box 1,2,3 is malformed.*west,south,east,north/],
    ['', /box {2}is malformed/],
    ['1,2,3,4,5', /malformed/],
    ['1,,3,4', /malformed/],
    ['14,4,2,13', /west must be less than east/],
    ['2,13,14,4', /south must be less than north/],
    ['2,4,2,13', /west must be less than east/],
    ['-181,4,14,13', /west must be from -180 to 180/],
    ['2,4,200,13', /east must be from -180 to 180/],
    ['2,-91,14,13', /south must be from -90 to 90/],
    ['2,4,14,130', /north must be from -90 to 90/],
  ])('names the fault of "%s"', (text, fault) => {
    expect(() => readArea(text)).toThrow(UsageError);
    expect(() => readArea(text)).toThrow(fault);
  });
});
