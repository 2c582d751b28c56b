import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebhookSecret, signedHeaders } from '../src/domains/companies/webhooks/signature.ts';
import { keyScopes } from '@africanscity/contracts/key-scopes';
import { allEndpoints } from '@africanscity/contracts/operations';
import { createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { verifiedAgency } from './verified-agency.ts';

const page = await readFile(join(import.meta.dirname, '../../../docs/integrations.md'), 'utf8');

let t: TestApp;
let environment: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.upsert({ where: { name: 'House' }, create: { name: 'House' }, update: {} });
  const owner = await createUser(t.ctx.db);
  const { id } = await verifiedAgency(t, owner.id);
  const form = new URLSearchParams({ id: String(id), name: 'Examples', scopes: keyScopes.join(',') });
  const created = await t.post('africanscity/createapikey', form, { headers: await logIn(t, owner) });
  const { key } = (await created.json()) as { key: string };
  environment = { SITE: new URL(t.url).origin, KEY: key };
});
afterAll(() => t.close());

/** Runs an example as a reader would paste it, and returns what it prints. */
async function run(example: string): Promise<string> {
  const failing = example.replaceAll('curl ', 'curl --silent --show-error --fail-with-body ');
  const env = { PATH: process.env.PATH ?? '', ...environment };
  return promisify(execFile)('bash', ['-ec', failing], { env }).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => Promise.reject(new Error(`${message}\n${stdout}`)),
  );
}

test('the examples of docs/integrations.md work in their order', async () => {
  const examples = [...page.matchAll(/```sh\n([^]*?)```/g)].map((found) => found[1] ?? '');
  expect(examples).toHaveLength(4);
  const [list, create, change, enquiries] = examples as [string, string, string, string];
  expect(JSON.parse(await run(list))).toMatchObject({ totalElements: 0 });
  const { id } = JSON.parse(await run(create)) as { id: number };
  expect(JSON.parse(await run(create))).toMatchObject({ id });
  environment.ID = String(id);
  await run(change);
  const row = await t.ctx.db.property.findUniqueOrThrow({ where: { id } });
  expect([row.price.toNumber(), row.deletedBy]).toEqual([82_000, 'owner']);
  expect(JSON.parse(await run(enquiries))).toMatchObject({ totalElements: 0 });
});

test('the table of scopes in docs/integrations.md names every call that a key may make', () => {
  for (const scope of keyScopes) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${scope}\``)) ?? '';
    const named = [...row.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map((found) => found[1]);
    const calls = allEndpoints.filter(({ keyScope }) => keyScope === scope).map(({ name }) => name);
    expect(named.toSorted()).toEqual(calls.toSorted());
  }
});

test('the example of docs/integrations.md accepts signed messages, and no others', async () => {
  const source = /```js\n([^]*?)```/.exec(page)?.[1] ?? '';
  const { readEvent } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    readEvent: (secret: string, headers: Record<string, string>, body: string) => object;
  };
  const [secret, former] = [createWebhookSecret(), createWebhookSecret()];
  const body = '{"type":"webhook.test"}';
  const signedAt = (timestamp: number) => signedHeaders([secret, former], { id: 'msg_1', timestamp, body });
  const now = Math.floor(Date.now() / 1000);
  expect(readEvent(secret, signedAt(now), body)).toEqual({ type: 'webhook.test' });
  expect(readEvent(former, signedAt(now), body)).toEqual({ type: 'webhook.test' });
  expect(() => readEvent(secret, signedAt(now), '{}')).toThrow('wrong signature');
  expect(() => readEvent(createWebhookSecret(), signedAt(now), body)).toThrow('wrong signature');
  expect(() => readEvent(secret, signedAt(now - 400), body)).toThrow('old message');
});
