import type { Bounds } from '@africanscity/contracts/listings/filters';
import type { ListingMap, MapCluster, MapListing, MapTiles } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { marksOf } from './map-marks.ts';
import classes from './map-canvas.module.css';
import { drawOutline } from './outline.ts';

/** What a map shows at the moment. */
export interface MapView {
  bounds: Bounds;
  zoom: number;
}

export interface MapHandle {
  lookAt(cluster: MapCluster): void;
  focus(): void;
}

interface MapCanvasProps {
  ref: Ref<MapHandle>;
  data: ListingMap | undefined;
  tiles: MapTiles | null;
  /** Where to begin; without it, where the first listings are. */
  start: Bounds | undefined;
  onMove(view: MapView): void;
  onListing(listing: MapListing): void;
  /** Listings that no closer look takes apart. */
  onStack(cluster: MapCluster): void;
}

/** Outlines alone say nothing from close by. */
const closest = { tiles: 18, outline: 13 };
const closestAtFirst = 11;

/** The map itself. Only ever loaded in browsers, as Leaflet needs a window. */
export default function MapCanvas({ ref, data, tiles, start, onMove, onListing, onStack }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const marks = useRef<L.LayerGroup>(null);
  const placed = useRef(start !== undefined);
  const moved = useEffectEvent(onMove);
  const chosen = useEffectEvent(onListing);

  const lookAt = (cluster: MapCluster) => {
    const shown = map.current;
    if (!shown) return;
    const box = boxOf(cluster);
    const zoom = Math.min(shown.getBoundsZoom(box, false, L.point(96, 96)), shown.getMaxZoom());
    if (cluster.south === cluster.north && cluster.west === cluster.east) onStack(cluster);
    else if (zoom <= shown.getZoom() && shown.getZoom() === shown.getMaxZoom()) onStack(cluster);
    else shown.setView(box.getCenter(), Math.max(zoom, shown.getZoom() + 1), { animate: !prefersStillness() });
    shown.getContainer().focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({
    lookAt,
    focus: () => map.current?.getContainer().focus({ preventScroll: true }),
  }));
  const entered = useEffectEvent(lookAt);

  useEffect(() => {
    const created = createMap(element.current!, tiles, start);
    map.current = created;
    marks.current = L.layerGroup().addTo(created);
    const report = () => moved({ bounds: boundsOf(created), zoom: created.getZoom() });
    created.on('moveend', report);
    report();
    return () => {
      map.current = null;
      created.remove();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a map is made once; where it begins is not where it stays
  }, [tiles]);

  useEffect(() => {
    if (!data || !map.current) return;
    if (!placed.current && data.total > 0) {
      placed.current = true;
      map.current.fitBounds(extentOf(data), { maxZoom: closestAtFirst, padding: [48, 48], animate: false });
    }
    marks.current?.clearLayers();
    for (const mark of marksOf(data, { onListing: chosen, onCluster: entered })) marks.current?.addLayer(mark);
  }, [data, tiles]);

  return <div ref={element} className={classes.canvas} role="region" aria-label="Map of listings" />;
}

function createMap(element: HTMLElement, tiles: MapTiles | null, start: Bounds | undefined): L.Map {
  const map = L.map(element, {
    // The whole continent fits, and the outline's edges stay out of sight.
    minZoom: element.clientWidth < 600 ? 2 : 3,
    maxZoom: tiles ? closest.tiles : closest.outline,
    // The wheel scrolls the page until somebody is at work in the map.
    scrollWheelZoom: false,
    maxBounds: [
      [-56, -60],
      [62, 100],
    ],
    zoomAnimation: !prefersStillness(),
  });
  map.attributionControl.setPrefix(false);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  drawOutline(map);
  if (tiles) L.tileLayer(tiles.url, { attribution: escaped(tiles.attribution), maxZoom: closest.tiles }).addTo(map);
  else map.attributionControl.addAttribution('Outlines: Natural Earth');
  const nameZoom = () => {
    const zoom = map.getZoom();
    element.dataset.names = String(zoom >= 4 && zoom <= 7);
    element.dataset.cities = String(zoom >= 5);
  };
  map.on('zoomend', nameZoom);
  if (start) map.fitBounds(boxOf(start), { animate: false });
  else map.setView([2, 20], 3);
  nameZoom();
  return map;
}

function boxOf({ south, west, north, east }: Bounds): L.LatLngBounds {
  return L.latLngBounds([south, west], [north, east < west ? east + 360 : east]);
}

function boundsOf(map: L.Map): Bounds {
  const box = map.getBounds();
  const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
  return {
    south: within(box.getSouth(), 90),
    west: within(box.getWest(), 180),
    north: within(box.getNorth(), 90),
    east: within(box.getEast(), 180),
  };
}

function extentOf({ clusters, listings }: ListingMap): L.LatLngBounds {
  const box = L.latLngBounds([]);
  for (const cluster of clusters) box.extend(boxOf(cluster));
  for (const { latitude, longitude } of listings) box.extend([latitude, longitude]);
  return box;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function escaped(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
