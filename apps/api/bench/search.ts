import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import pg from 'pg';
import { withDatabase } from '../test/global-setup.ts';
import { measureWrites } from './measure-writes.ts';
import { loadListings } from './synthetic-listings.ts';

/**
 * Pages a second of the search: node-postgres by hand, ours, and the naive way, in turn, for each number
 * of listings in the arguments: `node apps/api/bench/search.ts 10000 100000`.
 */
const sizes = process.argv.slice(2).map(Number);
const rounds = 7;
const pagesARound = 200;
const connections = 4;
const slowMs = 200;

const filters = {
  'for sale and for rent': '',
  'for sale': 'propertyStatus=FOR_SALE',
  'for sale, a type': 'propertyStatus=FOR_SALE&propertyType=House',
  'for sale, a type, a city': 'propertyStatus=FOR_SALE&propertyType=House&city=City%2000',
};
const orders = ['createdAt-DESC', 'price-ASC'];

type Addresses = Record<'handWritten' | 'ours' | 'naive', string>;

const folder = await mkdtemp(join(tmpdir(), 'africanscity-bench-'));
// Postgres runs as another user where this process is root.
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
try {
  for (const size of sizes.length ? sizes : [10_000]) await measureSize(size);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<void> {
  const url = withDatabase(server.url, `bench_${size}`);
  await onServer(`CREATE DATABASE bench_${size}`);
  await migrate(url);
  const started = performance.now();
  await loadListings(url, size);
  console.log(`\n${size} listings, loaded in ${Math.round((performance.now() - started) / 1000)} s. Pages a second:`);
  const child = fork(join(import.meta.dirname, 'serve.ts'), { env: { ...process.env, BENCH_DATABASE_URL: url } });
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => Promise.reject(new Error(`The servers ended with status ${code}.`)));
  failed.catch(() => {});
  try {
    const [addresses] = (await Promise.race([once(child, 'message'), failed])) as [Addresses];
    console.table(await measurePages(addresses));
  } finally {
    child.kill();
    await exited;
  }
  const { counted, uncounted } = await measureWrites(url);
  console.table({ 'with counters': round(counted), 'without': round(uncounted) });
  await onServer(`DROP DATABASE bench_${size} WITH (FORCE)`);
}

async function measurePages(addresses: Addresses) {
  const table: Record<string, object> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const { totalPages } = (await (await fetch(`${addresses.ours}?${filter}`)).json()) as { totalPages: number };
    const depths = { first: 0, middle: Math.floor(totalPages / 2), last: Math.max(0, totalPages - 1) };
    for (const [depth, page] of Object.entries(depths)) {
      const rates: Record<keyof Addresses, number[]> = { handWritten: [], ours: [], naive: [] };
      for (let at = 0; at < rounds; at += 1) {
        for (const server of Object.keys(rates) as (keyof Addresses)[]) {
          const order = orders[at % orders.length];
          rates[server].push(await pagesPerSecond(`${addresses[server]}?${filter}&page=${page}&orderBy=${order}`));
        }
      }
      const [hand, ours, naive] = [median(rates.handWritten), median(rates.ours), median(rates.naive)];
      table[`${name}: ${depth}`] = {
        page, 'by hand': hand, ours, 'ours / by hand': (ours / hand).toFixed(2), naive, 'ours / naive': (ours / naive).toFixed(1),
      };
    }
  }
  return table;
}

async function pagesPerSecond(url: string): Promise<number> {
  // The first answers plan and warm up. What then takes long is measured by one more.
  for (let at = 0; at < 3; at += 1) await Promise.all(Array.from({ length: connections }, async () => (await fetch(url)).text()));
  const start = performance.now();
  await (await fetch(url)).text();
  const took = performance.now() - start;
  if (took > slowMs) return Math.round(10_000 / took) / 10;
  const begin = performance.now();
  await Promise.all(Array.from({ length: connections }, () => fetchInTurn(url, pagesARound / connections)));
  return Math.round((pagesARound * 1000) / (performance.now() - begin));
}

/** Over one kept connection; as little work as a client can do, since it shares the machine with the servers. */
async function fetchInTurn(url: string, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let at = 0; at < times; at += 1) {
    const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    await once(response.resume(), 'end');
  }
  agent.destroy();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(rates: object) {
  return Object.fromEntries(Object.entries(rates).map(([name, rate]) => [`${name} a second`, Math.round(rate as number)]));
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
