import { AlreadyConfirmed } from '@africanscity/contracts/accounts/users';
import { AnswerTime, Enquiry, EnquiryRow } from '@africanscity/contracts/messages/enquiries';
import { pageOf } from '@africanscity/contracts/wire';
import type { Property, User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { takeAddress } from '../../accounts/email-verification.ts';
import { deleteUnconfirmedEnquiries } from './enquiries.ts';

type Headers = Record<string, string>;
type Values = Record<string, string | number>;

let t: TestApp;
let owner: User;
let listing: Property;
let asOwner: Headers;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  network += 1;
  await runJobs(t);
  t.ctx.clock = () => new Date();
  t.mailbox.messages.length = 0;
  await t.ctx.db.enquiry.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  owner = await reachable({ name: 'Tendai', surname: 'Moyo' });
  asOwner = await logIn(t, owner);
  listing = await createProperty(t.ctx.db, { ownerId: owner.id });
});

const reachable = (values: Parameters<typeof createUser>[1] = {}) =>
  createUser(t.ctx.db, { emailVerifiedAt: new Date(), ...values });
const post = (call: string, values: Values, headers: Headers = {}) => {
  const form = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const from = `10.${Math.floor(network / 250)}.7.${network % 250}`;
  return t.post(`africanscity/${call}`, form, { headers: { 'x-forwarded-for': from, ...headers } });
};
const asked = { name: 'Rudo', email: 'rudo@example.com', phone: '', message: 'Is it still free?' };
const ask = (values: Values = {}, headers: Headers = {}) =>
  post('saveenquiry', { ...asked, propertyId: listing.id, ...values }, headers);
const codeOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
};
const open = async (which: Values, headers: Headers = {}) => {
  const response = await post('openenquiry', which, headers);
  expect(response.status).toBe(200);
  return Enquiry.extend(AlreadyConfirmed.shape).parse(await response.json());
};
const inbox = async (headers: Headers, box = 'received') => {
  const response = await t.get(`africanscity/getenquiries?box=${box}`, { headers });
  return pageOf(EnquiryRow).parse(await response.json()).content;
};
const unread = async (headers: Headers) => (await t.get('africanscity/getunreadenquiries', { headers })).json();
const mails = async () => {
  await runJobs(t);
  return t.mailbox.messages.splice(0);
};
const tokenIn = (text: string) => /my-enquiry#token=([\w-]+)/.exec(text)![1]!;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const move = ({ id }: User, to: string) => t.ctx.db.$transaction((tx) => takeAddress(t.ctx, tx, id, to));

/** Sends an enquiry without an account, and opens the emailed link. Returns the link's token and the thread's id. */
async function begin(values: Values = {}): Promise<{ token: string; id: number }> {
  expect(await (await ask(values)).json()).toEqual({ confirm: true, id: null });
  const token = tokenIn((await mails()).at(-1)!.text);
  const { id } = await open({ token });
  return { token, id };
}

