import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe('listedDays', () => {
  let app: TestApp;
  const ages = new Map<number, number>();

  beforeAll(async () => {
    app = await createTestApp();
    for (const hours of [2, 23, 25, 6 * 24, 8 * 24, 29 * 24, 31 * 24]) {
      const createdAt = new Date(Date.now() - hours * 3_600_000);
      const { id } = await createProperty(app.ctx.db, { createdAt });
      ages.set(id, hours);
    }
  });
  afterAll(() => app.close());

  test.each([
    { days: '1', hours: [2, 23] },
    { days: '7', hours: [2, 23, 25, 144] },
    { days: '30', hours: [2, 23, 25, 144, 192, 696] },
    { days: '0', hours: [2, 23, 25, 144, 192, 696, 744] },
    { days: '', hours: [2, 23, 25, 144, 192, 696, 744] },
  ])('$days shows homes that were listed $hours hours ago', async ({ days, hours }) => {
    const response = await app.get(`africanscity/getpaginatedproperties?listedDays=${days}`);
    const { content, totalElements } = (await response.json()) as ListingPage;
    expect(content.map(({ id }) => ages.get(id)).sort((one, other) => one! - other!)).toEqual(hours);
    expect(totalElements).toBe(hours.length);
  });

  test.each(['-1', '1.5', '367', 'week'])('refuses %s, naming it', async (days) => {
    const response = await app.get(`africanscity/getpaginatedproperties?listedDays=${days}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'listedDays' }] });
  });
});
