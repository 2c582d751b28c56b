import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Title } from '@mantine/core';
import { showDay } from '../../../ui/show-time.ts';
import { PriceChart } from './price-chart.tsx';
import classes from './price-history.module.css';

/** The recorded changes of price and status, with their days; hidden if there are none. */
export function PriceHistory({ listing: { changes, priceSteps } }: { listing: Listing }) {
  if (!changes.length) return null;
  return (
    <section aria-labelledby="history">
      <Title order={2} size="h3" mb="sm" id="history">
        {texts.priceHistory()}
      </Title>
      <PriceChart steps={priceSteps} />
      <ol className={classes.changes} reversed>
        {changes.flatMap(({ day, events }) =>
          events.map((text) => (
            <li key={`${day} ${text}`}>
              <time dateTime={day}>{showDay(day)}</time>
              <span>{text}</span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