describe('an enquiry without an account', () => {
  test('reaches the owner when its emailed link is opened, is answered by both sides, viewed and closed', async () => {
    expect((await ask({ phone: '0771 234 567' })).status).toBe(200);
    expect(await inbox(asOwner)).toEqual([]);
    const [confirmation, ...others] = await mails();
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({ to: 'rudo@example.com', subject: 'Confirm your message to an owner' });
    expect(confirmation!.text).not.toMatch(/Is it still free|Rudo/);
    const token = tokenIn(confirmation!.text);

    expect(await open({ token })).toMatchObject({ side: 'asker', state: 'new', with: 'Tendai Moyo', phone: null });
    const [toOwner] = await mails();
    expect(toOwner).toMatchObject({ to: owner.email, subject: 'Rudo asks about House, 12 Jacaranda Avenue' });
    expect(toOwner!.text).toMatch(/Is it still free\?[\s\S]*\+263 77 123 4567[\s\S]*\/enquiries\?id=\d+/);
    expect(await unread(asOwner)).toEqual({ received: 1, sent: 0 });
    const [row] = await inbox(asOwner);
    expect(row).toMatchObject({ state: 'new', with: 'Rudo', excerpt: 'Is it still free?', excerptBy: null, unread: 1 });
    const { id } = row!;
    expect(await open({ id }, asOwner)).toMatchObject({ side: 'owner', phone: '0771 234 567' });
    expect(await unread(asOwner)).toEqual({ received: 0, sent: 0 });

    expect((await post('sendenquirymessage', { id, message: 'It is. Come and see it.' }, asOwner)).status).toBe(200);
    expect(await inbox(asOwner)).toMatchObject([{ excerpt: 'It is. Come and see it.', excerptBy: 'You' }]);
    expect(await inbox({ ...asOwner, 'x-language': 'sw' })).toMatchObject([
      { excerptBy: 'Wewe', listing: { title: expect.stringMatching(/^Nyumba, 12 Jacaranda Avenue/) } },
    ]);
    const [toAsker] = await mails();
    expect(toAsker).toMatchObject({ to: 'rudo@example.com', subject: 'Tendai wrote about House, 12 Jacaranda Avenue' });
    const later = tokenIn(toAsker!.text);
    expect(await open({ token: later })).toMatchObject({ state: 'answered', entries: [{}, { author: 'Tendai' }] });
    const viewingAt = inDays(2);
    expect((await post('proposeviewing', { token: later, viewingAt })).status).toBe(200);
    expect((await mails())[0]).toMatchObject({ to: owner.email, subject: /^A viewing is proposed/ });
    expect((await post('agreeviewing', { id, viewingAt }, asOwner)).status).toBe(200);
    const files = await mails();
    expect(files.map(({ to }) => to).toSorted()).toEqual([owner.email, 'rudo@example.com'].toSorted());
    for (const { attachment } of files) {
      expect(attachment).toMatchObject({ fileName: 'viewing.ics', contentType: /^text\/calendar/ });
      expect(Buffer.from(attachment!.content, 'base64').toString()).toContain(`UID:viewing-${id}@africanscity.test`);
    }
    expect(await open({ token })).toMatchObject({ state: 'viewing_agreed', viewingAt, proposal: null });

    expect((await post('closeenquiry', { token })).status).toBe(200);
    expect((await mails())[0]).toMatchObject({ to: owner.email, subject: /^The conversation has ended/ });
    expect(await codeOf(await post('sendenquirymessage', { id, message: 'Wait.' }, asOwner))).toBe('409 not_possible');
    expect(await open({ id }, asOwner)).toMatchObject({ state: 'closed', may: [] });
  });

  test('reveals neither side the address of the other, on the site or by email', async () => {
    const { token, id } = await begin();
    await post('sendenquirymessage', { id, message: 'It is.' }, asOwner);
    await post('sendenquirymessage', { token, message: 'Thank you.' });
    const written = JSON.stringify([await open({ token }), await open({ id }, asOwner), await inbox(asOwner)]);
    expect(written).not.toMatch(/@example\.com/);
    for (const { to, text, html, headers } of await mails()) {
      const other = to === owner.email ? 'rudo@example.com' : owner.email;
      expect(`${text} ${html} ${JSON.stringify(headers)}`).not.toContain(other);
      expect(headers ?? {}).not.toHaveProperty('Reply-To');
    }
  });

  test('with a viewing can be accepted at once by the owner', async () => {
    const viewingAt = inDays(3);
    const { id } = await begin({ viewingAt });
    expect(await open({ id }, asOwner)).toMatchObject({ state: 'new', proposal: { at: viewingAt, by: 'asker' } });
    expect((await post('agreeviewing', { id, viewingAt }, asOwner)).status).toBe(200);
    expect(await open({ id }, asOwner)).toMatchObject({ state: 'viewing_agreed', viewingAt });
  });

  test('continues the thread about the same listing, also when both links are opened at once', async () => {
    await ask();
    await ask({ message: 'Does it have a garden?' });
    const tokens = (await mails()).map(({ text }) => tokenIn(text));
    const opened = await Promise.all(tokens.map((token) => open({ token })));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const texts = (await open({ token: tokens[0]! })).entries.map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['Does it have a garden?', 'Is it still free?']);
    expect(await inbox(asOwner)).toMatchObject([{ unread: 2 }]);
    const told = (await mails()).filter(({ to }) => to === owner.email);
    expect(told).toHaveLength(2);
  });

  test('whose link is opened twice at once is sent once', async () => {
    await ask();
    const token = tokenIn((await mails())[0]!.text);
    const opened = await Promise.all([open({ token }), open({ token }), open({ token })]);
    expect((await mails()).map(({ to }) => to)).toEqual([owner.email]);
    expect(opened.map(({ alreadyConfirmed }) => alreadyConfirmed).toSorted()).toEqual([false, true, true]);
    expect(await open({ token })).toMatchObject({ state: 'new', alreadyConfirmed: true });
  });

  test('is deleted when it is not confirmed within a week', async () => {
    await ask();
    const token = tokenIn((await mails())[0]!.text);
    await deleteUnconfirmedEnquiries(t.ctx);
    expect(await t.ctx.db.enquiry.count()).toBe(1);
    const { id } = await begin({ email: 'other@example.com' });
    await deleteUnconfirmedEnquiries({ ...t.ctx, clock: () => new Date(Date.now() + 7.1 * 86_400_000) });
    expect((await t.ctx.db.enquiry.findMany()).map((row) => row.id)).toEqual([id]);
    expect(await codeOf(await post('openenquiry', { token }))).toBe('400 invalid_link');
  });

  test('of a bot that filled the hidden field is dropped', async () => {
    expect(await (await ask({ topping: 'yes' })).json()).toEqual({ confirm: true, id: null });
    expect(await t.ctx.db.enquiry.count()).toBe(0);
  });

  test.each([
    ['name', ' '],
    ['email', 'rudo'],
    ['email', ''],
    ['phone', 'call me'],
    ['message', ''],
    ['message', 'a'.repeat(2001)],
    ['viewingAt', 'tomorrow'],
    ['viewingAt', '2020-01-01T10:00:00Z'],
    ['viewingAt', '2999-01-01T10:00:00Z'],
    ['propertyId', 'x'],
  ])('names the field when %s is %.40s', async (field, value) => {
    const response = await ask({ [field]: value });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  test('for an earlier hour of today asks for a later time', async () => {
    t.ctx.clock = () => new Date('2027-05-01T12:00:00Z');
    const response = await ask({ viewingAt: '2027-05-01T11:00:00Z' });
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'viewingAt', defaultMessage: 'Choose a later time: this one has passed' }],
    });
  });

  test('is refused before it is stored when no email reaches the owner’s side', async () => {
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } });
    expect(await codeOf(await ask())).toBe('409 not_reachable');
    expect(await t.ctx.db.enquiry.count()).toBe(0);
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { deletedAt: new Date() } });
    expect((await ask()).status).toBe(404);
  });
});

