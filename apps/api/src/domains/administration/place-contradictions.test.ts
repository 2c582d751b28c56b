import type { PlaceContradictionRow } from '@africanscity/contracts/administration/place-contradictions';
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { SearchSuggestion } from '@africanscity/contracts/listings/suggestions';
import type { Prisma } from '@africanscity/db/generated/client';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser, pinnedAt } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { findContradictions } from '../listings/places/find-contradictions.ts';
import { countLandings } from '../listings/landing/count-landings.ts';
import { placeListings } from '../listings/places/place-listings.ts';

let t: TestApp;
let headers: Record<string, string>;
let ownerId: number;

beforeAll(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  ownerId = (await createUser(t.ctx.db)).id;
});
afterAll(() => t.close());

/** Ids of places that a test creates are above this one. */
let lastPlace: number;
beforeEach(async () => {
  lastPlace = (await t.ctx.db.place.aggregate({ _max: { id: true } }))._max.id ?? 0;
});
afterEach(async () => {
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.placeContradiction.deleteMany();
  await t.ctx.db.placeName.deleteMany({ where: { OR: [{ placeId: { gt: lastPlace } }, { withinId: { not: null } }] } });
  await t.ctx.db.place.deleteMany({ where: { id: { gt: lastPlace } } });
});

const lagos = { city: 'Lagos', country: 'NG' };
const anambra = { city: 'Anambara', country: 'NG' };

async function list(values: Partial<Prisma.PropertyUncheckedCreateInput>, count = 1): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await createProperty(t.ctx.db, { ownerId, ...values })).id);
  return ids;
}
const slugOf = async (id: number) =>
  (await t.ctx.db.property.findUniqueOrThrow({ where: { id }, select: { place: true } })).place?.slug;
const bySlug = (slug: string) => t.ctx.db.place.findUniqueOrThrow({ where: { slug } });
/** Creates a place as for a listing before its namesake was known. */
async function makeWaiting(name: string, parent: string) {
  const { id: parentId, country } = await bySlug(parent);
  const plain = name.toLowerCase();
  return t.ctx.db.place.create({ data: { kind: 'area', country, parentId, name, names: { create: { name: plain } } } });
}
async function read<Answer>(path: string, as: Record<string, string> = {}): Promise<Answer> {
  const response = await t.get(`africanscity/${path}`, { headers: as });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Answer;
}
const contradictions = async (which = 'contradictions') =>
  (await read<{ content: PlaceContradictionRow[] }>(`getplacecontradictions?which=${which}`, headers)).content;
const send = (call: string, fields: Record<string, string | number>, as: Record<string, string> = headers) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );
async function act(call: string, fields: Record<string, string | number>): Promise<number> {
  const response = await send(call, fields);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { listings: number }).listings;
}
/** Returns cities in which a place called Lekki is suggested, with listings. */
const suggested = async () =>
  (await read<SearchSuggestion[]>('getsearchsuggestions?text=lekki'))
    .filter(({ name }) => name === 'Lekki')
    .map(({ within, listings }) => `${within} ${listings}`);
/** Returns the places that a list offers. */
const offered = async () =>
  (await read<ListingFacets>('getpropertiesfacets')).place.map(({ name, city, count }) => `${name}, ${city} ${count}`);
const found = async (query: Record<string, string>) =>
  (
    await read<{ content: { id: number }[] }>(
      `getpaginatedproperties?${new URLSearchParams({ pageSize: '50', ...query })}`,
    )
  ).content.map(({ id }) => id);
/** Returns the names of a listing's breadcrumbs. */
async function trail(id: number): Promise<string[]> {
  await countLandings(t.ctx);
  return (await read<Listing>(`getpropertiesbyid?id=${id}`)).trail.map(({ name }) => name);
}

