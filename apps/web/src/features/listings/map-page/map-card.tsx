import { withCommas } from '@africanscity/messages/formats';
import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { cardFacts } from '@africanscity/contracts/listings/field-text';
import { getComparedProperties } from '@africanscity/contracts/listings/calls/listings';
import type { MapListing } from '@africanscity/contracts/listings/map';
import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { ShownPrice } from '../core/shown-price.tsx';
import classes from './map-card.module.css';

interface MapCardProps {
  listing: MapListing;
  name: string;
  onClose(): void;
}

/** The card of the clicked listing. Its picture loads then, because most are never viewed. */
export function MapCard({ listing, name, onClose }: MapCardProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { data } = useQuery(operation(getComparedProperties, { ids: String(listing.id) }));
  useEffect(() => link.current?.focus({ preventScroll: true }), [listing.id]);
  const [details] = data ?? [];
  return (
    <article className={classes.card}>
      <Picture
        className={classes.picture}
        picture={details?.picture ?? null}
        alt=""
        upTo="card"
        sizes="120px"
        priority="normal"
      />
      <div className={classes.text}>
        <p className={classes.price}>
          <ShownPrice listing={listing} />
        </p>
        <Link dir="auto" ref={link} to={paths.property(details ?? listing.id)} className={classes.link}>
          {name}
        </Link>
        {!!details?.numRoom && <p dir="auto">{withCommas(cardFacts(details))}</p>}
        {listing.located !== 'EXACT' && (
          <p dir="auto" className={classes.about}>
            {listing.located === 'AREA' ? texts.centerOfArea() : texts.centerOfCity()}
          </p>
        )}
      </div>
      <CloseButton className={classes.close} size={44} aria-label={siteTexts.close()} onClick={onClose} />
    </article>
  );
}
