import type { Bounds } from '@africanscity/contracts/listings/filters';
import type { MapTiles } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { drawBaseMap } from './base-map.ts';
import { africa } from './map-address.ts';
import { shareGestures } from './map-gestures.ts';

interface MapOptions {
  tiles: MapTiles | null;
  /** Whether the map is what the page is about; else it is a part of a page that scrolls. */
  whole: boolean;
}

/** Pixels below the southernmost place, for its mark and the name below that. */
const foot = 40;

/** How close a map goes. The base alone says nothing from nearer. */
const closest = { streets: 18, base: 15 };

/** A map of the continent, not placed yet. Whoever makes it removes it. */
export function createMap(element: HTMLElement, { tiles, whole }: MapOptions): L.Map {
  const streets = wantsStreets() ? tiles : null;
  const map = L.map(element, {
    maxZoom: streets ? closest.streets : closest.base,
    scrollWheelZoom: whole,
    maxBoundsViscosity: 1,
    zoomControl: false,
    // Pictures of streets are sharp at whole zooms alone; everything else fits its frame better between them.
    zoomSnap: streets?.format === 'picture' ? 1 : 0.25,
    zoomAnimation: !prefersStillness(),
    fadeAnimation: !prefersStillness(),
  });
  L.control.zoom({ position: 'bottomright' }).addTo(map);
  map.attributionControl.setPrefix(false).setPosition('bottomleft');
  if (!whole) shareGestures(map);
  const limit = () => {
    const least = zoomOf(map, africa);
    map.options.minZoom = least;
    map.setMaxBounds(reachOf(map, least));
    return least;
  };
  // Without a zoom that is animated: it would end after the first view is set, and undo it.
  map.on('resize', () => {
    const least = limit();
    if (map.getZoom() < least) map.setZoom(least, { animate: false });
  });
  limit();
  // A view must be set before anything is drawn; it is not seen.
  map.setView([2, 17], map.options.minZoom, { animate: false });
  drawBaseMap(map);
  if (streets) addStreets(map, streets);
  if (!streets || streets.format === 'vector') map.attributionControl.addAttribution('Land: Natural Earth');
  return map;
}

function addStreets(map: L.Map, { url, attribution, format }: MapTiles): void {
  if (format === 'vector') void import('./vector-streets.ts').then(({ drawStreets }) => drawStreets(map, url));
  else L.tileLayer(url, { maxZoom: closest.streets }).addTo(map);
  map.attributionControl.addAttribution(escaped(attribution));
}

/** The zoom, whole or not, at which all of a box is in sight below what lies over the map. */
function zoomOf(map: L.Map, box: Bounds): number {
  const { zoomSnap } = map.options;
  map.options.zoomSnap = 0;
  map.options.minZoom = 0;
  const zoom = map.getBoundsZoom(boxOf(box), false, L.point(0, coverOf(map).top + foot));
  map.options.zoomSnap = zoomSnap;
  return Math.max(2, zoom);
}

/** Pixels at a map's top and foot that something lies over, as its style says. */
export function coverOf(map: L.Map): { top: number; foot: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(map.getContainer());
  return { top: Number.parseFloat(scrollPaddingTop) || 0, foot: Number.parseFloat(scrollPaddingBottom) || 0 };
}

/**
 * Where a map can be moved to. Far to the south, so that a tall screen shows the continent at its top; above it there is
 * only what controls lie over.
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

/** Streets are pictures and more: whoever saves data has land, water and names. */
function wantsStreets(): boolean {
  return !document.documentElement.hasAttribute('data-save-data');
}

function escaped(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
