import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../../context.ts';
import { seal, type SealedFor, unseal } from '../../../kernel/sealed-texts.ts';

const prefix = 'whsec_';

/** Returns a new secret: `whsec_` and the base64 of 32 random bytes. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

const sealedFor = (agencyId: number): SealedFor => ({ purpose: 'webhook secrets', owner: agencyId });

export function sealSecret(config: Config, agencyId: number, secret: string): Uint8Array<ArrayBuffer> {
  return seal(config, sealedFor(agencyId), secret);
}

/** Decrypts a secret; null when JWT_SECRET has changed since. */
export function unsealSecret(config: Config, agencyId: number, sealed: Uint8Array): string | null {
  return unseal(config, sealedFor(agencyId), sealed);
}

export interface SignedMessage {
  id: string;
  /** Whole seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the headers of a message after the Standard Webhooks specification, with a signature by each secret. */
export function signedHeaders(secrets: string[], { id, timestamp, body }: SignedMessage): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
