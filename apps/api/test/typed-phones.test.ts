import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { convertPhones, repeatPhoneConversion } from '../src/domains/administration/phone-conversion.ts';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { runJobs } from './run-jobs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// A phone number, from each form that accepts one to each response, page and email that shows it.
type Headers = Record<string, string>;

let t: TestApp;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  network += 1;
  await runJobs(t);
  t.mailbox.messages.length = 0;
  await t.ctx.db.rateLimit.deleteMany();
});

const post = (call: string, values: Record<string, string | number>, headers: Headers = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  return t.post(`africanscity/${call}`, form, { headers: { ...headers, 'x-forwarded-for': `10.9.8.${network}` } });
};
const read = async <Answer = Record<string, unknown>>(call: string, headers: Headers = {}) =>
  (await (await t.get(`africanscity/${call}`, { headers })).json()) as Answer;
const reachable = (values: Parameters<typeof createUser>[1] = {}) =>
  createUser(t.ctx.db, { emailVerifiedAt: new Date(), ...values });
const emailsTo = async (address: string) => {
  await runJobs(t);
  return t.mailbox.messages.filter(({ to }) => to === address).map(({ text }) => text);
};

const zimbabwe = {
  e164: '+263771234567',
  international: '+263 77 123 4567',
  tel: 'tel:+263771234567',
  whatsapp: 'https://wa.me/263771234567',
};
const kenya = {
  e164: '+254722123456',
  international: '+254 722 123456',
  tel: 'tel:+254722123456',
  whatsapp: 'https://wa.me/254722123456',
};

describe('profile', () => {
  test('stores the typed text and shows the links of the number', async () => {
    const headers = await logIn(t, await createUser(t.ctx.db));
    expect((await post('saveuser', { phone: '077 123 4567', country: 'Zimbabwe' }, headers)).status).toBe(200);
    expect(await read('loggedinuser', headers)).toMatchObject({ phone: '077 123 4567', phoneLinks: zimbabwe });
  });

  test('reads local numbers again after the country changes, the further contacts too', async () => {
    const headers = await logIn(t, await createUser(t.ctx.db, { phone: null }));
    await post('saveuser', { phone: '0722 123 456' }, headers);
    const contacts = [
      { type: 'WhatsApp', value: '0722123456' },
      { type: 'Email', value: 'someone@example.com' },
      { type: 'Website', value: 'https://example.com/263771234567' },
    ];
    await post('savecontacts', { contacts: JSON.stringify(contacts) }, headers);
    expect(await read('loggedinuser', headers)).toMatchObject({ phone: '0722 123 456', phoneLinks: null });
    expect((await read<{ phoneLinks: unknown }[]>('getcontacts', headers)).map(({ phoneLinks }) => phoneLinks)).toEqual(
      [null, null, null],
    );
    await post('saveuser', { country: 'KE' }, headers);
    expect(await read('loggedinuser', headers)).toMatchObject({ phone: '0722 123 456', phoneLinks: kenya });
    expect(await read('getcontacts', headers)).toEqual([
      { ...contacts[0], phoneLinks: kenya },
      { ...contacts[1], phoneLinks: null },
      { ...contacts[2], phoneLinks: null },
    ]);
  });

  test('reads a local number by the country of a listing when the account has none', async () => {
    const user = await createUser(t.ctx.db, { phone: null });
    await createProperty(t.ctx.db, { ownerId: user.id, country: 'KE' });
    const headers = await logIn(t, user);
    await post('saveuser', { phone: '0722123456' }, headers);
    expect(await read('loggedinuser', headers)).toMatchObject({ phoneLinks: kenya });
  });

  test('shows nothing of a number that was deleted', async () => {
    const headers = await logIn(t, await createUser(t.ctx.db, { phone: '0771234567', phoneE164: '+263771234567' }));
    await post('saveuser', { phone: '' }, headers);
    expect(await read('loggedinuser', headers)).toMatchObject({ phone: null, phoneLinks: null });
  });

  test.each([
    '\u202a+263\u00a077\u2011123\u20114567\u202c',
    '\uff0b\uff12\uff16\uff13\uff17\uff17\uff11\uff12\uff13\uff14\uff15\uff16\uff17',
    '\u0660\u0667\u0667\u0661\u0662\u0663\u0664\u0665\u0666\u0667',
    '\u06f0\u06f7\u06f7\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7',
    'tel:+263771234567',
    '+263 (0)77 123 4567',
    '00263 77 123 4567',
    '[077] 123.45.67',
  ])('accepts %j', async (phone) => {
    const headers = await logIn(t, await createUser(t.ctx.db, { country: 'ZW' }));
    expect((await post('saveuser', { phone }, headers)).status).toBe(200);
    expect(await read('loggedinuser', headers)).toMatchObject({ phoneLinks: zimbabwe });
  });

  test.each(['call me', '<b>0771234567</b>', 'javascript:0771234567', 'someone@example.com'])(
    'refuses %j at its field, with the fix',
    async (phone) => {
      const response = await post('saveuser', { phone }, await logIn(t, await createUser(t.ctx.db)));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ field: 'phone', defaultMessage: expect.stringContaining('such as +263 77 123 4567') }],
      });
    },
  );
});

