import * as texts from '@africanscity/messages/listings';
import { isRental, isTaken } from '@africanscity/contracts/listings/rental';
import { fieldOf, type PhrasedFieldName } from '@africanscity/contracts/listings/fields';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { IconBath, IconBed, IconCar, IconRulerMeasure, IconToiletPaper } from '@tabler/icons-react';
import { formatSizeInFull } from '@africanscity/contracts/listings/wording';
import { FactGroups } from './fact-groups.tsx';
import classes from './listing-facts.module.css';
import { marketText } from '../core/days-on-market.ts';
import { ageText, daysSince } from '../core/listing-age.ts';

const icons: Record<PhrasedFieldName, React.ReactNode> = {
  numRoom: <IconBed stroke={1.5} />,
  numBathroom: <IconBath stroke={1.5} />,
  numToilet: <IconToiletPaper stroke={1.5} />,
  numGarage: <IconCar stroke={1.5} />,
};

const phrased = Object.keys(icons) as PhrasedFieldName[];

/** The known fields of a listing and its size: those with an icon in a row, and the others in groups. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const { size, squareMeters } = listing;
  return (
    <>
      <ul className={classes.facts} aria-label={texts.facts()}>
        {phrased.map((name) => (
          <Phrased key={name} name={name} listing={listing} />
        ))}
        {size && (
          <li className={classes.fact}>
            <span aria-hidden>
              <IconRulerMeasure stroke={1.5} />
            </span>
            <b>{formatSizeInFull({ size, squareMeters })}</b>
          </li>
        )}
      </ul>
      <FactGroups listing={listing} />
    </>
  );
}

function Phrased({ name, listing }: { name: PhrasedFieldName; listing: Listing }) {
  const { phrase } = fieldOf(name);
  const count = listing[name];
  if (!count || !phrase) return null;
  const [before, number, after] = phrase({ count }).split(/(\d+(?:[\s.,]\d+)*)/);
  return (
    <li className={classes.fact}>
      <span aria-hidden>{icons[name]}</span>
      {before}
      <b>{number}</b>
      {after}
    </li>
  );
}

/** The days on the market, and the price per square metre. */
export function ListingSince({ listing, now }: { listing: Listing; now: number }) {
  const { squareMeterCost, hectareCost, status, createdAt, firstListedAt, reference } = listing;
  const rent = isRental(status);
  const price = hectareCost ?? squareMeterCost;
  const unit = hectareCost ? 'hectare' : 'other';
  return (
    // The server's and the browser's time may round to different days.
    <p dir="auto" className={classes.since} suppressHydrationWarning>
      {[
        !isTaken(status) && marketText(daysSince(firstListedAt, now)),
        createdAt !== firstListedAt && texts.listedAgain({ age: ageText(daysSince(createdAt, now)).toLowerCase() }),
        price && (rent ? texts.rentByArea : texts.priceByArea)({ price, unit }),
        reference && texts.referenceOf({ reference }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
