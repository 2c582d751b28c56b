import { getPropertiesByLoggedInUser } from '@africanscity/contracts/listings/calls';
import { readPageNumber, readPageSize } from '@africanscity/contracts/reading';
import { pageSizes } from '@africanscity/contracts/values';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { PageLinks } from '../../../components/page-links.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { DeletedNotice, useDeletion } from './delete-listing.tsx';
import { OwnListingsTable } from './own-listings-table.tsx';

/** One's own listings, a page at a time; the page and its size stand in the address. */
export function MyListings() {
  const [search, setSearch] = useSearchParams();
  const page = readPageNumber(search);
  const size = readPageSize(search.get('size') ?? '');
  const request = { page: String(page), size: String(size) };
  const query = useQuery({
    ...operation(getPropertiesByLoggedInUser, request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const deletion = useDeletion();
  const addressOf = (target: number) => paths.myListings({ page: target, size });
  return (
    <Loaded query={query} what="your listings" skeleton={<SkeletonRows count={4} height={104} />}>
      {(listings, stale) => (
        <Stack gap="lg" aria-busy={stale}>
          <DeletedNotice deletion={deletion} />
          {listings.totalElements === 0 ? (
            <MessageScreen
              title="Nothing listed yet"
              text="Your first listing takes about two minutes, also from a phone."
            >
              <Button component={Link} to={paths.uploadListing()}>
                Add a listing
              </Button>
            </MessageScreen>
          ) : (
            <>
              <OwnListingsTable listings={listings.content} onDelete={deletion.ask} />
              <Group justify="space-between" align="center">
                <NativeSelect
                  aria-label="Listings per page"
                  value={String(size)}
                  data={pageSizes.map((value) => ({ value: String(value), label: `${value} per page` }))}
                  onChange={(event) => setSearch({ size: event.currentTarget.value })}
                />
                <PageLinks page={listings} addressOf={addressOf} />
              </Group>
            </>
          )}
          {deletion.dialog}
        </Stack>
      )}
    </Loaded>
  );
}
