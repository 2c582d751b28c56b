import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '@africanscity/db/generated/client';
import { createProperty, createUser } from '../../../test/factories.ts';
import { drawPicture, listingForm } from '../../../test/listing-form.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let owner: User;
let headers: Record<string, string>;
let visitor = 0;
let names = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  visitor += 1;
  await runJobs(t);
  t.mailbox.messages.length = 0;
  owner = await createUser(t.ctx.db, { name: 'Simbarashe', emailVerifiedAt: new Date() });
  headers = await logIn(t, owner);
  await t.ctx.db.propertyType.upsert({ where: { name: 'House' }, create: { name: 'House' }, update: {} });
});

/** Each listing has its own address, because equal content twice counts as one submission. */
const list = (stateName: string, as = headers, values: Record<string, string> = {}, logo?: Uint8Array) =>
  t.post(
    'africanscity/saveproperties',
    listingForm({ role: 'REAL_ESTATE', stateName, address: `${(names += 1)} Msasa Road`, ...values }, [], logo),
    { headers: as },
  );
const agencyOf = (name: string) => t.ctx.db.agency.findUnique({ where: { name }, include: { members: true } });
const read = async <T = Record<string, unknown>>(path: string, as: Record<string, string> = {}) =>
  (await (await t.get(`africanscity/${path}`, { headers: as })).json()) as T;

interface CompanyPage {
  content: { id: number; name: string; listings: number }[];
  totalElements: number;
}

async function found(name: string): Promise<number> {
  expect((await list(name)).status).toBe(200);
  return (await agencyOf(name))!.id;
}

describe('ensureAgency, by saveProperties', () => {
  test('the first listing under a name founds an agency with logo, and the next belongs to it', async () => {
    expect((await list('Kopje & Crane', headers, {}, await drawPicture(3, 'png'))).status).toBe(200);
    expect((await list('  kopje &  crane ')).status).toBe(200);
    const agency = (await agencyOf('Kopje & Crane'))!;
    expect(agency.logoHash).not.toBeNull();
    expect(agency.members).toMatchObject([{ userId: owner.id, isOwner: true }]);
    expect(await read(`getcompany?id=${agency.id}`)).toMatchObject({ name: 'Kopje & Crane', listings: 2 });
  });

  test("naming another user's agency neither joins nor changes it, and the listing does not count", async () => {
    const id = await found('Lagoon Line');
    const other = await logIn(t, await createUser(t.ctx.db));
    expect((await list('LAGOON LINE', other, {}, await drawPicture(4, 'png'))).status).toBe(200);
    expect(await agencyOf('Lagoon Line')).toMatchObject({ logoHash: null, members: [{ userId: owner.id }] });
    expect(await read(`getcompany?id=${id}`)).toMatchObject({ listings: 1 });
  });

  test('ten at once found one agency, of one of them', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, async () => logIn(t, await createUser(t.ctx.db))));
    const statuses = await Promise.all(all.map(async (as) => (await list('Race Homes', as)).status));
    expect(statuses).toEqual(Array(10).fill(200));
    const agency = (await agencyOf('Race Homes'))!;
    expect(agency.members).toHaveLength(1);
    expect(await read(`getcompany?id=${agency.id}`)).toMatchObject({ listings: 1 });
  });

  test('one user takes at most three names', async () => {
    for (const name of ['Take 1', 'Take 2', 'Take 3', 'Take 4']) expect((await list(name)).status).toBe(200);
    expect(await agencyOf('Take 3')).not.toBeNull();
    expect(await agencyOf('Take 4')).toBeNull();
  });

  test('an edit to a listing of an individual leaves the agency', async () => {
    const id = await found('Leaving Ltd');
    const listing = await t.ctx.db.property.findFirstOrThrow({ where: { agencyId: id } });
    await list('', headers, { id: String(listing.id), role: 'INDIVIDUAL' });
    expect(await read(`getcompany?id=${id}`)).toMatchObject({ listings: 0 });
  });
});

