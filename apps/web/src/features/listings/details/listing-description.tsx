import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Title } from '@mantine/core';
import classes from './listing-description.module.css';

/** The owner's description; hidden if empty. */
export function ListingDescription({ listing: { description } }: { listing: Listing }) {
  if (!description.trim()) return null;
  return (
    <section aria-labelledby="description">
      <Title order={2} size="h3" mb="sm" id="description">
        {texts.description()}
      </Title>
      <p dir="auto" className={classes.text}>
        {description}
      </p>
    </section>
  );
}