describe('placeListings with a far better known place', () => {
  test.each([
    ['has nine listings', { area: 'Lekki', ...lagos }, 9, { area: 'Lekki', ...anambra }, 1],
    ['has not ten times as many', { area: 'Lekki', ...lagos }, 19, { area: 'Lekki', ...anambra }, 2],
    [
      'is on the border of the city',
      { area: 'Isheri North', ...lagos },
      12,
      { area: 'Isheri North', city: 'Ogun', country: 'NG' },
      1,
    ],
    ['is in another country', { area: 'Lekki', ...lagos }, 12, { area: 'Lekki', city: 'Bulawayo', country: 'ZW' }, 1],
    [
      'has a name that cities share',
      { area: 'Westlands', city: 'Nairobi', country: 'KE' },
      12,
      { area: 'Westlands', city: 'Mombasa', country: 'KE' },
      1,
    ],
    [
      'has an abbreviation that cities share',
      { area: 'GRA', city: 'Port Harcourt', country: 'NG' },
      12,
      { area: 'GRA', ...anambra },
      1,
    ],
    [
      'is far from the pin, which is in the city',
      { area: 'Lekki', ...lagos },
      12,
      { area: 'Lekki', ...anambra, ...pinnedAt(6.2, 6.95, 'NG') },
      1,
    ],
  ])('creates a place when the known place %s', async (_when, known, knownListings, given, count) => {
    await list(known, knownListings);
    const [id] = await list(given, count);
    expect(await placeListings(t.ctx)).toBe(1);
    expect(await contradictions()).toEqual([]);
    const { place } = await t.ctx.db.property.findUniqueOrThrow({ where: { id }, select: { place: true } });
    expect(place).toMatchObject({ confirmedAt: null, name: given.area });
    expect(place!.id).toBeGreaterThan(lastPlace);
  });

  test('leaves the listing waiting even when its pin is in the known place', async () => {
    await list({ area: 'Lekki', ...lagos }, 10);
    const [id] = await list({ area: 'Lekki', ...anambra, ...pinnedAt(6.45, 3.56, 'NG') });
    expect(await placeListings(t.ctx)).toBe(0);
    expect(await slugOf(id!)).toBe('nigeria');
    expect(await t.ctx.db.property.findUnique({ where: { id } })).toMatchObject({ latitude: 6.45, located: 'EXACT' });
  });

  test('stores one contradiction when five copies start together', async () => {
    await list({ area: 'Lekki', ...lagos }, 20);
    await list({ area: 'Lekki', ...anambra });
    await list({ area: 'LEKKI', city: 'Anambra', country: 'NG' });
    await Promise.all(Array.from({ length: 5 }, () => placeListings(t.ctx)));
    expect(await contradictions()).toMatchObject([{ name: expect.stringMatching(/^lekki$/i), listings: 2 }]);
    expect(await t.ctx.db.place.count({ where: { id: { gt: lastPlace } } })).toBe(0);
  });
});

