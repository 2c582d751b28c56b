import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { inPlace } from '@africanscity/contracts/listings/place-line';
import { getPropertiesByIds } from '@africanscity/contracts/listings/calls/discovery';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import { maxRecentlySeen } from '@africanscity/contracts/listings/values';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { placeOf } from '../core/place.ts';
import { ShownPrice } from '../core/shown-price.tsx';
import { deviceSeen } from './device-seen.ts';
import classes from './recent-strip.module.css';

/** Recently viewed listings as small cards. */
export default function RecentStrip({ ids }: { ids: number[] }) {
  const { data, isError } = useQuery(operation(getPropertiesByIds, { ids: ids.slice(0, maxRecentlySeen).join() }));
  if (isError || data?.length === 0) return null;
  return (
    <Section
      title={texts.recentlyViewed()}
      more={
        <Button variant="subtle" color="gray" h={44} px="xs" onClick={() => deviceSeen.write([])}>
          {texts.clear()}
        </Button>
      }
    >
      <ul className={classes.strip} aria-busy={!data}>
        {data?.map((listing) => (
          <li key={listing.id}>
            <SeenListing listing={listing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SeenListing({ listing }: { listing: ListingCard }) {
  return (
    <Link to={paths.property(listing)} className={classes.card}>
      <Picture className={classes.picture} picture={listing.picture} alt="" upTo="card" sizes="176px" />
      <span className={classes.price}>
        <ShownPrice listing={listing} />
      </span>
      <span dir="auto" className={classes.what}>
        {inPlace(typeName(listing.type), placeOf(listing))}
      </span>
    </Link>
  );
}