describe('an enquiry of a member', () => {
  test('reaches the owner at once, under the address of the account', async () => {
    const asker = await reachable({ name: 'Chipo' });
    const headers = await logIn(t, asker);
    const answer = (await (await ask({ email: 'somebody@else.example' }, headers)).json()) as { id: number };
    expect(answer).toEqual({ confirm: false, id: expect.any(Number) });
    expect((await mails()).map(({ to }) => to)).toEqual([owner.email]);
    expect(await inbox(headers, 'sent')).toMatchObject([
      { id: answer.id, side: 'asker', with: 'Tendai Moyo', excerptBy: 'You' },
    ]);
    await post('sendenquirymessage', { id: answer.id, message: 'It is.' }, asOwner);
    expect((await mails()).map(({ to }) => to)).toEqual([asker.email]);
    expect(await unread(headers)).toEqual({ received: 0, sent: 1 });
    expect(await open({ id: answer.id }, headers)).toMatchObject({ side: 'asker', phone: null, blocked: null });
    expect(await unread(headers)).toEqual({ received: 0, sent: 0 });
  });

  test('ends with a disabled account, also by the links that were emailed', async () => {
    const asker = await reachable();
    const { token } = await begin({ email: asker.email });
    await t.ctx.db.user.update({ where: { id: asker.id }, data: { disabledAt: new Date() } });
    const answers = await Promise.all([
      post('openenquiry', { token }),
      post('sendenquirymessage', { token, message: 'Still here.' }),
    ]);
    expect(await Promise.all(answers.map(codeOf))).toEqual(['400 invalid_link', '400 invalid_link']);
  });

  test('with an unconfirmed address waits for its link like an anonymous one', async () => {
    const headers = await logIn(t, await createUser(t.ctx.db));
    expect(await (await ask({}, headers)).json()).toEqual({ confirm: true, id: null });
  });

  test('about their own listing is refused', async () => {
    expect((await ask({}, asOwner)).status).toBe(403);
  });

  test('finds an earlier anonymous thread in the account once its address is confirmed', async () => {
    const asker = await reachable();
    const { id } = await begin({ email: asker.email });
    expect(await inbox(await logIn(t, asker), 'sent')).toMatchObject([{ id }]);
  });

  test('continues a thread from before the account, which is in the account from then on', async () => {
    const { id, token } = await begin({ email: 'chipo@example.com' });
    const asker = await createUser(t.ctx.db, { email: 'chipo@example.com' });
    const headers = await logIn(t, asker);
    const again = () => ask({ email: asker.email, message: 'I have an account now.' }, headers);
    // Registering with the address does not open the thread; it must be confirmed.
    expect(await (await again()).json()).toEqual({ confirm: true, id: null });
    expect(await codeOf(await post('openenquiry', { id }, headers))).toBe('404 not_found');
    await t.ctx.db.user.update({ where: { id: asker.id }, data: { emailVerifiedAt: new Date() } });
    expect(await (await again()).json()).toEqual({ confirm: false, id });
    expect(await open({ id }, headers)).toMatchObject({
      side: 'asker',
      entries: [{}, { text: 'I have an account now.' }],
    });
    expect(await inbox(headers, 'sent')).toMatchObject([{ id }]);
    expect(await open({ token })).toMatchObject({ id, side: 'asker' });
  });

  test('is in the export of the account, and is deleted with it', async () => {
    const asker = await reachable();
    const headers = await logIn(t, asker);
    await ask({ message: 'My very own words' }, headers);
    const mine = await (await t.get('africanscity/exportmydata', { headers })).text();
    expect(mine).toContain('My very own words');
    const owners = await (await t.get('africanscity/exportmydata', { headers: asOwner })).text();
    expect(owners).toContain('My very own words');
    expect(owners).not.toContain(asker.email);
    const { forgetUser } = await import('../../accounts/delete-account.ts');
    await t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, asker.id));
    expect(await t.ctx.db.enquiry.count()).toBe(0);
    await begin();
    await t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, owner.id));
    expect(await t.ctx.db.enquiry.count()).toBe(0);
    expect(await t.ctx.db.enquiryEntry.count()).toBe(0);
  });
});

