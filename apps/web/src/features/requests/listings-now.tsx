import * as texts from '@africanscity/messages/requests';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { getRequestedListings } from '@africanscity/contracts/requests/calls/requests';
import { readFilterText } from '@africanscity/contracts/listings/filter-texts';
import { numberCriteria } from '@africanscity/contracts/requests/number-criteria';
import { Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { abortableOperation } from '../../api/query-client.ts';
import { ListingGrid } from '../listings/cards/listing-grid.tsx';

type Criteria = EndpointRequest<typeof getRequestedListings>;

const names = [
  'location',
  'category',
  'propertyStatus',
  'budget',
  'currency',
  'period',
  'types',
  'places',
  'facts',
  'rooms',
  ...numberCriteria,
] as const satisfies (keyof Criteria)[];

/** Debounce time in milliseconds. */
const pause = 400;

/** The number of listings that a request matches now, and some of them. Nothing without a place. */
export function ListingsNow({ criteria }: { criteria: { [Name in (typeof names)[number]]: string } }) {
  const given = Object.fromEntries(
    names.flatMap((name) => (isGiven(name, criteria[name]) ? [[name, criteria[name]]] : [])),
  );
  const [key] = useDebouncedValue(JSON.stringify(given), pause);
  const asked = JSON.parse(key) as Criteria;
  const { data } = useQuery({
    ...abortableOperation(getRequestedListings, asked),
    enabled: Boolean(asked.places ?? asked.location),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data || !(asked.places ?? asked.location)) return null;
  const { total, moreThanTotal, listings } = data;
  return (
    <Stack gap="md" component="section" aria-labelledby="listings-now">
      <div role="status">
        <Title order={3} size="h4" id="listings-now">
          {moreThanTotal && total > 0
            ? texts.moreListingsMatchNow({ count: total })
            : texts.listingsMatchNow({ count: total })}
        </Title>
      </div>
      {total > listings.length && (
        <Text c="dimmed" size="sm">
          {texts.bestMatchesFirst({ count: listings.length })}
        </Text>
      )}
      {listings.length > 0 && <ListingGrid listings={listings} headingLevel={3} inSight={0} />}
    </Stack>
  );
}

/** Leaves out numbers that are not typed to the end, such as '1,200'. */
function isGiven(name: (typeof names)[number], text: string): boolean {
  const number = numberCriteria.find((other) => other === name);
  return text !== '' && (number === undefined || readFilterText(number, text) !== undefined);
}
