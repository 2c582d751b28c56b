import type { Listing } from '@africanscity/contracts/listings/listings';
import { IconBath, IconBed, IconCalendar, IconCar, IconRulerMeasure, IconToiletPaper } from '@tabler/icons-react';
import { formatSize } from './area-size.ts';
import { ageText, daysSince } from './listing-age.ts';
import classes from './listing-facts.module.css';

/** Rooms, garages, bathrooms, toilets, size and age. */
export function ListingFacts({ listing }: { listing: Listing }) {
  return (
    <dl className={classes.facts}>
      <Count icon={<IconBed />} label="Rooms" value={listing.numRoom} />
      <Count icon={<IconBath />} label="Bathrooms" value={listing.numBathroom} />
      <Count icon={<IconToiletPaper />} label="Toilets" value={listing.numToilet} />
      <Count icon={<IconCar />} label="Garages" value={listing.numGarage} />
      {listing.size && <Fact icon={<IconRulerMeasure />} label="Size" value={formatSize(listing.size)} />}
      {/* The server's now and the browser's may fall on two sides of a rounding. */}
      <Fact
        icon={<IconCalendar />}
        label="Listed"
        value={<span suppressHydrationWarning>{ageText(daysSince(listing.createdAt, Date.now()))}</span>}
      />
    </dl>
  );
}

/** How many there are; nothing where nobody said. */
function Count({ value, ...fact }: { icon: React.ReactNode; label: string; value: number | null }) {
  return value !== null && <Fact {...fact} value={value} />;
}

function Fact({ icon, label, value }: { icon: React.ReactNode; label: string; value: React.ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
        <span className={classes.label}>{label}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
