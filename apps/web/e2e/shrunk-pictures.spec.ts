import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { build } from 'vite';
import { drawPhotos } from './drawn-photos.ts';

declare global {
  interface Window {
    shrink: { shrinkPicture(file: Blob): Promise<Blob> };
  }
}

let script: string;
let photo: Buffer;

test.beforeAll(async () => {
  const entry = join(import.meta.dirname, '../src/features/listings/own/pictures/shrink-picture.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'shrink' } },
  });
  script = [built].flat().flatMap((result) => ('output' in result ? result.output[0].code : []))[0]!;
  const [drawn] = await drawPhotos(3);
  photo = await sharp(drawn!.buffer).resize(3000, 2000).jpeg({ quality: 95 }).toBuffer();
});

/** Methods to scramble a canvas, by browser. Each is the body of a script of the page. */
const scrambled = {
  'noise for everything that is read (Firefox)': `
    const noise = (bytes) => { for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.random() * 256; return bytes; };
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = read.apply(this, area); noise(pixels.data); return pixels; };
    const encode = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      const context = this.getContext('2d'); const pixels = read.call(context, 0, 0, this.width, this.height);
      noise(pixels.data); context.putImageData(pixels, 0, 0); return encode.apply(this, options); };`,
  'white for everything that is read (older Firefox)': `
    CanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
      const pixels = new ImageData(width, height); pixels.data.fill(255); return pixels; };
    const encode = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      const context = this.getContext('2d'); context.fillStyle = '#fff'; context.fillRect(0, 0, this.width, this.height);
      return encode.apply(this, options); };`,
  'noise in encoded pictures alone': `
    const encode = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      const other = document.createElement('canvas'); other.width = this.width; other.height = this.height;
      const context = other.getContext('2d'); const pixels = context.createImageData(this.width, this.height);
      for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      context.putImageData(pixels, 0, 0); return encode.apply(other, options); };`,
  'another picture': `
    const encode = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      const other = document.createElement('canvas'); other.width = this.width; other.height = this.height;
      const context = other.getContext('2d'); context.scale(-1, 1); context.drawImage(this, -this.width, 0);
      return encode.apply(other, options); };`,
  'no encoded picture': 'HTMLCanvasElement.prototype.toBlob = (answer) => answer(null);',
  'an exception when encoding':
    "HTMLCanvasElement.prototype.toBlob = () => { throw new DOMException('no', 'SecurityError'); };",
  'an exception when reading':
    "CanvasRenderingContext2D.prototype.getImageData = () => { throw new DOMException('no', 'SecurityError'); };",
  'no canvas': 'HTMLCanvasElement.prototype.getContext = () => null;',
  'no decoder': 'delete window.createImageBitmap;',
  'a decoder that refuses': "window.createImageBitmap = () => Promise.reject(new Error('no'));",
};

for (const [what, patch] of Object.entries(scrambled)) {
  test(`sends the original photo when the browser has ${what}`, async ({ page }) => {
    await page.evaluate(patch);
    expect(await shrink(page, photo)).toEqual({ same: true, width: 3000, height: 2000 });
  });
}

const harmless = {
  nothing: '',
  'no OffscreenCanvas': 'delete window.OffscreenCanvas;',
  'a few low bits that change (Brave)': `
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = read.apply(this, area);
      for (let at = 0; at < pixels.data.length; at += 7) pixels.data[at] ^= 1;
      return pixels; };`,
};

for (const [what, patch] of Object.entries(harmless)) {
  test(`shrinks a photo when the browser has ${what}`, async ({ page }) => {
    await page.evaluate(patch);
    expect(await shrink(page, photo)).toEqual({ same: false, width: 1920, height: 1280 });
  });
}

test('shrinks photos of every orientation, texture and transparency', async ({ page }) => {
  const turned = await sharp(photo).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  expect(await shrink(page, turned)).toEqual({ same: false, width: 1280, height: 1920 });
  const mirrored = await sharp(photo).withMetadata({ orientation: 5 }).jpeg({ quality: 95 }).toBuffer();
  expect(await shrink(page, mirrored)).toEqual({ same: false, width: 1280, height: 1920 });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const grain = sharp({ create: { width: 2600, height: 2600, channels: 3, background: '#987', noise } });
  expect(await shrink(page, await grain.jpeg({ quality: 95 }).toBuffer())).toMatchObject({ same: false, width: 1920 });
  const foliage = sharp(await grain.clone().resize(500).png().toBuffer()).resize(3000);
  expect(await shrink(page, await foliage.jpeg({ quality: 95 }).toBuffer())).toMatchObject({ same: false });
  const seeThrough = await sharp(photo).ensureAlpha(0.4).png().toBuffer();
  expect(await shrink(page, seeThrough)).toEqual({ same: false, width: 1920, height: 1280 });
});

/** Resizes a picture in the page. Returns the upright size of the result, and whether it is the original file. */
async function shrink(page: Page, bytes: Buffer) {
  await page.evaluate(script.replace(/^(var|const|let) shrink =/m, 'window.shrink ='));
  const result = await page.evaluate(async (base64) => {
    const original = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const shrunk = await window.shrink.shrinkPicture(original);
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.addEventListener('load', resolve);
      reader.readAsDataURL(shrunk);
    });
    return { same: shrunk === original, url: String(reader.result) };
  }, bytes.toString('base64'));
  const { width, height } = await sharp(Buffer.from(result.url.split(',')[1]!, 'base64'))
    .autoOrient()
    .metadata();
  return { same: result.same, width, height };
}
