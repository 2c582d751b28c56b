import type { OrderedFields } from './paynow-hash.ts';

/** Fields whose values open something: never kept. */
const secrets = /^(hash|token|tokenexpiry|pollurl|remoteotpurl|otpreference)$/i;

/** A message to keep: secrets are left out, and of longer rows of digits that may be phones or cards, the last three stay. */
export function redact(fields: OrderedFields): string {
  return fields
    .filter(([name]) => !secrets.test(name.trim()))
    .map(([name, value]) => `${name}=${isHarmless(name) ? value : hideDigits(value)}`)
    .join('\n');
}

/** Numbers of ours and of the gateway, which the team must be able to look up. */
function isHarmless(name: string): boolean {
  return /^(reference|paynowreference|amount|status)$/i.test(name.trim());
}

/** Hides a row of six digits or more but for its last three; spaces and dashes within it count for nothing. */
export function hideDigits(text: string): string {
  return text.replace(/\+?\d(?:[\s()-]*\d){5,}/g, (row) => `•••${row.replace(/\D/g, '').slice(-3)}`);
}
