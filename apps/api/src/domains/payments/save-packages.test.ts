import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createPackage, pay } from '../../../test/paid.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Record<string, string>;
let user: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  user = await logIn(t, await createUser(t.ctx.db));
  for (let index = 0; index < 3; index += 1) await createPackage(t);
});
afterAll(() => t.close());

/** As existing clients send it: multipart, with empty text for null. */
function save(fields: Record<string, string>, headers = admin): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return t.post('africanscity/savepackages', form, { headers });
}
const remove = (id: number, headers = admin) =>
  t.post(`africanscity/deletepackagesbyid?id=${id}`, undefined, { headers });
const sold = async () =>
  ((await (await t.get('africanscity/getpackagesall')).json()) as { id: number; name: string }[]).map(
    ({ name }) => name,
  );

describe('savePackages', () => {
  test('recommends one package at a time, and changes that only when asked', async () => {
    const [first, second] = [await createPackage(t, {}), await createPackage(t, {})];
    const mark = (item: { id: number; name: string }, recommended?: string) =>
      save({ id: String(item.id), name: item.name, price: '5', ...(recommended && { recommended }) });
    const recommended = async () =>
      (await t.ctx.db.package.findMany({ where: { recommended: true } })).map(({ id }) => id);
    expect((await mark(first, 'true')).status).toBe(200);
    expect((await mark(second, 'true')).status).toBe(200);
    expect(await recommended()).toEqual([second.id]);
    await mark(second);
    expect(await recommended()).toEqual([second.id]);
    await mark(second, 'false');
    expect(await recommended()).toEqual([]);
    expect((await mark(second, 'perhaps')).status).toBe(400);
  });

  test('creates a package from the form of existing clients', async () => {
    const response = await save({ name: 'Ruby', description: '', price: '12.5' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ name: 'Ruby', description: '', price: 12.5 });
    expect(await sold()).toContain('Ruby');
  });

  test('sets, keeps and removes a price in ZiG', async () => {
    const { id, name } = await createPackage(t);
    const localPrice = async (value?: string) => {
      const response = await save({
        id: String(id),
        name,
        price: '15',
        ...(value !== undefined && { localPrice: value }),
      });
      const body = (await response.json()) as { localPrice?: number | null; errors?: { field: string }[] };
      return response.status === 200 ? body.localPrice : body.errors!.map(({ field }) => field);
    };
    expect(await localPrice('402.35')).toBe(402.35);
    // Existing clients send no such field, or what they read.
    expect(await localPrice()).toBe(402.35);
    expect(await localPrice('402.350')).toEqual(['localPrice']);
    expect(await localPrice('0')).toEqual(['localPrice']);
    expect(await localPrice('-4')).toEqual(['localPrice']);
    expect(await localPrice('null')).toBe(null);
    expect(await localPrice('7')).toBe(7);
    expect(await localPrice('')).toBe(null);
  });

  test('refuses a new price in ZiG while no payment method takes ZiG, and keeps an old one', async () => {
    const dollarsOnly = await createTestApp();
    dollarsOnly.payments.gateway = { ...dollarsOnly.payments.gateway!, accounts: ['USD'] };
    const asAdmin = await logIn(dollarsOnly, await createUser(dollarsOnly.ctx.db, { role: 'ADMIN' }));
    const { id, name } = await createPackage(dollarsOnly);
    const priced = (localPrice: string) => {
      const form = new FormData();
      for (const [key, value] of Object.entries({ id: String(id), name, price: '15', localPrice }))
        form.append(key, value);
      return dollarsOnly.post('africanscity/savepackages', form, { headers: asAdmin });
    };
    const refused = await priced('402.35');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'localPrice' }] });
    await dollarsOnly.ctx.db.package.update({ where: { id }, data: { localPrice: 300 } });
    expect((await priced('300.0')).status).toBe(200);
    expect((await priced('301')).status).toBe(400);
    const account = { currency: 'ZWG', bank: 'CBZ', accountName: 'Shop', accountNumber: '1', branch: 'Main' };
    await dollarsOnly.ctx.db.setting.create({ data: { name: 'bankAccounts', value: [account] } });
    expect((await priced('301')).status).toBe(200);
    await dollarsOnly.close();
  });

  test('changes one, keeps CRLF, and leaves omitted fields unchanged', async () => {
    const item = await createPackage(t, { maxActive: 7, facebookAds: 4 });
    const description = 'Paid Ads on Facebook 4\r\nNewspaper Ads 3';
    await save({ id: String(item.id), name: 'Jade', price: '20', description, maxFeatured: '' });
    const row = await t.ctx.db.package.findUniqueOrThrow({ where: { id: item.id } });
    expect(row).toMatchObject({ name: 'Jade', description, maxActive: 7, maxFeatured: null, facebookAds: 4 });
    expect(row.price.toNumber()).toBe(20);
    expect(await t.ctx.db.auditEntry.count({ where: { subject: `package ${item.id}` } })).toBe(1);
  });

  test('of ten at once with one name creates one', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await save({ name: 'Opal', price: '5' })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
  });

  test('is for administrators', async () => {
    expect((await save({ name: 'Tin', price: '1' }, {})).status).toBe(401);
    expect((await save({ name: 'Tin', price: '1' }, user)).status).toBe(403);
  });

  test.each([
    ['name', { name: ' ', price: '1' }],
    ['price', { name: 'Tin', price: '0' }],
    ['price', { name: 'Tin', price: '1.999' }],
    ['maxActive', { name: 'Tin', price: '1', maxActive: '-1' }],
    ['newspaperAds', { name: 'Tin', price: '1', newspaperAds: '100' }],
    ['description', { name: 'Tin', price: '1', description: 'a\n'.repeat(13) + 'b' }],
  ])('names the field %s of %j', async (field, fields) => {
    const response = await save(fields);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([
      field,
    ]);
  });

  test('names the field of a name that another package has', async () => {
    expect((await save({ name: 'Garnet', price: '12.5' })).status).toBe(200);
    const response = await save({ name: 'garnet', price: '1' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'name' }] });
  });

  test('returns 404 for a missing package', async () => {
    expect((await save({ id: '2000000000', name: 'Nothing', price: '1' })).status).toBe(404);
  });
});

