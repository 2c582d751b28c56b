import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@africanscity/contracts/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createPackage, pay } from './paid.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
let headers: Record<'authorization', string>;
let adminId: number;
beforeAll(async () => {
  t = await createTestApp();
  const admin = await createUser(t.ctx.db, { role: 'ADMIN', emailVerifiedAt: new Date() });
  adminId = admin.id;
  headers = await logIn(t, admin);
});
afterAll(() => t.close());

/** Creates a row of a table with these words in its searched columns; returns the row's id. */
const rows: Record<string, (words: string) => Promise<number>> = {
  getListingsTable: async (address) => (await createProperty(t.ctx.db, { address })).id,
  async getModerationQueue(address) {
    const { id } = await createProperty(t.ctx.db, { address });
    const reporter = await createUser(t.ctx.db);
    await t.ctx.db.listingReport.create({ data: { propertyId: id, reporterId: reporter.id, reason: 'fraud' } });
    return id;
  },
  getUsersPage: async (surname) => (await createUser(t.ctx.db, { surname })).id,
  async getPaymentsPage(reference) {
    const payment = await pay(t, (await createUser(t.ctx.db)).id, await createPackage(t));
    return (await t.ctx.db.payment.update({ where: { id: payment.id }, data: { reference } })).id;
  },
  async getAdTasks(surname) {
    const owner = await createUser(t.ctx.db, { surname });
    await pay(t, owner.id, await createPackage(t, { facebookAds: 1, newspaperAds: 0 }));
    return (await t.ctx.db.adTask.findFirstOrThrow({ where: { subscription: { userId: owner.id } } })).id;
  },
  getPropertyRequestsAll: async (location) =>
    (await t.ctx.db.propertyRequest.create({ data: { ...person(), location, category: 'student_accommodation' } })).id,
  async getPropertyEvaluationsAll(name) {
    const { id } = await createProperty(t.ctx.db);
    const { email } = person();
    return (await t.ctx.db.propertyEvaluation.create({ data: { propertyId: id, category: 'house', name, email } })).id;
  },
  getAgenciesAll: async (name) => (await t.ctx.db.agency.create({ data: { name, slug: randomUUID() } })).id,
  async getPlaces(name) {
    const { id, country } = await t.ctx.db.place.findUniqueOrThrow({ where: { slug: 'harare' } });
    return (await t.ctx.db.place.create({ data: { kind: 'area', country, parentId: id, name } })).id;
  },
  async getPlaceContradictions(written) {
    const { id } = await t.ctx.db.place.findUniqueOrThrow({ where: { slug: 'harare' } });
    const data = { parentId: id, knownId: id, name: written.toLowerCase(), written };
    return (await t.ctx.db.placeContradiction.create({ data })).id;
  },
  getSpamForms: async (message) =>
    (await t.ctx.db.spamForm.create({ data: { call: 'saveContactMessage', form: { message }, trap: 'x' } })).id,
  async getFeedbackTable(message) {
    const user = await createUser(t.ctx.db);
    return (await t.ctx.db.feedback.create({ data: { userId: user.id, message } })).id;
  },
  async getContactMessages(message) {
    const { name, email } = person();
    return (await t.ctx.db.contactMessage.create({ data: { name, surname: 'Dube', email, message } })).id;
  },
  getAnnouncementsAll: async (title) => (await t.ctx.db.announcement.create({ data: { title, text: 'Hello' } })).id,
  async getCompanyPagesAll(title) {
    const slug = `page-${randomUUID()}`;
    const draft = { language: 'en', title, summary: 'New.', body: 'New.', changedAt: new Date() };
    return (await t.ctx.db.companyPage.create({ data: { kind: 'page', slug, drafts: { create: draft } } })).id;
  },
  async getSubscribers(words) {
    const email = `${words.replaceAll(' ', '-')}-${randomUUID()}@example.com`;
    return (await t.ctx.db.newsletterSubscriber.create({ data: { email } })).id;
  },
  getAuditPage: async (reason) =>
    (await t.ctx.db.auditEntry.create({ data: { actorId: adminId, action: 'test', subject: 'site', reason } })).id,
};

const person = () => ({ name: 'Chipo', email: `${randomUUID()}@example.com`, phone: '+263 77 000 0000' });

async function found(name: string, search: string): Promise<number[]> {
  const { path } = allEndpoints.find((endpoint) => endpoint.name === name)!;
  const response = await t.get(`${path}?${new URLSearchParams({ search })}`, { headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()).content.map(({ id }: { id: number }) => id);
}

describe('a number that is searched alone', () => {
  test.each(Object.entries(rows))(
    '%s shows the row of that number, and none whose text holds it',
    async (name, make) => {
      const meant = await make(`Plain ${randomUUID()}`);
      // Its own words, because rows of another table may belong to the rows of this one.
      const text = `${name} ${meant}`;
      const other = await make(text);
      expect(await found(name, String(meant))).toEqual([meant]);
      expect(await found(name, ` #${meant} `)).toEqual([meant]);
      expect(await found(name, name === 'getSubscribers' ? text.replaceAll(' ', '-') : text)).toEqual([other]);
    },
  );

  test.each(Object.keys(rows))('%s takes a number that is no id for words', async (name) => {
    expect(await found(name, '99999999999')).toEqual([]);
    expect(await found(name, '2147483648')).toEqual([]);
  });

  test('the audit log also shows the actions on the subject of that number', async () => {
    // No action has so large a number itself.
    const subject = 'user 1987654321';
    const act = await t.ctx.db.auditEntry.create({
      data: { actorId: adminId, action: 'test', subject, reason: 'Why' },
    });
    expect(await found('getAuditPage', subject.replace('user ', ''))).toContain(act.id);
  });

  test('a payment is found by a bank’s reference that is a whole number', async () => {
    const id = await rows.getPaymentsPage!(randomUUID());
    await t.ctx.db.payment.update({ where: { id }, data: { bankReference: '1987654321' } });
    expect(await found('getPaymentsPage', '1987654321')).toEqual([id]);
    expect(await found('getPaymentsPage', '198765432')).toEqual([]);
  });

  // Failed emails have no numbers.
  test('every searchable table of the administration is among these', () => {
    const tables = allEndpoints.filter(
      ({ access, query, responds }) =>
        access === 'admin' && responds === 'json' && query && 'search' in query.shape && 'page' in query.shape,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...Object.keys(rows), 'getFailedMailsPage'].sort());
  });
});
