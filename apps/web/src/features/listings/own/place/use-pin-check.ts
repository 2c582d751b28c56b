import * as texts from '@africanscity/messages/listings';
import { readCoordinates } from '@africanscity/contracts/listings/coordinates/coordinates';
import { checkPin } from '@africanscity/contracts/listings/calls/search';
import type { PinCheck } from '@africanscity/contracts/listings/pins';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../../api/query-client.ts';
import { useCall } from '../../../../api/use-call.ts';
import type { ListingFaults, ListingValues } from '../form/listing-values.ts';
import { sentence } from './pin.ts';

type Place = Pick<ListingValues, 'googleLocation' | 'area' | 'city' | 'country'>;

/** Debounce time in milliseconds. */
const pause = 300;

/** The server's check of the form's pin; undefined until it responds, and without a pin. */
export function usePinCheck(values: Place): PinCheck | undefined {
  const request = requestOf(values);
  const [asked] = useDebouncedValue(JSON.stringify(request), pause);
  const { data } = useQuery({
    ...operation(checkPin, JSON.parse(asked) as typeof request),
    enabled: isReadable((JSON.parse(asked) as typeof request).location),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return asked === JSON.stringify(request) && isReadable(request.location) ? data : undefined;
}

/**
 * Checks the pin of a submitted form with the server. Returns the error of a doubtful pin that the owner has not
 * confirmed (`kept`), or of a short Plus Code without a known town. If the server does not respond, the form can be
 * sent: the server then locates the listing by its place.
 */
export function usePinFault(kept: string | null): (values: Place) => Promise<ListingFaults> {
  const call = useCall();
  const queryClient = useQueryClient();
  return async (values) => {
    const request = requestOf(values);
    if (!isReadable(request.location)) return {};
    const known = queryClient.getQueryData(operation(checkPin, request).queryKey);
    const check = known ?? (await call(checkPin, request).catch(() => null));
    if (check?.fault) return { googleLocation: sentence(check.fault) };
    return check?.doubt && kept !== keptPin(values, check) ? { googleLocation: texts.answerPinQuestion() } : {};
  };
}

/** Key of a doubtful pin that the owner confirmed. Another country or place asks again. */
export function keptPin({ googleLocation, area, city }: Place, { doubt, listingCountry }: PinCheck): string {
  const against = doubt === 'place' ? `${area},${city}` : listingCountry;
  return [googleLocation.trim(), doubt, against ?? ''].join('|');
}

function requestOf({ googleLocation, area, city, country }: Place) {
  return { location: googleLocation.trim(), area: area.trim(), city: city.trim(), country };
}

function isReadable(location: string): boolean {
  return location !== '' && location.length <= 500 && !('fault' in readCoordinates(location));
}
