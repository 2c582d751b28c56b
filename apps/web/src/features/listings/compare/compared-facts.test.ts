import type { ComparedListing } from '@africanscity/contracts/listings/comparison';
import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { describe, expect, test } from 'vitest';
import { dollarsAlone, samples } from '../../../testing/sample-listing.ts';
import { comparedFacts } from './compared-facts.ts';

const house = (values: Partial<ComparedListing>): ComparedListing => ({
  id: 1,
  featured: false,
  status: 'FOR_SALE',
  statusReadable: 'For Sale',
  price: 100_000,
  ...dollarsAlone,
  type: 'House',
  address: '1 Msasa Close',
  area: 'Avondale',
  city: 'Harare',
  country: 'ZW',
  countryName: 'Zimbabwe',
  moveIn: null,
  ...samples,
  numRoom: 3,
  numBathroom: 2,
  numToilet: 2,
  numGarage: 1,
  size: '200',
  squareMeters: 200,
  pricePerSquareMeter: 500,
  stateName: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  pictureUri: null,
  picture: null,
  highlights: [],
  amenities: [],
  photoCount: 0,
  verified: false,
  reducedFrom: null,
  user: { id: 1, title: null, name: 'Tendai', surname: 'Moyo' },
  ...values,
});
const row = (label: string, ...listings: ComparedListing[]) =>
  comparedFacts(listings).facts.find((fact) => fact.label === label);

describe('comparedFacts', () => {
  test('marks the lowest price and the most rooms', () => {
    const [dear, cheap] = [house({ price: 100_000, numRoom: 4 }), house({ price: 80_000, numRoom: 3 })];
    expect(row('Price', dear, cheap)).toMatchObject({
      values: ['$100,000', '$80,000'],
      differs: true,
      bestIs: 'Lowest',
      best: [false, true],
    });
    expect(row('Rooms', dear, cheap)).toMatchObject({ bestIs: 'Most', best: [true, false] });
  });

  test("names the price of a square metre in the visitor's currency, exactly where it is asked in that", () => {
    const chosen = { code: 'NGN', sign: '₦', rate: 1500, old: '', note: '' } satisfies ChosenCurrency;
    // The dollars of the second are of an older rate, of 1,000 naira.
    const asked = { amount: 60_000_000, currency: 'NGN', period: null, pricePerSquareMeter: 300 };
    const texts = (...listings: ComparedListing[]) =>
      comparedFacts(listings, chosen).facts.find(({ label }) => label === 'Price per m²')?.values;
    expect(texts(house({}), house(asked))).toEqual(['₦750,000', '₦300,000']);
    const rent = { status: 'FOR_RENT', amount: 2_400_000, currency: 'NGN', period: 'year' } as const;
    expect(texts(house({ ...rent, pricePerSquareMeter: 1 }))).toEqual(['₦1,000']);
    expect(row('Price per m²', house({}), house(asked))?.values).toEqual(['$500', '$300']);
  });

  test('names the price of a hectare of land that is measured in hectares', () => {
    const farm = house({ price: 850_000, squareMeters: 620_000, pricePerSquareMeter: 1.37 });
    const field = house({ price: 30_000, squareMeters: 20_000, pricePerSquareMeter: 1.5 });
    expect(row('Price per hectare', farm, field)).toMatchObject({
      values: ['$13,710', '$15,000'],
      best: [true, false],
    });
    expect(row('Price per m²', farm, house({}))?.values).toEqual(['$13,710 a hectare', '$500']);
    const cheap = house({ price: 200, squareMeters: 600, pricePerSquareMeter: 0.33 });
    expect(row('Price per m²', cheap, house({}))?.values).toEqual(['–', '$500']);
  });

  test('compares the rent of a bed where homes are let by the bed', () => {
    const label = 'Price of a bed per month';
    const room = house({ status: 'FOR_RENT', price: 120, pricedBeds: 3 });
    const bed = house({ status: 'FOR_RENT', price: 55, pricedBeds: 1 });
    const flat = house({ status: 'FOR_RENT', price: 30 });
    expect(row(label, room, bed, flat)).toMatchObject({
      values: ['$40', '$55', '–'],
      bestIs: 'Lowest',
      best: [true, false, false],
    });
    const chosen = { code: 'NGN', sign: '₦', rate: 1500, old: '', note: '' } satisfies ChosenCurrency;
    const asked = { ...room, amount: 2_160_000, currency: 'NGN', period: 'year' } as const;
    expect(comparedFacts([asked, bed], chosen).facts.find((fact) => fact.label === label)?.values).toEqual([
      '₦60,000',
      '₦82,500',
    ]);
    const none = comparedFacts([flat, house({})]);
    expect([...none.facts.map((fact) => fact.label), ...none.unknown]).not.toContain(label);
  });

  test('marks nothing when all values are equal', () => {
    expect(row('Bathrooms', house({}), house({}))).toMatchObject({ differs: false, bestIs: '', best: [false, false] });
  });

  test('marks two equal best values', () => {
    expect(row('Size', house({}), house({}), house({ squareMeters: 50 }))?.best).toEqual([true, true, false]);
  });

  test('marks unknown values, and never as the best', () => {
    const vague = house({ squareMeters: null, pricePerSquareMeter: null });
    expect(row('Price per m²', vague, house({}), house({ pricePerSquareMeter: 600 }))).toMatchObject({
      values: ['–', '$500', '$600'],
      known: [false, true, true],
      best: [false, true, false],
    });
  });

  test.each([[[2]], [[2, 2]]])('marks nothing when all known values are %j', (known) => {
    const bathrooms = [null, ...known].map((numBathroom) => house({ numBathroom }));
    expect(row('Bathrooms', ...bathrooms)).toMatchObject({ differs: true, best: bathrooms.map(() => false) });
  });

  test.each(['numRoom', 'numBathroom', 'numToilet', 'numGarage'] as const)('treats a %s of 0 as unknown', (count) => {
    const name = { numRoom: 'Rooms', numBathroom: 'Bathrooms', numToilet: 'Toilets', numGarage: 'Garages' }[count];
    expect(row(name, house({ [count]: 0 }), house({ [count]: 2 }))).toMatchObject({
      values: ['–', '2'],
      known: [false, true],
      best: [false, false],
    });
    expect(comparedFacts([house({ [count]: 0 }), house({ [count]: 0 })]).unknown).toContain(name);
  });

  test('lists a fact that no listing has, without a row', () => {
    const vague = house({ squareMeters: null, pricePerSquareMeter: null });
    expect(comparedFacts([vague, vague]).unknown).toEqual(['Price per m²', 'Size']);
    expect(row('Size', vague, vague)).toBeUndefined();
  });

  test('does not compare rents with prices', () => {
    const flat = house({ status: 'FOR_RENT', price: 900 });
    expect(row('Price', house({}), flat)).toMatchObject({
      values: ['$100,000', '$900 per month'],
      bestIs: '',
      best: [false, false],
    });
  });
});
