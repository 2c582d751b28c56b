import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import type { Property } from '@africanscity/db/generated/client';

/** Presents a listing to the client that saved it. */
export function presentSaved({
  id,
  version,
  priceHeldAt,
  pinDoubted,
}: Pick<Property, 'id' | 'version' | 'priceHeldAt' | 'pinDoubted'>): SavedListing {
  return { id, version, priceHeld: priceHeldAt !== null, ...(pinDoubted && { pinDoubted }) };
}
