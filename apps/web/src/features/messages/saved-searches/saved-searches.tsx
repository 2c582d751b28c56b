import * as texts from '@africanscity/messages/messages';
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
      what={texts.yourSearches()}
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
    <NothingYet drawing={drawing} title={texts.noSavedSearchesYet()} text={texts.noSavedSearchesText()}>
      <Button component={Link} to={paths.properties()} mt="sm">
        {texts.browseProperties()}
      </Button>
    </NothingYet>
  );
}
