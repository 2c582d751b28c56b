const megabyte = 1024 * 1024;

/** Limits of one upload. */
export const maxPictureBytes = 15 * megabyte;

export const maxPixels = 50_000_000;

/** A progressive photograph has 8 to 10 scans; each costs a pass over all pixels. */
export const maxJpegScans = 64;

/** Parts of a file, needed or not: several times what any encoder writes, and read in a few milliseconds. */
export const maxParts = 8_192;

/** Garbage bytes before a marker of a JPEG. */
export const maxFillBytes = 65_536;

/** Camera data in a PNG, which include its orientation. A segment of a JPEG is no longer either. */
export const maxExifBytes = 65_536;

/** Memory of all concurrent decoders, by their own estimate. Leaves room for the rest in 512 MB. */
export const decodeMemory = 224 * megabyte;
