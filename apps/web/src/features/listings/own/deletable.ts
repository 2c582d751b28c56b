import * as texts from '@africanscity/messages/listings';
export interface Deletable {
  id: number;
  address: string;
}

/** Names one listing by its address, several by their number. */
export function nameAll(listings: Deletable[]): string {
  return listings.length === 1 ? (listings[0]?.address ?? '') : texts.listingsCount({ count: listings.length });
}
