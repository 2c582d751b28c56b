import type { Listing as WholeListing } from '@africanscity/contracts/listings/listings';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listing } from './facts.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The cards of the first page for a text, in their order. A card of a written listing is that listing, by its address. Other
 * cards show neither garages nor description, so the server is asked for the whole listing where the card is not good.
 * Throws an Error with the status unless the status is 200.
 */
export async function askServer(
  address: string,
  text: string,
  size: number,
  isGood: (card: Listing) => boolean,
  written: ReadonlyMap<string, Listing>,
): Promise<Listing[]> {
  const { content } = (await getJson(
    address,
    `africanscity/getpaginatedproperties?${new URLSearchParams({ text, size: String(size) })}`,
  )) as ListingPage;
  const cards: Listing[] = [];
  for (const card of content) {
    const known = written.get(card.address);
    if (known) {
      cards.push(known);
      continue;
    }
    const shown = readListing({ ...card, numGarage: null, description: '' });
    if (isGood(shown)) cards.push(shown);
    else cards.push(readListing((await getJson(address, pathOf(card.id))) as WholeListing));
  }
  return cards;
}

function pathOf(id: number): string {
  return `africanscity/getpropertiesbyid?${new URLSearchParams({ id: String(id), contacts: 'false' })}`;
}

/** Waits as long as a server says that has had too many calls. */
async function getJson(address: string, path: string): Promise<unknown> {
  const response = await fetch(`${address.replace(/\/$/, '')}/${path}`);
  if (response.status === 429) {
    await response.body?.cancel();
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
    return getJson(address, path);
  }
  if (!response.ok) throw new Error(`status ${response.status}: ${await response.text()}`);
  return response.json();
}

type Shown = Omit<Listing, 'country' | 'amenities' | 'moveIn'> & { country: string | null };

function readListing(listing: Shown): Listing {
  const { status, type, address, area, city, price, numRoom, numBathroom, numGarage, description } = listing;
  const country = listing.country ? (countryNames.of(listing.country) ?? listing.country) : '';
  return { status, type, address, area, city, country, price, numRoom, numBathroom, numGarage, description };
}
