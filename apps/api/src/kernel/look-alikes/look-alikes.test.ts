import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { listingForm } from '../../../test/listing-form.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { describeSuspicion } from '../../domains/moderation/suspicion-details.ts';
import { findSuspicions } from '../../domains/moderation/suspicions.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let member: User;
let agencyId: number;
let addresses = 0;

const verified = 'Kopje & Crane Properties';
// Cyrillic o, p, j, e and a among Latin letters.
const lookAlike = 'K\u043e\u0440\u0458\u0435 & Cr\u0430ne';

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  await t.ctx.db.propertyType.create({ data: { name: 'House' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.agency.deleteMany();
  await t.ctx.db.listingSuspicion.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  member = await createUser(t.ctx.db);
  const members = { create: { userId: member.id, isOwner: true } };
  const data = { name: verified, slug: 'kopje', verifiedAt: new Date(), members };
  agencyId = (await t.ctx.db.agency.create({ data })).id;
});

const list = async (user: User, stateName: string, values: Record<string, string> = {}) =>
  t.post(
    'africanscity/saveproperties',
    listingForm({ role: 'REAL_ESTATE', stateName, address: `${(addresses += 1)} Msasa Road`, ...values }),
    { headers: await logIn(t, user) },
  );
const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};
const rename = async (user: User, name: string, surname: string) =>
  t.post('africanscity/saveuser', formOf({ name, surname }), { headers: await logIn(t, user) });
const signUp = (name: string, surname: string, email = `${(addresses += 1)}@example.com`) =>
  t.post('africanscity/saveuser', formOf({ name, surname, email, password: 'a garden in Avondale' }), {
    headers: { 'x-forwarded-for': `198.51.100.${(addresses += 1) % 250}` },
  });
const refusal = async (response: Response, field: string) => {
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { field: string; defaultMessage: string }[] };
  expect(errors).toMatchObject([{ field, defaultMessage: expect.stringContaining(`“${verified}”`) }]);
};
const asAdmin = async () => logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
const verify = async (id: number) =>
  t.post('africanscity/verifyagency', new URLSearchParams({ id: String(id), verified: 'true', note: 'Seen.' }), {
    headers: await asAdmin(),
  });

describe('a name like that of a verified company', () => {
  test.each([
    verified,
    'kopje and crane',
    'KOPJE CRANE (Pvt) Ltd',
    lookAlike,
    'Kopje & Crane Estates',
    'Kopje & Crane Properties (official)',
    'ǝuɐɹƆ ⅋ ǝɾdoʞ',
    'Kopje & Crane NG',
  ])('is refused as the company of a listing: “%s”', async (stateName) => {
    const stranger = await createUser(t.ctx.db);
    await refusal(await list(stranger, stateName), 'stateName');
    expect(await t.ctx.db.property.count({ where: { ownerId: stranger.id } })).toBe(0);
    expect(await t.ctx.db.agency.count()).toBe(1);
  });

  test.each([
    ['Kopje', 'Crane', 'name'],
    ['Kopje & Crane', 'Properties', 'name'],
    [lookAlike, 'Moyo', 'name'],
    ['Tendai', verified, 'surname'],
    ['Crane', 'Kopje', 'name'],
  ])('is refused as the name of a person, new or known: “%s %s”', async (name, surname, field) => {
    await refusal(await signUp(name, surname), field);
    const person = await createUser(t.ctx.db);
    await refusal(await rename(person, name, surname), field);
    expect(await t.ctx.db.user.findUnique({ where: { id: person.id } })).toMatchObject({ name: 'Tendai' });
  });

  test('is allowed for its members, who continue as before', async () => {
    expect((await list(member, verified)).status).toBe(200);
    expect((await rename(member, 'Kopje', 'Crane')).status).toBe(200);
  });

  test('differs from others, and one word of a name is reserved for no company', async () => {
    await t.ctx.db.agency.create({ data: { name: 'Moyo Properties', slug: 'moyo', verifiedAt: new Date() } });
    const person = await createUser(t.ctx.db);
    expect((await rename(person, 'Rudo', 'Moyo')).status).toBe(200);
    expect((await rename(person, 'Moyo', 'Properties')).status).toBe(400);
    expect((await list(person, 'Kopje & Brown Properties')).status).toBe(200);
    expect((await signUp('Crane', 'Kopjeson')).status).toBe(200);
  });

  test('may be used by users whom an administrator allowed it, and by administrators for others', async () => {
    const namesake = await createUser(t.ctx.db);
    const asked = new URLSearchParams({ userId: String(namesake.id), reason: 'Saw the passport.' });
    const headers = await asAdmin();
    expect((await t.post('africanscity/allownames', asked, { headers })).status).toBe(200);
    expect((await t.post('africanscity/allownames', asked, { headers })).status).toBe(409);
    expect((await rename(namesake, 'Kopje', 'Crane')).status).toBe(200);
    expect(await t.ctx.db.auditEntry.count({ where: { action: 'allowNames' } })).toBe(1);
    const form = listingForm({ role: 'REAL_ESTATE', stateName: verified, 'user.id': String(member.id) });
    expect((await t.post('africanscity/saveproperties', form, { headers })).status).toBe(200);
  });

  test('that is older than its owner’s verification stays editable in other fields', async () => {
    const early = await createUser(t.ctx.db, { name: 'Kopje', surname: 'Crane' });
    const { id } = await createProperty(t.ctx.db, { ownerId: early.id, role: 'REAL_ESTATE', stateName: lookAlike });
    expect((await list(early, lookAlike, { id: String(id), price: '90000' })).status).toBe(200);
    const body = formOf({ name: 'Kopje', surname: 'Crane', phone: '+263 77 123 0000' });
    const saved = await t.post('africanscity/saveuser', body, { headers: await logIn(t, early) });
    expect(saved.status).toBe(200);
    // New listings of the namesake are published at once, and the team reviews them.
    const more = await list(early, '', { role: 'INDIVIDUAL' });
    expect(more.status).toBe(200);
    const made = (await more.json()) as { id: number };
    await findSuspicions(t.ctx);
    const [found] = await t.ctx.db.listingSuspicion.findMany({
      where: { propertyId: made.id, rule: 'imitated_name' },
    });
    expect(describeSuspicion('imitated_name', found!.detail)).toBe(
      `Named “Kopje Crane”, which looks like “${verified}”, verified company ${agencyId}`,
    );
    // Under the company's name, a new listing is still refused.
    await refusal(await list(early, 'Kopje Crane'), 'stateName');
  });
});

