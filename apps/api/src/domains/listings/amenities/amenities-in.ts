import { type Amenity, withWider } from '@africanscity/contracts/listings/amenities';
import { compoundsIn } from './compounds.ts';
import { deniedIn, proposedIn } from './disclaimers.ts';
import { doubtedIn } from './doubts.ts';
import { type ReadDescription, readDescription } from './mentions.ts';
import { nearbyIn } from './nearby.ts';

/**
 * The amenities that a description says the listing has, in the order of the vocabulary. Amenities that the description
 * denies, only proposes or places in the neighbourhood are left out. A certificate of occupancy is a title deed, too.
 */
export function amenitiesIn(description: string): Amenity[] {
  const text = readDescription(description);
  const denied = deniedIn(text);
  const others = [nearbyIn(text), proposedIn(text), doubtedIn(text), new Set(compoundsIn(text))];
  const found = new Set<Amenity>();
  for (const mention of text.mentions) {
    if (denied.has(mention)) {
      if (mention.amenities.includes('furnished')) found.add('unfurnished');
    } else if (!others.some((mentions) => mentions.has(mention))) mention.amenities.forEach((name) => found.add(name));
  }
  if (found.has('serviced') && isLand(text)) {
    found.delete('serviced');
    found.add('serviced_stand');
  }
  return withWider(found);
}

const land = /^(stands?|plots?|land|acres?|erf|erven|terrains?|parcelles?|lotissement|terreno|lote)$/;
const homes =
  /^(bed|beds|bedrooms?|bedroomed|house|flat|flats|apartments?|cottage|studio|villa|duplex|rooms?|hostel|appartements?|maison|chambres?|apartamento|moradia|casa)$/;

/** Whether a description is about land alone, of which "fully serviced" speaks of water, roads and sewers. */
function isLand({ words }: ReadDescription): boolean {
  return words.some(({ text }) => land.test(text)) && !words.some(({ text }) => homes.test(text));
}
