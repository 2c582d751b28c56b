import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
/** Addresses by id, so that expected orders are names. */
let names: Map<number, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
  names = new Map();
});

type Given = Parameters<typeof createProperty>[1];

async function create(address: string, given: Given): Promise<number> {
  const { id } = await createProperty(t.ctx.db, { ...given, address });
  names.set(id, address);
  return id;
}

async function ask(query: Record<string, string>): Promise<ListingPage> {
  const response = await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams(query)}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ListingPage;
}

/** The addresses of a list: by page numbers, by cursors, and by the cursors of the way back. */
async function walk(query: Record<string, string>, size = '2'): Promise<string[][]> {
  const [byNumber, byCursor, back]: string[][] = [[], [], []];
  const namesOf = ({ content }: ListingPage) => content.map(({ id }) => names.get(id)!);
  let shown = await ask({ ...query, size, page: '0' });
  for (let page = 0; ; page += 1) {
    byNumber!.push(...namesOf(await ask({ ...query, size, page: String(page) })));
    byCursor!.push(...namesOf(shown));
    if (!shown.nextCursor) break;
    shown = await ask({ ...query, size, page: String(page + 1), cursor: shown.nextCursor });
  }
  for (;;) {
    back!.unshift(...namesOf(shown));
    if (!shown.previousCursor) break;
    shown = await ask({ ...query, size, page: '1', cursor: shown.previousCursor });
  }
  return [byNumber!, byCursor!, back!];
}

/** Expects the same order by numbers and cursors, with and without collapsed duplicates. */
async function expectOrder(query: Record<string, string>, expected: string[]): Promise<void> {
  expect(await walk(query)).toEqual([expected, expected, expected]);
  expect(await walk({ ...query, alike: 'together' })).toEqual([expected, expected, expected]);
}

describe('the order by price per square metre', () => {
  test('has the cheapest first, equal ones by id, and unknown sizes and prices last', async () => {
    await create('no size', { price: 100, size: null });
    await create('20 a metre', { price: 2000, size: '100 m2', sizeSquareMeters: 100 });
    await create('5 a metre', { price: 1000, size: '200 m2', sizeSquareMeters: 200 });
    await create('20 a metre too', { price: 1000, size: '50 m2', sizeSquareMeters: 50 });
    await create('no price', { price: 0, size: '80 m2', sizeSquareMeters: 80 });
    await create('a third', { price: 100, size: '300 m2', sizeSquareMeters: 300 });
    await expectOrder({ orderBy: 'pricePerSquareMeter-ASC' }, [
      'a third',
      '5 a metre',
      '20 a metre',
      '20 a metre too',
      'no size',
      'no price',
    ]);
  });

  test('holds for the matches of a text', async () => {
    await create('first', { price: 900, sizeSquareMeters: 100, type: 'Cottage' });
    await create('second', { price: 500, sizeSquareMeters: 100, type: 'Cottage' });
    await create('other', { price: 100, sizeSquareMeters: 100, type: 'Farm' });
    await expectOrder({ text: 'cottage', orderBy: 'pricePerSquareMeter-ASC' }, ['second', 'first']);
  });
});

describe('the order by reduction', () => {
  async function reduce(id: number, price: number): Promise<void> {
    await t.ctx.db.property.update({ where: { id }, data: { price } });
  }

  test('has the largest share of the former price first, and the newest of those without a late reduction after them', async () => {
    await create('never reduced', { price: 100 });
    await reduce(await create('a tenth', { price: 100_000 }), 90_000);
    await reduce(await create('half', { price: 800 }), 400);
    await reduce(await create('half too', { price: 60 }), 30);
    const old = await create('half, long ago', { price: 1000 });
    await reduce(old, 500);
    await t.ctx.pool.query(`UPDATE properties SET reduced_at = now() - interval '31 days' WHERE id = $1`, [old]);
    await reduce(await create('raised', { price: 10 }), 20);
    await expectOrder({ orderBy: 'reduction-DESC' }, [
      'half too',
      'half',
      'a tenth',
      'raised',
      'half, long ago',
      'never reduced',
    ]);
  });
});

describe('the order by distance', () => {
  const at = (latitude: number, longitude: number): Given => ({ googleLocation: `${latitude},${longitude}` });
  const harare = { latitude: '-17.829', longitude: '31.052' };

  test('has the nearest to a position first, and equal ones by id', async () => {
    await create('six kilometres', at(-17.88, 31.052));
    await create('one kilometre', at(-17.838, 31.052));
    await create('there', at(-17.829, 31.052));
    await create('one kilometre too', at(-17.838, 31.052));
    await create('beyond the circle', at(-18.5, 31.052));
    await expectOrder({ ...harare, radiusKm: '10', orderBy: 'distance-ASC' }, [
      'there',
      'one kilometre',
      'one kilometre too',
      'six kilometres',
    ]);
  });

  test('starts from the centre of the place of the filter or of the text, with unknown positions last', async () => {
    const place = await t.ctx.db.place.findFirstOrThrow({ where: { name: 'Borrowdale', kind: 'area' } });
    const near = (kilometres: number) => at(place.latitude! + kilometres / 111.2, place.longitude!);
    const there = { area: 'Borrowdale', city: 'Harare' };
    const unknown = await create('unknown', { ...there, ...near(1) });
    await create('three', { ...there, ...near(3) });
    await create('one', { ...there, ...near(1) });
    await create('two', { ...there, ...near(2) });
    // The trigger gives every listing of a known place a position.
    await t.ctx.pool.query(`SET session_replication_role = replica; UPDATE properties SET latitude = NULL, longitude = NULL
      WHERE id = ${unknown}; SET session_replication_role = DEFAULT`);
    const expected = ['one', 'two', 'three', 'unknown'];
    await expectOrder({ place: place.slug, orderBy: 'distance-ASC' }, expected);
    await expectOrder({ text: 'borrowdale', orderBy: 'distance-ASC' }, expected);
  });

  test('is refused without a place or a position to measure from', async () => {
    for (const query of ['', '&text=garden', '&city=Harare']) {
      const response = await t.get(`africanscity/getpaginatedproperties?orderBy=distance-ASC${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('orderBy');
    }
  });
});
