import exifr from 'exifr/dist/lite.esm.mjs';

/** Cameras write what they know at a file's beginning, in less than this. */
const beginning = 256 * 1024;

/** The tags of a photo that say where and when it was taken; undefined when it has none. */
export async function parse(
  file: Blob,
): Promise<{ latitude?: unknown; longitude?: unknown; DateTimeOriginal?: unknown } | undefined> {
  const bytes = await file.slice(0, beginning).arrayBuffer();
  return exifr.parse(bytes, { gps: true, exif: { pick: ['DateTimeOriginal'] } });
}
