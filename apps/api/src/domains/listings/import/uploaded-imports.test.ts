import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { importChunkBytes } from '@africanscity/contracts/listings/values';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { logIn } from '../../../../test/log-in.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { workBatch } from '../../../kernel/jobs/worker.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';
import { deleteOldImports } from './uploaded-imports.ts';
import { workOnImport, workOnImportJob } from './work-on-import.ts';

let t: TestApp;
let folder: ImportFolder;
let headers: Record<string, string>;

beforeAll(async () => {
  [t, folder] = await Promise.all([createTestApp(), createImportFolder()]);
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => Promise.all([t.close(), folder.remove()]));
beforeEach(async () => {
  await t.jobs.clear();
  await t.ctx.db.property.deleteMany();
});

const send = (call: string, fields: Record<string, string | number>, as: Record<string, string> = headers) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );

const sendFiles = (
  call: string,
  fields: Record<string, string | number>,
  name: string,
  files: [Uint8Array, string][],
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  for (const [bytes, fileName] of files) form.append(name, new Blob([bytes as BlobPart]), fileName);
  return t.post(`africanscity/${call}`, form, { headers });
};

async function ask(call: string, id: number): Promise<ListingImport> {
  const response = await send(call, { id });
  expect(response.status).toBe(200);
  return (await response.json()) as ListingImport;
}

async function look(id: number): Promise<ListingImport> {
  return (await (await t.get(`africanscity/getlistingimport?id=${id}`, { headers })).json()) as ListingImport;
}

/** Uploads a file in pieces. */
async function upload(content: string | Uint8Array, fileName = 'listings.csv'): Promise<number> {
  const bytes = Buffer.from(content);
  const started = await send('startlistingimport', { fileName, fileSize: bytes.length });
  expect(started.status).toBe(200);
  const { id } = (await started.json()) as ListingImport;
  for (let place = 0; place * importChunkBytes < bytes.length; place += 1) {
    const piece = bytes.subarray(place * importChunkBytes, (place + 1) * importChunkBytes);
    expect((await sendFiles('saveimportchunk', { id, place }, 'chunk', [[piece, 'blob']])).status).toBe(200);
  }
  return id;
}

async function uploadPictures(id: number, names: string[]) {
  const files = names.map(
    async (name): Promise<[Uint8Array, string]> => [await readFile(join(folder.path, name)), name],
  );
  return sendFiles('saveimportpictures', { id }, 'pictures', await Promise.all(files));
}

