import type { PictureRoom } from '@africanscity/contracts/picture-rooms';
import { maxPicturesPerListing } from '@africanscity/contracts/listings/values';
import type { PhotoTraces } from './photo-traces.ts';

/** A picture that was chosen and is not sent yet. */
export interface ChosenPicture extends PhotoTraces {
  /** Names it among the others, also after a reload. */
  key: string;
  name: string;
  bytes: Blob;
  /** What its owner says that it shows. */
  room?: PictureRoom | undefined;
}

/** Pictures that can be chosen at once. */
export const maxAtOnce = 4;

/** Why a choice cannot be taken; null when it can. */
export function refuseChoice(count: number, already: number): string | null {
  if (count > maxAtOnce) return `Choose 1 to ${maxAtOnce} pictures at a time. You chose ${count}; none was added.`;
  if (already + count > maxPicturesPerListing)
    return `A listing has at most ${maxPicturesPerListing} pictures. It has ${already} already.`;
  return null;
}

/** The same items with one moved to another place. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** A picture as it is sent: by its file's name the server knows what it shows. */
export function fileOf({ name, bytes, room }: Pick<ChosenPicture, 'name' | 'bytes' | 'room'>): File {
  return new File([bytes], room ? `${room}.jpg` : name, { type: bytes.type });
}
