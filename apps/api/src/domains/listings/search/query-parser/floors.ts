import { closedAt } from './bounds.ts';
import { contextOf, countUnits, hasRole, isContext, phraseOf, phrasesAt, roleAt } from './lexicon.ts';
import type { Measure } from './measures.ts';
import { type Numeral, numberWords } from './numbers.ts';
import type { Range } from './parsed-query.ts';
import type { Token } from './tokens.ts';
import { readTable } from './vocabulary/read-table.ts';

/** Ordinals by their words. */
export const ordinalWords: ReadonlyMap<string, number> = new Map(
  readTable('ordinals').map(({ phrase, value }) => [phrase, Number(value)]),
);

const highest = 200;
/** Words in the longest name of the ground floor. */
const mostGroundWords = 4;
/** Of more storeys than this, or without a number, "floors" are what one walks on. */
const mostStoreys = 60;

/**
 * Parses a floor or a number of storeys: "third floor", "rez-de-chaussée", "2nd floor and above", "ghorofa ya pili", "3 storeys",
 * "R+2". Floor 0 is the ground floor. Undefined for "floor plan", and for a floor that is not wanted, but for the ground floor.
 */
export function floorAt(tokens: Token[], at: number): Measure | undefined {
  return notGroundAt(tokens, at) ?? floorRangeAt(tokens, at) ?? storeysAt(tokens, at);
}

/** "Not on the ground floor", "que não seja no rés do chão". */
function notGroundAt(tokens: Token[], at: number): Measure | undefined {
  for (const { phrase, next } of phrasesAt(tokens, at)) {
    if (next === at + 1 ? !isExclusion(tokens, at) : !hasRole(phrase, 'exclude')) continue;
    const ground = groundAt(tokens, skipPreposition(tokens, next));
    if (ground !== undefined) return { unit: 'floor', range: { min: 1 }, next: ground };
  }
  return undefined;
}

function floorRangeAt(tokens: Token[], at: number): Measure | undefined {
  if (isUnwanted(tokens, at)) return undefined;
  const ground = groundAt(tokens, at);
  const named = ground
    ? { range: { min: 0, max: 0 }, next: ground }
    : (ordinalFloorAt(tokens, at) ?? numberedAt(tokens, at));
  if (!named || isOfFloors(tokens, named.next)) return undefined;
  const { min, max } = named.range;
  if (min !== max) return { unit: 'floor', ...named };
  const about = { value: min!, scale: 1, large: false, next: named.next };
  const closed = closedAt(tokens, named.next, { about, strict: false, next: named.next });
  const range: Range = closed.min ? { min: min! } : closed.max ? { max: min! } : named.range;
  return { unit: 'floor', range, next: closed.next };
}

/** "Third floor", "3e étage", "ground or first floor", "1st to 3rd floor". */
function ordinalFloorAt(tokens: Token[], at: number): { range: Range; next: number } | undefined {
  const first = ordinalAt(tokens, at);
  if (!first) return undefined;
  const joint = roleAt(tokens, first.next, ['or', 'to', 'and']);
  const second = joint && ordinalAt(tokens, joint.next);
  const { next } = second ?? first;
  if (!isContext(tokens[next]?.word, 'floor')) return undefined;
  const ends = [first.value, (second ?? first).value];
  return { range: { min: Math.min(...ends), max: Math.max(...ends) }, next: next + 1 };
}

/** "Floor 3", "étage 2", "ghorofa ya pili", "الطابق الثالث". */
function numberedAt(tokens: Token[], at: number): { range: Range; next: number } | undefined {
  if (!isContext(tokens[at]?.word, 'floor')) return undefined;
  const isOf = isContext(tokens[at + 1]?.word, 'of floor');
  const start = isOf ? at + 2 : at + 1;
  // "Ghorofa mbili" are two storeys.
  const number =
    ordinalAt(tokens, start) ?? (isOf || !isContext(tokens[at]!.word, 'storeys') ? plainAt(tokens, start) : undefined);
  if (!number || countsOthers(tokens, number.next)) return undefined;
  return { range: { min: number.value, max: number.value }, next: number.next };
}

