import { maxCommentsOfHome } from '@africanscity/contracts/listings/values';
import type { OwnShortlist, SharedHome } from '@africanscity/contracts/listings/shortlists';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forgetUser } from '../../accounts/delete-account.ts';
import { emailNewComments } from './comment-emails.ts';

let t: TestApp;
let user: User;
let headers: Record<string, string>;
let id: number;
let propertyId: number;
let token: string;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.rateLimit.deleteMany();
  user = await createUser(t.ctx.db, { name: 'Ngonidzashe', surname: 'Mutasa', emailVerifiedAt: new Date() });
  headers = await logIn(t, user);
  propertyId = (await createProperty(t.ctx.db)).id;
  id = ((await (await post('saveshortlist', { name: 'For mum' }, headers)).json()) as { id: number }).id;
  await post('addtoshortlist', { id, propertyId }, headers);
  token = await share({ sharer: 'Ngoni' });
});

const post = (call: string, form: Record<string, string | number>, as: Record<string, string> = {}) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );
const share = async (form = {}) => {
  const { link } = (await (await post('shareshortlist', { id, sharer: '', ...form }, headers)).json()) as {
    link: string;
  };
  return /\/shared-list\/(\d+-[\w-]{43})$/.exec(link)![1]!;
};
const open = async (of = token) => t.get(`africanscity/getsharedshortlist?token=${of}`);
const comments = async () => ((await (await open()).json()) as { homes: SharedHome[] }).homes[0]!.comments;
const write = (form: Record<string, string | number> = {}, as = {}) =>
  post('saveshortlistcomment', { token, propertyId, name: 'Rudo', text: 'Near the school', ...form }, as);
const cookieOf = (response: Response) => ({ cookie: response.headers.get('set-cookie')!.split(';', 1)[0]! });

describe('shareShortlist', () => {
  test('shows readers the homes and the first name, and neither notes nor the owner', async () => {
    await post('savefavoritenote', { propertyId, note: 'Offer 80000 at most' }, headers);
    const response = await open();
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      name: 'For mum',
      sharer: 'Ngoni',
      homes: [{ id: propertyId, state: 'open' }],
    });
    expect(text).not.toMatch(new RegExp(`Offer|Ngonidzashe|Mutasa|${user.email}|savedPrice`));
  });

  test('shows readers the changes of a price since the home was saved, in the currency of its owner', async () => {
    await t.ctx.db.favorite.updateMany({ where: { propertyId }, data: { createdAt: new Date('2026-03-01T08:00Z') } });
    const changed = [
      ['2026-02-01', 2_000_000],
      ['2026-02-20', 1_900_000],
      ['2026-03-05', 1_750_000],
      ['2026-04-07', 1_820_000],
    ] as const;
    for (const [day, amount] of changed) {
      const price = {
        price: amount / 18,
        amount: amount * 100,
        currency: 'ZAR',
        rate: '18',
        rateDate: new Date(day),
      } as const;
      await t.ctx.db.property.update({ where: { id: propertyId }, data: price });
      const { id: latest } = await t.ctx.db.listingChange.findFirstOrThrow({
        where: { propertyId },
        orderBy: { id: 'desc' },
      });
      await t.ctx.db.listingChange.update({ where: { id: latest }, data: { changedAt: new Date(`${day}T12:00Z`) } });
    }
    const { homes } = (await (await open()).json()) as { homes: SharedHome[] };
    expect(homes[0]!.changes).toEqual([
      { day: '2026-04-07', events: ['Raised from R\u00a01,750,000 to R\u00a01,820,000 (+4%)'] },
      { day: '2026-03-05', events: ['Reduced from R\u00a01,900,000 to R\u00a01,750,000 (−8%)'] },
    ]);
  });

  test('keeps the link until it is renewed; then the former one ends', async () => {
    expect(await share({ sharer: 'Ngoni M' })).toBe(token);
    const renewed = await share({ renew: 'true' });
    expect(renewed).not.toBe(token);
    expect([(await open()).status, (await open(renewed)).status]).toEqual([404, 200]);
    const list = (await (await t.get(`africanscity/getshortlist?id=${id}`, { headers })).json()) as OwnShortlist;
    expect(list.link).toBe(`${t.ctx.config.publicUrl}/shared-list/${renewed}`);
  });

  test.each([
    ['of another list', (given: string) => given.replace(/^\d+/, (number) => String(Number(number) + 1))],
    ['with another signature', (given: string) => `${given.slice(0, -5)}AAAAA`],
    ['without a signature', (given: string) => given.split('-')[0]!],
    ['of a number beyond all ids', () => `9999999999-${'A'.repeat(43)}`],
  ])('answers 404 to a link %s', async (_, change) => {
    expect((await open(change(token))).status).toBe(404);
  });
});

