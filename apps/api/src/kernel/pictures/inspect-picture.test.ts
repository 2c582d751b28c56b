import type { PictureRefused } from './picture-refused.ts';
import { maxPictureBytes } from './picture-limits.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  buildPng,
  buildWebp,
  fileTypeBox,
  pngChunk,
  profileBomb,
  textBombs,
  webpChunk,
  withScans,
  withSegments,
} from '../../../test/hostile-pictures.ts';
import { type InspectedPicture, inspectPicture } from './inspect-picture.ts';

const photo = () =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#a86',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });
const formats = {
  jpeg: 'jpeg',
  progressive: 'jpeg',
  png: 'png',
  interlaced: 'png',
  webp: 'webp',
  lossless: 'webp',
  transparent: 'webp',
  avif: 'avif',
} as const;
let samples: Record<keyof typeof formats, Buffer>;

beforeAll(async () => {
  samples = {
    jpeg: await photo().jpeg().toBuffer(),
    progressive: await photo().jpeg({ progressive: true }).toBuffer(),
    png: await photo().png().toBuffer(),
    interlaced: await photo().png({ progressive: true }).toBuffer(),
    webp: await photo().webp().toBuffer(),
    lossless: await photo().webp({ lossless: true }).toBuffer(),
    transparent: await photo().ensureAlpha(0.5).webp().toBuffer(),
    avif: await photo().avif({ effort: 0 }).toBuffer(),
  };
});

function refusal(bytes: Uint8Array): { statusCode: number; code: string; message: string } {
  try {
    inspectPicture(bytes);
  } catch (error) {
    const { statusCode, code, message } = error as PictureRefused;
    return { statusCode, code, message };
  }
  throw new Error('the picture was not refused');
}

/** Bytes that a decoder would get. */
const seen = (picture: InspectedPicture) => Buffer.concat(picture.parts);

/** Milliseconds of work of this thread, without the rest of the machine. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of the fastest of three runs: the first compiles, and a busy machine interrupts. */
function cheapest(run: () => unknown): number {
  const runs = [1, 2, 3].map(() => {
    const start = cpuMs();
    run();
    return cpuMs() - start;
  });
  return Math.min(...runs);
}

