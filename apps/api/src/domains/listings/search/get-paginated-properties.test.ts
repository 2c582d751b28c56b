import { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty, createUser } from '../../../../test/factories.ts';
import { allOrders, createManyListings, expectedIds, getPage, someFilters } from '../../../../test/many-listings.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe('getPaginatedProperties', () => {
  let app: TestApp;
  let all: Property[];

  beforeAll(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, 900);
    all = await app.ctx.db.property.findMany();
  });
  afterAll(() => app.close());

  test.each(allOrders)('shows every filter by %s as the rows themselves say', async (orderBy) => {
    for (const filter of someFilters) {
      const ids = expectedIds(all, filter, orderBy);
      const size = 100;
      for (let page = 0; page < Math.max(1, Math.ceil(ids.length / size)); page += 1) {
        const shown = await getPage(app, { ...filter, orderBy, page, size });
        const wanted = ids.slice(page * size, (page + 1) * size);
        expect(shown.content.map((card) => card.id)).toEqual(wanted);
        expect(shown).toMatchObject({
          pageable: { pageNumber: page, pageSize: size, offset: page * size },
          totalElements: ids.length,
          totalPages: Math.ceil(ids.length / size),
          numberOfElements: wanted.length,
          first: page === 0,
          last: page >= Math.ceil(ids.length / size) - 1,
        });
      }
    }
  });

  test('shows the newest first, 25 a page, for sale and for rent, when nothing is asked', async () => {
    const page = await getPage(app, {});
    expect(page.content.map((card) => card.id)).toEqual(expectedIds(all, {}, 'createdAt-DESC').slice(0, 25));
    expect(new Set(page.content.map((card) => card.status))).toEqual(new Set(['FOR_SALE', 'FOR_RENT']));
  });

  test('takes what is left empty for nothing asked', async () => {
    const empty =
      'propertyStatus=&propertyType=&city=&text=&priceMin=&priceMax=&roomMin=&withPictures=&bounds=&orderBy=&cursor=';
    const shown = await app.get(`africanscity/getpaginatedproperties?${empty}`);
    expect(await shown.json()).toEqual(await getPage(app, {}));
  });

  test('is the first and the last page at once when nothing matches', async () => {
    expect(await getPage(app, { city: 'Nowhere' })).toEqual({
      content: [],
      pageable: { pageNumber: 0, pageSize: 25, offset: 0 },
      totalElements: 0,
      totalPages: 0,
      numberOfElements: 0,
      first: true,
      last: true,
      moreThanTotal: false,
      previousCursor: null,
      nextCursor: null,
      reading: null,
    });
  });

  test('shows a card with its owner and its cover in the sizes that a list needs, and no contacts', async () => {
    const owner = await createUser(app.ctx.db, {
      title: 'Dr',
      name: 'Chipo',
      surname: 'Dube',
      email: 'chipo@example.com',
      phone: '+263 77 123 4567',
    });
    await app.ctx.db.userContact.create({ data: { userId: owner.id, type: 'WhatsApp', value: '+263 71 765 4321' } });
    const coverHash = await createPictureFile(app.ctx.db);
    await app.ctx.db.pictureVariant.create({
      data: { hash: coverHash, size: 'full', format: 'jpeg', width: 1600, height: 1067, byteSize: 90_000 },
    });
    const property = await createProperty(app.ctx.db, {
      ownerId: owner.id,
      city: 'Mutare',
      coverHash,
      price: 1234.5,
      area: 'Murambi',
    });
    const response = await app.get('africanscity/getpaginatedproperties?city=Mutare');
    const text = await response.text();
    for (const secret of ['chipo@example.com', '123 4567', '765 4321', 'password', 'description'])
      expect(text).not.toContain(secret);
    const page = ListingPage.strict().parse(JSON.parse(text));
    expect(page.content).toEqual([
      {
        id: property.id,
        status: 'FOR_SALE',
        statusReadable: 'For Sale',
        price: 1234.5,
        amount: null,
        currency: null,
        period: null,
        askingPrice: null,
        formerAskingPrice: null,
        moveInCost: null,
        viewingCost: null,
        pricedBeds: null,
        type: 'House',
        address: '12 Jacaranda Avenue',
        area: 'Murambi',
        city: 'Mutare',
        country: 'ZW',
        numRoom: 3,
        numBathroom: 2,
        size: '240',
        squareMeters: 240,
        stateName: null,
        createdAt: property.createdAt.toISOString(),
        featured: false,
        highlights: [],
        pictureUri: `pictures/${coverHash}`,
        picture: expect.objectContaining({ uri: `pictures/${coverHash}`, width: 1600, height: 1067 }),
        photoCount: 0,
        verified: false,
        reducedFrom: null,
        user: { id: owner.id, title: 'Dr', name: 'Chipo', surname: 'Dube' },
      },
    ]);
    expect(page.content[0]?.picture?.sources.map(({ size, format }) => `${size} ${format}`).sort()).toEqual([
      'card jpeg',
      'card webp',
    ]);
    await app.ctx.db.property.delete({ where: { id: property.id } });
  });
});

