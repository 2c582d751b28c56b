import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { seedPlaces } from '@africanscity/db/seed/places';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cardColumns, cardJoins } from '../src/domains/listings/search/card-sql.ts';
import { countFacets } from '../src/domains/listings/search/facets/facets.ts';
import { filterConditions } from '../src/domains/listings/search/filter-conditions.ts';
import { getPaginatedProperties } from '../src/domains/listings/search/get-paginated-properties.ts';
import { getSearchSuggestions } from '../src/domains/listings/search/search-suggestions.ts';
import type { RequestContext } from '../src/context.ts';
import { backendPids, cpuTimes, cpuTimeSince } from './cpu-time.ts';
import { loadListings } from './synthetic-listings.ts';

/**
 * Milliseconds of processor time, of Node and Postgres together, for a page, the last page that has a number, the facets of
 * filters that nothing is counted ahead for, and suggestions: medians of five, at the number of listings in the argument:
 * `npx pnpm exec node apps/api/bench/narrowed.ts 100000`. Beside them the limit, which is to fetch the cards of a page whose numbers are
 * known, and the naive way: count and sort all that match, and one GROUP BY a facet. Linux only. `--rounds`, fewer for a
 * quick look; `--database`, the address of one that was filled before; `--elapsed`, the milliseconds that pass, for a machine that
 * does nothing else: the median and what 95 of 100 keep, without the naive way.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, database: { type: 'string' }, elapsed: { type: 'boolean' } },
});
const size = Number(positionals[0] ?? 10_000);
const rounds = Number(options.rounds);
/** What takes longer is measured once. */
const slowMs = 500;

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
  'a group of kinds': { kind: 'Home' },
  'a city as a place': { place: 'city-03' },
  'an area and those beside it': { place: 'area-7', nearby: 'true', propertyStatus: 'FOR_SALE' },
  'a small city as a place, 6 rooms, 3 baths': { place: 'city-30', roomMin: '6', bathroomMin: '3' },
  '20 kilometres around a place': { latitude: '-21', longitude: '26', radiusKm: '20' },
  'what nothing meets: 9 rooms': { roomMin: '9' },
  'a kind in words': { text: 'house' },
  'a city in words': { text: 'city 00' },
  'a word of every listing': { text: 'jacaranda' },
  'the same in a city, with 3 rooms': { text: 'jacaranda', city: 'City 00', roomMin: '3' },
  'the same in a city, a kind': { text: 'jacaranda cottage city 03' },
  'a type and an area in words': { text: 'cottage area 17' },
  'rooms, a kind and a price in words': { text: '3 bedroom house under 90k' },
  'a kind, a city and a price in words': { text: 'cottage city 03 under 90k' },
  'a word that a fifth has': { text: 'pool' },
  'the same with a kind and a city': { text: 'house with pool city 03' },
  'another in the largest city': { text: 'furnished apartment city 00 to rent' },
};
const typed = ['a', 'area', 'city 0', 'house in area 1', 'harre'];

const folder = options.database === undefined ? await mkdtemp(join(tmpdir(), 'africanscity-bench-')) : null;
// Postgres runs as another user where this process is root.
if (folder) await chmod(folder, 0o755);
const server = folder ? await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false }) : null;
const url = options.database ?? server!.url;
const { db, pool, close } = openDatabase(url, () => {});
const ctx = { db, pool, clock: () => new Date(), config: { publicUrl: 'http://localhost' } } as RequestContext;
try {
  if (server) {
    await migrate(url);
    await seedPlaces(db);
    await loadListings(url, size);
  }
  const table: Record<string, object> = {};
  // What a process does once is no part of a page.
  await measureFilter({});
  for (const [name, texts] of Object.entries(filters)) table[name] = await measureFilter(texts);
  console.table(table);
  const suggestions: Record<string, object> = {};
  for (const text of typed)
    suggestions[text] = { suggestions: await median(() => getSearchSuggestions(ctx, { text })) };
  console.table(suggestions);
} finally {
  await close();
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}

async function measureFilter(texts: ListingFilterTexts): Promise<object> {
  const filter = ListingFilter.parse(texts);
  // As the pages of the web ask for them.
  const pageAt = (page: number) => getPaginatedProperties(ctx, { ...filter, page, size: 25, alike: 'together' });
  const { content, totalElements, moreThanTotal, totalPages } = await pageAt(0);
  const ids = content.map(({ id }) => id);
  return {
    page: await median(() => pageAt(0)),
    'last page': await median(() => pageAt(Math.max(0, totalPages - 1))),
    facets: await median(() => countFacets({ pool }, filter)),
    'cards alone': await median(() =>
      pool.query(`SELECT ${cardColumns} FROM properties p ${cardJoins} WHERE p.id = ANY ($1)`, [ids]),
    ),
    ...(!options.elapsed && {
      'naive page': await median(() => naivePage(filter)),
      'naive facets': await median(() => naiveFacets(filter)),
    }),
    total: `${moreThanTotal ? 'more than ' : ''}${totalElements}`,
  };
}

async function naiveWhere(filter: ListingFilter) {
  const { where, values } = await filterConditions({ pool }, { ...filter, text: undefined });
  return filter.text === undefined
    ? { where, values }
    : { where: `${where} AND p.words @@ plainto_tsquery('english', $${values.push(filter.text)})`, values };
}

async function naivePage(filter: ListingFilter): Promise<void> {
  const { where, values } = await naiveWhere(filter);
  await pool.query(`SELECT count(*) FROM properties p WHERE ${where}`, values);
  await pool.query(`SELECT p.* FROM properties p WHERE ${where} ORDER BY p.ranked_at DESC, p.id DESC LIMIT 25`, values);
}

async function naiveFacets(filter: ListingFilter): Promise<void> {
  const { where, values } = await naiveWhere(filter);
  for (const by of ['listed_as', 'type', 'city', 'place_id', 'num_room', 'num_bathroom', 'num_garage', 'pictured'])
    await pool.query(`SELECT p.${by}, count(*) FROM properties p WHERE ${where} GROUP BY 1`, values);
}

async function median(run: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  while (times.length < rounds && (times[0] ?? 0) < slowMs) {
    const before = options.elapsed ? performance.now() : cpuTimes([process.pid, ...(await backendPids(pool))]);
    try {
      await run();
    } catch {
      return 'too slow';
    }
    times.push(typeof before === 'number' ? performance.now() - before : cpuTimeSince(before));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(times.length / 2)]!.toFixed(1);
  const slow = sorted[Math.ceil(0.95 * times.length) - 1]!.toFixed(1);
  return options.elapsed ? `${middle} / ${slow}` : middle;
}
