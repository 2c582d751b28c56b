import type { Header } from 'pmtiles';
import { OperatorError } from '../../../../boot/operator-errors.ts';
import type { EntryTable } from './entry-table.ts';
import { findTiles } from './find-tiles.ts';
import { layOutTiles } from './lay-out-tiles.ts';
import type { MapSource } from './map-source.ts';
import { type RangeRequest, rangeRequests } from './range-requests.ts';
import type { Area, Box } from './read-area.ts';
import { type MapHeader, readMapHeader } from './read-header.ts';
import { tileRangesIn } from './tile-ranges.ts';
import { writeDirectories } from './write-directories.ts';
import { headerBytes, writeHeader } from './write-header.ts';

/** A new map file: its bytes before the tile data, and the requests for its tile data. */
export interface MapPlan {
  header: Header;
  head: Buffer;
  entries: EntryTable;
  requests: RangeRequest[];
  /** Offset of the tile data in the source. */
  sourceDataAt: number;
  attribution: string;
  /** Bytes of the new file, of all requests, and of those bytes that are not needed. */
  bytes: number;
  downloaded: number;
  wasted: number;
}

/** Reads header and directories of a source, and plans the file of an area. Throws an `OperatorError` for an area without tiles. */
export async function planMap(
  source: MapSource,
  { area, maxZoom }: { area: Area; maxZoom: number },
  progress: (text: string) => void,
): Promise<MapPlan> {
  const read = await readMapHeader(source);
  const { minZoom, maxZoom: deepest } = read.header;
  const zoom = Math.min(maxZoom, deepest);
  if (zoom < minZoom) throw new OperatorError(`--max-zoom: the source begins at zoom ${minZoom}. Give at least that.`);
  const bounds = boundsOf(area, source, read.header);
  const entries = await findTiles(source, read.header, tileRangesIn(bounds, minZoom, zoom), progress);
  if (!entries.length()) throw new OperatorError(`--from: ${source.name} has no tiles for ${area.name}.`);
  const { pieces, ...layout } = layOutTiles(entries);
  const requests = rangeRequests(pieces);
  const { header, head } = writeHead(read, { ...layout, entries, bounds, zoom });
  const downloaded = requests.reduce((sum, { length }) => sum + length, 0);
  return {
    header,
    head,
    entries,
    requests,
    sourceDataAt: read.header.tileDataOffset,
    attribution: read.attribution,
    bytes: head.length + layout.bytes,
    downloaded,
    wasted: downloaded - layout.bytes,
  };
}

/** Returns the part of the box that the source has. */
function boundsOf({ name, box }: Area, source: MapSource, { minLon, minLat, maxLon, maxLat }: Header): Box {
  const bounds = {
    west: Math.max(box.west, minLon),
    south: Math.max(box.south, minLat),
    east: Math.min(box.east, maxLon),
    north: Math.min(box.north, maxLat),
  };
  if (bounds.west >= bounds.east || bounds.south >= bounds.north)
    throw new OperatorError(
      `--from: ${source.name} has the box ${minLon},${minLat},${maxLon},${maxLat}, which is outside ${name}.`,
    );
  return bounds;
}

type HeadInput = Omit<ReturnType<typeof layOutTiles>, 'pieces'> & { entries: EntryTable; bounds: Box; zoom: number };

/** Writes all before the tile data: header, root directory, metadata as in the source, and leaf directories. */
function writeHead(
  { header: from, metadata }: MapHeader,
  { entries, bytes, tiles, contents, bounds: { west, south, east, north }, zoom }: HeadInput,
): { header: Header; head: Buffer } {
  const { root, leaves } = writeDirectories(entries, from.internalCompression);
  const jsonMetadataOffset = headerBytes + root.length;
  const leafDirectoryOffset = jsonMetadataOffset + metadata.length;
  const header: Header = {
    specVersion: 3,
    rootDirectoryOffset: headerBytes,
    rootDirectoryLength: root.length,
    jsonMetadataOffset,
    jsonMetadataLength: metadata.length,
    leafDirectoryOffset,
    leafDirectoryLength: leaves.length,
    tileDataOffset: leafDirectoryOffset + leaves.length,
    tileDataLength: bytes,
    numAddressedTiles: tiles,
    numTileEntries: entries.length(),
    numTileContents: contents,
    clustered: true,
    internalCompression: from.internalCompression,
    tileCompression: from.tileCompression,
    tileType: from.tileType,
    minZoom: from.minZoom,
    maxZoom: zoom,
    minLon: west,
    minLat: south,
    maxLon: east,
    maxLat: north,
    centerZoom: Math.min(Math.max(from.centerZoom, from.minZoom), zoom),
    centerLon: (west + east) / 2,
    centerLat: (south + north) / 2,
  };
  return { header, head: Buffer.concat([writeHeader(header), root, metadata, leaves]) };
}
