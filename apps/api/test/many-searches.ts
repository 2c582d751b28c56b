import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { Prisma } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import { savedTextColumns } from '../src/domains/listings/search/saved-text.ts';
import { createPictureFile, pinnedAt } from './factories.ts';
import { pick } from './many-listings.ts';
import type { TestApp } from './test-app.ts';

const types = ['House', 'Duplex', 'Farm'];
/** Parents of a type. */
export const parents = new Map([['Duplex', 'House']]);
const cities = ['Harare', 'Bulawayo', 'Gweru', "O'Connor"];
const areas = ['Avondale', 'Borrowdale', 'Hillside'];
const places = ['avondale', 'harare', 'zimbabwe', 'gweru,bulawayo', 'nowhere-at-all'];
const texts = ['borehole', 'avondale', 'borehole hillside'];
const place = { latitude: -17.8, longitude: 31 };

/** Tunisian millimes for a dollar: saved searches and listings may be in dinars. */
export const millimesOfDollar = 3_100n;

/** Totals to move in, in cents and in millimes, on and next to the limits of searches. */
const totals = [
  { inDollars: {}, inDinars: {} },
  {
    inDollars: { moveIn: 25_000n, moveInDollars: '250.00' },
    inDinars: { moveIn: 250_000n, moveInDollars: '80.65' },
  },
  {
    inDollars: { moveIn: 25_001n, moveInDollars: '250.01' },
    inDinars: { moveIn: 250_001n, moveInDollars: '80.65' },
  },
  {
    inDollars: { moveIn: 16_144n, moveInDollars: '161.44' },
    inDinars: { moveIn: 500_500n, moveInDollars: '161.45' },
  },
];

/** Creates users with a confirmed address, and returns their ids. */
export async function createManyUsers({ ctx: { db } }: TestApp, count: number): Promise<number[]> {
  const data = types.map((name) => ({ name, parent: parents.get(name) }));
  await db.propertyType.createMany({ data, skipDuplicates: true });
  await db.exchangeRate.create({ data: { currency: 'TND', rate: '3.1', validFrom: new Date('2026-01-01') } });
  const users = await db.user.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      name: 'Tendai',
      surname: 'Moyo',
      email: `${randomUUID()}@example.com`,
      emailVerifiedAt: new Date(),
    })),
    select: { id: true },
  });
  return users.map(({ id }) => id);
}

/** Creates varied saved searches, spread over the users. */
export async function createManySearches({ ctx }: TestApp, userIds: number[], count: number): Promise<void> {
  const queries = new Map(
    await Promise.all(texts.map(async (text) => [text, await savedTextColumns(ctx, { text })] as const)),
  );
  const sometimes = <T>(value: T, share = 0.25) => (Math.random() < share ? value : null);
  const data = Array.from({ length: count }, (_, at): Prisma.SavedSearchCreateManyInput => {
    const text = sometimes(pick(texts), 0.15) ?? '';
    const circle = sometimes({ ...place, radiusKm: pick([5, 20, 60]) }, 0.1);
    const box = sometimes(
      pick([
        { south: -18, west: 30.9, north: -17.7, east: 31.2 },
        { south: -90, west: 31, north: 90, east: -170 },
      ]),
      0.1,
    );
    return {
      userId: userIds[at % userIds.length]!,
      name: `Search ${at}`,
      frequency: pick(['at_once', 'at_once', 'at_once', 'daily', 'weekly', 'never']),
      propertyStatus: sometimes(pick(['FOR_SALE', 'FOR_RENT', 'SOLD']), 0.5),
      propertyType: sometimes(pick(types), 0.4),
      kind: sometimes(pick(types), 0.4),
      city: sometimes(pick(cities), 0.7),
      place: sometimes(pick(places)),
      text,
      ...queries.get(text),
      priceMin: sometimes(pick([100, 250.5])),
      priceMax: sometimes(pick([250.5, 5_000, 90_000])),
      currency: sometimes('TND', 0.3),
      rentPeriod: sometimes('year', 0.5),
      moveInMax: sometimes(pick([250, 500.5]), 0.2),
      bedPriceMax: sometimes(pick([50, 83.5]), 0.1),
      plotAreaMin: sometimes(pick([500, 8093.71]), 0.1),
      floorAreaMin: sometimes(120, 0.05),
      ...pick([{}, {}, {}, {}, {}, ...numbers]),
      roomMin: sometimes(pick([1, 2, 3, 4])),
      bathroomMin: sometimes(pick([1, 2])),
      garageMin: sometimes(1, 0.1),
      withPictures: Math.random() < 0.2,
      ...circle,
      ...box,
      // A corner of it points inwards.
      drawnArea: sometimes('((31,-17.8),(31.5,-17.8),(31.35,-17.6),(31.5,-17.3))', 0.1),
    };
  });
  for (let at = 0; at < count; at += 500) await ctx.db.savedSearch.createMany({ data: data.slice(at, at + 500) });
}

/** Filters of facts that are numbers. */
const numbers = [
  { tankLitresMin: 5_000 },
  { solarKvaMin: 5 },
  { powerHoursMin: 12 },
  { floorMin: 0 },
  { floorMax: 0 },
  { floorMin: 1, floorMax: 3 },
  { storeysMax: 2 },
  { storeysMin: 2 },
  { openParkingMin: 1 },
  { leaseYearsMin: 20 },
];

/** Lists many at once, some of them by users with saved searches. */
export async function listAtOnce({ ctx: { db } }: TestApp, ownerIds: number[], count: number): Promise<void> {
  const coverHash = await createPictureFile(db);
  await db.property.createMany({
    data: Array.from({ length: count }, (_, at) => ({
      ownerId: pick(ownerIds),
      ...pick([
        { description: 'With a borehole.', amenities: ['borehole'] },
        { description: 'Plain.', amenities: [] },
      ] as const satisfies { description: string; amenities: Amenity[] }[]),
      type: pick(types),
      area: pick(areas),
      city: pick(cities),
      address: `${at} Robert Street`,
      status: pick(['FOR_SALE', 'FOR_SALE', 'FOR_RENT', 'FOR_RENT', 'SOLD'] as const),
      price: pick([99.99, 100, 250.5, 4_000, 85_000, 90_000.01]),
      ...pick([
        {},
        pick(totals).inDollars,
        {
          amount: pick([250_499n, 250_500n, 5_000_000n]),
          currency: 'TND',
          rate: '3.1',
          rateDate: new Date(),
          ...pick(totals).inDinars,
        },
      ]),
      ...pick([{}, { perBed: true }, { roomsLetSingly: true }, { roomsLetSingly: true, sharing: pick([1, 2, 3]) }]),
      plotArea: pick([null, 499.99, 500, 8093.7, 8093.71]),
      floorArea: pick([null, 119.99, 120]),
      tankLitres: pick([null, 4_999, 5_000, 10_000]),
      solarKva: pick([null, 4.9, 5, 10]),
      powerHours: pick([null, 0, 11, 12, 24]),
      floor: pick([null, -1, 0, 1, 3]),
      storeys: pick([null, 1, 2, 3]),
      openParking: pick([null, 0, 1, 2]),
      leaseYears: pick([null, 19, 20, 99]),
      numRoom: pick([0, 1, 2, 3, 4]),
      numBathroom: pick([0, 1, 2]),
      numGarage: pick([0, 1]),
      coverHash: pick([coverHash, null]),
      hiddenByTeamAt: Math.random() < 0.05 ? new Date() : null,
      ...pick([{}, pinnedAt(place.latitude + Math.random() / 2, place.longitude + Math.random() / 2)]),
    })),
  });
}
