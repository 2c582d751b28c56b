import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, content: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

export interface PngShape {
  width: number;
  height: number;
  /** Bits of its one grey channel. */
  bitDepth?: number;
  interlaced?: boolean;
  /** Chunks between the header and the pixels. */
  extra?: Buffer[];
  /** Replaces pixels that are all black; the right number of them by default. */
  pixels?: Uint8Array;
}

/** A PNG of one grey channel, written by hand so that any part can be wrong. */
export function buildPng({ width, height, bitDepth = 8, interlaced = false, extra = [], pixels }: PngShape): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bitDepth;
  header[12] = interlaced ? 1 : 0;
  const rows = pixels ?? Buffer.alloc((Math.ceil((width * bitDepth) / 8) + 1) * height);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND'),
  ]);
}

/** Compressed text chunks that each unpack to so many megabytes of spaces. */
export function textBombs(count: number, megabytes: number): Buffer[] {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 32));
  const chunk = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]));
  return Array.from({ length: count }, () => chunk);
}

/** A colour profile that unpacks to so many megabytes. */
export function profileBomb(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
  return pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), packed]));
}

/** A JPEG with further segments after its start. */
export function withSegments(jpeg: Uint8Array, ...segments: [marker: number, content: Buffer][]): Buffer {
  const added = segments.map(([marker, content]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(2)]);
}

/** A progressive JPEG whose last scan is repeated so many times. */
export function withScans(jpeg: Uint8Array, more: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const lastScan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = bytes.subarray(lastScan, -2);
  return Buffer.concat([bytes.subarray(0, -2), ...Array.from({ length: more }, () => scan), bytes.subarray(-2)]);
}

/** The first box of an ISO media file of a brand, such as heic. */
export function fileTypeBox(brand: string, ...compatible: string[]): Buffer {
  const content = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1');
  const box = Buffer.alloc(content.length + 4);
  box.writeUInt32BE(box.length, 0);
  content.copy(box, 4);
  return box;
}

export function webpChunk(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

export function buildWebp(...chunks: Buffer[]): Buffer {
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}
