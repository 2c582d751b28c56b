import * as texts from '@africanscity/messages/site';
import { ApiError } from '../../errors.ts';
import { maxPictureBytes, maxPixels } from './picture-limits.ts';

/** Refusal of an upload. The message tells its sender what to do. */
export class PictureRefused extends ApiError {
  constructor(statusCode: 413 | 415 | 422, code: string, message: string) {
    super(statusCode, code, message);
    this.name = 'PictureRefused';
  }
}

export function wrongFormat(message: string): PictureRefused {
  return new PictureRefused(415, 'picture_format', message);
}

export function damaged(): PictureRefused {
  return new PictureRefused(422, 'picture_damaged', texts.pictureDamagedIncompleteTry());
}

export function moving(): PictureRefused {
  return new PictureRefused(422, 'picture_moves', texts.movingPicturesCannotUsed());
}

export function unusual(): PictureRefused {
  return new PictureRefused(422, 'picture_unusual', texts.pictureUnusual());
}

export function tooLarge(): PictureRefused {
  const limits = { megabytes: String(maxPictureBytes / 1024 / 1024), megapixels: String(maxPixels / 1_000_000) };
  return new PictureRefused(413, 'picture_too_large', texts.pictureTooLargeAllowed(limits));
}
