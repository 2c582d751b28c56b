import * as texts from '@africanscity/messages/listings';
/** Rooms in pictures, with functions of their labels. */
export const pictureRooms = {
  front: texts.front,
  living_room: texts.livingRoom,
  kitchen: texts.kitchen,
  dining_room: texts.diningRoom,
  bedroom: texts.bedroom,
  bathroom: texts.bathroom,
  study: texts.roomStudy,
  balcony: texts.roomBalcony,
  courtyard: texts.courtyard,
  garden: texts.garden,
  pool: texts.pool,
  rooftop: texts.rooftop,
  garage: texts.garage,
  street: texts.street,
  view: texts.viewOutside,
  plan: texts.floorPlan,
} as const;

/** Characters of a caption. */
export const longestCaption = 120;

export type PictureRoom = keyof typeof pictureRooms;

/** The caption of a picture, else the name of its room; undefined without either. */
export function pictureLabel({ caption, room }: { caption?: string; room?: PictureRoom }): string | undefined {
  return caption ?? (room && pictureRooms[room]());
}
