import { getSavedSearches } from '@africanscity/contracts/messages/calls/saved-searches';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';

/** The saved searches of whoever is logged in. */
export function SavedSearches() {
  const query = useQuery({ ...operation(getSavedSearches, {}), staleTime: 0 });
  return (
    <Loaded
      query={query}
      what="your searches"
      skeleton={<SkeletonRows count={2} height={150} />}
      empty={<NoSavedSearches />}
    >
      {(searches) => (
        <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
          {searches.map((search) => (
            <SavedSearchCard key={search.id} search={search} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function NoSavedSearches() {
  return (
    <Stack align="flex-start">
      <Text>
        You have no saved searches yet. Choose what you look for in the list of properties, and tap “Save this search”:
        we mail you what comes.
      </Text>
      <Button component={Link} to={paths.properties()}>
        Look at properties
      </Button>
    </Stack>
  );
}
