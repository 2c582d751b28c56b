import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { appliesTo } from '@africanscity/contracts/listings/field-row';
import { fieldNames, fieldOf } from '@africanscity/contracts/listings/fields';
import { amenitiesOfField } from '@africanscity/contracts/listings/stated-amenities';
import type { Measure, Unit } from './measures.ts';
import type { KindMention } from './mentions.ts';
import { type NumberFact, numberFacts } from './number-facts.ts';
import type { MeasureMention, ParserState } from './parser-state.ts';

/** The kinds of a text, or land where only a size asks for it. "Self contained 2 bedroom" is no studio. */
export function kindsOf(state: ParserState): KindMention[] {
  const { kinds, measures, names, land } = state;
  const nodes = names.kinds.get('land');
  if (land && nodes && !kinds.length && isOfLand(state, land)) return [{ nodes, or: false, span: land.span }];
  const rooms = measures.filter(({ unit }) => unit === 'rooms');
  const hasRooms = rooms.some(({ range }) => (range.min ?? 0) > 1);
  return kinds.filter((kind) => !hasRooms || !kind.nodes.includes('Studio') || isAlternative(kind, rooms));
}

/** "Studio or 2 bedroom", "2 bedroom or studio"; but of "one or two bedroom self contained" the last words are no alternative. */
function isAlternative({ or, span: [start, end] }: KindMention, rooms: MeasureMention[]): boolean {
  const isBeside = rooms.some(({ spans }) => spans.some((span) => span[1] + 1 === start));
  return (or && !isBeside) || rooms.find(({ spans }) => spans[0]![0] >= end)?.or === true;
}

const landAmenities: ReadonlySet<Amenity> = new Set([
  'corner_plot',
  'sea_view',
  ...fieldNames.map(fieldOf).flatMap((field) => (appliesTo(field, 'Land') ? amenitiesOfField(field) : [])),
]);

/** Whether a size is that of land alone. With a pool or rooms it is a home's, and with an unknown word it may be a school's. */
function isOfLand({ parsed, tokens, measures, tentativeMeasures, nearEnd }: ParserState, land: { isNamed: boolean }) {
  if (!parsed.intent.amenities.every((amenity) => landAmenities.has(amenity))) return false;
  const isOfHome = ({ unit }: Measure) =>
    isNumberFact(unit) ? !appliesTo(fieldOf(unit), 'Land') : unit !== 'size' && isCount(unit);
  if ([...measures, ...tentativeMeasures].some(isOfHome)) return false;
  // "Quarter acre near bypass": what is near may be unknown.
  const end = (nearEnd !== undefined && tokens[nearEnd]?.start) || Infinity;
  return land.isNamed || !parsed.parts.some(({ name, spans }) => name === 'word' && spans[0]![0] < end);
}

export function isCount(unit: Unit): unit is Exclude<Unit, 'price' | 'moveIn' | NumberFact> {
  return unit !== 'price' && unit !== 'moveIn' && !isNumberFact(unit);
}

export function isNumberFact(unit: Unit): unit is NumberFact {
  return numberFacts.some((fact) => fact === unit);
}
