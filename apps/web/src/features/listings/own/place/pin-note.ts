import * as texts from '@africanscity/messages/listings';
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
    const where = doubt === 'place' ? 'place' : listingCountry ? 'country' : 'other';
    const shown = centre && place ? 'place' : 'other';
    return texts.pinDoubted({ where, place, country: listingCountry ?? '', shown });
  }
  if (pin && from === 'photos') return texts.pinFromPhotos();
  if (pin && from === 'device') return texts.pinFromDevice();
  if (pin) return texts.pinSet();
  if (/^https:/i.test(location.trim())) return texts.linkWithoutPosition();
  if (centre) return texts.pinInCenter();
  return texts.tapToSetPin();
}
