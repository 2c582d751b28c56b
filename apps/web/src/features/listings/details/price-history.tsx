import { isRental } from '@africanscity/contracts/listings/rental';
import type { ListingChange } from '@africanscity/contracts/listings/changes';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Title } from '@mantine/core';
import { formatPrice } from '../../../ui/price.ts';
import { showDay } from '../../../ui/show-time.ts';
import { PriceChart } from './price-chart.tsx';
import classes from './price-history.module.css';

/** The recorded changes of price and status, with their days; hidden if there are none. */
export function PriceHistory({ listing: { changes } }: { listing: Listing }) {
  if (!changes.length) return null;
  return (
    <section aria-labelledby="history">
      <Title order={2} size="h3" mb="sm" id="history">
        Price history
      </Title>
      <PriceChart changes={changes} />
      <ol className={classes.changes} reversed>
        {changes.flatMap((change) =>
          describeChange(change).map((text) => (
            <li key={`${change.day} ${text}`}>
              <time dateTime={change.day}>{showDay(change.day)}</time>
              <span>{text}</span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}

type Status = ListingChange['status'];

const isOpen = (status: Status) => status === 'FOR_SALE' || status === 'FOR_RENT';

/** Whether a home of the status is let or sold; undefined for one under offer, which may be either. */
function isRent(status: Status): boolean | undefined {
  return status === 'UNDER_OFFER' ? undefined : isRental(status);
}

/** Describes the change of a day in one or two lines, the last event first. */
export function describeChange(change: ListingChange): string[] {
  const { priceBefore, price, statusBefore, status, askingPrice, askingPriceBefore } = change;
  const asked = askingPrice ?? formatPrice(price);
  const [rents, rented] = [isRent(status), isRent(statusBefore)];
  if (rents !== undefined && rented !== undefined && rents !== rented) return [describeOffer(status, price)];
  const events: string[] = [];
  if (status === 'SOLD' && statusBefore !== status) events.push(`Sold, last asking price ${asked}`);
  else if (status === 'RENTED' && statusBefore !== status)
    events.push(`Rented, last asking rent ${askingPrice ?? `${asked} a month`}`);
  else if (status === 'UNDER_OFFER' && statusBefore !== status) events.push('Under offer');
  else if (isOpen(status) && !isOpen(statusBefore)) events.push('Back on the market');
  if (price !== priceBefore)
    events.push(describePrice(priceBefore, price, askingPriceBefore ?? formatPrice(priceBefore), asked));
  return events;
}

/** Describes a home that was for sale and is for rent, or the other way round. */
function describeOffer(status: Status, price: number): string {
  if (status === 'FOR_SALE') return `Now for sale at ${formatPrice(price)}`;
  if (status === 'SOLD') return `Sold, asking price ${formatPrice(price)}`;
  return `${status === 'FOR_RENT' ? 'Now for rent' : 'Rented'} at ${formatPrice(price)} a month`;
}

function describePrice(before: number, after: number, textBefore: string, text: string): string {
  const percent = before > 0 ? Math.round((Math.abs(after - before) / before) * 100) : 0;
  const share = percent > 0 && percent < 1000 ? ` (${after < before ? '−' : '+'}${percent}%)` : '';
  return `${after < before ? 'Reduced' : 'Raised'} from ${textBefore} to ${text}${share}`;
}
