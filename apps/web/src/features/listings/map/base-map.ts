import L from 'leaflet';
import base from './base-map.json';
import classes from './base-map.module.css';

/**
 * Draws land, water, rivers and borders below all other layers, and country names, without requests. Data: Natural
 * Earth (public domain), simplified by scripts/draw-base-map.ts. Lines are deltas of latitude and longitude in
 * thousandths of a degree.
 */
export function drawBaseMap(map: L.Map): void {
  map.createPane('base').style.zIndex = '150';
  const renderer = L.svg({ pane: 'base', padding: 0.5 });
  const shared = { pane: 'base', renderer, interactive: false, smoothFactor: 1.2 };
  const area = (ring: number[], className: string | undefined) =>
    L.polygon(readLine(ring), { ...shared, className }).addTo(map);
  const line = (points: number[], className: string | undefined) =>
    L.polyline(readLine(points), { ...shared, className }).addTo(map);
  for (const ring of base.other) area(ring, classes.elsewhere);
  for (const ring of base.land) area(ring, classes.land);
  for (const river of base.rivers) line(river, classes.river);
  for (const lake of base.lakes) area(lake, classes.lake);
  for (const border of base.borders) line(border, classes.border);
  map.getPane('base')?.setAttribute('aria-hidden', 'true');
}

/** Country names with their centres. */
export const countries = (base.countries as [string, number, number][]).map(([name, latitude, longitude]) => ({
  name,
  latitude,
  longitude,
}));

function readLine(differences: number[]): [number, number][] {
  const points: [number, number][] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < differences.length; index += 2) {
    latitude += differences[index] ?? 0;
    longitude += differences[index + 1] ?? 0;
    points.push([latitude / 1000, longitude / 1000]);
  }
  return points;
}
