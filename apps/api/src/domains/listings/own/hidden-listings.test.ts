import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty, createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let owner: User;
let headers: Record<string, string>;
let browser: Record<string, string>;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  await t.ctx.db.propertyType.create({ data: { name: 'House' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  owner = await createUser(t.ctx.db, { passwordHash: 'not used' });
  browser = { 'user-agent': 'An existing client', 'x-forwarded-for': `10.9.0.${(network += 1)}` };
  headers = { ...browser, ...(await logIn(t, owner)) };
});

const ownList = async () => {
  const response = await t.get('africanscity/getpropertiesbyloggedinuser?page=0&size=25', { headers });
  return ((await response.json()) as { content: { id: number; statusReadable: string; hiddenBy: string[] }[] }).content;
};
const read = (id: number, from: Record<string, string>) =>
  t.get(`africanscity/getpropertiesbyid?id=${id}`, { headers: from });
const save = (values: Record<string, string>) =>
  t.post('africanscity/saveproperties', listingForm(values), { headers });
const hide = async (id: number) => {
  const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  const body = new URLSearchParams({ id: String(id), reason: 'The photos are of another house.' });
  expect((await t.post('africanscity/hidelisting', body, { headers: admin })).status).toBe(200);
};
/** Nine listings that make 125,000 a usual price, so that 125 million is held. */
const createUsual = async () => {
  for (let at = 0; at < 9; at += 1) {
    await createProperty(t.ctx.db, { price: 120_000 + at * 1_000, area: 'Greendale', type: 'House' });
  }
};

describe('a listing that the team hides', () => {
  test('says so in its owner’s list, and its owner hears why by email', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    expect(await ownList()).toMatchObject([{ id, statusReadable: 'For Sale', hiddenBy: [] }]);
    await hide(id);
    expect(await ownList()).toMatchObject([
      { id, statusReadable: 'For Sale - not shown: hidden by our team', hiddenBy: ['team'] },
    ]);
    const mails = await t.ctx.db.queuedMail.findMany({ where: { recipient: owner.email } });
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails[0])).toContain('The photos are of another house.');
  });

  test('is read without a token by the browser in which its owner is logged in, and by no other', async () => {
    const hash = await createPictureFile(t.ctx.db);
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id, coverHash: hash });
    await hide(id);
    expect((await read(id, browser)).status).toBe(404);
    await ownList();
    const answer = await read(id, browser);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const listing = (await answer.json()) as { id: number; user: object };
    expect(listing).toMatchObject({ id, user: { id: owner.id } });
    expect(listing).not.toHaveProperty('contacts');
    expect(listing.user).not.toHaveProperty('email');
    const pictures = await t.get(`africanscity/getpicturefilesbypropertiesid?propertiesId=${id}`, { headers: browser });
    expect(pictures.headers.get('cache-control')).toBe('private, no-store');
    for (const other of [
      { ...browser, 'x-forwarded-for': '10.8.0.1' },
      { ...browser, 'user-agent': 'Another browser' },
      { 'x-forwarded-for': browser['x-forwarded-for']! },
    ]) {
      expect((await read(id, other)).status).toBe(404);
    }
  });

  test('is read no longer after an hour, after logging off, and once it is deleted', async () => {
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    await hide(id);
    await ownList();
    expect((await read(id, browser)).status).toBe(200);
    t.ctx.clock = () => new Date(Date.now() + 61 * 60_000);
    await t.ctx.db.session.updateMany({ where: { userId: owner.id }, data: { expiresAt: new Date(Date.now() + 9e7) } });
    expect((await read(id, browser)).status).toBe(404);
    t.ctx.clock = () => new Date();
    expect((await read(id, browser)).status).toBe(200);
    await t.ctx.db.property.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await read(id, browser)).status).toBe(404);
    await t.ctx.db.property.update({ where: { id }, data: { deletedAt: null } });
    await t.post('logoff', new URLSearchParams(), { headers });
    expect((await read(id, browser)).status).toBe(404);
  });
});

describe('a listing whose price is held', () => {
  test('says so in its owner’s list, and an owner who never confirmed the address hears of it', async () => {
    await createUsual();
    const response = await save({ price: '125000000' });
    expect(await response.json()).toMatchObject({ priceHeld: true });
    expect(await ownList()).toMatchObject([
      { statusReadable: 'For Sale - not shown: price under review', hiddenBy: ['price'] },
    ]);
    expect(await t.ctx.db.queuedMail.findMany({ where: { recipient: owner.email } })).toMatchObject([
      { subject: 'Is the price of 7 Msasa Road right?' },
    ]);
  });

  test('is opened, changed and shown by a client that reads it without a token', async () => {
    await createUsual();
    const { id } = (await (await save({ price: '125000000' })).json()) as { id: number };
    const listing = (await (await read(id, browser)).json()) as Record<string, unknown>;
    expect(listing).toMatchObject({ id, address: '7 Msasa Road', user: { id: owner.id } });
    const saved = await save({ id: String(id), 'user.id': String(owner.id), price: '125000', version: 'undefined' });
    expect(await saved.json()).toMatchObject({ id, priceHeld: false });
    expect(await ownList()).toMatchObject([{ id, statusReadable: 'For Sale' }]);
  });

  test.each([
    ['the same words', {}],
    ['another price and description', { price: '124000', description: 'Four bedrooms, a borehole and a cottage.' }],
    ['other spacing and case', { address: ' 7  MSASA road.', area: 'greendale', price: '124000' }],
  ])('is changed, not doubled, when its owner lists it again with %s', async (_name, values) => {
    await createUsual();
    const { id } = (await (await save({ price: '125000000' })).json()) as { id: number };
    const again = (await (await save({ price: '125000000', ...values })).json()) as { id: number };
    expect(again.id).toBe(id);
    expect(await ownList()).toHaveLength(1);
  });

  test.each([
    ['address', { address: '9 Msasa Road' }],
    ['status', { status: 'FOR_RENT' }],
    ['number of rooms', { numRoom: '2' }],
  ])('leaves a listing with another %s a listing of its own', async (_name, values) => {
    await createUsual();
    await save({ price: '125000000' });
    await save({ price: '124000', ...values });
    expect(await ownList()).toHaveLength(2);
  });

  test('leaves a client alone that names its submissions', async () => {
    await createUsual();
    await save({ price: '125000000' });
    headers = { ...headers, 'idempotency-key': 'another-unit-of-the-block' };
    await save({ price: '124000' });
    expect(await ownList()).toHaveLength(2);
  });
});
