import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import type { ListingMap, Located } from '@africanscity/contracts/listings/map';
import { askingPriceText } from '../core/present-price.ts';

/** A cell of the grid. Fields of a single listing are null when there are more. */
export interface MapCell {
  listings: number;
  id: number;
  latitude: number;
  longitude: number;
  south: number;
  north: number;
  west: number;
  east: number;
  /** '' for listings of several cities. */
  city: string;
  /** Place of all of its listings; '' for none. */
  label: string;
  located: Located | null;
  status: PropertyStatus | null;
  price: number | null;
  /** Minor units of the currency. */
  amount: number | null;
  currency: string | null;
  period: PricePeriod | null;
  perBed: boolean | null;
  type: string | null;
  area: string | null;
}

/** Presents a map. Degrees have five decimals, about a metre. */
export function presentMap(cells: MapCell[]): ListingMap {
  const map: ListingMap = { total: 0, clusters: [], listings: [] };
  for (const cell of cells) {
    const { listings, id, city, label, located, status, price, type, area } = cell;
    const place = { latitude: rounded(cell.latitude), longitude: rounded(wrapped(cell.longitude)) };
    map.total += listings;
    if (listings === 1 && located && status && price !== null && type !== null && area !== null) {
      map.listings.push({ id, ...place, located, status, price, askingPrice: askingPriceText(cell), type, area, city });
    } else {
      const box = { south: rounded(cell.south), west: rounded(wrapped(cell.west)) };
      map.clusters.push({
        ...place,
        listings,
        city,
        label,
        ...box,
        north: rounded(cell.north),
        east: rounded(wrapped(cell.east)),
      });
    }
  }
  return map;
}

function wrapped(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