describe('owner', () => {
  test('is shown with links on a listing and when contacts are requested', async () => {
    const owner = await createUser(t.ctx.db, { phone: '077 123 4567', phoneE164: '+263771234567' });
    await t.ctx.db.userContact.create({
      data: { userId: owner.id, type: 'WhatsApp', value: '0722123456', phoneE164: '+254722123456' },
    });
    const listing = await createProperty(t.ctx.db, { ownerId: owner.id });
    const headers = await logIn(t, await createUser(t.ctx.db));
    const contacts = [{ type: 'WhatsApp', value: '0722123456', phoneLinks: kenya }];
    expect(await read(`getpropertiesbyid?id=${listing.id}`, headers)).toMatchObject({
      user: { phone: '077 123 4567', phoneLinks: zimbabwe },
      contacts,
    });
    const shown = await post('showcontacts', { propertyId: listing.id }, headers);
    expect(await shown.json()).toEqual({
      phone: '077 123 4567',
      phoneLinks: zimbabwe,
      email: owner.email,
      contacts,
    });
    expect(JSON.stringify(await read(`getpropertiesbyid?id=${listing.id}`))).not.toContain('77123456');
  });
});

describe('company', () => {
  test('reads local numbers by the country of its listings', async () => {
    const owner = await createUser(t.ctx.db, { country: 'ZW' });
    const agency = await t.ctx.db.agency.create({
      data: { slug: 'lake-homes', name: 'Lake Homes', members: { create: { userId: owner.id, isOwner: true } } },
    });
    await createProperty(t.ctx.db, { ownerId: owner.id, agencyId: agency.id, country: 'KE' });
    const form = { id: agency.id, address: '', website: '', facebook: '', twitter: '', about: '' };
    const saved = await post(
      'savecompany',
      { ...form, phone: '0722 123 456', whatsapp: 'https://wa.me/263771234567' },
      await logIn(t, owner),
    );
    expect(saved.status).toBe(200);
    expect(await read(`getcompany?id=${agency.id}`)).toMatchObject({
      phone: '0722 123 456',
      phoneLinks: kenya,
      whatsapp: 'https://wa.me/263771234567',
      whatsappLinks: zimbabwe,
    });
  });

  test('of the site has links for its phones', async () => {
    await t.ctx.db.setting.create({
      data: {
        name: 'company',
        value: { phones: ['0722 123 456', 'call us'], address: ['Lake Homes', 'Nairobi, Kenya'] },
      },
    });
    expect(await read('getcompanydetails')).toMatchObject({
      phones: ['0722 123 456', 'call us'],
      phoneLinks: [kenya, null],
    });
    await t.ctx.db.setting.delete({ where: { name: 'company' } });
  });
});

