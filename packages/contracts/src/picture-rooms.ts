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

export type PictureRoom = keyof typeof pictureRooms;
