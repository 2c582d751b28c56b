import * as texts from '@africanscity/messages/site';
import { moving, wrongFormat } from '../picture-refused.ts';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns the format by the first bytes; names and extensions of files do not count. Throws a 415 for any other. */
export function sniffFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp') return sniffBrand(bytes);
  throw wrongFormat(refusalOf(bytes));
}

/** AVIF and HEIC share their container; the brands in its first box distinguish them. */
function sniffBrand(bytes: Buffer): 'avif' {
  const end = Math.min(bytes.length >= 4 ? bytes.readUInt32BE(0) : 0, 256);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, at + 4));
  if (brands[0] === 'avis') throw moving();
  if (brands.includes('avif')) return 'avif';
  const heic = brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));
  throw wrongFormat(heic ? texts.heicRefused() : texts.videoRefused());
}

const others: [refusal: () => string, start: string][] = [
  [texts.gifRefused, 'GIF8'],
  [texts.tiffRefused, 'II*\0'],
  [texts.tiffRefused, 'MM\0*'],
  [texts.bmpRefused, 'BM'],
  [texts.iconFileRefused, '\0\0\x01\0'],
  [texts.pdfRefused, '%PDF'],
  [texts.zipRefused, 'PK\x03\x04'],
];

function refusalOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 1024);
  const known = others.find(([, magic]) => start.startsWith(magic));
  if (known) return known[0]();
  return /<svg[\s>]/i.test(start) ? texts.svgRefused() : texts.fileRefused();
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}
