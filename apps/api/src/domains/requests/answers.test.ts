import { MatchingRequests } from '@africanscity/contracts/requests/answers';
import { PropertyRequest } from '@africanscity/contracts/requests/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createMatchedRequest, createRoomOwner, requestValues, sendRequest } from '../../../test/property-requests.ts';
import { refuseChanges } from '../../../test/refused-rows.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { matchNewListings, matchPropertyRequest, matchRequestJob } from './matching.ts';

let t: TestApp;
let owner: Awaited<ReturnType<typeof createRoomOwner>>;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.propertyRequest.deleteMany();
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  await t.jobs.clear();
  t.mailbox.messages.length = 0;
  owner = await createRoomOwner(t);
});

const post = (path: string, values: Record<string, string | number>, headers: Record<string, string> = {}) =>
  t.post(
    `africanscity/${path}`,
    new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])),
    { headers },
  );
const forMe = async (headers = owner.headers) =>
  MatchingRequests.parse(await (await t.get('africanscity/getmatchingrequests', { headers })).json());
const own = async (headers: Record<string, string>) =>
  z.array(PropertyRequest).parse(await (await t.get('africanscity/getpropertyrequests', { headers })).json());
const answer = (requestId: number, as = owner, values: Record<string, string | number> = {}) =>
  post(
    'saverequestanswer',
    { requestId, propertyId: as.listing.id, message: 'The rooms are free from May.', ...values },
    as.headers,
  );
const emailsTo = (to: string) => t.mailbox.messages.filter((message) => message.to === to);
const tokenIn = (text: string, page: string) => new RegExp(`/${page}#token=([\\w.-]+)`).exec(text)?.[1] ?? '';

describe('matching', () => {
  test('an owner is informed once, by email and on their page, without data of the requester', async () => {
    const { id } = await createMatchedRequest(t);
    await t.jobs.enqueue(t.ctx.db, matchRequestJob, { requestId: id });
    await runJobs(t);
    expect(emailsTo(owner.user.email)).toHaveLength(1);
    expect(emailsTo(owner.user.email)[0]!.text).toContain('Rooms in or near 23423 Tynwald');
    const { requests, mails } = await forMe();
    expect(requests).toMatchObject([{ id, state: 'open', listing: { id: owner.listing.id }, answer: null }]);
    expect(mails).toBe(true);
  });

  test('ten concurrent runs inform an owner once', async () => {
    const { id, requester } = await createMatchedRequest(t);
    await t.ctx.db.propertyRequestMatch.deleteMany();
    await t.ctx.db.propertyRequest.update({ where: { id }, data: { matchedAt: null } });
    t.mailbox.messages.length = 0;
    await Promise.all(Array.from({ length: 10 }, () => matchPropertyRequest(t.ctx, { requestId: id })));
    await runJobs(t);
    expect(emailsTo(owner.user.email)).toHaveLength(1);
    expect(emailsTo(requester.email)).toEqual([]);
  });

  test('no owner sees a request before the emailed link is opened, which queues the search for owners', async () => {
    expect(await (await sendRequest(t)).json()).toEqual({ confirm: true });
    await runJobs(t);
    expect((await forMe()).requests).toEqual([]);
    const token = tokenIn(emailsTo(requestValues.email)[0]!.text, 'my-request');
    const opened = await post('openpropertyrequest', { token });
    expect(await opened.json()).toMatchObject({ state: 'open', answers: [] });
    expect(await t.jobs.queued()).toMatchObject([{ name: 'match-property-request', inSeconds: 0 }]);
    await runJobs(t);
    expect((await forMe()).requests).toHaveLength(1);
    const [key] = await t.ctx.db.propertyRequestKey.findMany();
    expect(Buffer.from(key!.hash).toString()).not.toContain(token);
  });

  test('owners with an unconfirmed address or without consent get no email, and see the request anyway', async () => {
    await t.ctx.db.user.update({ where: { id: owner.user.id }, data: { emailVerifiedAt: null } });
    const other = await createRoomOwner(t);
    expect((await post('saverequestmails', { wanted: 'false' }, other.headers)).status).toBe(200);
    await createMatchedRequest(t);
    expect(emailsTo(owner.user.email)).toEqual([]);
    expect(emailsTo(other.user.email)).toEqual([]);
    expect((await forMe()).requests).toHaveLength(1);
    expect(await forMe(other.headers)).toMatchObject({ mails: false, requests: [{ state: 'open' }] });
  });

  test('an owner who lists later is informed once, and none twice', async () => {
    const { id } = await createMatchedRequest(t);
    const later = await createRoomOwner(t);
    await createProperty(t.ctx.db, { ...owner.listing, id: undefined, ownerId: owner.user.id });
    await Promise.all(Array.from({ length: 10 }, () => matchNewListings(t.ctx)));
    await matchNewListings(t.ctx);
    await runJobs(t);
    expect(emailsTo(later.user.email)).toHaveLength(1);
    expect(emailsTo(owner.user.email)).toHaveLength(1);
    expect((await forMe(later.headers)).requests).toMatchObject([{ id, listing: { id: later.listing.id } }]);
  });

  test('a request that cannot be matched delays no later one, and the round fails at its end', async () => {
    const [stuck, next] = [await createMatchedRequest(t), await createMatchedRequest(t)];
    const later = await createRoomOwner(t);
    await refuseChanges(t, 'property_requests', `NEW.id = ${stuck.id}`, async () => {
      await expect(matchNewListings(t.ctx)).rejects.toThrow(AggregateError);
    });
    expect((await forMe(later.headers)).requests).toMatchObject([{ id: next.id }]);
    expect(t.logLines.join('')).toContain(`"propertyRequest":${stuck.id}`);
    await matchNewListings(t.ctx);
    expect((await forMe(later.headers)).requests).toHaveLength(2);
  });

  test('aborted rounds do not count as emails to an owner', async () => {
    const { id } = await createMatchedRequest(t);
    const later = await createRoomOwner(t);
    await refuseChanges(t, 'property_requests', `NEW.id = ${id}`, async () => {
      for (let round = 0; round < 11; round += 1) await expect(matchNewListings(t.ctx)).rejects.toThrow(AggregateError);
    });
    await Promise.all(Array.from({ length: 10 }, () => matchNewListings(t.ctx)));
    for (let round = 0; round < 9; round += 1) await createMatchedRequest(t);
    await runJobs(t);
    expect(emailsTo(later.user.email)).toHaveLength(10);
  });

  test('a closed, accepted or unconfirmed request is not matched with new listings', async () => {
    const [closed, accepted] = [await createMatchedRequest(t), await createMatchedRequest(t)];
    await t.ctx.db.propertyRequest.update({ where: { id: closed.id }, data: { closedAt: new Date() } });
    await t.ctx.db.propertyRequest.update({ where: { id: accepted.id }, data: { acceptedAt: new Date() } });
    await sendRequest(t);
    const later = await createRoomOwner(t);
    await matchNewListings(t.ctx);
    await runJobs(t);
    expect(emailsTo(later.user.email)).toEqual([]);
    expect((await forMe(later.headers)).requests).toEqual([]);
  });

  test('one owner gets ten such emails a day at most', async () => {
    for (let round = 0; round < 12; round += 1) await createMatchedRequest(t);
    expect(emailsTo(owner.user.email)).toHaveLength(10);
    expect((await forMe()).requests).toHaveLength(12);
  });
});

