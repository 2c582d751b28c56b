import type { Package } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createPackage, pay } from '../../../test/paid.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let item: Package;
let admin: Record<string, string>;
let owner: Record<string, string>;
let ownerId: number;
let surname: string;

beforeAll(async () => {
  t = await createTestApp();
  item = await createPackage(t);
  admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  surname = `Payer${Math.floor(Math.random() * 1e9)}`;
  const user = await createUser(t.ctx.db, { surname });
  ownerId = user.id;
  owner = await logIn(t, user);
  await pay(t, ownerId, item);
});

interface Page {
  totalElements: number;
  content: {
    id: number;
    kind: string;
    doneAt: string | null;
    proofNote: string;
    listing: unknown;
    choices: { id: number }[];
  }[];
}
const tasks = async (query = '') =>
  (await (await t.get(`africanscity/getadtasks?search=${surname}${query}`, { headers: admin })).json()) as Page;
const mine = async () => (await (await t.get('africanscity/getmyads', { headers: owner })).json()) as Page;
const counted = async () =>
  ((await (await t.get('africanscity/getmysubscription', { headers: owner })).json()) as { ads: object }).ads;
const complete = (fields: Record<string, string>, headers = admin) =>
  t.post('africanscity/completeadtask', new URLSearchParams(fields), { headers });
const reopen = (id: number | string, headers = admin) =>
  t.post('africanscity/reopenadtask', new URLSearchParams({ id: String(id) }), { headers });

describe('getAdTasks', () => {
  test('lists the ads of a package, by kind and state, with the listings that its owner chose', async () => {
    await createProperty(t.ctx.db, { ownerId });
    const chosen = await createProperty(t.ctx.db, { ownerId, advertisedAt: new Date() });
    const page = await tasks();
    expect(page.content.map(({ kind }) => kind).sort()).toEqual(['facebook', 'facebook', 'newspaper']);
    expect(page.content[0]!.choices.map(({ id }) => id)).toEqual([chosen.id]);
    expect((await tasks('&kind=newspaper')).totalElements).toBe(1);
    expect((await tasks('&state=done')).totalElements).toBe(0);
  });

  test('is for administrators', async () => {
    expect((await t.get('africanscity/getadtasks')).status).toBe(401);
    expect((await t.get('africanscity/getadtasks', { headers: owner })).status).toBe(403);
    expect((await t.get('africanscity/getadtasks?kind=radio', { headers: admin })).status).toBe(400);
  });
});

describe('completeAdTask', () => {
  test('shows the proof to the owner, and can be undone', async () => {
    const listing = await createProperty(t.ctx.db, { ownerId });
    const { id } = (await tasks()).content[0]!;
    const proof = {
      id: String(id),
      propertyId: String(listing.id),
      proofUrl: 'https://example.com/ad',
      proofNote: 'Page 3',
    };
    expect((await complete(proof)).status).toBe(200);
    const shown = (await mine()).content.find((ad) => ad.id === id);
    expect(shown).toMatchObject({ proofNote: 'Page 3', listing: { id: listing.id } });
    expect(shown?.doneAt).not.toBeNull();
    expect((await tasks('&state=done')).totalElements).toBe(1);
    expect(await counted()).toEqual({ scheduled: 2, placed: 1 });
    expect((await reopen(id)).status).toBe(200);
    expect((await mine()).content.find((ad) => ad.id === id)).toMatchObject({ doneAt: null, proofNote: '' });
    expect((await reopen(id)).status).toBe(404);
    expect(await counted()).toEqual({ scheduled: 3, placed: 0 });
  });

  test('requires proof, a listing of the payer, and an existing ad', async () => {
    const { id } = (await tasks()).content[0]!;
    const other = await createProperty(t.ctx.db);
    expect((await complete({ id: String(id) })).status).toBe(400);
    expect((await complete({ id: String(id), proofUrl: 'javascript:alert(1)' })).status).toBe(400);
    expect((await complete({ id: String(id), proofNote: 'x', propertyId: String(other.id) })).status).toBe(400);
    expect((await complete({ id: '2000000000', proofNote: 'x' })).status).toBe(404);
  });

  test('is for administrators', async () => {
    const { id } = (await tasks()).content[0]!;
    expect((await complete({ id: String(id), proofNote: 'x' }, {})).status).toBe(401);
    expect((await complete({ id: String(id), proofNote: 'x' }, owner)).status).toBe(403);
    expect((await reopen(id, {})).status).toBe(401);
    expect((await reopen(id, owner)).status).toBe(403);
    expect((await reopen('first')).status).toBe(400);
  });
});

describe('getMyAds', () => {
  test('shows no other user’s', async () => {
    const other = await logIn(t, await createUser(t.ctx.db));
    const page = (await (await t.get('africanscity/getmyads', { headers: other })).json()) as Page;
    expect(page.totalElements).toBe(0);
    expect((await mine()).totalElements).toBe(3);
    expect((await t.get('africanscity/getmyads')).status).toBe(401);
  });
});