describe('stopSharingShortlist', () => {
  test('ends the link for reading and writing, and a new one is another', async () => {
    await write();
    expect((await post('stopsharingshortlist', { id }, headers)).status).toBe(200);
    expect([(await open()).status, (await write()).status]).toEqual([404, 404]);
    expect(await t.ctx.db.shortlistComment.count({ where: { listId: id } })).toBe(1);
    expect(await share()).not.toBe(token);
  });

  test('the link of a disabled account shows nothing', async () => {
    await t.ctx.db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    expect((await open()).status).toBe(404);
  });
});

describe('saveShortlistComment', () => {
  test('stores an opinion and a text, which the same browser changes and deletes', async () => {
    const first = await write({ opinion: 'liked' });
    expect(first.headers.get('set-cookie')).toMatch(
      /^list-reader=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; .*SameSite=Lax/,
    );
    const own = cookieOf(first);
    expect(await comments()).toMatchObject([{ name: 'Rudo', opinion: 'liked', text: 'Near the school' }]);
    await write({ opinion: 'disliked', text: '', name: 'Rudo M' }, own);
    const [comment] = await comments();
    expect(comment).toMatchObject({ name: 'Rudo M', opinion: 'disliked', text: '' });
    const ids = async (as = {}) =>
      (await t.get(`africanscity/getownshortlistcomments?token=${token}`, { headers: as })).json();
    expect([await ids(own), await ids()]).toEqual([{ ids: [comment!.id] }, { ids: [] }]);
    await post('deleteownshortlistcomment', { token, propertyId }, own);
    expect(await comments()).toEqual([]);
  });

  test('stores each opinion without a text', async () => {
    for (const opinion of ['liked', 'disliked', 'unsure'])
      expect((await write({ opinion, text: '' })).status).toBe(200);
    expect((await comments()).map(({ opinion, text }) => [opinion, text])).toEqual([
      ['liked', ''],
      ['disliked', ''],
      ['unsure', ''],
    ]);
    const { homes } = (await (await t.get(`africanscity/getshortlist?id=${id}`, { headers })).json()) as OwnShortlist;
    expect(homes[0]!.comments.map(({ opinion }) => opinion)).toEqual(['liked', 'disliked', 'unsure']);
  });

  test('stores a text without an opinion', async () => {
    expect((await write({ opinion: '' })).status).toBe(200);
    expect(await comments()).toMatchObject([{ opinion: null, text: 'Near the school' }]);
  });

  test('a stranger changes and deletes no comment of another browser', async () => {
    await write();
    const other = cookieOf(await write({ name: 'Farai', text: 'Too far' }));
    await post('deleteownshortlistcomment', { token, propertyId }, other);
    await post('deleteownshortlistcomment', { token, propertyId });
    expect((await comments()).map(({ name }) => name)).toEqual(['Rudo']);
  });

  test.each<[string, Record<string, string>]>([
    ['without an opinion and a text', { text: '' }],
    ['without a name', { name: ' ' }],
    ['with a text that is too long', { text: 'x'.repeat(501) }],
    ['with an unknown opinion', { opinion: 'perhaps' }],
  ])('refuses a comment %s', async (_, form) => {
    expect((await write(form)).status).toBe(400);
    expect(await comments()).toEqual([]);
  });

  test('refuses a home that is not in the list', async () => {
    expect((await write({ propertyId: (await createProperty(t.ctx.db)).id })).status).toBe(404);
  });

  test('drops the form of a bot', async () => {
    expect((await write({ topping: 'cheese' })).status).toBe(200);
    expect(await comments()).toEqual([]);
  });

  test('respects the limit of a home under concurrent calls, and lets earlier readers change theirs', async () => {
    const own = cookieOf(await write());
    await t.ctx.db.shortlistComment.createMany({
      data: Array.from({ length: maxCommentsOfHome - 2 }, (_, index) => ({
        listId: id,
        propertyId,
        visitor: Buffer.from(`reader ${index}`),
        name: 'Reader',
        text: 'Fine',
      })),
    });
    const statuses = await Promise.all([1, 2, 3].map(async () => (await write()).status));
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect((await write({ text: 'Changed' }, own)).status).toBe(200);
    expect(await comments()).toHaveLength(50);
  });

  test('limits the comments of a network', async () => {
    const statuses = [];
    for (let number = 0; number < 61; number += 1) statuses.push((await write({ text: '' })).status);
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });
});

