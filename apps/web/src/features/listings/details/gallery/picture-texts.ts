import * as texts from '@africanscity/messages/listings';
import type { Picture } from '@africanscity/contracts/picture';
import { pictureLabel } from '@africanscity/contracts/picture-rooms';

/** The alternative text of a picture; `at` is its index. */
export function pictureAlt(picture: Picture, subject: string, at: number): string {
  const room = pictureLabel(picture);
  return room ? `${subject}, ${room}` : texts.pictureAlt({ subject, index: String(at + 1) });
}

/** The label of a picture in an overview: its number and room. */
export function pictureNumber(picture: Picture, at: number, total: number): string {
  const [index, count, room] = [String(at + 1), String(total), pictureLabel(picture)];
  return room ? texts.pictureOfRoom({ index, count, room }) : texts.pictureOfCount({ index, count });
}

/** The label of a link that opens a picture in full screen. */
export function fullScreenLabel(picture: Picture, at: number, total: number): string {
  return texts.pictureFullScreen({ picture: pictureNumber(picture, at, total) });
}
