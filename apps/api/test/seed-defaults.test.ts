import { seedDefaults } from '@africanscity/db/seed/defaults';
import { readPropertyTypes } from '@africanscity/db/seed/property-types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeEach(async () => void (test = await createTestApp()));
afterEach(() => test.close());

const packages = () => test.ctx.db.package.findMany({ orderBy: { position: 'asc' } });
const types = async () => (await test.get('africanscity/getpropertytypes')).json();

describe('seedDefaults', () => {
  it('gives a new installation its types and packages, however many copies of the server start at once', async () => {
    await test.ctx.db.propertyType.create({ data: { name: 'Villa' } });
    await Promise.all([seedDefaults(test.ctx.db), seedDefaults(test.ctx.db), seedDefaults(test.ctx.db)]);
    expect(await types()).toEqual((await readPropertyTypes()).map(({ name }) => name));
    expect((await packages()).map(({ name, price }) => [name, price.toNumber()])).toEqual([
      ['Individuals', 3],
      ['Bronze', 15],
      ['Silver', 50],
      ['Gold', 90],
    ]);
    expect((await packages())[0]?.description).toBe(
      'Paid Ads on Facebook 4\r\nNewspaper Ads 3\r\nAds on our Website 5\r\nProperty on Website 24/7',
    );
  });

  it("keeps an administrator's changes and deletions", async () => {
    const { db } = test.ctx;
    await seedDefaults(db);
    await db.package.updateMany({ where: { name: 'Gold' }, data: { name: 'Platinum' } });
    await db.propertyType.delete({ where: { name: 'Stand' } });
    await seedDefaults(db);
    expect((await packages()).map(({ name }) => name)).toEqual(['Individuals', 'Bronze', 'Silver', 'Platinum']);
    expect(await types()).not.toContain('Stand');
  });
});
