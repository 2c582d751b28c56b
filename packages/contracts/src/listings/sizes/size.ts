import { readNumber } from '../../written-number.ts';
import { areaOfSides, type SideUnit } from './plot-sides.ts';
import { fillerWords, plainSize, spelledAmounts, unclearWords } from './size-text.ts';
import { type SizeUnit, type SizeUnitName, sizeUnits } from './size-units.ts';

/** No property is smaller: a bare "2" counts plots or acres, and "1.250 m²" has no decimals. */
const smallestSize = 10;
/** The database holds sizes below ten billion. */
const sizeLimit = 1e10;
/** Two areas that differ by less are the same area in two units. */
const tolerance = 0.03;

const digits = String.raw`\d+(?:[ '.,]\d{3})*(?:[.,·]\d+)?`;
const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (phrases: Iterable<string>) =>
  [...phrases]
    .sort((one, other) => other.length - one.length)
    .map((phrase) => escaped(phrase).replace(/ /g, String.raw`[ .\-]*`))
    .join('|');

const unitNames = Object.keys(sizeUnits) as SizeUnitName[];
/** NFKC makes "m²" the same as "m2". */
const wordsOf = ({ words, sizeOnly = '' }: SizeUnit) =>
  `${words}, ${sizeOnly}`.normalize('NFKC').split(', ').filter(Boolean);
const unitByWord = new Map(
  unitNames.flatMap((name) => wordsOf(sizeUnits[name]).map((word) => [compact(word), name] as const)),
);
const unitWords = oneOf(unitNames.flatMap((name) => wordsOf(sizeUnits[name])));
const spelled = oneOf([...spelledAmounts.keys()].filter((word) => word !== 'and a half'));
const amount = String.raw`(?:(${digits}) )?(\d+)\/(\d+)(?:th|rd)?|(${digits})|(${spelled})`;
const of = String.raw`(?:[ \-]*(?:of |an? |d'|de |d |une? |uma? |ya ))*`;
const before = String.raw`(?<![\p{L}\d.,/'])`;
const measure = new RegExp(
  String.raw`${before}(?:${amount})( (?:and a half|et demi|e meio|e meia|na nusu|ونصف))?[ \-]*${of}\.?(${unitWords})(?![\p{L}\d])`,
  'gu',
);

const sideUnit = String.raw`'|ft|feet|foot|pieds|pes|futi|قدم|m|mt|mts|mtr|mtrs|metres?|meters?|metros?|mita|متر|م`;
const sides = new RegExp(
  String.raw`${before}(${digits}) ?(${sideUnit})?\.? ?(?:x|\*|by|kwa|sur|por|في) ?(${digits}) ?(?:(${unitWords})|(${sideUnit}))?(?![\p{L}\d]| ?[x*] ?\d)`,
  'gu',
);
const threeSides = /\d ?\p{L}* ?[x*] ?\d+[\d.]* ?\p{L}* ?[x*] ?\d/u;
const severalPlots =
  /(?<![\d\p{L}/.,])(?:(?!1 )\d+|two|three|four|five|six|seven|eight|nine|ten|deux|trois|dois|duas) (?:plots?|stands?|lots?|parcelles?|lotes?|viwanja)(?!\p{L})|viwanja|(?<!\p{L})plots(?!\p{L})/u;
/** Swahili names the unit before the number. */
const unitFirst = new RegExp(
  String.raw`(?<!\p{L}|\d ?|(?:nusu|robo) )(ekari|eka|heka|hekta|mita za mraba|mita mraba|futi za mraba) ((?:${digits}|${spelled})(?: na nusu)?)(?![\p{L}\d])`,
  'gu',
);
const range = new RegExp(
  String.raw`\d ?(?:${unitWords})?(?: ?- ?| to |(?<!\bha .*) a | et | e | and | & | hadi | ate | الي | و )(?:${digits}) ?\.?(?:${unitWords})(?![\p{L}\d])`,
  'u',
);

/**
 * Reads the square metres of a size as people write it: "240", "1,200 m²", "½ acre", "50x100" (feet), "20 m x 30 m".
 * A number without a unit is square metres. Returns null where the text names no size, several, or one that may be
 * meant in two ways. Sizes converted from other units than metric ones are rounded to whole square metres.
 */
export function readSize(size: string | null | undefined): number | null {
  const text = plainSize(size ?? '').replace(unitFirst, '$2 $1');
  if (!text || unclearWords.test(text) || severalPlots.test(text) || threeSides.test(text)) return null;
  const pair = pairIn(text);
  const rest = pair ? text.replace(pair.text, ' ') : text;
  if (pair === null || (!pair && range.test(text))) return null;
  const areas = measuresIn(rest);
  if (areas.includes(null)) return null;
  const known = areas as number[];
  if (!pair) return known.length > 0 ? theSame(known) : bareNumber(text);
  if (known.length === 0) return pair.area === null ? null : stored(pair.area);
  const isPair = pair.areas.some((area) => isNear(area, known[0]!));
  return isPair ? theSame(known) : null;
}

interface Pair {
  text: string;
  /** Null where the sides may be feet or metres. */
  area: number | null;
  /** The areas that the sides may mean. */
  areas: number[];
}

