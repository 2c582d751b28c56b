import { createHash } from 'node:crypto';
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Compression, type Entry } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import {
  fetchFromAddress,
  fetchMapFile,
  land,
  landAndSea,
  readMapFile,
  setUpMapFetch,
} from '../../../../../test/fetched-map.ts';
import { pmtilesWorld, tileText } from '../../../../../test/pmtiles-world.ts';
import { createEntryTable } from './entry-table.ts';
import { openMapSource } from './open-map-source.ts';
import { differenceOfMap } from './verify-map.ts';

const each = setUpMapFetch();
const fetchMap = (area?: string) => fetchFromAddress(each, area);
const readMap = async () => readMapFile(await readFile(each.to));

type Tile = [zoom: number, x: number, y: number];

const landTiles = [
  [0, 0, 0],
  ...[0, 1].flatMap((x) => [0, 1].map((y) => [1, x, y])),
  ...[1, 2].flatMap((x) => [1, 2].map((y) => [2, x, y])),
  ...[3, 4, 5].flatMap((x) => [3, 4].map((y) => [3, x, y])),
] as Tile[];

describe('downloadMap', () => {
  test.each([
    ['with directories in gzip', {}],
    ['without compression', { compression: Compression.None }],
    ['with leaves', { leafEntries: 3 }],
  ])('copies the tiles of a box from an address %s', async (_name, world) => {
    each.server.bytes = pmtilesWorld(world);
    const { plan, sha256, started } = await fetchMap();
    const bytes = await readFile(each.to);
    const { reader, textOf } = readMapFile(bytes);
    for (const tile of landTiles) expect(await textOf(...tile)).toBe(tileText(...tile));
    const outside: Tile[] = [
      [2, 0, 1],
      [2, 3, 1],
      [3, 2, 3],
      [3, 6, 3],
      [3, 3, 2],
      [3, 3, 5],
    ];
    for (const tile of outside) expect(await textOf(...tile)).toBeUndefined();
    expect(await reader.getHeader()).toMatchObject({
      specVersion: 3,
      clustered: true,
      tileType: 1,
      minZoom: 0,
      maxZoom: 3,
      minLon: -20,
      minLat: -40,
      maxLon: 60,
      maxLat: 40,
      centerLon: 20,
      centerLat: 0,
      centerZoom: 0,
      numAddressedTiles: 15,
      numTileEntries: 15,
      numTileContents: 15,
      tileDataLength: 15_000,
    });
    expect(await reader.getMetadata()).toEqual({ attribution: '© Mapmakers' });
    expect(plan).toMatchObject({ bytes: bytes.length, attribution: '© Mapmakers' });
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(started).toEqual([['new', 0]]);
    expect(await readdir(each.folder)).toEqual(['map.pmtiles']);
  });

  test('copies from a file, down to a zoom level', async () => {
    const from = join(each.folder, 'world.pmtiles');
    await writeFile(from, pmtilesWorld());
    await fetchMapFile({ source: await openMapSource(from), to: each.to, area: land, maxZoom: 2 });
    const { reader, textOf } = await readMap();
    expect(await reader.getHeader()).toMatchObject({ maxZoom: 2, numAddressedTiles: 9 });
    expect(await textOf(2, 2, 1)).toBe(tileText(2, 2, 1));
    expect(await textOf(3, 3, 3)).toBeUndefined();
  });

  test('stores tiles with the same content once', async () => {
    const { plan } = await fetchMap(landAndSea);
    const { reader, textOf } = await readMap();
    const sea: Tile[] = [
      [2, 3, 1],
      [2, 3, 2],
      [3, 6, 3],
      [3, 6, 4],
    ];
    for (const tile of sea) expect(await textOf(...tile)).toBe('sea');
    expect(await textOf(3, 5, 4)).toBe(tileText(3, 5, 4));
    expect(await reader.getHeader()).toMatchObject({
      numAddressedTiles: 19,
      numTileContents: 16,
      tileDataLength: 15_003,
    });
    expect(plan.wasted).toBe(plan.downloaded - 15_003);
    expect(plan.wasted).toBeLessThanOrEqual(15_003 / 20);
  });

  test('requests only the directories and tiles of the box', async () => {
    each.server.bytes = pmtilesWorld({ leafEntries: 1 });
    const { plan } = await fetchMap('-17.5,12,-11,16');
    expect(plan.entries.length()).toBe(4);
    // The first byte, the header, the metadata, the root, four leaves, and the tiles.
    expect(each.server.ranges).toHaveLength(8 + plan.requests.length);
  });
});

describe('differenceOfMap', () => {
  test('finds a changed header, a missing tile and missing bytes', async () => {
    const { plan } = await fetchMap();
    expect(await differenceOfMap(each.to, plan)).toBeUndefined();
    const changed = (fields: object) => differenceOfMap(each.to, { ...plan, ...fields });
    expect(await changed({ header: { ...plan.header, maxZoom: 4 } })).toBe('the header');
    expect(await changed({ attribution: 'other' })).toBe('the metadata');
    expect(await changed({ bytes: plan.bytes + 1 })).toBe('the length');
    const [first, ...rest] = plan.entries.slice(0, plan.entries.length());
    const changedEntries = (entries: Entry[]) => changed({ entries: createEntryTable(entries) });
    expect(await changedEntries(rest)).toBe('tile 0');
    expect(await changedEntries([{ ...first!, length: 999 }, ...rest])).toBe('tile 0');
    expect(await changedEntries([first!, ...rest.slice(0, -1)])).toMatch(/^tile \d+$/);
    await truncate(each.to, 50);
    expect(await differenceOfMap(each.to, plan)).toEqual(expect.any(String));
  });
});
