import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import type { MapCluster } from '@africanscity/contracts/listings/map';
import { CloseButton } from '@mantine/core';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { clusterHomes } from '../map/cluster-label.ts';
import { addressWith, writeBounds } from '../map/map-address.ts';
import { usePendingSearch } from '../query/pending-query.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import classes from './map-card.module.css';

interface StackCardProps {
  /** Listings at one position, which no zoom tells apart. */
  stack: MapCluster;
  onClose(): void;
}

/** The card of several listings at one position, with a link to their list. */
export function StackCard({ stack, onClose }: StackCardProps) {
  const search = usePendingSearch();
  return (
    <article className={`${classes.card} ${classes.stack}`}>
      <div className={classes.text}>
        <p>
          <RichText
            text={texts.sharedPosition({ homes: clusterHomes(stack) })}
            tags={{ homes: (words) => <strong>{words}</strong> }}
          />
        </p>
        <SiteLink className={classes.link} to={addressWith(search, { view: '', bounds: around(stack) })}>
          {texts.showInList()}
        </SiteLink>
      </div>
      <CloseButton className={classes.close} size={44} aria-label={siteTexts.close()} onClick={onClose} />
    </article>
  );
}

/** A box around listings at one position, larger than the rounding of positions. */
function around({ south, west, north, east }: MapCluster): string {
  const margin = 0.00002;
  return writeBounds({ south: south - margin, west: west - margin, north: north + margin, east: east + margin }, 5);
}
