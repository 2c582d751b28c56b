import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { encodeMemory, encodePicture, sizes } from '../src/kernel/pictures/encode-picture.ts';
import { inspectPicture } from '../src/kernel/pictures/inspect-picture.ts';
import { inPictureQueue } from '../src/kernel/pictures/picture-queue.ts';

/**
 * Prints what the formats cost and give, in one run on one machine: medians over some photographs.
 * PHOTOS_DIR names a folder of JPEGs; without it, photographs are drawn. `--photographs`, fewer for a quick look.
 */
const { values: options } = parseArgs({ options: { photographs: { type: 'string', default: '8' } } });
const photographs = Number(options.photographs);
const scores = new Map<string, { kilobytes: number[]; milliseconds: number[]; likeness: number[] }>();

const candidates: Record<string, (image: Sharp) => Sharp> = {
  'AVIF 52, effort 0 (ours)': (image) => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  'AVIF 52, effort 2': (image) => image.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
  'AVIF 52, effort 4': (image) => image.avif({ quality: 52, effort: 4, chromaSubsampling: '4:2:0' }),
  'WebP 60, effort 2 (ours)': (image) => image.webp({ quality: 60, effort: 2 }),
  'WebP 72, effort 4': (image) => image.webp({ quality: 72, effort: 4 }),
  'JPEG 60, progressive (ours)': (image) => image.jpeg({ quality: 60, progressive: true }),
  'JPEG 72, mozjpeg': (image) => image.jpeg({ quality: 72, mozjpeg: true }),
};

sharp.concurrency(1);
sharp.cache(false);
const photos = await readPhotos();
for (const width of [sizes.card, sizes.page]) {
  for (const photo of photos) await compare(photo, width);
  print(`${width} pixels wide`);
  scores.clear();
}
await timeUploads(photos);

async function readPhotos(): Promise<Buffer[]> {
  const folder = process.env.PHOTOS_DIR;
  if (!folder) return Promise.all(Array.from({ length: photographs }, (_, at) => drawPhoto(40 + at * 20)));
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/.test(name)).sort();
  const step = Math.max(1, Math.floor(names.length / photographs));
  return Promise.all(
    names
      .filter((_, at) => at % step === 0)
      .slice(0, photographs)
      .map((name) => readFile(join(folder, name))),
  );
}

/** Soft noise: something of the many edges of a photograph. */
async function drawPhoto(sigma: number): Promise<Buffer> {
  const noise = sharp({
    create: { width: 180, height: 120, channels: 3, background: '#987', noise: { type: 'gaussian', mean: 128, sigma } },
  });
  const { data, info } = await noise.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { ...info, channels: 3 } })
    .resize(1440, 960)
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function compare(photo: Buffer, width: number): Promise<void> {
  const { data, info } = await sharp(photo)
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { ...info, channels: 3 } });
  const original = await pixels().greyscale().raw().toBuffer();
  for (const [name, encode] of Object.entries(candidates)) {
    const start = cpuMs();
    const bytes = await encode(pixels()).toBuffer();
    const milliseconds = cpuMs() - start;
    const score = scores.get(name) ?? { kilobytes: [], milliseconds: [], likeness: [] };
    scores.set(name, score);
    score.kilobytes.push(bytes.length / 1000);
    score.milliseconds.push(milliseconds);
    score.likeness.push(
      structuralSimilarity(original, await sharp(bytes).greyscale().raw().toBuffer(), info.width, info.height),
    );
  }
}

function print(title: string): void {
  console.log(`\n| ${title} | kB | CPU ms | SSIM |\n|---|---|---|---|`);
  for (const [name, score] of scores) {
    console.log(
      `| ${name} | ${median(score.kilobytes).toFixed(1)} | ${median(score.milliseconds).toFixed(0)} | ${median(score.likeness).toFixed(3)} |`,
    );
  }
}

async function timeUploads(photos: Buffer[]): Promise<void> {
  const large = await sharp(photos[0]).resize(6000, 4000, { fit: 'fill' }).jpeg({ quality: 90 }).toBuffer();
  const inspections: number[] = [];
  const uploads: number[] = [];
  for (const photo of photos) {
    const start = cpuMs();
    const picture = inspectPicture(photo);
    inspections.push(cpuMs() - start);
    await encodePicture(picture);
    uploads.push(cpuMs() - start);
  }
  const start = cpuMs();
  await encodePicture(inspectPicture(large));
  const one = cpuMs() - start;
  await Promise.all(Array.from({ length: 10 }, (_, sender) => encodeInTurn(large, String(sender))));
  const ten = cpuMs() - start - one;
  console.log('\n| an upload | CPU ms |\n|---|---|');
  console.log(
    `| inspected only | ${median(inspections).toFixed(2)} |\n| with all its variants | ${median(uploads).toFixed(0)} |`,
  );
  console.log(`| of 24 megapixels | ${one.toFixed(0)} |\n| ten of 24 megapixels at once | ${ten.toFixed(0)} |`);
  console.log(`\nMost memory of the process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB.`);
}

function encodeInTurn(photo: Buffer, sender: string) {
  const picture = inspectPicture(photo);
  return inPictureQueue({ sender, bytes: encodeMemory(picture) }, () => encodePicture(picture));
}

/** Milliseconds of all threads: what else the machine does is not counted. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Mean SSIM of brightness over blocks of 8 by 8 pixels: 1 is equal. */
function structuralSimilarity(one: Buffer, other: Buffer, width: number, height: number): number {
  let sum = 0;
  let blocks = 0;
  for (let top = 0; top + 8 <= height; top += 4) {
    for (let left = 0; left + 8 <= width; left += 4, blocks += 1)
      sum += likenessOfBlock(one, other, top * width + left, width);
  }
  return sum / blocks;
}

function likenessOfBlock(one: Buffer, other: Buffer, from: number, width: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let at = 0; at < 64; at += 1) {
    const position = from + (at >> 3) * width + (at & 7);
    const [x, y] = [one[position] ?? 0, other[position] ?? 0];
    a += x / 64;
    b += y / 64;
    aa += (x * x) / 64;
    bb += (y * y) / 64;
    ab += (x * y) / 64;
  }
  const [c1, c2] = [6.5025, 58.5225];
  return ((2 * a * b + c1) * (2 * (ab - a * b) + c2)) / ((a * a + b * b + c1) * (aa - a * a + bb - b * b + c2));
}
