import type { Listing } from '@africanscity/contracts/listings/listings';
import { Anchor, Breadcrumbs, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatPrice } from '../../../ui/price.ts';
import classes from './listing-heading.module.css';
import { placeOf, streetOf } from './place.ts';

/** What it is, where, and what it costs. */
export function ListingHeading({ listing }: { listing: Listing }) {
  const { status, statusReadable, type } = listing;
  return (
    <header className={classes.header}>
      <nav aria-label="Breadcrumb">
        <Breadcrumbs separator="/">
          <Anchor component={Link} to={paths.properties({ propertyStatus: status })}>
            {statusReadable}
          </Anchor>
          <Anchor component={Link} to={paths.properties({ propertyStatus: status, propertyType: type })}>
            {type}
          </Anchor>
        </Breadcrumbs>
      </nav>
      <div className={classes.line}>
        <div className={classes.what}>
          <Title order={1} className={classes.title}>
            {type}
          </Title>
          <p className={classes.place}>
            <IconMapPin size={20} stroke={1.75} aria-hidden />
            <span>{[streetOf(listing), placeOf(listing), listing.countryName].filter(Boolean).join(', ')}</span>
          </p>
        </div>
        <p className={classes.price}>
          {formatPrice(listing.price)}
          {status === 'FOR_RENT' && <small> per month</small>}
          <span className={classes.status} data-status={status}>
            {statusReadable}
          </span>
        </p>
      </div>
    </header>
  );
}