describe('stopRequestMails', () => {
  test('the link in an email turns them off without a login, and no other token does', async () => {
    await createMatchedRequest(t);
    const token = tokenIn(emailsTo(owner.user.email)[0]!.text, 'request-mails');
    const other = await createRoomOwner(t);
    const forged = `${other.user.id}.${token.split('.')[1]}`;
    for (const bad of [forged, 'x', `${owner.user.id}.`]) {
      expect((await post('stoprequestmails', { token: bad })).status).toBe(400);
    }
    expect((await forMe(other.headers)).mails).toBe(true);
    expect(await (await post('stoprequestmails', { token })).json()).toEqual({ alreadyStopped: false });
    expect(await (await post('stoprequestmails', { token })).json()).toEqual({ alreadyStopped: true });
    expect((await forMe()).mails).toBe(false);
    expect((await post('saverequestmails', { wanted: 'true' }, owner.headers)).status).toBe(200);
    expect((await forMe()).mails).toBe(true);
    expect((await post('saverequestmails', { wanted: 'perhaps' }, owner.headers)).status).toBe(400);
  });
});

describe('unsubscribe', () => {
  test('the header of email programs turns these emails off with one click', async () => {
    await createMatchedRequest(t);
    const { headers } = emailsTo(owner.user.email)[0]!;
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const token = /\?token=([\w.-]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const read = async () => (await post('readunsubscribelink', { token })).json();
    expect(await read()).toEqual({ kind: 'request-mails', name: '', active: true });
    expect((await forMe()).mails).toBe(true);
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await t.post(`africanscity/unsubscribe?token=${token}`, oneClick)).status).toBe(200);
    expect((await forMe()).mails).toBe(false);
    expect(await read()).toMatchObject({ active: false });
    const other = await createRoomOwner(t);
    const forged = token.replace(`.${owner.user.id}.`, `.${other.user.id}.`);
    expect((await t.post(`africanscity/unsubscribe?token=${forged}`, oneClick)).status).toBe(400);
    expect((await forMe(other.headers)).mails).toBe(true);
  });
});

