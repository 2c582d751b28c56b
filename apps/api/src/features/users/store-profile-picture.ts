import type { UploadedFile } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { sniffFormat } from '../pictures/formats/sniff-format.ts';
import { storePicture } from '../pictures/store-picture.ts';

/** Stores the picture of a user; its hash. */
export async function storeProfilePicture(ctx: RequestContext, upload: UploadedFile): Promise<string> {
  const bytes = await upload.read();
  const format = sniffFormat(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (format !== 'jpeg' && format !== 'png')
    throw new ApiError(415, 'unsupported_media_type', 'The picture must be a JPEG or PNG.');
  return storePicture(ctx, upload);
}
