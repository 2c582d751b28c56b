import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';

/** Metadata of a photo. */
export interface PhotoTraces {
  position?: Coordinates;
  /** An ISO date without a time. */
  takenOn?: string;
}

/**
 * Reads position and date of a photo on this device; empty without tags, or if the reader fails to load. Call it before
 * the photo is resized, which removes the tags.
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
  // Cameras without a GPS fix write zeros.
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || (latitude === 0 && longitude === 0)) return {};
  return { position: { latitude, longitude } };
}

function dateOf(taken: unknown): Pick<PhotoTraces, 'takenOn'> {
  if (!(taken instanceof Date) || Number.isNaN(taken.getTime())) return {};
  const two = (part: number) => String(part).padStart(2, '0');
  // In the camera's time, not this device's zone.
  return { takenOn: `${taken.getFullYear()}-${two(taken.getMonth() + 1)}-${two(taken.getDate())}` };
}