describe('getCompanies', () => {
  test('pages by name, searches without wildcards, filters by letter, and omits unused agencies', async () => {
    const agencies = ['Acacia 100%', 'Acacia 1000', 'ziziphus'].map((name) => ({ name, slug: name }));
    const rows = await t.ctx.db.agency.createManyAndReturn({
      data: agencies.map((agency) => ({ ...agency, verifiedAt: new Date() })),
    });
    await t.ctx.db.agency.create({ data: { name: 'Acacia Empty', slug: 'empty' } });
    await createProperty(t.ctx.db, { agencyId: rows[0]!.id });
    await createProperty(t.ctx.db, { agencyId: rows[0]!.id, hiddenByTeamAt: new Date() });
    await createProperty(t.ctx.db, { agencyId: rows[0]!.id, status: 'SOLD' });
    const companies = async (query: string) => {
      const { content, totalElements } = await read<CompanyPage>(`getcompanies?${query}`);
      return [content.map(({ name, listings }) => `${name}: ${listings}`), totalElements];
    };
    expect(await companies('search=acacia')).toEqual([['Acacia 100%: 1', 'Acacia 1000: 0'], 2]);
    expect(await companies('search=acacia&size=1&page=1')).toEqual([['Acacia 1000: 0'], 2]);
    expect(await companies('search=0%25')).toEqual([['Acacia 100%: 1'], 1]);
    expect(await companies('letter=z')).toEqual([['ziziphus: 0'], 1]);
    expect(await companies('letter=a&search=ziziphus')).toEqual([[], 0]);
  });

  test.each(['letter=AB', 'letter=%25', 'size=0', 'size=101', 'page=-1'])('refuses %s', async (query) => {
    expect((await t.get(`africanscity/getcompanies?${query}`)).status).toBe(400);
  });
});

describe('getCompany', () => {
  test('returns 404 for an unknown company', async () => {
    expect((await t.get('africanscity/getcompany?id=2000000000')).status).toBe(404);
  });

  test('tells whether the caller may edit it', async () => {
    const id = await found('Edit Estates');
    expect(await read(`getcompany?id=${id}`)).toMatchObject({ mayEdit: false, reachable: true });
    expect(await read(`getcompany?id=${id}`, headers)).toMatchObject({ mayEdit: true });
    const stranger = await logIn(t, await createUser(t.ctx.db));
    expect(await read(`getcompany?id=${id}`, stranger)).toMatchObject({ mayEdit: false });
  });
});

describe('getCompanyProperties', () => {
  test('shows the open listings of the company, the newest first', async () => {
    const id = await found('Pages Plc');
    await list('Pages Plc', headers, { price: '124000' });
    await createProperty(t.ctx.db);
    const page = await read<{ content: { price: number }[]; totalElements: number }>(
      `getcompanyproperties?id=${id}&size=1`,
    );
    expect(page).toMatchObject({ content: [{ price: 124_000 }], totalElements: 2 });
  });
});

