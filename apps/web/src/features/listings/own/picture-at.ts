import type { Picture } from '@africanscity/contracts/picture';

/** A picture on this device as cards show pictures. */
export function pictureAt(url: string): Picture {
  // What it measures does not matter: the card crops it to its own shape.
  const [width, height] = [3, 2];
  const source = { size: 'card', format: 'jpeg' as const, width, height, url };
  return { uri: url, width, height, placeholder: '', sources: [source] };
}
