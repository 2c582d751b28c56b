import { pluralOf } from '@africanscity/contracts/listings/plural';
import { defaultStatusLabels } from '@africanscity/contracts/listings/values';
import { describe, expect, it } from 'vitest';
import { formatExactPrice } from '../../../ui/price.ts';
import { ageText, daysSince } from '../core/listing-age.ts';
import { placeOf, streetOf } from '../core/place.ts';
import { listTitle } from '../query/list-title.ts';
import { relaxedText } from './relaxed-text.ts';

describe('listTitle', () => {
  it.each([
    [{}, 'Properties for sale and rent'],
    [{ propertyType: 'House', propertyStatus: 'FOR_SALE', city: 'Lagos' }, 'Houses for sale in Lagos'],
    [{ propertyType: 'Student Accommodation', propertyStatus: 'FOR_RENT' }, 'Student Accommodation for rent'],
    [{ city: 'Harare' }, 'Properties for sale and rent in Harare'],
    [{ kind: 'Detached Duplex', propertyStatus: 'FOR_RENT' }, 'Detached Duplexes for rent'],
    [{ place: 'ikoyi,victoria-island' }, 'Properties for sale and rent in Ikoyi, Victoria Island'],
    [{ place: 'lekki', nearby: 'true', city: 'Lagos' }, 'Properties for sale and rent in Lekki and nearby, Lagos'],
    [{ place: 'وسط-البلد' }, 'Properties for sale and rent in وسط البلد'],
    [{ propertyType: 'House', text: 'borehole' }, 'Houses for sale and rent: borehole'],
    [{ latitude: '1', longitude: '2', radiusKm: '10' }, 'Properties for sale and rent near you'],
  ] as const)('says %o', (query, title) => {
    expect(listTitle(query, defaultStatusLabels())).toBe(title);
  });
});

describe('listTitle of a parsed text', () => {
  type Part = NonNullable<Parameters<typeof listTitle>[2]>['parts'][number];
  const part = (name: Part['name'], label: string, more: Partial<Part> = {}): Part => ({
    name,
    label,
    without: '',
    ...more,
  });
  const titleOf = (query: Parameters<typeof listTitle>[0], ...parts: ReturnType<typeof part>[]) =>
    listTitle(query, defaultStatusLabels(), { parts, leftOut: [], instead: null });

  it.each([
    [titleOf({}, part('kind', 'Apartment'), part('status', 'To rent')), 'Apartments to rent'],
    [
      titleOf({}, part('kind', 'House or Apartment', { names: ['House', 'Apartment'] }), part('rooms', '3 rooms')),
      'Houses or Apartments, 3 rooms',
    ],
    [
      titleOf({ propertyStatus: 'FOR_SALE' }, part('place', 'Near Yaba', { names: ['Yaba'], relation: 'near' })),
      'Properties for sale near Yaba',
    ],
    [titleOf({ propertyStatus: 'FOR_SALE' }, part('status', 'To rent')), 'Properties to rent'],
    [
      titleOf(
        {},
        part('kind', 'Duplex'),
        part('place', 'Not Lekki', { names: ['Lekki'], relation: 'elsewhere' }),
        part('rooms', '3 rooms'),
      ),
      'Duplexes, not in Lekki, 3 rooms',
    ],
    [
      titleOf(
        { city: 'Lagos' },
        part('place', 'Not Lekki', { names: ['Lekki'], relation: 'elsewhere' }),
        part('place', 'Not Ajah', { names: ['Ajah'], relation: 'elsewhere' }),
      ),
      'Properties in Lagos, not in Lekki or Ajah',
    ],
    [titleOf({ kind: 'Villa', place: 'lekki' }, part('word', 'quiet')), 'Villas in Lekki, quiet'],
    [titleOf({ city: 'Lagos' }, part('place', 'Lekki'), part('place', 'Ajah')), 'Properties in Lekki or Ajah'],
  ])('says %j', (said, title) => {
    expect(said).toBe(title);
  });
});

describe('listTitle of a text without matches', () => {
  const word = { name: 'word', label: 'zzqx', without: '' } as const;
  const place = { name: 'place', label: 'Lekki', without: '' } as const;

  it('says that nothing was found when the list shows other listings', () => {
    const reading = { parts: [word], leftOut: ['word' as const], instead: null };
    expect(listTitle({ text: 'zzqx' }, defaultStatusLabels(), reading)).toBe('Nothing found for “zzqx”');
  });

  it.each([
    [{ parts: [word], leftOut: [], instead: null }],
    [{ parts: [place, word], leftOut: ['word' as const], instead: null }],
    [{ parts: [word], leftOut: ['word' as const], instead: 'Ajah' }],
  ])('names what was understood for %j', (reading) => {
    expect(listTitle({ text: 'zzqx' }, defaultStatusLabels(), reading)).not.toContain('Nothing found');
  });
});

it('uses the configured label of a status', () => {
  expect(listTitle({ propertyStatus: 'SOLD' }, { ...defaultStatusLabels(), SOLD: 'Taken' })).toBe('Properties taken');
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

describe('formatExactPrice', () => {
  it('shows cents', () => {
    expect([29.99, 1200, 0.5].map(formatExactPrice)).toEqual(['$29.99', '$1,200', '$0.50']);
  });
});

describe('a place', () => {
  it('is not repeated', () => {
    const lekki = { address: 'Lekki, Lagos', area: 'Lekki', city: 'Lagos' };
    expect([streetOf(lekki), placeOf(lekki)]).toEqual(['', 'Lekki, Lagos']);
    expect(placeOf({ area: '', city: 'Lagos' })).toBe('Lagos');
    expect(placeOf({ area: 'Lagos', city: 'Lagos' })).toBe('Lagos');
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

describe('relaxedText', () => {
  const parts = [
    { name: 'rooms', label: '3 rooms', without: '' },
    { name: 'price', label: 'Up to $500', without: '' },
    { name: 'fact', label: 'No swimming pool', without: '' },
    { name: 'fact', label: 'CCTV', without: '' },
    { name: 'word', label: 'jacuzzi', without: '' },
  ] as const;

  it.each([
    [['fact'], 'we ignored “no swimming pool” and “CCTV”'],
    [['word', 'fact'], 'we ignored “no swimming pool”, “CCTV” and “jacuzzi”'],
    [['price'], 'we were less strict about the price'],
    [['word', 'price', 'rooms'], 'we ignored “jacuzzi” and were less strict about the price and the number of rooms'],
  ] as const)('says of %j: %s', (leftOut, text) => {
    expect(relaxedText({ parts: [...parts], leftOut: [...leftOut] })).toBe(text);
  });
});
