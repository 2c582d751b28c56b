const megabyte = 1024 * 1024;

/** Of one upload. */
export const maxPictureBytes = 15 * megabyte;
export const maxPixels = 50_000_000;
/** A photograph that appears in steps has 8 to 10 scans; each costs a pass over all pixels. */
export const maxJpegScans = 64;
/** Parts of a file: enough for any encoder, too few to keep us busy. */
export const maxParts = 65_536;
/** What decoders may hold at once, by their own estimate. Leaves room for the rest in 512 MB. */
export const decodeMemory = 224 * megabyte;
