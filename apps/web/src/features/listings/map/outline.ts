import L from 'leaflet';
import outline from './africa-map.json';
import classes from './map-canvas.module.css';

/**
 * Draws the continent, its borders and the names of its countries below everything else, without asking anybody.
 * From Natural Earth 1:50m (public domain), simplified; lines are differences of latitude and longitude in
 * hundredths of a degree.
 */
export function drawOutline(map: L.Map): void {
  map.createPane('outline').style.zIndex = '150';
  map.createPane('names').style.zIndex = '160';
  const shared = { pane: 'outline', interactive: false, smoothFactor: 1.2 };
  for (const ring of outline.other) L.polygon(readLine(ring), { ...shared, className: classes.elsewhere }).addTo(map);
  for (const ring of outline.land) L.polygon(readLine(ring), { ...shared, className: classes.land }).addTo(map);
  for (const line of outline.borders) L.polyline(readLine(line), { ...shared, className: classes.border }).addTo(map);
  for (const [name, latitude, longitude] of outline.countries as [string, number, number][]) {
    const label = document.createElement('span');
    label.textContent = name;
    const icon = L.divIcon({ className: classes.country, html: label, iconSize: [0, 0] });
    L.marker([latitude, longitude], { icon, pane: 'names', interactive: false, keyboard: false }).addTo(map);
  }
  map.getPane('names')?.setAttribute('aria-hidden', 'true');
  map.getPane('outline')?.setAttribute('aria-hidden', 'true');
}

function readLine(differences: number[]): [number, number][] {
  const points: [number, number][] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < differences.length; index += 2) {
    latitude += differences[index] ?? 0;
    longitude += differences[index + 1] ?? 0;
    points.push([latitude / 100, longitude / 100]);
  }
  return points;
}