describe('getPaginatedProperties, page after page', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, 400);
  });
  afterAll(() => app.close());

  test.each(allOrders)('visits each listing once by page number in %s', async (orderBy) => {
    const visited: number[] = [];
    for (let page = 0, last = false; !last; page += 1) {
      const shown = await getPage(app, { orderBy, page });
      visited.push(...shown.content.map((card) => card.id));
      last = shown.last;
    }
    expect(visited).toEqual(expectedIds(await app.ctx.db.property.findMany(), {}, orderBy));
  });

  test.each(allOrders)(
    'visits each listing once by cursor in %s while others are added, and back again',
    async (orderBy) => {
      const present = expectedIds(await app.ctx.db.property.findMany(), {}, orderBy);
      const visited: number[] = [];
      let shown = await getPage(app, { orderBy });
      visited.push(...shown.content.map((card) => card.id));
      while (shown.nextCursor) {
        await createManyListings(app.ctx.db, 5);
        shown = await getPage(app, { orderBy, page: shown.pageable.pageNumber + 1, cursor: shown.nextCursor });
        visited.push(...shown.content.map((card) => card.id));
      }
      expect(shown.last).toBe(true);
      expect(new Set(visited).size).toBe(visited.length);
      expect(visited.filter((id) => present.includes(id))).toEqual(present);

      const back = shown.content.map((card) => card.id);
      while (shown.previousCursor && shown.pageable.pageNumber > 0) {
        shown = await getPage(app, { orderBy, page: shown.pageable.pageNumber - 1, cursor: shown.previousCursor });
        back.unshift(...shown.content.map((card) => card.id));
      }
      // On the way back, listings that were added behind the walk show up between those of the way there.
      const seenAgain = back.filter((id) => visited.includes(id));
      expect(seenAgain).toEqual(visited.slice(visited.length - seenAgain.length));
      expect(new Set(back).size).toBe(back.length);
    },
  );

  test('misses none by cursor while visited listings disappear', async () => {
    const present = expectedIds(await app.ctx.db.property.findMany(), {}, 'price-ASC');
    const visited: number[] = [];
    for (let cursor: string | null = null, page = 0; page === 0 || cursor; page += 1) {
      const shown = await getPage(app, { orderBy: 'price-ASC', page, cursor });
      visited.push(...shown.content.map((card) => card.id));
      await app.ctx.db.property.updateMany({
        where: { id: { in: visited.slice(-2) } },
        data: { deletedAt: new Date() },
      });
      cursor = shown.nextCursor;
    }
    expect(visited).toEqual(present);
  });

  test('refuses a cursor of another order, and one that no page named', async () => {
    const { nextCursor } = await getPage(app, { orderBy: 'price-ASC' });
    const forged = [
      'price-ASC after 1;2 3',
      'price-ASC after 1 99999999999',
      'createdAt-DESC after 2026-99-99T00:00:00.000Z 3',
    ];
    const cursors = [
      ['price-DESC', nextCursor],
      ['price-ASC', 'x'],
      ['price-ASC', '%00'],
      ...forged.map((text) => [text.split(' ')[0], Buffer.from(text).toString('base64url')]),
    ];
    for (const [orderBy, cursor] of cursors) {
      const response = await app.get(`africanscity/getpaginatedproperties?page=1&orderBy=${orderBy}&cursor=${cursor}`);
      expect([cursor, response.status]).toEqual([cursor, 400]);
      const said = /must be one that a page names|leave it out to start at the first page/;
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(said) });
    }
  });
});
