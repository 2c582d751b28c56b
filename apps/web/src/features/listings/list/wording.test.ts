import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../../ui/price.ts';
import { formatSize } from '../listing/area-size.ts';
import { ageText, daysSince } from '../listing/listing-age.ts';
import { placeOf, streetOf } from '../listing/place.ts';
import { listTitle, pluralOf } from './list-title.ts';

describe('listTitle', () => {
  it.each([
    [{}, 'Properties for sale and rent'],
    [{ propertyType: 'House', propertyStatus: 'FOR_SALE', city: 'Lagos' }, 'Houses for sale in Lagos'],
    [{ propertyType: 'Student Accommodation', propertyStatus: 'FOR_RENT' }, 'Student Accommodation for rent'],
    [{ city: 'Harare' }, 'Properties for sale and rent in Harare'],
    [{ propertyType: 'House', text: 'borehole' }, 'Houses for sale and rent: borehole'],
    [{ latitude: '1', longitude: '2', radiusKm: '10' }, 'Properties for sale and rent near you'],
  ] as const)('says %o', (query, title) => {
    expect(listTitle(query, propertyStatuses)).toBe(title);
  });
});

it('says a status in the words that were set', () => {
  expect(listTitle({ propertyStatus: 'SOLD' }, { ...propertyStatuses, SOLD: 'Taken' })).toBe('Properties taken');
});

describe('pluralOf', () => {
  it.each([
    ['Farm', 'Farms'],
    ['Detached Duplex', 'Detached Duplexes'],
    ['Block of Flats', 'Blocks of Flats'],
    ['Rooms', 'Rooms'],
    ['Commercial', 'Commercial properties'],
    ['Commercial Property', 'Commercial Properties'],
    ['Factory', 'Factories'],
    ['Stand', 'Stands'],
    ['Terraced Duplexes', 'Terraced Duplexes'],
    ['Office Space', 'Office Space'],
  ])('makes %s %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });
});

describe('formatPrice', () => {
  it.each([
    [85_000, '$85,000'],
    [1_097_560.98, '$1,097,560.98'],
    [0, '$0'],
    [0.5, '$0.50'],
    [999_999_999_999.99, '$999,999,999,999.99'],
  ])('writes %d as %s', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

describe('a place', () => {
  it('is not said twice', () => {
    const lekki = { address: 'Lekki, Lagos', area: 'Lekki', city: 'Lagos' };
    expect([streetOf(lekki), placeOf(lekki)]).toEqual(['', 'Lekki, Lagos']);
    expect(placeOf({ area: '', city: 'Lagos' })).toBe('Lagos');
    expect(placeOf({ area: 'Lagos', city: 'Lagos' })).toBe('Lagos');
  });
});

describe('formatSize', () => {
  it.each([
    ['240', '240 m²'],
    ['1 200', '1 200 m²'],
    ['3 ha', '3 ha'],
    ['240 m²', '240 m²'],
  ])('shows %s as %s', (size, text) => {
    expect(formatSize(size)).toBe(text);
  });
});

describe('the age of a listing', () => {
  const now = Date.parse('2026-05-10T12:00:00Z');
  it.each([
    ['2026-05-10T11:00:00Z', 0, 'Today'],
    ['2026-05-09T23:00:00Z', 1, '1 day ago'],
    ['2026-04-30T12:00:00Z', 10, '10 days ago'],
    ['2027-01-01T00:00:00Z', 0, 'Today'],
    ['no date', 0, 'Today'],
  ])('the age of %s is %d days, never negative', (createdAt, days, text) => {
    expect(daysSince(createdAt, now)).toBe(days);
    expect(ageText(days)).toBe(text);
  });
});
