import * as texts from '@africanscity/messages/listings';
import type { ListingMap, ListingPosition, MapCluster, MapListing } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import { clusterLabel, clusterWords } from './cluster-label.ts';
import { clusterSize } from './cluster-size.ts';
import classes from './map-marks.module.css';
import { shortDollars, shortNumber } from './mark-numbers.ts';

/** Callbacks for a click, Enter, hover and focus of a marker. */
export interface MarkActions {
  onListing(listing: MapListing): void;
  onCluster(cluster: MapCluster): void;
  onMark(id: number | undefined): void;
}

/** A marker with its cluster or listing. */
export type Mark = { marker: L.Marker } & (
  | { listing: MapListing; cluster?: undefined }
  | { cluster: MapCluster; listing?: undefined }
);

/** Creates markers for a response: counts for clusters, prices for listings. Those of `opened` listings are dimmed. */
export function marksOf(
  { clusters, listings }: ListingMap,
  { onListing, onCluster, onMark }: MarkActions,
  opened: ReadonlySet<number>,
): Mark[] {
  return [
    ...clusters.map((cluster) => ({
      cluster,
      marker: createMarker(
        cluster,
        () => onCluster(cluster),
        [
          seen(classes.cluster, shortNumber(cluster.listings)),
          textIn(classes.said, ` ${clusterWords(cluster)}`),
          label(clusterLabel(cluster)),
        ],
        clusterSize(cluster.listings),
      ),
    })),
    ...listings.map((listing) => {
      const marker = createMarker(listing, () => onListing(listing), [
        textIn(classes.said, `${listing.type}, `),
        seen(
          [
            classes.price,
            listing.located === 'EXACT' ? '' : classes.about,
            opened.has(listing.id) ? classes.opened : '',
          ].join(' '),
          // The amount of '₦1,800,000 a year'.
          listing.askingPrice?.split(' ')[0] ?? shortDollars(listing.price),
        ),
        textIn(classes.said, `${periodOf(listing)}${listing.located === 'EXACT' ? '' : `, ${texts.aboutHere()}`}`),
        ...(opened.has(listing.id) ? [textIn(classes.said, `, ${texts.openedBefore()}`)] : []),
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

/** Maximum shift of a listing by rounding, in degrees. */
const rounding = 0.00002;

/** Returns the marker of a listing or of its cluster; undefined if it is out of view. */
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

/** The size of a touch target, for any size of the drawing. */
const side = 44;

/** Creates a marker. Its accessible name joins the visible and the hidden text. */
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

/** Words of a price beside the amount on its mark, for screen readers: ' a year'. */
function periodOf({ askingPrice, status }: MapListing): string {
  if (askingPrice) return askingPrice.replace(/^[^ ]+/, '');
  return status === 'FOR_RENT' ? ` ${texts.perMonthNote()}` : '';
}

function textIn(className: string | undefined, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  element.textContent = text;
  return element;
}

/** The drawing at the position. */
function seen(className: string | undefined, text: string): HTMLElement {
  const element = textIn(className, text);
  element.dataset.seen = '';
  return element;
}

/** The visible label beside a marker, where there is room. */
function label(text: string): HTMLElement {
  const element = textIn(classes.label, text);
  element.dataset.label = text;
  element.setAttribute('aria-hidden', 'true');
  return element;
}
