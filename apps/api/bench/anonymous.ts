import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { countLandings } from '../src/domains/listings/landing/count-landings.ts';
import { countPlaces } from '../src/domains/listings/places/count-places.ts';
import { anonymousRequests, type RequestKind } from './anonymous-requests.ts';
import { cpuTimes, cpuTimeSince } from './cpu-time.ts';
import { startMeasuredServer } from './measured-server.ts';

/**
 * Prints what each kind of anonymous request costs in milliseconds of processor time of the server and of Postgres, the
 * most expensive first. `--data` names the DATA_DIR of a marketplace that does not run; `--most` says how many are
 * printed. Needs Linux and the built web.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    most: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});
if (!options.data) throw new Error('Name the folder of a marketplace: --data FOLDER.');
const postgres = await startEmbeddedPostgres({ folder: join(options.data, 'postgres'), durable: false });
const server = await startMeasuredServer({ DATABASE_URL: postgres.url, DATA_DIR: options.data });
const { db, pool, close } = openDatabase(postgres.url, (error) => console.error(error));

try {
  await countPlaces({ db });
  await countLandings({ db });
  await vacuum();
  const kinds = (await anonymousRequests(pool, '/api')).filter(({ name }) => name.includes(options.only));
  await warmUp(kinds);
  const rows = [];
  for (const { name, path } of kinds) rows.push({ name, ...(await measure(path)) });
  rows.sort((one, other) => other.all - one.all);
  console.table(rows.slice(0, Number(options.most)));
} finally {
  await close();
  await server.stop();
  await postgres.stop();
}

/** Vacuums all tables, however long that takes. */
async function vacuum(): Promise<void> {
  const client = await pool.connect();
  await client.query('SET statement_timeout = 0');
  await client.query('VACUUM (ANALYZE)');
  client.release(true);
}

/** Asks for each kind twice, so that no kind pays for code that is compiled and connections that are opened for all. */
async function warmUp(kinds: RequestKind[]): Promise<void> {
  const rounds = Number(options.rounds);
  for (const turn of [rounds + 1, rounds + 2]) for (const { path } of kinds) await ask(path(turn));
}

/** Returns the medians of some requests of one kind. They include what else the process does, such as its timers. */
async function measure(path: (turn: number) => string) {
  const statuses = new Set<number>();
  const costs: { server: number; postgres: number; elapsed: number }[] = [];
  for (let turn = 1; turn <= Number(options.rounds); turn += 1) {
    const [own, backends, started] = [cpuTimes([server.pid]), cpuTimes(await postgresPids()), performance.now()];
    statuses.add(await ask(path(turn)));
    costs.push({
      server: cpuTimeSince(own),
      postgres: cpuTimeSince(new Map([...(await postgresPids())].map((pid) => [pid, backends.get(pid) ?? 0]))),
      elapsed: performance.now() - started,
    });
  }
  const median = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!);
  return {
    server: median(costs.map((cost) => cost.server)),
    postgres: median(costs.map((cost) => cost.postgres)),
    all: median(costs.map((cost) => cost.server + cost.postgres)),
    elapsed: median(costs.map((cost) => cost.elapsed)),
    statuses: [...statuses].join(' '),
  };
}

/** The postmaster's children: backends and workers. */
async function postgresPids(): Promise<number[]> {
  const [postmaster = ''] = readFileSync(join(options.data!, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return readdirSync(`/proc/${postmaster}/task`).flatMap((task) =>
    readFileSync(`/proc/${postmaster}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

async function ask(path: string): Promise<number> {
  const response = await fetch(`${server.url}${path}`);
  await response.arrayBuffer();
  return response.status;
}