/** Null for sides in a unit that no side has: "20 x 30 acres". */
function pairIn(text: string): Pair | null | undefined {
  const [found, another] = [...text.matchAll(sides)];
  if (!found || another) return undefined;
  const [whole, first = '', firstUnit, second = '', areaUnit, secondUnit] = found;
  const [width, depth] = [readNumber(first)?.value, readNumber(second)?.value];
  if (!width || !depth) return undefined;
  const unit = sideUnitOf(firstUnit ?? secondUnit ?? areaUnit);
  if (unit === null) return null;
  const area = areaOfSides(width, depth, unit);
  const areas = unit ? [area!] : (['feet', 'metres'] as const).map((each) => areaOfSides(width, depth, each)!);
  return { text: whole, area: area === null || unit === 'metres' ? area : Math.round(area), areas };
}

function sideUnitOf(word: string | undefined): SideUnit | null {
  if (word === undefined) return undefined;
  const unit = unitByWord.get(compact(word));
  if (/^('|f|pied|pes|قدم)/u.test(word) || unit === 'feet') return 'feet';
  if (unit === 'metres' || unit === undefined) return 'metres';
  return null;
}

/** Units that are written after one another for one area: "2 ha 50 a 25 ca", "1 acre 2 roods 20 perches". */
const series: SizeUnitName[][] = [
  ['hectares', 'ares', 'metres'],
  ['acres', 'roods', 'perches'],
];

/** The areas that a text names, null for one that may be meant in two ways. */
function measuresIn(text: string): (number | null)[] {
  const areas: (number | null)[] = [];
  let last: { unit: SizeUnitName; end: number } | undefined;
  for (const found of text.matchAll(measure)) {
    const [whole, wholes, over, under, number, word, half, unitWord = ''] = found;
    const unit = unitByWord.get(compact(unitWord))!;
    // "a" is the article before anything but a number of hectares.
    if (unit === 'ares' && word) continue;
    const value = word
      ? (spelledAmounts.get(word.replace(/[ .-]+/g, ' ')) ?? null)
      : over
        ? partOf(wholes, over, under)
        : valueOf(number!, unit, unitWord);
    const area = value === null ? null : (value + (half ? 0.5 : 0)) * sizeUnits[unit].squareMeters;
    const goesOn = last && text.slice(last.end, found.index).trim() === '' && follows(last.unit, unit);
    if (goesOn && areas.length > 0) {
      const sum = areas.pop()!;
      areas.push(sum === null || area === null ? null : precise(sum + area, unit));
    } else areas.push(area === null ? null : precise(area, unit));
    last = { unit, end: found.index + whole.length };
  }
  return areas;
}

function follows(first: SizeUnitName, second: SizeUnitName): boolean {
  return series.some((units) => units.includes(first) && units.indexOf(second) > units.indexOf(first));
}

function partOf(wholes: string | undefined, over: string, under: string | undefined): number | null {
  const whole = wholes === undefined ? 0 : (readNumber(wholes)?.value ?? null);
  return whole === null || !Number(under) ? null : whole + Number(over) / Number(under);
}

/** Acres are an English unit, and hectares are written with either sign: "1,250 ha" is unknown. */
function valueOf(number: string, unit: SizeUnitName, unitWord: string): number | null {
  const read = readNumber(number);
  if (!read || read.value !== null) return read?.value ?? null;
  if (unit === 'acres') return number.includes(',') ? read.asThousands : read.asDecimal;
  if (unit !== 'metres' && unit !== 'feet' && unit !== 'yards') return null;
  if (read.asDecimal * sizeUnits[unit].squareMeters < smallestSize) return read.asThousands;
  const isEnglish = !/carre|quadrad|pied|pes/.test(unitWord);
  return number.includes(',') && isEnglish ? read.asThousands : null;
}

function bareNumber(text: string): number | null {
  const [number, another] = text.match(new RegExp(digits, 'gu')) ?? [];
  if (number === undefined || another !== undefined) return null;
  const words = text
    .replace(number, ' ')
    .split(/[ :~≈±.=()]+/)
    .filter(Boolean);
  if (!words.every((word) => fillerWords.test(word))) return null;
  const value = valueOf(number, 'metres', '');
  return value === null || value < smallestSize ? null : stored(value);
}

function theSame(areas: number[]): number | null {
  const [first] = areas;
  return first !== undefined && areas.every((area) => isNear(area, first)) ? stored(first) : null;
}

function isNear(area: number, other: number): boolean {
  return Math.abs(area - other) <= tolerance * Math.max(area, other);
}

const metric: readonly SizeUnitName[] = ['metres', 'ares', 'hectares', 'kilometres'];

function precise(area: number, unit: SizeUnitName): number {
  return metric.includes(unit) ? area : Math.round(area);
}

/** As the database stores an area: above zero, with two decimals. */
function stored(area: number): number | null {
  const rounded = Math.round(area * 100) / 100;
  return rounded > 0 && rounded < sizeLimit ? rounded : null;
}

function compact(word: string): string {
  return word.replace(/[ .-]+/g, '');
}
