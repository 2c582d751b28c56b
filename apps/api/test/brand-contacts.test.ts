import { defaultBrand } from '@africanscity/contracts/brand';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtWeb } from './built-web.ts';
import { createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const maison = { ...defaultBrand, name: 'Maison Sahel', emailSender: 'Maison Sahel' };
const brand = { name: 'Maison Sahel', emailSender: 'Maison Sahel', accent: '#27ae60', night: '#0c3b24' };
const contacts = {
  email: 'bonjour@example.com',
  phones: '+221 33 800 0100\n+221 77 000 0100',
  address: 'Maison Sahel\n12 Rue de Thiong\nDakar, Senegal',
  placeName: 'Dakar',
  latitude: '14.69',
  longitude: '17.44 W',
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ brand: maison }, { web: await builtWeb() });
});
afterAll(() => t.close());

let admin: Awaited<ReturnType<typeof createUser>>;
let headers: Record<string, string>;
beforeEach(async () => {
  admin = await createUser(t.ctx.db, { role: 'ADMIN' });
  headers = await logIn(t, admin);
});
afterEach(async () => {
  const names = ['brand', 'brand.draft', 'company', 'lookups.countries'];
  await t.ctx.db.setting.deleteMany({ where: { name: { in: names } } });
  t.ctx.config.brand = maison;
});

const send = (call: string, form: Record<string, string> = {}) =>
  t.post(`africanscity/${call}`, new URLSearchParams(form), { headers });
const saveDraft = (form: Record<string, string>) => send('savebranddraft', { ...brand, ...form });

/** Starts the preview, and returns its cookie. */
async function startPreview(): Promise<string> {
  const response = await send('startbrandpreview');
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function read(call: string, as: Record<string, string> = {}): Promise<{ value: unknown; cache: string | null }> {
  const response = await t.get(`africanscity/${call}`, { headers: as });
  return { value: await response.json(), cache: response.headers.get('cache-control') };
}

const contactPage = async (cookie = '') => (await fetch(new URL('/contact', t.url), { headers: { cookie } })).text();

const dakar = { email: 'bonjour@example.com', place: { name: 'Dakar', latitude: 14.69, longitude: -17.44 } };
const twoCountries = [
  { property: 'SN', value: 'Senegal' },
  { property: 'ML', value: 'Mali' },
];

describe('contact details and countries in the draft of the brand', () => {
  test('are shown to the administrator who previews them, and to no one else', async () => {
    expect((await saveDraft({ ...contacts, countries: 'Senegal\nML' })).status).toBe(200);
    const cookie = await startPreview();
    const previewed = await contactPage(cookie);
    expect(previewed).toContain('12 Rue de Thiong');
    expect(previewed).toContain('mailto:bonjour@example.com');
    expect(await contactPage()).not.toContain('bonjour@example.com');

    const own = await read('getcompanydetails', { ...headers, cookie });
    expect(own.value).toMatchObject(dakar);
    expect(own.cache).toBe('private, no-store');
    expect((await read('getcountries', { ...headers, cookie })).value).toEqual(twoCountries);

    const other = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    for (const as of [{}, headers, { cookie }, { ...other, cookie }]) {
      const seen = await read('getcompanydetails', as);
      expect(seen.value).toMatchObject({ place: { name: 'Harare' } });
      expect(seen.cache).toBe('public, max-age=60');
      expect(((await read('getcountries', as)).value as unknown[]).length).toBeGreaterThan(100);
    }
  });

  test('are shown to all visitors once they are published', async () => {
    await saveDraft({ ...contacts, countries: 'Senegal\nML' });
    const published = await send('publishbrand');
    expect(await published.json()).toMatchObject({
      draft: null,
      published: { company: dakar, countries: ['SN', 'ML'] },
    });
    expect((await read('getcompanydetails')).value).toMatchObject({
      ...dakar,
      phones: ['+221 33 800 0100', '+221 77 000 0100'],
      address: ['Maison Sahel', '12 Rue de Thiong', 'Dakar, Senegal'],
    });
    expect((await read('getcountries')).value).toEqual(twoCountries);
    const acts = await t.ctx.db.auditEntry.findMany({ where: { actorId: admin.id, action: 'publishBrand' } });
    expect(acts.map(({ subject }) => subject).sort()).toEqual([
      'setting brand',
      'setting company',
      'setting lookups.countries',
    ]);
  });

  test('are discarded with the draft', async () => {
    await saveDraft({ ...contacts, countries: 'ML' });
    await send('discardbranddraft');
    await saveDraft({});
    await send('publishbrand');
    expect((await read('getcompanydetails')).value).toMatchObject({ place: { name: 'Harare' } });
    expect(await t.ctx.db.setting.count({ where: { name: { in: ['company', 'lookups.countries'] } } })).toBe(0);
  });

  test('stay as they are where the draft does not change them', async () => {
    await saveDraft({ email: 'bonjour@example.com' });
    await saveDraft({ placeName: 'Dakar' });
    // Another administrator changes the phones meanwhile.
    await send('savecompanydetails', { ...contacts, email: 'old@example.com', phones: '+221 33 800 0199' });
    await send('savecountries', { countries: 'ML' });
    await send('publishbrand');
    expect((await read('getcompanydetails')).value).toMatchObject({
      email: 'bonjour@example.com',
      phones: ['+221 33 800 0199'],
    });
    expect(await (await t.get('africanscity/getbrand', { headers })).json()).toMatchObject({
      published: { countries: ['ML'] },
    });
  });

  test('follow the name of the site until the company sets its own', async () => {
    const state = (await (await saveDraft({ name: 'Terre' })).json()) as { draft: { company: { address: string[] } } };
    expect(state.draft.company.address[0]).toBe('Terre');
    // The form sends what it shows.
    await saveDraft({ name: 'Terre', address: state.draft.company.address.join('\n') });
    await send('publishbrand');
    expect(await t.ctx.db.setting.count({ where: { name: 'company' } })).toBe(0);
  });

  test.each([
    ['email', 'nobody'],
    ['phones', 'call me'],
    ['address', ' '],
    ['latitude', '91'],
    ['countries', 'Atlantis'],
  ])('name the field %s when it is %j, and keep the draft', async (field, value) => {
    await saveDraft({ ...contacts, countries: 'ML' });
    const response = await saveDraft({ ...contacts, countries: 'ML', [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
    expect(await (await t.get('africanscity/getbrand', { headers })).json()).toMatchObject({
      draft: { company: dakar, countries: ['ML'] },
    });
  });
});
