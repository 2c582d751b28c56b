import * as texts from '@africanscity/messages/listings';
import type { MapTiles, NamedPlace } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boxOf, createMap, prefersStillness } from './create-map.ts';
import { africa } from './map-address.ts';
import classes from './map-canvas.module.css';
import type { MapView } from './map-canvas.tsx';
import pinClasses from './pin-map.module.css';
import { createNames, drawNames } from './place-names.ts';

interface Point {
  latitude: number;
  longitude: number;
}

interface PinMapProps {
  /** Position of the pin; null until the user sets it. */
  pin: Point | null;
  /** Centre of the known place, where an unset pin is shown. */
  centre: Point | null;
  tiles: MapTiles | null;
  places: NamedPlace[] | undefined;
  /** Called when the user sets the pin by touch, mouse or keys. */
  onPin(point: Point): void;
  onMove(view: MapView): void;
}

const zooms = { pin: 16, centre: 13 };
/** Pixels per press of an arrow key. */
const step = 12;

/** A map with one movable pin. Browsers only, because Leaflet needs a window. */
export default function PinMap(props: PinMapProps) {
  const { pin, centre, tiles, places } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const names = useRef<L.LayerGroup>(null);
  const marker = useRef<L.Marker>(null);
  /** The user's last position, which does not move the map. */
  const byHand = useRef<Point>(null);
  const moved = useEffectEvent(props.onMove);
  const put = useEffectEvent(({ lat, lng }: L.LatLng) => {
    const point = { latitude: lat, longitude: ((lng + 540) % 360) - 180 };
    byHand.current = point;
    props.onPin(point);
  });
  const name = useEffectEvent(() => {
    if (map.current && names.current)
      drawNames(map.current, names.current, places ?? [], marker.current ? [marker.current] : []);
  });

  useEffect(() => {
    const created = createMap(element.current!, { tiles, whole: false });
    map.current = created;
    names.current = createNames(created);
    created.fitBounds(boxOf(africa), { animate: false });
    const report = () => {
      name();
      const box = created.getBounds();
      moved({
        bounds: { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() },
        zoom: created.getZoom(),
        byHand: false,
      });
    };
    created.on('moveend', report);
    created.on('click', ({ latlng }) => put(latlng));
    report();
    return () => {
      map.current = null;
      marker.current = null;
      created.remove();
    };
  }, [tiles]);

  const shown = pin ?? centre;
  const at = shown ? `${shown.latitude},${shown.longitude}` : '';
  useEffect(() => {
    const drawn = map.current;
    if (!drawn) return;
    marker.current?.remove();
    marker.current = null;
    if (!shown) return;
    const point = L.latLng(shown.latitude, shown.longitude);
    const added = createPin(point, { isSet: pin !== null, onPut: (next) => put(next) }).addTo(drawn);
    marker.current = added;
    const mine = byHand.current;
    if (mine && Math.abs(mine.latitude - point.lat) < 0.0001 && Math.abs(mine.longitude - point.lng) < 0.0001) {
      added.getElement()?.focus({ preventScroll: true });
      if (!drawn.getBounds().pad(-0.1).contains(point)) drawn.panTo(point, { animate: !prefersStillness() });
      return;
    }
    drawn.setView(point, Math.min(pin ? zooms.pin : zooms.centre, drawn.getMaxZoom()), { animate: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same point in another object is the same point
  }, [at, pin === null, tiles]);

  useEffect(() => name(), [places]);

  return <div ref={element} className={classes.canvas} role="region" aria-label={texts.mapWithPin()} />;
}

interface PinOptions {
  /** Whether the user set the pin; otherwise it is in the centre of the place. */
  isSet: boolean;
  onPut(point: L.LatLng): void;
}

function createPin(at: L.LatLng, { isSet, onPut }: PinOptions): L.Marker {
  const shape = document.createElement('span');
  shape.className = pinClasses.shape ?? '';
  shape.dataset.seen = '';
  const icon = L.divIcon({
    className: `${pinClasses.pin} ${isSet ? '' : pinClasses.waiting}`,
    html: shape,
    iconSize: [44, 52],
    iconAnchor: [22, 49],
  });
  const pin = L.marker(at, { icon, draggable: true, autoPan: true, keyboard: true });
  pin.on('add', () => {
    const drawn = pin.getElement();
    drawn?.setAttribute('role', 'button');
    drawn?.setAttribute('aria-label', isSet ? texts.movePin() : texts.setPin());
  });
  pin.on('dragend', () => onPut(pin.getLatLng()));
  pin.on('keydown', ({ originalEvent: event }) => {
    const map = (pin as L.Marker & { _map?: L.Map })._map;
    // physical: keys move the pin to the same side
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    const sets = event.key === 'Enter' || event.key === ' ';
    if (!map || (!by && !sets)) return;
    event.preventDefault();
    event.stopPropagation();
    const point = map.latLngToContainerPoint(pin.getLatLng()).add(by ? [by[0]!, by[1]!] : [0, 0]);
    onPut(map.containerPointToLatLng(point));
  });
  return pin;
}
