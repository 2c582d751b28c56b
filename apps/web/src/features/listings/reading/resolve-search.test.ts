import { describe, expect, test } from 'vitest';
import { resolveSearch } from './resolve-search.ts';
import { completeText, suggestNames } from './suggest-names.ts';

const types = ['House', 'Apartment', 'Stand', 'Student Accommodation', 'Rooms', 'Detached Duplex', 'Terraced Duplexes'];
const cities = ['Harare', 'Lagos', 'Cape Town', 'Yaoundé', 'Dar es Salaam', 'Addis Ababa'];
const resolve = (text: string) => resolveSearch(text, { types, cities });

describe('resolveSearch', () => {
  test.each([
    ['', { unknown: [] }],
    ['harare', { city: 'Harare', unknown: [] }],
    ['houses in Harare', { propertyType: 'House', city: 'Harare', unknown: [] }],
    [
      'flat to rent, cape town',
      { propertyType: 'Apartment', propertyStatus: 'FOR_RENT', city: 'Cape Town', unknown: [] },
    ],
    ['yaounde', { city: 'Yaoundé', unknown: [] }],
    ['Lagso', { city: 'Lagos', unknown: [] }],
    ['appartment', { propertyType: 'Apartment', unknown: [] }],
    ['dar es salam', { city: 'Dar es Salaam', unknown: [] }],
    ['student accomodation', { propertyType: 'Student Accommodation', unknown: [] }],
    ['duplex for sale', { propertyType: 'Detached Duplex', propertyStatus: 'FOR_SALE', unknown: [] }],
    ['room in Addis Ababa', { propertyType: 'Rooms', city: 'Addis Ababa', unknown: [] }],
    ['castle in Harare', { city: 'Harare', unknown: ['castle'] }],
    ['Atlantis', { unknown: ['Atlantis'] }],
    ['%%% ??', { unknown: [] }],
    ['constructor', { unknown: ['constructor'] }],
    ['toString valueOf in Harare', { city: 'Harare', unknown: ['toString', 'valueOf'] }],
    ['hasOwnProperty to rent', { propertyStatus: 'FOR_RENT', unknown: ['hasOwnProperty'] }],
  ])('reads %j', (text, expected) => {
    expect(resolve(text)).toEqual(expected);
  });
});

describe('suggestNames', () => {
  const names = [
    ...types.map((name, index) => ({ name, kind: 'type' as const, count: 90 - index })),
    ...cities.map((name, index) => ({ name, kind: 'city' as const, count: 50 - index })),
  ];
  const suggested = (text: string) => suggestNames(text, names).map(({ name }) => name);

  test('offers names that begin as the last word does', () => {
    expect(suggested('har')).toEqual(['Harare']);
    expect(suggested('house in ca')).toEqual(['Cape Town']);
    expect(suggested('dup')).toEqual(['Detached Duplex', 'Terraced Duplexes']);
  });

  test('offers what was nearly typed', () => {
    expect(suggested('laggos')).toContain('Lagos');
  });

  test('completes only the last words', () => {
    expect(completeText('house in ca', 'Cape Town')).toBe('house in Cape Town');
    expect(completeText('house in cape to', 'Cape Town')).toBe('house in Cape Town');
    expect(completeText('zzz', 'Harare')).toBe('Harare');
  });
});
