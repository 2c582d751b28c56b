import exifr from 'exifr/dist/lite.esm.mjs';

/** Cameras write metadata at the beginning of a file, within these bytes. */
const beginning = 256 * 1024;

/** Reads the position and date tags of a photo; undefined without tags. */
export async function parse(
  file: Blob,
): Promise<{ latitude?: unknown; longitude?: unknown; DateTimeOriginal?: unknown } | undefined> {
  const bytes = await file.slice(0, beginning).arrayBuffer();
  return exifr.parse(bytes, { gps: true, exif: { pick: ['DateTimeOriginal'] } });
}
