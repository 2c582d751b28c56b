import type { ListingMap } from '@africanscity/contracts/listings/map';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser, pinnedAt } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ask = (query: object) =>
  t.get(
    `africanscity/getpropertiesonmap?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  );
const read = async (query: object) => {
  const response = await ask(query);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ListingMap;
};
const sumOf = ({ clusters, listings }: ListingMap) =>
  clusters.reduce((sum, cluster) => sum + cluster.listings, 0) + listings.length;

/** Many listings spread over a stretch of the continent, a few without a place. The same each time. */
async function scatter(type: string, count: number): Promise<void> {
  const { ownerId } = await createProperty(t.ctx.db, { type, city: 'Nowhere known', area: '', country: null });
  // In batches: a statement may take four seconds, also on a shared machine.
  const batch = 500;
  for (let first = 1; first <= count; first += batch) {
    await t.ctx.db.$executeRaw`
      INSERT INTO properties (owner_id, type, address, area, city, price, num_room, description, status, google_location, pin_latitude, pin_longitude, pin_countries, updated_at, hidden_by_team_at)
      SELECT ${ownerId}, ${type}, 'Scattered', '', 'Nowhere known', 1000 + n, n % 6, '',
        (CASE WHEN n % 3 = 0 THEN 'FOR_RENT' WHEN n % 7 = 0 THEN 'SOLD' ELSE 'FOR_SALE' END)::property_status,
        CASE WHEN n % 11 <> 0 THEN 'https://maps.example/' END, CASE WHEN n % 11 <> 0 THEN -30 + (n * 37 % 6007) / 100.0 END,
        CASE WHEN n % 11 <> 0 THEN 8 + (n * 53 % 3301) / 100.0 END, '{ZW}',
        now(), CASE WHEN n % 13 = 0 THEN now() END
      FROM generate_series(${first}::int, ${Math.min(first + batch, count + 1) - 1}::int) AS n`;
  }
}

describe('getPropertiesOnMap', () => {
  test('names a cluster after the narrowest place of all of its listings, the wider the farther away', async () => {
    const type = 'Labelled';
    const list = async (count: number, area: string, city: string, country: string, latitude: number) => {
      for (let nth = 0; nth < count; nth += 1)
        await createProperty(t.ctx.db, {
          type,
          area,
          city,
          country,
          ...pinnedAt(latitude + nth / 1000, 31.04, country),
        });
    };
    await list(3, 'Avondale', 'Harare', 'ZW', -17.8);
    await list(2, 'Mount Pleasant', 'Harare', 'ZW', -17.801);
    await list(4, 'Nowhere at all', 'Nowhere known', 'ZZ', 10);
    const labels = async (zoom: number) =>
      (await read({ propertyType: type, bounds: '-35,-20,38,55', zoom })).clusters.map(({ label, listings }) => [
        label,
        listings,
      ]);
    expect(await labels(3)).toEqual([
      ['Zimbabwe', 5],
      ['', 4],
    ]);
    expect(await labels(7)).toEqual([
      ['Harare', 5],
      ['', 4],
    ]);
    const near = await read({ propertyType: type, bounds: '-17.9,31,-17.7,31.1', zoom: 11 });
    expect(near.clusters.map(({ label }) => label)).toEqual(['Harare']);
  });

  test('names no place for a cluster across a border', async () => {
    const type = 'Bordering';
    const list = (city: string, country: string, latitude: number) =>
      createProperty(t.ctx.db, { type, area: '', city, country, ...pinnedAt(latitude, 34, country) });
    for (const latitude of [0.1, 0.2, 0.3]) await list('Nairobi', 'KE', latitude);
    await list('Kampala', 'UG', 0.4);
    const { clusters } = await read({ propertyType: type, bounds: '-35,-20,38,55', zoom: 3 });
    expect(clusters).toMatchObject([{ listings: 4, label: '', city: '' }]);
  });

  test('gives no two clusters one name while other names are possible', async () => {
    const type = 'Spread';
    const list = async (count: number, area: string, latitude: number, longitude: number) => {
      for (let nth = 0; nth < count; nth += 1)
        await createProperty(t.ctx.db, {
          type,
          area,
          city: 'Lagos',
          country: 'NG',
          googleLocation: `${latitude},${longitude}`,
        });
    };
    await list(4, 'Lekki', 6.46, 3.55);
    await list(3, 'Ikeja', 6.6, 3.35);
    await list(2, 'Badagry', 6.42, 2.88);
    const { clusters } = await read({ propertyType: type, bounds: '6,2.5,7,4.2', zoom: 9 });
    expect(clusters.map(({ label, city, listings }) => [label, city, listings])).toEqual([
      ['Lagos', 'Lagos', 4],
      ['Ikeja', 'Lagos', 3],
      ['Badagry', 'Lagos', 2],
    ]);
    const nearer = await read({ propertyType: type, bounds: '6,2.5,7,4.2', zoom: 10 });
    expect(nearer.clusters.map(({ label }) => label)).toEqual(['Lekki', 'Ikeja', 'Badagry']);
  });

  test('counts exactly the matches within the bounds, at every zoom', async () => {
    await scatter('Scattered', 3000);
    const filters: { propertyStatus?: string; priceMin?: number; priceMax?: number; roomMin?: number }[] = [
      {},
      { propertyStatus: 'FOR_RENT' },
      { propertyStatus: 'SOLD' },
      { priceMin: 2000, priceMax: 2500 },
      { roomMin: 4 },
    ];
    const boxes = [
      [-35, -20, 38, 55],
      [-10, 12, 5, 30],
      [-1.5, 20, 1.5, 21],
    ] as const;
    for (const filter of filters) {
      for (const [south, west, north, east] of boxes) {
        const oracle = await t.ctx.db.property.count({
          where: {
            type: 'Scattered',
            hiddenByTeamAt: null,
            deletedAt: null,
            status: filter.propertyStatus ? (filter.propertyStatus as 'SOLD') : { in: ['FOR_SALE', 'FOR_RENT'] },
            price: { gte: filter.priceMin, lte: filter.priceMax },
            numRoom: { gte: filter.roomMin },
            latitude: { gte: south, lte: north },
            longitude: { gte: west, lte: east },
          },
        });
        for (const zoom of [0, 3, 6, 12, 18]) {
          const map = await read({
            propertyType: 'Scattered',
            ...filter,
            bounds: [south, west, north, east].join(),
            zoom,
          });
          expect(map.total).toBe(oracle);
          expect(sumOf(map)).toBe(oracle);
          expect(map.clusters.length + map.listings.length).toBeLessThanOrEqual(22 * 22);
          for (const cluster of map.clusters) {
            expect(cluster.listings).toBeGreaterThan(1);
            expect(cluster.latitude).toBeGreaterThanOrEqual(cluster.south - 1e-5);
            expect(cluster.latitude).toBeLessThanOrEqual(cluster.north + 1e-5);
            expect(cluster.longitude).toBeGreaterThanOrEqual(cluster.west - 1e-5);
            expect(cluster.longitude).toBeLessThanOrEqual(cluster.east + 1e-5);
          }
        }
      }
    }
  });

  test('separates listings that are far enough from each other for the zoom', async () => {
    const type = 'Pair';
    const near = await createProperty(t.ctx.db, { type, price: 700, status: 'FOR_RENT', ...pinnedAt(-17.8, 31.0) });
    await createProperty(t.ctx.db, { type, ...pinnedAt(-17.81, 31.02) });
    const bounds = '-18,30.5,-17.5,31.5';
    const far = await read({ propertyType: type, bounds: '-35,-20,38,55', zoom: 4 });
    expect(far).toMatchObject({ total: 2, listings: [], clusters: [{ listings: 2, city: 'Harare' }] });
    expect(far.clusters[0]).toMatchObject({ south: -17.81, west: 31, north: -17.8, east: 31.02 });
    const closer = await read({ propertyType: type, bounds: '-17.82,30.99,-17.79,31.03', zoom: 14 });
    expect(closer.clusters).toEqual([]);
    expect(closer.listings).toHaveLength(2);
    expect(closer.listings.find(({ id }) => id === near.id)).toEqual({
      id: near.id,
      latitude: -17.8,
      longitude: 31,
      located: 'EXACT',
      status: 'FOR_RENT',
      price: 700,
      askingPrice: null,
      type,
      area: 'Avondale',
      city: 'Harare',
    });
    expect(await read({ propertyType: type, bounds, zoom: 6 })).toMatchObject({ total: 2 });
  });

  test('shows a type and its descendants', async () => {
    await t.ctx.db.propertyType.create({ data: { name: 'Dwelling' } });
    await t.ctx.db.propertyType.create({ data: { name: 'Igloo', parent: 'Dwelling' } });
    for (const type of ['Dwelling', 'Igloo', 'Quarry']) await createProperty(t.ctx.db, { type, ...pinnedAt(60, 60) });
    const total = async (kind: string) => (await read({ kind, bounds: '59,59,61,61', zoom: 12 })).total;
    expect([await total('Dwelling'), await total('Igloo'), await total('Castle')]).toEqual([2, 1, 0]);
  });

  test('tells how precise a position is', async () => {
    const type = 'Vague';
    await createProperty(t.ctx.db, { type, area: 'Avondale', city: 'Harare' });
    await createProperty(t.ctx.db, { type, area: 'Somewhere', city: 'Bulawayo' });
    await createProperty(t.ctx.db, { type, area: '', city: 'Nowhere known', country: null });
    const map = await read({ propertyType: type, bounds: '-22,28,-17,32', zoom: 10 });
    expect(map.listings.map(({ city, located }) => [city, located]).sort()).toEqual([
      ['Bulawayo', 'CITY'],
      ['Harare', 'AREA'],
    ]);
  });

  test('keeps listings of one place together at every zoom', async () => {
    const type = 'Stack';
    const { id: ownerId } = await createUser(t.ctx.db);
    for (let index = 0; index < 3; index += 1) await createProperty(t.ctx.db, { type, ownerId, ...pinnedAt(1.5, 2.5) });
    const map = await read({ propertyType: type, bounds: '1.4,2.4,1.6,2.6', zoom: 18 });
    expect(map).toMatchObject({
      listings: [],
      clusters: [{ listings: 3, south: 1.5, west: 2.5, north: 1.5, east: 2.5 }],
    });
  });

  test('works across the 180th meridian', async () => {
    const type = 'Far';
    await createProperty(t.ctx.db, { type, ...pinnedAt(1, 179.5) });
    await createProperty(t.ctx.db, { type, ...pinnedAt(1, -179.5) });
    await createProperty(t.ctx.db, { type, ...pinnedAt(1, 0) });
    const map = await read({ propertyType: type, bounds: '-5,175,5,-175', zoom: 10 });
    expect(map.total).toBe(2);
    expect(map.listings.map(({ longitude }) => longitude).sort()).toEqual([-179.5, 179.5]);
  });

  test('contains no data of owners', async () => {
    const type = 'Owned';
    for (const longitude of [31, 31.001, 12]) await createProperty(t.ctx.db, { type, ...pinnedAt(-17.8, longitude) });
    const text = await (await ask({ propertyType: type, bounds: '-35,-20,38,55', zoom: 3 })).text();
    expect(JSON.parse(text)).toMatchObject({ clusters: [{ listings: 2 }], listings: [{ longitude: 12 }] });
    expect(text).not.toMatch(/email|phone|owner|name/i);
  });

  test.each([
    [{ zoom: 3 }, 'bounds'],
    [{ bounds: '1,2,3', zoom: 3 }, 'bounds'],
    [{ bounds: '5,0,-5,10', zoom: 3 }, 'bounds'],
    [{ bounds: '-5,0,5,1000', zoom: 3 }, 'bounds'],
    [{ bounds: '-5,0,5,10' }, 'zoom'],
    [{ bounds: '-5,0,5,10', zoom: 19 }, 'zoom'],
    [{ bounds: '-5,0,5,10', zoom: '-1' }, 'zoom'],
    [{ bounds: '-5,0,5,10', zoom: 3, propertyStatus: 'GIFT' }, 'propertyStatus'],
  ])('names the fault in %j', async (query, field) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { errors: { field: string }[] };
    expect(body.errors.map((error) => error.field)).toContain(field);
  });

  test('accepts bounds without extent', async () => {
    expect(await read({ bounds: '3,3,3,3', zoom: 18 })).toEqual({ total: 0, clusters: [], listings: [] });
  });
});

describe('getPlacesOnMap', () => {
  const names = async (bounds: string, zoom: number) => {
    const response = await t.get(`africanscity/getplacesonmap?bounds=${bounds}&zoom=${zoom}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as { name: string; kind: string }[]).map(({ name, kind }) => `${kind} ${name}`);
  };

  test('names cities, and at higher zoom their areas, within the bounds alone', async () => {
    const far = await names('-18.2,30.5,-17.5,31.5', 8);
    expect(far).toContain('city Harare');
    expect(far.filter((name) => name.startsWith('area'))).toEqual([]);
    const near = await names('-18.2,30.5,-17.5,31.5', 12);
    expect(near).toEqual(expect.arrayContaining(['city Harare', 'area Avondale']));
    expect(near).not.toContain('city Lagos');
    expect(await names('60,60,61,61', 12)).toEqual([]);
  });

  test('omits places that wait for the administration', async () => {
    await t.ctx.db.$executeRaw`
      INSERT INTO places (kind, country, parent_id, name, latitude, longitude)
      SELECT 'area', 'ZW', id, 'Rude Words', -17.8, 31.05 FROM places WHERE name = 'Harare' AND kind = 'city'`;
    expect((await names('-18.2,30.5,-17.5,31.5', 14)).filter((name) => name.includes('Rude'))).toEqual([]);
  });

  test.each(['bounds=1,2,3&zoom=3', 'bounds=1,2,3,4', 'bounds=1,2,3,4&zoom=99'])('refuses %s', async (query) => {
    expect((await t.get(`africanscity/getplacesonmap?${query}`)).status).toBe(400);
  });
});

