import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';

/** What a camera wrote into a photo. */
export interface PhotoTraces {
  position?: Coordinates;
  /** An ISO date without a time of day. */
  takenOn?: string;
}

/**
 * Where and when a photo was taken, read on this device; nothing where the photo does not say, or the reader does not
 * arrive. It must be asked before the photo is made small: that takes all this away.
 */
export async function readPhotoTraces(file: Blob): Promise<PhotoTraces> {
  try {
    const { parse } = await import('./read-exif.ts');
    const tags = await parse(file);
    return { ...positionOf(tags), ...dateOf(tags?.DateTimeOriginal) };
  } catch {
    return {};
  }
}

function positionOf(tags: { latitude?: unknown; longitude?: unknown } | undefined): Pick<PhotoTraces, 'position'> {
  const { latitude, longitude } = tags ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return {};
  // Cameras without a fix write zeros.
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || (latitude === 0 && longitude === 0)) return {};
  return { position: { latitude, longitude } };
}

function dateOf(taken: unknown): Pick<PhotoTraces, 'takenOn'> {
  if (!(taken instanceof Date) || Number.isNaN(taken.getTime())) return {};
  const two = (part: number) => String(part).padStart(2, '0');
  // As the camera's own clock said, wherever this device is.
  return { takenOn: `${taken.getFullYear()}-${two(taken.getMonth() + 1)}-${two(taken.getDate())}` };
}
