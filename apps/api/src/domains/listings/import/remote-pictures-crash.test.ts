import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@africanscity/db/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { csv } from '../../../../test/import-folder.ts';
import { openRemoteSite, type RemoteSite } from '../../../../test/remote-site.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';

const worker = join(import.meta.dirname, '../../../../test/import-worker.ts');
const homes = 40;
const photos = 80;
/** Pictures that may be between their server and the database when a process is killed. */
const inFlight = 4;

let database: TestDatabase;
let site: RemoteSite;
let storage: string;

beforeAll(async () => {
  [database, site, storage] = await Promise.all([
    createTestDatabase(),
    openRemoteSite(),
    mkdtemp(join(tmpdir(), 'africanscity-pictures-')),
  ]);
  for (let place = 0; place < photos; place += 1) {
    const background = { r: place, g: 255 - place, b: 90 };
    const create = { width: 32, height: 24, channels: 3 as const, background };
    site.serve(`/${place}.jpg`, await sharp({ create }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer());
  }
});
afterAll(async () => {
  await Promise.all([database.drop(), site.close(), rm(storage, { recursive: true, force: true })]);
});

describe('an import that is killed while it fetches pictures', () => {
  it('fetches none again that it has, and ends with all listings and their pictures', async () => {
    const { db, close } = openDatabase(database.url, () => {});
    const address = (place: number) => `http://127.0.0.1:${site.port}/${place}.jpg`;
    const rows = Array.from({ length: homes }, (_, at) => ({
      reference: `R-${at}`,
      address: `${at} Long Road`,
      pictures: `${address(2 * at)};${address(2 * at + 1)}`,
    }));
    const bytes = Buffer.from(csv(rows));
    const file = { fileName: 'listings.csv', fileSize: bytes.length, chunks: { create: { place: 0, bytes } } };
    const userId = (await createUser(db)).id;
    const { id } = await db.listingImport.create({ data: { userId, state: 'checking', ...file } });

    await work(id, { killedAfterRequests: 30 });
    const killed = site.requests.length;
    const kept = await db.remotePicture.count();
    expect([killed < photos, kept >= killed - inFlight, await db.property.count()]).toEqual([true, true, 0]);
    // The minute after which another copy of the server takes over.
    await db.listingImport.update({ where: { id }, data: { workedOnAt: null } });
    await work(id);

    expect(await db.listingImport.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'done',
      created: homes,
      refused: 0,
      picturesToFetch: photos,
      picturesTotal: photos,
      picturesDone: photos,
    });
    expect(site.requests).toHaveLength(killed + photos - kept);
    expect(new Set(site.requests).size).toBe(photos);
    const shown = await db.property.findMany({ include: { _count: { select: { pictures: true } } } });
    expect(shown.map(({ _count }) => _count.pictures)).toEqual(Array(homes).fill(2));
    await close();
  });
});

/** Works on an import in a process, which is killed after so many requests for pictures. */
async function work(id: number, { killedAfterRequests }: { killedAfterRequests?: number } = {}): Promise<void> {
  const given = [worker, database.url, String(id), String(site.port), storage];
  const program = spawn(process.execPath, given, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(program, 'exit');
  const timer = setInterval(() => {
    if (killedAfterRequests !== undefined && site.requests.length >= killedAfterRequests) program.kill('SIGKILL');
  }, 5);
  const [status, signal] = await ended;
  clearInterval(timer);
  expect([status, signal]).toEqual(killedAfterRequests === undefined ? [0, null] : [null, 'SIGKILL']);
}
