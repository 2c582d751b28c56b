import type { ListingMap, MapCluster, MapListing } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
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
      mark(cluster, () => onCluster(cluster), [
        textIn(classes.cluster, compact.format(cluster.listings)),
        textIn(classes.said, ` listings${cluster.city ? ` in ${cluster.city}` : ''}`),
        silent(textIn(classes.city, cluster.city)),
      ]),
    ),
    ...listings.map((listing) =>
      mark(listing, () => onListing(listing), [
        textIn(classes.said, `${listing.type}, `),
        textIn(
          `${classes.price} ${listing.located === 'EXACT' ? '' : classes.about}`,
          `$${compact.format(listing.price)}`,
        ),
        textIn(
          classes.said,
          `${listing.status === 'FOR_RENT' ? ' per month' : ''}${listing.located === 'EXACT' ? '' : ', about here'}`,
        ),
      ]),
    ),
  ];
}

/** As large as a thumb, whatever the size of what is drawn in it. */
const side = 44;

/** What is seen of it and what is only said make its name together. */
function mark(at: { latitude: number; longitude: number }, onEnter: () => void, parts: HTMLElement[]): L.Marker {
  const shown = document.createElement('span');
  shown.append(...parts);
  const icon = L.divIcon({ className: classes.mark, html: shown, iconSize: [side, side] });
  const marker = L.marker([at.latitude, at.longitude], { icon, riseOnHover: true });
  marker.on('click', onEnter);
  marker.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    onEnter();
  });
  return marker;
}

function textIn(className: string | undefined, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  element.textContent = text;
  return element;
}

function silent(element: HTMLElement): HTMLElement {
  element.setAttribute('aria-hidden', 'true');
  return element;
}
