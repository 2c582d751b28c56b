import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { deliverEmails } from '../../kernel/outbox/deliver-emails.ts';
import { emailAnnouncements } from './email-announcements.ts';
import { sendNewsletterConfirmation } from './newsletter.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeEach(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterEach(() => t.close());

const send = (call: string, fields: Record<string, string>, as = headers) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers: as });
const words = { title: 'Closed on Friday', text: 'Call us.\n\nOn Monday.', audience: 'everyone', mailTo: 'nobody' };

async function write(fields: Record<string, string> = {}): Promise<string> {
  const response = await send('saveannouncement', { ...words, ...fields });
  expect(response.status, await response.clone().text()).toBe(200);
  return String(((await response.json()) as { id: number }).id);
}

async function publish(fields: Record<string, string> = {}): Promise<string> {
  const id = await write(fields);
  expect((await send('publishannouncement', { id })).status).toBe(200);
  return id;
}

const shown = async (call = 'getannouncements', as: Record<string, string> = {}) =>
  ((await (await t.get(`africanscity/${call}`, { headers: as })).json()) as { title: string }[]).map(
    ({ title }) => title,
  );
const rows = async () =>
  (
    (await (await t.get('africanscity/getannouncementsall', { headers })).json()) as {
      content: { state: string; mails: object | null }[];
    }
  ).content;

async function subscribers(count: number, values: { unsubscribedAt?: Date } = {}): Promise<string[]> {
  const emails = Array.from(
    { length: count },
    (_, at) => `reader${at}${values.unsubscribedAt ? 'gone' : ''}@example.com`,
  );
  await t.ctx.db.newsletterSubscriber.createMany({
    data: emails.map((email) => ({ email, confirmedAt: new Date(), ...values })),
  });
  return emails.sort();
}

const recipients = async () => (await t.ctx.db.queuedMail.findMany()).map(({ recipient }) => recipient).sort();

describe('getAnnouncements', () => {
  test('returns published announcements between start and end, for their audience', async () => {
    const hour = (away: number) => new Date(Date.now() + away * 3_600_000).toISOString();
    await write({ title: 'Draft' });
    await publish({ title: 'Now' });
    await publish({ title: 'From now', startsAt: hour(-1), endsAt: hour(1) });
    await publish({ title: 'Later', startsAt: hour(1) });
    await publish({ title: 'For users', audience: 'users' });
    await t.ctx.db.announcement.update({
      where: { id: Number(await publish({ title: 'Over' })) },
      data: { endsAt: new Date() },
    });
    expect(await shown()).toEqual(['From now', 'Now']);
    expect(await shown('getuserannouncements', headers)).toEqual(['For users']);
    expect((await t.get('africanscity/getuserannouncements')).status).toBe(401);
    expect((await rows()).map(({ state }) => state)).toEqual(['ended', 'shown', 'planned', 'shown', 'shown', 'draft']);
  });
});

describe('saveAnnouncement', () => {
  test('changes a draft, and no published announcement', async () => {
    const id = await write();
    expect((await send('saveannouncement', { ...words, id, title: 'Closed on Monday' })).status).toBe(200);
    await send('publishannouncement', { id });
    expect((await send('saveannouncement', { ...words, id, title: 'Open' })).status).toBe(409);
    expect(await shown()).toEqual(['Closed on Monday']);
    expect((await send('saveannouncement', { ...words, id: '999' })).status).toBe(404);
  });

  test('names the field that is wrong', async () => {
    const wrong: [field: string, fields: Record<string, string>][] = [
      ['title', { title: ' ' }],
      ['text', { text: 'x'.repeat(2001) }],
      ['audience', { audience: 'nobody' }],
      ['mailTo', { mailTo: 'everybody' }],
      ['startsAt', { startsAt: 'tomorrow' }],
      ['endsAt', { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }],
    ];
    for (const [field, fields] of wrong) {
      const response = await send('saveannouncement', { ...words, ...fields });
      expect([field, response.status]).toEqual([field, 400]);
      expect(((await response.json()) as { errors: { field: string }[] }).errors).toMatchObject([{ field }]);
    }
  });

  test('is for administrators, as are the others', async () => {
    const id = await write();
    const other = await logIn(t, await createUser(t.ctx.db));
    for (const call of ['saveannouncement', 'publishannouncement', 'endannouncement', 'deleteannouncement']) {
      expect((await send(call, { ...words, id }, other)).status).toBe(403);
      expect((await send(call, { ...words, id }, {})).status).toBe(401);
    }
    expect(await rows()).toMatchObject([{ state: 'draft' }]);
  });
});

describe('publishAnnouncement', () => {
  test('happens once: of ten at the same time one is in the audit log', async () => {
    const id = await write();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await send('publishannouncement', { id })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await t.ctx.db.auditEntry.count({ where: { action: 'publishAnnouncement' } })).toBe(1);
  });

  test('refuses an announcement that ends before it begins', async () => {
    const id = await write({ endsAt: '2020-01-01T00:00:00Z' });
    expect((await send('publishannouncement', { id })).status).toBe(409);
  });
});