describe('inspectPicture', () => {
  test.each(Object.entries(formats))('reads format and size of a %s picture', (name, format) => {
    const picture = inspectPicture(samples[name as keyof typeof formats]);
    expect(picture).toMatchObject({ format, width: 600, height: 400 });
  });

  // Only the decoder can decide whether the last scan of a JPEG is whole: see `encodePicture`.
  const formatsWithLengths = Object.keys(formats).filter((name) => !['jpeg', 'progressive'].includes(name));
  test.each(formatsWithLengths)('a %s picture that was cut anywhere is refused', (name) => {
    const whole = samples[name as keyof typeof formats];
    for (const share of [0.02, 0.1, 0.5, 0.9, 0.999]) {
      expect(refusal(whole.subarray(0, Math.floor(whole.length * share))), String(share)).toMatchObject({
        statusCode: 422,
        code: 'picture_damaged',
      });
    }
  });

  test('an empty file is refused', () => {
    expect(refusal(Buffer.alloc(0))).toMatchObject({ statusCode: 422 });
  });

  test.each([
    [20, 50],
    [100, 8],
  ])('drops %i text chunks of %i MB in a PNG unread', (count, megabytes) => {
    const bomb = buildPng({ width: 10, height: 10, extra: textBombs(count, megabytes) });
    expect(bomb.length).toBeGreaterThan(700_000);
    const before = process.resourceUsage().maxRSS;
    expect(seen(inspectPicture(bomb)).length).toBeLessThan(100);
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(50);
    expect(cheapest(() => inspectPicture(bomb))).toBeLessThan(100);
  });

  test('drops a colour profile that unpacks to 50 MB', () => {
    expect(seen(inspectPicture(buildPng({ width: 10, height: 10, extra: [profileBomb(50)] }))).length).toBeLessThan(
      100,
    );
  });

  test('refuses a JPEG of hundreds of scans, and accepts as many as encoders make', async () => {
    const flat = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
      .jpeg({ progressive: true })
      .toBuffer();
    const bomb = withScans(flat, 873);
    expect(refusal(bomb)).toMatchObject({ statusCode: 422, code: 'picture_unusual' });
    expect(cheapest(() => refusal(bomb))).toBeLessThan(100);
    expect(inspectPicture(withScans(flat, 2)).width).toBe(800);
  });

  test('refuses pictures of too many pixels by their headers', () => {
    const bombs = [
      buildPng({ width: 30_000, height: 30_000, bitDepth: 1, pixels: Buffer.alloc(10) }),
      buildPng({ width: 65_500, height: 65_500, bitDepth: 1, pixels: Buffer.alloc(10) }),
      buildPng({ width: 14_000, height: 14_000, bitDepth: 1 }),
      resizeJpegHeader(samples.jpeg, 65_500, 65_500),
      buildWebp(webpChunk('VP8X', Buffer.from([0, 0, 0, 0, 0x0f, 0x27, 0, 0x0f, 0x27, 0])), samples.webp.subarray(12)),
    ];
    for (const bomb of bombs) {
      expect(refusal(bomb)).toMatchObject({ statusCode: 413, code: 'picture_too_large' });
      expect(cheapest(() => refusal(bomb))).toBeLessThan(50);
    }
    expect(inspectPicture(buildPng({ width: 10_000, height: 5_000, bitDepth: 1 })).width).toBe(10_000);
  });

  test('refuses pictures sooner that a decoder has to hold whole', () => {
    const pixels = Buffer.alloc(10);
    expect(refusal(resizeJpegHeader(samples.progressive, 9_000, 5_500, '4:4:4'))).toMatchObject({ statusCode: 413 });
    expect(inspectPicture(resizeJpegHeader(samples.progressive, 6_000, 4_000)).width).toBe(6_000);
    expect(
      inspectPicture(buildPng({ width: 7_000, height: 7_000, bitDepth: 16, interlaced: true, pixels })).decodeMemory,
    ).toBe(98_000_000);
  });

  test('refuses a file of more than 15 MB, whatever it holds', () => {
    const padded = Buffer.concat([samples.jpeg, Buffer.alloc(maxPictureBytes)]);
    expect(refusal(padded)).toMatchObject({ statusCode: 413 });
    expect(inspectPicture(padded.subarray(0, maxPictureBytes)).width).toBe(600);
  });

  test('accepts only the four formats, whatever the name of the file', async () => {
    const others: Record<string, Uint8Array> = {
      SVG: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
      'SVG with a prolog': Buffer.from('<?xml version="1.0"?>\n<!-- picture.png -->\n<svg width="1" height="1"/>'),
      XXE: Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>'),
      'billion laughs': Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg><text>&b;</text></svg>',
      ),
      HTML: Buffer.from('<html><script>alert(1)</script></html>'),
      PHP: Buffer.from('<?php system($_GET["c"]); ?>'),
      EXE: Buffer.from('MZ\x90\0\x03'),
      PDF: Buffer.from('%PDF-1.7\n'),
      ZIP: Buffer.from('PK\x03\x04'),
      text: Buffer.from('only text'),
      GIF: await photo().gif().toBuffer(),
      TIFF: await photo().tiff().toBuffer(),
      BMP: Buffer.from('BM\x46\0\0\0'),
      icon: Buffer.from('\0\0\x01\0\x01\0'),
      'big TIFF': Buffer.from('MM\0*\0\0\0\x08'),
      video: Buffer.concat([fileTypeBox('isom', 'mp42'), Buffer.alloc(64)]),
      'one byte': Buffer.from([0xff]),
      zeros: Buffer.alloc(100),
    };
    for (const [name, bytes] of Object.entries(others))
      expect(refusal(bytes), name).toMatchObject({ statusCode: 415, code: 'picture_format' });
    expect(refusal(others.GIF ?? Buffer.alloc(0)).message).toMatch(/^A GIF cannot be used.*JPEG, PNG, WebP or AVIF/);
    expect(refusal(others.XXE ?? Buffer.alloc(0)).message).toMatch(/^An SVG drawing/);
  });

  test('refuses a HEIC photo with advice', () => {
    for (const brands of [['heic', 'mif1'], ['mif1', 'heic'], ['heix'], ['hevc'], ['msf1', 'hevc']] as [
      string,
      ...string[],
    ][]) {
      const result = refusal(Buffer.concat([fileTypeBox(...brands), Buffer.alloc(64)]));
      expect(result).toMatchObject({ statusCode: 415, code: 'picture_format' });
      expect(result.message).toMatch(/Most Compatible/);
    }
  });

  test('refuses moving pictures', () => {
    const canvas = Buffer.from([0x02, 0, 0, 0, 9, 0, 0, 9, 0, 0]);
    const frames = Array.from({ length: 200 }, () => webpChunk('ANMF', Buffer.alloc(16)));
    const moving = [
      buildWebp(webpChunk('VP8X', canvas), webpChunk('ANIM', Buffer.alloc(6)), ...frames),
      buildWebp(webpChunk('VP8X', Buffer.from([0, 0, 0, 0, 9, 0, 0, 9, 0, 0])), ...frames),
      buildPng({ width: 10, height: 10, extra: [pngChunk('acTL', Buffer.alloc(8))] }),
      Buffer.concat([fileTypeBox('avis', 'avif'), Buffer.alloc(64)]),
    ];
    for (const bytes of moving) expect(refusal(bytes)).toMatchObject({ statusCode: 422, code: 'picture_moves' });
  });

  test('accepts an animation of one frame as a picture', () => {
    const canvas = Buffer.from([0x02, 0, 0, 0, 0x57, 0x02, 0, 0x8f, 0x01, 0]);
    const place = Buffer.from([0, 0, 0, 0, 0, 0, 0x57, 0x02, 0, 0x8f, 0x01, 0, 100, 0, 0, 0]);
    const frame = webpChunk('ANMF', Buffer.concat([place, samples.webp.subarray(12)]));
    const webp = (...frames: Buffer[]) =>
      buildWebp(webpChunk('VP8X', canvas), webpChunk('ANIM', Buffer.alloc(6)), ...frames);
    const png = (announced: number, ...frames: Buffer[]) =>
      buildPng({
        width: 10,
        height: 10,
        extra: [pngChunk('acTL', Buffer.from([0, 0, 0, announced, 0, 0, 0, 0])), ...frames],
      });
    const control = pngChunk('fcTL', Buffer.alloc(26));
    expect(inspectPicture(webp(frame))).toMatchObject({ width: 600, height: 400 });
    expect(inspectPicture(png(1, control)).width).toBe(10);
    for (const bytes of [webp(frame, frame), png(2, control, control), png(1, control, control), png(2, control)])
      expect(refusal(bytes)).toMatchObject({ statusCode: 422, code: 'picture_moves' });
  });

  test('refuses a frame of an animation that is larger than the limits, whatever its canvas declares', () => {
    const canvas = Buffer.from([0x02, 0, 0, 0, 9, 0, 0, 9, 0, 0]);
    const place = Buffer.from([0, 0, 0, 0, 0, 0, 0x0f, 0x27, 0, 0x0f, 0x27, 0, 100, 0, 0, 0]);
    const frame = webpChunk('ANMF', Buffer.concat([place, samples.webp.subarray(12)]));
    expect(refusal(buildWebp(webpChunk('VP8X', canvas), frame))).toMatchObject({ statusCode: 413 });
    const cut = webpChunk('ANMF', Buffer.alloc(10));
    expect(refusal(buildWebp(webpChunk('VP8X', canvas), cut))).toMatchObject({ code: 'picture_damaged' });
  });

  test("passes on the camera's data in a PNG once, after the header, and only up to 64 KB", () => {
    const camera = (bytes: number) => pngChunk('eXIf', Buffer.alloc(bytes, 7));
    const chunks = (extra: Buffer[]) =>
      seen(inspectPicture(buildPng({ width: 4, height: 4, extra }))).toString('latin1');
    expect(chunks([pngChunk('tEXt'), camera(100), camera(100)]).match(/eXIf/g)).toEqual(['eXIf']);
    expect(chunks([camera(100)]).indexOf('eXIf')).toBe(8 + 25 + 4);
    expect(chunks([camera(65_536)])).not.toContain('eXIf');
  });

  test('refuses megabytes of garbage between the segments of a JPEG', () => {
    const { jpeg } = samples;
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const filled = (bytes: number) =>
      Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(bytes, 0x20), jpeg.subarray(scan)]);
    expect(refusal(filled(1_000_000))).toMatchObject({ statusCode: 422, code: 'picture_unusual' });
    expect(seen(inspectPicture(filled(60_000))).equals(jpeg)).toBe(true);
  });

  test('removes data that is not part of the picture before a decoder sees it', () => {
    const payload = Buffer.from('<script>alert(document.domain)</script>');
    const polyglot = Buffer.concat([
      withSegments(samples.jpeg, [0xfe, payload], [0xed, payload], [0xe1, payload]),
      payload,
    ]);
    expect(seen(inspectPicture(polyglot)).equals(samples.jpeg)).toBe(true);
    expect(seen(inspectPicture(Buffer.concat([samples.webp, payload]))).equals(samples.webp)).toBe(true);
    const png = buildPng({ width: 4, height: 4, extra: [pngChunk('tEXt', payload)] });
    expect(seen(inspectPicture(Buffer.concat([png, payload]))).includes(payload)).toBe(false);
  });

  test('inspects files of nothing but structure quickly', () => {
    const floods = [
      Buffer.concat([
        samples.jpeg.subarray(0, -2),
        Buffer.alloc(14_000_000, Buffer.from([0xff, 0xd0])),
        Buffer.from([0xff, 0xd9]),
      ]),
      Buffer.concat([samples.jpeg.subarray(0, 2), Buffer.alloc(14_000_000, Buffer.from([0xff, 0xfe, 0, 2]))]),
      Buffer.concat([samples.jpeg.subarray(0, 2), Buffer.alloc(14_000_000, 0xff)]),
      buildPng({ width: 4, height: 4, extra: [Buffer.alloc(12_000_000, pngChunk('tEXt'))] }),
      buildWebp(Buffer.alloc(14_000_000, webpChunk('EXIF', Buffer.alloc(0)))),
      Buffer.concat([fileTypeBox('avif'), Buffer.alloc(14_000_000, Buffer.from('\0\0\0\x08free', 'latin1'))]),
    ];
    for (const [at, flood] of floods.entries()) {
      const inspect = () => {
        try {
          inspectPicture(flood);
        } catch (error) {
          expect((error as PictureRefused).statusCode).toBe(422);
        }
      };
      expect(cheapest(inspect), String(at)).toBeLessThan(500);
    }
  });

  test('throws nothing but a refusal, whatever bytes of a picture are changed', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (const sample of Object.values(samples)) {
      for (let round = 0; round < 400; round += 1) {
        const bytes = Buffer.from(sample);
        for (let changes = 0; changes < 6; changes += 1) bytes[random(round % 2 ? 200 : bytes.length)] = random(256);
        try {
          inspectPicture(bytes.subarray(0, round % 5 ? bytes.length : random(bytes.length)));
        } catch (error) {
          expect((error as Error).name).toBe('PictureRefused');
        }
      }
    }
  });
});

