import { createHash, timingSafeEqual } from 'node:crypto';

/** Name and value of each field, in the order in which they stand in the message. */
export type OrderedFields = (readonly [name: string, value: string])[];

/** SHA-512, in upper-case hex, over all values but the hash, trimmed, and the key in lower case. */
export function hashOf(fields: OrderedFields, key: string): string {
  const values = fields.filter(([name]) => name.toLowerCase() !== 'hash').map(([, value]) => value.trim());
  return createHash('sha512')
    .update(`${values.join('')}${key.trim().toLowerCase()}`, 'utf8')
    .digest('hex')
    .toUpperCase();
}

/** Whether the message's own hash is right, found out in a time that tells nothing about it. */
export function isSigned(fields: OrderedFields, key: string): boolean {
  const hashes = fields.filter(([name]) => name.toLowerCase() === 'hash');
  if (hashes.length !== 1) return false;
  const given = Buffer.from(hashes[0]![1].trim().toUpperCase());
  const right = Buffer.from(hashOf(fields, key));
  return given.length === right.length && timingSafeEqual(given, right);
}
