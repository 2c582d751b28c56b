import { describe, expect, it } from 'vitest';
import { type Listing, meets, readFacts } from './facts.ts';
import { importedRates } from './rates.ts';
import { expectationOf, mean, scorePage } from './judgement.ts';

const duplex: Listing = {
  status: 'FOR_SALE',
  type: 'Detached Duplex',
  address: '1 Admiralty Way',
  area: 'Lekki',
  city: 'Lagos',
  country: 'Nigeria',
  price: 100_000,
  numRoom: 4,
  numBathroom: 5,
  numGarage: 2,
  description: 'Four bedrooms.',
};
const bungalow: Listing = { ...duplex, type: 'Terraced Bungalow', numRoom: 2, price: 40_000 };
const flat: Listing = {
  ...duplex,
  type: 'Apartment',
  address: '2 Waiyaki Way',
  area: 'Westlands',
  city: 'Nairobi',
  country: 'Kenya',
  numRoom: 2,
};
const townhouse: Listing = { ...flat, area: 'Karen', description: '4 Bed Townhouse. Karen, Nairobi.' };
const listings = [duplex, bungalow, flat, townhouse];

const score = (facts: string, cards: Listing[], among = listings) =>
  scorePage(expectationOf(among, readFacts(facts, importedRates)), cards);

/** So many listings that differ in their price. */
const several = (count: number, listing: Listing) =>
  Array.from({ length: count }, (_, index) => ({ ...listing, price: listing.price + index }));

describe('scorePage', () => {
  it('is the part of ten cards that have all facts', () => {
    const many = several(30, duplex);
    expect(score('kind duplex; in Lekki', many.slice(0, 10), many)).toBe(1);
    expect(score('kind duplex; in Lekki', [...many.slice(0, 7), ...several(3, flat)], many)).toBeCloseTo(0.7);
    expect(score('kind duplex; in Lekki', many.slice(0, 4), many)).toBeCloseTo(0.4);
  });

  it('asks for no more cards than there are, and lets others follow them', () => {
    expect(score('kind duplex', [duplex, flat, bungalow])).toBe(1);
    expect(score('kind duplex', [flat, duplex])).toBe(0);
  });

  it('asks for no listing whose price is within the tolerance of the limit', () => {
    const [cheap, close] = [{ ...duplex, price: 90_000 }, duplex];
    expect(score('price ..41m NGN', [cheap], [cheap, close])).toBe(1);
    expect(score('price ..41m NGN', [close, cheap], [cheap, close])).toBe(1);
    expect(score('price ..41m NGN', [close], [close])).toBe(1);
    expect(score('price ..38m NGN', [close, cheap], [cheap, close])).toBe(0);
  });

  it('counts listings that look the same once', () => {
    const twice = [duplex, { ...duplex, numGarage: 5 }, flat];
    expect(score('kind duplex', [duplex, flat], twice)).toBe(1);
  });

  it('is 0 for an empty page, whether or not some listing has all facts', () => {
    expect(score('kind duplex', [])).toBe(0);
    expect(score('kind land; in Lekki', [])).toBe(0);
  });

  it('wants place and kind kept where nothing has all facts', () => {
    expect(score('rent; kind duplex; in Lekki', [duplex])).toBe(1);
    expect(score('rent; kind duplex; in Lekki', [bungalow])).toBe(0);
  });

  it('wants the place kept where it has nothing of the kind', () => {
    expect(score('kind land; in Lekki', [bungalow, duplex])).toBe(1);
    expect(score('kind land; in Lekki', [flat, duplex])).toBe(0.5);
  });

  it('wants the kind or the country kept where the place has nothing', () => {
    expect(score('kind duplex; in Kenya > Mombasa', [duplex, flat, bungalow])).toBeCloseTo(2 / 3);
    expect(score('kind land; in Zimbabwe > Ruwa', [bungalow])).toBe(1);
  });
});

describe('facts', () => {
  it.each([
    ['rooms 4', [duplex]],
    ['rooms 3..', [duplex]],
    ['rooms ..3', [bungalow, flat, townhouse]],
    ['rooms 2..4; in Lagos', [duplex, bungalow]],
    ['price ..15m NGN; in Nigeria', []],
    ['price ..16m NGN; in Nigeria', [bungalow]],
    ['price 41k..100k', [duplex, flat, townhouse]],
    ['kind house', [duplex, bungalow, townhouse]],
    ['kind bungalow|townhouse', [bungalow, townhouse]],
    ['in Nairobi > Karen|~admiralty', [duplex, bungalow, townhouse]],
    ['in Lagos > Karen|Westlands', [flat]],
    ['says TOWNHOUSE', [townhouse]],
  ])('reads %s', (facts, expected) => {
    expect(listings.filter((listing) => meets(listing, readFacts(facts, importedRates)))).toEqual(expected);
  });

  it.each([
    ['has gym', ['pooled']],
    ['has gym; has swimming_pool', ['pooled']],
    ['has gym; lacks swimming_pool', []],
    ['lacks swimming_pool', ['plain', 'bare']],
    ['has parking', ['plain', 'pooled']],
    ['lacks parking', ['bare']],
    ['kind villa', []],
  ])('reads %s of listings with amenities', (facts, expected) => {
    const plain = { ...duplex, address: 'plain', description: 'A villa.', amenities: new Set<string>() };
    const pooled = {
      ...plain,
      address: 'pooled',
      numGarage: 0,
      amenities: new Set(['gym', 'swimming_pool', 'parking']),
    };
    const bare = { ...plain, address: 'bare', numGarage: null };
    const found = [plain, pooled, bare].filter((listing) => meets(listing, readFacts(facts, importedRates)));
    expect(found.map(({ address }) => address)).toEqual(expected);
  });

  it('converts prices at the rates of its set', () => {
    const { price, surePrice } = readFacts('price ..145m NGN', new Map([['NGN', 1450]]));
    expect(price).toEqual({ min: 0, max: 106_000 });
    expect(surePrice).toEqual({ min: 0, max: 94_000 });
  });

  it.each(['has castle', 'lacks', 'rooms', 'rooms many', 'rooms 1..2..3', 'price 5 XXX', 'kind castle', 'cheap'])(
    'refuses %s',
    (facts) => {
      expect(() => readFacts(facts, importedRates)).toThrow(/is no/);
    },
  );
});

describe('mean', () => {
  it('weighs all alike', () => expect(mean([1, 0, 0.5])).toBeCloseTo(0.5));
});
