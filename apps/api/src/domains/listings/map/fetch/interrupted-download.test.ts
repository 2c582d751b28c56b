import { writeFileSync } from 'node:fs';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fetchFromAddress, land, landAndSea, readMapFile, setUpMapFetch } from '../../../../../test/fetched-map.ts';
import { pmtilesWorld, tileText } from '../../../../../test/pmtiles-world.ts';
import { mountSmallDisk, unmount } from '../../../../../test/small-disk.ts';
import { openAddress } from './address-source.ts';
import { downloadMap } from './download-map.ts';
import { journalPath, partPath } from './part-file.ts';
import { planMap } from './plan-map.ts';
import { readArea } from './read-area.ts';

const each = setUpMapFetch();
const fetchMap = (area?: string) => fetchFromAddress(each, area);
const readMap = async () => readMapFile(await readFile(each.to));

/** Ends the server's answers after so many requests, as an interruption does. */
function failAfter(healthy: number): void {
  Object.assign(each.server, { healthy, faulty: 1_000, fault: 'cut' });
}

function recover(): void {
  Object.assign(each.server, { healthy: 0, faulty: 0 });
  each.server.ranges.length = 0;
}

describe('an interrupted download', () => {
  test('continues after an interruption, and requests only missing bytes', async () => {
    await fetchMap();
    const whole = await readFile(each.to);
    await rm(each.to);
    each.server.ranges.length = 0;
    failAfter(6);
    await expect(fetchMap()).rejects.toThrow(/failed 3 times: .*Repeat the command later: it continues/);
    expect((await readdir(each.folder)).toSorted()).toEqual(['map.pmtiles.part', 'map.pmtiles.part.journal']);
    recover();
    const { plan, started } = await fetchMap();
    expect(plan.requests.length).toBeGreaterThan(3);
    expect(started).toEqual([['resumed', expect.any(Number)]]);
    expect(started[0]?.[1]).toBeGreaterThan(0);
    expect(each.server.ranges.length).toBeLessThan(4 + plan.requests.length);
    expect((await readFile(each.to)).equals(whole)).toBe(true);
    expect(await readdir(each.folder)).toEqual(['map.pmtiles']);
  });

  test.each([
    ['that the disk has changed', () => writeFile(partPath(each.to), Buffer.alloc(20_000), { flag: 'r+' })],
    ['that were cut off', () => truncate(partPath(each.to), 10)],
  ])('requests parts again %s', async (_name, damage) => {
    failAfter(6);
    await expect(fetchMap()).rejects.toThrow('failed 3 times');
    await damage();
    recover();
    const { started } = await fetchMap();
    expect(started).toEqual([['resumed', 0]]);
    expect(await (await readMap()).textOf(3, 5, 4)).toBe(tileText(3, 5, 4));
  });

  test('continues after a torn line of the journal', async () => {
    failAfter(6);
    await expect(fetchMap()).rejects.toThrow('failed 3 times');
    await writeFile(journalPath(each.to), '\n{"offset":4', { flag: 'a' });
    failAfter(7);
    await expect(fetchMap()).rejects.toThrow('failed 3 times');
    recover();
    expect((await fetchMap()).started).toEqual([['resumed', expect.any(Number)]]);
    expect(await (await readMap()).textOf(3, 5, 4)).toBe(tileText(3, 5, 4));
  });

  test('starts again when the source has changed since the interruption', async () => {
    failAfter(6);
    await expect(fetchMap()).rejects.toThrow('failed 3 times');
    recover();
    Object.assign(each.server, { bytes: pmtilesWorld({ edition: 'other' }), etag: '"other"' });
    expect((await fetchMap()).started).toEqual([['other-version', 0]]);
    expect(await (await readMap()).textOf(0, 0, 0)).toBe(tileText(0, 0, 0, 'other'));
  });

  test('starts again for another box', async () => {
    failAfter(6);
    await expect(fetchMap()).rejects.toThrow('failed 3 times');
    recover();
    expect((await fetchMap(landAndSea)).started).toEqual([['other-area', 0]]);
    expect(await (await readMap()).textOf(3, 6, 4)).toBe('sea');
  });

  test('ends when the source changes during the download', async () => {
    const source = await openAddress(each.server.url, { waits: [], silenceMs: 60_000 });
    const plan = await planMap(source, { area: readArea(land), maxZoom: 15 }, () => {});
    each.server.etag = '"other"';
    const download = { plan, to: each.to, onStart: () => {}, onProgress: () => {}, onVerify: () => {} };
    await expect(downloadMap(source, download)).rejects.toThrow(/was replaced meanwhile.*starts again/);
    await expect(readFile(each.to)).rejects.toThrow('ENOENT');
  });

  test('deletes a file whose bytes are not those that were written', async () => {
    const source = await openAddress(each.server.url, { waits: [], silenceMs: 60_000 });
    const plan = await planMap(source, { area: readArea(land), maxZoom: 15 }, () => {});
    const onProgress = (bytes: number) => {
      if (bytes === plan.downloaded) writeFileSync(partPath(each.to), Buffer.alloc(plan.bytes));
    };
    await expect(
      downloadMap(source, { plan, to: each.to, onStart: () => {}, onProgress, onVerify: () => {} }),
    ).rejects.toThrow('damaged: the disk returns other bytes than were written. It was deleted. Repeat the command.');
    expect(await readdir(each.folder)).toEqual([]);
  });

  test.each(['cut', 'unavailable'] as const)('repeats a request after the fault "%s"', async (fault) => {
    Object.assign(each.server, { healthy: 5, faulty: 2, fault });
    await fetchMap();
    expect(await (await readMap()).textOf(3, 5, 4)).toBe(tileText(3, 5, 4));
  });

  test('says that the disk is full, and keeps the former file', async ({ skip }) => {
    if (!mountSmallDisk(each.folder, '16k')) return skip('Mounting is not allowed here.');
    try {
      await writeFile(each.to, 'former');
      await expect(fetchMap()).rejects.toThrow(/--to: the disk of .* is full; the file needs \d+ bytes/);
      expect(await readFile(each.to, 'utf8')).toBe('former');
    } finally {
      unmount(each.folder);
    }
  });
});