describe('a thread', () => {
  const acts = (which: Values): [string, Values][] => [
    ['openenquiry', which],
    ['sendenquirymessage', { ...which, message: 'Hello' }],
    ['proposeviewing', { ...which, viewingAt: inDays(1) }],
    ['agreeviewing', { ...which, viewingAt: inDays(1) }],
    ['closeenquiry', which],
    ['reportenquiry', { ...which, details: 'Spam' }],
  ];

  test('of an agency can be assigned to a person, who alone is emailed, and is named in the inbox', async () => {
    const [member, stranger] = [await reachable({ name: 'Nomsa', surname: 'Dube' }), await reachable()];
    const agency = await t.ctx.db.agency.create({
      data: {
        name: `Homes ${owner.id}`,
        slug: `homes-${owner.id}`,
        members: { create: [{ userId: owner.id, isOwner: true }, { userId: member.id }] },
      },
    });
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { agencyId: agency.id } });
    const { token, id } = await begin();
    await mails();
    const asMember = await logIn(t, member);
    const mine = async (headers: Headers) =>
      pageOf(EnquiryRow).parse(await (await t.get('africanscity/getenquiries?whose=mine', { headers })).json()).content;
    expect(await inbox(asMember)).toMatchObject([{ answeredBy: 'Tendai Moyo' }]);
    expect(await mine(asMember)).toEqual([]);
    expect(await open({ id }, asMember)).toMatchObject({
      answeredBy: owner.id,
      answerers: [
        { id: owner.id, mailed: true },
        { id: member.id, name: 'Nomsa Dube', mailed: true },
      ],
    });
    expect(await open({ token })).toMatchObject({ answeredBy: null, answerers: [] });
    expect((await post('assignenquiry', { id, userId: stranger.id }, asOwner)).status).toBe(400);
    expect((await post('assignenquiry', { id, userId: member.id }, await logIn(t, stranger))).status).toBe(404);
    expect((await post('assignenquiry', { id, userId: member.id }, asOwner)).status).toBe(200);
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [member.email, 'You answer Rudo about House, 12 Jacaranda Avenue'],
    ]);
    // A repeated assignment causes no email.
    expect((await post('assignenquiry', { id, userId: member.id }, asOwner)).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect(await mine(asMember)).toMatchObject([{ id, answeredBy: 'Nomsa Dube' }]);
    expect(await mine(asOwner)).toEqual([]);
    expect(await inbox(asOwner)).toHaveLength(1);
    await post('sendenquirymessage', { token, message: 'When may I come?' });
    expect((await mails()).map(({ to }) => to)).toEqual([member.email]);
    await t.ctx.db.agencyMember.deleteMany({ where: { userId: member.id } });
    await post('sendenquirymessage', { token, message: 'And the price?' });
    expect((await mails()).map(({ to }) => to)).toEqual([owner.email]);
  });

  test('of an agency is emailed to the owner while the assigned person has no confirmed address', async () => {
    const member = await createUser(t.ctx.db, { name: 'Zodwa' });
    const agency = await t.ctx.db.agency.create({
      data: {
        name: `Rooms ${owner.id}`,
        slug: `rooms-${owner.id}`,
        members: { create: [{ userId: owner.id, isOwner: true }, { userId: member.id }] },
      },
    });
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { agencyId: agency.id } });
    const { token, id } = await begin();
    await mails();
    const { answerers } = await open({ id }, asOwner);
    expect(answerers).toMatchObject([
      { id: owner.id, mailed: true },
      { id: member.id, mailed: false },
    ]);
    expect((await post('assignenquiry', { id, userId: member.id }, asOwner)).status).toBe(200);
    await post('sendenquirymessage', { token, message: 'When may I come?' });
    expect((await mails()).map(({ to }) => to)).toEqual([owner.email]);
    expect((await open({ id }, await logIn(t, member))).answeredBy).toBe(member.id);
  });

  test('is visible to its two sides and the agency alone', async () => {
    const [member, stranger] = [await reachable({ name: 'Nomsa' }), await reachable()];
    const agency = await t.ctx.db.agency.create({
      data: {
        name: `Homes ${owner.id}`,
        slug: `homes-${owner.id}`,
        members: { create: [{ userId: owner.id, isOwner: true }, { userId: member.id }] },
      },
    });
    await t.ctx.db.property.update({ where: { id: listing.id }, data: { agencyId: agency.id } });
    const { token, id } = await begin();
    const other = await begin({ email: 'other@example.com' });
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    for (const [call, values] of acts({ id })) {
      expect((await post(call, values)).status, call).toBe(401);
      for (const headers of [await logIn(t, stranger), admin]) {
        expect((await post(call, values, headers)).status, call).toBe(404);
      }
    }
    for (const [call, values] of acts({ token: 'made-up' })) expect((await post(call, values)).status, call).toBe(400);
    expect((await open({ token: other.token, id })).id).toBe(other.id);
    const asMember = await logIn(t, member);
    expect(await inbox(asMember)).toHaveLength(2);
    expect((await post('sendenquirymessage', { id, message: 'I can show it.' }, asMember)).status).toBe(200);
    expect((await open({ token })).entries.at(-1)).toMatchObject({ side: 'owner', author: 'Nomsa' });
    await t.ctx.db.agencyMember.deleteMany({ where: { userId: member.id } });
    expect((await post('openenquiry', { id }, asMember)).status).toBe(404);
    expect(await inbox(asMember)).toEqual([]);
  });

  test('is accepted by the other side alone, and only the last proposal', async () => {
    const { token, id } = await begin();
    const [first, second] = [inDays(2), inDays(3)];
    await post('proposeviewing', { id, viewingAt: first }, asOwner);
    expect(await codeOf(await post('agreeviewing', { id, viewingAt: first }, asOwner))).toBe('409 not_possible');
    await post('proposeviewing', { id, viewingAt: second }, asOwner);
    expect(await codeOf(await post('agreeviewing', { token, viewingAt: first }))).toBe('409 not_possible');
    expect((await open({ token })).may).toContain('agree');
    expect((await post('agreeviewing', { token, viewingAt: second })).status).toBe(200);
    expect(await codeOf(await post('agreeviewing', { token, viewingAt: second }))).toBe('409 not_possible');
  });

  test('that is closed during a message has the message before the end, or not at all', async () => {
    const { token, id } = await begin();
    const answers = await Promise.all([
      post('closeenquiry', { token }),
      ...Array.from({ length: 5 }, (_, index) => post('sendenquirymessage', { id, message: `${index}` }, asOwner)),
    ]);
    expect(answers[0]!.status).toBe(200);
    const { entries } = await open({ token });
    expect(entries.at(-1)!.kind).toBe('closing');
    expect(entries).toHaveLength(2 + answers.slice(1).filter(({ ok }) => ok).length);
  });
});

