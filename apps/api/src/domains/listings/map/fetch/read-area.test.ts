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

  test('leaves out far islands of South Africa, and says so', () => {
    expect(readArea('South Africa')).toEqual({
      name: 'South Africa without the Prince Edward Islands',
      box: { west: 16.2, south: -35.1, east: 33.2, north: -22.1 },
    });
    // Alexander Bay, Cape Agulhas, Kosi Bay and the Limpopo.
    const { west, south, east, north } = readArea('ZA').box;
    expect([west < 16.45, south < -34.84, east > 32.9, north > -22.13]).toEqual([true, true, true, true]);
  });

  // The largest are Algeria, then the Congo; Seychelles and Mauritius contain the sea between their islands.
  test('has a box of at most 450 square degrees for each African state', () => {
    const areas = countries.slice(0, 54).map(({ code }) => {
      const { west, south, east, north } = readArea(code).box;
      return { code, area: Math.round((east - west) * (north - south)) };
    });
    const largest = areas.toSorted((a, b) => b.area - a.area).slice(0, 4);
    expect(largest.map(({ code }) => code)).toEqual(['DZ', 'SC', 'CD', 'MU']);
    expect(areas.filter(({ area }) => area > 450)).toEqual([]);
  });

  test.each([
    ['CV', 14.9, -23.5],
    ['GQ', -1.43, 5.63],
    ['MU', -19.72, 63.42],
    ['MU', -10.42, 56.58],
    ['SC', -9.4, 46.4],
    ['SC', -4.62, 55.45],
    ['ST', 1.62, 7.4],
  ])('has the far island of %s at %d, %d in its box', (code, latitude, longitude) => {
    const { west, south, east, north } = readArea(code).box;
    expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true);
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
    ['Netherlands', /Netherlands has no single box/],
    ['Norway', /Norway has no single box/],
    ['Russia', /Russia has no single box/],
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
