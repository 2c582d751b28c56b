import type { Property, User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverEmails } from '../src/kernel/outbox/deliver-emails.ts';
import { createProperty, createUser } from './factories.ts';
import { askForToken, logIn } from './log-in.ts';
import { runJobs } from './run-jobs.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

type Fields = Record<string, string>;

let t: TestApp;
/** Another copy of the server on the same database. */
let other: TestApp;
let listing: Property;
let network = 0;
let days = 0;

beforeAll(async () => {
  const database = await createTestDatabase();
  t = await createTestApp({ trustProxy: ['127.0.0.1'] }, { database });
  other = await createTestApp({ trustProxy: ['127.0.0.1'] }, { database: { ...database, drop: async () => {} } });
  for (const copy of [t, other]) copy.ctx.clock = () => new Date(Date.now() + days * 86_400_000);
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }], skipDuplicates: true });
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(async () => {
  days = 0;
  await runJobs(t);
  t.mailbox.messages.length = other.mailbox.messages.length = 0;
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  await t.ctx.db.enquiry.deleteMany();
  const owner = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  listing = await createProperty(t.ctx.db, { ownerId: owner.id });
});

/** Posts a form from its own network, or from the given one. */
function post(
  call: string,
  fields: Fields,
  headers: Fields = {},
  from = `10.40.${(network += 1) >> 8}.${network & 255}`,
) {
  const copy = network % 2 ? t : other;
  return copy.post(`africanscity/${call}`, new URLSearchParams(fields), {
    headers: { 'x-forwarded-for': from, ...headers },
  });
}

const enquire = (email: string, headers: Fields = {}, from?: string) =>
  post(
    'saveenquiry',
    { propertyId: String(listing.id), name: 'Rudo', email, phone: '', message: 'Is it free?' },
    headers,
    from,
  );

/** Each way in which a person without an account causes an email to an address. */
const forms: [string, (email: string) => Promise<Response>][] = [
  ['enquiry', (email) => enquire(email)],
  ['newsletter', (email) => post('subscribenewsletter', { email })],
  [
    'saved search',
    (email) => post('savesearchbyemail', { email, name: 'In Harare', frequency: 'daily', city: 'Harare', fax: '' }),
  ],
  [
    'property request',
    (email) =>
      post('savepropertyrequest', {
        location: 'Avondale',
        category: '2',
        name: 'Rudo',
        email,
        phone: '0771234567',
        amenities: '',
        details: 'From May.',
      }),
  ],
  ['contact', (email) => post('savecontactmessage', { surname: 'Moyo', name: 'Rudo', email, message: 'Hello' })],
  [
    'evaluation',
    (email) =>
      post('savepropertyevaluation', {
        propertyId: String(listing.id),
        category: 'house',
        name: 'Rudo',
        email,
        phone: '0771234567',
        message: 'How much?',
      }),
  ],
  [
    'registration',
    (email) => post('saveuser', { name: 'Rudo', surname: 'Moyo', email, password: 'a garden in Avondale' }),
  ],
  ['password reset', (email) => post('requestpasswordreset', { email })],
];

async function emailsTo(pattern: RegExp): Promise<string[]> {
  await runJobs(t);
  const all = [...t.mailbox.messages, ...other.mailbox.messages];
  return all.filter(({ to }) => pattern.test(to)).map(({ subject }) => subject);
}

/** Counts the emails that are sent by a later day. */
async function emailsOfDay(day: number, pattern: RegExp): Promise<string[]> {
  days = day;
  t.mailbox.messages.length = 0;
  await deliverEmails(t.ctx);
  return emailsTo(pattern);
}

const answerOf = async (response: Promise<Response>) => {
  const answer = await response;
  const { message = '' } = answer.ok ? {} : ((await answer.json()) as { message: string });
  return `${answer.status} ${message}`.trim();
};

