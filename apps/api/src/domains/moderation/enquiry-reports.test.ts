import { ReportedEnquiry } from '@africanscity/contracts/moderation/enquiry-reports';
import { pageOf } from '@africanscity/contracts/wire';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let owner: User;
let asker: User;
let asOwner: Record<string, string>;
let asAsker: Record<string, string>;
let asAdmin: Record<string, string>;
let id: number;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.enquiry.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  owner = await createUser(t.ctx.db, { name: 'Tendai', emailVerifiedAt: new Date() });
  asker = await createUser(t.ctx.db, { name: 'Rudo', emailVerifiedAt: new Date() });
  asOwner = await logIn(t, owner);
  asAsker = await logIn(t, asker);
  asAdmin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  const { id: propertyId } = await createProperty(t.ctx.db, { ownerId: owner.id });
  const asked = { name: 'Rudo', message: 'Pay me first.', propertyId: String(propertyId) };
  id = ((await (await post('saveenquiry', asked, asAsker)).json()) as { id: number }).id;
});

const post = (call: string, values: Record<string, string>, headers: Record<string, string>) =>
  t.post(`africanscity/${call}`, new URLSearchParams(values), { headers });
const report = (headers: Record<string, string>, details = 'It is a fraud.') =>
  post('reportenquiry', { id: String(id), details }, headers);
const decide = (report: number, decision: string, reason = 'As was said.', headers = asAdmin) =>
  post('decideenquiryreport', { id: String(report), decision, reason }, headers);
const waiting = async () => {
  const response = await t.get('africanscity/getreportedenquiries', { headers: asAdmin });
  return pageOf(ReportedEnquiry).parse(await response.json()).content;
};
const stateOf = async () => (await t.ctx.db.enquiry.findUniqueOrThrow({ where: { id } })).state;

describe('reportEnquiry', () => {
  test('shows administrators the thread, who could not see it before', async () => {
    expect(await waiting()).toEqual([]);
    expect((await report(asOwner)).status).toBe(200);
    expect(await waiting()).toMatchObject([
      {
        reportedBy: 'owner',
        details: 'It is a fraud.',
        asker: { id: asker.id, name: 'Rudo' },
        owner: { id: owner.id },
        entries: [{ side: 'asker', text: 'Pay me first.' }],
      },
    ]);
    const attention = await (await t.get('africanscity/getattention', { headers: asAdmin })).text();
    expect(attention).toContain('{"kind":"reportedEnquiries","count":1}');
  });

  test('is accepted once of each side, also when it is sent five times at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => report(asOwner)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await report(asAsker)).status).toBe(200);
    expect((await waiting()).map(({ reportedBy }) => reportedBy)).toEqual(['owner', 'asker']);
  });

  test('requires a text', async () => {
    expect((await report(asOwner, ' ')).status).toBe(400);
    expect((await report(asOwner, 'a'.repeat(1001))).status).toBe(400);
  });
});

describe('decideEnquiryReport', () => {
  test('dismisses, and the conversation continues', async () => {
    await report(asOwner);
    const [{ id: number }] = (await waiting()) as [ReportedEnquiry];
    expect((await decide(number, 'dismiss')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await stateOf()).toBe('new');
    expect((await decide(number, 'uphold')).status).toBe(409);
    expect(await t.ctx.db.auditEntry.count({ where: { subject: `enquiry ${id}` } })).toBe(1);
  });

  test('upholds an owner’s report: the thread ends, and the asker is blocked', async () => {
    await report(asOwner);
    const [{ id: number }] = (await waiting()) as [ReportedEnquiry];
    const statuses = await Promise.all([decide(number, 'uphold'), decide(number, 'uphold')]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stateOf()).toBe('closed');
    expect(await t.ctx.db.enquiryBlock.count({ where: { ownerId: owner.id, email: asker.email } })).toBe(1);
  });

  test('upholds an asker’s report: the thread ends, and no user is blocked', async () => {
    await report(asAsker);
    const [{ id: number }] = (await waiting()) as [ReportedEnquiry];
    expect((await decide(number, 'uphold')).status).toBe(200);
    expect(await stateOf()).toBe('closed');
    expect(await t.ctx.db.enquiryBlock.count({ where: { ownerId: owner.id } })).toBe(0);
  });

  test('requires a reason and a decision, and returns 404 for an unknown report', async () => {
    await report(asOwner);
    const [{ id: number }] = (await waiting()) as [ReportedEnquiry];
    expect((await decide(number, 'uphold', '')).status).toBe(400);
    expect((await decide(number, 'forget')).status).toBe(400);
    expect((await decide(2_000_000_000, 'uphold')).status).toBe(404);
    expect((await decide(number, 'uphold', 'As was said.', asOwner)).status).toBe(403);
  });
});