/** "Two storeys", "3-storey", "2 étages", "ghorofa mbili", "R+2", whose ground floor is a storey too. */
function storeysAt(tokens: Token[], at: number): Measure | undefined {
  const [token, sign, upper] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (isContext(token?.word, 'ground sign') && sign?.word === '+' && sign.glued && upper?.glued && isFloor(upper.value))
    return { unit: 'storeys', range: { min: upper.value + 1, max: upper.value + 1 }, next: at + 3 };
  const number = plainAt(tokens, at);
  const isNamed = number && isContext(tokens[number.next]?.word, 'storeys') && !isOfFloors(tokens, number.next + 1);
  const storeys = isNamed ? { value: number.value, next: number.next + 1 } : storeysFirstAt(tokens, at);
  if (!storeys || storeys.value < 1 || storeys.value > mostStoreys) return undefined;
  return { unit: 'storeys', range: { min: storeys.value, max: storeys.value }, next: storeys.next };
}

/** In Swahili the number follows: "ghorofa mbili". */
function storeysFirstAt(tokens: Token[], at: number): Numeral | undefined {
  const word = tokens[at]?.word;
  if (!isContext(word, 'storeys') || !isContext(word, 'floor')) return undefined;
  const number = plainAt(tokens, at + 1);
  // "Ghorofa moja" may have an upper floor.
  return number && number.value > 1 && !countsOthers(tokens, number.next) ? number : undefined;
}

function groundAt(tokens: Token[], at: number): number | undefined {
  for (let length = Math.min(mostGroundWords, tokens.length - at); length > 0; length -= 1)
    if (isContext(phraseOf(tokens, at, length), 'ground floor')) return at + length;
  return undefined;
}

function ordinalAt(tokens: Token[], at: number): Numeral | undefined {
  const { word = '', value } = tokens[at] ?? {};
  if (isContext(word, 'ground')) return { value: 0, next: at + 1 };
  const named = ordinalWords.get(word);
  if (named !== undefined) return { value: named, next: at + 1 };
  const ending = tokens[at + 1];
  const isOrdinal = isFloor(value) && ending?.glued && isContext(ending.word, 'ordinal ending');
  return isOrdinal ? { value, next: at + 2 } : undefined;
}

function plainAt(tokens: Token[], at: number): Numeral | undefined {
  const { word = '', value = numberWords.get(word) } = tokens[at] ?? {};
  return isFloor(value) ? { value, next: at + 1 } : undefined;
}

function isFloor(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value <= highest;
}

/** "Top floor 2 bed", "floor 120 m2", "floor 2 million": the number is of something else. */
function countsOthers(tokens: Token[], at: number): boolean {
  const others = [...countUnits, 'metres', 'feet', 'yards', 'thousand', 'million', 'billion'] as const;
  return roleAt(tokens, at, others) !== undefined || /^[\p{Sc}%x/]$/u.test(tokens[at]?.word ?? '');
}

/** "Floor plan", "floor tiles". */
function isOfFloors(tokens: Token[], at: number): boolean {
  return isContext(tokens[at]?.word, 'of floors');
}

function isUnwanted(tokens: Token[], at: number): boolean {
  return [1, 2, 3].some((back) => isExclusion(tokens, at - back) && skipPreposition(tokens, at - back + 1) === at);
}

/** "No ground floor"; the Portuguese "no segundo andar" is on it. */
function isExclusion(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (!hasRole(word, 'exclude') && !hasRole(word, 'negation')) return false;
  return (
    !isContext(word, 'before floor') || tokens.slice(at, at + 4).some((each) => contextOf(each.word, 'floor').has('en'))
  );
}

function skipPreposition(tokens: Token[], from: number): number {
  let at = from;
  while (isContext(tokens[at]?.word, 'before floor') || isContext(tokens[at]?.word, 'article')) at += 1;
  return at;
}
