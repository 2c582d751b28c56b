import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { drawPicture, listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let owner: { id: number };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }, { name: 'Apartment' }], skipDuplicates: true });
});
afterAll(() => t.close());

// Limits count by user, so each test has a user of its own.
beforeEach(async () => {
  await t.ctx.db.setting.deleteMany({ where: { name: 'entitlements' } });
  owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
});

const save = (form: FormData, more: Record<string, string> = {}) =>
  t.post('africanscity/saveproperties', form, { headers: { ...headers, ...more } });
const ownRows = () =>
  t.ctx.db.property.findMany({ where: { ownerId: owner.id }, include: { pictures: { orderBy: { position: 'asc' } } } });

async function expectRefusal(response: Response, status: number, field?: string): Promise<void> {
  expect(response.status).toBe(status);
  const body = (await response.json()) as {
    statusCode: number;
    code: string;
    requestId: string;
    errors?: { field: string }[];
  };
  expect(body).toMatchObject({ statusCode: status, code: expect.any(String), requestId: expect.any(String) });
  if (field) expect(body.errors?.map((error) => error.field)).toContain(field);
  expect(await ownRows()).toHaveLength(0);
}

describe('saveProperties reads the amenities of the description', () => {
  test('of a new listing, and again of an edited one', async () => {
    const description = 'Furnished flat with a pool. No gym.';
    const { id, version } = (await (await save(listingForm({ description }))).json()) as {
      id: number;
      version: number;
    };
    expect((await ownRows())[0]!.amenities).toEqual(['furnished', 'swimming_pool']);
    const edited = { id: String(id), version: String(version), description: 'Sem piscina, com gerador.' };
    expect((await save(listingForm(edited))).status).toBe(200);
    expect((await ownRows())[0]!.amenities).toEqual(['generator']);
  });
});

