import { damaged, tooLarge } from './picture-refused.ts';
import { decodeMemory, maxPictureBytes, maxPixels } from './picture-limits.ts';
import { inspectAvif } from './formats/inspect-avif.ts';
import { inspectJpeg } from './formats/inspect-jpeg.ts';
import { inspectPng } from './formats/inspect-png.ts';
import { inspectWebp } from './formats/inspect-webp.ts';
import { sniffFormat } from './formats/sniff-format.ts';

/** Facts from the headers of an upload. Nothing is decoded yet. */
export interface InspectedPicture {
  format: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Pixels as stored, before the picture is turned upright. */
  width: number;
  height: number;
  /** Views of the parts of the upload that its pixels need: the only bytes that a decoder may see. */
  parts: Uint8Array[];
  /** Upper estimate of the bytes that a decoder allocates for whole images. */
  decodeMemory: number;
  /** False when the end marker of a JPEG is missing, so that its last scan may be cut. */
  ended?: boolean;
}

const inspectors = { jpeg: inspectJpeg, png: inspectPng, webp: inspectWebp, avif: inspectAvif };

/**
 * Reads an upload's structure without decoding it, in milliseconds, so that no decoder gets a file made to exhaust it. Throws
 * a `PictureRefused`: 415 for other formats, 413 over a limit, 422 for damaged, moving or unusual files.
 */
export function inspectPicture(upload: Uint8Array): InspectedPicture {
  if (upload.length === 0) throw damaged();
  if (upload.length > maxPictureBytes) throw tooLarge();
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const format = sniffFormat(bytes);
  const picture = { format, ...inspectors[format](bytes) };
  if (picture.width < 1 || picture.height < 1) throw damaged();
  if (picture.width * picture.height > maxPixels || picture.decodeMemory > decodeMemory) throw tooLarge();
  return picture;
}
