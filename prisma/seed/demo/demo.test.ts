import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoAgencies } from './agencies.ts';
import { demoDrawings, drawnFile, drawnFolder, drawnSizesOf } from './drawings.ts';
import { demoListings } from './listings.ts';
import { demoOwners } from './people.ts';
import { checkData, readCsv } from './read-data.ts';
import { demoTestimonials } from './testimonials.ts';
import { DemoCity } from './types.ts';

const people = [...demoOwners, ...demoAgencies.map(({ person }) => person)];

describe('people and companies of the demo', () => {
  test('every key and e-mail address is unique and reserved for examples', () => {
    expect(new Set(people.map(({ key }) => key)).size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    for (const { email, phone } of people) {
      expect(email).toMatch(/^[a-z-]+@example\.(com|org)$/);
      expect(phone).toMatch(/^\+\d[\d ]* 000 \d+$/);
    }
  });

  test('there are enough owners, agencies and testimonials', () => {
    expect(demoOwners).toHaveLength(24);
    expect(demoAgencies).toHaveLength(8);
    expect(demoTestimonials).toHaveLength(8);
    for (const { person } of demoTestimonials) expect(people.some(({ key }) => key === person)).toBe(true);
  });
});

describe('listings of the demo', () => {
  test('there are at least 120 in at least 12 cities, with every type', () => {
    expect(demoListings.length).toBeGreaterThanOrEqual(120);
    expect(new Set(demoListings.map(({ city }) => city)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(demoListings.map(({ type }) => type)).size).toBe(10);
    expect(new Set(demoListings.map(({ key }) => key)).size).toBe(demoListings.length);
  });

  test('about three in five are for sale, and some are gone', () => {
    const share = (status: string): number =>
      demoListings.filter((listing) => listing.status === status).length / demoListings.length;
    expect(share('FOR_SALE')).toBeGreaterThan(0.5);
    expect(share('FOR_RENT')).toBeGreaterThan(0.3);
    for (const status of ['SOLD', 'RENTED', 'UNDER_OFFER']) expect(share(status)).toBeGreaterThan(0);
  });

  test('each belongs to an existing person, and to a company when it says so', () => {
    for (const listing of demoListings) {
      expect(people.map(({ key }) => key)).toContain(listing.owner);
      const agency = demoAgencies.find(({ key }) => key === listing.agency);
      expect(agency?.stateName ?? null).toBe(listing.stateName);
      expect(listing.role).toBe(agency ? 'REAL_ESTATE' : 'INDIVIDUAL');
    }
    for (const { key } of people) expect(demoListings.some(({ owner }) => owner === key)).toBe(true);
  });

  test('rents have a period, and sales have none', () => {
    for (const { key, status, period } of demoListings)
      expect(period !== null, key).toBe(status === 'FOR_RENT' || status === 'RENTED');
  });

  test('sizes and counts fit the type', () => {
    for (const { key, type, size, numRoom, numToilet, numBathroom } of demoListings) {
      expect(Number(size), key).toBeGreaterThan(10);
      if (type === 'Stand') expect([numRoom, numToilet], key).toEqual([0, 0]);
      else expect(numRoom, key).toBeGreaterThan(0);
      expect(numToilet, key).toBeGreaterThanOrEqual(numBathroom);
    }
  });

  test('descriptions are two sentences or more, and none is used twice', () => {
    expect(new Set(demoListings.map(({ description }) => description)).size).toBe(demoListings.length);
    for (const { key, description } of demoListings) {
      expect(description.match(/[.!?](\s|$)/g)?.length ?? 0, key).toBeGreaterThanOrEqual(2);
      expect(description.length, key).toBeLessThan(500);
    }
  });

  test('each is in Africa and was created within the last 120 days', () => {
    for (const { googleLocation, daysAgo, country } of demoListings) {
      const [latitude, longitude] = googleLocation.split(',').map(Number);
      expect(latitude).toBeGreaterThan(-35);
      expect(latitude).toBeLessThan(38);
      expect(longitude).toBeGreaterThan(-18);
      expect(longitude).toBeLessThan(52);
      expect(daysAgo).toBeGreaterThan(0);
      expect(daysAgo).toBeLessThanOrEqual(120);
      expect(country).toMatch(/^[A-Z]{2}$/);
    }
  });

  test('pictures start outside, and few enough are different', () => {
    const all = demoListings.flatMap(({ pictures }) => pictures);
    expect(new Set(all.map(({ kind, seed }) => `${kind} ${seed}`)).size).toBeLessThanOrEqual(150);
    for (const { pictures, type } of demoListings) {
      expect(pictures[0]?.kind).toMatch(/^house:/);
      if (type === 'Stand') expect(pictures.every(({ kind }) => !kind.startsWith('room:'))).toBe(true);
    }
  });
});

describe('data files of the demo', () => {
  const city = {
    city: 'Harare',
    country: 'ZW',
    currency: 'USD',
    areas: { Avondale: [-17.8, 31.04] },
    offers: [
      {
        type: 'House',
        status: 'FOR_SALE',
        price: 90_000,
        size: 120,
        area: 'Avondale',
        address: '1 Bath Road',
        counts: [3, 1, 1, 1],
        text: 'Small.',
        facts: { garden: true, water: ['borehole'] },
        shows: ['bungalow', 'kitchen'],
      },
    ],
  };

  test('a city with the fields that it needs is accepted', () => {
    expect(checkData(DemoCity, 'cities/harare.json', city)).toEqual(city);
  });

  test.each([
    ['a type that is unknown', { type: 'Castle' }, 'offers[0].type'],
    ['a price that is text', { price: '90000' }, 'offers[0].price'],
    ['a field that is unknown', { garden: true }, 'garden'],
    ['a fact without a value', { facts: { garden: null } }, 'offers[0].facts.garden'],
    ['a period that is unknown', { period: 'decade' }, 'offers[0].period'],
    ['a room before the exterior', { shows: ['kitchen', 'bungalow'] }, 'offers[0].shows[0]'],
    ['three counts', { counts: [3, 1, 1] }, 'offers[0].counts'],
  ])('%s is refused with its file and its place', (_name, change, place) => {
    const wrong = { ...city, offers: [{ ...city.offers[0], ...change }] };
    expect(() => checkData(DemoCity, 'cities/harare.json', wrong)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^prisma\/seed\/demo\/cities\/harare\.json: /) }),
    );
    expect(() => checkData(DemoCity, 'cities/harare.json', wrong)).toThrow(place);
  });

  test('an unknown column is refused', () => {
    expect(() => readCsv(z.strictObject({ key: z.string() }), 'people.csv')).toThrow(/people\.csv: .*reached_by/s);
  });
});

describe('pictures of the demo', () => {
  test('are all in the repository, without any other, in less than 7 MB', async () => {
    const wanted = [...demoDrawings().values()].flatMap((drawing) =>
      drawnSizesOf(drawing).map((size) => fileURLToPath(drawnFile(drawing, size))),
    );
    const entries = await readdir(drawnFolder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    expect(files.sort()).toEqual(wanted.sort());
    const sizes = await Promise.all(wanted.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(7_000_000);
  });
});
