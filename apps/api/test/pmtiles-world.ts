import { Compression, type Entry, tileIdToZxy, zxyToTileId } from 'pmtiles';
import { gzipSync } from 'node:zlib';
import { createEntryTable } from '../src/domains/listings/map/fetch/entry-table.ts';
import { writeDirectories } from '../src/domains/listings/map/fetch/write-directories.ts';
import { headerBytes, writeHeader } from '../src/domains/listings/map/fetch/write-header.ts';

interface World {
  /** A word in each tile, which tells editions apart. */
  edition?: string;
  compression?: Compression;
  /** Entries of a leaf directory; all are in the root unless given. */
  leafEntries?: number;
  /** The JSON metadata. */
  metadata?: string;
}

/** Zoom levels 0 to 3: 85 tiles. */
const maxZoom = 3;

/**
 * Writes a PMTiles file of the earth. Each tile of land has a kilobyte of its own. At zoom 2 and 3, all tiles east of 90 degrees
 * are the same sea.
 */
export function pmtilesWorld(world: World = {}): Buffer {
  const { compression = Compression.Gzip, leafEntries, metadata = '{"attribution":"© Mapmakers"}' } = world;
  const entries: Entry[] = [];
  const contents: string[] = [];
  let bytes = 0;
  let sea: Entry | undefined;
  for (let tileId = 0; tileId < zxyToTileId(maxZoom + 1, 0, 0); tileId += 1) {
    const [z, x, y] = tileIdToZxy(tileId);
    const isSea = z >= 2 && x >= (2 ** z * 3) / 4;
    const last = entries.at(-1);
    if (isSea && last && last.offset === sea?.offset) last.runLength += 1;
    else if (isSea && sea) entries.push({ ...sea, tileId, runLength: 1 });
    else {
      const content = isSea ? 'sea' : tileText(z, x, y, world.edition);
      const entry = { tileId, offset: bytes, length: content.length, runLength: 1 };
      if (isSea) sea = { ...entry };
      entries.push(entry);
      contents.push(content);
      bytes += content.length;
    }
  }
  const pack = (text: string) => (compression === Compression.Gzip ? gzipSync(text) : Buffer.from(text));
  const [packed, { root, leaves }] = [
    pack(metadata),
    writeDirectories(createEntryTable(entries), compression, leafEntries),
  ];
  const jsonMetadataOffset = headerBytes + root.length;
  const leafDirectoryOffset = jsonMetadataOffset + packed.length;
  const header = writeHeader({
    specVersion: 3,
    rootDirectoryOffset: headerBytes,
    rootDirectoryLength: root.length,
    jsonMetadataOffset,
    jsonMetadataLength: packed.length,
    leafDirectoryOffset,
    leafDirectoryLength: leaves.length,
    tileDataOffset: leafDirectoryOffset + leaves.length,
    tileDataLength: bytes,
    numAddressedTiles: 85,
    numTileEntries: entries.length,
    numTileContents: contents.length,
    clustered: true,
    internalCompression: compression,
    tileCompression: Compression.None,
    tileType: 1,
    minZoom: 0,
    maxZoom,
    minLon: -180,
    minLat: -85,
    maxLon: 180,
    maxLat: 85,
    centerZoom: 0,
    centerLon: 0,
    centerLat: 0,
  });
  return Buffer.concat([header, root, packed, leaves, Buffer.from(contents.join(''))]);
}

/** Returns the content of a tile of land. */
export function tileText(z: number, x: number, y: number, edition = 'first'): string {
  return `${edition} ${z}/${x}/${y} `.padEnd(1_000, '.');
}
