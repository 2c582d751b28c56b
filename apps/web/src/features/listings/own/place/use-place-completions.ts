import { getPlaceCompletions } from '@africanscity/contracts/listings/calls/search';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { abortableOperation } from '../../../../api/query-client.ts';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';

/** Debounce time in milliseconds. */
const pause = 150;
const fewestLetters = 2;

const none: PlaceParts[] = [];

/** Areas and cities that start with a text, after a pause in typing. */
export function usePlaceCompletions(text: string): PlaceParts[] {
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, pause);
  const { data = none, isPlaceholderData } = useQuery({
    ...abortableOperation(getPlaceCompletions, { text: asked }),
    enabled: asked.length >= fewestLetters && asked.length <= 120,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (typed.length < fewestLetters) return none;
  // Until the response arrives, keeps matching previous suggestions, so that keyboard users do not choose outdated
  // ones.
  const isCurrent = asked === typed && !isPlaceholderData;
  return isCurrent ? data : data.filter(({ area, city }) => plain(area || city).includes(plain(typed)));
}

/** Returns the centre of a place, or of its city; null if neither is known. */
export function usePlaceCentre({
  area,
  city,
  country,
}: Pick<PlaceParts, 'area' | 'city' | 'country'>): Coordinates | null {
  const inArea = usePlaceCompletions(area);
  const inCity = usePlaceCompletions(city);
  const at = (places: PlaceParts[], name: string) =>
    places.find(
      (place) =>
        isSame(place.area || place.city, name) &&
        (!place.area || !city.trim() || isSame(place.city, city)) &&
        (!country || place.country === country) &&
        place.latitude !== null,
    );
  const found = (area.trim() && at(inArea, area)) || (city.trim() && at(inCity, city));
  return found && found.latitude !== null && found.longitude !== null
    ? { latitude: found.latitude, longitude: found.longitude }
    : null;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Removes accents and capitals, as the server's name lookup does. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
