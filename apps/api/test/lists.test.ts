import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@africanscity/contracts/call';
import { allEndpoints } from '@africanscity/contracts/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createPackage, pay } from './paid.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** More rows of every list than the smallest page has. */
const many = 7;

const lists = allEndpoints.filter(({ query }) => query && 'page' in query.shape);
const filtered = allEndpoints.filter(({ method, query }) => method === 'GET' && query);

interface Page {
  content: { id?: number | string }[];
  pageable: { pageNumber: number; pageSize: number; offset: number };
  totalElements: number;
  totalPages: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
}

let t: TestApp;
let headers: Record<string, string>;
/** Required parameters, by the name of the operation. */
let needed: Map<string, Record<string, string>>;

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.ctx;
  const user = await createUser(db, { role: 'ADMIN' });
  const agency = await db.agency.create({ data: { slug: 'one', name: 'One', verifiedAt: new Date() } });
  const numbers = Array.from({ length: many }, (_, at) => at);
  const item = await createPackage(t, { facebookAds: many });
  const city = await db.place.findUniqueOrThrow({ where: { slug: 'harare' } });
  for (const at of numbers) {
    const owner = await createUser(db);
    await db.place.create({ data: { kind: 'area', country: 'ZW', parentId: city.id, name: `Rise ${at}` } });
    const contradiction = { parentId: city.id, knownId: city.id, name: `hill ${at}`, written: `Hill ${at}` };
    await db.placeContradiction.create({ data: contradiction });
    const values = { ownerId: user.id, agencyId: agency.id, stateName: agency.name };
    const { id: propertyId } = await createProperty(db, values);
    await createProperty(db, { ownerId: owner.id });
    await db.agency.create({ data: { slug: `agency-${at}`, name: `Agency ${at}`, verifiedAt: new Date() } });
    await db.listingReport.create({ data: { propertyId, reporterId: owner.id, reason: 'fraud' } });
    await db.propertyEvaluation.create({
      data: { propertyId, category: 'house', name: 'Rudo Ncube', email: 'rudo@example.com' },
    });
    await db.propertyRequest.create({
      data: {
        location: 'Tynwald',
        category: 'rooms',
        name: 'Rudo Ncube',
        email: 'rudo@example.com',
        phone: '0771234567',
      },
    });
    const asked = { propertyId, ownerId: user.id, name: 'Rudo', email: `rudo-${at}@example.com` };
    const enquiry = await db.enquiry.create({ data: { ...asked, state: 'new', confirmedAt: new Date() } });
    await db.enquiryReport.create({ data: { enquiryId: enquiry.id, side: 'owner', details: 'Wants money.' } });
    await db.feedback.create({ data: { userId: owner.id, message: 'Good.' } });
    await db.contactMessage.create({
      data: { surname: 'Ncube', name: 'Rudo', email: 'rudo@example.com', message: 'Hello.' },
    });
    await db.spamForm.create({ data: { call: 'saveContact', form: { message: 'Buy links.' }, trap: 'yes' } });
    await db.newsletterSubscriber.create({ data: { email: `${at}@example.com`, confirmedAt: new Date() } });
    await db.announcement.create({ data: { title: `News ${at}`, text: 'New.' } });
    const text = { language: 'en', title: `News ${at}`, summary: 'New.', body: 'New.', publishedAt: new Date() };
    await db.companyPage.create({
      data: { kind: 'news', slug: `news-${at}`, firstPublishedAt: new Date(), versions: { create: text } },
    });
    await db.auditEntry.create({
      data: { actorId: user.id, action: 'showListing', subject: `property ${propertyId}` },
    });
    await db.queuedMail.create({
      data: {
        id: randomUUID(),
        recipient: 'rudo@example.com',
        subject: 'Hello',
        text: 'Hello',
        html: 'Hello',
        abandonedAt: new Date(),
      },
    });
    await pay(t, user.id, item);
  }
  const webhook = await db.webhook.create({
    data: {
      agency: { create: { slug: 'own', name: 'Own', members: { create: { userId: user.id, isOwner: true } } } },
      createdBy: { connect: { id: user.id } },
      address: 'https://example.com/hook',
      events: ['listing_changed'],
      secret: new Uint8Array(32),
      deliveries: { create: numbers.map(() => ({ event: 'webhook_test' })) },
    },
  });
  needed = new Map<string, Record<string, string>>([
    ['getCompanyProperties', { id: String(agency.id) }],
    ['getAgentProperties', { id: String(user.id) }],
    ['getWebhookDeliveries', { id: String(webhook.id) }],
    ['getPropertiesOnMap', { bounds: '-35,-20,38,52', zoom: '3' }],
  ]);
  headers = await logIn(t, user);
});
afterAll(() => t.close());

