import { getPropertiesByLoggedInUser } from '@africanscity/contracts/own-listings';
import { Alert, Button, Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { defaultPageSize, pageNumber, pageSize, pageSizes } from '@africanscity/contracts/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { PageLinks } from '../../components/page-links.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { DeletedNotice, useDeletion } from './delete-listing.tsx';
import { OwnListingsTable } from './own-listings-table.tsx';

/** One's own listings, a page at a time; the page and its size stand in the address. */
export function MyListings() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber.catch(0).parse(search.get('page') ?? undefined);
  const size = pageSize.catch(defaultPageSize).parse(search.get('size') ?? undefined);
  const request = { page: String(page), size: String(size) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...operation(getPropertiesByLoggedInUser, request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const deletion = useDeletion();
  const addressOf = (target: number) => paths.myListings({ page: target, size });

  if (error) {
    return (
      <Alert color="red" role="alert" title="Your listings could not be loaded">
        {error.message} <Button onClick={() => void refetch()}>Try again</Button>
      </Alert>
    );
  }
  if (!data) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading your listings" />;
  return (
    <Stack gap="lg" aria-busy={isPlaceholderData}>
      <DeletedNotice deletion={deletion} />
      {data.totalElements === 0 ? (
        <MessageScreen title="Nothing listed yet" text="Your first listing takes about two minutes, also from a phone.">
          <Button component={Link} to={paths.uploadListing()}>
            Add a listing
          </Button>
        </MessageScreen>
      ) : (
        <>
          <OwnListingsTable listings={data.content} onDelete={deletion.ask} />
          <Group justify="space-between" align="center">
            <NativeSelect
              aria-label="Listings per page"
              value={String(size)}
              data={pageSizes.map((value) => ({ value: String(value), label: `${value} per page` }))}
              onChange={(event) => setSearch({ size: event.currentTarget.value })}
            />
            <PageLinks page={data} addressOf={addressOf} />
          </Group>
        </>
      )}
      {deletion.dialog}
    </Stack>
  );
}
