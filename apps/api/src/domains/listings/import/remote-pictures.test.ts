import sharp from 'sharp';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { createImportFolder, csv, goodCells, type ImportFolder } from '../../../../test/import-folder.ts';
import { openRemoteSite, type RemoteSite } from '../../../../test/remote-site.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forgetUser } from '../../accounts/delete-account.ts';
import { sweepPictures } from '../pictures/sweep-pictures.ts';
import type { ImportCells } from './formats/columns.ts';
import type { ChangedRow, ImportInput, RowError } from './import-input.ts';
import { importListings } from './import-listings.ts';
import { openOwnImport } from './own-import.ts';
import type { ImportProgress } from './progress.ts';
import { forgetRemotePictures } from './remote-pictures.ts';

let test: TestApp;
let folder: ImportFolder;
let site: RemoteSite;
/** The time of imports, in milliseconds. */
let now: number;
beforeAll(async () => void (site = await openRemoteSite()));
afterAll(() => site.close());
beforeEach(async () => {
  [test, folder] = await Promise.all([createTestApp(), createImportFolder()]);
  test.ctx.remoteFiles.close();
  test.ctx.remoteFiles = site.remoteFiles;
  now = Date.now();
  site.requests.length = 0;
});
afterEach(async () => {
  await Promise.all([test.close(), folder.remove()]);
});

const at = (name: string) => `${site.url}/${name}`;
const day = 24 * 3_600_000;

