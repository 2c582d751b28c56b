import type { Header } from 'pmtiles';

/** Bytes of a PMTiles header of version 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export const headerBytes = 127;

/** Writes a PMTiles header of version 3. */
export function writeHeader(header: Header): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.write('PMTiles', 'latin1');
  bytes[7] = 3;
  const numbers = [
    header.rootDirectoryOffset,
    header.rootDirectoryLength,
    header.jsonMetadataOffset,
    header.jsonMetadataLength,
    header.leafDirectoryOffset,
    header.leafDirectoryLength ?? 0,
    header.tileDataOffset,
    header.tileDataLength ?? 0,
    header.numAddressedTiles,
    header.numTileEntries,
    header.numTileContents,
  ];
  for (const [at, number] of numbers.entries()) bytes.writeBigUInt64LE(BigInt(number), 8 + at * 8);
  bytes[96] = Number(header.clustered);
  bytes[97] = header.internalCompression;
  bytes[98] = header.tileCompression;
  bytes[99] = header.tileType;
  bytes[100] = header.minZoom;
  bytes[101] = header.maxZoom;
  for (const [at, degrees] of [
    [102, header.minLon],
    [106, header.minLat],
    [110, header.maxLon],
    [114, header.maxLat],
    [119, header.centerLon],
    [123, header.centerLat],
  ] as const)
    bytes.writeInt32LE(Math.round(degrees * 1e7), at);
  bytes[118] = header.centerZoom;
  return bytes;
}
