import type { ListingMap, ListingPosition, MapCluster, MapListing } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import { clusterLabel } from './cluster-label.ts';
import { clusterSize } from './cluster-size.ts';
import classes from './map-marks.module.css';

/** What happens when a mark is tapped or entered by the keyboard, and when somebody is at it. */
export interface MarkActions {
  onListing(listing: MapListing): void;
  onCluster(cluster: MapCluster): void;
  onMark(id: number | undefined): void;
}

/** A mark and what it stands for. */
export type Mark = { marker: L.Marker } & (
  | { listing: MapListing; cluster?: undefined }
  | { cluster: MapCluster; listing?: undefined }
);

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Everything of an answer as marks: numbers for clusters, prices for listings. */
export function marksOf({ clusters, listings }: ListingMap, { onListing, onCluster, onMark }: MarkActions): Mark[] {
  return [
    ...clusters.map((cluster) => ({
      cluster,
      marker: createMarker(
        cluster,
        () => onCluster(cluster),
        [
          seen(classes.cluster, compact.format(cluster.listings)),
          textIn(classes.said, ` listings${clusterLabel(cluster) && ` in ${clusterLabel(cluster)}`}`),
          label(clusterLabel(cluster)),
        ],
        clusterSize(cluster.listings),
      ),
    })),
    ...listings.map((listing) => {
      const marker = createMarker(listing, () => onListing(listing), [
        textIn(classes.said, `${listing.type}, `),
        seen(
          `${classes.price} ${listing.located === 'EXACT' ? '' : classes.about}`,
          `$${compact.format(listing.price)}`,
        ),
        textIn(
          classes.said,
          `${listing.status === 'FOR_RENT' ? ' per month' : ''}${listing.located === 'EXACT' ? '' : ', about here'}`,
        ),
      ]);
      marker.on('mouseover', () => onMark(listing.id));
      marker.on('mouseout', () => onMark(undefined));
      marker.on('add', () => {
        marker.getElement()?.addEventListener('focus', () => onMark(listing.id));
        marker.getElement()?.addEventListener('blur', () => onMark(undefined));
      });
      return { listing, marker };
    }),
  ];
}

/** Degrees that rounding may move a listing by. */
const rounding = 0.00002;

/** The mark that stands for a listing, alone or among others; undefined when it is out of sight. */
export function markOf(marks: Mark[], { id, latitude, longitude }: ListingPosition): Mark | undefined {
  const holds = ({ south, west, north, east }: MapCluster) =>
    latitude >= south - rounding &&
    latitude <= north + rounding &&
    longitude >= west - rounding &&
    longitude <= east + rounding;
  const away = ({ cluster }: Mark) =>
    cluster ? Math.hypot(cluster.latitude - latitude, cluster.longitude - longitude) : 0;
  return (
    marks.find(({ listing }) => listing?.id === id) ??
    marks.filter(({ cluster }) => cluster && holds(cluster)).toSorted((one, other) => away(one) - away(other))[0]
  );
}

/** As large as a thumb, whatever the size of what is drawn in it. */
const side = 44;

/** What is seen of it and what is only said make its name together. */
function createMarker(
  at: { latitude: number; longitude: number },
  onEnter: () => void,
  parts: HTMLElement[],
  size = side,
): L.Marker {
  const shown = document.createElement('span');
  shown.style.setProperty('--size', `${size}px`);
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

/** What is drawn at the place itself. */
function seen(className: string | undefined, text: string): HTMLElement {
  const element = textIn(className, text);
  element.dataset.seen = '';
  return element;
}

/** What is seen beside a mark, where there is room for it. */
function label(text: string): HTMLElement {
  const element = textIn(classes.label, text);
  element.dataset.label = text;
  element.setAttribute('aria-hidden', 'true');
  return element;
}
