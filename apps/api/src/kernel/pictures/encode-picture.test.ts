import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildPng, textBombs, withSegments } from '../../../test/hostile-pictures.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { decode } from './picture-engine.ts';

const encode = (bytes: Uint8Array) => encodePicture(inspectPicture(bytes));
const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });

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

  test('what a variant says of itself is true', async () => {
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

  test('metadata are gone from every stored byte, and the picture is upright', async () => {
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

  test('transparency stays where the format has it, and is white in JPEG', async () => {
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

  test('pixels that do not decode are a damaged picture', async () => {
    const cut = buildPng({ width: 100, height: 100, pixels: Buffer.alloc(100) });
    await expect(encode(cut)).rejects.toMatchObject({ statusCode: 422, code: 'picture_damaged' });
    const jpeg = await plain(400, 300).jpeg().toBuffer();
    const emptied = Buffer.concat([
      jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda]))),
      Buffer.from([0xff, 0xd9]),
    ]);
    await expect(async () => encode(emptied)).rejects.toMatchObject({ statusCode: 422 });
  });

  test('the decoder itself knows four formats', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [drawing, await plain(9, 9).gif().toBuffer(), await plain(9, 9).tiff().toBuffer()]) {
      await expect(decode(bytes).metadata()).rejects.toThrow(/unsupported/);
    }
    for (const bytes of [await plain(9, 9).webp().toBuffer(), await plain(9, 9).avif().toBuffer()]) {
      expect((await decode(bytes).metadata()).width).toBe(9);
    }
  });

  test('a size that a frame lies about does not make the decoder hold it', async () => {
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
      expect(megabytes).toBeLessThan(420);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
