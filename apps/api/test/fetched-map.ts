import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterEach, beforeEach } from 'vitest';
import { openAddress } from '../src/domains/listings/map/fetch/address-source.ts';
import { downloadMap } from '../src/domains/listings/map/fetch/download-map.ts';
import type { MapSource } from '../src/domains/listings/map/fetch/map-source.ts';
import type { Resumption } from '../src/domains/listings/map/fetch/part-file.ts';
import { planMap } from '../src/domains/listings/map/fetch/plan-map.ts';
import { readArea } from '../src/domains/listings/map/fetch/read-area.ts';
import { type MapServer, startMapServer } from './map-server.ts';
import { pmtilesWorld } from './pmtiles-world.ts';

/** Areas of `pmtilesWorld`: Europe with Africa, and both with the Indian Ocean. */
export const land = '-20,-40,60,40';
export const landAndSea = '-20,-40,120,40';

interface MapFetch {
  folder: string;
  /** The file to write. */
  to: string;
  server: MapServer;
}

/** Has a folder and a server of maps for each test of a file. */
export function setUpMapFetch(): MapFetch {
  const each = {} as MapFetch;
  beforeEach(async () => {
    each.folder = await mkdtemp(join(tmpdir(), 'africanscity-map-fetch-'));
    each.to = join(each.folder, 'map.pmtiles');
    each.server = await startMapServer(pmtilesWorld());
  });
  afterEach(async () => {
    await each.server.close();
    await rm(each.folder, { recursive: true, force: true });
  });
  return each;
}

/** Fetches from an address, and repeats a failed request twice at once. */
export async function fetchFromAddress({ server: { url }, to }: MapFetch, area = land) {
  const source = await openAddress(url, { waits: [0, 0], silenceMs: 60_000 });
  return fetchMapFile({ source, to, area });
}

interface Fetch {
  source: MapSource;
  to: string;
  area: string;
  maxZoom?: number;
}

/** Fetches a map file as the command does, and closes the source. */
export async function fetchMapFile({ source, to, area, maxZoom = 15 }: Fetch) {
  const started: [Resumption, number][] = [];
  try {
    const plan = await planMap(source, { area: readArea(area), maxZoom }, () => {});
    const onStart = (...start: [Resumption, number]) => void started.push(start);
    const sha256 = await downloadMap(source, { plan, to, onStart, onProgress: () => {}, onVerify: () => {} });
    return { plan, sha256, started };
  } finally {
    await source.close();
  }
}

/** Opens a PMTiles file by the reader that browsers have. */
export function readMapFile(bytes: Buffer) {
  const read = (offset: number, length: number) => new Uint8Array(bytes.subarray(offset, offset + length)).buffer;
  const reader = new PMTiles({
    getKey: () => 'file',
    getBytes: async (offset, length) => ({ data: read(offset, length) }),
  });
  /** Returns the content of a tile; undefined without one. */
  const textOf = async (z: number, x: number, y: number) => {
    const tile = await reader.getZxy(z, x, y);
    return tile && Buffer.from(tile.data).toString();
  };
  return { reader, textOf };
}
