import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { runJobs } from './run-jobs.ts';
import type { TestApp } from './test-app.ts';

let network = 0;

/** Fields of a request. The contacts are unlike any other text, so that a test can search for them. */
export const requestValues = {
  location: '23423 Tynwald, Harare',
  category: '2',
  name: 'Rudo Chipangura',
  email: 'rudo.chipangura@example.com',
  phone: '+263 719 482 650',
  amenities: 'water',
  details: 'Two rooms from May. Write to rudo@elsewhere.example or call 0719 482 651.',
};

/** Sends the form from its own network, because each has a limit. */
export function sendRequest(t: TestApp, values: Record<string, string> = {}, headers: Record<string, string> = {}) {
  network += 1;
  return t.post('africanscity/savepropertyrequest', new URLSearchParams({ ...requestValues, ...values }), {
    headers: { ...headers, 'x-forwarded-for': `10.9.${network >> 8}.${network & 255}` },
  });
}

/** An owner who lists rooms for rent in Tynwald, and gets emails. */
export async function createRoomOwner(t: TestApp, values: Parameters<typeof createProperty>[1] = {}) {
  const user = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  const listing = await createProperty(t.ctx.db, {
    ownerId: user.id,
    type: 'Rooms',
    status: 'FOR_RENT',
    area: 'Tynwald',
    city: 'Harare',
    numRoom: 2,
    price: 120,
    ...values,
  });
  return { user, listing, headers: await logIn(t, user) };
}

/** A request that was shown to owners, by a user with a confirmed address. */
export async function createMatchedRequest(t: TestApp, values: Record<string, string> = {}) {
  const requester = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
  const headers = await logIn(t, requester);
  await sendRequest(t, { email: requester.email, ...values }, headers);
  await runJobs(t);
  const { id } = await t.ctx.db.propertyRequest.findFirstOrThrow({ where: { userId: requester.id } });
  return { id, requester, headers };
}

/** Creates types of two levels and exchange rates, for requests by types and with budgets. */
export async function createRequestData(t: TestApp): Promise<void> {
  const types = { House: null, Apartment: null, Flat: 'Apartment', Land: null };
  for (const [name, parent] of Object.entries(types))
    await t.ctx.db.propertyType.upsert({ where: { name }, create: { name, parent }, update: { parent } });
  const rates = { NGN: '1500', KES: '130' };
  for (const [currency, rate] of Object.entries(rates))
    await t.ctx.db.exchangeRate.create({ data: { currency, rate, validFrom: new Date('2020-01-01') } });
}

/** Creates a flat for rent in Yaba, Lagos. */
export function createFlat(t: TestApp, values: Parameters<typeof createProperty>[1] = {}) {
  const flat = { area: 'Yaba', city: 'Lagos', country: 'NG', status: 'FOR_RENT', type: 'Flat' } as const;
  return createProperty(t.ctx.db, { ...flat, numRoom: 2, price: 100, ...values });
}

/** Deletes what one test of requests leaves to the next. */
export async function clearRequests(t: TestApp): Promise<void> {
  await t.ctx.db.propertyRequest.deleteMany();
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  await t.jobs.clear();
  t.mailbox.messages.length = 0;
}
