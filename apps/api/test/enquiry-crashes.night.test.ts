import { setTimeout as wait } from 'node:timers/promises';
import type { Property, User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverEmails } from '../src/kernel/outbox/deliver-emails.ts';
import { openSmtpMail } from '../src/gateways/mail/smtp-mail.ts';
import { createProperty, createUser } from './factories.ts';
import { startRealServer } from './real-server.ts';
import { openFakeSmtp, type FakeSmtp } from './fake-smtp.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const kills = 12;
const mostAskersALife = 25;

let t: TestApp;
let smtp: FakeSmtp;
let databaseUrl: string;
let owner: User;
let listing: Property;

beforeAll(async () => {
  const database = await createTestDatabase();
  databaseUrl = database.url;
  t = await createTestApp({}, { database });
  smtp = await openFakeSmtp();
  owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  listing = await createProperty(t.ctx.db, { ownerId: owner.id });
});
afterAll(async () => {
  await smtp.close();
  await t.close();
});

test('an enquiry that was acknowledged is stored and emailed once, however often the server is killed', async () => {
  const acknowledged: string[] = [];
  const opened: string[] = [];
  // No email is sent while servers die, so that each can be counted afterwards.
  smtp.fault = 'black hole';
  let asked = 0;
  for (let life = 0; life < kills; life += 1) asked += await liveAndDie(life, acknowledged, opened);
  expect(acknowledged.length, 'some were acknowledged before a server died').toBeGreaterThan(0);
  expect(acknowledged.length, 'some were not').toBeLessThan(asked);

  smtp.fault = 'none';
  await deliverAll();
  const confirmations = smtp.mails.filter(({ mail }) => mail.subject === 'Confirm your message to an owner');
  const told = confirmations.flatMap(({ recipients }) => recipients);
  expect(new Set(told).size, 'nobody is mailed twice').toBe(told.length);
  expect(told).toEqual(expect.arrayContaining(acknowledged));
  for (const { mail } of confirmations) {
    const token = tokenIn(mail.text ?? '');
    // Twice at once, also those that an earlier server has sent to the owner.
    const answers = await Promise.all([open(t.url, token), open(t.url, token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  await deliverAll();
  const enquiries = await t.ctx.db.enquiry.findMany({ where: { state: 'new' } });
  expect(enquiries.map(({ email }) => email).toSorted()).toEqual(told.toSorted());
  const toOwner = smtp.mails.filter(({ recipients }) => recipients.includes(owner.email));
  const named = toOwner.map(({ mail }) => Number(/enquiries\?id=(\d+)/.exec(mail.text ?? '')?.[1]));
  expect(named.toSorted()).toEqual(enquiries.map(({ id }) => id).toSorted());
  expect(opened.length, 'some links were opened before a server died').toBeGreaterThan(0);
});

/**
 * Kills a server in the middle of enquiries, and of the links that its predecessor accepted. Returns the number of senders.
 */
async function liveAndDie(life: number, acknowledged: string[], opened: string[]): Promise<number> {
  const server = await startRealServer({
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtp.url,
    TRUST_PROXY: '127.0.0.1',
  });
  const earlier = await t.ctx.db.queuedMail.findMany({
    where: { subject: 'Confirm your message to an owner' },
    take: 6,
  });
  const [before, openedBefore] = [acknowledged.length, opened.length];
  const asks: Promise<void>[] = [];
  async function ask(): Promise<void> {
    const index = asks.length;
    const email = `asker-${life}-${index}@example.com`;
    const form = { name: 'Rudo', email, message: `Is it free? ${index}`, propertyId: String(listing.id) };
    const response = await post(`${server.url}/api`, 'saveenquiry', form, `10.${life}.0.${index}`);
    if (response.ok) acknowledged.push(email);
  }
  // One after the other, so that the end comes in the middle on a server of any speed.
  const asking = setInterval(() => asks.length < mostAskersALife && asks.push(ask()), 80);
  const openings = earlier.map(async ({ text }) => {
    const token = tokenIn(text);
    // A sender whom a busy server asks to wait opens the link again.
    while (!(await open(`${server.url}/api`, token)).ok) await wait(200);
    opened.push(token);
  });
  while (acknowledged.length < before + 3 || opened.length < openedBefore + Math.min(2, earlier.length)) await wait(5);
  await wait(Math.random() * 100);
  clearInterval(asking);
  // The last one is not acknowledged.
  asks.push(ask());
  process.kill(server.pid, 'SIGKILL');
  await Promise.allSettled([...asks, ...openings]);
  await server.close();
  return asks.length;
}

const open = (url: string, token: string) => post(url, 'openenquiry', { token }, '10.9.9.9');

function post(url: string, call: string, form: Record<string, string>, from: string): Promise<Response> {
  const headers = { 'x-forwarded-for': from };
  return fetch(`${url}/africanscity/${call}`, { method: 'POST', body: new URLSearchParams(form), headers });
}

function tokenIn(text: string): string {
  const token = /my-enquiry#token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`There is no link in: ${text}`);
  return token;
}

/** Later than any claim of a dead server. */
async function deliverAll(): Promise<void> {
  const mail = openSmtpMail(smtp.url, 'no-reply@africanscity.test');
  await deliverEmails({ ...t.ctx, mail, clock: () => new Date(Date.now() + 30 * 60_000) });
  await mail.close();
}