describe('saveRequestAnswer', () => {
  test('reaches the requester by email and page, and reveals nothing about them to the owner', async () => {
    const { id, requester, headers } = await createMatchedRequest(t);
    t.mailbox.messages.length = 0;
    expect((await answer(id)).status).toBe(200);
    await runJobs(t);
    expect(emailsTo(requester.email)[0]!.text).toMatch(/offers you: Rooms[\s\S]*free from May/);
    expect(await own(headers)).toMatchObject([
      { state: 'answered', told: 1, answers: [{ state: 'waiting', contact: null, listing: { id: owner.listing.id } }] },
    ]);
    expect((await forMe()).requests).toMatchObject([
      { state: 'answered', answer: { state: 'waiting' }, contact: null },
    ]);
  });

  test('no answer or email to an owner contains a part of the contact before it is accepted', async () => {
    const { id, requester } = await createMatchedRequest(t);
    await answer(id);
    await runJobs(t);
    const texts = emailsTo(owner.user.email).map((mail) => JSON.stringify(mail));
    for (const path of [
      'getmatchingrequests',
      'getpropertyrequests',
      'getfavorites',
      'exportmydata',
      'loggedinuser',
      'getpropertiesbyloggedinuser',
    ]) {
      texts.push(await (await t.get(`africanscity/${path}`, { headers: owner.headers })).text());
    }
    const pieces = [requester.email, 'Chipangura', 'Rudo', '719 482', 'elsewhere.example', requestValues.phone];
    for (const text of texts) for (const piece of pieces) expect(text).not.toContain(piece);
    expect(texts.join()).toContain('Two rooms from May');
  });

  test('ten at once leave one answer', async () => {
    const { id } = await createMatchedRequest(t);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await answer(id)).status));
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await t.ctx.db.propertyRequestAnswer.count()).toBe(1);
  });

  test("refuses a request that was not shown to the caller, and another owner's listing", async () => {
    const { id } = await createMatchedRequest(t, { location: 'Tynwald' });
    const stranger = await createRoomOwner(t, { area: 'Rhodene', city: 'Masvingo' });
    expect((await answer(id, stranger)).status).toBe(404);
    expect((await answer(id, owner, { propertyId: stranger.listing.id })).status).toBe(400);
    const sold = await createProperty(t.ctx.db, { ownerId: owner.user.id, status: 'RENTED' });
    expect((await answer(id, owner, { propertyId: sold.id })).status).toBe(400);
    expect(
      (await post('saverequestanswer', { requestId: id, propertyId: owner.listing.id, message: 'x' })).status,
    ).toBe(401);
    const bads: Record<string, string>[] = [{ message: ' ' }, { message: 'x'.repeat(4001) }, { propertyId: 'x' }];
    for (const bad of bads) {
      expect((await answer(id, owner, bad)).status).toBe(400);
    }
    expect(await t.ctx.db.propertyRequestAnswer.count()).toBe(0);
  });

  test('refuses a request that is closed, or older than sixty days', async () => {
    const { id, headers } = await createMatchedRequest(t);
    expect((await post('closepropertyrequest', { id }, headers)).status).toBe(200);
    expect((await answer(id)).status).toBe(409);
    const old = await createMatchedRequest(t);
    const createdAt = new Date(Date.now() - 61 * 86_400_000);
    await t.ctx.db.propertyRequest.update({ where: { id: old.id }, data: { createdAt } });
    expect((await answer(old.id)).status).toBe(409);
    expect((await own(old.headers))[0]!.state).toBe('expired');
  });
});

