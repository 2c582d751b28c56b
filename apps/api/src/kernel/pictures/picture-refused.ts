import { ApiError } from '../../errors.ts';
import { maxPictureBytes, maxPixels } from './picture-limits.ts';

/** Refusal of an upload. The message tells its sender what to do. */
export class PictureRefused extends ApiError {
  constructor(statusCode: 413 | 415 | 422, code: string, message: string) {
    super(statusCode, code, message);
    this.name = 'PictureRefused';
  }
}

export function wrongFormat(what: string, hint = 'Save it as JPEG, PNG, WebP or AVIF and upload that'): PictureRefused {
  return new PictureRefused(415, 'picture_format', `${what} cannot be used as a picture. ${hint}.`);
}

export function damaged(): PictureRefused {
  return new PictureRefused(422, 'picture_damaged', 'The picture is damaged or incomplete. Try another copy of it.');
}

export function moving(): PictureRefused {
  return new PictureRefused(
    422,
    'picture_moves',
    'Moving pictures cannot be used. Save one frame as JPEG or PNG and upload that.',
  );
}

export function unusual(): PictureRefused {
  return new PictureRefused(
    422,
    'picture_unusual',
    'The picture is stored in a way that few programs use. Save it anew as JPEG and upload that.',
  );
}

export function tooLarge(): PictureRefused {
  const limits = `at most ${maxPictureBytes / 1024 / 1024} MB and ${maxPixels / 1_000_000} megapixels`;
  return new PictureRefused(
    413,
    'picture_too_large',
    `The picture is too large: ${limits} are allowed. Save a smaller copy and upload that.`,
  );
}
