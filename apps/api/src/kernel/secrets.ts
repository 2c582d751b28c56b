import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../context.ts';

/** Returns a secret for a link or a ticket. Only its digest is stored. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the digest by which the row of a secret is found. Fast, because the secret is too random to be guessed. */
export function digestOf(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

/** Compares a secret in constant time. Digests have the same length for any input. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected));
}

/**
 * Signs a token that is stored nowhere. The text of each kind begins with its own words, so that no kind is accepted as
 * another.
 */
export function sign({ jwtSecret }: Pick<Config, 'jwtSecret'>, text: string): string {
  return createHmac('sha256', jwtSecret).update(text).digest('base64url');
}

/** Returns whether a signature of that text is ours, compared in constant time. */
export function isSigned(config: Pick<Config, 'jwtSecret'>, text: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(config, text))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
