import * as texts from '@africanscity/messages/listings';
import type { Bounds } from '@africanscity/contracts/listings/area-readings';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { decodePolyline } from '@africanscity/contracts/listings/coordinates/polyline';
import type {
  ListingMap,
  ListingPosition,
  MapCluster,
  MapListing,
  MapTiles,
  NamedPlace,
} from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { boxOf, coverOf, createMap, prefersStillness } from './create-map.ts';
import { markOf, marksOf, type Mark } from './map-marks.ts';
import classes from './map-canvas.module.css';
import { mergeClusters } from './merged-clusters.ts';
import { createNames, drawNames } from './place-names.ts';

/** The current view of a map. */
export interface MapView {
  bounds: Bounds;
  zoom: number;
  /** Whether the user moved the map there, not the page. */
  byHand: boolean;
}

export interface MapHandle {
  lookAt(cluster: MapCluster): void;
  /** Moves to the bounds of an address. */
  show(bounds: Bounds, exactly: boolean): void;
  /** The position under a point of the map, in pixels from its top left. */
  coordinatesAt(pixel: { x: number; y: number }): Coordinates;
  focus(): void;
}

interface MapCanvasProps {
  ref: Ref<MapHandle>;
  data: ListingMap | undefined;
  places?: NamedPlace[] | undefined;
  tiles: MapTiles | null;
  /** The first view. */
  start: Bounds;
  /** Whether `start` is an earlier view, not a box around listings. */
  exactly?: boolean;
  /** Whether the map is the page's main content; otherwise one finger and the wheel scroll the page. */
  whole?: boolean;
  /** The listing whose card has the pointer or focus. */
  marked?: ListingPosition | undefined;
  /** The drawn area, as in an address. */
  drawn?: string | undefined;
  /** Ids of the listings that were opened on this device. */
  opened?: ReadonlySet<number>;
  onMove(view: MapView): void;
  onListing(listing: MapListing): void;
  /** Called for listings that no zoom separates. */
  onStack(cluster: MapCluster): void;
  /** Called when the pointer or focus enters or leaves a listing's marker. */
  onMark?(id: number | undefined): void;
}

const closestAtFirst = 13;

const none: ReadonlySet<number> = new Set();

/** The interactive map. Browsers only, because Leaflet needs a window. */
export default function MapCanvas(props: MapCanvasProps) {
  const { ref, data, places, tiles, start, exactly = false, whole = false, marked, drawn = '', opened = none } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const layers = useRef<{ marks: L.LayerGroup; names: L.LayerGroup; shown: Mark[] }>(null);
  // Whether the user interacted since the page last moved the map.
  const byHand = useRef(false);
  const moved = useEffectEvent(props.onMove);
  const actions = {
    onListing: useEffectEvent(props.onListing),
    onMark: useEffectEvent((id: number | undefined) => props.onMark?.(id)),
    onCluster: useEffectEvent((cluster: MapCluster) => lookAt(cluster)),
  };
  const nameAgain = useEffectEvent(() => {
    if (!map.current || !layers.current) return;
    const { names, shown } = layers.current;
    drawNames(
      map.current,
      names,
      places ?? [],
      shown.map(({ marker }) => marker),
    );
  });

  function lookAt(cluster: MapCluster) {
    const shown = map.current;
    if (!shown) return;
    byHand.current = true;
    const box = boxOf(cluster);
    const zoom = Math.min(shown.getBoundsZoom(box, false, L.point(96, 96)), shown.getMaxZoom());
    if (cluster.south === cluster.north && cluster.west === cluster.east) props.onStack(cluster);
    else if (zoom <= shown.getZoom() && shown.getZoom() === shown.getMaxZoom()) props.onStack(cluster);
    else shown.setView(box.getCenter(), Math.max(zoom, shown.getZoom() + 1), { animate: !prefersStillness() });
    shown.getContainer().focus({ preventScroll: true });
  }

  function show(bounds: Bounds, asItWas: boolean) {
    const shown = map.current;
    if (!shown) return;
    const box = boxOf(bounds);
    byHand.current = false;
    // A rounded view is slightly too large to fit, and would lower the zoom.
    if (asItWas) shown.fitBounds(box.pad(-0.02), { animate: false });
    else shown.fitBounds(box, { ...roomAround(shown), maxZoom: drawn ? 18 : closestAtFirst, animate: false });
  }

  useImperativeHandle(ref, () => ({
    lookAt,
    show,
    focus: () => map.current?.getContainer().focus({ preventScroll: true }),
    coordinatesAt({ x, y }) {
      const { lat, lng } = map.current!.containerPointToLatLng([x, y]);
      return { latitude: lat, longitude: lng };
    },
  }));

  useEffect(() => {
    const created = createMap(element.current!, { tiles, whole });
    map.current = created;
    layers.current = { marks: L.layerGroup().addTo(created), names: createNames(created), shown: [] };
    show(start, exactly);
    const report = () => {
      nameAgain();
      moved({ bounds: boundsOf(created), zoom: created.getZoom(), byHand: byHand.current });
    };
    created.on('moveend', report);
    created.on('resize', () => (byHand.current = false));
    for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown'])
      created.getContainer().addEventListener(sign, () => (byHand.current = true), { capture: true, passive: true });
    report();
    return () => {
      map.current = null;
      created.remove();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a map is made once; where it begins is not where it stays
  }, [tiles]);

  useEffect(() => {
    const drawn = map.current;
    if (!data || !drawn || !layers.current) return;
    const { marks } = layers.current;
    const clusters = mergeClusters(data.clusters, ({ latitude, longitude }) =>
      drawn.latLngToContainerPoint([latitude, longitude]),
    );
    const shown = marksOf({ ...data, clusters }, actions, opened);
    marks.clearLayers();
    for (const { marker } of shown) marks.addLayer(marker);
    layers.current.shown = shown;
    nameAgain();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what happens at a mark is always the latest
  }, [data, tiles]);

  useEffect(() => {
    if (!map.current || !drawn) return;
    const line = decodePolyline(drawn).map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    const area = L.polygon(line, { className: classes.drawn, interactive: false }).addTo(map.current);
    return () => void area.remove();
  }, [drawn, tiles]);

  useEffect(() => nameAgain(), [places]);

  useEffect(() => {
    const mark = marked && markOf(layers.current?.shown ?? [], marked);
    const drawn = mark?.marker.getElement();
    drawn?.setAttribute('data-marked', '');
    mark?.marker.setZIndexOffset(1000);
    return () => {
      drawn?.removeAttribute('data-marked');
      mark?.marker.setZIndexOffset(0);
    };
  }, [marked, data]);

  return <div ref={element} className={classes.canvas} role="region" aria-label={texts.mapOfHomes()} />;
}

/** Pixels of padding, and of the controls above the bottom sheet on phones. */
const edge = 64;
const controls = 78;

/** Padding in pixels for the width of markers, the controls and the bottom sheet on phones. */
function roomAround(map: L.Map): L.FitBoundsOptions {
  const { x, y } = map.getSize();
  const { top, foot } = coverOf(map);
  const [across, along] = [Math.min(edge, x / 10), Math.min(edge, y / 10)];
  return foot
    ? { paddingTopLeft: [across, top + 14], paddingBottomRight: [across, foot + controls] }
    : { paddingTopLeft: [across, top + along], paddingBottomRight: [across, along] };
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
