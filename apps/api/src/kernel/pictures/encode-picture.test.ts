import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildPng, buildWebp, pngChunk, textBombs, webpChunk, withSegments } from '../../../test/hostile-pictures.ts';
import { type EncodedPicture, encodePicture, refuseCutScan } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { decode } from './picture-engine.ts';

const encode = async (bytes: Uint8Array) => {
  const picture = inspectPicture(bytes);
  await refuseCutScan(picture);
  return encodePicture(picture);
};
const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });

const noise = (size: number) =>
  sharp({
    create: {
      width: size,
      height: Math.round((size * 2) / 3) + 1,
      channels: 3,
      background: '#a86',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

async function readAll(picture: EncodedPicture): Promise<Metadata[]> {
  return Promise.all(picture.variants.map((variant) => sharp(variant.bytes).metadata()));
}

describe('encodePicture', () => {
  test('makes every size in every format, never larger than the picture', async () => {
    const sizesOf = async (width: number, height: number) => {
      const { variants } = await encode(await plain(width, height).jpeg().toBuffer());
      return variants.map((variant) => `${variant.size}.${variant.format} ${variant.width}x${variant.height}`);
    };
    expect(await sizesOf(2400, 1600)).toEqual([
      'card.avif 320x213',
      'card.webp 320x213',
      'card.jpeg 320x213',
      'page.avif 960x640',
      'page.webp 960x640',
      'page.jpeg 960x640',
      'full.webp 1920x1280',
      'full.jpeg 1920x1280',
    ]);
    expect(await sizesOf(640, 480)).toEqual([
      'card.avif 320x240',
      'card.webp 320x240',
      'card.jpeg 320x240',
      'page.avif 640x480',
      'page.webp 640x480',
      'page.jpeg 640x480',
    ]);
    expect(await sizesOf(200, 100)).toEqual(['card.avif 200x100', 'card.webp 200x100', 'card.jpeg 200x100']);
  });

  test('describes each variant correctly', async () => {
    const picture = await encode(await plain(1000, 1400).png().toBuffer());
    const read = await readAll(picture);
    expect(read.map(({ width, height, format }) => [width, height, format === 'heif' ? 'avif' : format])).toEqual(
      picture.variants.map(({ width, height, format }) => [width, height, format]),
    );
    expect([picture.width, picture.height]).toEqual([1000, 1400]);
  });

  test('the placeholder is a small picture of the same colour', async () => {
    const { placeholder } = await encode(await plain(900, 600, '#2060c0').jpeg().toBuffer());
    expect(placeholder.length).toBeLessThan(300);
    const bytes = Buffer.from(placeholder.replace(/^data:image\/webp;base64,/, ''), 'base64');
    const [red, green, blue] = (await sharp(bytes).stats()).channels.map((channel) => Math.round(channel.mean / 32));
    expect([red, green, blue]).toEqual([1, 3, 6]);
  });

  test('removes metadata from every stored byte, and turns the picture upright', async () => {
    const source = await sharp(Buffer.concat([Buffer.alloc(400 * 300 * 3, 200), Buffer.alloc(400 * 300 * 3, 20)]), {
      raw: { width: 400, height: 600, channels: 3 },
    })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">CANARY-XMP</rdf:RDF></x:xmpmeta>',
      )
      .withExif({
        IFD0: { Make: 'CANARY-MAKE' },
        IFD2: { BodySerialNumber: 'CANARY-SERIAL' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '17/1 49/1 39/1' },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const upload = withSegments(
      source,
      [0xed, Buffer.from('Photoshop 3.0\0CANARY-IPTC')],
      [0xfe, Buffer.from('CANARY-COMMENT')],
    );
    expect((await sharp(upload).metadata()).orientation).toBe(6);
    expect(upload.includes('CANARY-SERIAL') && upload.includes('CANARY-XMP')).toBe(true);

    const picture = await encode(upload);
    expect([picture.width, picture.height]).toEqual([600, 400]);
    for (const { bytes } of picture.variants) {
      expect(Buffer.from(bytes).includes('CANARY')).toBe(false);
      const { exif, xmp, iptc, icc, orientation, space, depth } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation, space, depth }).toEqual({ space: 'srgb', depth: 'uchar' });
      // Turned by 90 degrees to the right, the bright half is on the right.
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(data[info.width * 3 * 10 + 30]).toBeLessThan(60);
      expect(data[info.width * 3 * 11 - 30]).toBeGreaterThan(160);
    }
  });

  test('a script hidden in a picture is in none of its variants', async () => {
    const script = Buffer.from('<script>alert(document.domain)</script><?php system("id") ?>');
    const jpeg = await plain(400, 300).jpeg().toBuffer();
    const { variants } = await encode(
      Buffer.concat([
        withSegments(jpeg, [0xfe, script], [0xe1, Buffer.concat([Buffer.from('Exif\0\0'), script])]),
        script,
      ]),
    );
    for (const { bytes } of variants) expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  const unusual: Record<string, () => Sharp> = {
    CMYK: () => plain(64, 48).toColourspace('cmyk').jpeg(),
    'grey JPEG': () => plain(64, 48).toColourspace('b-w').jpeg(),
    '16-bit PNG': () => plain(64, 48).toColourspace('rgb16').png(),
    '16-bit grey PNG': () => plain(64, 48).toColourspace('grey16').png(),
    'PNG of a palette': () => plain(64, 48).png({ palette: true }),
    '10-bit AVIF': () => plain(64, 48).avif({ bitdepth: 10, effort: 0 }),
    'one pixel': () => plain(1, 1).png(),
    '16000 by 1': () => plain(16_000, 1).png(),
    '1 by 16000': () => plain(1, 16_000).png(),
  };
  test.each(Object.entries(unusual))('a picture of the kind %s comes out as 8-bit sRGB', async (_name, make) => {
    const picture = await encode(await make().toBuffer());
    for (const { space, depth, width, height, channels } of await readAll(picture)) {
      expect({ space, depth, channels }).toEqual({ space: 'srgb', depth: 'uchar', channels: 3 });
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(height).toBeLessThanOrEqual(2880);
    }
  });

  test('colours of a wide gamut are converted, not relabelled', async () => {
    const p3 = await plain(64, 48, '#00ff00')
      .withIccProfile('p3')
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect((await sharp(p3).raw().toBuffer())[0]).not.toBe((await sharp(p3, { ignoreIcc: true }).raw().toBuffer())[0]);
    const card = (await encode(p3)).variants.find((variant) => variant.format === 'jpeg');
    const [red = 0, green = 0] = await sharp(card?.bytes).raw().toBuffer();
    expect(red).toBeLessThan(20);
    expect(green).toBeGreaterThan(240);
  });

  test('keeps transparency where the format has it, and fills it with white in JPEG', async () => {
    const half = sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 200, alpha: 0 } },
    });
    const { variants } = await encode(await half.png().toBuffer());
    for (const { format, bytes } of variants) {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      if (format === 'jpeg') expect([info.channels, data[0], data[2]]).toEqual([3, 255, 255]);
      else expect([info.channels, data[3]]).toEqual([4, 0]);
    }
    const opaque = await encode(await plain(400, 300).ensureAlpha().png().toBuffer());
    for (const { channels } of await readAll(opaque)) expect(channels).toBe(3);
  });

  test('a PNG full of compressed text is stored without it, and costs no memory', async () => {
    const bomb = buildPng({ width: 10, height: 10, extra: textBombs(20, 50) });
    const before = process.resourceUsage().maxRSS;
    const { width } = await encode(bomb);
    expect(width).toBe(10);
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(50);
  });

  test('refuses undecodable pixels as a damaged picture', async () => {
    const cut = buildPng({ width: 100, height: 100, pixels: Buffer.alloc(100) });
    await expect(encode(cut)).rejects.toMatchObject({ statusCode: 422, code: 'picture_damaged' });
    const jpeg = await plain(400, 300).jpeg().toBuffer();
    const emptied = Buffer.concat([
      jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda]))),
      Buffer.from([0xff, 0xd9]),
    ]);
    await expect(async () => encode(emptied)).rejects.toMatchObject({ statusCode: 422 });
  });

  const jpegs: Record<string, () => Sharp> = {
    baseline: () => noise(240).jpeg(),
    progressive: () => noise(240).jpeg({ progressive: true }),
    mozjpeg: () => noise(240).jpeg({ mozjpeg: true }),
    'grey progressive': () => noise(240).toColourspace('b-w').jpeg({ progressive: true }),
  };
  const end = Buffer.from([0xff, 0xd9]);
  const startOfScan = Buffer.from([0xff, 0xda]);

  test.each(Object.entries(jpegs))('accepts what viewers open of a JPEG: %s', async (_name, make) => {
    const whole = await make().toBuffer();
    const endless = whole.subarray(0, -2);
    const scan = whole.indexOf(startOfScan);
    const between = (...bytes: number[]) =>
      Buffer.concat([whole.subarray(0, scan), Buffer.from(bytes), whole.subarray(scan)]);
    const video = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
      Buffer.alloc(50_000, 'moov\xff\xe1', 'latin1'),
    ]);
    const shapes: Record<string, Buffer> = {
      'fill bytes between segments': between(0xff, 0xff, 0xff),
      'zeros between segments': between(0, 0, 0, 0),
      'garbage and a stuffed byte between segments': between(0x12, 0xff, 0, 0x34),
      'restart markers between segments': between(0xff, 0xd0, 0xff, 0x01),
      'fill bytes behind the start': Buffer.concat([whole.subarray(0, 2), Buffer.alloc(64, 0xff), whole.subarray(2)]),
      'bytes before the end marker': Buffer.concat([endless, Buffer.from('SEFT'), end]),
      'no end marker': endless,
      'half an end marker': whole.subarray(0, -1),
      'no end marker, padded with zeros': Buffer.concat([endless, Buffer.alloc(4_096)]),
      'no end marker, data of the camera': Buffer.concat([endless, Buffer.from('SEFT\xff\xe4camera', 'latin1')]),
      'no end marker, another picture': Buffer.concat([endless, whole]),
      'no end marker, a video': Buffer.concat([endless, video]),
      'padded with zeros': Buffer.concat([whole, Buffer.alloc(4_096)]),
      'another picture': Buffer.concat([whole, whole]),
      'a video': Buffer.concat([whole, video]),
    };
    const { variants } = await encode(whole);
    for (const [shape, bytes] of Object.entries(shapes)) {
      const picture = await encode(bytes).catch((error: unknown) => error);
      expect(picture, shape).toHaveProperty('variants', variants);
    }
  });

  // The decoder shrinks the last one while it reads.
  const cutJpegs = { ...jpegs, 'large baseline': () => noise(4_001).jpeg() };
  test.each(Object.entries(cutJpegs))('refuses a JPEG whose scan is cut: %s', async (_name, make) => {
    const whole = await make().toBuffer();
    const endless = whole.subarray(0, -2);
    const cuts = [0.02, 0.1, 0.5, 0.9, 0.999].map((share) => whole.subarray(0, Math.floor(whole.length * share)));
    for (const missing of [3, 20, 500]) cuts.push(endless.subarray(0, -missing));
    cuts.push(Buffer.concat([endless.subarray(0, -20), Buffer.alloc(4_096)]));
    cuts.push(Buffer.concat([endless.subarray(0, endless.length / 2), end]));
    for (const cut of cuts) {
      await expect(async () => encode(cut), String(cut.length)).rejects.toMatchObject({
        statusCode: 422,
        code: 'picture_damaged',
      });
    }
  });

  test('refuses a progressive JPEG that ends between two of its scans', async () => {
    const whole = await noise(600).jpeg({ progressive: true }).toBuffer();
    const cut = whole.subarray(0, whole.lastIndexOf(startOfScan));
    await expect(async () => encode(cut)).rejects.toMatchObject({ statusCode: 422, code: 'picture_damaged' });
  });

  test.each(['before', 'behind'])('turns a PNG upright whose orientation is %s its pixels', async (where) => {
    const png = await plain(60, 40).png().toBuffer();
    // Little-endian TIFF of one entry: orientation (0x112), a short, 6.
    const exif = pngChunk('eXIf', Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex'));
    const at = where === 'before' ? 33 : png.length - 12;
    const { width, height } = await encode(Buffer.concat([png.subarray(0, at), exif, png.subarray(at)]));
    expect([width, height]).toEqual([40, 60]);
  });

  test('turns a WebP upright by its orientation', async () => {
    const { width, height } = await encode(await plain(60, 40).webp().withMetadata({ orientation: 8 }).toBuffer());
    expect([width, height]).toEqual([40, 60]);
  });

  test('stores an animation of one frame as the picture it shows', async () => {
    const webp = await plain(60, 40, '#2060c0').webp({ lossless: true }).toBuffer();
    const canvas = webpChunk('VP8X', Buffer.from([0x02, 0, 0, 0, 59, 0, 0, 39, 0, 0]));
    const place = Buffer.from([0, 0, 0, 0, 0, 0, 59, 0, 0, 39, 0, 0, 100, 0, 0, 0]);
    const frame = webpChunk('ANMF', Buffer.concat([place, webp.subarray(12)]));
    const png = await plain(60, 40, '#2060c0').png().toBuffer();
    const control = [pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])), pngChunk('fcTL', Buffer.alloc(26))];
    for (const bytes of [
      buildWebp(canvas, webpChunk('ANIM', Buffer.alloc(6)), frame),
      Buffer.concat([png.subarray(0, 33), ...control, png.subarray(33)]),
    ]) {
      const { width, height, variants } = await encode(bytes);
      expect([width, height]).toEqual([60, 40]);
      const { channels } = await sharp(variants.find(({ format }) => format === 'jpeg')?.bytes).stats();
      expect(channels.map(({ mean }) => Math.round(mean / 32))).toEqual([1, 3, 6]);
    }
  });

  test('the decoder itself accepts four formats', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [drawing, await plain(9, 9).gif().toBuffer(), await plain(9, 9).tiff().toBuffer()]) {
      await expect(decode(bytes).metadata()).rejects.toThrow(/unsupported/);
    }
    for (const bytes of [await plain(9, 9).webp().toBuffer(), await plain(9, 9).avif().toBuffer()]) {
      expect((await decode(bytes).metadata()).width).toBe(9);
    }
  });

  test('does not allocate memory for a false size of a frame', async () => {
    const avif = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: 'red' } })
      .avif({ effort: 0 })
      .toBuffer();
    const sizes = avif.indexOf('ispe');
    avif.writeUInt32BE(100, sizes + 8);
    avif.writeUInt32BE(100, sizes + 12);
    await expect(encode(avif)).rejects.toMatchObject({ statusCode: 422 });
  });

  test('ten photographs of 24 megapixels at once leave room in 512 MB', async () => {
    const noise = sharp({
      create: {
        width: 750,
        height: 500,
        channels: 3,
        background: '#876',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const { data, info } = await noise.raw().toBuffer({ resolveWithObject: true });
    const folder = await mkdtemp(join(tmpdir(), 'africanscity-photo-'));
    try {
      const photo = join(folder, 'photo.jpg');
      await sharp(data, { raw: { ...info, channels: 3 } })
        .resize(6000, 4000)
        .jpeg({ quality: 90 })
        .toFile(photo);
      const script = fileURLToPath(new URL('../../../test/encode-ten-photos.ts', import.meta.url));
      const { stdout } = await promisify(execFile)(process.execPath, [script, photo], { timeout: 150_000 });
      const { variants, megabytes } = JSON.parse(stdout) as { variants: number; megabytes: number };
      expect(variants).toBe(80);
      expect(megabytes).toBeLessThan(300);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
