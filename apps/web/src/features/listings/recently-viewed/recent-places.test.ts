// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { recentPlaces, rememberPlace } from './recent-places.ts';

beforeEach(() => localStorage.clear());

describe('rememberPlace', () => {
  test('puts the latest of five places first', () => {
    for (const place of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberPlace({ place });
    expect(recentPlaces.read().map(({ place }) => place)).toEqual(['g', 'f', 'e', 'd', 'c']);
  });

  test('keeps a place once, with its latest status, whether by slug, city or typed name', () => {
    rememberPlace({ place: 'victoria-island', propertyStatus: 'FOR_SALE' });
    rememberPlace({ city: 'Harare' });
    rememberPlace({ text: 'Victoria Island', propertyStatus: 'FOR_RENT' });
    rememberPlace({ place: 'harare', propertyStatus: 'FOR_SALE' });
    expect(recentPlaces.read()).toEqual([
      { place: 'harare', propertyStatus: 'FOR_SALE' },
      { text: 'Victoria Island', propertyStatus: 'FOR_RENT' },
    ]);
  });
});

test.each([
  'x',
  '{}',
  '[null, 1, "harare", {}]',
  '[{"place": ""}]',
  '[{"place": 1}]',
  '[{"place": "harare", "city": "Harare"}]',
  '[{"place": "harare", "propertyStatus": "SOLD"}]',
])('ignores %s in storage', (text) => {
  localStorage.setItem('recent-places', text);
  expect(recentPlaces.read()).toEqual([]);
});
