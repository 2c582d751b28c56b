import type { Meaning } from '../payments.ts';

/** Every word that Paynow says of a payment. `Failed` is not in its table, but its test mode sends it. */
const meanings: Record<string, Meaning> = {
  created: 'pending',
  sent: 'pending',
  paid: 'paid',
  'awaiting delivery': 'paid',
  delivered: 'paid',
  cancelled: 'cancelled',
  failed: 'failed',
  disputed: 'disputed',
  refunded: 'refunded',
};

export function meaningOf(word: string): Meaning | null {
  const known = word.trim().toLowerCase();
  return Object.hasOwn(meanings, known) ? meanings[known]! : null;
}
