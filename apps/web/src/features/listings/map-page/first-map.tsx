import * as texts from '@africanscity/messages/listings';
import { decodePolyline } from '@africanscity/contracts/listings/coordinates/polyline';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { getPropertiesOnMap } from '@africanscity/contracts/listings/calls/search';
import type { ListingMap } from '@africanscity/contracts/listings/map';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import base from '../map/base-map.module.css';
import { clusterWords } from '../map/cluster-label.ts';
import { clusterSize } from '../map/cluster-size.ts';
import classes from './first-map.module.css';
import {
  everywhereRequest,
  firstMarksRequest,
  firstView,
  type FirstView,
  pixelsAt,
  project,
  sizeOf,
} from './first-view.ts';
import { writeBounds } from '../map/map-address.ts';
import marks from '../map/map-marks.module.css';
import { shortDollars, shortNumber } from '../map/mark-numbers.ts';
import { mergeClusters } from '../map/merged-clusters.ts';

// Browsers draw the land and the drawn area once the map is ready, and keep the server's drawing until then.
const land = import.meta.env.SSR ? await import('./first-land.ts') : undefined;
const keptLand = { __html: '' };

/** The map as the server renders it, with links as markers, until the script has drawn its own. */
export function FirstMap({ query }: { query: ListQuery }) {
  // The page's loader prefetched both.
  const { data: everywhere } = useQuery({ ...operation(getPropertiesOnMap, everywhereRequest(query)), enabled: false });
  const view = firstView(query, everywhere);
  const { data } = useQuery({ ...operation(getPropertiesOnMap, firstMarksRequest(query, view)), enabled: false });
  const { width, height } = sizeOf(view.box);
  return (
    <div className={`${classes.first} ${base.sea}`}>
      <div className={classes.room}>
        <div className={classes.box} style={{ '--aspect': (width / height).toFixed(4) } as CSSProperties}>
          <svg
            className={classes.land}
            viewBox={`0 0 400 ${Math.round((400 * height) / width)}`}
            preserveAspectRatio="none"
            aria-hidden
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- paths of numbers
            dangerouslySetInnerHTML={land ? { __html: drawMap(land, query, view) } : keptLand}
          />
          {data && <FirstMarks query={query} data={data} view={view} />}
        </div>
      </div>
      <p className={classes.loading} role="status">
        {texts.loadingMapDots()}
      </p>
    </div>
  );
}

function drawMap(
  { drawLand, drawArea }: NonNullable<typeof land>,
  { drawnArea }: ListQuery,
  { box }: FirstView,
): string {
  return drawLand(box, base) + (drawnArea ? drawArea(box, decodePolyline(drawnArea), classes.drawn ?? '') : '');
}

function FirstMarks({ query, data, view }: { query: ListQuery; data: ListingMap; view: FirstView }) {
  const placeOf = placesOf(view);
  const scale = pixelsAt(view.zoom);
  const clusters = mergeClusters(data.clusters, (cluster) => {
    const { x, y } = project(cluster.latitude, cluster.longitude);
    return { x: x * scale, y: -y * scale };
  });
  return (
    <ul className={classes.marks} aria-label={texts.listingsOnMap()}>
      {clusters.map((cluster) => (
        <li key={`${cluster.latitude} ${cluster.longitude}`} style={placeOf(cluster)}>
          <SiteLink
            className={marks.mark}
            to={listAddress(query, { view: 'map', bounds: writeBounds(cluster, 4) })}
            rel="nofollow"
            style={{ '--size': `${clusterSize(cluster.listings)}px` } as CSSProperties}
          >
            <span className={marks.cluster}>{shortNumber(cluster.listings)}</span>
            <span className={marks.said}> {clusterWords(cluster)}</span>
          </SiteLink>
        </li>
      ))}
      {data.listings.map((listing) => (
        <li key={listing.id} style={placeOf(listing)}>
          <SiteLink className={marks.mark} to={paths.property(listing.id)} rel="nofollow">
            <span className={marks.said}>{typeName(listing.type)}, </span>
            <span className={`${marks.price} ${listing.located === 'EXACT' ? '' : marks.about}`}>
              {shortDollars(listing.price)}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Returns the function that gives a point's position in a view, in percent of its box. */
function placesOf({ box }: FirstView) {
  const { width, height } = sizeOf(box);
  const north = project(box.north, 0).y;
  return ({ latitude, longitude }: { latitude: number; longitude: number }): CSSProperties => {
    const { x, y } = project(latitude, longitude);
    const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
    return { left: percent((x - box.west) / width), top: percent((north - y) / height) };
  };
}