describe('an unconfirmed address', () => {
  test.each(forms)('gets at most eight emails a day by the form “%s” alone', async (kind, send) => {
    const email = `alone-${kind.replace(' ', '-')}@example.com`;
    for (let round = 0; round < 14; round += 1) {
      // Excludes limits of networks and hours.
      await t.ctx.db.rateLimit.deleteMany({ where: { key: { startsWith: 'confirmationByEmail' } } });
      await send(email);
      // Jobs with equal data would run as one.
      await runJobs(t);
    }
    // There is no account whose password could be reset.
    expect(await emailsTo(/^alone-/)).toHaveLength(kind === 'password reset' ? 0 : 8);
  });

  test('gets eight a day by all forms together, in any spelling of the address', async () => {
    const spellings = ['victim@école.ci', 'VICTIM@ÉCOLE.CI', 'victim+1@xn--cole-9oa.ci', 'Victim+Homes+2@école.ci'];
    for (let round = 0; round < 40; round += 1) {
      const [, send] = forms[round % forms.length]!;
      expect([200, 429]).toContain((await send(spellings[(round * 3) % spellings.length]!)).status);
      await runJobs(t);
    }
    expect(await emailsTo(/xn--cole-9oa\.ci$/i)).toHaveLength(8);
    expect(await emailsTo(/^other@/)).toHaveLength(0);
    await enquire('other@xn--cole-9oa.ci');
    expect(await emailsTo(/^other@/)).toHaveLength(1);
  });

  test('gets exactly eight of 40 enquiries that come to two servers at once', async () => {
    // A busy machine refuses some (503), which a person sends again.
    const send = async (): Promise<number> => {
      const { status } = await enquire('race@example.com');
      return status === 503 ? send() : status;
    };
    const statuses = await Promise.all(Array.from({ length: 40 }, send));
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(32);
    expect(await emailsTo(/^race@/)).toHaveLength(8);
    expect(await t.ctx.db.enquiry.count()).toBe(8);
  });

  test('can be confirmed by its account after strangers used up their emails, and gets ten in all', async () => {
    const email = 'registered@example.com';
    const user = await createUser(t.ctx.db, { email });
    for (let round = 0; round < 12; round += 1) await enquire(email);
    const headers = await logIn(t, user);
    for (let round = 0; round < 4; round += 1) {
      expect((await post('requestverificationmail', {}, headers)).status).toBe(200);
    }
    expect((await emailsTo(/^registered@/)).filter((subject) => subject.startsWith('Welcome'))).toHaveLength(2);
    expect(await emailsTo(/^registered@/)).toHaveLength(10);
    // Further emails of its account are sent the next day.
    expect(await emailsOfDay(1.01, /^registered@/)).toHaveLength(2);
  });

  test('has its emails again 24 hours after each', async () => {
    for (let round = 0; round < 4; round += 1) await enquire('sliding@example.com');
    days = 0.5;
    for (let round = 0; round < 4; round += 1) await enquire('sliding@example.com');
    expect((await enquire('sliding@example.com')).status).toBe(429);
    days = 1.01;
    const statuses = [];
    for (let round = 0; round < 5; round += 1) statuses.push((await enquire('sliding@example.com')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('has no limit once an enquiry is confirmed by its link', async () => {
    await enquire('asker@example.com');
    await runJobs(t);
    const sent = [...t.mailbox.messages, ...other.mailbox.messages].findLast(({ to }) => to === 'asker@example.com');
    const token = /my-enquiry#token=([\w-]+)/.exec(sent!.text)![1]!;
    const { id } = (await (await post('openenquiry', { token })).json()) as { id: number };
    const asOwner = await logIn(t, { id: listing.ownerId });
    for (let round = 0; round < 12; round += 1) {
      await post('sendenquirymessage', { id: String(id), message: `Answer ${round}` }, asOwner);
    }
    expect((await emailsTo(/^asker@/)).filter((subject) => subject.includes('wrote about'))).toHaveLength(12);
  });
});

describe('a stranger who types the address of another person', () => {
  const stranger = '10.66.0.1';

  async function floodFromOneNetwork(email: string): Promise<string[]> {
    const answers = [];
    for (let round = 0; round < 18; round += 1) answers.push(await answerOf(enquire(email, {}, stranger)));
    return answers;
  }

  test('causes six emails a day, so that its owner can still write from elsewhere', async () => {
    const answers = await floodFromOneNetwork('holder@example.com');
    const refusal =
      '429 We already sent several emails to holder@example.com today. If the address is yours, log in to send your message without another email. Try again in 24 hours.';
    expect(answers).toEqual([...Array<string>(6).fill('200'), ...Array<string>(12).fill(refusal)]);
    expect(await answerOf(enquire('holder@example.com'))).toBe('200');
    expect(await answerOf(enquire('neighbour@example.com', {}, stranger))).toBe('200');
  });

  test.each<[string, Partial<User>]>([
    ['a confirmed account', { emailVerifiedAt: new Date() }],
    ['an unconfirmed account', {}],
    ['a disabled account', { emailVerifiedAt: new Date(), disabledAt: new Date() }],
  ])('learns nothing about %s from the limits', async (kind, values) => {
    const [known, unknown] = [`known-${kind.length}@example.com`, `unknown-${kind.length}@example.com`];
    await createUser(t.ctx.db, { email: known, ...values });
    const answers = async (email: string) => {
      const given = [];
      for (let round = 0; round < 10; round += 1) given.push(await answerOf(enquire(email)));
      for (const [, send] of forms) given.push(await answerOf(send(email)));
      return given.map((text) => text.replaceAll(email, 'X'));
    };
    expect(await answers(known)).toEqual(await answers(unknown));
  });

  test.each<[string, Partial<User>, { confirm: boolean }]>([
    ['confirmed', { emailVerifiedAt: new Date() }, { confirm: false }],
    ['unconfirmed', {}, { confirm: true }],
  ])('leaves its %s owner, who is logged in, as many enquiries as before', async (_kind, values, expected) => {
    const holder = await createUser(t.ctx.db, { email: `member-${_kind}@example.com`, ...values });
    for (let round = 0; round < 12; round += 1) await enquire(holder.email);
    const own = await enquire(holder.email, await logIn(t, holder));
    expect([own.status, await own.json()]).toMatchObject([200, expected]);
  });

  test('does not prevent resetting the password of a confirmed address', async () => {
    const { email } = await createUser(t.ctx.db, { email: 'locked-out@example.com', emailVerifiedAt: new Date() });
    for (let round = 0; round < 12; round += 1) await enquire(email);
    for (let round = 0; round < 12; round += 1) await post('requestpasswordreset', { email }, {}, stranger);
    await emailsTo(/^locked-out@/);
    t.mailbox.messages.length = other.mailbox.messages.length = 0;
    await post('requestpasswordreset', { email });
    expect(await emailsTo(/^locked-out@/)).toEqual(['Choose a new password']);
  });

  test('does not prevent registering and logging in with the address', async () => {
    const email = 'newcomer@example.com';
    for (let round = 0; round < 12; round += 1) await enquire(email);
    const fields = { name: 'Rudo', surname: 'Moyo', email, password: 'a garden in Avondale' };
    expect((await post('saveuser', fields)).status).toBe(200);
    const token = (await (await askForToken(t, email)).json()) as { access_token: string };
    await post('requestverificationmail', {}, { authorization: `bearer ${token.access_token}` });
    expect((await emailsTo(/^newcomer@/)).at(-1)).toMatch(/^Welcome/);
  });
});

test('a refused form stores nothing and sends no email', async () => {
  const [, request] = forms.find(([kind]) => kind === 'property request')!;
  for (let round = 0; round < 8; round += 1) await request('full@example.com');
  await emailsTo(/./);
  t.mailbox.messages.length = other.mailbox.messages.length = 0;
  const before = await t.ctx.db.propertyRequest.count();
  expect((await request('full@example.com')).status).toBe(429);
  expect(await t.ctx.db.propertyRequest.count()).toBe(before);
  expect(await emailsTo(/./)).toEqual([]);
});