function ask({ name, path }: Endpoint, query: Record<string, string | number>): Promise<Response> {
  const given = Object.entries({ ...needed.get(name), ...query });
  return t.get(`${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`, { headers });
}

async function readPage(list: Endpoint, query: Record<string, string | number>): Promise<Page> {
  const response = await ask(list, query);
  const text = await response.text();
  expect([list.name, response.status, text]).toEqual([list.name, 200, expect.any(String)]);
  return JSON.parse(text) as Page;
}

describe.each(lists)('$name', (list) => {
  test.each([1, 2, 999, 2_147_483_647])('returns its last page for page %i, which is past the end', async (page) => {
    const { totalElements, totalPages } = await readPage(list, { page: 0, size: 5 });
    // Directories have page sizes of their own.
    expect(totalElements).toBeGreaterThanOrEqual(many);
    const shown = await readPage(list, { page: Math.max(page, totalPages), size: 5 });
    const { content, pageable } = shown;
    expect(content.length).toBeGreaterThan(0);
    expect(shown).toMatchObject({
      pageable: { pageNumber: totalPages - 1, offset: (totalPages - 1) * pageable.pageSize },
      totalElements,
      numberOfElements: totalElements - pageable.offset,
      first: totalPages === 1,
      last: true,
    });
    expect(content).toHaveLength(shown.numberOfElements);
    const itself = await readPage(list, { page: totalPages - 1, size: 5 });
    expect(content.map(({ id }) => id)).toEqual(itself.content.map(({ id }) => id));
  });

  test('keeps its position as well as possible when a larger size is chosen on the last page', async () => {
    const { totalPages } = await readPage(list, { page: 0, size: 5 });
    const larger = await readPage(list, { page: totalPages - 1, size: 100 });
    expect(larger.content.length).toBeGreaterThan(0);
    expect(larger.pageable.offset).toBeLessThan(larger.totalElements);
  });
});

describe('empty lists', () => {
  test.each(['getlistingstable?search=nothing&page=4', 'getpaginatedproperties?city=Nowhere&page=4'])(
    '%s is its first page and its last',
    async (path) => {
      const response = await t.get(`africanscity/${path}`, { headers });
      expect(await response.json()).toMatchObject({
        content: [],
        pageable: { pageNumber: 0, offset: 0 },
        totalPages: 0,
        first: true,
        last: true,
      });
    },
  );
});

describe.each(filtered)('$name', (endpoint) => {
  test('treats empty parameters as absent', async () => {
    const plain = await ask(endpoint, {});
    // A required parameter is no filter.
    if (plain.status !== 200) return;
    const names = Object.keys(endpoint.query!.shape).filter((name) => !(name in (needed.get(endpoint.name) ?? {})));
    const empty = await ask(endpoint, Object.fromEntries(names.map((name) => [name, ''])));
    // Each export of the log is an entry of it.
    const withoutItself = (text: string) => text.split('\n').filter((line) => !line.includes('Export audit log'));
    const read = async (answer: Response) =>
      endpoint.name === 'exportAuditLog' ? withoutItself(await answer.text()).join('\n') : answer.text();
    const [before, after] = [await read(plain), await read(empty)];
    expect([after, empty.status]).toEqual([expect.any(String), 200]);
    expect(after.length).toBe(before.length);
  });
});
