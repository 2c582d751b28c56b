import { HomeContent } from '@africanscity/contracts/administration/home';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { type TestApp, createTestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = async (from = app) => HomeContent.parse(await (await from.get('africanscity/gethomecontent')).json());

describe('getHomeContent', () => {
  test('shows no empty sections on a new site', async () => {
    const fresh = await createTestApp();
    expect(await read(fresh).finally(() => fresh.close())).toMatchObject({
      counters: [],
      partners: [],
      testimonials: [],
    });
  });

  test('counts listings, places and owners until the company sets its own numbers', async () => {
    const fresh = await createTestApp();
    try {
      const { db } = fresh.ctx;
      const owner = await createUser(db);
      await createProperty(db, { ownerId: owner.id, city: 'Harare' });
      await createProperty(db, { ownerId: owner.id, city: 'Accra', status: 'FOR_RENT' });
      await createProperty(db, { ownerId: owner.id, city: 'Cairo', status: 'SOLD' });
      const counted = [
        { label: 'Listings', value: 2 },
        { label: 'Cities', value: 2 },
        { label: 'Owner and agent', value: 1 },
      ];
      expect((await read(fresh)).counters).toEqual(counted);
      const placeholders = [
        { label: 'Properties', value: 300 },
        { label: 'Agents', value: 30 },
        { label: 'Happy Clients', value: 100 },
        { label: 'Projects', value: 15 },
      ];
      await db.setting.create({ data: { name: 'home.counters', value: placeholders } });
      expect((await read(fresh)).counters).toEqual(counted);
    } finally {
      await fresh.close();
    }
  });

  test('shows only approved feedback, latest first, with the surname shortened', async () => {
    const { db } = app.ctx;
    const author = await createUser(db, { name: 'Amina', surname: 'Diallo' });
    const gone = await createUser(db, { disabledAt: new Date() });
    const approved = (day: number) => new Date(Date.UTC(2026, 0, day));
    await db.feedback.createMany({
      data: [
        { userId: author.id, message: 'Earlier', approvedAt: approved(1) },
        { userId: author.id, message: 'Later', approvedAt: approved(2) },
        { userId: author.id, message: 'Not approved' },
        { userId: gone.id, message: 'Of a disabled account', approvedAt: approved(3) },
      ],
    });
    const { testimonials } = await read();
    expect(testimonials.map(({ message, author: name }) => [message, name])).toEqual([
      ['Later', 'Amina D.'],
      ['Earlier', 'Amina D.'],
    ]);
  });

  test('reads counters from the settings, and survives an invalid setting', async () => {
    const { db } = app.ctx;
    await db.setting.create({ data: { name: 'home.counters', value: [{ label: 'Homes', value: 7 }] } });
    await db.setting.create({ data: { name: 'home.partners', value: { not: 'a list' } } });
    const content = await read();
    expect(content.counters).toEqual([{ label: 'Homes', value: 7 }]);
    expect(content.partners).toEqual([]);
  });
});
