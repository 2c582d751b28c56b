import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../context.ts';

type Keys = Pick<Config, 'jwtSecret'>;

/** The use of a text: `purpose` makes the key, `owner` is checked when the text is decrypted. */
export interface SealedFor {
  purpose: 'authenticator secrets' | 'webhook secrets';
  owner: number;
}

const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text (AES-256-GCM) with a key derived from JWT_SECRET, so that a copy of the database alone reveals none. */
export function seal(config: Keys, { purpose, owner }: SealedFor, text: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config, purpose), nonce).setAAD(Buffer.from(String(owner)));
  return new Uint8Array(Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
}

/** Decrypts a text for the same owner; null when JWT_SECRET has changed since, or the text is another owner's. */
export function unseal(config: Keys, { purpose, owner }: SealedFor, sealed: Uint8Array): string | null {
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config, purpose), bytes.subarray(0, nonceLength))
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(bytes.subarray(-tagLength));
    return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf({ jwtSecret }: Keys, purpose: SealedFor['purpose']): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', jwtSecret, '', `africanscity ${purpose}`, 32));
}
