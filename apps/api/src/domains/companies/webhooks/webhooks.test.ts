import type { User } from '@africanscity/db/generated/client';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { openRemoteSite, type RemoteSite } from '../../../../test/remote-site.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { verifiedAgency } from '../../../../test/verified-agency.ts';
import { forgetUser } from '../../accounts/delete-account.ts';
import { deleteOldDeliveries } from './deliveries.ts';
import { sendWebhooks } from './send-webhooks.ts';

let t: TestApp;
let site: RemoteSite;
let owner: User;
let agency: { id: number; name: string };

interface Received {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}
let received: Received[] = [];
let answer = 204;

beforeAll(async () => {
  [t, site] = await Promise.all([createTestApp(), openRemoteSite()]);
  t.ctx.remoteFiles = site.remoteFiles;
  site.on('/hook', async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    const body = Buffer.concat(parts).toString();
    received.push({ id: header('id'), timestamp: header('timestamp'), signature: header('signature'), body });
    response.writeHead(answer, answer === 302 ? { location: `${site.url}/hook` } : {}).end();
  });
});
afterAll(() => Promise.all([t.close(), site.close()]));
beforeEach(async () => {
  await Promise.all([t.ctx.db.rateLimit.deleteMany(), t.ctx.db.webhook.deleteMany(), t.jobs.clear()]);
  owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  agency = await verifiedAgency(t, owner.id);
  [received, answer] = [[], 204];
});

async function post(name: string, form: Record<string, string>, by: Pick<User, 'id'> = owner): Promise<Response> {
  return t.post(`africanscity/${name}`, new URLSearchParams(form), { headers: await logIn(t, by) });
}

async function create(fields: Record<string, string> = {}, by: Pick<User, 'id'> = owner): Promise<Response> {
  const events = 'listing.changed,enquiry.received';
  return post('createwebhook', { id: String(agency.id), address: `${site.url}/hook`, events, ...fields }, by);
}

async function newWebhook(fields: Record<string, string> = {}): Promise<{ id: number; secret: string }> {
  const response = await create(fields);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as { id: number; secret: string };
}

async function sendTest(id: number): Promise<void> {
  expect((await post('testwebhook', { id: String(id) })).status).toBe(200);
  await t.jobs.run(t.ctx);
}

const readWebhook = (id: number) => t.ctx.db.webhook.findUniqueOrThrow({ where: { id } });
const readDeliveries = (webhookId: number) =>
  t.ctx.db.webhookDelivery.findMany({ where: { webhookId }, orderBy: { createdAt: 'asc' } });

