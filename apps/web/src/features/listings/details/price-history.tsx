import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Title } from '@mantine/core';
import { ChangeList } from '../core/change-list.tsx';
import { PriceChart } from './price-chart.tsx';

/** The recorded changes of price and status, with their days; hidden if there are none. */
export function PriceHistory({ listing: { changes, priceSteps } }: { listing: Listing }) {
  if (!changes.length) return null;
  return (
    <section aria-labelledby="history">
      <Title order={2} size="h3" mb="sm" id="history">
        {texts.priceHistory()}
      </Title>
      <PriceChart steps={priceSteps} />
      <ChangeList changes={changes} />
    </section>
  );
}