/** Another size in the frame header, and optionally all components at full resolution. */
function resizeJpegHeader(jpeg: Uint8Array, width: number, height: number, sampling?: '4:4:4'): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = Math.max(bytes.indexOf(Buffer.from([0xff, 0xc0])), bytes.indexOf(Buffer.from([0xff, 0xc2])));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  if (sampling) bytes[frame + 11] = 0x11;
  return bytes;
}

describe('a file of as many parts as fit', () => {
  const room = maxPictureBytes - 800_000;
  const full = (part: Buffer) => Buffer.alloc(room - (room % part.length), part);
  const segment = (marker: number) => Buffer.from([0xff, marker, 0, 2]);
  const after = (bytes: Buffer, at: number, part: Buffer) =>
    Buffer.concat([bytes.subarray(0, at), full(part), bytes.subarray(at)]);
  const shapes: Record<string, () => Buffer> = {
    'empty application segments': () => after(samples.jpeg, 2, segment(0xe5)),
    'empty comments': () => after(samples.jpeg, 2, segment(0xfe)),
    'empty tables': () => after(samples.jpeg, 2, segment(0xdb)),
    'fill bytes before a marker': () => after(samples.jpeg, 2, Buffer.from([0xff])),
    'fill bytes in a scan': () => after(samples.jpeg, samples.jpeg.length - 2, Buffer.from([0xff])),
    'empty chunks of pixels': () => after(samples.png, 33, pngChunk('IDAT')),
    'empty chunks of text': () => after(samples.png, 33, pngChunk('tEXt')),
    'empty chunks of a WebP': () => buildWebp(full(webpChunk('EXIF', Buffer.alloc(0)))),
    'empty boxes': () => Buffer.concat([fileTypeBox('avif'), full(Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]))]),
  };

  test.each(Object.entries(shapes))('is refused soon after its start: %s', (_shape, build) => {
    const bytes = build();
    expect(bytes.length).toBeLessThanOrEqual(maxPictureBytes);
    expect(refusal(bytes)).toMatchObject({ statusCode: 422, code: 'picture_unusual' });
    expect(cheapest(() => refusal(bytes))).toBeLessThan(150);
  });

  test('that are stuffed bytes and restarts of a scan is read in a moment', () => {
    for (const pair of [
      [0xff, 0x00],
      [0xff, 0xd0],
    ]) {
      const bytes = after(samples.jpeg, samples.jpeg.length - 2, Buffer.from(pair));
      expect(inspectPicture(bytes).width).toBe(600);
      expect(cheapest(() => inspectPicture(bytes))).toBeLessThan(400);
    }
  });
});
