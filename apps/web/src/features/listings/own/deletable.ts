export interface Deletable {
  id: number;
  address: string;
}

/** Names one listing by its address, several by their number. */
export function nameAll(listings: Deletable[]): string {
  return listings.length === 1 ? (listings[0]?.address ?? '') : `${listings.length} listings`;
}
