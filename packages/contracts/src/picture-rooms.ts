/** Rooms in pictures, with labels. */
export const pictureRooms = {
  front: 'Outside',
  living_room: 'Living room',
  kitchen: 'Kitchen',
  dining_room: 'Dining room',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  study: 'Study',
  balcony: 'Balcony',
  courtyard: 'Courtyard',
  garden: 'Garden',
  pool: 'Pool',
  rooftop: 'Rooftop',
  garage: 'Garage',
  street: 'Street',
  view: 'View',
  plan: 'Floor plan',
} as const;

/** Characters of a caption. */
export const longestCaption = 120;

export type PictureRoom = keyof typeof pictureRooms;

/** The caption of a picture, else the name of its room; undefined without either. */
export function pictureLabel({ caption, room }: { caption?: string; room?: PictureRoom }): string | undefined {
  return caption ?? (room && pictureRooms[room]);
}
