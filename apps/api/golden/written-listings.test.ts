import { describe, expect, it } from 'vitest';
import { isAmenity } from './amenities.ts';
import { readRates } from './rates.ts';
import { readWrittenListings } from './read-listings.ts';
import { readQueries } from './read-queries.ts';
import { meets } from './facts.ts';

const listings = readWrittenListings();
const queries = readQueries('queries-written', readRates());

describe('the written listings', () => {
  it('have addresses that tell them apart', () => {
    expect(new Set(listings.map(({ address }) => address)).size).toBe(listings.length);
  });

  it('have amenities that the set knows', () => {
    const amenities = new Set(listings.flatMap((listing) => [...(listing.amenities ?? [])]));
    expect([...amenities].filter((name) => !isAmenity(name))).toEqual([]);
  });

  it('do not state an amenity in 80 listings or more', () => {
    expect(listings.filter(({ amenities }) => !amenities?.size).length).toBeGreaterThanOrEqual(80);
  });
});

describe('the queries about written listings', () => {
  it('are each met by a listing', () => {
    const unmet = queries.filter(({ facts }) => !listings.some((listing) => meets(listing, facts)));
    expect(unmet.map(({ text }) => text)).toEqual([]);
  });

  it('hold each text once', () => {
    const texts = queries.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
