import { readFilterText, readListingFilter } from '@africanscity/contracts/listings/filter-texts';
import { describe, expect, test } from 'vitest';
import { addressWith, writeBounds } from './map-address.ts';

const of = (query: string) => new URLSearchParams(query);

describe('readListingFilter', () => {
  test('reads the list’s filters and no other parameters', () => {
    expect(readListingFilter(of('propertyStatus=FOR_RENT&city=Harare&page=3&oderBy=price-ASC&view=map'))).toEqual({
      propertyStatus: 'FOR_RENT',
      city: 'Harare',
    });
  });

  test('ignores invalid values', () => {
    expect(readListingFilter(of('propertyStatus=GIFT&city=&bounds=1,2&priceMin=abc'))).toEqual({});
    expect(readListingFilter(of('priceMin=500&priceMax=100'))).toEqual({ priceMin: '500' });
  });
});

describe('addressWith', () => {
  test('changes the view and keeps the rest', () => {
    expect(addressWith(of('city=Harare&page=2'), { view: 'map' })).toBe('/Properties?city=Harare&page=2&view=map');
    expect(addressWith(of('city=Harare&view=map'), { view: '' })).toBe('/Properties?city=Harare');
    expect(addressWith(of('view=map'), { view: '' })).toBe('/Properties');
  });

  test('resets to the first page for another area', () => {
    expect(addressWith(of('page=2&cursor=abc&view=map'), { bounds: '1,2,3,4' })).toBe(
      '/Properties?view=map&bounds=1%2C2%2C3%2C4',
    );
  });
});

describe('bounds', () => {
  test('round-trip', () => {
    const bounds = { south: -17.9, west: 30.95, north: -17.7, east: 31.2 };
    expect(readFilterText('bounds', writeBounds(bounds, 3))).toEqual(bounds);
    expect(readFilterText('bounds', '1,2,3')).toBeUndefined();
    expect(readFilterText('bounds', '')).toBeUndefined();
  });
});
