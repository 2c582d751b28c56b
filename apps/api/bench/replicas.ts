import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { type Standby, startStandby } from '@africanscity/db/testing/standby';
import { backendPids, cpuTimes, cpuTimeSince } from './cpu-time.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';

/**
 * Prints the processor time that rendered pages and views of listings cost the primary and its replicas, with none, one and two of
 * them and two copies of the server. `--data` names the DATA_DIR of a marketplace that does not run. Needs Linux and the built web.
 */
const { values: options } = parseArgs({
  options: { data: { type: 'string' }, rounds: { type: 'string', default: '40' } },
});
if (!options.data) throw new Error('--data names the folder of a marketplace');
const rounds = Number(options.rounds);
const folder = await mkdtemp(join(tmpdir(), 'africanscity-replicas-'));
await chmod(folder, 0o755);
const primary = await startEmbeddedPostgres({ folder: join(options.data, 'postgres'), durable: false });
const standbys: Standby[] = [];
const table: Record<string, Record<string, number>> = {};

try {
  for (const name of ['first', 'second']) standbys.push(await startStandby(primary, join(folder, name)));
  for (const count of [0, 1, 2]) table[`${count} replicas`] = await measure(standbys.slice(0, count));
  console.table(table);
} finally {
  for (const standby of standbys) await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Milliseconds of processor time of each Postgres, for each round of requests. */
async function measure(used: Standby[]): Promise<Record<string, number>> {
  const env = {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: used.map(({ url }) => url).join(' '),
    DATA_DIR: options.data!,
    PAGE_CACHE_SECONDS: '0',
  };
  const servers = [await startMeasuredServer(env), await startMeasuredServer(env)];
  const databases = [primary.url, ...standbys.map(({ url }) => url)].map((url) => openDatabase(url, console.error));
  const listing = await databases[0]!.db.property.findFirstOrThrow({ where: { listedAs: 'FOR_SALE' } });
  const round = async () => {
    for (const { url } of servers) await ask(url, listing.id);
  };
  try {
    for (let at = 0; at < rounds; at += 1) await round();
    const before = await Promise.all(databases.map(async ({ pool }) => cpuTimes(await backendPids(pool))));
    const began = performance.now();
    for (let at = 0; at < rounds; at += 1) await round();
    const spent = before.map((times) => Math.round((cpuTimeSince(times) / rounds) * 10) / 10);
    return {
      primary: spent[0]!,
      'first replica': spent[1]!,
      'second replica': spent[2]!,
      'ms in all': Math.round((performance.now() - began) / rounds),
    };
  } finally {
    for (const { close } of databases) await close();
    for (const server of servers) await server.stop();
  }
}

/** Sends the requests of one visit, without pictures: three pages, a search by words, and a counted view. */
async function ask(url: MeasuredServer['url'], listing: number): Promise<void> {
  for (const path of ['/home', '/Properties', '/Properties?text=garden+cottage+harare', `/property?id=${listing}`]) {
    const response = await fetch(url + path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  }
  await fetch(`${url}/api/africanscity/recordpropertyview?propertyId=${listing}`, { method: 'POST' });
}