describe('messages', () => {
  const asked = { name: 'Rudo', email: 'rudo@example.com', message: 'Is it still free?' };

  test('an enquiry reads a local number by the country of the listing', async () => {
    const owner = await reachable();
    const listing = await createProperty(t.ctx.db, { ownerId: owner.id, country: 'KE' });
    const asker = await reachable({ email: 'asker@example.com' });
    const form = { ...asked, phone: '0722 123 456', propertyId: listing.id };
    const saved = (await (await post('saveenquiry', form, await logIn(t, asker))).json()) as { id: number };
    const thread = await post('openenquiry', { id: saved.id }, await logIn(t, owner));
    expect(await thread.json()).toMatchObject({ phone: '0722 123 456', phoneLinks: kenya });
    const seen = await post('openenquiry', { id: saved.id }, await logIn(t, asker));
    expect(await seen.json()).toMatchObject({ phone: null, phoneLinks: null });
    expect((await emailsTo(owner.email)).join()).toContain('They can be called at +254 722 123456.');
  });

  test('an enquiry prefers the country of the account', async () => {
    const owner = await reachable();
    const listing = await createProperty(t.ctx.db, { ownerId: owner.id, country: 'UG' });
    const asker = await reachable({ country: 'ZW' });
    const form = { ...asked, phone: '0771234567', propertyId: listing.id };
    await post('saveenquiry', form, await logIn(t, asker));
    expect(await t.ctx.db.enquiry.findFirst({ where: { ownerId: owner.id } })).toMatchObject({
      phoneE164: '+263771234567',
    });
  });

  test('a message to an agent shows the international form', async () => {
    const agent = await reachable({ country: 'KE' });
    await createProperty(t.ctx.db, { ownerId: agent.id, country: 'KE' });
    expect((await post('sendagentmessage', { ...asked, phone: '0722123456', id: agent.id })).status).toBe(200);
    expect((await emailsTo(agent.email)).join()).toContain('Phone: +254 722 123456');
  });

  test('a valuation reads a local number by the country of the listing', async () => {
    const { id } = await createProperty(t.ctx.db, { country: 'KE' });
    const form = { ...asked, category: 'house', phone: '0722123456', propertyId: id };
    expect((await post('savepropertyevaluation', form)).status).toBe(200);
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const page = await read<{ content: unknown[] }>('getpropertyevaluationsall', admin);
    expect(page.content[0]).toMatchObject({ phone: '0722123456', phoneLinks: kenya });
    expect((await emailsTo('hello@africanscity.test')).join()).toContain('+254 722 123456');
  });

  test.each([
    ['Kilimani, Nairobi', '0722123456', '+254722123456'],
    ['near Borrowdale, Harare', '0771234567', '+263771234567'],
    ['Nowhere at all', '0771234567', null],
  ])('a request for %s reads %s as %s', async (location, phone, e164) => {
    await namePlaces();
    const form = { ...asked, location, category: '2', phone, email: `${network}@example.com` };
    expect((await post('savepropertyrequest', form)).status).toBe(200);
    const saved = await t.ctx.db.propertyRequest.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(saved).toMatchObject({ phone, phoneE164: e164 });
  });
});

/** Creates the places of the requests, unless they exist. */
async function namePlaces(): Promise<void> {
  for (const [country, city] of [
    ['KE', 'Nairobi'],
    ['ZW', 'Harare'],
  ] as const) {
    const place = { kind: 'city', country, name: city } as const;
    if (await t.ctx.db.place.findFirst({ where: place })) continue;
    const parent =
      (await t.ctx.db.place.findFirst({ where: { kind: 'country', country } })) ??
      (await t.ctx.db.place.create({ data: { kind: 'country', country, name: country } }));
    const names = { create: { name: city.toLowerCase() } };
    await t.ctx.db.place.create({ data: { ...place, parentId: parent.id, names } });
  }
}