describe('deleteShortlistComment', () => {
  test('the owner deletes a comment, another user does not', async () => {
    await write();
    const [comment] = await comments();
    const other = await logIn(t, await createUser(t.ctx.db));
    expect((await post('deleteshortlistcomment', { id: comment!.id }, other)).status).toBe(404);
    expect((await post('deleteshortlistcomment', { id: comment!.id }, headers)).status).toBe(200);
    expect(await comments()).toEqual([]);
  });
});

describe('emailNewComments', () => {
  const emails = () => t.mailbox.messages.filter(({ to }) => to === user.email);
  const run = async () => {
    await Promise.all([emailNewComments(t.ctx), emailNewComments(t.ctx)]);
    await runJobs(t);
  };

  test('emails the owner once about new comments, without their texts', async () => {
    await write();
    await write({ name: 'Farai', text: 'See http://evil.example' });
    await run();
    await run();
    const [mail, ...further] = emails();
    expect(further).toEqual([]);
    expect(mail?.subject).toBe('2 new comments on your list “For mum”');
    expect(mail?.text).toContain(`/favorite?list=${id}`);
    expect(mail?.text).not.toMatch(/evil|Farai|Rudo/);
    await write({ name: 'Chipo' });
    await run();
    expect(emails().map(({ subject }) => subject)[1]).toBe('1 new comment on your list “For mum”');
  });

  test('stops by the switch and by the link of an email, which says so', async () => {
    await write();
    await run();
    const link = /\?token=([\w.-]+)>/.exec(emails()[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const readLink = async () => (await post('readunsubscribelink', { token: link })).json();
    expect(await readLink()).toEqual({ kind: 'list-mails', name: '', active: true });
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await t.post(`africanscity/unsubscribe?token=${link}`, oneClick)).status).toBe(200);
    expect(await readLink()).toEqual({ kind: 'list-mails', name: '', active: false });
    await write({ name: 'Chipo' });
    await run();
    expect(emails()).toHaveLength(1);
    expect((await post('saveshortlistmails', { wanted: 'true' }, headers)).status).toBe(200);
    expect(await (await t.get('africanscity/getshortlistmails', { headers })).json()).toEqual({ wanted: true });
    await run();
    expect(emails()).toHaveLength(2);
  });

  test('is not emailed to an unconfirmed address', async () => {
    await t.ctx.db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });
    await write();
    await run();
    expect(emails()).toEqual([]);
  });
});

describe('deleteAccount', () => {
  test('deletes lists, their link and their comments', async () => {
    await write();
    await t.ctx.db.$transaction((tx) => forgetUser(t.ctx, tx, user.id));
    expect((await open()).status).toBe(404);
    expect(await t.ctx.db.shortlist.count({ where: { id } })).toBe(0);
    expect(await t.ctx.db.shortlistComment.count({ where: { listId: id } })).toBe(0);
  });
});
