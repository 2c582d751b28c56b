import type { Listing } from '@africanscity/contracts/listings/listings';
import { IconBath, IconBed, IconCar, IconRulerMeasure, IconToiletPaper } from '@tabler/icons-react';
import { formatPrice } from '../../../ui/price.ts';
import { formatSizeInFull } from '@africanscity/contracts/listings/wording';
import classes from './listing-facts.module.css';
import { ageText, daysSince } from './listing-age.ts';

/** Rooms, baths, toilets, garages and size, as they are said. What nobody said, or what there is none of, is not shown. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const { numRoom, numBathroom, numToilet, numGarage, size, squareMeters } = listing;
  return (
    <ul className={classes.facts} aria-label="Facts">
      <Count icon={<IconBed stroke={1.5} />} count={numRoom} one="room" many="rooms" />
      <Count icon={<IconBath stroke={1.5} />} count={numBathroom} one="bathroom" many="bathrooms" />
      <Count icon={<IconToiletPaper stroke={1.5} />} count={numToilet} one="toilet" many="toilets" />
      <Count icon={<IconCar stroke={1.5} />} count={numGarage} one="garage" many="garages" />
      {size && (
        <li className={classes.fact}>
          <span aria-hidden>
            <IconRulerMeasure stroke={1.5} />
          </span>
          <b>{formatSizeInFull({ size, squareMeters })}</b>
        </li>
      )}
    </ul>
  );
}

function Count({ icon, count, one, many }: { icon: React.ReactNode; count: number | null; one: string; many: string }) {
  return (
    !!count && (
      <li className={classes.fact}>
        <span aria-hidden>{icon}</span>
        <b>{count}</b> {count === 1 ? one : many}
      </li>
    )
  );
}

/** Since when it is offered, and what a square metre of it costs. */
export function ListingSince({ listing, now }: { listing: Listing; now: number }) {
  const { price, squareMeters, status, createdAt } = listing;
  const listed = daysSince(createdAt, now);
  const rent = status === 'FOR_RENT' || status === 'RENTED';
  return (
    // The server's now and the browser's may fall on two sides of a rounding.
    <p dir="auto" className={classes.since} suppressHydrationWarning>
      {[
        `Listed ${ageText(listed).toLowerCase()}`,
        squareMeters &&
          `${formatPrice(perSquareMeter(price / squareMeters))} a square metre${rent ? ' and month' : ''}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

/** Whole dollars where there are many; the cents of a few. */
function perSquareMeter(dollars: number): number {
  return dollars >= 20 ? Math.round(dollars) : Math.round(dollars * 100) / 100;
}