describe('a contradiction', () => {
  let known: number[];
  let waiting: number[];
  let id: number;
  beforeEach(async () => {
    known = await list({ area: 'Lekki', ...lagos }, 20);
    waiting = await list({ area: 'Lekki', ...anambra }, 2);
    await placeListings(t.ctx);
    id = (await contradictions())[0]!.id;
  });

  test('is shown to administrators, and its listings are in no place but the country', async () => {
    const { id: knownId } = await bySlug('lekki');
    expect(await contradictions()).toEqual([
      {
        id,
        name: 'Lekki',
        within: 'Anambra, Nigeria',
        known: { id: knownId, name: 'Lekki', within: 'Lagos, Nigeria', listings: 20 },
        listings: 2,
        examples: waiting.toReversed().map((listing) => ({ id: listing, says: 'Lekki, Anambara' })),
        decision: null,
        createdAt: expect.any(String),
        decidedAt: null,
      },
    ]);
    expect(await suggested()).toEqual(['Lagos 20']);
    expect(await offered()).toEqual(['Lekki, Lagos 20']);
    expect(await found({ place: 'anambra' })).toEqual([]);
    expect((await found({ place: 'nigeria' })).length).toBe(22);
    expect((await found({ city: 'Anambara' })).toSorted()).toEqual(waiting);
    expect(await found({ text: 'Lekki Anambara' })).toEqual(expect.arrayContaining(waiting));
    expect(await trail(waiting[0]!)).toEqual(['For sale', 'Nigeria', 'Houses']);
    expect(await t.ctx.db.property.findUnique({ where: { id: waiting[0] } })).toMatchObject({
      area: 'Lekki',
      city: 'Anambara',
      latitude: null,
      located: null,
    });
    const attention = await read<{ kind: string; count: number }[]>('getattention', headers);
    expect(attention.find(({ kind }) => kind === 'placeContradictions')?.count).toBe(1);
    // Nothing is left to do.
    expect(await placeListings(t.ctx)).toBe(0);
    expect(await findContradictions(t.ctx)).toBe(0);
  });

  test('is decided for the known place, with later listings, and undone', async () => {
    expect(await act('decideplacecontradiction', { id, decision: 'known' })).toBe(2);
    const later = await list({ area: 'lekki', city: 'Anambra', country: 'NG' });
    for (const listing of [...waiting, ...later]) expect(await slugOf(listing)).toBe('lekki');
    expect(await suggested()).toEqual(['Lagos 23']);
    expect(await offered()).toEqual(['Lekki, Lagos 23']);
    expect(await trail(waiting[0]!)).toEqual(['For sale', 'Nigeria', 'Lagos', 'Lekki', 'Houses']);
    expect(await t.ctx.db.property.findUnique({ where: { id: waiting[0] } })).toMatchObject({
      area: 'Lekki',
      city: 'Anambara',
    });
    expect(await contradictions()).toEqual([]);
    expect(await contradictions('decided')).toMatchObject([{ id, decision: 'known', listings: 0 }]);
    expect(
      await t.ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' }, select: { action: true, details: true } }),
    ).toMatchObject({
      action: 'decidePlaceContradiction',
      details: { before: { decision: null }, after: { contradiction: id, decision: 'known', listings: 2 } },
    });

    expect(await act('undoplacecontradiction', { id })).toBe(3);
    for (const listing of [...waiting, ...later]) expect(await slugOf(listing)).toBe('nigeria');
    for (const listing of known) expect(await slugOf(listing)).toBe('lekki');
    expect(await offered()).toEqual(['Lekki, Lagos 20']);
    expect(await contradictions()).toMatchObject([{ id, listings: 3, decision: null }]);
    expect(await t.ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'undoPlaceContradiction',
    });
  });

  test('is decided for a different place, with later listings, and undone', async () => {
    expect(await act('decideplacecontradiction', { id, decision: 'different' })).toBe(2);
    const later = await list({ area: 'LEKKI', ...anambra });
    for (const listing of [...waiting, ...later]) expect(await slugOf(listing)).toBe('lekki-anambra');
    expect((await bySlug('lekki-anambra')).confirmedAt).toBeInstanceOf(Date);
    expect(await suggested()).toEqual(['Lagos 20', 'Anambra 3']);
    expect(await offered()).toEqual(['Lekki, Lagos 20', 'Lekki, Anambra 3']);
    expect((await found({ place: 'lekki-anambra' })).toSorted()).toEqual([...waiting, ...later]);
    // A name of two confirmed places contradicts neither.
    await list({ area: 'Lekki', city: 'Kano', country: 'NG' });
    expect(await placeListings(t.ctx)).toBe(1);

    expect(await act('undoplacecontradiction', { id })).toBe(3);
    expect(await t.ctx.db.place.findUnique({ where: { slug: 'lekki-anambra' } })).toBeNull();
    for (const listing of [...waiting, ...later]) expect(await slugOf(listing)).toBe('nigeria');
  });

  test('is decided once when ten administrators decide at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const response = await send('decideplacecontradiction', { id, decision: at % 2 ? 'known' : 'different' });
        return response.status;
      }),
    );
    expect(answers.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const undone = await Promise.all(
      Array.from({ length: 5 }, async () => (await send('undoplacecontradiction', { id })).status),
    );
    expect(undone.toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test('keeps a different place that was edited since', async () => {
    await act('decideplacecontradiction', { id, decision: 'different' });
    const { id: placeId } = await bySlug('lekki-anambra');
    await list({ area: 'Phase One', city: 'Lekki', country: 'NG' });
    const { id: parentId } = await bySlug('anambra');
    await send('saveplace', { id: placeId, name: 'Lekki Village', parentId });
    const refused = await send('undoplacecontradiction', { id });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'place_changed' }]);
    expect(await slugOf(waiting[0]!)).toBe('lekki-anambra');
  });

  test('is deleted once a place within the city has the name', async () => {
    const place = await makeWaiting('Lekki', 'anambra');
    await t.ctx.db.place.update({ where: { id: place.id }, data: { confirmedAt: t.ctx.clock() } });
    const refused = await send('decideplacecontradiction', { id, decision: 'different' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'place_exists' }]);
    await findContradictions(t.ctx);
    await placeListings(t.ctx);
    expect(await contradictions()).toEqual([]);
    expect(await slugOf(waiting[0]!)).toBe(place.slug);
  });

  test('is refused to other callers', async () => {
    const user = await logIn(t, await createUser(t.ctx.db));
    for (const [as, status] of [
      [user, 403],
      [{}, 401],
    ] as const) {
      expect((await send('decideplacecontradiction', { id, decision: 'known' }, as)).status).toBe(status);
      expect((await send('undoplacecontradiction', { id }, as)).status).toBe(status);
      expect((await t.get('africanscity/getplacecontradictions', { headers: as })).status).toBe(status);
    }
    expect(await contradictions()).toMatchObject([{ id }]);
  });

  test.each([
    [{ id: 2_147_483_647, decision: 'known' }, 404],
    [{ id: 'x', decision: 'known' }, 400],
    [{ id: 1, decision: 'perhaps' }, 400],
  ])('refuses %j with %i', async (fields, status) => {
    expect((await send('decideplacecontradiction', fields)).status).toBe(status);
  });
});

