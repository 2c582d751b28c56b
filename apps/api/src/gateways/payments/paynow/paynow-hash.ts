import { createHash, timingSafeEqual } from 'node:crypto';

/** Name and value of each field, in the order of the message. */
export type OrderedFields = (readonly [name: string, value: string])[];

/** Returns SHA-512, in upper-case hex, over all trimmed values but the hash, and the key in lower case. */
export function hashOf(fields: OrderedFields, key: string): string {
  const values = fields.filter(([name]) => name.toLowerCase() !== 'hash').map(([, value]) => value.trim());
  return createHash('sha512')
    .update(`${values.join('')}${key.trim().toLowerCase()}`, 'utf8')
    .digest('hex')
    .toUpperCase();
}

/** Returns whether the message's own hash is right, compared in constant time. */
export function isSigned(fields: OrderedFields, key: string): boolean {
  const hashes = fields.filter(([name]) => name.toLowerCase() === 'hash');
  if (hashes.length !== 1) return false;
  const given = Buffer.from(hashes[0]![1].trim().toUpperCase());
  const right = Buffer.from(hashOf(fields, key));
  return given.length === right.length && timingSafeEqual(given, right);
}
