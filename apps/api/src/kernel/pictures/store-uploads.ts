import * as texts from '@africanscity/messages/site';
import type { UploadedFile } from '@africanscity/contracts/call';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { lookAtPicture, storeInspected, storePicture } from './store-picture.ts';

/** Stores the files of a form; identical bytes are one picture. Fails as a whole when one file is refused. */
export async function storeUploads(ctx: RequestContext, files: { pictures: UploadedFile[]; logoPic: UploadedFile[] }) {
  const logo = files.logoPic[0];
  if (logo && !isJpegOrPng(await logo.read()))
    throw new ApiError(415, 'unsupported_media_type', texts.logoMustJpegPng());
  const logoHash = logo ? await storePicture(ctx, logo) : undefined;
  return { logoHash, pictureHashes: await storePictures(ctx, files.pictures) };
}

/**
 * Stores pictures and returns their unique hashes in the order given. Inspects all before storing the first. When one fails
 * later, cancels the turns of the others.
 */
export async function storePictures(ctx: RequestContext, uploads: UploadedFile[]): Promise<string[]> {
  const pictures = [];
  for (const upload of uploads) pictures.push(await lookAtPicture(ctx, upload));
  const failed = new AbortController();
  const stored = await Promise.allSettled(
    pictures.map((picture) =>
      storeInspected(ctx, picture, failed.signal).catch((error: unknown) => {
        failed.abort(error);
        throw error;
      }),
    ),
  );
  if (stored.some(({ status }) => status === 'rejected')) throw failed.signal.reason;
  return [...new Set(pictures.map(({ hash }) => hash))];
}

function isJpegOrPng(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
  return isJpeg || isPng;
}
