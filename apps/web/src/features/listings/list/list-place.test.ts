import { describe, expect, test } from 'vitest';
import { listPlace } from './list-place.ts';

type Reading = NonNullable<Parameters<typeof listPlace>[1]>;

const read = (...parts: Omit<Reading['parts'][number], 'without'>[]): Reading => ({
  parts: parts.map((part) => ({ ...part, without: '' })),
  leftOut: [],
  instead: null,
});

describe('listPlace', () => {
  test.each([
    [{}, undefined],
    [{ kind: 'House', propertyStatus: 'FOR_SALE' }, undefined],
    [
      { place: 'lekki', propertyStatus: 'FOR_RENT' },
      { place: 'lekki', propertyStatus: 'FOR_RENT' },
    ],
    [{ place: 'lekki', propertyStatus: 'SOLD' }, { place: 'lekki' }],
    [{ place: 'lekki', city: 'Lagos' }, { place: 'lekki' }],
    [{ city: 'Lagos', kind: 'House' }, { city: 'Lagos' }],
  ] as const)('of %o is %o', (query, place) => expect(listPlace(query, null)).toEqual(place));

  test('takes the one place of a text, without the offer that the words replace', () => {
    const lekki = { name: 'place', label: 'Lekki' } as const;
    const sale = { propertyStatus: 'FOR_SALE' } as const;
    expect(listPlace(sale, read(lekki))).toEqual({ text: 'Lekki', propertyStatus: 'FOR_SALE' });
    expect(listPlace(sale, read({ ...lekki, relation: 'near' }, { name: 'status', label: 'To rent' }))).toEqual({
      text: 'Lekki',
    });
    expect(listPlace({}, read(lekki, { name: 'place', label: 'Ajah', relation: 'elsewhere' }))).toEqual({
      text: 'Lekki',
    });
  });

  test.each([
    ['alternatives', read({ name: 'place', label: 'Lekki or Ikoyi', names: ['Lekki', 'Ikoyi'] })],
    ['two places', read({ name: 'place', label: 'Lekki' }, { name: 'place', label: 'Ikoyi' })],
    ['an exception', read({ name: 'place', label: 'Lagos', excluded: ['Ajah'] })],
    ['a place without listings', { ...read({ name: 'place', label: 'Lekki' }), leftOut: ['place'] } as Reading],
    ['a substitute', { ...read({ name: 'place', label: 'Lekki' }), instead: 'Lagos' }],
    ['a place to avoid', read({ name: 'place', label: 'Ajah', relation: 'elsewhere' })],
  ])('is unknown for a text with %s', (_, reading) => expect(listPlace({}, reading)).toBeUndefined());
});