describe('acceptRequestAnswer', () => {
  async function answered() {
    const request = await createMatchedRequest(t);
    await answer(request.id);
    const [made] = await t.ctx.db.propertyRequestAnswer.findMany({ where: { requestId: request.id } });
    await runJobs(t);
    t.mailbox.messages.length = 0;
    return { ...request, answerId: made!.id };
  }

  test('reveals both contacts, on their pages and by email', async () => {
    const { answerId, requester, headers } = await answered();
    expect((await post('acceptrequestanswer', { id: answerId }, headers)).status).toBe(200);
    await runJobs(t);
    expect((await forMe()).requests).toMatchObject([
      {
        state: 'accepted',
        contact: {
          name: requestValues.name,
          email: requester.email,
          phone: requestValues.phone,
          phoneLinks: { e164: '+263719482650' },
        },
        details: requestValues.details,
      },
    ]);
    expect(await own(headers)).toMatchObject([
      { state: 'accepted', answers: [{ state: 'accepted', contact: { email: owner.user.email } }] },
    ]);
    expect(emailsTo(owner.user.email)[0]!.text).toContain('+263 71 948 2650');
    expect(emailsTo(requester.email)[0]!.text).toContain(owner.user.email);
  });

  test('of ten accepts of two answers at once exactly one wins', async () => {
    const second = await createRoomOwner(t);
    const { id, headers } = await createMatchedRequest(t);
    await answer(id);
    await answer(id, second);
    const answers = await t.ctx.db.propertyRequestAnswer.findMany();
    const statuses = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, n) => (await post('acceptrequestanswer', { id: answers[n % 2]!.id }, headers)).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const pages = [await forMe(), await forMe(second.headers)];
    expect(pages.map(({ requests }) => requests[0]!.contact === null).toSorted()).toEqual([false, true]);
    expect(pages.map(({ requests }) => requests[0]!.answer!.state).toSorted()).toEqual(['accepted', 'passed']);
  });

  test('is for the requester alone: by their session, or by the emailed link', async () => {
    await sendRequest(t);
    await runJobs(t);
    const token = tokenIn(emailsTo(requestValues.email)[0]!.text, 'my-request');
    await post('openpropertyrequest', { token });
    await runJobs(t);
    const requestId = (await forMe()).requests[0]!.id;
    await answer(requestId);
    await runJobs(t);
    const mailed = tokenIn(emailsTo(requestValues.email).at(-1)!.text, 'my-request');
    expect(mailed).not.toBe(token);
    const [made] = await t.ctx.db.propertyRequestAnswer.findMany();
    const accept = (values: Record<string, string>, headers = {}) =>
      post('acceptrequestanswer', { id: made!.id, ...values }, headers);
    const other = await createMatchedRequest(t);
    expect((await accept({})).status).toBe(401);
    expect((await accept({}, owner.headers)).status).toBe(404);
    expect((await accept({}, other.headers)).status).toBe(404);
    expect((await accept({ token: 'guess' })).status).toBe(404);
    expect((await accept({ token: mailed })).status).toBe(200);
    expect(await (await post('openpropertyrequest', { token })).json()).toMatchObject({ state: 'accepted' });
    expect((await post('acceptrequestanswer', { id: 'x' }, other.headers)).status).toBe(400);
    expect((await post('acceptrequestanswer', { id: 2_000_000_000 }, other.headers)).status).toBe(404);
  });

  test('declining keeps the contact hidden and is final', async () => {
    const { answerId, headers } = await answered();
    expect((await post('declinerequestanswer', { id: answerId }, owner.headers)).status).toBe(404);
    expect((await post('declinerequestanswer', { id: answerId })).status).toBe(401);
    expect((await post('declinerequestanswer', { id: 'x' }, headers)).status).toBe(400);
    expect((await post('declinerequestanswer', { id: answerId }, headers)).status).toBe(200);
    expect((await post('acceptrequestanswer', { id: answerId }, headers)).status).toBe(409);
    expect((await forMe()).requests).toMatchObject([{ answer: { state: 'declined' }, contact: null }]);
  });
});

describe('closePropertyRequest', () => {
  test('is for the requester alone, and may be repeated', async () => {
    const { id, headers } = await createMatchedRequest(t);
    expect((await post('closepropertyrequest', { id })).status).toBe(401);
    expect((await post('closepropertyrequest', { id }, owner.headers)).status).toBe(404);
    expect((await post('closepropertyrequest', { id: 0 }, headers)).status).toBe(400);
    expect((await post('closepropertyrequest', { id }, headers)).status).toBe(200);
    expect((await post('closepropertyrequest', { id }, headers)).status).toBe(200);
    expect((await own(headers))[0]!.state).toBe('closed');
    expect((await forMe()).requests).toEqual([]);
  });
});

describe('reportPropertyRequest', () => {
  test('removes the request from the page of the owner, and informs the administrators', async () => {
    const { id } = await createMatchedRequest(t);
    expect((await post('reportpropertyrequest', { requestId: id, reason: 'Spam' }, owner.headers)).status).toBe(200);
    expect((await post('reportpropertyrequest', { requestId: id }, owner.headers)).status).toBe(200);
    expect((await forMe()).requests).toEqual([]);
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const page = await t.get('africanscity/getpropertyrequestsall?which=reported', { headers: admin });
    expect(await page.json()).toMatchObject({ content: [{ id, reports: 1 }] });
  });

  test("is refused for other users' requests that were not shown, without a login, and when too long", async () => {
    const { id } = await createMatchedRequest(t);
    const stranger = await createRoomOwner(t);
    expect((await post('reportpropertyrequest', { requestId: id }, stranger.headers)).status).toBe(404);
    expect((await post('reportpropertyrequest', { requestId: id })).status).toBe(401);
    const tooLong = { requestId: id, reason: 'x'.repeat(501) };
    expect((await post('reportpropertyrequest', tooLong, owner.headers)).status).toBe(400);
  });
});
