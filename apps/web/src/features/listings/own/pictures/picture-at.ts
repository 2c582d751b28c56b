import type { Picture } from '@africanscity/contracts/picture';

/** A local picture in the format of cards. */
export function pictureAt(url: string): Picture {
  // The size is irrelevant, because cards crop pictures.
  const [width, height] = [3, 2];
  const source = { size: 'card', format: 'jpeg' as const, width, height, url };
  return { uri: url, width, height, placeholder: '', sources: [source] };
}
