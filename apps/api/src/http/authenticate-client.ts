import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../context.ts';
import { ApiError } from '../errors.ts';

/** Refuses requests without the OAuth client's Basic credentials. */
export function authenticateClient(config: Config, authorization: string | undefined): void {
  const encoded = /^basic +([A-Za-z0-9+/_-]+=*)$/i.exec(authorization ?? '')?.[1];
  const given = Buffer.from(encoded ?? '', 'base64').toString();
  if (!isSame(given, `${config.oauthClient.id}:${config.oauthClient.secret}`)) {
    throw new ApiError(401, 'invalid_client', 'This client is not known.');
  }
}

/** Digests have the same length for any input. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
