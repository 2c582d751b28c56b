import * as texts from '@africanscity/messages/site';
import type { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import emptyResults from '../../assets/empty-results.svg';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import grid from '../../ui/card-grid.module.css';
import classes from './showcase.module.css';

interface ShowcaseProps {
  title: string;
  status: 'FOR_SALE' | 'FOR_RENT';
  listings: ShowcaseListing[];
  /** The card component, which the page provides. */
  Card: ComponentType<{ listing: ShowcaseListing; headingLevel?: 2 | 3 }>;
}

/** Four random listings. */
export function Showcase({ title, status, listings, Card }: ShowcaseProps) {
  return (
    <Section
      title={title}
      ground="warm"
      more={<MoreLink to={paths.properties({ propertyStatus: status })}>{texts.seeAll()}</MoreLink>}
    >
      {listings.length > 0 ? (
        <ul className={`${grid.grid} ${grid.row}`}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <Card listing={listing} headingLevel={3} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingYet status={status} />
      )}
    </Section>
  );
}

function NothingYet({ status }: Pick<ShowcaseProps, 'status'>) {
  return (
    <div className={classes.empty}>
      <img
        src={emptyResults}
        alt=""
        width={480}
        height={360}
        loading="lazy"
        className={`decoration ${classes.drawing}`}
      />
      <div>
        <p>{status === 'FOR_SALE' ? texts.nothingForSaleYet() : texts.nothingForRentYet()}</p>
        <Button component={Link} to={paths.uploadListing()}>
          {texts.addAListing()}
        </Button>
      </div>
    </div>
  );
}
