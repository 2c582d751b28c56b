import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let owner: { id: number };
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }], skipDuplicates: true });
  await t.ctx.db.setting.create({ data: { name: 'entitlements', value: { freeListings: 100, graceDays: 3 } } });
  owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
});
afterAll(() => t.close());

const save = (fields: Record<string, string>, as = headers) =>
  t.post('africanscity/saveproperties', listingForm(fields), { headers: as });

describe('the reference of a listing', () => {
  test('the owner sees and finds a listing by its reference, which stays after an edit without it', async () => {
    const { id } = (await (await save({ reference: ' AV 104 ' })).json()) as { id: number };
    const shown = async () =>
      (await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json()) as { reference: string | null };
    expect((await shown()).reference).toBe('AV 104');
    const own = await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=10&search=104', { headers });
    expect(await own.json()).toMatchObject({ content: [{ id, reference: 'AV 104' }] });
    expect((await save({ id: String(id), price: '7' })).status).toBe(200);
    expect((await shown()).reference).toBe('AV 104');
    const data = (await (await t.get('africanscity/exportmydata', { headers })).json()) as {
      listings: { reference: string }[];
    };
    expect(data.listings.map(({ reference }) => reference)).toContain('AV 104');
    expect((await save({ id: String(id), reference: '' })).status).toBe(200);
    expect((await shown()).reference).toBeNull();
  });

  test('cannot be that of another listing of the owner, or too long', async () => {
    const { id } = (await (await save({ reference: 'AV-1' })).json()) as { id: number };
    const refused = await save({ reference: 'AV-1', address: 'two' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'reference', defaultMessage: `is the reference of your listing ${id} already` }] },
    ]);
    expect((await save({ id: String(id), reference: 'AV-1', price: '8' })).status).toBe(200);
    expect((await save({ reference: 'x'.repeat(61) })).status).toBe(400);
    const other = await createUser(t.ctx.db);
    await createProperty(t.ctx.db, { ownerId: other.id, reference: 'AV-2' });
    expect((await save({ reference: 'AV-2', address: 'three' })).status).toBe(200);
  });

  test('can be reused after a deletion, which then cannot be undone', async () => {
    const { id } = (await (await save({ reference: 'AV-9', address: 'nine' })).json()) as { id: number };
    expect((await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers })).status).toBe(200);
    expect((await save({ reference: 'AV-9', address: 'nine again' })).status).toBe(200);
    const restored = await t.post(`africanscity/restorepropertybyid?id=${id}`, undefined, { headers });
    expect([restored.status, await restored.json()]).toMatchObject([409, { code: 'reference_taken' }]);
  });

  test('belongs to one listing when two are saved at once', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((address) => save({ reference: 'RACE', address })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});
