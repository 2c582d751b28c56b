import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import type { PinCheck } from '@africanscity/contracts/listings/pins';
import type { ListingDraft } from './listing-draft.ts';

interface PinNote {
  pin: Coordinates | null;
  /** The middle of the place that the form names. */
  centre: Coordinates | null;
  from: ListingDraft['pinFrom'];
  location: string;
  check: PinCheck | undefined;
  /** The area or the city of the form; '' for none. */
  place: string;
}

/** Says what visitors see of the pin, and what its owner can do. */
export function noteOf({ pin, centre, from, location, check, place }: PinNote): string {
  if (pin && check?.doubt) {
    const { doubt, listingCountry } = check;
    const outside =
      doubt === 'place' ? `far from ${place}` : listingCountry ? `outside ${listingCountry}` : 'in the sea';
    const shown = centre && place ? `the middle of ${place}` : 'the area or the city';
    return `The pin is ${outside}, so people see ${shown} on the map instead of the pin.`;
  }
  if (pin && from === 'photos')
    return 'Your photos say that they were taken here. Move the pin if the property is elsewhere: everyone can see it.';
  if (pin && from === 'device')
    return 'This is where you are. Move the pin if the property is elsewhere: everyone can see it.';
  if (pin) return 'The pin is set, and everyone sees it on the map.';
  if (/^https:/i.test(location.trim())) return 'This link is no pin: set one here to show the place on the map.';
  if (centre)
    return 'The pin is in the middle of the area. Drag it to the property, or leave it there to show only the area.';
  return 'Tap the map to set a pin, or leave it: then people see the area.';
}
