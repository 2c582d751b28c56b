import { writePackage } from '@africanscity/client/package';
import { allEndpoints } from '@africanscity/contracts/operations';
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../test/factories.ts';
import { listingForm } from '../../test/listing-form.ts';
import { logIn } from '../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { verifiedAgency } from '../../test/verified-agency.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../..');
// Within the project, so that the types of the contracts are found beside it.
const folder = join(import.meta.dirname, '../../node_modules/.cache', `client-${process.pid}`);

type Method = (input?: object, options?: object) => Promise<never>;
interface Package {
  createClient(options: object): Record<string, Method>;
  ApiError: new (...given: never[]) => Error;
}

let t: TestApp;
let client: Package;

beforeAll(async () => {
  t = await createTestApp();
  await mkdir(folder, { recursive: true });
  await writePackage(join(folder, 'client'));
  client = (await import(pathToFileURL(join(folder, 'client/index.js')).href)) as Package;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await t.close();
});

async function newKey(): Promise<string> {
  const owner = await createUser(t.ctx.db);
  const { id } = await verifiedAgency(t, owner.id);
  const form = new URLSearchParams({ id: String(id), name: 'Program', scopes: 'listings:read,listings:write' });
  const response = await t.post('africanscity/createapikey', form, { headers: await logIn(t, owner) });
  return ((await response.json()) as { key: string }).key;
}

describe('the client package', () => {
  test.each(allEndpoints.map(({ name }) => name))('reaches %s with its method, without an account', async (name) => {
    const call = client.createClient({ api: t.url, retries: 0 })[name]!;
    const code = await call().then(
      () => 'answered',
      (error: Error & { status: number; code: string }) => {
        expect(error, String(error)).toBeInstanceOf(client.ApiError);
        return `${error.status} ${error.code}`;
      },
    );
    await t.ctx.db.rateLimit.deleteMany();
    expect(code).toMatch(/^(answered|400 \w+|401 (not_authenticated|invalid_client))$/);
  });

  test('creates, changes, reads and withdraws a listing with a key', async () => {
    const site = client.createClient({ api: `${t.url}/`, key: await newKey() });
    await t.ctx.db.propertyType.upsert({ where: { name: 'House' }, create: { name: 'House' }, update: {} });
    const form = Object.fromEntries(listingForm({ role: 'REAL_ESTATE', reference: 'home-17', price: '85000' }));
    const saved: { id: number } = await site.saveProperties!(form, { idempotencyKey: 'home-17' });
    const again: { id: number } = await site.saveProperties!(form, { idempotencyKey: 'home-17' });
    expect(again.id).toBe(saved.id);
    await site.changeOwnListing!({ id: saved.id, price: 82_000 });
    const own: { content: object[] } = await site.getPropertiesByLoggedInUser!({ size: 10 });
    expect(own.content).toMatchObject([{ id: saved.id, price: 82_000 }]);
    await site.deletePropertyById!({ id: saved.id });
    const left: { content: object[] } = await site.getPropertiesByLoggedInUser!();
    expect(left.content).toEqual([]);
  });

  test('finds homes in the types and the language that are asked for', async () => {
    const { id } = await createProperty(t.ctx.db, { city: 'Hwange', status: 'FOR_RENT', price: 700 });
    const site = client.createClient({ api: t.url, language: 'fr' });
    const page: { content: object[] } = await site.getPaginatedProperties!({
      city: 'Hwange',
      withPictures: false,
      roomMin: 2,
    });
    expect(page.content).toMatchObject([{ id, price: 700, statusReadable: 'À louer' }]);
  });

  test('explains refusals by field, and names the request', async () => {
    const site = client.createClient({ api: t.url });
    await expect(site.getPropertiesById!({ id: 'seventeen' })).rejects.toMatchObject({
      status: 400,
      code: expect.any(String),
      errors: [{ field: 'id', defaultMessage: expect.any(String) }],
      requestId: expect.stringMatching(/\S/),
    });
  });

  test('waits for a busy site before it reads again, and never writes twice without a name', async () => {
    const seen: string[] = [];
    const busy = createServer((request, response) => {
      seen.push(request.method!);
      request.resume();
      if (seen.length % 2)
        return response.writeHead(503, { 'retry-after': '0' }).end('{"code":"unavailable","message":"Busy"}');
      return response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const site = client.createClient({ api: `http://127.0.0.1:${(busy.address() as AddressInfo).port}` });
    expect(await site.getCompanies!()).toEqual([]);
    expect(seen).toEqual(['GET', 'GET']);
    await expect(site.saveFavorite!({ id: 1 })).rejects.toMatchObject({ code: 'unavailable', message: 'Busy' });
    expect(seen).toEqual(['GET', 'GET', 'POST']);
    busy.close();
    busy.closeAllConnections();
  });
});

describe('the types of the client package', () => {
  async function compile(name: string, source: string): Promise<string> {
    await writeFile(join(folder, name), source);
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '@africanscity/config/tsconfig.json',
        compilerOptions: { incremental: false },
        files: [name],
      }),
    );
    const outcome = await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    return outcome.stdout;
  }

  test('have every field of every answer with the type of the contracts', async () => {
    const source = `
      import type { EndpointOutput } from '@africanscity/contracts/call';
      import type { domains } from '@africanscity/contracts/operations';
      import type { Calls } from './client/index.js';
      type Domains = typeof domains;
      type All = { [D in keyof Domains]: Domains[D]['calls'] }[keyof Domains];
      type Output<Call> = Call extends { responds: 'empty' } ? void : EndpointOutput<Call>;
      type Differing<Group> = { [Name in keyof Group]: Name extends keyof Calls
        ? Output<Group[Name]> extends Calls[Name]['output'] ? never : Name
        : Name }[keyof Group];
      type Every<Group> = Group extends unknown ? Differing<Group> : never;
      // Names the calls whose types differ.
      export const differing: Record<Every<All>, true> = {};
    `;
    expect(await compile('contracts.ts', source)).toBe('');
  });

  test('refuse unknown calls, fields and values', async () => {
    const source = `
      import { createClient } from './client/index.js';
      const site = createClient({ api: 'https://example.com/api' });
      const homes = await site.getPaginatedProperties({ text: 'house', size: 10, withPictures: true });
      export const price: number = homes.content[0]!.price;
      // @ts-expect-error: no such call.
      await site.getHomes();
      // @ts-expect-error: no such field.
      await site.getPaginatedProperties({ words: 'house' });
      // @ts-expect-error: no such status.
      await site.getPaginatedProperties({ propertyStatus: 'FREE' });
      // @ts-expect-error: a field is missing.
      await site.getPropertiesById();
    `;
    expect(await compile('program.ts', source)).toBe('');
  });
});
