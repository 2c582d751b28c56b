import type { OrderedFields } from './paynow-hash.ts';

/** Fields with secrets, which are never stored. */
const secrets = /^(hash|token|tokenexpiry|pollurl|remoteotpurl|otpreference)$/i;

/**
 * Returns a message to store: without secrets, and with only the last three digits of numbers that may be phones or cards.
 */
export function redact(fields: OrderedFields): string {
  return fields
    .filter(([name]) => !secrets.test(name.trim()))
    .map(([name, value]) => `${name}=${isHarmless(name) ? value : hideDigits(value)}`)
    .join('\n');
}

/** Our numbers and the gateway's, which the team must be able to look up. */
function isHarmless(name: string): boolean {
  return /^(reference|paynowreference|amount|status)$/i.test(name.trim());
}

/** Masks a row of six digits or more except its last three. Ignores spaces and dashes within it. */
export function hideDigits(text: string): string {
  return text.replace(/\+?\d(?:[\s()-]*\d){5,}/g, (row) => `•••${row.replace(/\D/g, '').slice(-3)}`);
}
