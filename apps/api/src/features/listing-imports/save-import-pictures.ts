import type { UploadedFile } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { ApiError, InvalidInput } from '../../errors.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { lockImport } from './lock-import.ts';

/** Of one import. */
const mostPictures = 20_000;
const longestName = 255;

interface Input {
  id: number;
  pictures: UploadedFile[];
}

/** Stores pictures under their names. One that is refused keeps no other from being taken. */
export async function saveImportPictures(ctx: RequestContext, { id, pictures }: Input) {
  await ctx.db.$transaction((tx) => lockImport(tx, id, ['uploading']));
  const there = await ctx.db.listingImportPicture.count({ where: { importId: id } });
  if (there + pictures.length > mostPictures) {
    throw new InvalidInput([{ field: 'pictures', defaultMessage: `may be at most ${mostPictures} in one import` }]);
  }
  const refused: { name: string; reason: string }[] = [];
  for (const picture of pictures) {
    const name = picture.fileName.split(/[/\\]/).at(-1)?.slice(0, longestName) ?? '';
    try {
      const hash = await storePicture(ctx, picture);
      const where = { importId_name: { importId: id, name } };
      await ctx.db.listingImportPicture.upsert({ where, create: { importId: id, name, hash }, update: { hash } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
      refused.push({ name, reason: error.message });
    }
  }
  return refused;
}
