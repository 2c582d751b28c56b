import type { Meaning } from '../payments.ts';

/** Every status of Paynow. `Failed` is missing in its table, but its test mode sends it. */
const meanings = new Map<string, Meaning>([
  ['created', 'pending'],
  ['sent', 'pending'],
  ['paid', 'paid'],
  ['awaiting delivery', 'paid'],
  ['delivered', 'paid'],
  ['cancelled', 'cancelled'],
  ['failed', 'failed'],
  ['disputed', 'disputed'],
  ['refunded', 'refunded'],
]);

export function meaningOf(word: string): Meaning | null {
  return meanings.get(word.trim().toLowerCase()) ?? null;
}
