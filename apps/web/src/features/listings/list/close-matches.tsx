import * as texts from '@africanscity/messages/listings';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { Text, Title } from '@mantine/core';
import { RelaxedSummary } from './relaxed-notice.tsx';
import { ListingGrid } from '../cards/listing-grid.tsx';

/** Close matches, below the few exact ones. */
export function CloseMatches({ page: { close, reading } }: { page: ListingPage }) {
  if (!close || !reading) return null;
  return (
    <section aria-labelledby="close">
      <Title order={2} size="h3" id="close" mt="xl">
        {texts.closeMatches()}
      </Title>
      <Text mt={4} mb="md">
        <RelaxedSummary reading={{ ...reading, leftOut: close.leftOut, instead: close.instead }} />
      </Text>
      <ListingGrid listings={close.listings} headingLevel={3} inSight={0} />
    </section>
  );
}
