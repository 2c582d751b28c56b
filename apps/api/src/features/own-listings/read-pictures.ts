import type { OwnPictures } from '@africanscity/contracts/own-listings';
import type { Database, Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { presentPicture } from '../pictures/present-picture.ts';

/** A listing's pictures with their numbers, and its version. */
export async function readPictures(
  ctx: RequestContext,
  db: Database | Transaction,
  propertyId: number,
): Promise<OwnPictures> {
  const property = await db.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: {
      version: true,
      pictures: { orderBy: { position: 'asc' }, include: { file: { include: { variants: true } } } },
    },
  });
  const pictures = property.pictures.map((picture) => ({
    id: picture.id,
    ...presentPicture(ctx.config, picture.file),
  }));
  return { version: property.version, pictures };
}