describe('deletePackagesById', () => {
  test('deletes unpaid packages, and archives paid ones, which their owners keep', async () => {
    const [unpaid, paid] = [await createPackage(t), await createPackage(t)];
    const owner = await createUser(t.ctx.db);
    await pay(t, owner.id, paid);
    expect((await remove(unpaid.id)).status).toBe(200);
    expect((await remove(paid.id)).status).toBe(200);
    expect(await sold()).not.toContain(paid.name);
    expect(await t.ctx.db.package.findUnique({ where: { id: unpaid.id } })).toBeNull();
    const mine = await t.get('africanscity/getmysubscription', { headers: await logIn(t, owner) });
    expect(await mine.json()).toMatchObject({ packageId: paid.id });
    const rows = await (await t.get('africanscity/getpackagerows', { headers: admin })).json();
    expect(rows).toContainEqual(expect.objectContaining({ id: paid.id, archived: true, holders: 1 }));
    const restored = await t.post(`africanscity/restorepackagesbyid?id=${paid.id}`, undefined, { headers: admin });
    expect(restored.status).toBe(200);
    expect(await sold()).toContain(paid.name);
  });

  test('is for administrators, and returns 404 for a missing package', async () => {
    const { id } = await createPackage(t);
    expect((await remove(id, {})).status).toBe(401);
    expect((await remove(id, user)).status).toBe(403);
    expect((await remove(2_000_000_000)).status).toBe(404);
    expect((await t.post('africanscity/deletepackagesbyid?id=gold', undefined, { headers: admin })).status).toBe(400);
    const nothing = await t.post(`africanscity/restorepackagesbyid?id=${id}`, undefined, { headers: admin });
    expect(nothing.status).toBe(404);
  });

  test('leaves at least three, also when all are deleted at once', async () => {
    const rows = await t.ctx.db.package.findMany({ where: { archivedAt: null } });
    await Promise.all(rows.map(({ id }) => remove(id)));
    expect(await sold()).toHaveLength(3);
  });
});
