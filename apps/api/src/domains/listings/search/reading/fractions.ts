import { roleAt } from './roles.ts';
import { scaleOf } from './scales.ts';
import type { Token } from './tokens.ts';

/** Parts of a million or an acre by their words in six languages. */
const words = new Map([
  ...['half', 'demi', 'meio', 'meia', 'nusu', 'نص', 'نصف'].map((word) => [word, 0.5] as const),
  ...['quarter', 'quart', 'robo', 'ربع'].map((word) => [word, 0.25] as const),
  ...['eighth'].map((word) => [word, 0.125] as const),
]);

export const fractionWords: Iterable<string> = [...words.keys(), 'ونص', 'ونصف'];

/** "Half a million", "a quarter of a million", "1/4 acre", "nusu ekari": only of what is counted in parts. */
export function fractionAt(tokens: Token[], at: number): { value: number; next: number } | undefined {
  const named = words.get(tokens[at]?.word ?? '');
  const [over, under] = [tokens[at + 1], tokens[at + 2]];
  const written =
    over?.word === '/' && over.glued && under?.value ? (tokens[at]!.value ?? Number.NaN) / under.value : undefined;
  const value = named ?? written;
  if (value === undefined || !(value < 1)) return undefined;
  let next = at + (named === undefined ? 3 : 1);
  while (/^(a|an|un|une|um|uma|of|de|d)$/.test(tokens[next]?.word ?? '')) next += 1;
  const isParted =
    scaleOf(tokens[next]?.word ?? '', false) > 1 || roleAt(tokens, next, ['acres', 'hectares', 'feddans', 'plots']);
  return isParted ? { value, next } : undefined;
}
