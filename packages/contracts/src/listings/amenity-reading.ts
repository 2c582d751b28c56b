import * as texts from '@africanscity/messages/listings';
import type { Reading } from '../reading.ts';
import { type Amenity, isAmenity } from './amenities.ts';

/** Names of amenities, such as 'borehole' or 'borehole,prepaid_meter': a listing has all of them. */
export const amenityNames: Reading<Amenity[]> = {
  pattern: /^[a-z_]{1,40}(,[a-z_]{1,40}){0,19}$/,
  message: texts.tooManyAmenityNames,
  value: (text) => [...new Set(text.split(','))].sort() as Amenity[],
  holds: (names) => names.every(isAmenity),
};