describe('convertPhones', () => {
  let old: User;

  beforeEach(async () => {
    await t.ctx.db.phoneConversion.deleteMany();
    old = await createUser(t.ctx.db, { phone: '07 12 34 56', country: 'CI' });
  });

  test('fills in all rows in batches, once, and skips invalid numbers', async () => {
    const odd = await createUser(t.ctx.db, { phone: '12', country: 'CI' });
    await t.ctx.db.user.createMany({
      data: Array.from({ length: 1100 }, (_, index) => ({
        name: 'Ada',
        surname: 'Okafor',
        email: `bulk-${index}@example.com`,
        phone: `97${String(123_000 + index)}`,
        country: 'BJ',
      })),
    });
    const { id: propertyId } = await createProperty(t.ctx.db, { country: 'KE' });
    await t.ctx.db.userContact.create({ data: { userId: old.id, type: 'WhatsApp', value: '+225 42 12 34 56' } });
    const agency = await t.ctx.db.agency.create({
      data: {
        slug: 'lagune',
        name: 'Lagune',
        phone: '20 21 23 45',
        whatsapp: '07 12 34 56',
        members: { create: { userId: old.id, isOwner: true } },
      },
    });
    const sent = { name: 'Rudo', email: 'rudo@example.com', phone: '0722123456' };
    const enquiry = await t.ctx.db.enquiry.create({ data: { ...sent, propertyId, ownerId: old.id } });
    const evaluation = await t.ctx.db.propertyEvaluation.create({ data: { ...sent, category: 'house', propertyId } });
    const request = await t.ctx.db.propertyRequest.create({
      data: { ...sent, location: 'Abidjan', category: 'rooms', phone: '07 12 34 56', userId: old.id },
    });
    await repeatPhoneConversion(t.ctx);
    await convertPhones(t.ctx);
    const e164Of = async (id: number) => (await t.ctx.db.user.findUniqueOrThrow({ where: { id } })).phoneE164;
    expect(await e164Of(old.id)).toBe('+2250707123456');
    expect(await e164Of(odd.id)).toBeNull();
    expect(await t.ctx.db.user.count({ where: { phoneE164: { startsWith: '+2290197' } } })).toBe(1100);
    expect(await t.ctx.db.userContact.findFirst({ where: { userId: old.id } })).toMatchObject({
      phoneE164: '+2250142123456',
    });
    expect(await t.ctx.db.agency.findUnique({ where: { id: agency.id } })).toMatchObject({
      phone: '20 21 23 45',
      phoneE164: '+2252720212345',
      whatsappE164: '+2250707123456',
    });
    expect(await t.ctx.db.enquiry.findUnique({ where: { id: enquiry.id } })).toMatchObject({
      phoneE164: '+254722123456',
    });
    expect(await t.ctx.db.propertyEvaluation.findUnique({ where: { id: evaluation.id } })).toMatchObject({
      phoneE164: '+254722123456',
    });
    expect(await t.ctx.db.propertyRequest.findUnique({ where: { id: request.id } })).toMatchObject({
      phoneE164: '+2250707123456',
    });
    expect(await t.ctx.db.phoneConversion.count()).toBe(0);
    expect(await convertPhones(t.ctx)).toBe(0);
  });

  test('continues after the last row that it read', async () => {
    const later = await createUser(t.ctx.db, { phone: '07 12 34 57', country: 'CI' });
    await t.ctx.db.phoneConversion.create({ data: { source: 'users', afterId: old.id } });
    await convertPhones(t.ctx);
    expect(await t.ctx.db.user.findUnique({ where: { id: old.id } })).toMatchObject({ phoneE164: null });
    expect(await t.ctx.db.user.findUnique({ where: { id: later.id } })).toMatchObject({ phoneE164: '+2250707123457' });
  });

  test('leaves a number that its owner changes meanwhile', async () => {
    await t.ctx.db.user.update({ where: { id: old.id }, data: { phoneE164: '+254722123456' } });
    await repeatPhoneConversion(t.ctx);
    await convertPhones(t.ctx);
    expect(await t.ctx.db.user.findUnique({ where: { id: old.id } })).toMatchObject({ phoneE164: '+254722123456' });
  });

  test('waits for a new database to be filled: the migration queues all of its columns', async () => {
    const fresh = await createTestApp();
    try {
      expect(await fresh.ctx.db.phoneConversion.count()).toBe(7);
    } finally {
      await fresh.close();
    }
  });
});
