import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { getMapTiles, getPropertiesOnMap } from '@africanscity/contracts/listings/calls/search';
import type { ListingPosition, MapCluster, MapListing } from '@africanscity/contracts/listings/map';
import { Alert, Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { usePendingQuery, usePendingSearch } from '../query/pending-query.ts';
import { filterOf, type ListQuery } from '../query/list-query.ts';
import classes from './listings-map.module.css';
import { boxInAddress, everywhereRequest } from './first-view.ts';
import { type AddressChange, addressWith, africa, extentOf, writeBounds } from '../map/map-address.ts';
import type { MapHandle, MapView } from '../map/map-canvas.tsx';
import { deviceSeen } from '../recently-viewed/device-seen.ts';
import { keepView, keptView } from './kept-views.ts';
import { MapCard } from './map-card.tsx';
import { MapPlaces } from './map-places.tsx';
import { MapTools } from './map-tools.tsx';
import { StackCard } from './stack-card.tsx';
import { usePlacesOnMap } from '../map/use-places-on-map.ts';

const MapCanvas = lazyPart(() => import('../map/map-canvas.tsx'));
const DrawArea = lazyPart(() => import('./draw-area.tsx'));

export interface ListingsMapProps {
  query: ListQuery;
  nameOf: (listing: Pick<MapListing, 'type' | 'area' | 'city'>) => string;
  /** The listing whose card has the pointer or focus. */
  marked: ListingPosition | undefined;
  onMark(id: number | undefined): void;
  /** Called when the first markers are drawn. */
  onReady(): void;
}

/** The listings of a filter on a map. */
export default function ListingsMap(props: ListingsMapProps) {
  const { bounds: _bounds, drawnArea: _drawn, ...filter } = filterOf(props.query);
  // A new filter remounts the map; a new area does not.
  return <FilteredMap key={JSON.stringify(filter)} {...props} />;
}

/** Decimals of a degree that make at most one pixel, so that small moves need no new request. */
const decimalsAt = (zoom: number) => (zoom < 7 ? 1 : zoom < 11 ? 2 : 4);

function FilteredMap({ query, nameOf, marked, onMark, onReady }: ListingsMapProps) {
  const { bounds: asked, ...filter } = filterOf(query);
  const search = usePendingSearch();
  const navigate = useNavigate();
  const map = useRef<MapHandle>(null);
  const scale = useRef<number>(undefined);
  const [view, setView] = useState<MapView>();
  const [chosen, setChosen] = useState<MapListing | MapCluster>();
  const [follows, setFollows] = useState(true);
  const [draws, setDraws] = useState(false);
  // Drawn while its list is loading.
  const drawn = usePendingQuery(query).drawnArea ?? '';
  const shown = view && writeBounds(view.bounds, decimalsAt(view.zoom));
  const zoom = view && String(Math.round(view.zoom));
  const { data: tiles } = useQuery({ ...operation(getMapTiles, {}), staleTime: Infinity });
  const everywhere = useQuery(operation(getPropertiesOnMap, everywhereRequest(query)));
  const { data, error, refetch } = useQuery({
    ...operation(getPropertiesOnMap, { ...filter, bounds: shown ?? '', zoom: zoom ?? '' }),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
  });
  const ready = useEffectEvent(onReady);
  const hasData = data !== undefined;
  useEffect(() => {
    if (hasData) ready();
  }, [hasData]);
  const places = usePlacesOnMap(view);
  const extent = everywhere.data && (extentOf(everywhere.data) ?? africa);
  const arrived = useNavigationType();
  const { state, key } = useLocation();
  // Back restores a view, also one that the address does not have.
  const [kept] = useState(() => (arrived === 'POP' ? keptView(key).bounds : undefined));
  const start = kept ?? boxInAddress(query) ?? extent;
  useEffect(() => {
    if (view) keepView(key, { bounds: view.bounds });
  }, [key, view]);
  const [opened] = useState(() => new Set(deviceSeen.read()));

  const follow = useEffectEvent(() => {
    // The map may have moved on since it set this address. Such an address does not move the map back.
    if (arrived !== 'POP' && (state as { byMap?: boolean } | null)?.byMap) return;
    const box = boxInAddress(query) ?? extent;
    if (box) map.current?.show(box, asked !== undefined);
  });
  const area = [asked, query.drawnArea].join(' ');
  const said = useRef(area);
  useEffect(() => {
    if (said.current === area) return;
    said.current = area;
    follow();
  }, [area]);

  const go = (change: AddressChange, replace = false) =>
    void navigate(addressWith(search, change), {
      replace,
      preventScrollReset: true,
      state: { byMap: true },
      flushSync: true,
    });
  const move = (next: MapView) => {
    // A zoom adds a history entry, which Back undoes. Panning does not.
    const sameScale = scale.current === next.zoom;
    scale.current = next.zoom;
    setView(next);
    // The current URL: the rendered state may be older.
    const isStep = new URLSearchParams(window.location.search).has('bounds');
    if (next.byHand && follows && !drawn && !draws)
      go({ bounds: writeBounds(next.bounds, decimalsAt(next.zoom)) }, sameScale && isStep);
  };
  const stopDrawing = () => {
    setDraws(false);
    map.current?.focus();
  };
  const close = () => {
    setChosen(undefined);
    map.current?.focus();
  };
  return (
    <section className={classes.frame} aria-label={texts.map()} data-waits={data ? undefined : ''}>
      {tiles !== undefined && start && (
        <Suspense>
          <MapCanvas
            ref={map}
            data={data}
            places={places}
            tiles={tiles}
            start={start}
            exactly={(kept ?? asked) !== undefined}
            whole
            marked={marked}
            drawn={drawn}
            opened={opened}
            onMove={move}
            onListing={setChosen}
            onStack={setChosen}
            onMark={onMark}
          />
        </Suspense>
      )}
      <div className={classes.over}>
        <p className={classes.count} role="status">
          {data ? texts.homesInArea({ count: data.total }) : texts.loadingMap()}
        </p>
        {!draws && (
          <MapTools
            isDrawn={drawn !== ''}
            follows={follows}
            hasMoved={shown !== undefined && shown !== asked}
            onFollow={(checked) => {
              setFollows(checked);
              if (checked && shown && shown !== asked) go({ bounds: shown });
            }}
            onSearch={() => go({ bounds: shown ?? '' })}
            onDraw={() => {
              setChosen(undefined);
              setDraws(true);
            }}
            onRemove={() => {
              // The list follows the map again.
              go({ drawnArea: '', bounds: (follows && shown) || '' });
              map.current?.focus();
            }}
          />
        )}
        {(error ?? everywhere.error) && (
          <Alert color="red" role="alert" variant="filled">
            {(error ?? everywhere.error)?.message}{' '}
            <Button variant="default" onClick={() => void (error ? refetch() : everywhere.refetch())}>
              {siteTexts.tryAgain()}
            </Button>
          </Alert>
        )}
      </div>
      {draws && (
        <Suspense>
          <DrawArea
            coordinatesAt={(pixel) => map.current!.coordinatesAt(pixel)}
            onDrawn={(drawnArea) => {
              stopDrawing();
              go({ drawnArea, bounds: '' });
            }}
            onCancel={stopDrawing}
          />
        </Suspense>
      )}
      {chosen && 'price' in chosen && <MapCard listing={chosen} name={nameOf(chosen)} onClose={close} />}
      {chosen && 'listings' in chosen && <StackCard stack={chosen} onClose={close} />}
      {data && <MapPlaces data={data} nameOf={nameOf} onCluster={(cluster) => map.current?.lookAt(cluster)} />}
    </section>
  );
}
