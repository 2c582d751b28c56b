import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { verifiedAgency } from '../../../test/verified-agency.ts';
import { countLandings } from '../../domains/listings/landing/count-landings.ts';

let t: TestApp;
let key: string;
let client: Client;

beforeAll(async () => {
  t = await createTestApp();
  key = await newKey('listings:read');
  client = await connect(key);
});
afterAll(async () => {
  await client.close();
  await t.close();
});

async function newKey(scopes: string): Promise<string> {
  const owner = await createUser(t.ctx.db);
  const { id } = await verifiedAgency(t, owner.id);
  const form = new URLSearchParams({ id: String(id), name: 'Assistant', scopes });
  const response = await t.post('africanscity/createapikey', form, { headers: await logIn(t, owner) });
  return ((await response.json()) as { key: string }).key;
}

async function connect(withKey: string, options: ConstructorParameters<typeof Client>[1] = {}): Promise<Client> {
  const connected = new Client({ name: 'test', version: '1.0.0' }, options);
  const headers = { authorization: `Bearer ${withKey}` };
  await connected.connect(new StreamableHTTPClientTransport(new URL(`${t.url}/mcp`), { requestInit: { headers } }));
  return connected;
}

async function read(name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const result = await client.callTool({ name, arguments: given });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return result.structuredContent as Record<string, unknown>;
}

async function refusal(name: string, given: Record<string, unknown>): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: given });
  expect(isError).toBe(true);
  return (content as { text: string }[])[0]!.text;
}

describe('tools for assistants', () => {
  test('are three, which only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_listings', 'get_listing', 'get_market_numbers']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getServerVersion()).toMatchObject({ name: 'property-listings', title: 'AfricansCity' });
  });

  test('are the same for clients of either generation of the protocol', async () => {
    for (const mode of ['legacy', 'auto'] as const) {
      const other = await connect(key, { versionNegotiation: { mode } });
      expect((await other.listTools()).tools).toHaveLength(3);
      await other.close();
    }
  });

  test('find homes by a text as the search box reads it', async () => {
    const { id } = await createProperty(t.ctx.db, {
      type: 'Cottage',
      city: 'Chirundu',
      area: 'Riverside',
      numRoom: 5,
      price: 64_000,
      description: 'A quiet cottage with a borehole.',
    });
    const smaller = await createProperty(t.ctx.db, {
      type: 'Cottage',
      city: 'Chirundu',
      area: 'Riverside',
      numRoom: 2,
    });
    const found = await read('search_listings', { text: 'cottage in Chirundu with at least 4 rooms' });
    expect(found).toMatchObject({ total: 1, moreThanTotal: false, page: 1, pages: 1, notMet: [] });
    expect(found.close).toMatchObject([{ id: smaller.id }]);
    expect(found.listings).toEqual([
      {
        id,
        url: expect.stringMatching(new RegExp(`^http.*/property/.*${id}$`)),
        type: 'Cottage',
        status: 'For Sale',
        place: 'Riverside, Chirundu',
        country: 'ZW',
        askingPrice: '$64,000',
        usd: 64_000,
        facts: expect.arrayContaining(['5 rooms', '2 baths']),
        squareMeters: 240,
        moveInCost: null,
        photos: 0,
        listedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        verifiedCompany: false,
      },
    ]);
  });

  test('give pages of ten, in an order of prices', async () => {
    for (let price = 201; price <= 212; price += 1)
      await createProperty(t.ctx.db, { city: 'Binga', price: price * 1000 });
    const asked = { text: 'binga', order: 'price-ASC', priceMin: 202_000 };
    const first = await read('search_listings', asked);
    expect(first).toMatchObject({ total: 11, page: 1, pages: 2 });
    expect((first.listings as { usd: number }[]).map(({ usd }) => usd)).toEqual([
      202_000, 203_000, 204_000, 205_000, 206_000, 207_000, 208_000, 209_000, 210_000, 211_000,
    ]);
    const second = await read('search_listings', { ...asked, page: 2 });
    expect((second.listings as { usd: number }[]).map(({ usd }) => usd)).toEqual([212_000]);
  });

  test('read a home without its contacts', async () => {
    const owner = await createUser(t.ctx.db, { email: 'private@example.com', phone: '+263 77 123 4567' });
    const { id } = await createProperty(t.ctx.db, {
      ownerId: owner.id,
      city: 'Kariba',
      status: 'FOR_RENT',
      price: 450,
      numRoom: 4,
      description: 'A flat above the lake.',
    });
    const home = await read('get_listing', { id });
    expect(home).toMatchObject({
      id,
      status: 'For Rent',
      place: 'Avondale, Kariba',
      country: 'Zimbabwe',
      askingPrice: '$450 a month',
      usd: 450,
      description: 'A flat above the lake.',
      facts: { Rooms: '4', Bathrooms: '2', Toilets: '2', Garages: '1' },
    });
    expect(JSON.stringify(home)).not.toMatch(/private@example|123 ?4567/);
  });

  test('give the numbers of a place', async () => {
    for (let price = 1; price <= 7; price += 1)
      await createProperty(t.ctx.db, { city: 'Gweru', area: 'Senga', price: price * 10_000 });
    await countLandings(t.ctx);
    const numbers = await read('get_market_numbers', { path: '/for-sale/zimbabwe/gweru' });
    expect(numbers).toMatchObject({
      url: expect.stringMatching(/^http.*\/for-sale\/zimbabwe\/gweru$/),
      status: 'FOR_SALE',
      place: 'Gweru, Zimbabwe',
      type: null,
      homes: 7,
      usualPriceUsd: 40_000,
    });
  });

  test('explain input that they cannot read, and homes that are gone', async () => {
    expect(await refusal('get_listing', { id: 999_999_999 })).toBe('This listing was not found.');
    expect(await refusal('search_listings', { text: 'house', currency: 'naira' })).toContain(
      'currency: Must be a currency code, such as NGN',
    );
    expect(await refusal('get_market_numbers', { path: '<script>' })).toMatch(/path: .*for-sale/);
  });
});

describe('requests of assistants', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  function send(headers: Record<string, string>, body: string = JSON.stringify(list)): Promise<Response> {
    const accept = 'application/json, text/event-stream';
    return fetch(`${t.url}/mcp`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', ...headers },
      body,
    });
  }

  test('need a key with the scope for reading listings', async () => {
    const without = await send({});
    expect(without.status).toBe(401);
    expect(without.headers.get('www-authenticate')).toBe('Bearer');
    expect((await send({ authorization: 'Bearer ac_unknown' })).status).toBe(401);
    const other = await send({ authorization: `Bearer ${await newKey('enquiries:read')}` });
    expect(other.status).toBe(403);
    expect(await other.json()).toMatchObject({ code: 'missing_scope' });
  });

  test('are refused when they are no protocol messages, or too long', async () => {
    const authorization = `Bearer ${key}`;
    expect((await send({ authorization }, 'not JSON')).status).toBe(400);
    expect((await send({ authorization, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send({ authorization }, JSON.stringify({ ...list, params: 'x'.repeat(70_000) }))).status).toBe(413);
    expect((await fetch(`${t.url}/mcp`, { headers: { authorization } })).status).toBe(405);
  });
});
