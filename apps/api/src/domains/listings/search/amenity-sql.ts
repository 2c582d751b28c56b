import type { Amenity } from '@africanscity/contracts/listings/amenities';

/** SQL of an array of amenities. The values are literals, so that the planner estimates how many listings have them. */
export function amenityArray(amenities: readonly Amenity[]): string {
  return `'{${amenities.join(',')}}'::amenity[]`;
}
