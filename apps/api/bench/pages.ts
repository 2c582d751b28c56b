import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { backendPids, cpuTimes, cpuTimeSince } from './cpu-time.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';

/**
 * Prints what a page costs, in milliseconds of processor time of the server and of Postgres: rendered for each request,
 * cached, and cached with a known tag; and what a missing file costs. `--data` names the DATA_DIR of a marketplace that
 * does not run, the demo otherwise. Needs Linux and the built web.
 */
const { values: options } = parseArgs({
  options: { data: { type: 'string' }, rounds: { type: 'string', default: '100' } },
});
const rounds = Number(options.rounds);
const perBatch = 5;
const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'africanscity-pages-')));
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
const { db, pool, close } = openDatabase(postgres.url, (error) => console.error(error));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const table: Record<string, Record<string, number>> = {};

try {
  await measureWith({ PAGE_CACHE_SECONDS: '0' }, async (server, path) => ({
    rendered: await cost(server, () => ask(server, path)),
    'rendered, with Postgres': await cost(server, () => ask(server, path), true),
  }));
  await measureWith({ PAGE_CACHE_SECONDS: '3600' }, async (server, path) => {
    const { etag, size } = await ask(server, path);
    return {
      cached: await cost(server, () => ask(server, path)),
      'cached, known': await cost(server, () => ask(server, path, { 'if-none-match': etag }, 304)),
      'kB sent': round(size / 1000),
    };
  });
  console.table(table);
} finally {
  await close();
  agent.destroy();
  await postgres.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}

/** Measures each page on a server with these settings, after it has been asked as often as it is measured. */
async function measureWith(
  env: Record<string, string>,
  measure: (server: MeasuredServer, path: string) => Promise<Record<string, number>>,
): Promise<void> {
  const server = await startMeasuredServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: options.data ? 'off' : 'on',
    ...env,
  });
  try {
    await countLandings({ db });
    for (const [name, path] of Object.entries(await pagesOf(server))) {
      for (let at = 0; at < rounds; at += 1) await ask(server, path);
      table[name] = { ...table[name], ...(await measure(server, path)) };
    }
    const missing = await cost(server, () => ask(server, '/assets/none.js', {}, 404));
    table['a missing file'] = { rendered: missing };
  } finally {
    await server.stop();
  }
}

async function pagesOf(server: MeasuredServer): Promise<Record<string, string>> {
  return {
    home: '/home',
    results: '/Properties',
    listing: await addressOf(
      server,
      "SELECT '/property?id=' || max(id) AS path FROM properties WHERE listed_as = 'FOR_SALE'",
    ),
    landing: await addressOf(
      server,
      `SELECT '/for-sale/' || slug AS path FROM landing_pages JOIN places ON places.id = place_id
      WHERE status = 'FOR_SALE' ORDER BY homes DESC LIMIT 1`,
    ),
  };
}

/** Milliseconds of processor time of one request, the median of batches; with `withPostgres`, of Postgres too. */
async function cost(server: MeasuredServer, work: () => Promise<unknown>, withPostgres = false): Promise<number> {
  const batches: number[] = [];
  for (let done = 0; done < rounds; done += perBatch) {
    const before = cpuTimes([server.pid, ...(withPostgres ? await backendPids(pool) : [])]);
    for (let at = 0; at < perBatch; at += 1) await work();
    batches.push(cpuTimeSince(before) / perBatch);
  }
  return round(batches.sort((one, other) => one - other)[Math.floor(batches.length / 2)]!);
}

interface Answer {
  status: number;
  etag: string;
  size: number;
}

/** Requests a page, with its bytes as they are sent: `fetch` would decompress them. */
async function ask(
  { url }: MeasuredServer,
  path: string,
  headers: Record<string, string> = {},
  wanted = 200,
): Promise<Answer> {
  const all = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  const answer = await new Promise<Answer>((resolve, reject) => {
    get(`${url}${path}`, { agent, headers: all }, (response) => {
      let size = 0;
      response
        .on('data', (piece: Buffer) => {
          size += piece.length;
        })
        .once('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', size }));
    }).once('error', reject);
  });
  if (answer.status !== wanted) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer;
}

/** The address that the path of a statement's row redirects to. */
async function addressOf({ url }: MeasuredServer, sql: string): Promise<string> {
  const { rows } = await pool.query<{ path: string }>(sql);
  const asked = rows[0]?.path ?? '';
  const { headers, status } = await fetch(`${url}${asked}`, { redirect: 'manual' });
  return status === 200 ? asked : (headers.get('location') ?? asked);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
