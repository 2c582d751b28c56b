import { maxSavedSearches } from '@africanscity/contracts/messages/values';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { deliverEmails } from '../../../kernel/outbox/deliver-emails.ts';
import { sendAlerts } from './alerts.ts';
import { adoptSearches, deleteSearchRequests } from './searches-by-email.ts';

let t: TestApp;

beforeEach(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }], skipDuplicates: true });
});
afterEach(() => t.close());

const email = 'ama@example.com';
const search = { name: 'House in Harare', frequency: 'at_once', city: 'Harare', email, fax: '' };

const send = (call: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });

async function deliver(): Promise<void> {
  await deliverEmails({ ...t.ctx, clock: () => new Date(Date.now() + 60_000) });
}

async function tokensFor(to: string): Promise<string[]> {
  await deliver();
  return t.mailbox.messages
    .filter((message) => message.to === to)
    .flatMap(({ text }) => /\/saved-search#token=(\S+)/.exec(text)?.[1] ?? []);
}

/** Requests a saved search, and returns the secret of the newest link. */
async function ask(fields: Partial<typeof search> & Record<string, string> = {}): Promise<string> {
  const response = await send('savesearchbyemail', { ...search, ...fields });
  expect([response.status, await response.text()]).toEqual([200, '']);
  return (await tokensFor(fields.email ?? email)).at(-1) ?? '';
}

async function confirm(token: string): Promise<unknown> {
  const response = await send('confirmsearchbyemail', { token });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

const searches = () => t.ctx.db.savedSearch.findMany({ orderBy: { id: 'asc' } });
const alerts = () => t.mailbox.messages.filter(({ subject }) => subject.startsWith('New'));

async function alert(): Promise<void> {
  await sendAlerts(t.ctx);
  await deliver();
}

describe('saveSearchByEmail', () => {
  test('emails a link, and saves nothing before it is opened', async () => {
    const token = await ask();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await searches()).toEqual([]);
    expect(JSON.stringify(await t.ctx.db.savedSearchRequest.findMany())).not.toContain(token);
    await createProperty(t.ctx.db, { city: 'Harare' });
    await alert();
    expect(alerts()).toEqual([]);
  });

  test.each([
    ['email', { email: 'no address' }],
    ['email', { email: '' }],
    ['name', { name: ' ' }],
    ['frequency', { frequency: 'hourly' }],
    ['frequency', { frequency: 'never' }],
    ['kind', { kind: 'Castle' }],
    ['priceMin', { priceMin: 'cheap' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const response = await send('savesearchbyemail', { ...search, ...wrong });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: { field: string }[] }).errors).toMatchObject([{ field }]);
    expect(await t.ctx.db.savedSearchRequest.count()).toBe(0);
  });

  test('reports success and emails nothing when the hidden field is filled in', async () => {
    expect((await send('savesearchbyemail', { ...search, fax: '1' })).status).toBe(200);
    expect(await tokensFor(email)).toEqual([]);
  });

  test('refuses the seventh search of a sender for one address in a day, and stores nothing of it', async () => {
    for (let times = 0; times < 6; times += 1) await ask({ name: `Search ${times}` });
    const refused = await send('savesearchbyemail', search);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { message: 'We already sent several emails to ama@example.com today. Try again in 24 hours.' },
    ]);
    expect(await t.ctx.db.savedSearchRequest.count()).toBe(6);
    expect(await tokensFor(email)).toHaveLength(6);
    await ask({ email: 'kofi@example.com' });
    expect(await tokensFor('kofi@example.com')).toHaveLength(1);
  });

  test('stops a network that enters one address after the other', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      statuses.push((await send('savesearchbyemail', { ...search, email: `user${at}@example.com` })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('writes no address into the log', async () => {
    await ask({ email: 'secretive@example.com' });
    expect(t.logLines.join('')).not.toContain('secretive');
  });
});

describe('confirmSearchByEmail', () => {
  test('saves the search for the address, which is emailed new matches', async () => {
    expect(await confirm(await ask())).toEqual({ name: 'House in Harare', alreadyConfirmed: false });
    expect(await searches()).toMatchObject([{ userId: null, email, name: 'House in Harare', city: 'Harare' }]);
    await createProperty(t.ctx.db, { city: 'Lagos' });
    await createProperty(t.ctx.db, { city: 'Harare' });
    await alert();
    expect(alerts()).toHaveLength(1);
    expect(alerts()[0]).toMatchObject({
      to: email,
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  });

  test('says that a link opened again, or twice at once, is already confirmed', async () => {
    const token = await ask();
    const answers = (await Promise.all([confirm(token), confirm(token)])) as { alreadyConfirmed: boolean }[];
    expect(answers.map(({ alreadyConfirmed }) => alreadyConfirmed).toSorted()).toEqual([false, true]);
    expect(await confirm(token)).toEqual({ name: 'House in Harare', alreadyConfirmed: true });
    expect(await searches()).toHaveLength(1);
  });

  test.each(['', 'x', 'A'.repeat(43)])('refuses the link %j', async (token) => {
    const response = await send('confirmsearchbyemail', { token });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_link' });
  });

  test('refuses a link of last week, which is deleted', async () => {
    const token = await ask();
    await t.ctx.db.savedSearchRequest.updateMany({ data: { confirmExpiresAt: new Date(Date.now() - 1000) } });
    expect((await send('confirmsearchbyemail', { token })).status).toBe(400);
    await deleteSearchRequests(t.ctx);
    expect(await t.ctx.db.savedSearchRequest.count()).toBe(0);
  });

  test('stores the same filter once, with the newest name', async () => {
    await confirm(await ask());
    await confirm(await ask({ name: 'Once more', frequency: 'daily' }));
    expect(await searches()).toMatchObject([{ name: 'Once more', frequency: 'daily' }]);
  });

  test('saves for the account of the address, if it has one with a confirmed address', async () => {
    const user = await createUser(t.ctx.db, { email, emailVerifiedAt: new Date() });
    await confirm(await ask());
    expect(await searches()).toMatchObject([{ userId: user.id, email: null }]);
  });

  test('saves for the address while its account has not confirmed it', async () => {
    await createUser(t.ctx.db, { email, emailVerifiedAt: null });
    await confirm(await ask());
    expect(await searches()).toMatchObject([{ userId: null, email }]);
  });

  test('saves no more than an account may have', async () => {
    const token = await ask();
    await t.ctx.db.savedSearch.createMany({
      data: Array.from({ length: maxSavedSearches }, (_, roomMin) => ({
        email,
        name: 'One',
        frequency: 'weekly' as const,
        roomMin,
        placeIds: [],
      })),
    });
    const response = await send('confirmsearchbyemail', { token });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'too_many_saved_searches' });
  });
});

describe('a search of an address', () => {
  const linkIn = (label: RegExp) =>
    new RegExp(`${label.source}: \\S+#token=(\\S+)`).exec(alerts()[0]?.text ?? '')?.[1] ?? '';

  beforeEach(async () => {
    await confirm(await ask());
    await confirm(await ask({ name: 'Anything in Harare', roomMin: '1' }));
    await createProperty(t.ctx.db, { city: 'Harare' });
    await alert();
  });

  test('is ended by one click, alone or with all others of the address', async () => {
    const one = linkIn(/Stop emails about “House in Harare”/) || linkIn(/Stop emails about “Anything in Harare”/);
    expect((await t.post(`africanscity/unsubscribe?token=${one}`)).status).toBe(200);
    expect((await searches()).filter(({ frequency }) => frequency === 'never')).toHaveLength(1);
    const all = linkIn(/Stop emails about all saved searches/);
    expect(await (await send('readunsubscribelink', { token: all })).json()).toMatchObject({
      kind: 'searches-of-address',
      active: true,
    });
    await t.post(`africanscity/unsubscribe?token=${all}`);
    expect((await searches()).map(({ frequency }) => frequency)).toEqual(['never', 'never']);
    await createProperty(t.ctx.db, { city: 'Harare' });
    await alert();
    expect(alerts()).toHaveLength(2);
  });

  test('belongs to the account that confirms the address later, without duplicates', async () => {
    const user = await createUser(t.ctx.db, { email, emailVerifiedAt: new Date() });
    const headers = await logIn(t, user);
    await send('savesavedsearch', { name: 'Mine', frequency: 'daily', city: 'Harare' }, headers);
    await t.ctx.db.$transaction((tx) => adoptSearches(tx, { userId: user.id, email: 'AMA@example.com' }));
    const list = (await (await t.get('africanscity/getsavedsearches', { headers })).json()) as { name: string }[];
    expect(list.map(({ name }) => name).toSorted()).toEqual(['Anything in Harare', 'Mine']);
    expect((await searches()).every(({ userId, email: of }) => userId === user.id && of === null)).toBe(true);
  });

  test('is ended by its old link once it belongs to an account', async () => {
    const user = await createUser(t.ctx.db, { email, emailVerifiedAt: new Date() });
    await t.ctx.db.$transaction((tx) => adoptSearches(tx, { userId: user.id, email }));
    await t.post(`africanscity/unsubscribe?token=${linkIn(/Stop emails about all saved searches/)}`);
    expect((await searches()).map(({ frequency }) => frequency)).toEqual(['never', 'never']);
  });

  test('moves when a user registers with the address and opens the link of the email', async () => {
    const form = { name: 'Ama', surname: 'Mensah', email, password: 'a garden in Avondale' };
    expect((await send('saveuser', form)).status).toBe(200);
    await deliver();
    const token = t.mailbox.messages.flatMap(({ text }) => /verify-email#token=(\S+)/.exec(text)?.[1] ?? []).at(-1);
    expect((await searches()).every(({ userId }) => userId === null)).toBe(true);
    expect((await send('verifyemail', { token: token ?? '' })).status).toBe(200);
    const user = await t.ctx.db.user.findUniqueOrThrow({ where: { email } });
    expect((await searches()).map(({ userId }) => userId)).toEqual([user.id, user.id]);
  });
});

test('the database refuses a search without an owner, or with two', async () => {
  const user = await createUser(t.ctx.db, { email });
  const values = { name: 'One', frequency: 'daily' as const, placeIds: [] };
  await expect(t.ctx.db.savedSearch.create({ data: values })).rejects.toThrow();
  await expect(t.ctx.db.savedSearch.create({ data: { ...values, userId: user.id, email } })).rejects.toThrow();
});
