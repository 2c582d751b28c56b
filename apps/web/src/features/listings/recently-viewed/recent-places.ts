import { isOffered } from '@africanscity/contracts/listings/rental';
import type { LandingStatus } from '@africanscity/contracts/listings/addresses';
import { deviceList } from '../../../api/device-list.ts';

/** A list of the homes of a place, as URL parameters: the place by its slug, its city or its typed name, with the status if it was chosen. */
export interface RecentPlace {
  propertyStatus?: LandingStatus;
  place?: string;
  city?: string;
  text?: string;
}

/** A desk shows all without scrolling, a phone two. */
const mostKept = 5;

/** Places that were searched or looked at on this device, the latest first. */
export const recentPlaces = deviceList('recent-places', mostKept, isRecentPlace);

/** Puts a place first, with its latest status. */
export function rememberPlace(place: RecentPlace): void {
  const key = keyOf(place);
  recentPlaces.write([place, ...recentPlaces.read().filter((other) => keyOf(other) !== key)]);
}

/** 'victoria-island' for the slug and for 'Victoria Island'. */
export function keyOf({ place, city, text }: RecentPlace): string {
  return (place ?? city ?? text ?? '').toLowerCase().replaceAll(' ', '-');
}

function isRecentPlace(value: unknown): value is RecentPlace {
  const { propertyStatus, place, city, text } = (value ?? {}) as Record<string, unknown>;
  const names = [place, city, text].filter((name) => name !== undefined);
  const isOpen = propertyStatus === undefined || isOffered(propertyStatus);
  return isOpen && names.length === 1 && typeof names[0] === 'string' && names[0] !== '';
}
