import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ask = (ids: string) => t.get(`africanscity/getcomparedproperties?ids=${encodeURIComponent(ids)}`);
const read = async (...ids: number[]) => (await (await ask(ids.join())).json()) as { id: number }[];

describe('getComparedProperties', () => {
  test('returns listings in the requested order, with the price per square metre, and without contacts', async () => {
    const first = await createProperty(t.ctx.db, { price: 90_000, size: '240', sizeSquareMeters: 240 });
    const second = await createProperty(t.ctx.db, { price: 1000, size: 'large', sizeSquareMeters: null });
    const listings = await read(second.id, first.id, second.id);
    expect(listings).toMatchObject([
      { id: second.id, squareMeters: null, pricePerSquareMeter: null },
      {
        id: first.id,
        squareMeters: 240,
        pricePerSquareMeter: 375,
        countryName: 'Zimbabwe',
        numGarage: 1,
        numToilet: 2,
      },
    ]);
    expect(JSON.stringify(listings)).not.toMatch(/email|phone|password|description/i);
  });

  test('omits hidden, deleted and unknown listings', async () => {
    const { id } = await createProperty(t.ctx.db);
    const hidden = await createProperty(t.ctx.db, { hiddenByTeamAt: new Date() });
    const deleted = await createProperty(t.ctx.db, { deletedAt: new Date() });
    expect((await read(hidden.id, id, deleted.id, 2_000_000_000)).map((listing) => listing.id)).toEqual([id]);
  });

  test('shows a listing that was sold', async () => {
    const { id } = await createProperty(t.ctx.db, { status: 'SOLD' });
    expect(await read(id)).toMatchObject([{ id, status: 'SOLD' }]);
  });

  test.each(['', 'abc', '1,,2', '0', '-1', '1.5', '1,2,3,4,5', '99999999999', '1'.repeat(300)])(
    'refuses %j and names the field',
    async (ids) => {
      const response = await ask(ids);
      expect(response.status).toBe(400);
      const body = (await response.json()) as { errors: { field: string }[] };
      expect(body.errors[0]?.field).toMatch(/^ids/);
    },
  );
});
