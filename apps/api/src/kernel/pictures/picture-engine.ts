import sharp, { type Sharp } from 'sharp';
import { maxPixels } from './picture-limits.ts';

// Blocks every loader, then opens four: drawings, scripts and exotic formats never reach their parsers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Several pictures run in parallel; more threads within one would only slow the others.
sharp.concurrency(1);
sharp.cache(false);

const decodeTimeoutSeconds = 20;

/**
 * Opens bytes that `inspectPicture` has accepted, and turns the picture upright. `failOn` is `warning` when deviations that a
 * decoder can overlook count as well.
 */
export function decode(bytes: Uint8Array, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn, autoOrient: true }).timeout({
    seconds: decodeTimeoutSeconds,
  });
}

/**
 * Returns whether the scans of a JPEG have all pixels. Reads the lowest right pixel, because a decoder that shrinks while it
 * reads would miss a cut in the last rows.
 */
export async function hasAllPixels(bytes: Uint8Array, { width, height }: { width: number; height: number }) {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .extract({ left: width - 1, top: height - 1, width: 1, height: 1 })
    .timeout({ seconds: decodeTimeoutSeconds })
    .raw()
    .toBuffer()
    .then(
      () => true,
      (error: unknown) => isHarmless(error),
    );
}

/** Returns whether a strict decoder stopped at a fault that every viewer overlooks, unlike missing pixels. */
export function isHarmless(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('VipsJpeg: ') && !/premature end/i.test(error.message);
}

/** Decoded pixels: 8 bits per channel, sRGB, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** 3, or 4 with transparency. */
  channels: 3 | 4;
}

export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
