import { Package } from '@africanscity/contracts/payments/packages';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await seedDefaults(t.ctx.db);
});
afterAll(() => t.close());

const all = async () => z.array(Package).parse(await (await t.get('africanscity/getpackagesall')).json());

describe('getPackagesAll', () => {
  test('returns the four packages with a price in dollars and CRLF line ends, also to strangers', async () => {
    const packages = await all();
    expect(packages.map(({ name, price }) => [name, price])).toEqual([
      ['Individuals', 3],
      ['Bronze', 15],
      ['Silver', 50],
      ['Gold', 90],
    ]);
    expect(packages[2]!.description.split('\r\n')).toEqual([
      'Paid Ads on Facebook 4',
      'Newspaper Ads 3',
      'Ads on our Website 5',
      'Property on Website 24/7',
    ]);
  });
});

describe('getPackagesAllById', () => {
  test('returns one package', async () => {
    const [first] = await all();
    expect(await (await t.get(`africanscity/getpackagesallbyid?id=${first!.id}`)).json()).toEqual(first);
  });

  test('returns 404 for a missing one', async () => {
    expect((await t.get('africanscity/getpackagesallbyid?id=2000000000')).status).toBe(404);
  });

  test('refuses an invalid number', async () => {
    expect((await t.get('africanscity/getpackagesallbyid?id=gold')).status).toBe(400);
  });
});
