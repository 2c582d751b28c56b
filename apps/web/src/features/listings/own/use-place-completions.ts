import { getPlaceCompletions } from '@africanscity/contracts/listings/calls/search';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { abortableOperation } from '../../../api/query-client.ts';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';

/** Milliseconds without a key before it is asked. */
const pause = 150;
const fewestLetters = 2;

const none: PlaceParts[] = [];

/** Areas and cities that a text may be the beginning of, as soon as typing pauses. */
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
  // Until the answer is there, what was answered before stays as far as it still fits: whoever types on and chooses by keys
  // gets nothing that they typed past.
  const isCurrent = asked === typed && !isPlaceholderData;
  return isCurrent ? data : data.filter(({ area, city }) => plain(area || city).includes(plain(typed)));
}

/** The centre of a named place, or of its city; null while none is known by these names. */
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

/** Without accents and capitals, as names are looked up. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
