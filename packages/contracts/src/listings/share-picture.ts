import type { Language } from '@africanscity/messages/languages';
import { type DrawnListing, drawnName } from './addresses.ts';

/** Path of the picture for sharing in a language: in portrait format, with a QR code of the listing. */
export function sharePicturePath(listing: DrawnListing, language: Language): string {
  return `/cards/${drawnName(listing, language)}-share.jpg`;
}

/** Size of that picture in pixels. */
export const sharePictureSize = { width: 1080, height: 1350 } as const;
