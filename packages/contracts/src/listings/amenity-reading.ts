import { type Amenity, isAmenity } from './amenities.ts';
import type { QuietReading } from './filter-kinds.ts';

/** Names of amenities, such as 'borehole' or 'borehole,prepaid_meter': a listing has all of them. */
export const amenityNames: QuietReading<Amenity[]> = {
  pattern: /^[a-z_]{1,40}(,[a-z_]{1,40}){0,19}$/,
  value: (text) => [...new Set(text.split(','))].sort() as Amenity[],
  holds: (names) => names.every(isAmenity),
};
