import type { PictureFormat } from '@africanscity/db/generated/enums';

/** Where a variant's bytes are stored. */
export function pictureKey(hash: string, variant: { size: string; format: PictureFormat }): string {
  return `${picturePrefix(hash)}${variant.size}.${variant.format}`;
}

export function picturePrefix(hash: string): string {
  return `pictures/${hash}/`;
}

/** The SHA-256 that a key below `pictures/` belongs to. */
export function hashOfKey(key: string): string {
  return key.split('/')[1] ?? '';
}

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
