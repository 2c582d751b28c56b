import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import type { seedPlaces } from '@africanscity/db/seed/places';
import { sampleLockWaits } from './lock-waits.ts';
import { startMeasuredServer } from './measured-server.ts';
import { startMixedLoad } from './mixed-load.ts';
import { loadListings } from './synthetic-listings.ts';

/**
 * Prints what users notice of an upgrade from an earlier version: failed requests, slowest responses and longest waits for locks
 * while the earlier server runs, while the database is migrated, while the earlier server runs on the migrated database, and
 * while the new server runs. `--from` names a built checkout of the earlier version (`git worktree add FOLDER REVISION`).
 */
const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '30' },
  },
});
if (!options.from) throw new Error('--from names a built checkout of the earlier version');
const earlier = resolve(options.from);
const phaseMs = Number(options.seconds) * 1000;
const folder = await mkdtemp(join(tmpdir(), 'africanscity-upgrade-'));
// Postgres runs as another user where this process is root.
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
try {
  await fill(postgres.url);
  console.table(await upgrade(postgres.url));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Makes the database of the earlier version by its code, and adds listings. */
async function fill(url: string): Promise<void> {
  const began = performance.now();
  const load = (path: string) => import(pathToFileURL(join(earlier, path)).href);
  const program = (await load('prisma/migrate.ts')) as { migrate: typeof migrate };
  await program.migrate(url);
  const client = (await load('prisma/client.ts')) as { openDatabase: typeof openDatabase };
  const places = (await load('prisma/seed/places.ts')) as { seedPlaces: typeof seedPlaces };
  const { db, close } = client.openDatabase(url, console.error);
  await places.seedPlaces(db);
  await close();
  await loadListings(url, Number(options.rows));
  console.log(`${options.rows} listings in ${seconds(began)} s`);
}

async function upgrade(url: string) {
  const env = { DATABASE_URL: url, DATA_DIR: folder };
  const former = await startMeasuredServer(env, earlier);
  const load = await startMixedLoad(url, former.url);
  const waits: Record<string, object> = {};
  const phase = async (name: string, work: () => Promise<unknown>) => {
    load.begin(name);
    const began = performance.now();
    const sampler = await sampleLockWaits(url);
    await work();
    waits[name] = { seconds: seconds(began), ...(await sampler.stop()) };
  };
  await phase('earlier version', () => wait(phaseMs));
  await phase('migration', async () => console.log(await migrate(url)));
  await phase('earlier version, migrated', () => wait(phaseMs));
  let later = former;
  await phase('new version', async () => {
    later = await startMeasuredServer(env);
    load.use(later.url);
    await former.stop();
    await wait(phaseMs);
  });
  const tallies = await load.stop();
  await later.stop();
  await startMeasuredServer(env, earlier).then(
    () => console.log('The earlier version started on the newer database.'),
    () => console.log('The earlier version is refused on the newer database.'),
  );
  for (const { faults } of Object.values(tallies)) for (const fault of new Set(faults)) console.log(fault);
  return Object.fromEntries(
    Object.entries(waits).map(([name, wait]) => {
      const { faults: _, ...tally } = tallies[name]!;
      return [name, { ...tally, ...wait }];
    }),
  );
}

function seconds(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10;
}
