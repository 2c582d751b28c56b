import { openDatabase } from '@africanscity/db/client';
import { readFileSync } from 'node:fs';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { countFacets } from '../src/domains/listings/search/facets/facets.ts';
import { getPaginatedProperties } from '../src/domains/listings/search/get-paginated-properties.ts';
const { db, pool, close } = openDatabase(readFileSync('/tmp/pg.log', 'utf8').trim(), console.error, 60_000);
const orig = pool.query.bind(pool);
const on = process.argv[4] === 'full';
let warm = false;
(pool as any).query = async (q: any, v: any) => {
  const text = typeof q === 'string' ? q : q.text,
    values = v ?? q.values;
  if (warm) {
    const t = performance.now();
    const r = await orig('EXPLAIN (ANALYZE, BUFFERS OFF) ' + text, values);
    console.log('-----', (performance.now() - t).toFixed(1));
    if (on) console.log(text.slice(0, 3000));
    const lines = r.rows.map((x: any) => x['QUERY PLAN']);
    console.log(on ? lines.join('\n') : lines.slice(-2).join('\n'));
  }
  return orig(q, v);
};
const ctx = { db, pool, clock: () => new Date(), config: { publicUrl: 'http://localhost' } } as any;
const { orderBy, ...given } = JSON.parse(process.argv[3]!);
const run = () =>
  process.argv[2] === 'facets'
    ? countFacets(ctx, ListingFilter.parse(given))
    : getPaginatedProperties(ctx, { ...ListingFilter.parse(given), orderBy, page: 0, size: 25, alike: 'together' });
await run();
await run();
warm = true;
await run();
await close();
