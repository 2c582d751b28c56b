import * as texts from '@africanscity/messages/listings';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { getMapTiles } from '@africanscity/contracts/listings/calls/search';
import { Anchor, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { Deferred } from '../../../components/loading/deferred.tsx';
import type { MapView } from '../map/map-canvas.tsx';
import { usePlacesOnMap } from '../map/use-places-on-map.ts';
import classes from './listing-map.module.css';
import { mapLink } from './map-link.ts';
import { placeOf } from '../core/place.ts';

const MapCanvas = lazyPart(() => import('../map/map-canvas.tsx'), Nothing);

/** Degrees from the centre of the map to its edge, by the precision of the position. */
const reach = { EXACT: 0.02, AREA: 0.04, CITY: 0.15 };

/** The place of a listing as text and as a lazily loaded map; hidden if the place is unknown. */
export function ListingMap({ listing }: { listing: Listing }) {
  const { area, city, countryName, position } = listing;
  const where = placeLine(placeOf(listing), countryName);
  const link = mapLink(listing);
  if (!where && !position) return null;
  return (
    <section className={classes.section} id="location" aria-labelledby="location-title">
      <Title order={2} size="h3" id="location-title">
        {texts.location()}
      </Title>
      <p dir="auto" className={classes.text}>
        {where}
        {position && position.located !== 'EXACT' && (
          <span dir="auto" className={classes.note}>
            {' '}
            {texts.approximateLocation({ place: (position.located === 'AREA' && area) || city || texts.nearHere() })}
          </span>
        )}
      </p>
      {position && (
        <Deferred className={classes.frame}>
          <div className={classes.frame}>
            <Map listing={listing} position={position} />
          </div>
        </Deferred>
      )}
      {link && (
        <Anchor className={classes.link} href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
          <IconExternalLink size={18} aria-hidden />
          {texts.openInMap()}
        </Anchor>
      )}
    </section>
  );
}

const nothing = () => {};

function Map({ listing, position }: { listing: Listing; position: NonNullable<Listing['position']> }) {
  const { data: tiles } = useQuery({ ...operation(getMapTiles, {}), staleTime: Infinity });
  const [view, setView] = useState<MapView>();
  const places = usePlacesOnMap(view);
  if (tiles === undefined) return null;
  const { latitude, longitude, located } = position;
  const by = reach[located];
  const { id, status, price, askingPrice, type, area, city } = listing;
  return (
    <MapCanvas
      ref={null}
      data={{ total: 1, clusters: [], listings: [{ id, ...position, status, price, askingPrice, type, area, city }] }}
      places={places}
      tiles={tiles}
      start={{ south: latitude - by, north: latitude + by, west: longitude - by, east: longitude + by }}
      onMove={setView}
      onListing={nothing}
      onStack={nothing}
    />
  );
}
