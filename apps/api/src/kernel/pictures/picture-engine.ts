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

/** Starts on bytes that `inspectPicture` has passed. The picture is turned upright. */
export function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true }).timeout({
    seconds: decodeTimeoutSeconds,
  });
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
