import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { describe, expect, it } from 'vitest';
import { activeGroups, groupLabel, without, withoutFilters } from './filter-groups.ts';

describe('activeGroups', () => {
  const query = { priceMax: '500', latitude: '1', longitude: '2', radiusKm: '10', roomMin: '3', text: 'pool' };

  it('describes and removes related parameters as one filter', () => {
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
