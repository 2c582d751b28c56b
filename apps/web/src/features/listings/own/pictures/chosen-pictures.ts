import * as texts from '@africanscity/messages/listings';
import type { PictureRoom } from '@africanscity/contracts/picture-rooms';
import { maxPicturesPerListing } from '@africanscity/contracts/listings/values';
import type { PhotoTraces } from './photo-traces.ts';

/** A chosen picture that is not sent yet. */
export interface ChosenPicture extends PhotoTraces {
  /** Key that stays the same after a reload. */
  key: string;
  name: string;
  bytes: Blob;
  /** The room that the owner chose. */
  room?: PictureRoom | undefined;
}

/** Maximum number of pictures per choice. */
export const maxAtOnce = 4;

/** Returns why a choice is rejected; null if it is accepted. */
export function refuseChoice(count: number, already: number): string | null {
  if (count > maxAtOnce) return texts.tooManyAtOnce({ most: maxAtOnce, count });
  if (already + count > maxPicturesPerListing) return texts.tooManyPictures({ most: maxPicturesPerListing, already });
  return null;
}

/** Returns the items with one moved to another index. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The file to send. Its name tells the server the room. */
export function fileOf({ name, bytes, room }: Pick<ChosenPicture, 'name' | 'bytes' | 'room'>): File {
  return new File([bytes], room ? `${room}.jpg` : name, { type: bytes.type });
}
