import * as texts from '@africanscity/messages/listings';
import type { ListingMap, MapCluster, MapListing } from '@africanscity/contracts/listings/map';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { askedPrice } from '../core/shown-price.tsx';
import { clusterHomes } from '../map/cluster-label.ts';
import classes from './map-places.module.css';

interface MapPlacesProps {
  data: ListingMap;
  nameOf: (listing: MapListing) => string;
  onCluster: (cluster: MapCluster) => void;
}

/** The content of the map as a list, for screen readers and keyboards. */
export function MapPlaces({ data: { clusters, listings }, nameOf, onCluster }: MapPlacesProps) {
  if (clusters.length + listings.length === 0) return null;
  return (
    <details className={classes.places}>
      <summary>{texts.homesInAreaList()}</summary>
      <ul>
        {clusters.map((cluster) => (
          <li key={`${cluster.latitude} ${cluster.longitude}`}>
            <button type="button" onClick={() => onCluster(cluster)}>
              {texts.zoomIn({ homes: clusterHomes(cluster) })}
            </button>
          </li>
        ))}
        {listings.map((listing) => (
          <li key={listing.id}>
            <Link to={paths.property(listing.id)}>
              {nameOf(listing)}, {askedPrice(listing)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