async function photo(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 255 - shade, b: (shade * 7) % 256 };
  return sharp({ create: { width: 96, height: 64, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function servePhotos(...names: string[]): Promise<void> {
  for (const [place, name] of names.entries()) site.serve(`/${name}`, await photo(20 * place + 10));
}

async function run(
  rows: Partial<ImportCells>[] | { name: string; content: string | Uint8Array },
  more: Partial<ImportInput> = {},
) {
  const errors: RowError[] = [];
  const changes: ChangedRow[] = [];
  const progress: ImportProgress[] = [];
  const given = Array.isArray(rows) ? { name: 'listings.csv', content: csv(rows) } : rows;
  site.requests.length = 0;
  const ctx = { ...test.ctx, clock: () => new Date(now) };
  const result = await importListings(ctx, {
    file: await folder.write(given.name, given.content),
    picturesFolder: folder.path,
    onRowError: (error) => errors.push(error),
    onChange: (change) => changes.push(change),
    onProgress: (latest) => progress.push(latest),
    ...more,
  });
  return { ...result, errors, changes, progress, requests: [...site.requests].sort() };
}

const listings = () =>
  test.ctx.db.property.findMany({ orderBy: { id: 'asc' }, include: { pictures: { orderBy: { position: 'asc' } } } });
async function picturesOf(reference: string): Promise<string[]> {
  const found = (await listings()).find((listing) => listing.reference === reference);
  return found!.pictures.map(({ hash }) => hash);
}

describe('pictures at addresses', () => {
  it('are fetched by the import and not by its check, beside files of the folder, the cover first', async () => {
    await servePhotos('cover.jpg', 'garden.jpg');
    const rows = [{ reference: 'A', pictures: `${at('cover.jpg')};front.jpg;${at('garden.jpg')}` }];
    const looked = await run(rows, { dryRun: true });
    expect(looked).toMatchObject({ created: 1, refused: 0, toFetch: 2, requests: [] });
    expect(await test.ctx.db.pictureFile.count()).toBe(0);
    const done = await run(rows);
    expect(done).toMatchObject({ created: 1, errors: [], pictures: { stored: 3, reused: 0 } });
    expect(done.requests).toEqual(['GET /cover.jpg', 'GET /garden.jpg']);
    expect(done.progress.at(-1)?.pictures).toEqual({ done: 3, total: 3 });
    const [listing] = await listings();
    const sizes = await test.ctx.db.pictureFile.count({
      where: { hash: { in: listing!.pictures.map((one) => one.hash) } },
    });
    expect([listing!.pictures.length, sizes, listing!.coverHash]).toEqual([3, 3, listing!.pictures[0]!.hash]);
  });

  it('are not asked for when the same file is imported again', async () => {
    await servePhotos('1.jpg', '2.jpg');
    const rows = [
      { reference: 'A', pictures: `${at('1.jpg')};${at('2.jpg')}` },
      { reference: 'B', address: 'two', pictures: at('1.jpg') },
      { address: 'without reference', pictures: at('2.jpg') },
    ];
    expect((await run(rows)).requests).toEqual(['GET /1.jpg', 'GET /2.jpg']);
    const before = await listings();
    expect(await run(rows, { dryRun: true })).toMatchObject({ unchanged: 3, changed: 0, toFetch: 0 });
    expect(await run(rows)).toMatchObject({ unchanged: 3, changed: 0, created: 0, requests: [] });
    expect(await listings()).toEqual(before);
  });

  it('are not fetched again for a listing that names them newly', async () => {
    await servePhotos('1.jpg', '2.jpg');
    await run([{ reference: 'A', pictures: at('1.jpg') }]);
    const more = [{ reference: 'A', pictures: `${at('2.jpg')};${at('1.jpg')}` }];
    expect(await run(more)).toMatchObject({ changed: 1, requests: ['GET /2.jpg'] });
    expect(await picturesOf('A')).toHaveLength(2);
  });

  it('are asked for once a week whether they are the same, and a replaced one is fetched', async () => {
    await servePhotos('1.jpg', '2.jpg', '3.jpg');
    const rows = [
      { reference: 'A', pictures: `${at('1.jpg')};${at('2.jpg')}` },
      { reference: 'B', address: 'two', pictures: `${at('3.jpg')};${at('2.jpg')}` },
    ];
    await run(rows);
    const [first, second, third] = [...(await picturesOf('A')), (await picturesOf('B'))[0]];
    const bytes: Record<string, number> = {};
    const count = (name: string, content: Buffer) => {
      const etag = `"${name} ${content.length}"`;
      site.on(`/${name}`, (request, response) => {
        const isSame = request.headers['if-none-match'] === etag;
        bytes[name] = (bytes[name] ?? 0) + (isSame ? 0 : content.length);
        if (isSame) response.writeHead(304).end();
        else response.writeHead(200, { etag }).end(content);
      });
    };
    const replaced = await photo(200);
    site.serve('/2.jpg', replaced);
    now += 6 * day;
    expect(await run(rows)).toMatchObject({ unchanged: 2, requests: [] });
    now += 2 * day;
    expect(await run(rows, { dryRun: true })).toMatchObject({ unchanged: 2, toFetch: 3, requests: [] });
    const done = await run(rows);
    expect(done).toMatchObject({ changed: 2, unchanged: 0, pictures: { stored: 1 }, missing: 0 });
    expect(done.requests).toEqual(['GET /1.jpg', 'GET /2.jpg', 'GET /3.jpg']);
    const [a, b] = [await picturesOf('A'), await picturesOf('B')];
    expect([a[0], b[0]]).toEqual([first, third]);
    expect([a[1] === second, a[1] === b[1]]).toEqual([false, true]);
    expect(await run(rows)).toMatchObject({ unchanged: 2, requests: [] });
    count('2.jpg', replaced);
    now += 8 * day;
    await run(rows);
    now += 8 * day;
    expect(await run(rows)).toMatchObject({ unchanged: 2, changed: 0 });
    // Once under its new validators, then no more.
    expect(bytes).toEqual({ '2.jpg': replaced.length });
  });

  it('replace a photo in both of its listings when an import ended between them', async () => {
    await servePhotos('1.jpg');
    const rows = [
      { reference: 'A', pictures: at('1.jpg') },
      { reference: 'B', address: 'two', pictures: at('1.jpg') },
    ];
    await run(rows);
    site.serve('/1.jpg', await photo(210));
    now += 8 * day;
    await run(rows.slice(0, 1));
    expect(await run(rows)).toMatchObject({ changed: 1, unchanged: 1, requests: [] });
    expect(await picturesOf('A')).toEqual(await picturesOf('B'));
  });

  it('leave a listing alone whose owner removed one of them', async () => {
    await servePhotos('1.jpg', '2.jpg');
    const rows = [{ reference: 'A', pictures: `${at('1.jpg')};${at('2.jpg')}` }];
    await run(rows);
    const [listing] = await listings();
    await test.ctx.db.picture.deleteMany({ where: { propertyId: listing!.id, position: 1 } });
    site.serve('/2.jpg', await photo(220));
    now += 8 * day;
    expect(await run(rows)).toMatchObject({ unchanged: 1, requests: ['GET /1.jpg'] });
    expect(await picturesOf('A')).toHaveLength(1);
  });

  it('are each named once with their row and reason when they cannot be had', async () => {
    await servePhotos('good.jpg');
    site.serve('/page.jpg', '<!doctype html><title>Not found</title>', { 'content-type': 'text/html' });
    site.serve('/huge.jpg', Buffer.alloc(16 * 1024 * 1024));
    site.on('/inside.jpg', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1/x.jpg' }).end());
    const bad = [at('none.jpg'), at('page.jpg'), at('huge.jpg'), at('inside.jpg'), 'http://10.0.0.1/a.jpg'];
    const pictures = [at('good.jpg'), ...bad].join(';');
    const rows = [
      { reference: 'A', pictures },
      { reference: 'B', address: 'two', pictures },
    ];
    const refused = await run(rows);
    expect(refused).toMatchObject({ created: 0, refused: 2, missing: 5 });
    expect(refused.errors.filter(({ line }) => line === 2).map(({ reason }) => reason)).toEqual([
      `names ${bad[0]}, which leads to no file (404); open it in a browser and copy it again`,
      expect.stringMatching(/page\.jpg: .*(JPEG|picture)/),
      `names ${bad[2]}, which leads to a file of more than 15 MB; make it smaller`,
      expect.stringMatching(/inside\.jpg, which is redirected to one that leads into a private network/),
      expect.stringMatching(/10\.0\.0\.1\/a\.jpg, which leads into a private network/),
    ]);
    const agreed = await run(rows, { withoutMissing: true });
    expect(agreed).toMatchObject({ created: 2, refused: 0, missing: 5 });
    expect(agreed.errors.map(({ line, column }) => [line, column])).toEqual(Array(5).fill([2, 'pictures']));
    expect(agreed.requests).not.toContain('GET /good.jpg');
    expect([(await picturesOf('A')).length, (await picturesOf('B')).length]).toEqual([1, 1]);
    await servePhotos('none.jpg');
    expect(await run([{ reference: 'A', pictures: `${at('good.jpg')};${bad[0]}` }])).toMatchObject({ changed: 1 });
    expect(await picturesOf('A')).toHaveLength(2);
  });

  it('stay on a listing while new addresses of its row fail', async () => {
    await servePhotos('1.jpg', '2.jpg', 'moved-1.jpg');
    await run([{ reference: 'A', pictures: `${at('1.jpg')};${at('2.jpg')}` }]);
    const before = await picturesOf('A');
    const moved = [{ reference: 'A', pictures: `${at('moved-1.jpg')};${at('moved-2.jpg')};${at('moved-3.jpg')}` }];
    await run(moved, { withoutMissing: true });
    const [moved1, ...others] = await picturesOf('A');
    expect([before.includes(moved1!), others]).toEqual([false, before]);
    site.serve('/moved-2.jpg', await photo(240));
    expect(await run(moved, { withoutMissing: true })).toMatchObject({ changed: 1 });
    const more = await picturesOf('A');
    expect([more.length, more[0], more.slice(2)]).toEqual([4, moved1, before]);
    expect(await run(moved, { withoutMissing: true })).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('stay when a known address fails', async () => {
    await servePhotos('1.jpg');
    const rows = [{ reference: 'A', pictures: at('1.jpg') }];
    await run(rows);
    const before = await picturesOf('A');
    site.on('/1.jpg', (_, response) => void response.writeHead(404).end());
    now += 8 * day;
    expect(await run(rows)).toMatchObject({ unchanged: 1, refused: 0, requests: ['GET /1.jpg'] });
    expect(await run(rows)).toMatchObject({ unchanged: 1, refused: 0, requests: [] });
    expect(await picturesOf('A')).toEqual(before);
  });

  it('are missing when they take too long', async () => {
    // The gateway itself with a shorter time than the import gives it.
    const { remoteFiles } = site;
    test.ctx.remoteFiles = { ...remoteFiles, open: (request) => remoteFiles.open({ ...request, timeoutMs: 2_000 }) };
    site.on('/endless.jpg', (_, response) => void response.writeHead(200).write('first bytes'));
    const rows = [{ reference: 'A', pictures: at('endless.jpg') }];
    const done = await run(rows, { withoutMissing: true });
    expect(done).toMatchObject({ created: 1, missing: 1 });
    expect(done.errors.map(({ reason }) => reason)).toEqual([
      `names ${at('endless.jpg')}, which leads to a file that takes more than 2 seconds to arrive: listings come without it`,
    ]);
  });

  it('are not asked for any longer at a host that failed five times in a row', async () => {
    const names = Array.from({ length: 20 }, (_, place) => `down-${place}.jpg`);
    for (const name of names) site.on(`/${name}`, (_, response) => void response.writeHead(503).end());
    const rows = [{ reference: 'A', pictures: names.map(at).join(';') }];
    const done = await run(rows, { withoutMissing: true });
    expect(done).toMatchObject({ created: 1, missing: 20 });
    // Those that were asked at once with the fifth.
    expect(done.requests.length).toBeLessThanOrEqual(8);
    expect(done.errors.at(-1)?.reason).toContain('its server failed 5 times and was not asked again');
  });

  it('are taken no further after a cancellation, and those that came are not fetched again', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `slow-${place}.jpg`);
    await servePhotos(...names);
    const stop = new AbortController();
    let taken = 0;
    const onProgress = ({ pictures }: ImportProgress) => {
      taken = pictures.done;
      if (taken >= 3) stop.abort();
    };
    const rows = [{ reference: 'A', pictures: names.map(at).join(';') }];
    expect(await run(rows, { signal: stop.signal, onProgress })).toMatchObject({ interrupted: true, created: 0 });
    const kept = await test.ctx.db.remotePicture.count();
    expect(kept).toBeGreaterThanOrEqual(3);
    expect(kept).toBeLessThan(12);
    const resumed = await run(rows);
    expect(resumed).toMatchObject({ created: 1, interrupted: false });
    expect(resumed.requests).toHaveLength(12 - kept);
    expect(await picturesOf('A')).toHaveLength(12);
  });

  it('are stored once for equal bytes under several addresses', async () => {
    const same = await photo(77);
    for (const name of ['a.jpg', 'b.jpg']) site.serve(`/${name}`, same);
    await run([{ reference: 'A', pictures: `${at('a.jpg')};${at('b.jpg')}` }]);
    expect(await test.ctx.db.pictureFile.count()).toBe(1);
  });

  it('are read from Kyero feeds, JSON and XLSX, also with semicolons in an address', async () => {
    const cover = await photo(90);
    site.on('/p', (_, response) => void response.end(cover));
    const address = `${site.url}/p?a=1;b=2`;
    const kyero = `<root><kyero><feed_version>3</feed_version></kyero><property><id>1</id><ref>K-1</ref><price>85000</price>
      <currency>USD</currency><price_freq>sale</price_freq><type>house</type><town>Harare</town><country>Zimbabwe</country>
      <desc><en>A house</en></desc><images><image id="1"><url>${address.replaceAll('&', '&amp;')}</url></image></images></property></root>`;
    const { id, email } = await createUser(test.ctx.db);
    const usual = { ownerEmail: email, role: 'INDIVIDUAL' };
    const fromKyero = await run({ name: 'homes.xml', content: kyero }, { usual });
    expect(fromKyero).toMatchObject({ created: 1, errors: [] });
    const json = JSON.stringify([
      {
        reference: 'J-1',
        address: 'one',
        city: 'Harare',
        country: 'ZW',
        type: 'House',
        price: 1000,
        description: 'x',
        status: 'FOR_SALE',
        images: [{ url: address }],
      },
    ]);
    expect(await run({ name: 'homes.json', content: json }, { usual })).toMatchObject({ created: 1, requests: [] });
    const cells = { ...goodCells, ...usual, reference: 'X-1', pictures: address.replace(';', '%3B') };
    const sheet = await writeXlsxFile([Object.keys(cells), Object.values(cells)]).toBuffer();
    expect(await run({ name: 'homes.xlsx', content: sheet })).toMatchObject({ created: 1, requests: [] });
    expect(await test.ctx.db.property.count({ where: { ownerId: id, coverHash: { not: null } } })).toBe(3);
  });

  it('are forgotten and swept eight days after their listing is gone', async () => {
    await servePhotos('1.jpg');
    await run([{ reference: 'A', pictures: at('1.jpg') }]);
    const later = (days: number) => ({ ...test.ctx, clock: () => new Date(now + days * day) });
    await forgetRemotePictures(later(9));
    expect(await test.ctx.db.remotePicture.count()).toBe(1);
    await test.ctx.db.property.deleteMany();
    await forgetRemotePictures(later(7));
    expect(await sweepPictures(later(7))).toBe(0);
    await forgetRemotePictures(later(9));
    expect(await sweepPictures(later(9))).toBe(1);
  });

  it('are forgotten with the account of their owner', async () => {
    await servePhotos('1.jpg');
    const owner = await createUser(test.ctx.db);
    const own = await openOwnImport(test.ctx, owner.id);
    await test.ctx.db.propertyType.create({ data: { name: 'House' } });
    await run([{ reference: 'A', type: 'House', pictures: at('1.jpg') }], { own });
    expect(await test.ctx.db.remotePicture.count({ where: { ownerId: owner.id } })).toBe(1);
    await test.ctx.db.$transaction((tx) => forgetUser(test.ctx, tx, owner.id));
    expect(await test.ctx.db.remotePicture.count()).toBe(0);
  });
});
