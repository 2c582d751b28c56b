import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countFacets } from '../src/domains/listings/search/facets/facets.ts';
import { findNarrowedPage } from '../src/domains/listings/search/narrowed-page.ts';
import { cpuTimes, cpuTimeSince } from './cpu-time.ts';
import { loadListings } from './synthetic-listings.ts';

/**
 * Milliseconds of processor time, of Node and Postgres together, for a page and for the facets of filters that nothing is
 * counted ahead for, medians of five, at the number of listings in the argument:
 * `node apps/api/bench/narrowed.ts 100000`. Linux only. `--rounds`, fewer for a quick look.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const size = Number(positionals[0] ?? 10_000);
const rounds = Number(options.rounds);

const filters: Record<string, ListingFilterTexts> = {
  'no filter': {},
  'at least 3 rooms': { roomMin: '3' },
  'for rent, a price range, 2 baths': {
    propertyStatus: 'FOR_RENT',
    priceMin: '200',
    priceMax: '800',
    bathroomMin: '2',
  },
  'a type, a city, with pictures': { propertyType: 'House', city: 'City 00', withPictures: 'true' },
  'a word of every listing': { text: 'jacaranda' },
  'the same in a city, with 3 rooms': { text: 'jacaranda', city: 'City 00', roomMin: '3' },
  'a type and an area in words': { text: 'cottage area 17' },
};

const folder = await mkdtemp(join(tmpdir(), 'africanscity-bench-'));
// Postgres runs as another user where this process is root.
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
const { pool, close } = openDatabase(server.url, () => {});
try {
  await migrate(server.url);
  await loadListings(server.url, size);
  const table: Record<string, object> = {};
  for (const [name, texts] of Object.entries(filters)) {
    const filter = ListingFilter.parse(texts);
    const order = filter.text === undefined ? 'createdAt-DESC' : 'match';
    table[name] = {
      page: await median(() => findNarrowedPage({ pool }, filter, order, { offset: 0 }, 25)),
      facets: await median(() => countFacets({ pool }, filter)),
      total: (await findNarrowedPage({ pool }, filter, order, { offset: 0 }, 25).catch(() => ({ total: 'too slow' })))
        .total,
    };
  }
  console.table(table);
} finally {
  await close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function median(run: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const before = cpuTimes([process.pid, ...(await backends())]);
    try {
      await run();
    } catch {
      return 'too slow';
    }
    times.push(cpuTimeSince(before));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!.toFixed(0);
}

async function backends(): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
  );
  return rows.map((row) => row.pid);
}
