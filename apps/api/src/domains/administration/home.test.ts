import { HomeContent } from '@africanscity/contracts/administration/home';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { type TestApp, createTestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = async (from = app) => HomeContent.parse(await (await from.get('africanscity/gethomecontent')).json());

describe('getHomeContent', () => {
  test('shows default counters and partners, and no testimonials, on a new site', async () => {
    const fresh = await createTestApp();
    const content = await read(fresh).finally(() => fresh.close());
    expect(content.counters).toEqual([
      { label: 'Properties', value: 300 },
      { label: 'Agents', value: 30 },
      { label: 'Happy Clients', value: 100 },
      { label: 'Projects', value: 15 },
    ]);
    expect(content.partners.length).toBeGreaterThan(3);
    expect(content.testimonials).toEqual([]);
  });

  test('shows approved feedback only, latest first, with the surname shortened', async () => {
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

  test('takes counters from the settings, and survives a setting in a wrong shape', async () => {
    const { db } = app.ctx;
    await db.setting.create({ data: { name: 'home.counters', value: [{ label: 'Homes', value: 7 }] } });
    await db.setting.create({ data: { name: 'home.partners', value: { not: 'a list' } } });
    const content = await read();
    expect(content.counters).toEqual([{ label: 'Homes', value: 7 }]);
    expect(content.partners.length).toBeGreaterThan(3);
  });
});