describe('an import from the browser', () => {
  test('ends, though the file has characters that the database cannot store', async () => {
    const picture = await upload(await readFile(join(folder.path, 'garden.jpg')), 'garden.jpg');
    expect((await send('checklistingimport', { id: picture })).status).toBe(200);
    await runJobs(t);
    expect(await look(picture)).toMatchObject({ state: 'failed', failure: expect.stringContaining('is a picture') });
    const odd = await upload('add\0ress,\ud800\n1,2');
    expect((await send('checklistingimport', { id: odd })).status).toBe(200);
    await runJobs(t);
    expect(await look(odd)).toMatchObject({ state: 'failed', failure: expect.stringContaining('lacks the columns') });
    const cell = await upload(csv([{ description: 'A house.', status: 'FOR\0SALE', country: 'Gha\0na' }]));
    expect((await send('checklistingimport', { id: cell })).status).toBe(200);
    await runJobs(t);
    expect(await look(cell)).toMatchObject({ state: 'checked', refused: 1 });
  });

  test('says so when the last try to work on it has failed', async () => {
    const id = await upload(csv([{}]));
    expect((await send('checklistingimport', { id })).status).toBe(200);
    const tries = (retryCount: number) => workBatch(t.ctx, workOnImportJob, [{ id: 'a', data: { id }, retryCount }]);
    await t.ctx.pool.query('ALTER TABLE import_column_choices RENAME TO lost_choices');
    try {
      expect(await tries(workOnImportJob.retryLimit - 1)).toMatchObject([{ status: 'failed' }]);
      expect(await look(id)).toMatchObject({ state: 'checking', failure: null });
      expect(await tries(workOnImportJob.retryLimit)).toMatchObject([{ status: 'failed' }]);
    } finally {
      await t.ctx.pool.query('ALTER TABLE lost_choices RENAME TO import_column_choices');
    }
    expect(await look(id)).toMatchObject({
      state: 'failed',
      failure:
        'We could not work on this file, though we tried several times. The fault is ours. Import it again later, or write to us.',
    });
  });

  test('says first what it would do, then does it with pictures, and the second time nothing', async () => {
    const file = csv([{}, { address: 'two', pictures: 'garden.jpg' }, { price: 'cheap', pictures: '' }]);
    const id = await upload(file);
    const refused = await uploadPictures(id, ['front.jpg', 'kitchen.jpg', 'garden.jpg']);
    expect(await refused.json()).toEqual([]);
    expect(await ask('checklistingimport', id)).toMatchObject({ state: 'checking' });
    await runJobs(t);
    expect(await look(id)).toMatchObject({
      state: 'checked',
      rowsTotal: 3,
      created: 2,
      unchanged: 0,
      refused: 1,
      pictures: 3,
      faults: [{ line: 6, column: 'price', reason: expect.any(String) }],
    });
    expect(await t.ctx.db.property.count()).toBe(0);
    expect(await ask('runlistingimport', id)).toMatchObject({ state: 'importing' });
    await runJobs(t);
    expect(await look(id)).toMatchObject({ state: 'done', rowsDone: 3, created: 2, unchanged: 0, refused: 1 });
    const listings = await t.ctx.db.property.findMany({ include: { pictures: true }, orderBy: { id: 'asc' } });
    expect(listings.map(({ pictures }) => pictures.length)).toEqual([2, 1]);
    expect(await t.ctx.db.auditEntry.count({ where: { action: 'runListingImport', subject: `import ${id}` } })).toBe(1);

    const again = await upload(file);
    await ask('checklistingimport', again);
    await runJobs(t);
    expect(await look(again)).toMatchObject({ state: 'checked', created: 0, unchanged: 2 });
  });

  test('shows the changed columns with both values before it changes listings with a reference', async () => {
    const rowsAt = (price: string) => csv([{ reference: 'AV-1', price, pictures: '' }]);
    const carryOut = async (id: number, call: string) => {
      await ask(call, id);
      await runJobs(t);
      return look(id);
    };
    const first = await upload(rowsAt('7'));
    await carryOut(first, 'checklistingimport');
    expect(await carryOut(first, 'runlistingimport')).toMatchObject({ state: 'done', created: 1, changed: 0 });
    const id = await upload(rowsAt('8'));
    const changes = [{ line: 2, reference: 'AV-1', changes: [{ column: 'price', before: '7', after: '8' }] }];
    const checked = await carryOut(id, 'checklistingimport');
    expect(checked).toMatchObject({ state: 'checked', created: 0, changed: 1, unchanged: 0, changes });
    const price = async () => (await t.ctx.db.property.findFirstOrThrow()).price.toString();
    expect(await price()).toBe('7');
    const done = await carryOut(id, 'runlistingimport');
    expect(done).toMatchObject({ state: 'done', created: 0, changed: 1, unchanged: 0, changes });
    expect(await price()).toBe('8');
  });

  test('keeps the faults that could not be written down at once', async () => {
    const id = await upload(csv([{ price: 'cheap' }, { address: 'two' }]));
    await uploadPictures(id, ['front.jpg', 'kitchen.jpg', 'garden.jpg']);
    await ask('checklistingimport', id);
    const refused = Promise.withResolvers<void>();
    let refusals = 0;
    const db = t.ctx.db.$extends({
      query: {
        listingImportFault: {
          async createMany({ args, query }) {
            if (refusals > 0) return query(args);
            refusals += 1;
            refused.resolve();
            throw new Error('the database was away');
          },
        },
        listingImportPicture: {
          // The import goes on once its faults were to be written.
          async findMany({ args, query }) {
            await refused.promise;
            return query(args);
          },
        },
      },
    }) as unknown as typeof t.ctx.db;
    await workOnImport({ ...t.ctx, db }, { id });
    expect(refusals).toBe(1);
    expect(await look(id)).toMatchObject({ state: 'checked', refused: 1, faults: [{ line: 2, column: 'price' }] });
  });

  test('names pictures that did not come, and those that are none', async () => {
    const id = await upload(csv([{ pictures: 'front.jpg;roof.jpg' }]));
    const answer = await sendFiles('saveimportpictures', { id }, 'pictures', [
      [Buffer.from('no picture'), 'roof.jpg'],
      [await readFile(join(folder.path, 'front.jpg')), 'photos/front.jpg'],
    ]);
    expect(await answer.json()).toEqual([{ name: 'roof.jpg', reason: expect.any(String) }]);
    await ask('checklistingimport', id);
    await runJobs(t);
    expect((await look(id)).faults).toEqual([
      { line: 2, column: 'pictures', reason: 'names roof.jpg, which was not uploaded' },
    ]);
  });

  test('makes listings without pictures that did not come where that is asked, and brings these later', async () => {
    const file = csv([
      { pictures: 'front.jpg;roof.jpg' },
      { address: 'two', pictures: 'roof.jpg' },
      { address: 'three', pictures: 'roof.jpg;garden.jpg' },
    ]);
    const id = await upload(file);
    await uploadPictures(id, ['front.jpg']);
    await ask('checklistingimport', id);
    await runJobs(t);
    expect(await look(id)).toMatchObject({ created: 0, refused: 3, missing: 2, withoutMissing: false });
    expect((await send('checklistingimport', { id, withoutMissing: 'true' })).status).toBe(200);
    await runJobs(t);
    expect(await look(id)).toMatchObject({
      state: 'checked',
      created: 3,
      refused: 0,
      missing: 2,
      withoutMissing: true,
      faults: [
        { line: 2, column: 'pictures', reason: 'names roof.jpg, which was not uploaded: listings come without it' },
        { line: 6, column: 'pictures', reason: 'names garden.jpg, which was not uploaded: listings come without it' },
      ],
    });
    await ask('runlistingimport', id);
    await runJobs(t);
    expect(await look(id)).toMatchObject({ state: 'done', created: 3, refused: 0, missing: 2 });
    const pictured = () =>
      t.ctx.db.property.findMany({ include: { pictures: { orderBy: { position: 'asc' } } }, orderBy: { id: 'asc' } });
    expect((await pictured()).map(({ pictures }) => pictures.length)).toEqual([1, 0, 0]);

    const later = await upload(file);
    await uploadPictures(later, ['front.jpg', 'kitchen.jpg', 'garden.jpg']);
    expect((await send('checklistingimport', { id: later, withoutMissing: 'true' })).status).toBe(200);
    await runJobs(t);
    expect(await look(later)).toMatchObject({ created: 0, unchanged: 3, pictured: 1, missing: 1 });
    expect((await pictured()).map(({ pictures }) => pictures.length)).toEqual([1, 0, 0]);
    await ask('runlistingimport', later);
    await runJobs(t);
    expect(await look(later)).toMatchObject({ state: 'done', created: 0, unchanged: 3, pictured: 1 });
    const [first, second, third] = await pictured();
    expect([first, second, third].map((listing) => listing?.pictures.length)).toEqual([1, 0, 1]);
    expect(third?.coverHash).toBe(third?.pictures[0]?.hash);
    expect([first?.version, third?.version]).toEqual([1, 2]);
  });

  test('gives the whole report as a CSV file that starts no formula', async () => {
    const id = await upload(
      csv(Array.from({ length: 60 }, (_, at) => ({ type: '', numRoom: `=${at}`, pictures: '' }))),
    );
    await ask('checklistingimport', id);
    await runJobs(t);
    const { faults, refused } = await look(id);
    expect(refused).toBe(60);
    expect(faults).toHaveLength(50);
    const report = await t.get(`africanscity/exportimportfaults?id=${id}`, { headers });
    expect(report.headers.get('content-type')).toContain('text/csv');
    expect((await report.text()).trim().split('\r\n')).toHaveLength(121);
  });

  test('a file that is no list of listings fails with its fix', async () => {
    const id = await upload('name,price\nHouse,5\n');
    await ask('checklistingimport', id);
    await runJobs(t);
    expect(await look(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('lacks the columns') });
  });

  test('a file of many pieces arrives whole, whatever their order, and a lost one is named', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      address: `${at} Long Road`,
      description: 'A long description. '.repeat(300),
      pictures: '',
    }));
    const bytes = Buffer.from(csv(rows));
    expect(bytes.length).toBeGreaterThan(importChunkBytes);
    const started = await send('startlistingimport', { fileName: 'long.csv', fileSize: bytes.length });
    const { id } = (await started.json()) as ListingImport;
    const tail = bytes.subarray(importChunkBytes);
    expect((await sendFiles('saveimportchunk', { id, place: 1 }, 'chunk', [[tail, 'blob']])).status).toBe(200);
    expect((await send('checklistingimport', { id })).status).toBe(409);
    const short = await sendFiles('saveimportchunk', { id, place: 0 }, 'chunk', [[bytes.subarray(0, 9), 'blob']]);
    expect(await short.json()).toMatchObject({ errors: [{ field: 'chunk' }] });
    const beyond = await sendFiles('saveimportchunk', { id, place: 2 }, 'chunk', [[tail, 'blob']]);
    expect(await beyond.json()).toMatchObject({ errors: [{ field: 'place' }] });
    const head = bytes.subarray(0, importChunkBytes);
    expect((await sendFiles('saveimportchunk', { id, place: 0 }, 'chunk', [[head, 'blob']])).status).toBe(200);
    await ask('checklistingimport', id);
    await runJobs(t);
    expect(await look(id)).toMatchObject({ state: 'checked', created: 300, refused: 0 });
  });

  test('ten starts at once start it once, and two copies of the server double nothing', async () => {
    const id = await upload(
      csv(Array.from({ length: 700 }, (_, at) => ({ address: `${at} Long Road`, pictures: '' }))),
    );
    await ask('checklistingimport', id);
    await runJobs(t);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('runlistingimport', { id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    await Promise.all([workOnImport(t.ctx, { id }), workOnImport(t.ctx, { id })]);
    expect(await look(id)).toMatchObject({ state: 'done', created: 700 });
    expect(await t.ctx.db.property.count()).toBe(700);
  });

  test('goes on where a copy of the server ended, and counts what that one created', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => ({ address: `${at} Long Road`, pictures: '' }));
    const first = await upload(csv(rows.slice(0, 300)));
    const id = await upload(csv(rows));
    await ask('checklistingimport', id);
    await ask('checklistingimport', first);
    await runJobs(t);
    await ask('runlistingimport', id);
    // Faults that another copy wrote before it ended without a report.
    await ask('runlistingimport', first);
    await workOnImport(t.ctx, { id: first });
    await t.ctx.db.listingImport.update({ where: { id }, data: { workedOnAt: t.ctx.clock() } });
    await t.jobs.clear();
    await workOnImport(t.ctx, { id });
    expect(await look(id)).toMatchObject({ state: 'importing' });
    expect(await t.jobs.queued()).toMatchObject([{ name: 'work-on-import', data: { id }, inSeconds: 60 }]);
    const later = { ...t.ctx, clock: () => new Date(Date.now() + 61_000) };
    await workOnImport(later, { id });
    expect(await look(id)).toMatchObject({ state: 'done', created: 700, unchanged: 0 });
    expect(await t.ctx.db.property.count()).toBe(700);
  });

  test('is cancelled, and then writes nothing more', async () => {
    const id = await upload(csv([{ pictures: '' }]));
    await ask('checklistingimport', id);
    await runJobs(t);
    await ask('runlistingimport', id);
    expect(await ask('cancellistingimport', id)).toMatchObject({ state: 'cancelled' });
    await runJobs(t);
    expect(await t.ctx.db.property.count()).toBe(0);
    expect((await send('cancellistingimport', { id })).status).toBe(409);
    expect((await send('runlistingimport', { id })).status).toBe(409);
    const latest = (await (await t.get('africanscity/getlistingimports', { headers })).json()) as ListingImport[];
    expect(latest[0]).toMatchObject({ id, state: 'cancelled' });
  });

  test('pictures stay until the import is old', async () => {
    const id = await upload(csv([{}]));
    await uploadPictures(id, ['front.jpg', 'kitchen.jpg']);
    const tomorrow = { ...t.ctx, clock: () => new Date(Date.now() + 86_400_000) };
    await sweepPictures(tomorrow);
    expect((await look(id)).pictures).toBe(2);
    const nextMonth = { ...t.ctx, clock: () => new Date(Date.now() + 30 * 86_400_000) };
    await deleteOldImports(nextMonth);
    expect(await look(id)).toMatchObject({ state: 'cancelled', pictures: 0 });
    expect(await sweepPictures(nextMonth)).toBeGreaterThan(0);
  });

  test.each([{ fileSize: 0 }, { fileSize: 60 * 1024 * 1024 }, { fileName: '' }, { fileSize: '1e3' }])(
    'refuses to begin with %j',
    async (fields) => {
      expect((await send('startlistingimport', { fileName: 'a.csv', fileSize: 10, ...fields })).status).toBe(400);
    },
  );

  test('users get 404 for an import of an administrator', async () => {
    const id = await upload(csv([{ pictures: '' }]));
    const user = await logIn(t, await createUser(t.ctx.db));
    for (const call of ['checklistingimport', 'runlistingimport', 'cancellistingimport']) {
      expect((await send(call, { id }, {})).status).toBe(401);
      expect((await send(call, { id }, user)).status).toBe(404);
    }
    expect((await t.get(`africanscity/exportimportfaults?id=${id}`, { headers: user })).status).toBe(404);
    expect((await send('checklistingimport', { id: 2_000_000_000 })).status).toBe(404);
    expect((await look(id)).state).toBe('uploading');
  });
});
