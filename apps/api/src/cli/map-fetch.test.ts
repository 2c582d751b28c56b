import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../test/command.ts';
import { setUpMapFetch } from '../../test/fetched-map.ts';
import { mountSmallDisk, unmount } from '../../test/small-disk.ts';
import { checkedMapFile } from '../domains/listings/map/map-file.ts';

const each = setUpMapFetch();

const fetchMap = (args: string[], settings: Record<string, string> = {}) =>
  runCommand(['map-fetch', ...args, '--from', each.server.url], { DATA_DIR: each.folder, ...settings });

describe('map-fetch', () => {
  test('writes the map of a country into the data each.folder, which the server accepts', async () => {
    const { status, stdout, stderr } = await fetchMap(['Senegal', '--yes']);
    expect(status).toBe(0);
    const path = join(each.folder, 'map.pmtiles');
    expect(stdout).toMatch(/^Wrote .*map\.pmtiles: 4 tiles, \d+ bytes, SHA-256 [0-9a-f]{64}\.\n/);
    expect(stdout).toContain('Attribution of the source: © Mapmakers\n');
    expect(stdout).toContain(`The server shows it with MAP_FILE=${path}.`);
    expect(stderr).toMatch(/^Senegal: -18\.\d+,11\.\d+,-11\.\d+,16\.\d+, zoom 0 to 3\nTiles: 4, of which 4 differ\n/);
    expect(await checkedMapFile(path)).toBe(path);
    expect(await readdir(each.folder)).toEqual(['map.pmtiles']);
  });

  test('states the size of a box and downloads nothing without --yes', async () => {
    const { status, stdout, stderr } = await fetchMap(['-20,-40,60,40', '--max-zoom', '2', '--json']);
    expect([status, stderr]).toEqual([2, 'Nothing was downloaded. Repeat the command with --yes.\n']);
    expect(JSON.parse(stdout)).toEqual({
      area: '-20,-40,60,40',
      from: each.server.url,
      to: join(each.folder, 'map.pmtiles'),
      box: [-20, -40, 60, 40],
      maxZoom: 2,
      tiles: 9,
      contents: 9,
      requests: expect.any(Number),
      bytes: expect.any(Number),
      downloaded: expect.any(Number),
      wasted: expect.any(Number),
      written: false,
    });
    expect(await readdir(each.folder)).toEqual([]);
  });

  test('replaces the file of MAP_FILE with --force only', async () => {
    const MAP_FILE = join(each.folder, 'streets.pmtiles');
    await writeFile(MAP_FILE, 'former');
    const refused = await fetchMap(['SN', '--yes'], { MAP_FILE });
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('Replace it with --force') });
    expect(await readFile(MAP_FILE, 'utf8')).toBe('former');
    const { status, stdout } = await fetchMap(['SN', '--yes', '--force', '--json'], { MAP_FILE });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      area: 'Senegal',
      to: MAP_FILE,
      tiles: 4,
      written: true,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      attribution: '© Mapmakers',
    });
    expect(await checkedMapFile(MAP_FILE)).toBe(MAP_FILE);
  });

  test('continues after the process was killed', async () => {
    Object.assign(each.server, { healthy: 6, faulty: 1_000, fault: 'silence' });
    const args = ['map-fetch', '-20,-40,60,40', '--from', each.server.url, '--yes'];
    const first = startCommand(args, { DATA_DIR: each.folder });
    const ended = once(first, 'close');
    const journal = join(each.folder, 'map.pmtiles.part.journal');
    // The first line of the journal, and two requests.
    const lines = () =>
      readFile(journal, 'utf8').then(
        (text) => text.split('\n').length,
        () => 0,
      );
    await expect.poll(lines).toBe(3);
    first.kill('SIGKILL');
    await ended;
    expect((await readdir(each.folder)).toSorted()).toEqual(['map.pmtiles.part', 'map.pmtiles.part.journal']);
    Object.assign(each.server, { healthy: 0, faulty: 0 });
    const { status, stderr } = await fetchMap(['-20,-40,60,40', '--yes']);
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(/The interrupted download continues. \d+ kB are there/),
    ]);
    expect(await readdir(each.folder)).toEqual(['map.pmtiles']);
  });

  test('names a disk with too little space before the download', async ({ skip }) => {
    if (!mountSmallDisk(each.folder, '8k')) return skip('Mounting is not allowed here.');
    try {
      const { status, stderr } = await fetchMap(['-20,-40,60,40', '--yes']);
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/has 9 kB of space; the file needs 16 kB\. Free space/),
      ]);
      expect(await readdir(each.folder)).toEqual([]);
    } finally {
      unmount(each.folder);
    }
  });

  test.each([
    [['Gahna'], 'Did you mean Ghana'],
    [['14,4,2,13'], 'west must be less than east'],
    [['GH', '--max-zoom', '99'], '--max-zoom takes a zoom level from 0 to 22, not 99'],
    [['GH', '--to', '/none/map.pmtiles'], '--to: there is no folder /none'],
    [['GH', '--to', '/'], '--to: / is no file'],
    [['GH', '--fast'], 'too many arguments'],
    [[], "missing required argument 'area'"],
  ])('refuses %j with status 2', async (args, message) => {
    expect(await fetchMap(args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
    expect(each.server.ranges).toEqual([]);
  });

  test('ends with a sentence and status 1 when the source is at fault', async () => {
    Object.assign(each.server, { faulty: 1, fault: 'whole-file' });
    expect(await fetchMap(['GH', '--yes'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('does not answer range requests'),
    });
    expect(await runCommand(['map-fetch', 'GH'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("required option '--from <file>' not specified"),
    });
  });
});
