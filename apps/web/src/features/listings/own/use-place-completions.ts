import { getPlaceCompletions } from '@africanscity/contracts/listings/calls/search';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { abortableOperation } from '../../../api/query-client.ts';
import type { Point } from './pin.ts';

/** Milliseconds without a key before it is asked. */
const pause = 150;
const fewestLetters = 2;

const none: PlaceParts[] = [];

/** Areas and cities that a text may be the beginning of, as soon as typing pauses. */
export function usePlaceCompletions(text: string): PlaceParts[] {
  const [asked] = useDebouncedValue(text.trim(), pause);
  const { data = none } = useQuery({
    ...abortableOperation(getPlaceCompletions, { text: asked }),
    enabled: asked.length >= fewestLetters && asked.length <= 120,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return text.trim().length < fewestLetters ? none : data;
}

/** The centre of a named place, or of its city; null while none is known by these names. */
export function usePlaceCentre({ area, city, country }: Pick<PlaceParts, 'area' | 'city' | 'country'>): Point | null {
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
