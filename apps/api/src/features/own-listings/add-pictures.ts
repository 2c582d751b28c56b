import { maxPicturesPerListing } from '@africanscity/contracts/own-listings';
import type { Transaction } from '@africanscity/db/client';
import { InvalidInput } from '../../errors.ts';

/** Adds pictures to the end of a locked listing, leaving out those it has. The first becomes the cover. */
export async function addPictures(tx: Transaction, propertyId: number, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const existing = await tx.picture.findMany({
    where: { propertyId },
    orderBy: { position: 'asc' },
    select: { hash: true, position: true },
  });
  const known = new Set(existing.map((picture) => picture.hash));
  const added = hashes.filter((hash) => !known.has(hash));
  if (existing.length + added.length > maxPicturesPerListing) {
    throw new InvalidInput([
      { field: 'pictures', defaultMessage: `must be at most ${maxPicturesPerListing} on a listing` },
    ]);
  }
  const next = (existing.at(-1)?.position ?? -1) + 1;
  await tx.picture.createMany({ data: added.map((hash, index) => ({ propertyId, hash, position: next + index })) });
  if (existing.length === 0) await tx.property.update({ where: { id: propertyId }, data: { coverHash: added[0] } });
}