describe('getListingPositions', () => {
  test('returns positions of listings on the site, and of no others', async () => {
    const shown = await createProperty(t.ctx.db, { type: 'Placed', ...pinnedAt(-17.8, 31) });
    const hidden = await createProperty(t.ctx.db, {
      type: 'Placed',
      hiddenByTeamAt: new Date(),
      ...pinnedAt(-17.8, 31),
    });
    const nowhere = await createProperty(t.ctx.db, { area: '', city: 'Nowhere known', country: null });
    const ids = [shown.id, hidden.id, nowhere.id, 999_999_999];
    const response = await t.get(`africanscity/getlistingpositions?ids=${ids.join()}`);
    expect(await response.json()).toEqual([{ id: shown.id, latitude: -17.8, longitude: 31, located: 'EXACT' }]);
  });

  test.each(['', '1,two', '1;2', Array.from({ length: 101 }, (_, id) => id + 1).join()])(
    'names the fault in ids=%s',
    async (ids) => {
      const response = await t.get(`africanscity/getlistingpositions?ids=${ids}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ field: 'ids' }] });
    },
  );
});

describe('getMapTiles', () => {
  test('returns none, and lets pictures come from this site alone, without a tile server', async () => {
    const response = await t.get('africanscity/getmaptiles');
    expect(await response.json()).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(/img-src 'self' data: blob:(;|$)/);
  });

  test('names the tile server, whose host alone the browser may load pictures from', async () => {
    const mapTiles = {
      url: 'https://tiles.example/osm/{z}/{x}/{y}.png',
      attribution: '© Mapmakers',
      format: 'picture' as const,
    };
    const tiled = await createTestApp({ mapTiles });
    const response = await tiled.get('africanscity/getmaptiles');
    expect(await response.json()).toEqual(mapTiles);
    expect(response.headers.get('content-security-policy')).toMatch(
      /img-src 'self' data: blob: https:\/\/tiles\.example(;|$)/,
    );
    await tiled.close();
  });
});
