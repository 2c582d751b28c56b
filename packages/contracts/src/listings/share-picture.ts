import { type DrawnListing, drawnName } from './addresses.ts';

/** The picture that people send to each other: upright as a phone, and with a code that leads to the listing. */
export function sharePicturePath(listing: DrawnListing): string {
  return `/cards/${drawnName(listing)}-share.jpg`;
}

/** Pixels of that picture. */
export const sharePictureSize = { width: 1080, height: 1350 } as const;
