import * as texts from '@africanscity/messages/site';
import { sharePictureSize } from '@africanscity/contracts/listings/share-picture';
import sharp, { type OverlayOptions } from 'sharp';
import { encode } from 'uqr';
import type { CardWords } from './draw-card.ts';
import { drawBrand } from './draw-brand.ts';
import { atStart, drawWords, encodeForChats } from './drawn-words.ts';
import { decode } from './picture-engine.ts';

const { width, height } = sharePictureSize;
const margin = 56;
/** Height of the photo; the words are below it on a plain background. */
const photoHeight = 920;
const ground = '#17212b';
/** White square of the QR code, in pixels from the top left. */
export const codeSquare = { left: 764, top: 992, side: 260 };
const words = { width: codeSquare.left - margin - 40 };
const column = { left: margin, ...words };

export interface ShareWords extends CardWords {
  /** Absolute address in the QR code. */
  address: string;
  /** The site and the listing's number, for readers who cannot scan. */
  source: string;
}

/**
 * Draws a JPEG of 1080 by 1350 pixels and less than 300 kB: the photo in full width, below it price, place and facts beside a
 * QR code. The caller has waited for a turn.
 */
export async function drawSharePicture(photo: Uint8Array, shared: ShareWords): Promise<Uint8Array> {
  const picture = await decode(photo)
    .resize({ width, height: photoHeight, fit: 'cover' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { left, top, side } = codeSquare;
  const under = await drawWords(texts.scanToSeeIt(), 24, '#e4e9ee', { width: side });
  const { width: underWidth } = await sharp(under).metadata();
  const parts: OverlayOptions[] = [
    { input: picture, left: 0, top: 0 },
    { input: brandShade(), raw: { width, height: shadeHeight, channels: 4 }, left: 0, top: 0 },
    await atStart(await drawBrand(shared, 36, { width }), { left: margin, width: width - 2 * margin }, 44),
    await atStart(await drawWords(shared.price, 72, '#ffd479', words), column, 980),
    await atStart(await drawWords(shared.title, 42, '#ffffff', { ...words, height: 110 }), column, 1076),
    await atStart(await drawWords(shared.facts, 30, '#e4e9ee', { ...words, height: 80 }), column, 1196),
    await atStart(await drawWords(shared.source, 24, '#a3afbb', words), column, 1288),
    { input: await drawCode(shared.address, side), left, top },
    { input: under, left: left + Math.round((side - underWidth) / 2), top: top + side + 16 },
  ];
  const drawn = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(parts)
    .removeAlpha()
    .raw()
    .toBuffer();
  return encodeForChats(drawn, sharePictureSize);
}

/** Draws a QR code on white, with the largest whole number of pixels per square. */
async function drawCode(text: string, side: number): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const module = Math.floor(side / size);
  const squares = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  const code = await sharp(squares, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * module, kernel: 'nearest' })
    .png()
    .toBuffer();
  const edge = side - size * module;
  return sharp(code)
    .extend({
      top: Math.floor(edge / 2),
      bottom: Math.ceil(edge / 2),
      left: Math.floor(edge / 2),
      right: Math.ceil(edge / 2),
      background: '#ffffff',
    })
    .png()
    .toBuffer();
}

const shadeHeight = 170;
let shaded: Buffer | undefined;

/** Gradient, slightly dark at the top, so that the site's name is legible on any photo. Drawn once. */
function brandShade(): Buffer {
  if (shaded) return shaded;
  shaded = Buffer.alloc(width * shadeHeight * 4);
  for (let row = 0; row < shadeHeight; row += 1) {
    const alpha = Math.round(255 * 0.55 * (1 - row / shadeHeight));
    for (let column = 0; column < width; column += 1) shaded.set([16, 24, 32, alpha], (row * width + column) * 4);
  }
  return shaded;
}
