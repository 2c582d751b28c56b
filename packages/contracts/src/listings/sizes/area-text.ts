import { readNumber } from '../../written-number.ts';
import { areaIn, type AreaUnit, areaUnits, isAreaUnit, squareMetersOf } from './area-units.ts';
import { plainSize, spelledAmounts } from './size-text.ts';
import { sizeUnits } from './size-units.ts';
import { readSize } from './size.ts';

/** An area as its owner states it. */
export interface StatedArea {
  squareMeters: number;
  unit: AreaUnit;
}

const units = ['metres', 'feet', 'acres', 'hectares'] as const satisfies AreaUnit[];
const compact = (word: string) => word.normalize('NFKC').replace(/[ .-]/g, '');
const unitOf = new Map(
  units.flatMap((unit) => sizeUnits[unit].words.split(', ').map((word) => [compact(word), unit] as const)),
);
const parts = /^((?:\d+ )?\d+\/\d+|\d[\d ',.·]*?)(?:th|rd)?(?:[ -]*(?:of )?(?:an? )?(\p{L}.*))?$/u;

/**
 * Reads an area with its unit: "600", "1,200 sq ft", "½ acre", "half an acre", "0.5 ha". A number without a unit is square metres, and so
 * are sizes of other forms, such as "50x100 ft". Returns undefined for what is no area, or may be meant in two ways.
 */
export function readArea(text: string): StatedArea | undefined {
  const plain = plainSize(text).replace(/\.$/, '');
  const [, amountText, unitText] = parts.exec(plain) ?? [];
  const unit = unitText === undefined ? 'metres' : unitOf.get(compact(unitText));
  const amount = amountText === undefined || !unit ? undefined : amountOf(amountText, unit);
  if (amount !== undefined && unit) return { squareMeters: squareMetersOf(amount, unit), unit };
  return spelledArea(plain) ?? otherSize(text);
}

function amountOf(text: string, unit: AreaUnit): number | undefined {
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (fraction)
    return Number(fraction[3]) ? Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]) : undefined;
  const read = readNumber(text.trim());
  if (!read || read.value !== null) return read?.value ?? undefined;
  // Hectares are written with either sign: "1,250 ha" may be one and a quarter.
  if (unit === 'hectares') return undefined;
  return text.includes(',') || unit !== 'acres' ? read.asThousands : read.asDecimal;
}

/** "Half an acre", "quarter acre". */
function spelledArea(plain: string): StatedArea | undefined {
  const words = plain.split(/[ -]+/);
  for (let length = words.length - 1; length > 0; length -= 1) {
    const amount = spelledAmounts.get(words.slice(0, length).join(' '));
    const unit = unitOf.get(
      compact(
        words
          .slice(length)
          .join(' ')
          .replace(/^(of )?(an? )?/, ''),
      ),
    );
    if (amount !== undefined && unit) return { squareMeters: squareMetersOf(amount, unit), unit };
  }
  return undefined;
}

function otherSize(text: string): StatedArea | undefined {
  const squareMeters = readSize(text);
  return squareMeters === null ? undefined : { squareMeters, unit: 'metres' };
}

/** The units as a form offers them. */
export const areaUnitOptions = () =>
  Object.entries(areaUnits).map(([value, { sign }]) => ({ value, label: sign({ amount: 2 }) }));

/** A typed area with its unit: that of the text itself, or else the chosen one. */
export function areaText(text: string, unit: string): string {
  const isNumber = /^[\d\s.,'/¼-¾⅐-⅞]+$/.test(text);
  return isNumber && isAreaUnit(unit) && unit !== 'metres' ? `${text.trim()} ${areaUnits[unit].written}` : text;
}

/** A typed area as the filter that calls and addresses have: '600', '2acres', '' for none; undefined for what is no area. */
export function typedArea(text: string, unit: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return '';
  const area = readArea(areaText(typed, unit));
  if (!area) return undefined;
  return `${areaIn(area.squareMeters, area.unit)}${area.unit === 'metres' ? '' : area.unit}`;
}
