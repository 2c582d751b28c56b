import { type Amenity, withWider } from '@africanscity/contracts/listings/amenities';
import { deniedIn, nearbyIn, proposedIn } from './disclaimers.ts';
import { readDescription } from './mentions.ts';

/**
 * The amenities that a description says the listing has, in the order of the vocabulary. Amenities that the description
 * denies, only proposes or places in the neighbourhood are left out. A certificate of occupancy is a title deed, too.
 */
export function amenitiesIn(description: string): Amenity[] {
  const text = readDescription(description);
  const denied = deniedIn(text);
  const others = [nearbyIn(text), proposedIn(text)];
  const found = new Set<Amenity>();
  for (const mention of text.mentions) {
    if (denied.has(mention)) {
      if (mention.amenities.includes('furnished')) found.add('unfurnished');
    } else if (!others.some((mentions) => mentions.has(mention))) mention.amenities.forEach((name) => found.add(name));
  }
  return withWider(found);
}
