import type { UploadedFile } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { storePicture } from '../pictures/store-picture.ts';

/** Stores what came with a form; identical bytes are one picture. Fails as a whole when one file is refused. */
export async function storeUploads(ctx: RequestContext, files: { pictures: UploadedFile[]; logoPic: UploadedFile[] }) {
  const logo = files.logoPic[0];
  if (logo && !isJpegOrPng(logo.bytes))
    throw new ApiError(415, 'unsupported_media_type', 'The logo must be a JPEG or PNG picture.');
  const logoHash = logo ? await storePicture(ctx, logo.bytes) : undefined;
  return { logoHash, pictureHashes: await storePictures(ctx, files.pictures) };
}

/** Stores pictures; their hashes in the order given, each once. */
export async function storePictures(ctx: RequestContext, pictures: UploadedFile[]): Promise<string[]> {
  const hashes = await Promise.all(pictures.map((picture) => storePicture(ctx, picture.bytes)));
  return [...new Set(hashes)];
}

function isJpegOrPng(bytes: Uint8Array): boolean {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;
  return isJpeg || isPng;
}
