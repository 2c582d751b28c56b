import { type Brand, brandPicturePath, iconOf, iconSizes } from '@africanscity/contracts/brand';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decode, fromPixels } from './picture-engine.ts';

/** The shapes of the icon: red is the roof, green the sun below it, blue the square with round corners. */
const shapesFile = fileURLToPath(new URL('default-icon.png', import.meta.url));
const side = 512;
const white = [255, 255, 255];

/** Drawn icons by file name: those of the published brand and of a few drafts. */
const drawn = new Map<string, Promise<Uint8Array>>();
const mostDrawn = 40;

/** Returns a size of the icon of a brand that has no icon of its own, in its colours; null for another file name. */
export async function readDefaultIcon(brand: Brand, name: string): Promise<Uint8Array | null> {
  const size = iconSizes.find((one) => brandPicturePath(iconOf({ ...brand, icon: null }), one) === `/brand/${name}`);
  if (!size) return null;
  const known = drawn.get(name);
  if (known) return known;
  if (drawn.size >= mostDrawn) drawn.clear();
  const drawing = draw(brand, size);
  drawn.set(name, drawing);
  drawing.catch(() => drawn.delete(name));
  return drawing;
}

async function draw({ accent, night }: Brand, size: (typeof iconSizes)[number]): Promise<Uint8Array> {
  const shapes = await decode(await readFile(shapesFile))
    .removeAlpha()
    .raw()
    .toBuffer();
  const isFull = size === 'maskable' || size === '180';
  const [ground, sun] = [partsOf(night), partsOf(accent)];
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const [roofShare = 0, sunShare = 0, square = 0] = shapes.subarray(at * 3, at * 3 + 3);
    for (let part = 0; part < 3; part += 1) {
      const roofed = mix(ground[part]!, white[part]!, roofShare);
      pixels[at * 4 + part] = mix(roofed, sun[part]!, sunShare);
    }
    pixels[at * 4 + 3] = isFull ? 255 : square;
  }
  const width = size === 'maskable' ? side : Number(size);
  return fromPixels({ data: pixels, width: side, height: side, channels: 4 })
    .resize({ width, height: width })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function mix(from: number, to: number, share: number): number {
  return Math.round(from + ((to - from) * share) / 255);
}

function partsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
