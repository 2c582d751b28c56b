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
  test("pages through one's own listings and nobody else's, the newest first", async () => {
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

  test('shows an empty page as first and last', async () => {
    const body = await (await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=25', { headers })).json();
    expect(body).toMatchObject({ content: [], totalElements: 0, totalPages: 0, first: true, last: true });
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

  test("leaves somebody else's listing as it is", async () => {
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
  const arrange = (propertyId: number, ids: number[]) =>
    t.post(
      'africanscity/arrangepictures',
      new URLSearchParams({ propertyId: String(propertyId), pictureIds: ids.join(',') }),
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

  test('sent again after a lost reply are there once', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    await add(id, [111, 112]);
    const again = (await (await add(id, [111, 112])).json()) as Pictures;
    expect(again.pictures).toHaveLength(2);
  });

  test("of somebody else's listing cannot be changed", async () => {
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
