import * as texts from '@africanscity/messages/listings';
import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { MapTiles } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { drawBaseMap } from './base-map.ts';
import { africa } from './map-address.ts';
import { shareGestures } from './map-gestures.ts';

interface MapOptions {
  tiles: MapTiles | null;
  /** Whether the map is the page's main content; otherwise it is part of a page that scrolls. */
  whole: boolean;
}

/** Pixels below the southernmost place, for its marker and name. */
const foot = 40;

/** Maximum zoom. Without streets, higher zooms show nothing. */
const closest = { streets: 18, base: 15 };

/** Creates a map of the continent without a view. The caller removes it. */
export function createMap(element: HTMLElement, { tiles, whole }: MapOptions): L.Map {
  const streets = wantsStreets() ? tiles : null;
  const map = L.map(element, {
    maxZoom: streets ? closest.streets : closest.base,
    scrollWheelZoom: whole,
    maxBoundsViscosity: 1,
    zoomControl: false,
    // Street tiles are sharp at whole zooms only; without them, fractional zooms fit the frame better.
    zoomSnap: streets?.format === 'picture' ? 1 : 0.25,
    zoomAnimation: !prefersStillness(),
    fadeAnimation: !prefersStillness(),
  });
  // The other side has the tools of the map, where lines begin.
  const isRightToLeft = getComputedStyle(map.getContainer()).direction === 'rtl';
  L.control
    .zoom({
      position: isRightToLeft ? 'bottomleft' : 'bottomright',
      zoomInTitle: texts.mapZoomIn(),
      zoomOutTitle: texts.mapZoomOut(),
    })
    .addTo(map);
  map.attributionControl.setPrefix(false).setPosition('bottomleft');
  if (!whole) shareGestures(map);
  const limit = () => {
    const least = zoomOf(map, africa);
    map.options.minZoom = least;
    map.setMaxBounds(reachOf(map, least));
    return least;
  };
  // Without zoom animation, which would end after the first view is set, and undo it.
  map.on('resize', () => {
    const least = limit();
    if (map.getZoom() < least) map.setZoom(least, { animate: false });
  });
  limit();
  // Leaflet needs a view before layers are added. This one is replaced before it is visible.
  map.setView([2, 17], map.options.minZoom, { animate: false });
  drawBaseMap(map);
  if (streets) addStreets(map, streets);
  if (!streets || streets.format === 'vector') map.attributionControl.addAttribution(texts.landSource());
  return map;
}

function addStreets(map: L.Map, { url, attribution, format }: MapTiles): void {
  if (format === 'vector') void import('./vector-streets.ts').then(({ drawStreets }) => drawStreets(map, url));
  else L.tileLayer(url, { maxZoom: closest.streets }).addTo(map);
  map.attributionControl.addAttribution(escaped(attribution));
}

/** Returns the zoom, whole or fractional, at which a box fits below the controls. */
function zoomOf(map: L.Map, box: Bounds): number {
  const { zoomSnap } = map.options;
  map.options.zoomSnap = 0;
  map.options.minZoom = 0;
  const zoom = map.getBoundsZoom(boxOf(box), false, L.point(0, coverOf(map).top + foot));
  map.options.zoomSnap = zoomSnap;
  return Math.max(2, zoom);
}

/** Pixels that controls cover at the top and bottom of a map, from its CSS. */
export function coverOf(map: L.Map): { top: number; foot: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(map.getContainer());
  return { top: Number.parseFloat(scrollPaddingTop) || 0, foot: Number.parseFloat(scrollPaddingBottom) || 0 };
}

/**
 * The bounds of panning. Extended to the south, so that a tall screen shows the continent at its top, and to the north
 * by the height of the controls.
 */
function reachOf(map: L.Map, least: number): L.LatLngBounds {
  const top = map.project([africa.north, 0], least).subtract([0, coverOf(map).top]);
  return L.latLngBounds([-84, africa.west - 40], [map.unproject(top, least).lat, africa.east + 40]);
}

export function boxOf({ south, west, north, east }: Bounds): L.LatLngBounds {
  return L.latLngBounds([south, west], [north, east < west ? east + 360 : east]);
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Visitors who save data get land, water and names without streets. */
function wantsStreets(): boolean {
  return !document.documentElement.hasAttribute('data-save-data');
}

function escaped(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
