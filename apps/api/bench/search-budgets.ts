import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { seedPlaces } from '@africanscity/db/seed/places';
import type { RequestContext } from '../src/context.ts';
import { countFacets } from '../src/domains/listings/search/facets/facets.ts';
import { getPaginatedProperties } from '../src/domains/listings/search/get-paginated-properties.ts';
import { getSearchSuggestions } from '../src/domains/listings/search/search-suggestions.ts';
import { countPlaces } from '../src/domains/listings/places/count-places.ts';
import { backendPids, cpuTimes, cpuTimeSince } from './cpu-time.ts';
import { randomSearches, type Search } from './random-searches.ts';
import { loadListings } from './synthetic-listings.ts';

/**
 * Milliseconds that searches take, median, 95th percentile and most: pages with their count, the same with a range of prices in
 * naira or rand in the order of prices or with a free text, facets and suggestions, of random filters and texts, the same ones at each run. Beside them the median and 95th percentile of the processor
 * time of this process and Postgres, which says more where the machine does other things. Name the number of listings to
 * make, `npx pnpm exec node apps/api/bench/search-budgets.ts 100000`, or with `--data` the DATA_DIR of a marketplace that does
 * not run.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    searches: { type: 'string', default: '150' },
    slowest: { type: 'string', default: '0' },
  },
});
const size = Number(positionals[0] ?? 12_756);
/** As a small installation gives to Postgres. */
const sharedMegabytes = 128;

const made = options.data === undefined ? await mkdtemp(join(tmpdir(), 'africanscity-bench-')) : null;
// Postgres runs as another user where this process is root.
if (made) await chmod(made, 0o755);
const folder = join(options.data ?? made!, 'postgres');
const server = await startEmbeddedPostgres({ folder, durable: false, megabytes: sharedMegabytes });
const { db, pool, close } = openDatabase(server.url, console.error, 60_000);
const ctx = {
  db,
  pool,
  clock: () => new Date(),
  config: { publicUrl: 'http://localhost', brand: {} },
} as unknown as RequestContext;
/** A text is parsed once per request. */
const aRequest = () => ({ ...ctx, memo: new Map() });
try {
  await migrate(server.url);
  if (made) {
    await seedPlaces(db);
    await loadListings(server.url, size);
  }
  await countPlaces({ db });
  // A marketplace that never fetched rates has none.
  await pool.query(
    `INSERT INTO exchange_rates (currency, rate, valid_from) SELECT currency, rate, '2026-01-05'
    FROM (VALUES ('NGN', 1550), ('ZAR', 18)) AS usual (currency, rate)
    WHERE NOT EXISTS (SELECT FROM exchange_rates e WHERE e.currency = usual.currency)`,
  );
  await pool.query('VACUUM (ANALYZE)');
  const { filters, texts, typed, priced } = await randomSearches(pool, Number(options.searches));
  const page = ({ orderBy, ...given }: Search) =>
    getPaginatedProperties(aRequest(), {
      ...ListingFilter.parse(given),
      orderBy,
      page: 0,
      size: 25,
      alike: 'together',
    });
  const facets = (given: Search) => countFacets(aRequest(), ListingFilter.parse({ ...given, orderBy: undefined }));
  console.table({
    'page with count': await measure(filters, page),
    'the same in a currency': await measure(priced, page),
    'the same with free text': await measure(texts, page),
    facets: await measure(filters, facets),
    'facets in a currency': await measure(priced, facets),
    'facets with free text': await measure(texts, facets),
    suggestions: await measure(typed, (text) => getSearchSuggestions(aRequest(), { text })),
  });
} finally {
  await close();
  await server.stop();
  if (made) await rm(made, { recursive: true, force: true });
}

/** Of each search the quickest of three runs, after a run of them all that warms the caches and the compiler. */
async function measure<Given>(searches: Given[], run: (given: Given) => Promise<unknown>) {
  for (const given of searches) await run(given);
  const times: { ms: number; cpu: number; given: Given }[] = [];
  for (const given of searches) {
    const runs: { ms: number; cpu: number }[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const spent = cpuTimes([process.pid, ...(await backendPids(pool))]);
      const started = performance.now();
      await run(given);
      runs.push({ ms: performance.now() - started, cpu: cpuTimeSince(spent) });
    }
    times.push({ ms: Math.min(...runs.map(({ ms }) => ms)), cpu: Math.min(...runs.map(({ cpu }) => cpu)), given });
  }
  times.sort((one, other) => one.ms - other.ms);
  for (const { ms, given } of times.slice(times.length - Number(options.slowest)))
    console.log(ms.toFixed(1), JSON.stringify(given));
  const [elapsed, processor] = [times.map(({ ms }) => ms), times.map(({ cpu }) => cpu).sort((a, b) => a - b)];
  const at = (sorted: number[], share: number) => Number(sorted[Math.ceil(share * sorted.length) - 1]!.toFixed(1));
  return {
    median: at(elapsed, 0.5),
    p95: at(elapsed, 0.95),
    most: at(elapsed, 1),
    'median of processor': at(processor, 0.5),
    'p95 of processor': at(processor, 0.95),
  };
}
