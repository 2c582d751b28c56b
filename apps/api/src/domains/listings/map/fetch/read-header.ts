import { bytesToHeader, Compression, type Header, TileType } from 'pmtiles';
import { gunzipSync } from 'node:zlib';
import { OperatorError } from '../../../../boot/operator-errors.ts';
import type { MapSource } from './map-source.ts';
import { headerBytes } from './write-header.ts';

export interface MapHeader {
  header: Header;
  /** The stored bytes of the JSON metadata. */
  metadata: Buffer;
  /** The attribution that the metadata asks for; empty without one. */
  attribution: string;
}

/** Bytes of metadata; a map of the whole earth has some kilobytes. */
const mostMetadata = 16 * 2 ** 20;

/** Reads header and metadata of a source. Throws an `OperatorError` for all but a PMTiles file of version 3 with vector tiles. */
export async function readMapHeader(source: MapSource): Promise<MapHeader> {
  const bytes = await source.read(0, Math.min(headerBytes, source.size));
  if (bytes.toString('latin1', 0, 7) !== 'PMTiles' || bytes.length < headerBytes)
    throw faultOf(
      source,
      bytes.toString('latin1', 0, 2) === 'PM'
        ? 'is a PMTiles file before version 3. The tool `pmtiles convert` converts it.'
        : 'is no PMTiles file. Give a file of version 3.',
    );
  if (bytes[7] !== 3) throw faultOf(source, `is a PMTiles file of version ${bytes[7]}. Give one of version 3.`);
  const header = bytesToHeader(new Uint8Array(bytes).buffer);
  check(source, header);
  const metadata = await source.read(header.jsonMetadataOffset, header.jsonMetadataLength);
  return { header, metadata, attribution: readAttribution(source, header, metadata) };
}

function check(source: MapSource, header: Header): void {
  if (header.tileType !== TileType.Mvt)
    throw faultOf(source, 'has no vector tiles. The map needs vector tiles in the schema of Protomaps.');
  if (![Compression.None, Compression.Gzip].includes(header.internalCompression))
    throw faultOf(source, 'has directories that are not compressed by gzip. Convert it by the tool `pmtiles`.');
  const sections = [
    [header.rootDirectoryOffset, header.rootDirectoryLength],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength ?? 0],
    [header.tileDataOffset, header.tileDataLength ?? 0],
  ] as const;
  if (sections.some(([offset, length]) => offset + length > source.size) || header.jsonMetadataLength > mostMetadata)
    throw faultOf(source, 'is cut short or damaged: its header names bytes beyond its end. Get the file again.');
  if (header.minZoom > header.maxZoom) throw faultOf(source, 'is damaged: its header has no zoom levels.');
}

function readAttribution(source: MapSource, { internalCompression }: Header, metadata: Buffer): string {
  try {
    const text = internalCompression === Compression.Gzip ? gunzipSync(metadata) : metadata;
    const { attribution } = JSON.parse(text.toString()) as { attribution?: unknown };
    return typeof attribution === 'string' ? attribution : '';
  } catch (error) {
    throw faultOf(source, `has damaged metadata (${(error as Error).message}). Get the file again.`);
  }
}

function faultOf({ name }: MapSource, fault: string): OperatorError {
  return new OperatorError(`--from: ${name} ${fault}`);
}
