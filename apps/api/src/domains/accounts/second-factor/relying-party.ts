import * as texts from '@africanscity/messages/accounts';
import { isIP } from 'node:net';
import type { Config } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';

/** Returns the origin for passkeys of this site; null at a bare IP address, which browsers do not support. */
export function passkeyOrigin(config: Config): string | null {
  const { hostname, origin } = new URL(config.publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : origin;
}

/** WebAuthn's relying party: PUBLIC_URL's host, and the expected origin of responses. */
export function relyingParty(config: Config): { rpID: string; rpName: string; origin: string } {
  const origin = passkeyOrigin(config);
  if (!origin) throw new ApiError(409, 'no_passkeys', texts.siteReachedByBare());
  return { rpID: new URL(origin).hostname, rpName: config.brand.name, origin };
}
