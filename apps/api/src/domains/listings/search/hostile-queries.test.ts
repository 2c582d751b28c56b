import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManyListings, getPage } from '../../../../test/many-listings.ts';
import { watchReads } from '../../../../test/rows-read.ts';
import { type TestApp, createTestApp } from '../../../../test/test-app.ts';

describe('a search that means no good', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, 300);
  });
  afterAll(() => app.close());

  const ask = (query: string) => app.get(`africanscity/getpaginatedproperties?${query}`);

  test.each(['-1', '1.5', 'NaN', '0x10', '1e3', '2147483648', '9007199254740993', '%00', ' 1'])(
    'is refused for page %j',
    async (page) => {
      const response = await ask(`page=${page}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'page' }] });
    },
  );

  test.each([
    ['0', 5],
    ['-1', 5],
    ['7', 5],
    ['8', 10],
    ['24', 25],
    ['101', 100],
    ['1000000000', 100],
    ['99999999999999999999', 100],
    ['Show More listings', 25],
    ['', 25],
    ['5.5', 25],
  ])('has the nearest size for %j', async (size, rows) => {
    const page = await (await ask(`size=${encodeURIComponent(size)}`)).json();
    expect(page).toMatchObject({ pageable: { pageSize: rows }, numberOfElements: rows });
  });

  test('is the last page past the end', async () => {
    const page = await getPage(app, { page: 5000 });
    expect(page.numberOfElements).toBeGreaterThan(0);
    expect(page).toEqual(await getPage(app, { page: page.totalPages - 1 }));
    expect(page).toMatchObject({ last: true, pageable: { pageNumber: page.totalPages - 1 } });
  });

  test.each(['price-ASC', 'price-DESC', 'createdAt-ASC', 'createdAt-DESC'])(
    'answers the furthest page of %s with the last, and with two statements more',
    async (orderBy) => {
      const paged = `size=100&orderBy=${orderBy}`;
      // Labels are kept: they are no statement of every page.
      const { totalPages } = (await (await ask(paged)).json()) as ListingPage;
      const watched = watchReads(app.ctx.pool);
      try {
        const last = await (await ask(`${paged}&page=${totalPages - 1}`)).json();
        const readForLast = watched.take();
        const furthest = await (await ask(`${paged}&page=2147483647`)).json();
        const read = watched.take();
        expect(furthest).toEqual(last);
        expect(furthest).toMatchObject({ last: true, content: expect.arrayContaining([expect.anything()]) });
        expect(readForLast.statements.length).toBeGreaterThan(0);
        expect(read.statements).toHaveLength(readForLast.statements.length + 2);
      } finally {
        watched.stop();
      }
    },
  );

  test.each([
    'price-DESC;DROP',
    'password-ASC',
    'user.email-ASC',
    'price-desc',
    '__proto__-ASC',
    'price',
    'price-DESC&orderBy=price-ASC',
  ])('is refused for orderBy %j', async (orderBy) => expect((await ask(`orderBy=${orderBy}`)).status).toBe(400));

  test('ignores parameters that it does not know', async () => {
    const [plain, misspelt] = [await (await ask('')).json(), await (await ask('oderBy=price-ASC&admin=true')).json()];
    expect(misspelt).toEqual(plain);
  });

  test.each([
    ['city', '_'],
    ['city', '\\'],
    ['city', "'"],
    ['city', "Harare' OR '1'='1"],
    ['city', '\u202eeraraH'],
    ['city', 'harare'],
    ['propertyType', '%'],
    ['propertyType', 'Hous_'],
    ['propertyType', 'house'],
    ['kind', '%'],
    ['kind', 'house'],
  ])('matches %s %j with itself alone', async (field, value) =>
    expect(await (await ask(`${field}=${encodeURIComponent(value)}`)).json()).toMatchObject({ totalElements: 0 }),
  );

  test('takes a city named % for just that', async () => {
    const page = await getPage(app, { city: '%' });
    expect(page.totalElements).toBeGreaterThan(0);
    expect(new Set(page.content.map((card) => card.city))).toEqual(new Set(['%']));
  });

  test.each([
    ['city', '%00'],
    ['city', 'x'.repeat(10_240)],
    ['propertyType', '%00'],
    ['propertyType', 'x'.repeat(10_240)],
    ['kind', '%00'],
    ['kind', 'x'.repeat(10_240)],
  ])('refuses what cannot be stored as %s', async (field, value) =>
    expect((await ask(`${field}=${value}`)).status).toBe(400),
  );

  test.each(['propertyStatus=for_sale', 'propertyStatus[$ne]=SOLD', 'propertyStatus=FOR_SALE,SOLD'])(
    'does not take %j for a status',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );

  test.each([
    'page=1&page=2',
    'city=Harare&city=Bulawayo',
    'propertyStatus=SOLD&propertyStatus=FOR_SALE',
    'size=5&size=10',
  ])('refuses a parameter given twice: %s', async (query) => expect((await ask(query)).status).toBe(400));

  test('keeps whatever identifies or reaches an owner out of every list', async () => {
    for (const path of [
      'getpaginatedproperties?size=100',
      'getfourrandomshowcasepropertiesdtoforsale',
      'getfourrandomshowcasepropertiesdtoforrent',
    ]) {
      const text = await (await app.get(`africanscity/${path}`)).text();
      expect(text).toContain('"id"');
      for (const word of [
        'phone',
        'email',
        '@example.com',
        '+263',
        'contacts',
        'password',
        'remember',
        'hiddenByTeamAt',
        'deletedAt',
        'importKey',
      ])
        expect(text).not.toContain(word);
    }
  });

  test('does not read an address of two megabytes', async () => {
    const status = await ask(`city=${'x'.repeat(2 * 1024 * 1024)}`).then(
      (response) => response.status,
      () => 'connection refused',
    );
    expect([414, 431, 'connection refused']).toContain(status);
  });
});
