import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@africanscity/db/client';
import { cloneDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPictureFile, createUser } from '../../../../test/factories.ts';
import { csv } from '../../../../test/import-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { times } from '../../../../test/tier.ts';
import type { ImportCells } from './formats/columns.ts';

const kills = times({ day: 2, night: 100 });
const worker = join(import.meta.dirname, '../../../../test/import-worker.ts');

/** A database with an imported feed, and a second file of it that waits for its check. */
let prepared: TestDatabase;
let importId: number;
let undisturbed: Awaited<ReturnType<typeof finalState>>;
/** From the connection of the worker to its end. */
let workMs: number;

beforeAll(async () => {
  prepared = await createTestDatabase();
  await use(prepared.url, async (db) => {
    const userId = (await createUser(db)).id;
    const hashes = [await createPictureFile(db), await createPictureFile(db)];
    const first = await addImport(db, userId, { hashes, rows: rows(1, 450) });
    await work(prepared.url, first);
    importId = await addImport(db, userId, {
      hashes,
      rows: [
        ...rows(1, 50, { price: '90000' }),
        ...rows(51, 400),
        ...rows(451, 700, { area: 'Kopje Ridge', pictures: 'kitchen.jpg;absent.jpg' }),
        ...rows(701, 701, { price: 'free' }),
      ],
    });
  });
  await onCopy(async (url) => {
    workMs = await work(url, importId);
    undisturbed = await use(url, finalState);
  });
});
afterAll(() => prepared.drop());

describe('an import that is killed', () => {
  it('is compared with one that does what its file says', () => {
    const { run, faults, listings, pictures, places, history, members } = undisturbed;
    expect(run).toMatchObject({
      state: 'done',
      rowsTotal: 651,
      created: 250,
      changed: 50,
      unchanged: 350,
      refused: 1,
      missing: 1,
      gone: 50,
      kept: null,
    });
    expect(run.goneListings).toHaveLength(20);
    expect(faults.map(({ column }) => column)).toEqual(['pictures', 'price']);
    expect(listings.map(({ pausedAt }) => pausedAt).filter(Boolean)).toHaveLength(50);
    expect(listings).toHaveLength(700);
    expect(listings.filter(({ version }) => version === 2)).toHaveLength(100);
    expect(pictures).toHaveLength(2 * 450 + 250);
    expect(places.find(({ name }) => name === 'Kopje Ridge')).toMatchObject({
      properties: 250,
      totals: [{ status: 'FOR_SALE', listings: 250 }],
    });
    expect(history.filter(({ price }) => price === '90000')).toHaveLength(50);
    expect(members.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(50);
  });

  it.each(momentsOf(kills))('ends in the same state after $share of its time', async ({ share }) => {
    await onCopy(async (url) => {
      await work(url, importId, share * workMs);
      await use(url, async (db) => {
        // The minute after which another copy of the server takes over.
        await db.listingImport.update({ where: { id: importId }, data: { workedOnAt: null } });
        if ((await db.listingImport.findUniqueOrThrow({ where: { id: importId } })).state !== 'done')
          await work(url, importId);
        const state = await finalState(db);
        for (const [part, rows] of Object.entries(undisturbed)) expect(state, part).toHaveProperty(part, rows);
      });
    });
  });
});

/** Returns the same moments in every run, as shares of the time that the undisturbed work takes. */
function momentsOf(count: number): { share: number }[] {
  let seed = 20_261_126;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return { share: Math.round((seed / 2 ** 31) * 1000) / 1000 };
  });
}

function rows(first: number, last: number, more: Partial<ImportCells> = {}): Partial<ImportCells>[] {
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    reference: `R-${first + at}`,
    address: `${first + at} Long Road`,
    description: 'plain',
    ...more,
  }));
}

async function addImport(
  db: Database,
  userId: number,
  { hashes, rows: content }: { hashes: string[]; rows: Partial<ImportCells>[] },
): Promise<number> {
  const bytes = Buffer.from(csv(content));
  const { id } = await db.listingImport.create({
    data: {
      userId,
      fileName: 'listings.csv',
      fileSize: bytes.length,
      state: 'checking',
      withoutMissing: true,
      feedName: 'Msasa',
      feedIsFull: true,
      graceDays: 0,
      chunks: { create: { place: 0, bytes } },
    },
  });
  const names = ['front.jpg', 'kitchen.jpg'];
  await db.listingImportPicture.createMany({
    data: names.map((name, at) => ({ importId: id, name, hash: hashes[at]! })),
  });
  return id;
}

/** Works on an import in a process, which is killed after a time. Returns the milliseconds since it was ready. */
async function work(url: string, id: number, killedAfterMs?: number): Promise<number> {
  const program = spawn(process.execPath, [worker, url, String(id)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(program, 'exit');
  await Promise.race([once(program.stdout, 'data'), ended]);
  const readyAt = performance.now();
  if (killedAfterMs !== undefined) {
    await Promise.race([wait(killedAfterMs), ended]);
    program.kill('SIGKILL');
  }
  const [status] = await ended;
  if (killedAfterMs === undefined) expect(status).toBe(0);
  return performance.now() - readyAt;
}

async function onCopy(use: (url: string) => Promise<void>): Promise<void> {
  const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
  const url = await cloneDatabase(inject('serverUrl'), new URL(prepared.url).pathname.slice(1), name);
  try {
    await use(url);
  } finally {
    await dropDatabase(inject('serverUrl'), name);
  }
}

async function use<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const open = openDatabase(url, () => {});
  try {
    return await work(open.db);
  } finally {
    await open.close();
  }
}

/** All that an import writes, without times and without ids, of which a rolled back transaction leaves gaps. */
async function finalState(db: Database) {
  const listing = { select: { reference: true } };
  const [run, faults, listings, pictures, places, history, members] = await Promise.all([
    db.listingImport.findUniqueOrThrow({
      where: { id: importId },
      omit: { workedOnAt: true, createdAt: true, updatedAt: true },
    }),
    db.listingImportFault.findMany({
      where: { importId },
      omit: { id: true },
      orderBy: [{ line: 'asc' }, { column: 'asc' }],
    }),
    db.property.findMany({
      omit: { id: true, placeId: true },
      include: { imported: { select: { pictureNames: true } }, place: { select: { slug: true } } },
      orderBy: { reference: 'asc' },
    }),
    db.picture.findMany({
      select: { hash: true, position: true, property: listing },
      orderBy: [{ property: { reference: 'asc' } }, { position: 'asc' }],
    }),
    db.place.findMany({
      select: {
        name: true,
        slug: true,
        parent: { select: { slug: true } },
        totals: { select: { status: true, listings: true }, orderBy: { status: 'asc' } },
        _count: { select: { properties: true } },
      },
      orderBy: { slug: 'asc' },
    }),
    db.listingChange.findMany({
      select: { priceBefore: true, price: true, statusBefore: true, status: true, property: listing },
      orderBy: [{ property: { reference: 'asc' } }, { price: 'asc' }],
    }),
    db.feedListing.findMany({
      select: { goneAt: true, withdrawnAt: true, property: listing },
      orderBy: { property: { reference: 'asc' } },
    }),
  ]);
  return {
    run,
    faults,
    listings: listings.map(withoutTimes),
    pictures,
    places: places.map(({ _count, ...place }) => ({ ...place, properties: _count.properties })),
    history: history.map((change) => ({
      ...change,
      priceBefore: change.priceBefore.toString(),
      price: change.price.toString(),
    })),
    members: members.map(withoutTimes),
  };
}

/** Says of times only whether there is one. */
function withoutTimes<Row extends object>(row: Row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? 'a time' : value]),
  );
}
