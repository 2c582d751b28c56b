import { plainSpaces, westernDigits } from '../../plain-text.ts';
import { checkedPoint, coordinateFaults, type CoordinatesReading } from './point.ts';

export type Axis = 'latitude' | 'longitude';
type Token =
  | { kind: 'number'; text: string }
  | { kind: 'unit'; place: 0 | 1 | 2 }
  | { kind: 'sign' }
  | { kind: 'separator' }
  /** A label says the axis; N, S, E and W say the side as well. */
  | { kind: 'axis'; axis: Axis; side: 1 | -1 | 0 };

const latitude = (side: 1 | -1 | 0): Token => ({ kind: 'axis', axis: 'latitude', side });
const longitude = (side: 1 | -1 | 0): Token => ({ kind: 'axis', axis: 'longitude', side });

/** English, French, Portuguese, Spanish, German, Afrikaans, Swahili and Arabic. O is Ouest and Oeste, L is Leste. */
const words = new Map<string, Token>([
  ...['N', 'NORTH', 'NORD', 'NORTE', 'NOORD', 'KASKAZINI', 'شمال', 'شمالا'].map((word) => [word, latitude(1)] as const),
  ...['S', 'SOUTH', 'SUD', 'SUL', 'SUR', 'SUID', 'KUSINI', 'جنوب', 'جنوبا'].map(
    (word) => [word, latitude(-1)] as const,
  ),
  ...['E', 'EAST', 'EST', 'ESTE', 'L', 'LESTE', 'OST', 'OOS', 'MASHARIKI', 'شرق', 'شرقا'].map(
    (word) => [word, longitude(1)] as const,
  ),
  ...['W', 'WEST', 'O', 'OUEST', 'OESTE', 'WES', 'MAGHARIBI', 'غرب', 'غربا'].map(
    (word) => [word, longitude(-1)] as const,
  ),
  ...['LAT', 'LATITUDE'].map((word) => [word, latitude(0)] as const),
  ...['LON', 'LNG', 'LONG', 'LONGITUDE'].map((word) => [word, longitude(0)] as const),
  ...['DEG', 'DEGREE', 'DEGREES', 'DEGRES', 'GRAUS'].map((word) => [word, { kind: 'unit', place: 0 }] as const),
  ...['MIN', 'MINUTES', 'MINUTOS'].map((word) => [word, { kind: 'unit', place: 1 }] as const),
  ...['SEC', 'SECONDS', 'SECONDES', 'SEGUNDOS'].map((word) => [word, { kind: 'unit', place: 2 }] as const),
] as [string, Token][]);

/** Words that introduce coordinates and say nothing of them. */
const introductions = new Set(['GPS', 'COORDINATES', 'COORDS', 'COORDONNEES', 'COORDENADAS', 'LOCATION', 'POSITION']);

const unreadable = { fault: coordinateFaults.unreadable, kind: 'text' } as const;
const longest = 500;

/**
 * Reads two angles: decimal degrees, degrees with minutes, or degrees with minutes and seconds. Without letters and labels
 * the latitude comes first.
 */
export function readAngles(text: string): CoordinatesReading {
  if (text.length > longest) return unreadable;
  const plain = plainSigns(text);
  // Scientific notation is not a longitude of the east.
  if (/\dE[+-]?\d/.test(plain) && !/[NS]/.test(plain)) return unreadable;
  // Where a point stands before decimals, commas separate; otherwise a comma between digits may be either.
  const readings = (/\d\.\d/.test(plain) ? ['.'] : [',', '.']).map((decimalSign) => readPair(plain, decimalSign));
  return readings.find((reading) => 'point' in reading) ?? readings.find(isAnswer) ?? unreadable;
}

/** Reads one angle in decimal degrees, such as "17.8292° S" or "-17,8292"; undefined for what is none of this axis. */
export function readDegrees(text: string, axis: Axis): number | undefined {
  const limit = axis === 'latitude' ? 90 : 180;
  if (text.length > longest) return undefined;
  const plain = plainSigns(text);
  const tokens = tokensOf(plain, /\d,\d/.test(plain) ? ',' : '.');
  const isPair = tokens?.some(({ kind }) => kind === 'separator') ?? true;
  const read = tokens && !isPair ? readAngle(tokens) : null;
  if (!read || (read.axis && read.axis !== axis) || Math.abs(read.degrees) > limit) return undefined;
  return tokens?.some(({ kind }) => kind === 'number') ? read.degrees : undefined;
}

const isAnswer = (reading: CoordinatesReading) => 'fault' in reading && reading.fault !== coordinateFaults.unreadable;

