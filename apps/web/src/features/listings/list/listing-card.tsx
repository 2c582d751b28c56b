import type { ListingCard as ListingCardData, ShowcaseListing } from '@africanscity/contracts/listings/listings';
import { VisuallyHidden } from '@mantine/core';
import { IconBath, IconBed, IconMapPin, IconRulerMeasure } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Picture } from '../../../components/picture.tsx';
import { personName } from '../../../ui/person-name.ts';
import { formatPrice } from '../../../ui/price.ts';
import { CompareButton } from '../compare/compare-button.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { formatSize } from '../listing/area-size.ts';
import { placeOf, streetOf } from '../listing/place.ts';
import classes from './listing-card.module.css';

interface ListingCardProps {
  /** Showcase listings come without their owner. */
  listing: ShowcaseListing & Partial<Pick<ListingCardData, 'user' | 'stateName'>>;
  /** For cards in sight when the page opens. */
  priority?: 'high' | 'normal';
  /** The heading's level in the page around the card. */
  headingLevel?: 2 | 3;
}

// The stored size of cards is a little larger, which is crisp enough and cheap on a phone's data.
const cardWidth = '320px';

/** A listing in a grid. The whole card leads to the listing. */
export function ListingCard({ listing, priority, headingLevel = 2 }: ListingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const street = streetOf(listing);
  const subject = `${listing.type} in ${placeOf(listing)}`;
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <Picture
          className={classes.picture}
          picture={listing.picture}
          alt=""
          upTo="card"
          sizes={cardWidth}
          priority={priority}
        />
        <span className={classes.status} data-status={listing.status}>
          {listing.statusReadable}
        </span>
        {listing.featured && <span className={classes.featured}>Featured</span>}
        <div className={classes.keep}>
          <CompareButton id={listing.id} subject={subject} />
          <FavoriteButton id={listing.id} subject={subject} />
        </div>
      </div>
      <div className={classes.body}>
        <p className={classes.price}>
          {formatPrice(listing.price)}
          {listing.status === 'FOR_RENT' && <small> per month</small>}
        </p>
        <Heading className={classes.heading}>
          <Link className={classes.link} to={paths.property(listing.id)}>
            {listing.type}
            <VisuallyHidden component="span"> in {placeOf(listing)}</VisuallyHidden>
          </Link>
        </Heading>
        <p className={classes.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          <span>
            {street && <span className={classes.street}>{street}</span>}
            <span className={classes.street}>{placeOf(listing)}</span>
          </span>
        </p>
        <Facts listing={listing} />
        {listing.user && <p className={classes.owner}>{personName(listing.user)}</p>}
      </div>
    </article>
  );
}

/** Land has no rooms, and no line that says so. */
function Facts({ listing }: Pick<ListingCardProps, 'listing'>) {
  return (
    <ul className={classes.facts}>
      {!!listing.numRoom && (
        <li>
          <IconBed size={17} stroke={1.75} aria-hidden />
          {listing.numRoom} {listing.numRoom === 1 ? 'room' : 'rooms'}
        </li>
      )}
      {!!listing.numBathroom && (
        <li>
          <IconBath size={17} stroke={1.75} aria-hidden />
          {listing.numBathroom} {listing.numBathroom === 1 ? 'bath' : 'baths'}
        </li>
      )}
      {listing.size && (
        <li>
          <IconRulerMeasure size={17} stroke={1.75} aria-hidden />
          {formatSize(listing.size)}
        </li>
      )}
    </ul>
  );
}
