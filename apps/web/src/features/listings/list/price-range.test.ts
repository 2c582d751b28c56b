import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { describe, expect, it } from 'vitest';
import { activeGroups, groupLabel, without, withoutFilters } from './filter-groups.ts';
import { readPriceRange } from './price-range.ts';

describe('readPriceRange', () => {
  it.each([
    ['', '', { priceMin: undefined, priceMax: undefined }],
    ['85000', '', { priceMin: '85000', priceMax: undefined }],
    ['$85,000', '$ 120 000', { priceMin: '85000', priceMax: '120000' }],
    ['0', '450.50 USD', { priceMin: undefined, priceMax: '450.50' }],
  ])('reads %j to %j', (lowest, highest, range) => {
    expect(readPriceRange(lowest, highest)).toEqual(range);
  });

  it.each([
    ['cheap', ''],
    ['-5', ''],
    ['', '1e9'],
    ['', '1.234'],
    ['9999999999999', ''],
    ['500', '100'],
  ])('says what is wrong with %j to %j', (lowest, highest) => {
    expect(readPriceRange(lowest, highest)).toEqual({ fault: expect.any(String) });
  });
});

describe('activeGroups', () => {
  const query = { priceMax: '500', latitude: '1', longitude: '2', radiusKm: '10', roomMin: '3', text: 'pool' };

  it('takes what belongs together for one filter, in words and away', () => {
    expect(activeGroups(query)).toEqual(['text', 'area', 'price', 'rooms']);
    expect(activeGroups(query).map((group) => groupLabel(query, group, propertyStatuses))).toEqual([
      '“pool”',
      'Within 10 km',
      'Up to $500',
      '3+ rooms',
    ]);
    expect(activeGroups({ ...query, ...without('area') })).toEqual(['text', 'price', 'rooms']);
    expect(activeGroups({ ...query, ...withoutFilters })).toEqual([]);
  });
});