describe('a person with a common name', () => {
  beforeEach(async () => {
    await t.ctx.db.agency.create({ data: { name: 'Banda Homes', slug: 'banda', verifiedAt: new Date() } });
  });

  test.each([
    ['John', 'Banda'],
    ['Banda', ''],
    ['Banda', 'Banda'],
    ['Banda', '-'],
    ['Kenya', 'Banda'],
  ])('may be called “%s” “%s” beside the verified company Banda Homes', async (name, surname) => {
    expect((await signUp(name, surname)).status).toBe(200);
    const person = await createUser(t.ctx.db);
    expect((await rename(person, name, surname)).status).toBe(200);
    const response = await list(person, '', { role: 'INDIVIDUAL' });
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: number };
    expect((await list(person, '', { role: 'INDIVIDUAL', id: String(id), price: '91000' })).status).toBe(200);
    await findSuspicions(t.ctx);
    expect(await t.ctx.db.listingSuspicion.count({ where: { propertyId: id, rule: 'imitated_name' } })).toBe(0);
  });

  test.each([
    ['Banda', 'Homes'],
    ['John', 'Banda Homes'],
    ['Banda (official)', ''],
    ['Banda', 'Properties'],
  ])('may not take the name of the company: “%s” “%s”', async (name, surname) => {
    const response = await signUp(name, surname);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ defaultMessage: expect.stringContaining('Banda Homes') }],
    });
  });

  test.each(['Banda', 'Banda Homes', 'Banda Estates Ltd'])('may not list as the company “%s”', async (stateName) => {
    const person = await createUser(t.ctx.db, { name: 'John', surname: 'Banda' });
    const response = await list(person, stateName);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'stateName' }] });
  });
});

describe('verifying a company', () => {
  test('sends listings under a look-alike name to review, but not those of its members', async () => {
    await t.ctx.db.agency.update({ where: { id: agencyId }, data: { verifiedAt: null } });
    const named = { role: 'REAL_ESTATE' } as const;
    const other = await t.ctx.db.agency.create({ data: { name: lookAlike, slug: 'other' } });
    const company = await createProperty(t.ctx.db, { ...named, stateName: lookAlike, agencyId: other.id });
    const written = await createProperty(t.ctx.db, { ...named, stateName: 'KOPJE & CRANE' });
    const person = await createUser(t.ctx.db, { name: 'Kopje', surname: 'Crane' });
    const own = await createProperty(t.ctx.db, { ownerId: person.id });
    const allowed = await createUser(t.ctx.db, { name: 'Kopje', surname: 'Crane', namesAllowedAt: new Date() });
    await createProperty(t.ctx.db, { ownerId: allowed.id });
    await createProperty(t.ctx.db, { ownerId: member.id, ...named, stateName: verified, agencyId });
    await createProperty(t.ctx.db, { ...named, stateName: 'Kopje & Brown' });
    expect((await verify(agencyId)).status).toBe(200);
    await runJobs(t);
    const found = await t.ctx.db.listingSuspicion.findMany({ orderBy: { propertyId: 'asc' } });
    expect(found.map(({ propertyId }) => propertyId)).toEqual([company.id, written.id, own.id]);
    expect(found[0]).toMatchObject({ rule: 'imitated_name', detail: expect.stringContaining(verified) });
    const headers = await asAdmin();
    const queue = await (await t.get('africanscity/getmoderationqueue?kind=suspicious', { headers })).json();
    expect(queue).toMatchObject({ totalElements: 3 });
    // A decided case is not reported again.
    await t.ctx.db.listingSuspicion.updateMany({ data: { handledAt: new Date(), outcome: 'dismissed' } });
    await verify(agencyId);
    await runJobs(t);
    expect(await t.ctx.db.listingSuspicion.count({ where: { handledAt: null } })).toBe(0);
  });
});

describe('emails of sign-ups', () => {
  test('go to one address eight times a day at most, and the answer does not reveal it', async () => {
    const email = 'often@example.com';
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) statuses.push((await signUp('Rudo', 'Dube', email)).status);
    expect(statuses).toEqual(Array<number>(10).fill(200));
    await runJobs(t);
    expect(t.mailbox.messages.filter(({ to }) => to === email)).toHaveLength(8);
    await signUp('Rudo', 'Dube', 'OFTEN@example.com');
    await runJobs(t);
    expect(t.mailbox.messages.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(8);
  });
});
