/**
 * A PMTiles file of version 3 in which every tile to zoom 15 is the same: land, a lake in its north-west quarter, and a
 * highway from west to east. https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function smallMap(): Buffer {
  const tile = Buffer.concat([
    layer('earth', 3, 'earth', [...square(0, 0, 4096)]),
    layer('water', 3, 'lake', [...square(0, 0, 2048)]),
    layer('roads', 2, 'highway', [command(1, 1), zigzag(0), zigzag(2048), command(2, 1), zigzag(4096), zigzag(0)]),
  ]);
  // One entry: the first tile, and as many after it as there are to zoom 15, are these bytes.
  const tiles = (4 ** 16 - 1) / 3;
  const root = Buffer.concat([1, 0, tiles, tile.length, 1].map(varint));
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const parts = [root.length, metadata.length, 0, tile.length];
  let [offset, at] = [header.length, 8];
  for (const length of parts) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
    at += 16;
  }
  for (const [index, count] of [tiles, 1, 1].entries()) header.writeBigUInt64LE(BigInt(count), 72 + index * 8);
  // Clustered, nothing compressed, vector tiles, zooms.
  header.set([1, 1, 1, 1, 0, 15], 96);
  const degrees = [-30, -40, 65, 42];
  for (const [index, value] of degrees.entries()) header.writeInt32LE(value * 1e7, 102 + index * 4);
  return Buffer.concat([header, root, metadata, tile]);
}

/** A layer of one feature that says its kind: https://github.com/mapbox/vector-tile-spec */
function layer(name: string, type: 2 | 3, kind: string, geometry: number[]): Buffer {
  const feature = [
    field(2, Buffer.concat([0, 0].map(varint))),
    number(3, type),
    field(4, Buffer.concat(geometry.map(varint))),
  ];
  return field(
    3,
    Buffer.concat([
      number(15, 2),
      field(1, Buffer.from(name)),
      field(2, Buffer.concat(feature)),
      field(3, Buffer.from('kind')),
      field(4, field(1, Buffer.from(kind))),
      number(5, 4096),
    ]),
  );
}

function square(x: number, y: number, side: number): number[] {
  const steps = [side, 0, 0, side, -side, 0].map(zigzag);
  return [command(1, 1), zigzag(x), zigzag(y), command(2, 3), ...steps, command(7, 1)];
}

function command(id: number, count: number): number {
  return id | (count << 3);
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

function field(id: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((id << 3) | 2), varint(bytes.length), bytes]);
}

function number(id: number, value: number): Buffer {
  return Buffer.concat([varint(id << 3), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
