import { expect, test } from 'vitest';
import { countries, countryCode, countryName } from './countries.ts';

test('every country has a name of its own, which means it', () => {
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  for (const { code, name } of countries) {
    expect(countryCode(name), name).toBe(code);
    expect(countryCode(code.toLowerCase())).toBe(code);
    expect(countryName(code)).toBe(name);
  }
});

test.each([
  ['CD', 'Congo - Kinshasa'],
  ['CD', 'congo-kinshasa'],
  ['CD', 'DR Congo'],
  ['CD', 'D.R. Congo'],
  ['CD', 'DRC'],
  ['CD', 'Congo (DRC)'],
  ['CD', 'Democratic Republic of the Congo'],
  ['CD', 'Congo, Democratic Republic of the'],
  ['CD', 'Congo, the Democratic Republic of the'],
  ['CG', 'Congo – Brazzaville'],
  ['CG', 'Republic of the Congo'],
  ['CG', 'Congo Republic'],
  ['CG', 'Congo, Republic of'],
])('%s is meant by %s', (code, name) => {
  expect(countryCode(name)).toBe(code);
});

test('a name that two countries have means neither', () => {
  expect(countryCode('Congo')).toBeUndefined();
  expect(countryCode('Congoland')).toBeUndefined();
});
