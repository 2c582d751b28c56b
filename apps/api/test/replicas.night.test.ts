import { type OpenDatabase, openDatabase } from '@africanscity/db/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProperty, createUser } from './factories.ts';
import { type RealServer, startRealServer } from './real-server.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replicated-database.ts';
import { hashPassword } from '../src/domains/accounts/passwords.ts';
import { clientCredentials, testPassword } from './log-in.ts';

const seconds = 30;
const writers = 4;
const readers = 8;

let database: ReplicatedDatabase;
let open: OpenDatabase;
let servers: RealServer[];

beforeAll(async () => {
  database = await startReplicatedDatabase(2);
  open = openDatabase(database.url, () => {});
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URLS: database.standbys.map(({ url }) => url).join(' '),
  };
  servers = [await startRealServer(settings), await startRealServer(settings)];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await open.close();
  await database.close();
});

/** A client that keeps cookies, as browsers do, and asks the two servers in turn. */
function openClient() {
  const cookies = new Map<string, string>();
  let turn = 0;
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    turn += 1;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${servers[turn % 2]!.url}/api/${path}`, {
      ...init,
      headers: { ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name!, value!);
    }
    return response;
  };
}

async function openOwner(): Promise<{ id: number; authorization: string; ask: ReturnType<typeof openClient> }> {
  const user = await createUser(open.db, { passwordHash: await hashPassword(testPassword) });
  const { id } = await createProperty(open.db, { ownerId: user.id, price: 100_000 });
  const ask = openClient();
  const body = new URLSearchParams({ grant_type: 'password', username: user.email, password: testPassword });
  const response = await ask('oauth/token', { method: 'POST', body, headers: { authorization: clientCredentials } });
  const { access_token } = (await response.json()) as { access_token: string };
  return { id, authorization: `bearer ${access_token}`, ask };
}

test('two servers lose no write, show each client its own, and fail no read while a replica dies and comes back', async () => {
  const until = Date.now() + seconds * 1_000;
  const faults: string[] = [];
  const acknowledged = new Map<number, number>();
  const done = { reads: 0, writes: 0 };

  async function write(): Promise<void> {
    const { id, authorization, ask } = await openOwner();
    for (let price = 100_000; Date.now() < until; ) {
      price += 10;
      const body = new URLSearchParams({ id: String(id), price: String(price) });
      const saved = await ask('africanscity/changeownlisting', { method: 'POST', body, headers: { authorization } });
      if (saved.status !== 200) faults.push(`write: ${saved.status} ${await saved.text()}`);
      else acknowledged.set(id, price);
      // The other server answers this one.
      const shown = (await (await ask(`africanscity/getpropertiesbyid?id=${id}`)).json()) as { price: number };
      if (shown.price !== acknowledged.get(id)) faults.push(`${id} shows ${shown.price} after ${price}`);
      done.writes += 1;
    }
  }

  async function read(): Promise<void> {
    const ask = openClient();
    while (Date.now() < until) {
      for (const path of ['getpaginatedproperties', 'getpropertiesfacets', 'getpaginatedproperties?text=garden']) {
        const response = await ask(`africanscity/${path}`);
        if (response.status !== 200) faults.push(`read: ${response.status} ${await response.text()}`);
        else await response.arrayBuffer();
        done.reads += 1;
      }
    }
  }

  async function crash(): Promise<void> {
    const [standby] = database.standbys;
    await new Promise((resolve) => setTimeout(resolve, seconds * 250));
    await standby!.kill();
    await new Promise((resolve) => setTimeout(resolve, seconds * 250));
    await standby!.start();
  }

  await Promise.all([crash(), ...Array.from({ length: writers }, write), ...Array.from({ length: readers }, read)]);
  expect(faults).toEqual([]);
  const stored = await open.db.property.findMany({ where: { id: { in: [...acknowledged.keys()] } } });
  expect(new Map(stored.map(({ id, price }) => [id, Number(price)]))).toEqual(acknowledged);
  expect(done.writes).toBeGreaterThan(writers);
  expect(done.reads).toBeGreaterThan(readers);
  for (const server of servers) {
    await expect
      .poll(async () => (await fetch(`${server.url}/api/health/ready`)).json())
      .toMatchObject({ status: 'ready' });
  }
});
