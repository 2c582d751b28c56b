import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import type { PinCheck } from '@africanscity/contracts/listings/pins';
import type { ListingDraft } from '../wizard/listing-draft.ts';

interface PinNote {
  pin: Coordinates | null;
  /** Centre of the form's place. */
  centre: Coordinates | null;
  from: ListingDraft['pinFrom'];
  location: string;
  check: PinCheck | undefined;
  /** Area or city of the form; '' for none. */
  place: string;
}

/** Describes the position that visitors see, and how to change it. */
export function noteOf({ pin, centre, from, location, check, place }: PinNote): string {
  if (pin && check?.doubt) {
    const { doubt, listingCountry } = check;
    const outside =
      doubt === 'place' ? `far from ${place}` : listingCountry ? `outside ${listingCountry}` : 'in the sea';
    const shown = centre && place ? `the centre of ${place}` : 'the area or the city';
    return `The pin is ${outside}, so the map shows ${shown} instead.`;
  }
  if (pin && from === 'photos')
    return 'Your photos were taken here. Move the pin if the property is elsewhere. Everyone can see the pin.';
  if (pin && from === 'device')
    return 'This is your position. Move the pin if the property is elsewhere. Everyone can see the pin.';
  if (pin) return 'The pin is set. Everyone can see it on the map.';
  if (/^https:/i.test(location.trim()))
    return 'This link has no position. Set a pin here to show the property on the map.';
  if (centre)
    return 'The pin is in the centre of the area. Drag it to the property, or leave it to show only the area.';
  return 'Tap the map to set a pin. Without one, people see only the area.';
}