describe('limits', () => {
  test('1,000 enquiries from one address become 20, and others write, and get answers, as before', async () => {
    const before = await begin({ email: 'early@example.com' });
    await mails();
    network += 1;
    const statuses: number[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const sent = Array.from({ length: 50 }, (_, index) => ask({ email: `flood-${batch}-${index}@example.com` }));
      statuses.push(...(await Promise.all(sent)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(980);
    expect((await mails()).filter(({ to }) => to === owner.email)).toEqual([]);
    expect(await inbox(asOwner)).toHaveLength(1);
    network += 1;
    await begin({ email: 'elsewhere@example.com' });
    expect((await post('sendenquirymessage', { id: before.id, message: 'Yes.' }, asOwner)).status).toBe(200);
  });

  test('a mailbox gets the links of eight enquiries a day, from any number of networks', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      network += 1;
      statuses.push((await ask({ message: `${round}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await t.ctx.db.enquiry.count()).toBe(8);
  });

  test('an account sends forty a day, from however many addresses', async () => {
    const headers = await logIn(t, await reachable());
    const statuses: number[] = [];
    for (let round = 0; round < 42; round += 1) {
      network += 1;
      statuses.push((await ask({}, headers)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

test('answers go to the present address of an account, and one thread continues under it', async () => {
  const asker = await reachable();
  const headers = await logIn(t, asker);
  const { id } = (await (await ask({}, headers)).json()) as { id: number };
  const address = `new-${asker.email}`;
  await move(asker, address);
  await mails();
  expect((await post('sendenquirymessage', { id, message: 'It is.' }, asOwner)).status).toBe(200);
  expect((await mails()).map(({ to }) => to)).toEqual([address]);
  expect(await (await ask({ message: 'Still?' }, headers)).json()).toEqual({ confirm: false, id });

  // When the next address has a thread about the listing already, that one stays.
  const { id: other } = await begin({ email: 'rudo@example.com' });
  await move(asker, 'rudo@example.com');
  expect(await (await ask({ message: 'Hello?' }, headers)).json()).toEqual({ confirm: false, id: other });
  await move(asker, asker.email);
  await mails();
  for (const thread of [id, other]) await post('sendenquirymessage', { id: thread, message: 'Yes.' }, asOwner);
  expect((await mails()).map(({ to }) => to).toSorted()).toEqual([asker.email, address].toSorted());
});

describe('blocking', () => {
  test('ends all threads of an asker with the owner, who can start no other until it is lifted', async () => {
    const { token, id } = await begin();
    expect((await post('blockenquirer', { id, blocked: 'true' }, asOwner)).status).toBe(200);
    expect(await mails()).toMatchObject([{ to: owner.email }]);
    expect(await codeOf(await post('sendenquirymessage', { token, message: 'Please.' }))).toBe('409 not_possible');
    expect(await open({ id }, asOwner)).toMatchObject({ state: 'closed', blocked: true });
    const second = await createProperty(t.ctx.db, { ownerId: owner.id });
    await ask({ propertyId: second.id, email: 'RUDO@example.com' });
    const again = tokenIn((await mails())[0]!.text);
    expect(await codeOf(await post('openenquiry', { token: again }))).toBe('409 blocked');
    expect(await mails()).toEqual([]);
    expect((await post('blockenquirer', { id, blocked: 'false' }, asOwner)).status).toBe(200);
    expect(await open({ token: again })).toMatchObject({ state: 'new' });
  });

  test('follows an account to another address', async () => {
    const asker = await reachable();
    const headers = await logIn(t, asker);
    const { id } = (await (await ask({}, headers)).json()) as { id: number };
    expect((await post('blockenquirer', { id, blocked: 'true' }, asOwner)).status).toBe(200);
    await move(asker, `moved-${asker.email}`);
    expect(await codeOf(await ask({}, headers))).toBe('409 blocked');
    expect(await open({ id }, asOwner)).toMatchObject({ blocked: true });
  });

  test('is for the owner’s side', async () => {
    const asker = await reachable();
    const headers = await logIn(t, asker);
    const { id } = (await (await ask({}, headers)).json()) as { id: number };
    expect((await post('blockenquirer', { id, blocked: 'true' }, headers)).status).toBe(403);
  });
});

describe('getAnswerTime', () => {
  const time = async (query: string) => {
    const response = await t.get(`africanscity/getanswertime?${query}`);
    expect(response.status).toBe(200);
    return AnswerTime.parse(await response.json());
  };
  const answered = (minutes: (number | null)[]) =>
    t.ctx.db.enquiry.createMany({
      data: minutes.map((after, index) => {
        const confirmedAt = new Date(Date.now() - 10 * 86_400_000);
        return {
          propertyId: listing.id,
          ownerId: owner.id,
          name: 'Rudo',
          email: `${index}@example.com`,
          state: after === null ? ('new' as const) : ('answered' as const),
          confirmedAt,
          answeredAt: after === null ? null : new Date(confirmedAt.getTime() + after * 60_000),
        };
      }),
    });

  test('is the median of five or more, in which open enquiries count with their age', async () => {
    await answered([10, 20, 90, 400]);
    expect(await time(`agentId=${owner.id}`)).toEqual({ reachable: true, medianMinutes: null });
    await t.ctx.db.enquiry.deleteMany();
    await answered([10, 20, 90, 400, null]);
    expect(await time(`agentId=${owner.id}`)).toEqual({ reachable: true, medianMinutes: 90 });
    expect(await time(`propertyId=${listing.id}`)).toEqual({ reachable: true, medianMinutes: 90 });
  });

  test('omits askers whom the owner blocked', async () => {
    await answered([10, 20, 90, 400, null, null]);
    await t.ctx.db.enquiryBlock.create({ data: { ownerId: owner.id, email: '5@example.com' } });
    expect(await time(`agentId=${owner.id}`)).toMatchObject({ medianMinutes: 90 });
  });

  test('requires exactly one of three parameters, and returns null for an unknown owner', async () => {
    for (const query of ['', 'agentId=1&companyId=1']) {
      expect((await t.get(`africanscity/getanswertime?${query}`)).status).toBe(400);
    }
    for (const query of ['propertyId=2000000000', 'companyId=2000000000']) {
      expect((await t.get(`africanscity/getanswertime?${query}`)).status).toBe(404);
    }
  });
});

describe('getListingStatistics', () => {
  test('counts favorites, enquiries and contact clicks by day', async () => {
    await begin();
    await t.ctx.db.favorite.create({ data: { userId: (await reachable()).id, propertyId: listing.id } });
    const tap = (kind: string, propertyId: number | string = listing.id) =>
      post('recordcontacttap', { propertyId, kind });
    for (let round = 0; round < 9; round += 1) expect((await tap('whatsapp')).status).toBe(200);
    network += 1;
    await tap('call');
    expect((await tap('fax')).status).toBe(400);
    expect((await tap('call', 2_000_000_000)).status).toBe(404);
    for (const query of ['', `?propertyId=${listing.id}`]) {
      const response = await t.get(`africanscity/getlistingstatistics${query}`, { headers: asOwner });
      const statistics = (await response.json()) as { days: object[] };
      // Of one address five clicks an hour count.
      expect(statistics).toMatchObject({ enquiries: 1, favorites: 1, whatsAppTaps: 5, callTaps: 1 });
      expect(statistics.days.at(-1)).toMatchObject({ enquiries: 1, saved: 1, taps: 6 });
      expect(statistics.days.at(0)).toMatchObject({ enquiries: 0, saved: 0, taps: 0 });
    }
  });
});
