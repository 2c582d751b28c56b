import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { drawPicture } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let owner: { id: number };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
});

const remove = (id: number | string, as = headers) =>
  t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers: as });

describe('getPropertiesByLoggedInUser', () => {
  test("pages through the caller's own listings alone, the newest first", async () => {
    for (let day = 1; day <= 7; day += 1) {
      await createProperty(t.ctx.db, {
        ownerId: owner.id,
        address: `${day} Own Street`,
        createdAt: new Date(Date.UTC(2026, 0, day)),
      });
    }
    await createProperty(t.ctx.db);
    const page = async (number: number) =>
      (await (await t.get(`africanscity/getpropertiesbyloggedinuser?page=${number}&size=5`, { headers })).json()) as {
        content: { address: string }[];
        totalElements: number;
        totalPages: number;
        first: boolean;
        last: boolean;
      };
    const [first, second] = [await page(0), await page(1)];
    expect([...first.content, ...second.content].map((row) => row.address)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((day) => `${day} Own Street`),
    );
    expect(first).toMatchObject({ totalElements: 7, totalPages: 2, first: true, last: false });
    expect(second).toMatchObject({ first: false, last: true });
  });

  test('asks for a login', async () => {
    expect((await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=5')).status).toBe(401);
  });

  test('narrows the page to words, a number or a status, and finds nothing of others', async () => {
    const db = t.ctx.db;
    const flat = await createProperty(db, { ownerId: owner.id, type: 'Flat', address: '5% Hill', status: 'FOR_RENT' });
    const house = await createProperty(db, { ownerId: owner.id, city: 'Mutare', area: 'Murambi' });
    const foreign = await createProperty(db, { city: 'Mutare' });
    const found = async (query: string) => {
      const answer = await t.get(`africanscity/getpropertiesbyloggedinuser?${query}`, { headers });
      return ((await answer.json()) as { content: { id: number }[] }).content.map(({ id }) => id);
    };
    expect(await found('search=murambi%20mutare')).toEqual([house.id]);
    expect(await found('search=flat')).toEqual([flat.id]);
    expect(await found('search=5%25')).toEqual([flat.id]);
    expect(await found(`search=%23${house.id}`)).toEqual([house.id]);
    expect(await found(`search=${foreign.id}`)).toEqual([]);
    expect(await found('status=FOR_RENT')).toEqual([flat.id]);
    expect(await found('search=flat&status=SOLD')).toEqual([]);
    expect((await t.get('africanscity/getpropertiesbyloggedinuser?status=GONE', { headers })).status).toBe(400);
  });

  test('says what each listing did in the last 30 days, and nothing of other days or listings', async () => {
    const db = t.ctx.db;
    const seen = await createProperty(db, { ownerId: owner.id });
    const other = await createProperty(db, { ownerId: owner.id });
    const visitor = await createUser(db);
    const day = (ago: number) => new Date(new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
    await db.listingViewDay.createMany({
      data: [0, 29, 30].map((ago) => ({ propertyId: seen.id, day: day(ago), views: ago + 1 })),
    });
    await db.favorite.create({ data: { userId: visitor.id, propertyId: seen.id } });
    await db.listingContactReveal.createMany({
      data: [0, 40].map((ago) => ({ propertyId: seen.id, userId: visitor.id, day: day(ago) })),
    });
    const enquiry = { propertyId: seen.id, ownerId: owner.id, name: 'Ruth', email: visitor.email };
    await db.enquiry.create({ data: { ...enquiry, state: 'new', confirmedAt: new Date() } });
    await db.enquiry.create({ data: { ...enquiry, email: 'unconfirmed@example.com' } });
    const answer = await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=5', { headers });
    const { content } = (await answer.json()) as { content: { id: number; numbers: { viewDays: number[] } }[] };
    const numbers = new Map(content.map((row) => [row.id, row.numbers]));
    expect(numbers.get(seen.id)).toMatchObject({ views: 31, saved: 1, contactReveals: 1, enquiries: 1 });
    expect(numbers.get(seen.id)?.viewDays).toEqual([30, ...Array.from({ length: 28 }, () => 0), 1]);
    expect(numbers.get(other.id)).toMatchObject({ views: 0, saved: 0, contactReveals: 0, enquiries: 0 });
  });

  test('shows an empty page as first and last', async () => {
    const body = await (await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=25', { headers })).json();
    expect(body).toMatchObject({ content: [], totalElements: 0, totalPages: 0, first: true, last: true });
  });
});

describe('changeOwnListing', () => {
  const change = (values: Record<string, string>, as: Record<string, string> | null = headers) =>
    t.post('africanscity/changeownlisting', new URLSearchParams(values), as ? { headers: as } : undefined);
  const read = (id: number) => t.ctx.db.property.findUniqueOrThrow({ where: { id } });

  test('changes the price or the status, and nothing else', async () => {
    const before = await createProperty(t.ctx.db, { ownerId: owner.id });
    expect(await (await change({ id: String(before.id), price: '79500.50' })).json()).toEqual({
      id: before.id,
      version: before.version + 1,
      priceHeld: false,
    });
    const cheaper = await read(before.id);
    expect(cheaper.price.toNumber()).toBe(79_500.5);
    expect(cheaper.reducedFrom?.toNumber()).toBe(85_000);
    expect((await change({ id: String(before.id), status: 'SOLD' })).status).toBe(200);
    const sold = await read(before.id);
    const { price, reducedFrom, reducedAt, status, takenAt, listedAs, version, updatedAt, confirmedAt, ...rest } = sold;
    expect({ price: price.toNumber(), status, listedAs, version }).toEqual({
      price: 79_500.5,
      status: 'SOLD',
      listedAs: 'SOLD',
      version: before.version + 2,
    });
    expect(before).toMatchObject(rest);
    expect(reducedFrom?.toNumber()).toBe(85_000);
    expect(reducedAt?.getTime()).toBeLessThanOrEqual(updatedAt.getTime() + 1000);
    expect(takenAt?.getTime()).toBeGreaterThanOrEqual(reducedAt!.getTime());
    expect(confirmedAt.getTime()).toBeGreaterThan(before.confirmedAt.getTime());
  });

  test('names the field that is wrong', async () => {
    const id = String((await createProperty(t.ctx.db, { ownerId: owner.id })).id);
    for (const [values, field] of [
      [{ id, price: '-1' }, 'price'],
      [{ id, price: 'cheap' }, 'price'],
      [{ id, price: '0' }, 'price'],
      [{ id, amount: '0.00', currency: 'USD' }, 'amount'],
      [{ id, status: 'GONE' }, 'status'],
      [{ id }, 'price'],
    ] as const) {
      const response = await change(values);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
    }
  });

  test('is refused for a version that is not the current one', async () => {
    const { id, version } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const values = { id: String(id), version: String(version) };
    const statuses = (await Promise.all(['1', '2'].map((price) => change({ ...values, price })))).map((r) => r.status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test("leaves others' and deleted listings as they are", async () => {
    const foreign = await createProperty(t.ctx.db);
    const deleted = await createProperty(t.ctx.db, { ownerId: owner.id, deletedAt: new Date() });
    for (const listing of [foreign, deleted]) {
      expect((await change({ id: String(listing.id), price: '1' })).status).toBe(404);
      expect(await read(listing.id)).toEqual(listing);
    }
    expect((await change({ id: String(foreign.id), price: '1' }, null)).status).toBe(401);
  });

  test('that offers a listing again needs a place in the package, and one that ends an offer leaves it to another', async () => {
    await t.ctx.db.setting.create({ data: { name: 'entitlements', value: { freeListings: 1, graceDays: 3 } } });
    const open = await createProperty(t.ctx.db, { ownerId: owner.id });
    const sold = await createProperty(t.ctx.db, { ownerId: owner.id, status: 'SOLD' });
    const refused = await change({ id: String(sold.id), status: 'FOR_SALE' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'listing_limit' });
    expect((await change({ id: String(open.id), status: 'SOLD' })).status).toBe(200);
    expect((await change({ id: String(sold.id), status: 'FOR_SALE' })).status).toBe(200);
    await t.ctx.db.setting.delete({ where: { name: 'entitlements' } });
  });

  test('by an administrator is kept in the audit log', async () => {
    const { id } = await createProperty(t.ctx.db);
    const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
    expect((await change({ id: String(id), price: '70000' }, await logIn(t, admin))).status).toBe(200);
    const acts = await t.ctx.db.auditEntry.findMany({ where: { actorId: admin.id } });
    expect(acts).toMatchObject([
      {
        action: 'changeOwnListing',
        subject: `property ${id}`,
        details: { before: { price: 85_000 }, after: { price: 70_000 } },
      },
    ]);
  });
});

describe('deletePropertyById', () => {
  test('takes a listing off the site, and restorePropertyById brings it back', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    expect((await remove(id)).status).toBe(200);
    expect((await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status).toBe(404);
    expect((await t.post(`africanscity/restorepropertybyid?id=${id}`, undefined, { headers })).status).toBe(200);
    expect((await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status).toBe(200);
  });

  test('a listing deleted more than an hour ago does not come back', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id, deletedAt: new Date(Date.now() - 61 * 60_000) });
    expect((await t.post(`africanscity/restorepropertybyid?id=${id}`, undefined, { headers })).status).toBe(404);
  });

  test("leaves another owner's listing as it is", async () => {
    const foreign = await createProperty(t.ctx.db);
    expect([403, 404]).toContain((await remove(foreign.id)).status);
    expect(await t.ctx.db.property.findUniqueOrThrow({ where: { id: foreign.id } })).toEqual(foreign);
  });

  test('works once, also when twenty ask at the same time', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => remove(id)))).map(
      (response) => response.status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(19);
    expect((await remove(id)).status).toBe(404);
  });

  test('cannot be reached by a link', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    expect([404, 405]).toContain((await t.get(`africanscity/deletepropertybyid?id=${id}`, { headers })).status);
    expect((await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status).toBe(200);
  });

  test.each(['1,2', '*', '1 OR 1=1', '', '0', '-1'])('refuses the id %j', async (id) => {
    expect((await remove(encodeURIComponent(id))).status).toBe(400);
  });

  test('asks for a login', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    expect((await t.post(`africanscity/deletepropertybyid?id=${id}`)).status).toBe(401);
  });

  test('lets an administrator delete any, and keeps that they did', async () => {
    const { id } = await createProperty(t.ctx.db);
    const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
    expect((await remove(id, await logIn(t, admin))).status).toBe(200);
    const acts = await t.ctx.db.auditEntry.findMany({ where: { actorId: admin.id } });
    expect(acts).toMatchObject([{ action: 'deletePropertyById', subject: `property ${id}` }]);
    const own = await createProperty(t.ctx.db, { ownerId: owner.id });
    await remove(own.id);
    expect(await t.ctx.db.auditEntry.count({ where: { actorId: owner.id } })).toBe(0);
  });
});

describe('pictures of an own listing', () => {
  interface Pictures {
    version: number;
    pictures: { id: number; uri: string }[];
  }

  const add = async (propertyId: number, shades: number[]) => {
    const form = new FormData();
    form.append('propertyId', String(propertyId));
    for (const shade of shades) form.append('pictures', new Blob([(await drawPicture(shade)) as BlobPart]), 'p.jpg');
    return t.post('africanscity/savepictures', form, { headers });
  };
  const arrange = (propertyId: number, ids: number[], more: Record<string, string> = {}) =>
    t.post(
      'africanscity/arrangepictures',
      new URLSearchParams({ propertyId: String(propertyId), pictureIds: ids.join(','), ...more }),
      { headers },
    );
  const uris = (body: Pictures) => body.pictures.map((picture) => picture.uri);

  test('are added, reordered with the first as cover, and removed', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const added = (await (await add(id, [101, 102, 103])).json()) as Pictures;
    expect(added.pictures).toHaveLength(3);
    const [a, b, c] = added.pictures.map((picture) => picture.id) as [number, number, number];
    const arranged = (await (await arrange(id, [c, a, b])).json()) as Pictures;
    expect(arranged.pictures.map((picture) => picture.id)).toEqual([c, a, b]);
    const shown = (await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json()) as {
      pictureUri: string;
      pictures: { uri: string }[];
    };
    expect(shown.pictureUri).toBe(uris(arranged)[0]);
    expect(shown.pictures.map((picture) => picture.uri)).toEqual(uris(arranged));
    const body = new URLSearchParams({ propertyId: String(id), pictureId: String(c) });
    const left = (await (await t.post('africanscity/deletepicture', body, { headers })).json()) as Pictures;
    expect(left.pictures.map((picture) => picture.id)).toEqual([a, b]);
    const cover = (await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json()) as { pictureUri: string };
    expect(cover.pictureUri).toBe(uris(left)[0]);
  });

  test('that came from elsewhere meanwhile stay behind those that are arranged, where that is asked', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const idsOf = (body: Pictures) => body.pictures.map((picture) => picture.id);
    const [a, b, c] = idsOf((await (await add(id, [141, 142, 143])).json()) as Pictures) as [number, number, number];
    const [, , , later] = idsOf((await (await add(id, [144])).json()) as Pictures) as number[];
    await t.post('africanscity/deletepicture', new URLSearchParams({ propertyId: String(id), pictureId: String(b) }), {
      headers,
    });
    const arranged = await arrange(id, [c, b, a], { keepOthers: 'true' });
    expect([arranged.status, idsOf((await arranged.json()) as Pictures)]).toEqual([200, [c, a, later]]);
    const cover = await t.ctx.db.property.findUniqueOrThrow({ where: { id }, include: { pictures: true } });
    expect(cover.coverHash).toBe(cover.pictures.find((picture) => picture.id === c)?.hash);
    // Without a word about the others, the named pictures are all that stay.
    const exactly = await arrange(id, [later!, c]);
    expect(idsOf((await exactly.json()) as Pictures)).toEqual([later, c]);
    expect((await arrange(id, [c, b])).status).toBe(400);
  });

  test('sent again after a lost reply are there once', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    await add(id, [111, 112]);
    const again = (await (await add(id, [111, 112])).json()) as Pictures;
    expect(again.pictures).toHaveLength(2);
  });

  test('cannot be changed by another owner', async () => {
    const foreign = await createProperty(t.ctx.db);
    expect((await add(foreign.id, [121])).status).toBe(404);
    expect((await arrange(foreign.id, [1])).status).toBe(404);
    expect(await t.ctx.db.picture.count({ where: { propertyId: foreign.id } })).toBe(0);
  });

  test('cannot be borrowed from another listing, named twice or left without a number', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const other = await createProperty(t.ctx.db, { ownerId: owner.id });
    const foreign = ((await (await add(other.id, [131])).json()) as Pictures).pictures[0]?.id as number;
    await add(id, [132]);
    expect((await arrange(id, [foreign])).status).toBe(400);
    expect((await arrange(id, [foreign, foreign])).status).toBe(400);
    expect((await arrange(id, [])).status).toBe(400);
    expect(await t.ctx.db.picture.count({ where: { propertyId: id } })).toBe(1);
  });

  test('ask for a login', async () => {
    expect((await t.get('africanscity/getownpictures?propertyId=1')).status).toBe(401);
  });
});