describe('saveProperties makes a listing', () => {
  test.each([
    ['50x100', 465],
    ['2 acres', 8094],
    ['1/8 acre', 506],
    ['0.5 ha', 5000],
    ['450 sqft', 42],
    ['1.250,50 m²', 1250.5],
    ['2 plots', null],
  ])('with the size %s, which every answer gives as %s square metres', async (size, squareMeters) => {
    const { id } = (await (await save(listingForm({ size, price: '93000' }))).json()) as { id: number };
    const shown = { id, size, squareMeters };
    const read = async (path: string) => (await t.get(`africanscity/${path}`)).json();
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject(shown);
    expect(await read(`getcomparedproperties?ids=${id}`)).toMatchObject([
      { ...shown, pricePerSquareMeter: squareMeters && Math.round(9_300_000 / squareMeters) / 100 },
    ]);
    expect(await read('getpaginatedproperties?page=0&size=100')).toMatchObject({
      content: expect.arrayContaining([expect.objectContaining(shown)]),
    });
  });

  test('with every field and its pictures in order, the first as cover', async () => {
    const pictures = [await drawPicture(1), await drawPicture(2)];
    const response = await save(listingForm({ googleLocation: '-17.80, 31.10', country: 'Zimbabwe' }, pictures));
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: number };
    const [row] = await ownRows();
    expect(row).toMatchObject({
      id,
      role: 'INDIVIDUAL',
      stateName: null,
      address: '7 Msasa Road',
      area: 'Greendale',
      city: 'Harare',
      country: 'ZW',
      googleLocation: '-17.80, 31.10',
      type: 'House',
      size: '310',
      status: 'FOR_SALE',
      numGarage: 2,
      numRoom: 4,
      numBathroom: 2,
      numToilet: 3,
    });
    expect(row?.price.toString()).toBe('125000');
    expect(row?.sizeSquareMeters?.toString()).toBe('310');
    expect(row?.pictures).toHaveLength(2);
    expect(row?.coverHash).toBe(row?.pictures[0]?.hash);
    const shown = (await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json()) as {
      pictures: { sources: { url: string }[] }[];
    };
    const picture = await fetch(new URL(shown.pictures[1]?.sources[0]?.url ?? '', t.url));
    expect(picture.status).toBe(200);
  });

  test('for a real estate company with its name and logo', async () => {
    const response = await save(
      listingForm({ role: 'REAL_ESTATE', stateName: 'Msasa Homes' }, [], await drawPicture(3, 'png')),
    );
    expect(response.status).toBe(200);
    const [row] = await ownRows();
    expect(row).toMatchObject({
      role: 'REAL_ESTATE',
      stateName: 'Msasa Homes',
      logoHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('from six pictures in one request, as batches of up to four add up', async () => {
    const pictures = await Promise.all([10, 11, 12, 13, 14, 15].map((shade) => drawPicture(shade)));
    expect((await save(listingForm({}, pictures))).status).toBe(200);
    expect((await ownRows())[0]?.pictures).toHaveLength(6);
  });

  test('with cleared number boxes, which clients send as null, as unknown', async () => {
    expect((await save(listingForm({ numGarage: 'null', size: 'null', area: '' }))).status).toBe(200);
    expect((await ownRows())[0]).toMatchObject({ numGarage: null, size: null, area: '' });
  });

  test('whose text holds emoji, joined emoji and right-to-left text unchanged', async () => {
    const description = 'بيت جميل 👨‍👩‍👧‍👦 with a view 🌍';
    await save(listingForm({ description }));
    expect((await ownRows())[0]?.description).toBe(description);
  });

  test('whose description has 5,000 characters', async () => {
    expect((await save(listingForm({ description: 'a'.repeat(5000) }))).status).toBe(200);
  });

  test('whose text is markup, kept as text', async () => {
    const description = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    await save(listingForm({ description }));
    expect((await ownRows())[0]?.description).toBe(description);
  });
});

describe('saveProperties refuses', () => {
  test('anonymous callers, before it reads their pictures', async () => {
    const response = await t.post('africanscity/saveproperties', listingForm({}, [await drawPicture(20)]));
    await expectRefusal(response, 401);
  });

  test('bodies that are not multipart', async () => {
    const json = await t.post('africanscity/saveproperties', '{}', {
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect([400, 415]).toContain(json.status);
    const encoded = await t.post('africanscity/saveproperties', new URLSearchParams({ address: 'x' }), { headers });
    expect([400, 415]).toContain(encoded.status);
    expect(await ownRows()).toHaveLength(0);
  });

  test('more than twenty pictures, naming the limit', async () => {
    const pictures = await Promise.all(Array.from({ length: 21 }, (_, index) => drawPicture(30 + index)));
    const response = await save(listingForm({}, pictures));
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain('20');
    expect(await ownRows()).toHaveLength(0);
  });

  test.each(['NaN', 'Infinity', '-1', '', ' ', '1e400', '1e30', '0x10', '1,000', '0.001', 'null'])(
    'the price %j',
    async (price) => {
      await expectRefusal(await save(listingForm({ price })), 400, 'price');
    },
  );

  test.each(['address', 'description', 'price', 'type'])('a blank %s, and names it once', async (name) => {
    const answer = await save(listingForm({ [name]: ' ' }));
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect([answer.status, errors.map(({ field }) => field)]).toEqual([400, [name]]);
  });

  test.each(['-1', '1.5', '1e9', 'many', '1001'])('the count %j', async (numRoom) => {
    await expectRefusal(await save(listingForm({ numRoom })), 400, 'numRoom');
  });

  test('a size of 10 kB', async () => {
    await expectRefusal(await save(listingForm({ size: '1'.repeat(10_240) })), 400, 'size');
  });

  test.each(['', '   ', '\u200b\u200d', 'null'])('a blank description %j and a blank address', async (blank) => {
    await expectRefusal(await save(listingForm({ description: blank })), 400, 'description');
    await expectRefusal(await save(listingForm({ address: blank })), 400, 'address');
  });

  test('a description of a megabyte', async () => {
    const response = await save(listingForm({ description: 'a'.repeat(1_048_576) }));
    expect([400, 413]).toContain(response.status);
    expect(await ownRows()).toHaveLength(0);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://maps.example', '91,0', '0,181'])(
    'the location %j',
    async (googleLocation) => {
      await expectRefusal(await save(listingForm({ googleLocation })), 400, 'googleLocation');
    },
  );

  test('text with a NUL', async () => {
    await expectRefusal(await save(listingForm({ city: 'Har\0are' })), 400, 'city');
  });

  test('a company without a name, and a person with a logo', async () => {
    await expectRefusal(await save(listingForm({ role: 'REAL_ESTATE', stateName: '' })), 400, 'stateName');
    await expectRefusal(await save(listingForm({}, [], await drawPicture(4, 'png'))), 400, 'logoPic');
  });

  test('values that are not in the look-ups', async () => {
    await expectRefusal(await save(listingForm({ type: 'Castle in the air' })), 400, 'type');
    await expectRefusal(await save(listingForm({ status: 'for_sale' })), 400, 'status');
    await expectRefusal(await save(listingForm({ role: 'ADMIN' })), 400, 'role');
    await expectRefusal(await save(listingForm({ country: 'Atlantis' })), 400, 'country');
    const refused = await save(listingForm({ type: 'Castle in the air', country: 'Atlantis' }));
    expect(await refused.json()).toMatchObject({
      errors: [
        { field: 'type', defaultMessage: 'must be one of the property types on offer, which getPropertyTypes lists' },
        { field: 'country', defaultMessage: 'must be the name of a country or its code, such as Ghana, GH or GHA.' },
      ],
    });
  });

  test('files that are no pictures or only half of one, and keeps nothing of the listing', async () => {
    const whole = await drawPicture(5);
    await expectRefusal(await save(listingForm({}, [new TextEncoder().encode('<html>')])), 415);
    await expectRefusal(await save(listingForm({}, [whole, whole.subarray(0, whole.length / 2)])), 422);
    await expectRefusal(await save(listingForm({}, [new Uint8Array(0)])), 422);
  });

  test('a logo that is neither PNG nor JPEG', async () => {
    const form = listingForm(
      { role: 'REAL_ESTATE', stateName: 'Msasa Homes' },
      [],
      new TextEncoder().encode('GIF89a........'),
    );
    await expectRefusal(await save(form), 415);
  });

  test('the thirty-first listing within half an hour', async () => {
    const value = { freeListings: 100, graceDays: 3 };
    await t.ctx.db.setting.create({ data: { name: 'entitlements', value } });
    for (let round = 0; round < 30; round += 1)
      expect((await save(listingForm({ address: `${round} Limit Street` }))).status).toBe(200);
    const response = await save(listingForm({ address: '31 Limit Street' }));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('saveProperties keeps listings with their owners', () => {
  test('a form of another site, which carries no token, changes nothing', async () => {
    const response = await t.post('africanscity/saveproperties', listingForm(), {
      headers: { origin: 'https://evil.example', cookie: 'authHeaderString=x; accessToken=x' },
    });
    await expectRefusal(response, 401);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a session that ends while the form is on its way leaves a whole listing or none', async () => {
    const picture = await drawPicture(60);
    const encoded = new Response(listingForm({}, [picture]));
    const body = new Uint8Array(await encoded.arrayBuffer());
    const half = Math.floor(body.length / 2);
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(body.subarray(0, half));
        await new Promise((resolve) => setTimeout(resolve, 200));
        await t.post('logoff', undefined, { headers });
        controller.enqueue(body.subarray(half));
        controller.close();
      },
    });
    const init = { headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' }, duplex: 'half' };
    const response = await t.post('africanscity/saveproperties', stream, init as RequestInit);
    const rows = await ownRows();
    expect([200, 401]).toContain(response.status);
    expect(rows).toHaveLength(response.status === 200 ? 1 : 0);
    for (const row of rows) expect(row.pictures).toHaveLength(1);
  });

  test("ignores fields that would change the owner or raise the caller's role", async () => {
    const other = await createUser(t.ctx.db);
    const form = listingForm({
      'user.id': String(other.id),
      createdAt: '2001-01-01T00:00:00Z',
      views: '9999',
      pictureUri: '/etc/passwd',
      featured: 'true',
      authorities: 'ADMIN',
    });
    expect((await save(form)).status).toBe(200);
    const [row] = await ownRows();
    expect(row).toMatchObject({ ownerId: owner.id, coverHash: null });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
    expect(await t.ctx.db.user.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({
      role: 'INDIVIDUAL',
      authorities: [],
    });
  });

  test('only the owner and administrators can edit one', async () => {
    const foreign = await createProperty(t.ctx.db);
    const response = await save(listingForm({ id: String(foreign.id), price: '1' }));
    expect([403, 404]).toContain(response.status);
    expect(await t.ctx.db.property.findUniqueOrThrow({ where: { id: foreign.id } })).toEqual(foreign);
  });

  test('an administrator edits any, and lists for the user they name', async () => {
    const admin = await createUser(t.ctx.db, { role: 'ADMIN' });
    const asAdmin = await logIn(t, admin);
    const listed = await t.post('africanscity/saveproperties', listingForm({ 'user.id': String(owner.id) }), {
      headers: asAdmin,
    });
    expect(listed.status).toBe(200);
    const [row] = await ownRows();
    const edited = await t.post('africanscity/saveproperties', listingForm({ id: String(row?.id), price: '99' }), {
      headers: asAdmin,
    });
    expect(edited.status).toBe(200);
    expect((await ownRows())[0]).toMatchObject({ ownerId: owner.id });
    expect((await ownRows())[0]?.price.toString()).toBe('99');
  });
});

describe('saveProperties changes a listing', () => {
  test('and keeps its pictures when none are sent, as existing clients echo the whole listing', async () => {
    const { id } = (await (await save(listingForm({}, [await drawPicture(40)]))).json()) as { id: number };
    const echo = listingForm({
      id: String(id),
      'user.id': String(owner.id),
      price: '130000',
      statusReadable: 'For Sale',
      pictureUri: 'pictures/x',
      contacts: '[object Object]',
      googleLocation: 'null',
      stateName: 'null',
      createdAt: '2026-01-01',
      logoPic: 'null',
    });
    expect((await save(echo)).status).toBe(200);
    const [row] = await ownRows();
    expect(row?.price.toString()).toBe('130000');
    expect(row?.pictures).toHaveLength(1);
    expect(row).toMatchObject({ googleLocation: null, stateName: null });
  });

  test('of two edits from the same version one wins and the other is told', async () => {
    const { id, version } = (await (await save(listingForm())).json()) as { id: number; version: number };
    const edits = ['1', '2'].map((price) => save(listingForm({ id: String(id), version: String(version), price })));
    const statuses = (await Promise.all(edits)).map((response) => response.status).sort();
    expect(statuses).toEqual([200, 409]);
  });

  test('back to what it was a moment ago, whether or not the client says from which version', async () => {
    const first = (await (await save(listingForm())).json()) as { id: number; version: number };
    for (const says of [true, false]) {
      let { version } = await t.ctx.db.property.findUniqueOrThrow({ where: { id: first.id } });
      for (const price of ['200', '100', '200', '100']) {
        const from = says ? { version: String(version) } : {};
        const saved = await save(listingForm({ id: String(first.id), price, ...from }));
        expect(saved.status).toBe(200);
        ({ version } = (await saved.json()) as { version: number });
        expect((await ownRows())[0]).toMatchObject({ version });
        expect((await ownRows())[0]?.price.toString(), `${price}, says its version: ${says}`).toBe(price);
      }
    }
  });

  test('once, when the same edit of a version is sent again after a lost reply', async () => {
    const { id, version } = (await (await save(listingForm())).json()) as { id: number; version: number };
    const edit = () => save(listingForm({ id: String(id), version: String(version), price: '7' }));
    const answers = [await edit(), await edit()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [saved, again] = await Promise.all(answers.map((answer) => answer.json()));
    expect(again).toEqual(saved);
    expect((await ownRows())[0]).toMatchObject({ version: version + 1 });
  });

  test('clients that do not say which version they started from keep working', async () => {
    const { id } = (await (await save(listingForm())).json()) as { id: number };
    for (const price of ['1', '2']) expect((await save(listingForm({ id: String(id), price }))).status).toBe(200);
  });

  test('an edit that races a deletion leaves the listing deleted', async () => {
    const { id } = (await (await save(listingForm())).json()) as { id: number };
    const [edit, removal] = await Promise.all([
      save(listingForm({ id: String(id), price: '5' })),
      t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers }),
    ]);
    expect([200, 404]).toContain(edit.status);
    expect(removal.status).toBe(200);
    expect((await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status).toBe(404);
  });
});

describe('saveProperties makes one listing of one submission', () => {
  test('sent twice and in parallel under one key; other content under the key is refused', async () => {
    const key = { 'idempotency-key': 'a-submission' };
    const responses = await Promise.all([save(listingForm(), key), save(listingForm(), key), save(listingForm(), key)]);
    const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: number }).id));
    expect(new Set(ids).size).toBe(1);
    expect(await ownRows()).toHaveLength(1);
    expect((await save(listingForm({ price: '7' }), key)).status).toBe(422);
  });

  test('sent again after a lost reply, also when it took the last place of the package', async () => {
    await t.ctx.db.setting.create({ data: { name: 'entitlements', value: { freeListings: 1, graceDays: 3 } } });
    const key = { 'idempotency-key': 'the-last-place' };
    const [first, again] = [await save(listingForm(), key), await save(listingForm(), key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect((await save(listingForm(), { 'idempotency-key': 'one-more' })).status).toBe(409);
  });

  test('by a double tap of a client that sends no key', async () => {
    const picture = await drawPicture(50);
    const responses = await Promise.all([save(listingForm({}, [picture])), save(listingForm({}, [picture]))]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    const rows = await ownRows();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.pictures).toHaveLength(1);
  });

  test('the same content by two people makes two', async () => {
    await save(listingForm());
    const other = await createUser(t.ctx.db);
    await t.post('africanscity/saveproperties', listingForm(), { headers: await logIn(t, other) });
    expect(await t.ctx.db.property.count({ where: { ownerId: { in: [owner.id, other.id] } } })).toBe(2);
  });
});

describe('saveProperties changes what the key made, where that is asked', () => {
  const changing = (values: Record<string, string> = {}, pictures: Uint8Array[] = []) =>
    listingForm({ changeMade: 'true', ...values }, pictures);

  test('to what is sent now: its words, its pictures in their order, within the package', async () => {
    await t.ctx.db.setting.create({ data: { name: 'entitlements', value: { freeListings: 1, graceDays: 3 } } });
    const key = { 'idempotency-key': 'a-lost-reply' };
    const [a, b, c] = await Promise.all([70, 71, 72].map((shade) => drawPicture(shade)));
    const first = await save(changing({}, [a!, b!]), key);
    const made = (await first.json()) as { id: number; version: number };
    expect(made).not.toHaveProperty('madeBefore');
    const [before] = (await ownRows())[0]!.pictures;
    const again = await save(changing({ price: '126000' }, [c!, a!]), key);
    expect([again.status, await again.json()]).toMatchObject([200, { id: made.id, madeBefore: true }]);
    const [row, ...others] = await ownRows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: made.id, version: made.version + 1, coverHash: row!.pictures[0]!.hash });
    expect(row!.price.toString()).toBe('126000');
    expect(row!.pictures.map(({ hash }) => hash)).toEqual([expect.any(String), before!.hash]);
    expect(row!.pictures[0]!.hash).not.toBe(before!.hash);
    const repeated = await save(changing({ price: '126000' }, [c!, a!]), key);
    expect(await repeated.json()).toEqual({ id: made.id, version: made.version + 1, priceHeld: false });
  });

  test('and makes another when that one was deleted', async () => {
    const key = { 'idempotency-key': 'a-deleted-one' };
    const { id } = (await (await save(changing(), key)).json()) as { id: number };
    await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers });
    expect(await (await save(listingForm(), key)).json()).toMatchObject({ id });
    const answer = (await (await save(changing(), key)).json()) as { id: number };
    expect(answer.id).not.toBe(id);
    expect(answer).not.toHaveProperty('madeBefore');
    expect((await save(changing({ price: '127000' }), key)).status).toBe(200);
    const rows = await ownRows();
    expect(rows.find((row) => row.id === answer.id)?.price.toString()).toBe('127000');
    expect(rows.find((row) => row.id === id)).toMatchObject({ deletedAt: expect.any(Date) });
    expect(rows).toHaveLength(2);
  });

  test('never updates a listing of another owner for whom the administrator used the key before', async () => {
    const [admin, other] = [await createUser(t.ctx.db, { role: 'ADMIN' }), await createUser(t.ctx.db)];
    const asAdmin = { ...(await logIn(t, admin)), 'idempotency-key': 'two-owners' };
    for (const { id } of [owner, other]) {
      const answer = await t.post('africanscity/saveproperties', changing({ 'user.id': String(id) }), {
        headers: asAdmin,
      });
      expect(answer.status).toBe(200);
    }
    expect(await t.ctx.db.property.count({ where: { ownerId: other.id } })).toBe(1);
    expect(await ownRows()).toHaveLength(1);
  });
});

describe('counts of a listing', () => {
  const counts = ['numRoom', 'numBathroom', 'numToilet', 'numGarage'] as const;
  const all = (value: string | undefined) => Object.fromEntries(counts.map((name) => [name, value]));

  test.each([
    ['absent', undefined],
    ['blank', ''],
    ['white space', '  '],
    ['null', 'null'],
  ])('that are %s stay unknown, in every answer', async (_what, value) => {
    const city = `Unknown ${_what}`;
    const saved = await save(listingForm({ ...all(value), city }));
    expect(saved.status).toBe(200);
    const { id } = (await saved.json()) as { id: number };
    const unknown = { numRoom: null, numBathroom: null, numToilet: null, numGarage: null };
    expect((await ownRows())[0]).toMatchObject(unknown);
    const read = async (path: string) => (await (await t.get(`africanscity/${path}`, { headers })).json()) as never;
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject(unknown);
    expect(await read(`getcomparedproperties?ids=${id}`)).toMatchObject([unknown]);
    const card = { id, numRoom: null, numBathroom: null };
    expect(await read(`getpaginatedproperties?city=${encodeURIComponent(city)}`)).toMatchObject({ content: [card] });
    expect(await read('getpropertiesbyloggedinuser?page=0&size=5')).toMatchObject({ content: [unknown] });
    // Found by its words all the same, and not among those that have rooms.
    expect(await read(`getpaginatedproperties?text=${encodeURIComponent(`greendale ${city}`)}`)).toMatchObject({
      content: [{ id }],
    });
    expect(await read(`getpaginatedproperties?city=${encodeURIComponent(city)}&roomMin=1`)).toMatchObject({
      totalElements: 0,
    });
  });

  test('that are typed as 0 stay 0, and an edit that echoes null leaves them unknown', async () => {
    const first = (await (await save(listingForm(all('0')))).json()) as { id: number };
    const none = { numRoom: 0, numBathroom: 0, numToilet: 0, numGarage: 0 };
    expect((await ownRows())[0]).toMatchObject(none);
    expect(await (await t.get(`africanscity/getpropertiesbyid?id=${first.id}`)).json()).toMatchObject(none);
    expect((await save(listingForm({ id: String(first.id), ...all('null') }))).status).toBe(200);
    expect((await ownRows())[0]).toMatchObject({ numRoom: null, numGarage: null });
  });
});
