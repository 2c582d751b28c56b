import * as texts from '@africanscity/messages/listings';
import { placeLine } from '@africanscity/contracts/listings/place-line';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { listingName } from '@africanscity/contracts/listings/wording';
import { newDays } from '@africanscity/contracts/listings/values';
import { Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { BreadcrumbNav } from '../../../components/navigation/breadcrumbs.tsx';
import { formatPrice } from '../../../ui/price.ts';
import { daysSince } from '../core/listing-age.ts';
import classes from './listing-heading.module.css';
import { placeOf, streetOf } from '../core/place.ts';
import { reductionOf } from '../core/reduction.ts';
import { costLine, ShownPrice } from '../core/shown-price.tsx';
import { showDay } from '../../../ui/show-time.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';

/** Breadcrumbs of a listing. */
export function ListingTrail({ listing }: { listing: Listing }) {
  const { status, statusReadable, type, trail } = listing;
  const links = trail.length
    ? trail.map(({ name, path }) => ({ text: name, to: path }))
    : [
        { text: statusReadable, to: paths.properties({ propertyStatus: status }) },
        { text: type, to: paths.properties({ propertyStatus: status, kind: type }) },
      ];
  return <BreadcrumbNav links={links} />;
}

interface ListingHeadingProps {
  listing: Listing;
  /** Verdict on the price, below it. */
  verdict?: ReactNode;
  /** The reader's current time, in milliseconds since 1970. */
  now: number;
}

/** Price, title and place of a listing. */
export function ListingHeading({ listing, verdict, now }: ListingHeadingProps) {
  const { status, statusReadable, rateDate } = listing;
  const where = placeLine(streetOf(listing), placeOf(listing), listing.countryName);
  const costs = costLine(listing);
  const isNew = daysSince(listing.firstListedAt, now) < newDays;
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <p className={classes.price}>
          <span title={rateDate ? texts.rateOfDay({ day: showDay(rateDate) }) : undefined}>
            <ShownPrice listing={{ ...listing, status: status === 'RENTED' ? 'FOR_RENT' : status }} />
          </span>
          {listing.reducedFrom !== null && (
            <small>
              <HiddenText>{texts.beforeLabel()} </HiddenText>
              <s>{listing.formerAskingPrice ?? formatPrice(listing.reducedFrom)}</s>
            </small>
          )}
        </p>
        <p className={classes.marks}>
          <span className={classes.status} data-status={status}>
            {statusReadable}
          </span>
          {listing.reducedFrom !== null && (
            <span className={classes.mark}>{reductionOf(listing.price, listing.reducedFrom)}</span>
          )}
          <span className={classes.mark} hidden={!isNew} suppressHydrationWarning>
            {texts.newListing()}
          </span>
        </p>
      </div>
      {verdict}
      {costs && <p className={classes.costs}>{costs}</p>}
      <Title order={1} className={classes.title}>
        {listingName(listing)}
      </Title>
      {where && (
        <a className={classes.place} href="#location">
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          <span dir="auto">{where}</span>
        </a>
      )}
    </header>
  );
}
