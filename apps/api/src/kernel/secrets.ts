import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../context.ts';

/** A secret for a link or a ticket. Only its digest is kept. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** By what the row of a secret is found. Fast, as the secret is too random to be guessed. */
export function digestOf(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}

/** For tokens that are kept nowhere. Each kind's text begins with words of its own, so that none stands for another. */
export function sign({ jwtSecret }: Pick<Config, 'jwtSecret'>, text: string): string {
  return createHmac('sha256', jwtSecret).update(text).digest('base64url');
}

/** Whether a signature is ours for that text, in a time that does not tell how much of it is right. */
export function isSigned(config: Pick<Config, 'jwtSecret'>, text: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(config, text))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
