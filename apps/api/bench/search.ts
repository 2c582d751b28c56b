import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { withDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { backendPids, cpuTimeSince, cpuTimes } from './cpu-time.ts';
import { measureWrites } from './measure-writes.ts';
import { loadListings } from './synthetic-listings.ts';

/**
 * What a page of the search costs in processor time, of Node and Postgres together: node-postgres by
 * hand, ours, and the naive way, in turn, for each number of listings in the arguments:
 * `npx pnpm exec node apps/api/bench/search.ts 10000 100000`. Linux only. `--rounds` and `--pages`, fewer for a quick look.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string', default: '60' } },
});
const sizes = positionals.map(Number);
const rounds = Number(options.rounds);
const pagesARound = Number(options.pages);
const slowMs = 100;

const filters = {
  'for sale and for rent': '',
  'for sale': 'propertyStatus=FOR_SALE',
  'a type': 'propertyType=House',
  'for sale, a type, a city': 'propertyStatus=FOR_SALE&propertyType=House&city=City%2000',
};
const orders = ['createdAt-DESC', 'price-ASC'];
const names = ['handWritten', 'ours', 'naive'] as const;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Addresses = Record<(typeof names)[number], string>;

const folder = await mkdtemp(join(tmpdir(), 'africanscity-bench-'));
// Postgres runs as another user where this process is root.
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
const admin = new pg.Client({ connectionString: server.url });
await admin.connect();
try {
  for (const size of sizes.length ? sizes : [10_000]) await measureSize(size);
} finally {
  await admin.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<void> {
  const url = withDatabase(server.url, `bench_${size}`);
  await admin.query(`CREATE DATABASE bench_${size}`);
  await migrate(url);
  const started = performance.now();
  await loadListings(url, size);
  console.log(
    `\n${size} listings, loaded in ${Math.round((performance.now() - started) / 1000)} s. Milliseconds of processor time a page:`,
  );
  const child = fork(join(import.meta.dirname, 'serve.ts'), { env: { ...process.env, BENCH_DATABASE_URL: url } });
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => Promise.reject(new Error(`The servers ended with status ${code}.`)));
  failed.catch(() => {});
  try {
    const [addresses] = (await Promise.race([once(child, 'message'), failed])) as [Addresses];
    console.table(await measurePages(addresses, child.pid ?? 0, `bench_${size}`));
  } finally {
    child.kill();
    await exited;
  }
  const { counted, uncounted } = await measureWrites(url);
  console.log('Writes a second:');
  console.table({ 'with counters': rounded(counted), without: rounded(uncounted) });
}

async function measurePages(addresses: Addresses, serverPid: number, database: string) {
  const table: Record<string, object> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const { totalPages } = (await (await fetch(`${addresses.ours}?${filter}`)).json()) as { totalPages: number };
    const depths = { first: 0, middle: Math.floor(totalPages / 2), last: Math.max(0, totalPages - 1) };
    for (const [depth, page] of Object.entries(depths)) {
      const costs: Record<(typeof names)[number], number[]> = { handWritten: [], ours: [], naive: [] };
      for (let at = 0; at < rounds; at += 1) {
        for (const one of names) {
          if ((costs[one][0] ?? 0) > slowMs) continue;
          const urls = orders.map((order) => `${addresses[one]}?${filter}&page=${page}&orderBy=${order}`);
          // The naive way runs into the time limit of a query.
          const cost = pageCost(urls, serverPid, database);
          costs[one].push(await (one === 'naive' ? cost.catch(() => Number.POSITIVE_INFINITY) : cost));
        }
      }
      const [hand, ours, naive] = [median(costs.handWritten), median(costs.ours), median(costs.naive)];
      table[`${name}: ${depth}`] = {
        page,
        'by hand': hand.toFixed(2),
        ours: ours.toFixed(2),
        'by hand / ours': (hand / ours).toFixed(2),
        naive: naive.toFixed(2),
        'naive / ours': (naive / ours).toFixed(1),
      };
    }
  }
  return table;
}

/** Mean over the addresses, which differ in their order only. */
async function pageCost(urls: string[], serverPid: number, database: string): Promise<number> {
  // The first answers open a connection and plan. What then takes long is asked for only once.
  let slowest = 0;
  for (const url of [...urls, ...urls]) {
    const start = performance.now();
    await fetchInTurn([url], 1);
    slowest = performance.now() - start;
  }
  const times = slowest > slowMs ? 1 : pagesARound / urls.length;
  const pids = [serverPid, ...(await backendPids(admin, database))];
  const before = cpuTimes(pids);
  await fetchInTurn(urls, times);
  return cpuTimeSince(before) / (times * urls.length);
}

async function fetchInTurn(urls: string[], times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    for (const url of urls) {
      const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
      await once(response.resume(), 'end');
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    }
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(rates: object) {
  return Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, Math.round(rate as number)]));
}
