import * as texts from '@africanscity/messages/listings';
import type { CostUnit } from './field-row.ts';

/** Texts of costs: '200000', '10%', '1.5 months'. */

const patterns: Record<CostUnit, RegExp> = {
  amount: /^(\d{1,12}(?:\.\d{1,3})?)$/,
  share: /^(\d{1,3}(?:\.\d{1,2})?) ?%$/,
  months: /^(\d{1,2}(?:\.\d{1,2})?) ?months?$/,
};

/** What an owner may write for each unit, for messages. */
export const costExamples: Record<CostUnit, () => string> = {
  amount: texts.costAmount,
  share: texts.costShare,
  months: texts.costMonths,
};

/** Reads a cost. The number has no zeros that say nothing. Undefined for a text that is no cost. */
export function readCost(text: string): { unit: CostUnit; number: string } | undefined {
  for (const [unit, pattern] of Object.entries(patterns)) {
    const number = pattern.exec(text)?.[1];
    if (number !== undefined) return { unit: unit as CostUnit, number: String(Number(number)) };
  }
  return undefined;
}

/** Writes a cost: '200000', '10%', '1 month'. */
export function writeCost(unit: CostUnit, number: string): string {
  if (unit === 'months') return `${number} ${number === '1' ? 'month' : 'months'}`;
  return unit === 'share' ? `${number}%` : number;
}
