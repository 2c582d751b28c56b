import type { ListingMap, MapCluster, MapListing } from '@africanscity/contracts/listing-map';
import L from 'leaflet';
import { formatPrice } from '../../ui/price.ts';
import classes from './map-canvas.module.css';

/** What happens when a mark is tapped, or entered by the keyboard. */
export interface MarkActions {
  onListing(listing: MapListing): void;
  onCluster(cluster: MapCluster): void;
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Everything of an answer as marks: numbers for clusters, prices for listings. */
export function marksOf({ clusters, listings }: ListingMap, { onListing, onCluster }: MarkActions): L.Marker[] {
  return [
    ...clusters.map((cluster) =>
      mark(cluster, {
        text: compact.format(cluster.listings),
        city: cluster.city,
        label: `${cluster.listings} listings${cluster.city ? ` in ${cluster.city}` : ''}`,
        className: classes.cluster ?? '',
        onEnter: () => onCluster(cluster),
      }),
    ),
    ...listings.map((listing) =>
      mark(listing, {
        text: `$${compact.format(listing.price)}`,
        label: `${listing.type}, ${formatPrice(listing.price)}${listing.status === 'FOR_RENT' ? ' per month' : ''}${listing.located === 'EXACT' ? '' : ', about here'}`,
        className: `${classes.price} ${listing.located === 'EXACT' ? '' : classes.about}`,
        onEnter: () => onListing(listing),
      }),
    ),
  ];
}

interface Mark {
  text: string;
  city?: string;
  label: string;
  className: string;
  onEnter(): void;
}

/** As large as a thumb, whatever the size of what is drawn in it. */
const side = 44;

function mark(at: { latitude: number; longitude: number }, { text, city, label, className, onEnter }: Mark): L.Marker {
  const shown = document.createElement('span');
  shown.append(textIn(className, text), ...(city ? [textIn(classes.city ?? '', city)] : []));
  const icon = L.divIcon({ className: classes.mark, html: shown, iconSize: [side, side] });
  const marker = L.marker([at.latitude, at.longitude], { icon, riseOnHover: true });
  // Leaflet clicks a mark that has the focus when Enter is pressed.
  marker.on('click', onEnter);
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', label));
  return marker;
}

function textIn(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
