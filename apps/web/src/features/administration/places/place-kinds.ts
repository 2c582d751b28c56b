import * as texts from '@africanscity/messages/administration';
import type { PlaceRow } from '@africanscity/contracts/administration/places';

/** The names of the kinds of places. */
export const placeKinds: Record<PlaceRow['kind'], () => string> = {
  country: texts.country,
  city: texts.city,
  area: texts.area,
};