/** One sign for each of the many that stand for minus, degrees, minutes and seconds. */
function plainSigns(text: string): string {
  return (
    plainSpaces(westernDigits(text))
      .replace(/[−–—‐‑‒﹣-]/gu, '-')
      .replace(/[º˚°∘ᵒ⁰]/gu, '°')
      .replace(/[″”“„ʺ˝〃]/gu, '"')
      .replace(/[′’‘`´ʹʼ]/gu, "'")
      .replace(/''/g, '"')
      .replace(/·/g, '.')
      .replace(/،/g, ',')
      .replace(/؛/g, ';')
      .normalize('NFKD')
      .replace(/\p{Diacritic}/gu, '')
      .toUpperCase()
      // A dash between two angles, as in "17.8 S - 31.1 E", is no sign.
      .replace(/([NSEW])\s+-\s+(?=\d)/g, '$1; ')
  );
}

function readPair(text: string, decimalSign: string): CoordinatesReading {
  const tokens = tokensOf(text, decimalSign);
  const halves = tokens && splitInTwo(tokens);
  const [first, second] = halves ? halves.map(readAngle) : [];
  if (!first || !second) return unreadable;
  const axes = [first.axis ?? other(second.axis) ?? 'latitude', second.axis ?? other(first.axis) ?? 'longitude'];
  if (axes[0] === axes[1]) return unreadable;
  const [north, east] = axes[0] === 'latitude' ? [first, second] : [second, first];
  return checkedPoint(north.degrees, east.degrees);
}

const other = (axis: Axis | undefined): Axis | undefined => axis && (axis === 'latitude' ? 'longitude' : 'latitude');

function tokensOf(text: string, decimalSign: string): Token[] | null {
  const pattern = decimalSign === ',' ? /\d+(?:,\d+)?|\p{L}+|\S/gu : /\d+(?:\.\d+)?|\p{L}+|\S/gu;
  const tokens: Token[] = [];
  for (const [part] of text.matchAll(pattern)) {
    const isAfterNumber = tokens.at(-1)?.kind === 'number';
    const word = words.get(part);
    if (/^\d/.test(part)) tokens.push({ kind: 'number', text: part.replace(',', '.') });
    else if (word) tokens.push(word);
    else if (introductions.has(part) && tokens.length === 0) continue;
    else if (part === '°' || part === "'" || part === '"') {
      if (isAfterNumber) tokens.push({ kind: 'unit', place: part === '°' ? 0 : part === "'" ? 1 : 2 });
    } else if (part === ':') {
      if (isAfterNumber) tokens.push({ kind: 'unit', place: colonsBefore(tokens) });
    } else if (part === '-') tokens.push({ kind: 'sign' });
    else if (',;|/&'.includes(part)) tokens.push({ kind: 'separator' });
    else if (!'+=.()[]{}'.includes(part)) return null;
  }
  return tokens;
}

/** In "17:49:45" the first colon follows degrees, the second minutes. */
function colonsBefore(tokens: Token[]): 0 | 1 {
  const before = tokens.at(-2);
  return before?.kind === 'unit' && before.place === 0 ? 1 : 0;
}

/** The tokens of either angle: by its letter or label, the sign between them, the signs for degrees, or their number. */
function splitInTwo(tokens: Token[]): [Token[], Token[]] | null {
  const at = (test: (token: Token) => boolean) => tokens.flatMap((token, index) => (test(token) ? [index] : []));
  const numbers = at(({ kind }) => kind === 'number');
  const separators = at(({ kind }) => kind === 'separator').filter(
    (index) => index > (numbers[0] ?? 0) && index < (numbers.at(-1) ?? 0),
  );
  const labels = at((token) => token.kind === 'axis' && token.side === 0);
  const sides = at((token) => token.kind === 'axis' && token.side !== 0);
  const degrees = at((token) => token.kind === 'unit' && token.place === 0);
  const cuts = [
    ...(separators.length === 1 ? [separators[0]!] : []),
    ...(labels.length === 2 ? [labels[1]!] : []),
    ...(sides.length === 2 ? [sides[0]! < numbers[0]! ? sides[1]! : sides[0]! + 1] : []),
    ...(degrees.length === 2 ? [degrees[1]! - 1] : []),
    ...(numbers.length % 2 === 0 && numbers.length > 0 ? [numbers[numbers.length / 2]!] : []),
  ];
  // A second separator is a fault, such as a third number.
  if (separators.length > 1) return null;
  for (const cut of cuts) {
    // A sign belongs to the number behind it.
    const from = tokens[cut - 1]?.kind === 'sign' ? cut - 1 : cut;
    const halves: [Token[], Token[]] = [tokens.slice(0, from), tokens.slice(from)];
    if (halves.every((half) => half.some(({ kind }) => kind === 'number'))) return halves;
  }
  return null;
}

function readAngle(tokens: Token[]): { degrees: number; axis: Axis | undefined } | null {
  const numbers: number[] = [];
  let place = -1;
  let [signs, side] = [0, 0];
  let axis: Axis | undefined;
  let isWhole = true;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'separator') continue;
    if (token.kind === 'sign') {
      if (numbers.length > 0) return null;
      signs += 1;
    } else if (token.kind === 'axis') {
      if ((axis && axis !== token.axis) || (side && token.side)) return null;
      axis = token.axis;
      side ||= token.side;
    } else if (token.kind === 'unit') {
      // Each unit follows its own number, in order.
      if (tokens[index - 1]?.kind !== 'number' || token.place <= place || token.place !== numbers.length - 1)
        return null;
      place = token.place;
    } else {
      if (!isWhole || token.text.length > 24) return null;
      isWhole = !token.text.includes('.');
      numbers.push(Number(token.text));
    }
  }
  const [whole = 0, minutes = 0, seconds = 0] = numbers;
  // A minus sign and N contradict each other; a minus sign and S say the same.
  if (numbers.length > 3 || signs > 1 || minutes >= 60 || seconds >= 60 || (signs === 1 && side === 1)) return null;
  const degrees = whole + minutes / 60 + seconds / 3600;
  return { degrees: degrees && (signs === 1 || side === -1 ? -degrees : degrees), axis };
}
