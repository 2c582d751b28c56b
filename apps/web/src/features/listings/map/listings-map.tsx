import { type ListingFilterTexts, readFilterText, readListingFilter } from '@africanscity/contracts/listings/filters';
import { getMapTiles, getPropertiesOnMap } from '@africanscity/contracts/listings/calls';
import type { MapCluster, MapListing } from '@africanscity/contracts/listings/map';
import { Alert, Button, CloseButton, Loader } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './listings-map.module.css';
import { addressWith, writeBounds } from './map-address.ts';
import type { MapHandle, MapView } from './map-canvas.tsx';
import cardClasses from './map-card.module.css';
import { MapCard } from './map-card.tsx';
import { MapPlaces } from './map-places.tsx';

const MapCanvas = lazyPart(() => import('./map-canvas.tsx'));

export interface ListingsMapProps {
  nameOf: (listing: Pick<MapListing, 'type' | 'area' | 'city'>) => string;
}

/** The listings of the address's filter on a map, and the same as a text beside it. */
export default function ListingsMap({ nameOf }: ListingsMapProps) {
  const [search] = useSearchParams();
  const { bounds, ...filter } = readListingFilter(search);
  // Another filter is another map; another part of the same one is not.
  return <FilteredMap key={JSON.stringify(filter)} filter={filter} start={bounds} nameOf={nameOf} />;
}

/** Degrees' decimals that a pixel makes at most, so that a small move asks for nothing new. */
const decimalsAt = (zoom: number) => (zoom < 7 ? 1 : zoom < 11 ? 2 : 4);

function FilteredMap({
  filter,
  start,
  nameOf,
}: ListingsMapProps & { filter: Omit<ListingFilterTexts, 'bounds'>; start: string | undefined }) {
  const [search] = useSearchParams();
  const map = useRef<MapHandle>(null);
  const [view, setView] = useState<MapView>();
  const [chosen, setChosen] = useState<MapListing | MapCluster>();
  const shown = view ? writeBounds(view.bounds, decimalsAt(view.zoom)) : undefined;
  const { data: tiles } = useQuery({ ...operation(getMapTiles, {}), staleTime: Infinity });
  const { data, error, isFetching, refetch } = useQuery({
    ...operation(getPropertiesOnMap, { ...filter, bounds: shown ?? '', zoom: String(Math.round(view?.zoom ?? 3)) }),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
  });
  const close = () => {
    setChosen(undefined);
    map.current?.focus();
  };
  return (
    <section className={classes.whole} aria-label="Map">
      <div className={classes.line}>
        <p role="status">
          {data
            ? `${data.total} ${data.total === 1 ? 'listing' : 'listings'} on this part of the map`
            : 'Loading the map'}
          {isFetching && <Loader size={16} ml={8} aria-hidden />}
        </p>
        {shown && shown !== start && (
          <Button
            component={Link}
            to={addressWith(search, { bounds: shown })}
            replace
            preventScrollReset
            h={44}
            px="sm"
            variant="default"
            leftSection={<IconListSearch size={18} aria-hidden />}
          >
            Search this area
          </Button>
        )}
      </div>
      {error && (
        <Alert color="red" role="alert" variant="light">
          {error.message}{' '}
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      <div className={classes.frame}>
        {tiles !== undefined && (
          <Suspense>
            <MapCanvas
              ref={map}
              data={data}
              tiles={tiles}
              start={start === undefined ? undefined : readFilterText('bounds', start)}
              onMove={setView}
              onListing={setChosen}
              onStack={setChosen}
            />
          </Suspense>
        )}
        {chosen && 'price' in chosen && <MapCard listing={chosen} name={nameOf(chosen)} onClose={close} />}
        {chosen && 'listings' in chosen && (
          <article className={`${cardClasses.card} ${cardClasses.stack}`}>
            <div className={cardClasses.text}>
              <p>
                {chosen.listings} listings{chosen.city && ` in ${chosen.city}`} stand at one place: it is the same, or
                known only by the centre of its area.
              </p>
              <Link className={cardClasses.link} to={addressWith(search, { view: '', bounds: around(chosen) })}>
                Show them in the list
              </Link>
            </div>
            <CloseButton className={cardClasses.close} size={44} aria-label="Close" onClick={close} />
          </article>
        )}
      </div>
      <p className={classes.note}>
        A dashed price stands at the centre of its area or city, where the owner gave no exact place. Listings whose
        place is not known are in the list only.
      </p>
      {data && <MapPlaces data={data} nameOf={nameOf} onCluster={(cluster) => map.current?.lookAt(cluster)} />}
    </section>
  );
}

/** A box around listings of one place: larger than what rounding may move them by. */
function around({ south, west, north, east }: MapCluster): string {
  const margin = 0.00002;
  return writeBounds({ south: south - margin, west: west - margin, north: north + margin, east: east + margin }, 5);
}
