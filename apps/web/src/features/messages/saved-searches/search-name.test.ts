import type { StatusLabels } from '@africanscity/contracts/listings/status';
import { expect, test } from 'vitest';
import { readListQuery } from '../../listings/query/list-query.ts';
import { maxSearchName, searchName } from './search-name.ts';

const labels = { FOR_SALE: 'For Sale', FOR_RENT: 'For Rent' } as StatusLabels;
const nameOf = (address: string) => searchName(readListQuery(new URLSearchParams(address)), labels);

test.each([
  ['city=Lagos', 'Properties for sale and rent in Lagos'],
  ['city=Lagos&roomMin=2', 'Properties for sale and rent in Lagos, 2+ rooms'],
  [
    'city=Lagos&propertyStatus=FOR_RENT&kind=House&priceMax=500&roomMin=2&withPictures=true',
    'Houses for rent in Lagos, up to $500, 2+ rooms, with pictures',
  ],
  ['city=Lagos&bounds=6,3,7,4', 'Properties for sale and rent in Lagos, part of the map'],
])('proposes a name for %s', (address, name) => {
  expect(nameOf(address)).toBe(name);
});

test('leaves out filters that do not fit', () => {
  const name = nameOf('city=Lagos&roomMin=2&amenities=BOREHOLE,GENERATOR,SOLAR,PREPAID_METER,WATER_TANK&listedDays=7');
  expect(name.length).toBeLessThanOrEqual(maxSearchName);
  expect(name).toContain('2+ rooms');
});
