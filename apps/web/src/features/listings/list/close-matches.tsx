import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { Text, Title } from '@mantine/core';
import { RelaxedSummary } from './relaxed-notice.tsx';
import { ListingGrid } from './listing-grid.tsx';

/** What comes close, beneath the few listings that have all that was asked for. */
export function CloseMatches({ page: { close, reading } }: { page: ListingPage }) {
  if (!close || !reading) return null;
  return (
    <section aria-labelledby="close">
      <Title order={2} size="h3" id="close" mt="xl">
        Close to what you asked for
      </Title>
      <Text mt={4} mb="md">
        <RelaxedSummary reading={{ ...reading, leftOut: close.leftOut, instead: close.instead }} />
      </Text>
      <ListingGrid listings={close.listings} headingLevel={3} inSight={0} />
    </section>
  );
}
