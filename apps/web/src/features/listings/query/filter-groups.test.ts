import * as texts from '@africanscity/messages/listings';
import { defaultStatusLabels } from '@africanscity/contracts/listings/values';
import { describe, expect, it } from 'vitest';
import { activeGroups, groupLabel, placesLabel, priceLabel, without, withoutFilters } from './filter-groups.ts';

describe('activeGroups', () => {
  const query = { priceMax: '500', latitude: '1', longitude: '2', radiusKm: '10', roomMin: '3', text: 'pool' };

  it('describes and removes related parameters as one filter', () => {
    expect(activeGroups(query)).toEqual(['text', 'area', 'price', 'rooms']);
    expect(activeGroups(query).map((group) => groupLabel(query, group, defaultStatusLabels()))).toEqual([
      '“pool”',
      'Within 10 km',
      'Up to $500',
      '3+ rooms',
    ]);
    expect(activeGroups({ ...query, ...without('area') })).toEqual(['text', 'price', 'rooms']);
    expect(activeGroups({ ...query, ...withoutFilters })).toEqual([]);
  });
});

it('labels a price in its currency', () => {
  expect(priceLabel({ priceMax: '2000000', currency: 'NGN' })).toBe('Up to ₦2,000,000');
  expect(priceLabel({ priceMin: '150000', priceMax: '250000', currency: 'XOF' }, texts.fromToValues)).toBe(
    'XOF\u00a0150,000 to XOF\u00a0250,000',
  );
  expect(priceLabel({ priceMin: '450.5', currency: 'TND' })).toBe('From TND\u00a0450.500');
  expect(activeGroups({ currency: 'NGN' })).toEqual([]);
});

it('labels a rent for a year', () => {
  const rent = { propertyStatus: 'FOR_RENT', priceMax: '2000000', currency: 'NGN', rentPeriod: 'year' } as const;
  expect(priceLabel(rent)).toBe('Up to ₦2,000,000 a year');
  expect(activeGroups({ ...rent, ...without('price') })).toEqual(['status']);
  expect(activeGroups({ rentPeriod: 'year' })).toEqual([]);
});

it.each([
  ['ikoyi,victoria-island', 'Ikoyi, Victoria Island'],
  ['dar-es-salaam', 'Dar es Salaam'],
  ['la-marsa', 'La Marsa'],
  ['sao-pedro-do-sul', 'Sao Pedro do Sul'],
  ['daveyton-east', 'Daveyton East'],
])('labels the places %s as %s', (place, label) => {
  expect(placesLabel({ place })).toBe(label);
});