function signatureOf(secret: string, { id, timestamp, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Lets the next try of all waiting deliveries be due, and sends them. */
async function sendDue(): Promise<void> {
  await t.ctx.db.webhookDelivery.updateMany({ where: { nextAt: { not: null } }, data: { nextAt: new Date() } });
  await sendWebhooks(t.ctx);
}

/** A new listing of the company. */
function listed(): Promise<{ id: number }> {
  return createProperty(t.ctx.db, { ownerId: owner.id, agencyId: agency.id, role: 'REAL_ESTATE' });
}

const changePrice = (id: number, price: string) => post('changeownlisting', { id: String(id), price });

describe('createWebhook', () => {
  test('returns the secret once, and stores it encrypted', async () => {
    const { id, secret } = await newWebhook();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const row = await readWebhook(id);
    expect(Buffer.from(row.secret).toString('latin1')).not.toContain(secret.slice(6));
    const headers = await logIn(t, owner);
    for (const path of ['getwebhooks', 'exportmydata']) {
      const text = await (await t.get(`africanscity/${path}`, { headers })).text();
      expect(text).toContain('/hook');
      expect(text).not.toContain('secret":"');
      expect(text).not.toContain(secret.slice(6));
    }
    expect(t.logLines.join('\n')).not.toContain(secret.slice(6));
  });

  test.each([
    ['http://example.com/hook', 'https://'],
    ['https://127.0.0.1/hook', 'private network'],
    ['https://[::1]/hook', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['https://10.0.0.8:8443/hook', 'private network'],
    ['https://user:word@example.com/', 'user name'],
    ['https://example.com:25/', 'port'],
    ['example', 'web address'],
  ])('refuses the address %s', async (address, said) => {
    const response = await create({ address });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(said);
  });

  test.each<Record<string, string>>([{ events: '' }, { events: 'listing.deleted' }])('refuses %o', async (fields) => {
    expect((await create(fields)).status).toBe(400);
  });

  test('refuses members who do not own the company, unverified companies and an eleventh webhook', async () => {
    const member = await createUser(t.ctx.db);
    await t.ctx.db.agencyMember.create({ data: { agencyId: agency.id, userId: member.id } });
    expect((await create({}, member)).status).toBe(403);
    for (let count = 0; count < 10; count += 1) await newWebhook();
    expect((await create()).status).toBe(409);
    await t.ctx.db.webhook.deleteMany();
    await t.ctx.db.agency.update({ where: { id: agency.id }, data: { verifiedAt: null } });
    expect((await create()).status).toBe(409);
  });
});

describe('a webhook', () => {
  test("receives a signed event of each change of its company's listings, once per change", async () => {
    const { id: webhookId, secret } = await newWebhook({ events: 'listing.changed' });
    const { id } = await listed();
    await sendWebhooks(t.ctx);
    expect((await changePrice(id, '91000')).status).toBe(200);
    await t.jobs.run(t.ctx);
    await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers: await logIn(t, owner) });
    await t.jobs.run(t.ctx);
    const bodies = received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const data = (change: string) => ({
      id,
      change,
      page: `${t.ctx.config.publicUrl}/property?id=${id}`,
      call: `${t.ctx.config.publicUrl}/api/africanscity/getpropertiesbyid?id=${id}`,
    });
    expect(bodies).toEqual([
      { type: 'listing.changed', timestamp: expect.any(String), data: data('created') },
      { type: 'listing.changed', timestamp: expect.any(String), data: data('changed') },
      { type: 'listing.changed', timestamp: expect.any(String), data: data('withdrawn') },
    ]);
    for (const message of received) expect(message.signature).toBe(signatureOf(secret, message));
    const rows = await readDeliveries(webhookId);
    expect(rows.map(({ httpStatus, nextAt }) => [httpStatus, nextAt])).toEqual(Array(3).fill([204, null]));
    expect(received[0]?.id).toBe(`msg_${rows[0]?.id}`);
  });

  test('receives nothing of other listings, of changes that are rolled back, and of an unverified company', async () => {
    const { id: webhookId } = await newWebhook({ events: 'listing.changed' });
    await createProperty(t.ctx.db, { ownerId: owner.id });
    const data = { agencyId: agency.id, ownerId: owner.id };
    const { id } = await createProperty(t.ctx.db, { ownerId: owner.id });
    const undone = t.ctx.db.$transaction(async (tx) => {
      await tx.property.update({ where: { id }, data });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await t.ctx.db.agency.update({ where: { id: agency.id }, data: { verifiedAt: null } });
    await t.ctx.db.property.update({ where: { id }, data });
    expect(await readDeliveries(webhookId)).toEqual([]);
  });

  test('receives the id of an enquiry, and nothing that its sender wrote', async () => {
    await newWebhook({ events: 'enquiry.received' });
    const { id: propertyId } = await listed();
    const asker = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
    const form = { propertyId: String(propertyId), name: 'Rudo Moyo', message: 'Is it free in May?', phone: '' };
    const sent = await post('saveenquiry', { ...form, email: asker.email }, asker);
    expect(sent.status, await sent.clone().text()).toBe(200);
    const { id } = (await sent.json()) as { id: number };
    await t.jobs.run(t.ctx);
    expect(received).toHaveLength(1);
    const { publicUrl } = t.ctx.config;
    expect(JSON.parse(received[0]!.body)).toEqual({
      type: 'enquiry.received',
      timestamp: expect.any(String),
      data: { id, page: `${publicUrl}/enquiries?id=${id}`, call: `${publicUrl}/api/africanscity/openenquiry` },
    });
  });

  test('gets a failed event again with the same id, later each time', async () => {
    const { id: webhookId } = await newWebhook();
    await listed();
    answer = 503;
    await sendWebhooks(t.ctx);
    const [failed] = await readDeliveries(webhookId);
    expect(failed).toMatchObject({ attempts: 1, httpStatus: 503, deliveredAt: null });
    const wait = (failed!.nextAt!.getTime() - Date.now()) / 1000;
    expect(wait).toBeGreaterThan(2);
    expect(wait).toBeLessThanOrEqual(6);
    const job = (await t.jobs.queued()).find(({ name }) => name === 'send-webhooks');
    expect(job?.inSeconds).toBeLessThanOrEqual(6);
    await sendDue();
    const [second] = await readDeliveries(webhookId);
    expect((second!.nextAt!.getTime() - Date.now()) / 1000).toBeGreaterThan(290);
    answer = 200;
    await sendDue();
    const [delivered] = await readDeliveries(webhookId);
    expect(delivered).toMatchObject({ attempts: 3, httpStatus: 200, nextAt: null });
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });

  test('is switched off after the last try, and its creator gets an email in their language', async () => {
    const { id: webhookId } = await newWebhook();
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { language: 'fr' } });
    await listed();
    answer = 500;
    for (let tries = 0; tries < 7; tries += 1) await sendDue();
    expect(received).toHaveLength(7);
    expect(await readWebhook(webhookId)).toMatchObject({ offReason: 'failures' });
    await sendDue();
    expect(received).toHaveLength(7);
    const mails = await t.ctx.db.queuedMail.findMany({ where: { recipient: owner.email } });
    expect(mails.map(({ subject }) => subject)).toEqual([`Un webhook de ${agency.name} a été désactivé`]);
    expect(mails[0]?.text).toContain('feeds.test');
  });

  test('is switched off at once by 410, and receives nothing until it is switched on', async () => {
    const { id } = await newWebhook();
    answer = 410;
    const home = await listed();
    await sendWebhooks(t.ctx);
    expect(await readWebhook(id)).toMatchObject({ offReason: 'gone', offSince: expect.any(Date) });
    await changePrice(home.id, '92000');
    expect(await readDeliveries(id)).toHaveLength(1);
    expect((await post('testwebhook', { id: String(id) })).status).toBe(409);
    expect((await post('switchwebhook', { id: String(id), on: 'true' })).status).toBe(200);
    answer = 200;
    await sendTest(id);
    expect(received).toHaveLength(2);
  });

  test('has both secrets sign for 24 hours after a rotation', async () => {
    const { id, secret: former } = await newWebhook();
    const rotated = await post('rotatewebhooksecret', { id: String(id) });
    const { secret } = (await rotated.json()) as { secret: string };
    await sendTest(id);
    const { formerSecretUntil } = await readWebhook(id);
    expect(Math.round((formerSecretUntil!.getTime() - Date.now()) / 3_600_000)).toBe(24);
    const [both] = received;
    expect(both?.signature).toBe(`${signatureOf(secret, both!)} ${signatureOf(former, both!)}`);
    await t.ctx.db.webhook.update({ where: { id }, data: { formerSecretUntil: new Date(Date.now() - 1000) } });
    await sendTest(id);
    expect(received[1]?.signature).toBe(signatureOf(secret, received[1]!));
  });

  test('follows no redirect', async () => {
    const { id } = await newWebhook();
    answer = 302;
    await sendTest(id);
    expect(received).toHaveLength(1);
    expect(await readDeliveries(id)).toMatchObject([{ httpStatus: 302, deliveredAt: null, nextAt: null }]);
  });

  test('sends nothing to a host that leads into a private network since it was added', async () => {
    const { id } = await newWebhook();
    await t.ctx.db.webhook.update({ where: { id }, data: { address: 'https://127.0.0.1/hook' } });
    await sendTest(id);
    const [delivery] = await readDeliveries(id);
    expect(delivery).toMatchObject({ httpStatus: null, nextAt: null });
    expect(delivery?.error).toContain('private network');
  });

  test('of ten runs at once, one sends each event', async () => {
    const { id } = await newWebhook();
    for (let count = 0; count < 3; count += 1) await listed();
    await Promise.all(Array.from({ length: 10 }, () => sendWebhooks(t.ctx)));
    await sendWebhooks(t.ctx);
    expect(received).toHaveLength(3);
    expect((await readDeliveries(id)).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  });
});

describe('deliveries', () => {
  test('are listed for the owner of the company, and sent again with the same id', async () => {
    const { id } = await newWebhook();
    answer = 500;
    await sendTest(id);
    const list = async () => {
      const response = await t.get(`africanscity/getwebhookdeliveries?id=${id}`, { headers: await logIn(t, owner) });
      return ((await response.json()) as { content: { id: string; state: string }[] }).content;
    };
    const [failed] = await list();
    expect(failed).toMatchObject({ type: 'webhook.test', state: 'failed', httpStatus: 500, attempts: 1, nextAt: null });
    answer = 200;
    expect((await post('sendwebhookagain', { id: failed!.id })).status).toBe(200);
    await t.jobs.run(t.ctx);
    expect(await list()).toMatchObject([{ id: failed!.id, state: 'delivered', httpStatus: 200 }]);
    expect(new Set(received.map((one) => one.id)).size).toBe(1);
  });

  test('are deleted after 30 days', async () => {
    const { id: webhookId } = await newWebhook();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const event = 'webhook_test' as const;
    await t.ctx.db.webhookDelivery.createMany({
      data: [29, 31].map((days) => ({ webhookId, event, createdAt: daysAgo(days) })),
    });
    await deleteOldDeliveries(t.ctx);
    expect(await readDeliveries(webhookId)).toHaveLength(1);
  });
});

test("another company's owner and an administrator get 404 for each call of a webhook", async () => {
  const { id } = await newWebhook();
  await sendTest(id);
  const [delivery] = await readDeliveries(id);
  const stranger = await createUser(t.ctx.db);
  await verifiedAgency(t, stranger.id);
  const administrator = await createUser(t.ctx.db, { role: 'ADMIN' });
  for (const by of [stranger, administrator]) {
    const form = { id: String(id), on: 'false' };
    for (const name of ['rotatewebhooksecret', 'switchwebhook', 'deletewebhook', 'testwebhook'])
      expect((await post(name, form, by)).status).toBe(404);
    expect((await post('sendwebhookagain', { id: delivery!.id }, by)).status).toBe(404);
    const headers = await logIn(t, by);
    expect((await t.get(`africanscity/getwebhookdeliveries?id=${id}`, { headers })).status).toBe(404);
    expect(await (await t.get('africanscity/getwebhooks', { headers })).text()).not.toContain('/hook');
  }
  expect(await readWebhook(id)).toMatchObject({ offSince: null });
});

test.each<[string, () => Promise<unknown>]>([
  ['account', () => t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, owner.id))],
  ['company', () => t.ctx.db.agency.delete({ where: { id: agency.id } })],
])('the webhooks of a deleted %s are deleted with their deliveries', async (_whose, remove) => {
  const { id } = await newWebhook();
  await sendTest(id);
  await remove();
  expect(await t.ctx.db.webhook.count({ where: { id } })).toBe(0);
  expect(await t.ctx.db.webhookDelivery.count({ where: { webhookId: id } })).toBe(0);
});
