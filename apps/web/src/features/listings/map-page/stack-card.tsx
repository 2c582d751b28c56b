import type { MapCluster } from '@africanscity/contracts/listings/map';
import { CloseButton } from '@mantine/core';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { clusterLabel } from '../map/cluster-label.ts';
import { addressWith, writeBounds } from '../map/map-address.ts';
import { usePendingSearch } from '../query/pending-query.ts';
import classes from './map-card.module.css';

interface StackCardProps {
  /** Listings at one position, which no zoom tells apart. */
  stack: MapCluster;
  onClose(): void;
}

/** The card of several listings at one position, with a link to their list. */
export function StackCard({ stack, onClose }: StackCardProps) {
  const search = usePendingSearch();
  const label = clusterLabel(stack);
  return (
    <article className={`${classes.card} ${classes.stack}`}>
      <div className={classes.text}>
        <p>
          <strong>
            {stack.listings.toLocaleString('en-US')} homes
            {label && ` in ${label}`}
          </strong>{' '}
          share this position. Some are shown at the centre of their area.
        </p>
        <SiteLink className={classes.link} to={addressWith(search, { view: '', bounds: around(stack) })}>
          Show in the list
        </SiteLink>
      </div>
      <CloseButton className={classes.close} size={44} aria-label="Close" onClick={onClose} />
    </article>
  );
}

/** A box around listings at one position, larger than the rounding of positions. */
function around({ south, west, north, east }: MapCluster): string {
  const margin = 0.00002;
  return writeBounds({ south: south - margin, west: west - margin, north: north + margin, east: east + margin }, 5);
}
