import { getPlaces } from '@africanscity/contracts/administration/calls/places';
import { getUsersPage } from '@africanscity/contracts/administration/calls/users';
import { getListingsTable } from '@africanscity/contracts/moderation/calls/listings';
import { getPaymentsPage } from '@africanscity/contracts/payments/calls/managed-payments';
import * as texts from '@africanscity/messages/site';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { paths } from '../../paths.ts';
import { type Hit, hitOfListing, hitOfPayment, hitOfPlace, hitOfUser } from './hits.ts';

/** Shortest text that is searched for, and the milliseconds without typing before it is. */
const shortest = 2;
const waitMs = 200;
/** Hits of each kind, the fewest that a table returns. */
const size = '5';

export interface HitGroup {
  label: string;
  hits: Hit[];
  /** All of them, in their table. */
  all: { label: string; to: string };
}

export interface Hits {
  groups: HitGroup[];
  isLoading: boolean;
  isFailed: boolean;
}

/** Finds listings, users, payments and places for a typed text, a few of each. */
export function useHits(typed: string): Hits {
  const labels = useStatusLabels();
  const [search] = useDebouncedValue(typed.slice(0, 120), waitMs);
  const options = { enabled: search.length >= shortest, placeholderData: keepPreviousData, staleTime: 0 };
  const listings = useQuery({ ...operation(getListingsTable, { search, size }), ...options });
  const users = useQuery({ ...operation(getUsersPage, { search, size }), ...options });
  const payments = useQuery({ ...operation(getPaymentsPage, { search, size }), ...options });
  const places = useQuery({
    ...operation(getPlaces, { which: 'all', search, size, sort: 'name-ASC' }),
    ...options,
  });
  if (typed.length < shortest) return { groups: [], isLoading: false, isFailed: false };
  const query = { search: typed.slice(0, 120) };
  const groups = [
    {
      label: texts.listings(),
      hits: (listings.data?.content ?? []).map((row) => hitOfListing(row, labels)),
      all: { label: texts.listingsWith({ typed }), to: paths.adminSection('listings', query) },
    },
    {
      label: texts.users(),
      hits: (users.data?.content ?? []).map(hitOfUser),
      all: { label: texts.usersWith({ typed }), to: paths.adminUsers(query) },
    },
    {
      label: texts.payments(),
      hits: (payments.data?.content ?? []).map(hitOfPayment),
      all: { label: texts.paymentsWith({ typed }), to: paths.adminSection('payments', query) },
    },
    {
      label: texts.places(),
      hits: (places.data?.content ?? []).map(hitOfPlace),
      all: { label: texts.placesWith({ typed }), to: paths.adminSection('places', { which: 'all', ...query }) },
    },
  ];
  const queries = [listings, users, payments, places];
  return {
    groups,
    isLoading: queries.some(({ isFetching }) => isFetching),
    isFailed: queries.some(({ isError }) => isError),
  };
}
