import * as texts from '@africanscity/messages/listings';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Title } from '@mantine/core';
import classes from './listing-description.module.css';

/** The owner's description; hidden if empty. */
export function ListingDescription({ listing: { description, descriptionLanguage } }: { listing: Listing }) {
  if (!description.trim()) return null;
  return (
    <section aria-labelledby="description">
      <Title order={2} size="h3" mb="sm" id="description">
        {texts.description()}
      </Title>
      {/* An empty "lang" says that the language is unknown, rather than that of the page. */}
      <p dir="auto" lang={descriptionLanguage ?? ''} className={classes.text}>
        {description}
      </p>
    </section>
  );
}
