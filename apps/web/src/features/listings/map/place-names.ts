import type { NamedPlace } from '@africanscity/contracts/listings/map';
import L from 'leaflet';
import { countries } from './base-map.ts';
import classes from './place-names.module.css';

/** A rectangle on the map, in pixels. */
interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Kind = 'country' | NamedPlace['kind'];

/** Pixels of a letter's width and of a line's height. */
const letters: Record<Kind, { width: number; height: number }> = {
  country: { width: 9.5, height: 18 },
  city: { width: 8, height: 18 },
  area: { width: 6.6, height: 16 },
};

/** Maximum zoom for country names, and minimum zoom for city names. */
const lastOfCountries = 6.5;
const firstOfCities = 5;

/**
 * Draws place names where there is room: important ones first, none over a marker or another name, and none that a
 * marker shows. Labels of markers follow the same rules.
 */
export function drawNames(map: L.Map, names: L.LayerGroup, places: NamedPlace[], marks: L.Marker[]): void {
  names.clearLayers();
  const box = map.getSize();
  const taken: Room[] = marks.map((mark) => {
    const { width, height } = sizeOf(mark);
    return roomAt(map.latLngToContainerPoint(mark.getLatLng()), width, height);
  });
  const said = new Set<string>();
  for (const mark of marks) {
    const label = mark.getElement()?.querySelector<HTMLElement>('[data-label]');
    if (!label?.dataset.label) continue;
    const free = said.has(label.dataset.label)
      ? undefined
      : roomsBeside(map.latLngToContainerPoint(mark.getLatLng()), sizeOf(mark), label.dataset.label).find(
          ({ side, room }) =>
            !taken.some((other) => overlap(room, other)) && (side === 'below' || (room.left > 0 && room.right < box.x)),
        );
    label.hidden = !free;
    if (!free) continue;
    label.dataset.side = free.side;
    taken.push(free.room);
    said.add(label.dataset.label);
  }
  const zoom = map.getZoom();
  const named = [
    ...(zoom <= lastOfCountries ? countries.map((country) => ({ ...country, kind: 'country' as const })) : []),
    ...(zoom >= firstOfCities ? places : []),
  ];
  for (const { name, kind, latitude, longitude } of named) {
    if (said.has(name)) continue;
    const at = map.latLngToContainerPoint([latitude, longitude]);
    const { width, height } = letters[kind];
    const room = roomAt(at, name.length * width + 10, height + 6);
    if (room.right < 0 || room.left > box.x || room.bottom < 0 || room.top > box.y) continue;
    if (taken.some((other) => overlap(room, other))) continue;
    taken.push(room);
    said.add(name);
    const text = document.createElement('span');
    text.textContent = name;
    const icon = L.divIcon({ className: `${classes.name} ${classes[kind]}`, html: text, iconSize: [0, 0] });
    L.marker([latitude, longitude], { icon, pane: 'names', interactive: false, keyboard: false }).addTo(names);
  }
}

/** The pane of names, between land and markers. */
export function createNames(map: L.Map): L.LayerGroup {
  const pane = map.createPane('names');
  pane.style.zIndex = '160';
  pane.setAttribute('aria-hidden', 'true');
  return L.layerGroup().addTo(map);
}

/** Possible positions of a marker's label, the best first. */
function roomsBeside({ x, y }: L.Point, { width, height }: { width: number; height: number }, text: string) {
  const [long, line] = [text.length * 7.2 + 4, 16];
  const [beside, away] = [(width + long) / 2 + 4, height / 2 + 9];
  return [
    { side: 'below', room: roomAt(L.point(x, y + away), long, line) },
    { side: 'right', room: roomAt(L.point(x + beside, y), long, line) },
    { side: 'left', room: roomAt(L.point(x - beside, y), long, line) },
    { side: 'above', room: roomAt(L.point(x, y - away), long, line) },
  ];
}

/** Size of a marker's drawing in pixels. */
function sizeOf(mark: L.Marker): { width: number; height: number } {
  const seen = mark.getElement()?.querySelector<HTMLElement>('[data-seen]');
  return { width: seen?.offsetWidth ?? 40, height: seen?.offsetHeight ?? 40 };
}

function roomAt({ x, y }: L.Point, width: number, height: number): Room {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlap(one: Room, other: Room): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