describe('findContradictions', () => {
  test('marks an existing place as waiting, keeps its address, and changes nothing the second time', async () => {
    const place = await makeWaiting('Ajah', 'anambra');
    const [listing] = await list({ area: 'Ajah', ...anambra });
    const user = await createUser(t.ctx.db);
    const search = await t.ctx.db.savedSearch.create({
      data: { userId: user.id, name: 'Ajah', frequency: 'never', place: 'ajah-anambra' },
    });
    expect([place.slug, search.placeIds]).toEqual(['ajah-anambra', [place.id]]);
    await list({ area: 'Ajah', ...lagos }, 9);
    expect(await findContradictions(t.ctx)).toBe(0);
    await list({ area: 'Ajah', ...lagos });
    expect(await findContradictions(t.ctx)).toBe(1);
    expect(await findContradictions(t.ctx)).toBe(0);
    expect(await t.ctx.db.place.findUnique({ where: { id: place.id } })).toBeNull();
    expect(await slugOf(listing!)).toBe('nigeria');
    const placeIds = async () => (await t.ctx.db.savedSearch.findUniqueOrThrow({ where: { id: search.id } })).placeIds;
    expect(await placeIds()).toEqual([]);
    const [row] = await contradictions();
    expect(row).toMatchObject({ name: 'Ajah', within: 'Anambra, Nigeria', known: { listings: 10 }, listings: 1 });

    await act('decideplacecontradiction', { id: row!.id, decision: 'known' });
    const { id: knownId } = await bySlug('ajah');
    expect(await placeIds()).toContain(knownId);
    expect((await found({ place: 'ajah-anambra' })).length).toBe(11);
    await act('undoplacecontradiction', { id: row!.id });
    expect(await placeIds()).toEqual([]);
    await act('decideplacecontradiction', { id: row!.id, decision: 'different' });
    expect(await placeIds()).toEqual([(await bySlug('ajah-anambra')).id]);
    expect(await slugOf(listing!)).toBe('ajah-anambra');
  });

  test('needs three times as many listings of the known place where the city has three contradictions', async () => {
    for (const name of ['Ajah', 'Ikeja', 'Yaba']) {
      await makeWaiting(name, 'anambra');
      await list({ area: name, ...anambra });
    }
    await makeWaiting('Ketu', 'anambra');
    await list({ area: 'Ketu', ...anambra }, 2);
    await list({ area: 'Ketu', ...lagos }, 6);
    for (const name of ['Ajah', 'Ikeja']) await list({ area: name, ...lagos }, 10);
    expect(await findContradictions(t.ctx)).toBe(2);
    expect(await findContradictions(t.ctx)).toBe(0);
    await list({ area: 'Yaba', ...lagos }, 10);
    expect(await findContradictions(t.ctx)).toBe(1);
    expect(await findContradictions(t.ctx)).toBe(1);
    expect((await contradictions()).map(({ name, listings }) => `${name} ${listings}`).sort()).toEqual([
      'Ajah 1',
      'Ikeja 1',
      'Ketu 2',
      'Yaba 1',
    ]);
  });

  test('does not count a place for better known with less than three times as many listings', async () => {
    const { id: parentId } = await bySlug('anambra');
    const { id: knownId } = await bySlug('ajah');
    for (const name of ['ajah', 'ikeja', 'yaba'])
      await t.ctx.db.placeContradiction.create({ data: { parentId, name, written: name, knownId } });
    await makeWaiting('Ketu', 'anambra');
    await list({ area: 'Ketu', ...anambra }, 2);
    await list({ area: 'Ketu', ...lagos }, 5);
    expect(await findContradictions(t.ctx)).toBe(0);
  });

  test('leaves a place that an administrator confirmed, filled or named', async () => {
    await list({ area: 'Ajah', ...lagos }, 10);
    const place = await makeWaiting('Ajah', 'anambra');
    await t.ctx.db.place.update({ where: { id: place.id }, data: { confirmedAt: t.ctx.clock() } });
    expect(await findContradictions(t.ctx)).toBe(0);
    await t.ctx.db.place.update({ where: { id: place.id }, data: { confirmedAt: null } });
    const name = await t.ctx.db.placeName.create({ data: { placeId: place.id, name: 'ajah village' } });
    expect(await findContradictions(t.ctx)).toBe(0);
    await t.ctx.db.placeName.delete({ where: { id: name.id } });
    const part = await makeWaiting('Ajah Court', place.slug);
    expect(await findContradictions(t.ctx)).toBe(0);
    await t.ctx.db.place.delete({ where: { id: part.id } });
    expect(await findContradictions(t.ctx)).toBe(1);
  });

  test('finds a place once when copies of the server run it together', async () => {
    await list({ area: 'Ajah', ...lagos }, 10);
    await makeWaiting('Ajah', 'anambra');
    await list({ area: 'Ajah', ...anambra });
    const counts = await Promise.all([
      findContradictions(t.ctx),
      findContradictions(t.ctx),
      placeListings(t.ctx),
      findContradictions(t.ctx),
    ]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await contradictions()).toMatchObject([{ name: 'Ajah', listings: 1 }]);
  });
});
