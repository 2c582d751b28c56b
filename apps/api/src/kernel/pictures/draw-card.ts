import { cardSize } from '@africanscity/contracts/listings/addresses';
import sharp, { type OverlayOptions } from 'sharp';
import { drawBrand } from './draw-brand.ts';
import { atStart, drawWords, encodeForChats } from './drawn-words.ts';
import { decode } from './picture-engine.ts';

const { width, height } = cardSize;
const margin = 56;
const room = { width: width - 2 * margin };
const column = { left: margin, ...room };
/** Start of the dark gradient below the words. */
const shadeFrom = 250;

/** Estimated bytes to draw a card: a picture as wide as the screen, decoded, and the card. */
export const cardMemory = 1920 * 2880 * 4;

export interface CardWords {
  /** Name of the site. */
  brand: string;
  /** PNG of the logo on dark surfaces, in place of the name. */
  logo: Uint8Array | null;
  price: string;
  title: string;
  facts: string;
}

/** Draws a JPEG of 1200 by 630 pixels and less than 300 kB: a photo with words on it. The caller has waited for a turn. */
export async function drawCard(
  photo: Uint8Array,
  { brand, logo, price, title, facts }: CardWords,
): Promise<Uint8Array> {
  const background = await decode(photo).resize({ width, height, fit: 'cover' }).removeAlpha().raw().toBuffer();
  const words: OverlayOptions[] = [
    { input: shade(), raw: { width, height, channels: 4 }, left: 0, top: 0 },
    await atStart(await drawBrand({ brand, logo }, 30, room), column, 40),
    await atStart(await drawWords(price, 74, '#ffd479', room), column, 370),
    await atStart(await drawWords(title, 44, '#ffffff', room), column, 470),
    await atStart(await drawWords(facts, 32, '#e4e9ee', room), column, 545),
  ];
  const drawn = await sharp(background, { raw: { width, height, channels: 3 } })
    .composite(words)
    .removeAlpha()
    .raw()
    .toBuffer();
  return encodeForChats(drawn, cardSize);
}

let shaded: Buffer | undefined;

/** Gradient, dark below and slightly dark at the top, so that white words are legible on any photo. Drawn once. */
function shade(): Buffer {
  if (shaded) return shaded;
  shaded = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const below = Math.max(0, (row - shadeFrom) / (height - shadeFrom));
    const above = Math.max(0, 1 - row / 140) * 0.5;
    const alpha = Math.round(255 * Math.max(above, Math.min(0.88, below * 1.9)));
    for (let column = 0; column < width; column += 1) shaded.set([16, 24, 32, alpha], (row * width + column) * 4);
  }
  return shaded;
}
