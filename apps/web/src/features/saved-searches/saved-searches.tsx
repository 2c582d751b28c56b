import { getSavedSearches } from '@africanscity/contracts/saved-searches';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import { SavedSearchCard } from './saved-search-card.tsx';

/** The saved searches of whoever is logged in. */
export function SavedSearches() {
  const { data, error, refetch } = useQuery({ ...operation(getSavedSearches, {}), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert" title="Your searches could not be loaded">
        {error.message}{' '}
        <Button variant="default" ml="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <Stack role="status" aria-label="Loading your searches">
        <Skeleton height={150} radius="lg" />
        <Skeleton height={150} radius="lg" />
      </Stack>
    );
  }
  if (data.length === 0) {
    return (
      <Stack align="flex-start">
        <Text>
          You have no saved searches yet. Choose what you look for in the list of properties, and tap “Save this
          search”: we mail you what comes.
        </Text>
        <Button component={Link} to={paths.properties()}>
          Look at properties
        </Button>
      </Stack>
    );
  }
  return (
    <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
      {data.map((search) => (
        <SavedSearchCard key={search.id} search={search} />
      ))}
    </Stack>
  );
}
