import type { NumberTexts } from '@africanscity/contracts/requests/number-criteria';
import { readFilterText } from '@africanscity/contracts/listings/filter-texts';
import { type AreaUnit, areaIn } from '@africanscity/contracts/listings/sizes/area-units';
import { countLabel, factLabel } from '../listings/search/part-labels.ts';
import { numberFacts } from '../listings/search/query-parser/number-facts.ts';
import type { ParsedQuery, Range } from '../listings/search/query-parser/parsed-query.ts';

interface ReadNumbers {
  numbers: NumberTexts;
  /** Labels of numbers that no field of a request has, such as "Built in 1999 or before". */
  unread: string[];
}

/** Returns the fields of the numbers that a sentence names. */
export function numbersIn(text: string, { intent, parts }: ParsedQuery): ReadNumbers {
  const [numbers, unread]: [NumberTexts, string[]] = [{}, []];
  for (const fact of numberFacts) {
    const range = intent[fact];
    if (!range) continue;
    const name = `${fact}Min` as const;
    const least = range.min === undefined ? '' : String(range.min);
    if (readFilterText(name, least) === undefined) unread.push(factLabel(fact, range));
    else numbers[name] = least;
  }
  const written = parts
    .filter(({ name }) => name === 'size')
    .flatMap(({ spans }) => spans.map(([from, to]) => text.slice(from, to)))
    .join(' ');
  const area = intent.size && areaOf(intent.size, unitIn(written));
  if (area !== undefined) numbers[isPlot(written, intent.kinds) ? 'plotAreaMin' : 'floorAreaMin'] = area;
  else if (intent.size) unread.push(countLabel('size', intent.size));
  return { numbers, unread };
}

/** The least area of a range of square metres: '2acres'. The search widens a size without a bound by a tenth. */
function areaOf({ min, max }: Range, unit: AreaUnit): string | undefined {
  if (min === undefined) return undefined;
  const isAbout = max !== undefined && Math.abs(max / min - 1.1 / 0.9) < 0.01;
  if (max !== undefined && !isAbout) return undefined;
  const squareMeters = isAbout ? (min + max) / 2 : min;
  return `${Number(areaIn(squareMeters, unit).toPrecision(4))}${unit === 'metres' ? '' : unit}`;
}

function unitIn(written: string): AreaUnit {
  if (/\bac(re)?s?\b|\d\s*ac(re)?s?\b/i.test(written)) return 'acres';
  if (/hect|\bha\b|\d\s*ha\b/i.test(written)) return 'hectares';
  return /f(ee|oo)?t|pieds/i.test(written) ? 'feet' : 'metres';
}

/** Land is sold by the acre, by the plot, or by its sides: "50x100". Other sizes of a building are those of its floors. */
function isPlot(written: string, kinds: string[]): boolean {
  return (
    /ac(re)?s?\b|hect|ha\b|plot|feddan|\d\s*(x|by)\s*\d/i.test(written) || /land|stand|plot|farm/i.test(kinds.join(' '))
  );
}
