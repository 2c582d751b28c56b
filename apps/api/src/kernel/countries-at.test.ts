import { describe, expect, test } from 'vitest';
import { countriesAt, countryAt } from './countries-at.ts';

describe('countriesAt', () => {
  test.each([
    ['Harare', -17.83, 31.05, ['ZW']],
    ['Robben Island, off Cape Town', -33.8, 18.37, ['ZA']],
    ['Zanzibar', -6.16, 39.19, ['TZ']],
    ['Khartoum', 15.5, 32.56, ['SD']],
    ['Saint-Denis, a territory with a code of its own', -20.88, 55.45, ['FR', 'RE']],
    ['Laayoune, that two countries claim', 27.15, -13.2, ['EH', 'MA']],
    ['Victoria Falls, two kilometres from the border', -17.925, 25.84, ['ZM', 'ZW']],
    ['Beitbridge, at the border', -22.21, 30.0, ['ZA', 'ZW']],
    ['Harare with swapped numbers, in the Atlantic', 31.05, -17.83, []],
    ['the middle of the Atlantic', -40, -40, []],
    ['a pole', 90, 180, []],
  ])('of %s', (_name, latitude, longitude, codes) => {
    expect(countriesAt({ latitude, longitude }).sort()).toEqual(codes);
  });

  test('names the one country of a point near a border', () => {
    expect(countryAt({ latitude: -17.925, longitude: 25.84 })).toBe('ZW');
    expect(countryAt({ latitude: -40, longitude: -40 })).toBeNull();
  });
});
