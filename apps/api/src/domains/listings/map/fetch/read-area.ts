import { aggregateFeature } from '@rapideditor/country-coder';
import { UsageError } from '../../../../boot/operator-errors.ts';
import { countryCode, countryFault, englishName } from '../../../../kernel/countries.ts';

/** Degrees; west is less than east, and south less than north. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface Area {
  name: string;
  box: Box;
}

const boxForm = 'A box is west,south,east,north in degrees, such as 2.6,4.2,14.7,13.9.';

/**
 * Reads a country (a name, or an ISO 3166-1 code) or a box of the command line. Throws a `UsageError` for any other text. The
 * box of a country contains its islands and territorial waters; that of South Africa is of the mainland.
 */
export function readArea(text: string): Area {
  return /^[\s\d.,+-]*$/.test(text) ? { name: text, box: readBox(text) } : readCountry(text);
}

function readBox(text: string): Box {
  const parts = text.split(',').map((part) => part.trim());
  const isNumber = (part: string) => /^[+-]?\d+(?:\.\d+)?$/.test(part);
  if (parts.length !== 4 || !parts.every(isNumber)) throw new UsageError(`The box ${text} is malformed. ${boxForm}`);
  const [west, south, east, north] = parts.map(Number) as [number, number, number, number];
  for (const [name, degrees, most] of [
    ['west', west, 180],
    ['south', south, 90],
    ['east', east, 180],
    ['north', north, 90],
  ] as const)
    if (Math.abs(degrees) > most)
      throw new UsageError(`The box ${text}: ${name} must be from -${most} to ${most}. ${boxForm}`);
  if (west >= east)
    throw new UsageError(`The box ${text}: west must be less than east. No box crosses the 180th meridian. ${boxForm}`);
  if (south >= north) throw new UsageError(`The box ${text}: south must be less than north. ${boxForm}`);
  return { west, south, east, north };
}

/** Degrees of longitude of a country whose territories are around the earth. */
const tooWide = 180;

/** The box of a country with territories overseas has more than this many times their area. */
const tooEmpty = 10;

/** Countries whose box would be mostly sea: the box of the mainland with its territorial waters. */
const mainlands = new Map<string, Area>([
  [
    'ZA',
    {
      name: 'South Africa without the Prince Edward Islands',
      box: { west: 16.2, south: -35.1, east: 33.2, north: -22.1 },
    },
  ],
]);

function readCountry(text: string): Area {
  const code = countryCode(text);
  if (code === undefined) throw new UsageError(`The country "${text}" ${countryFault(text)}`);
  const mainland = mainlands.get(code);
  if (mainland) return mainland;
  const name = englishName(code) ?? code;
  const geometry = aggregateFeature(code)?.geometry;
  const parts = geometry?.type === 'MultiPolygon' ? geometry.coordinates.map(([outline]) => outline!) : [];
  const points = parts.flat();
  const longitudes = points.map(([longitude]) => longitude!);
  const latitudes = points.map(([, latitude]) => latitude!);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const area = parts.map(areaOf).reduce((sum, one) => sum + one, 0);
  const isEmpty = (east - west) * (north - south) > tooEmpty * area;
  if (!points.length || east - west > tooWide || isEmpty)
    throw new UsageError(`${name} has no single box. Give the box that you need in its place. ${boxForm}`);
  return { name, box: { west, south, east, north } };
}

/** Square degrees within a closed outline. */
function areaOf(outline: number[][]): number {
  const twice = outline.slice(1).map(([x, y], index) => outline[index]![0]! * y! - x! * outline[index]![1]!);
  return Math.abs(twice.reduce((sum, one) => sum + one, 0)) / 2;
}
