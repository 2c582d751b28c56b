import { getSavedSearches } from '@africanscity/contracts/messages/calls/saved-searches';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { paths } from '../../../app/paths.ts';
import drawing from '../../../assets/property-request.svg';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { NothingYet } from '../../../ui/nothing-yet.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';

/** The user's saved searches. */
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
    <NothingYet
      drawing={drawing}
      title="No saved searches yet"
      text="Filter the list of properties, then tap “Save this search”. We email you new matches."
    >
      <Button component={Link} to={paths.properties()} mt="sm">
        Browse properties
      </Button>
    </NothingYet>
  );
}
