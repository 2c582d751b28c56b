import sharp, { type Sharp } from 'sharp';
import { maxPixels } from './picture-limits.ts';

// Every loader is shut, then four are opened: drawings, scripts and exotic formats never reach their parsers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Pictures are worked on side by side; more threads within one would only take them from others.
sharp.concurrency(1);
sharp.cache(false);

const decodeTimeoutSeconds = 20;

/**
 * Starts on bytes that `inspectPicture` has passed. The picture is turned upright. `failOn` is `warning` where
 * deviations that a decoder can overlook count as well.
 */
export function decode(bytes: Uint8Array, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn, autoOrient: true }).timeout({
    seconds: decodeTimeoutSeconds,
  });
}

/**
 * Whether the scans of a JPEG hold all pixels. Reads the lowest right pixel: a decoder that shrinks while it reads
 * would overlook a cut in the last rows.
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

/** Whether a strict decoder stopped at something that every viewer overlooks, which missing pixels are not. */
export function isHarmless(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('VipsJpeg: ') && !/premature end/i.test(error.message);
}

/** Decoded pixels: 8 bits a channel, sRGB, row by row. */
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
