import { formatDate } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { getNewProperties } from '@africanscity/contracts/listings/calls/discovery';
import type { ShowcaseListing } from '@africanscity/contracts/listings/listings';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { MoreLink } from '../../../components/navigation/more-link.tsx';
import grid from '../../../ui/card-grid.module.css';
import { Section } from '../../../ui/section.tsx';

interface NewListingsProps {
  /** End of the previous visit, in milliseconds since 1970. */
  since: number;
  /** The card component, which the page provides. */
  Card: ComponentType<{ listing: ShowcaseListing; headingLevel?: 2 | 3 }>;
}

/** Listings that are new since the last visit; hidden without any. */
export default function NewListings({ since, Card }: NewListingsProps) {
  const { data } = useQuery(operation(getNewProperties, { since: new Date(since).toISOString() }));
  if (!data || data.count === 0) return null;
  return (
    <Section
      title={texts.newSinceVisit()}
      lead={
        data.more
          ? texts.moreListedSince({ count: String(data.count), day: dayOf(since) })
          : texts.listedSince({ count: data.count, day: dayOf(since) })
      }
      more={<MoreLink to={paths.properties({ oderBy: 'createdAt-DESC' })}>{texts.newestFirst()}</MoreLink>}
    >
      <ul className={`${grid.grid} ${grid.row}`}>
        {data.listings.map((listing) => (
          <li key={listing.id}>
            <Card listing={listing} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const dayOf = (time: number) => formatDate(new Date(time), { weekday: 'long', day: 'numeric', month: 'long' });
