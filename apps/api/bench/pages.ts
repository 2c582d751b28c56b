import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import freePort from '@africanscity/db/free-port';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { backendPids, cpuTimes, cpuTimeSince } from './cpu-time.ts';

/**
 * Prints what a page costs, in milliseconds of processor time of the server and of Postgres: asked again, with a tag that
 * is known, rendered anew after a change, and what a file costs that is not there. Then what the server's memory holds after
 * `--addresses` different ones. `--data` names a folder as DATA_DIR does, the demo otherwise; `--server` the main.ts of
 * another version. Needs Linux and the built web.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    rounds: { type: 'string', default: '100' },
    addresses: { type: 'string', default: '0' },
    server: { type: 'string', default: join(import.meta.dirname, '../src/main.ts') },
  },
});
const rounds = Number(options.rounds);
const perBatch = 5;
const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'africanscity-pages-')));
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
const port = await freePort();
const server = spawn(process.execPath, [options.server], {
  env: {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    JWT_SECRET: 'a-secret-for-measuring-0123456789-abcdefgh',
    DEMO: options.data ? 'off' : 'on',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000000',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const { db, pool, close } = openDatabase(postgres.url, (error) => console.error(error));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

try {
  await untilReady(server);
  await countLandings({ db });
  const pages: Record<string, string> = {
    home: '/home',
    results: '/Properties',
    listing: await addressOf("SELECT '/property?id=' || max(id) AS path FROM properties WHERE listed_as = 'FOR_SALE'"),
    landing: await addressOf(`
      SELECT '/for-sale/' || slug AS path FROM landing_pages JOIN places ON places.id = place_id
      WHERE status = 'FOR_SALE' ORDER BY homes DESC LIMIT 1`),
  };
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(pages)) table[name] = await measurePage(path);
  table['a missing file'] = { again: await cost(rounds, () => ask('/assets/none.js', {}, [404])) };
  console.table(table);
  if (Number(options.addresses) > 0) await measureMemory(Number(options.addresses));
} finally {
  await close();
  agent.destroy();
  server.kill('SIGTERM');
  while (server.exitCode === null && server.signalCode === null) await wait(50);
  await postgres.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}

async function measurePage(path: string): Promise<Record<string, number>> {
  for (let at = 0; at < Math.min(rounds, 20); at += 1) await askChanged(path);
  const { etag, size } = await ask(path);
  return {
    again: await cost(rounds, () => ask(path)),
    'again, known': await cost(rounds, () => ask(path, { 'if-none-match': etag }, [304, 200])),
    'again, with Postgres': await cost(rounds, () => ask(path), true),
    'after a change': await cost(rounds, () => askChanged(path)),
    'kB sent': round(size / 1000),
  };
}

/** Something changes that no page shows, but that a page may have shown. */
async function askChanged(path: string) {
  await pool.query('UPDATE users SET updated_at = now() WHERE id = (SELECT min(id) FROM users)');
  return ask(path);
}

/** Milliseconds of processor time for one, the median of batches; of Postgres too when it is asked for. */
async function cost(times: number, work: () => Promise<unknown>, withPostgres = false): Promise<number> {
  const batches: number[] = [];
  for (let done = 0; done < times; done += perBatch) {
    const before = cpuTimes([server.pid!, ...(withPostgres ? await backendPids(pool) : [])]);
    for (let at = 0; at < perBatch; at += 1) await work();
    batches.push(cpuTimeSince(before) / perBatch);
  }
  return round(batches.sort((one, other) => one - other)[Math.floor(batches.length / 2)]!);
}

async function measureMemory(addresses: number): Promise<void> {
  const megabytes = () => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const before = megabytes();
  const after: number[] = [];
  for (let at = 1; at <= addresses; at += 1) {
    await ask(`/about?at=${at}`);
    if (at % Math.ceil(addresses / 10) === 0) after.push(megabytes());
  }
  console.log(`${addresses} different addresses: ${before} MB before, then by tenths ${after.join(', ')}`);
}

/** A page, or the file that is not there; once more where the server says that it is too busy now. */
async function ask(path: string, headers: Record<string, string> = {}, wanted = [200]): Promise<Answer> {
  for (;;) {
    const answer = await load(path, headers);
    if (wanted.includes(answer.status)) return answer;
    if (answer.status !== 503) throw new Error(`${path} was answered with ${answer.status}.`);
    await wait(500);
  }
}

interface Answer {
  status: number;
  etag: string;
  size: number;
}

/** Bytes as they are sent: `fetch` takes the compression off. */
function load(path: string, headers: Record<string, string>): Promise<Answer> {
  const all = { 'accept-encoding': 'gzip, deflate, br', ...headers };
  return new Promise((resolve, reject) => {
    get(`http://127.0.0.1:${port}${path}`, { agent, headers: all }, (response) => {
      let size = 0;
      response
        .on('data', (piece: Buffer) => {
          size += piece.length;
        })
        .once('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', size }));
    }).once('error', reject);
  });
}

/** Where the path that the statement answers leads. */
async function addressOf(sql: string): Promise<string> {
  const { rows } = await pool.query<{ path: string }>(sql);
  const asked = rows[0]?.path ?? '';
  const { headers, status } = await fetch(`http://127.0.0.1:${port}${asked}`, { redirect: 'manual' });
  return status === 200 ? asked : (headers.get('location') ?? asked);
}

async function untilReady(child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (ready?.ok) return;
    await wait(100);
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
