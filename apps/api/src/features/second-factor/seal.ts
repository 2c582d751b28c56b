import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../context.ts';

const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text (AES-256-GCM) with a key made from JWT_SECRET, so that a copy of the database alone holds none. */
export function seal(config: Config, userId: number, text: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(String(userId)));
  return new Uint8Array(Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
}

/** The text that was sealed for the same user; null when JWT_SECRET has changed since, or it was another user's. */
export function unseal(config: Config, userId: number, sealed: Uint8Array): string | null {
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, nonceLength))
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(bytes.subarray(-tagLength));
    return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf(config: Config): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', config.jwtSecret, '', 'africanscity authenticator secrets', 32));
}
