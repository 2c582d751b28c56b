import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pmtilesWorld } from '../../../../../test/pmtiles-world.ts';
import { openMapSource } from './open-map-source.ts';
import { planMap } from './plan-map.ts';
import { readArea } from './read-area.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'africanscity-source-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const world = pmtilesWorld();
const plan = async (from: string, area = '-20,-40,60,40', maxZoom = 15) => {
  const source = await openMapSource(from);
  return planMap(source, { area: readArea(area), maxZoom }, () => {}).finally(source.close);
};

async function planFile(bytes: Buffer, ...rest: [area?: string, maxZoom?: number]) {
  const path = join(folder, 'source.pmtiles');
  await writeFile(path, bytes);
  return plan(path, ...rest);
}

/** Returns the file with other bytes at an offset. */
function changed(at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(world);
  copy.set(bytes, at);
  return copy;
}

describe('planMap', () => {
  test.each([
    ['a text', Buffer.from('hello'), 'is no PMTiles file. Give a file of version 3'],
    ['an empty file', Buffer.alloc(0), 'is no PMTiles file'],
    ['a file of version 2', Buffer.concat([Buffer.from([0x50, 0x4d, 2, 0]), Buffer.alloc(200)]), 'before version 3'],
    ['a file of version 4', changed(7, 4), 'is a PMTiles file of version 4'],
    ['pictures', changed(99, 2), 'has no vector tiles'],
    ['directories in another compression', changed(97, 4), 'not compressed by gzip'],
    ['a file that is cut short', world.subarray(0, 2_000), 'is cut short or damaged'],
    ['a header without zoom levels', changed(100, 9), 'no zoom levels'],
    ['a damaged directory', changed(140, 0, 0, 0, 0), 'a directory is malformed'],
    ['damaged metadata', pmtilesWorld({ metadata: '{"attribution' }), 'has damaged metadata'],
  ])('names the fault of %s', async (_name, bytes, fault) => {
    await expect(planFile(bytes)).rejects.toThrow(/^--from: /);
    await expect(planFile(bytes)).rejects.toThrow(fault);
  });

  test('names a box that the source does not have, and a zoom level before its first', async () => {
    const inAfrica = changed(102, ...int32(-20), ...int32(-40), ...int32(60), ...int32(40));
    await expect(planFile(inAfrica, '100,0,110,10')).rejects.toThrow(
      'has the box -20,-40,60,40, which is outside 100,0',
    );
    await expect(planFile(changed(100, 2), undefined, 1)).rejects.toThrow('--max-zoom: the source begins at zoom 2');
    await expect(planFile(changed(100, 9, 9))).rejects.toThrow('has no tiles for');
  });

  test('has no attribution when the metadata names none', async () => {
    expect(await planFile(pmtilesWorld({ metadata: '{}' }))).toMatchObject({ attribution: '' });
  });

  test('names a missing file and a folder', async () => {
    await expect(plan(join(folder, 'none'))).rejects.toThrow(/--from: .*none cannot be read \(ENOENT\)/);
    await expect(plan(folder)).rejects.toThrow('cannot be read (EISDIR)');
  });
});

function int32(degrees: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(degrees * 1e7);
  return bytes;
}