describe('saveCompany', () => {
  const good = {
    address: '41 Msasa Court, Harare',
    website: 'https://kopje.example.com/about',
    phone: '+263 24 200 0501',
    whatsapp: '+263 77 000 0501',
    facebook: 'https://www.facebook.com/kopje',
    twitter: 'https://x.com/kopje',
    about: 'Since 1994.',
  };
  const save = (id: number, values: Record<string, string> = {}, as = headers) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: String(id), ...good, ...values })) form.append(name, value);
    return t.post('africanscity/savecompany', form, { headers: as });
  };

  test('its owner changes the profile, and empties it again', async () => {
    const id = await found('Save & Sons');
    expect(await (await save(id)).json()).toMatchObject({ ...good, name: 'Save & Sons', mayEdit: true });
    expect(await read(`getcompany?id=${id}`)).toMatchObject(good);
    await save(id, { website: '', facebook: '' });
    expect(await read(`getcompany?id=${id}`)).toMatchObject({ website: null, facebook: null });
  });

  test.each([
    ['Notre agence vend et loue des maisons avec jardin dans toute la ville de Dakar.', 'fr'],
    ['نبيع ونؤجر الشقق في القاهرة.', 'ar'],
    ['We are a family firm with an office in the centre of Harare.', 'en'],
    ['Since 1994.', null],
    ['', null],
  ])('tells the language of %j: %s', async (about, aboutLanguage) => {
    const id = await found(`Tongues ${aboutLanguage} ${about.length}`);
    await save(id, { about });
    expect(await read(`getcompany?id=${id}`)).toMatchObject({ about, aboutLanguage });
  });

  test('keeps the logo without a new one, and refuses a file that is no picture', async () => {
    const id = await found('Logo Land');
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: String(id), ...good })) form.append(name, value);
    form.append('logoPic', new Blob([(await drawPicture(9, 'png')) as BlobPart], { type: 'image/png' }), 'logo.png');
    expect((await t.post('africanscity/savecompany', form, { headers })).status).toBe(200);
    const { logoHash } = (await agencyOf('Logo Land'))!;
    expect(logoHash).not.toBeNull();
    await save(id);
    expect((await agencyOf('Logo Land'))!.logoHash).toBe(logoHash);
    form.set('logoPic', new Blob(['<svg/>'], { type: 'image/png' }), 'logo.png');
    expect((await t.post('africanscity/savecompany', form, { headers })).status).toBe(415);
  });

  test('requires a login', async () => {
    expect((await save(await found('Nobody & Co'), {}, {})).status).toBe(401);
  });

  test("is refused for another user's company, also to a member who does not own it", async () => {
    const id = await found('Foreign Homes');
    const member = await createUser(t.ctx.db);
    await t.ctx.db.agencyMember.create({ data: { agencyId: id, userId: member.id } });
    const before = await agencyOf('Foreign Homes');
    for (const user of [member, await createUser(t.ctx.db)]) {
      expect((await save(id, {}, await logIn(t, user))).status).toBe(403);
    }
    expect(await agencyOf('Foreign Homes')).toEqual(before);
  });

  test('an administrator changes any', async () => {
    const id = await found('Admin Homes');
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    expect((await save(id, { about: 'Mended' }, admin)).status).toBe(200);
  });

  test.each([
    ['website', 'http://kopje.example.com'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://user@evil.example.com'],
    ['website', 'https://localhost'],
    ['facebook', 'https://facebook.com.evil.example'],
    ['twitter', 'https://notx.com/kopje'],
    ['phone', 'call me'],
    ['about', 'a'.repeat(4001)],
  ])('names the field when %s is %.60s', async (field, value) => {
    const response = await save(await found(`Bad ${field} ${value.length}`), { [field]: value });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: { field: string }[] }).errors).toMatchObject([{ field }]);
  });
});

describe('sendCompanyMessage', () => {
  const message = {
    name: 'Rudo',
    email: 'rudo@example.com',
    phone: '+263 77 1',
    message: 'May I see it?',
    topping: '',
  };
  const send = (id: number, values: Record<string, string> = {}) =>
    t.post('africanscity/sendcompanymessage', new URLSearchParams({ id: String(id), ...message, ...values }), {
      headers: { 'x-forwarded-for': `10.2.0.${visitor}` },
    });

  test('reaches the owner, who can reply to the sender', async () => {
    expect((await send(await found('Reach Realty'))).status).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([{ to: owner.email, headers: { 'Reply-To': 'rudo@example.com' } }]);
    expect(t.mailbox.messages[0]!.text).toMatch(/Rudo wrote to Reach Realty:[\s\S]*May I see it\?/);
  });

  test('does not email an unconfirmed address', async () => {
    const id = await found('Silent Ltd');
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } });
    expect((await send(id)).status).toBe(409);
    expect(await read(`getcompany?id=${id}`)).toMatchObject({ reachable: false });
  });

  test('refuses the sixth message of a network, and drops forms of bots', async () => {
    const id = await found('Flooded Homes');
    expect((await send(id, { topping: '1' })).status).toBe(200);
    for (let round = 0; round < 5; round += 1) expect((await send(id)).status).toBe(200);
    expect((await send(id)).status).toBe(429);
    await runJobs(t);
    expect(t.mailbox.messages).toHaveLength(5);
  });

  test('returns 404 for an unknown company, and names bad fields', async () => {
    expect((await send(2_000_000_000)).status).toBe(404);
    const response = await send(await found('Fields Ltd'), { email: 'x', message: ' ' });
    expect(((await response.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'email',
      'message',
    ]);
  });
});