describe('deleteAnnouncement', () => {
  test('deletes drafts, and keeps published announcements', async () => {
    const [draft, published] = [await write(), await publish()];
    expect((await send('deleteannouncement', { id: draft })).status).toBe(200);
    expect((await send('deleteannouncement', { id: published })).status).toBe(409);
    expect((await send('endannouncement', { id: published })).status).toBe(200);
    expect(await rows()).toMatchObject([{ state: 'ended' }]);
  });
});

describe('emailAnnouncements', () => {
  test('emails each subscriber once, with concurrent runs', async () => {
    const emails = await subscribers(450);
    await subscribers(3, { unsubscribedAt: new Date() });
    await t.ctx.db.newsletterSubscriber.create({ data: { email: 'waiting@example.com' } });
    await publish({ mailTo: 'subscribers' });
    await Promise.all(Array.from({ length: 4 }, () => emailAnnouncements(t.ctx)));
    await emailAnnouncements(t.ctx);
    expect(await recipients()).toEqual(emails);
    expect(await rows()).toMatchObject([{ mails: { recipients: 450, sent: 0, leftOut: 0, failed: 0 } }]);
    await runJobs(t);
    expect(await rows()).toMatchObject([{ mails: { recipients: 450, sent: 450, leftOut: 0, failed: 0 } }]);
    const token = /token=(\S+)$/m.exec(t.mailbox.messages[0]?.text ?? '')?.[1] ?? '';
    expect(t.mailbox.messages[0]).toMatchObject({
      subject: 'Closed on Friday',
      headers: {
        'List-Unsubscribe': `<http://africanscity.test/api/africanscity/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  test('continues after a crash with the remaining subscribers', async () => {
    const emails = await subscribers(450);
    await publish({ mailTo: 'subscribers' });
    let asked = 0;
    // Every email reads the clock: the process ends in the middle of its second batch.
    const dying = { ...t.ctx, clock: () => (++asked > 500 ? fail() : new Date()) };
    await expect(emailAnnouncements(dying)).rejects.toThrow('killed');
    expect(await recipients()).toHaveLength(200);
    await emailAnnouncements(t.ctx);
    expect(await recipients()).toEqual(emails);
  });

  test('omits users who unsubscribed meanwhile, and stops when the announcement ends', async () => {
    await subscribers(2);
    const id = await publish({ mailTo: 'subscribers', startsAt: new Date(Date.now() + 3_600_000).toISOString() });
    await emailAnnouncements(t.ctx);
    expect(await recipients()).toEqual([]);
    await t.ctx.db.announcement.update({ where: { id: Number(id) }, data: { startsAt: null, mailingAt: new Date() } });
    await t.ctx.db
      .$executeRaw`INSERT INTO announcement_deliveries (announcement_id, subscriber_id) SELECT ${Number(id)}::int, id FROM newsletter_subscribers`;
    await t.ctx.db.newsletterSubscriber.update({
      where: { email: 'reader0@example.com' },
      data: { unsubscribedAt: new Date() },
    });
    await emailAnnouncements(t.ctx);
    expect(await recipients()).toEqual(['reader1@example.com']);
    expect(await rows()).toMatchObject([{ mails: { recipients: 2, leftOut: 1 } }]);

    const ended = await publish({ mailTo: 'subscribers' });
    await send('endannouncement', { id: ended });
    await emailAnnouncements(t.ctx);
    expect(await recipients()).toEqual(['reader1@example.com']);
  });

  test('reaches only subscribers with an account when that is its audience', async () => {
    await subscribers(2);
    await createUser(t.ctx.db, { email: 'READER1@example.com', emailVerifiedAt: new Date() });
    await createUser(t.ctx.db, { email: 'nosubscriber@example.com', emailVerifiedAt: new Date() });
    await publish({ mailTo: 'users' });
    await emailAnnouncements(t.ctx);
    expect(await recipients()).toEqual(['reader1@example.com']);
  });

  test('lets urgent emails go first', async () => {
    await subscribers(3);
    await publish({ mailTo: 'subscribers' });
    await emailAnnouncements(t.ctx);
    await t.ctx.db.queuedMail.updateMany({ data: { sendAfter: new Date(Date.now() - 60_000) } });
    await send('subscribenewsletter', { email: 'eager@example.com' }, {});
    await sendNewsletterConfirmation(t.ctx, { email: 'eager@example.com', language: 'en' });
    await deliverEmails(t.ctx);
    expect(t.mailbox.messages.map(({ to }) => to)[0]).toBe('eager@example.com');
    expect(t.mailbox.messages).toHaveLength(4);
  });
});

function fail(): never {
  throw new Error('killed');
}
