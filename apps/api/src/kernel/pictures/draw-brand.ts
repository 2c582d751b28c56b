import { drawWords } from './drawn-words.ts';
import { decode } from './picture-engine.ts';

/** Returns the logo, or else the name, as a transparent PNG for a dark ground, with so many pixels per line. */
export async function drawBrand(
  { brand, logo }: { brand: string; logo: Uint8Array | null },
  size: number,
  { width }: { width: number },
): Promise<Buffer> {
  if (!logo) return drawWords(brand, size, '#ffffff', { width });
  return decode(logo)
    .resize({ width: Math.round(width / 3), height: size * 2, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
