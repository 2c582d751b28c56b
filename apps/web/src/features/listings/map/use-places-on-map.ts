import { getPlacesOnMap } from '@africanscity/contracts/listings/calls/search';
import type { NamedPlace } from '@africanscity/contracts/listings/map';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { roundedOut, writeBounds } from './map-address.ts';
import type { MapView } from './map-canvas.tsx';

/** Returns the places to name in a view; undefined until they are loaded. */
export function usePlacesOnMap(view: MapView | undefined): NamedPlace[] | undefined {
  const { data } = useQuery({
    ...operation(getPlacesOnMap, {
      bounds: view ? writeBounds(roundedOut(view.bounds, view.zoom), 4) : '',
      zoom: view ? String(Math.round(view.zoom)) : '',
    }),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return data;
}
