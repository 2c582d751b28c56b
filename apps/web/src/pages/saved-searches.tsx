import { loggedInUser } from '@africanscity/contracts/auth';
import { listingFilterNames } from '@africanscity/contracts/listing-filter';
import { Alert, Container, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useNavigate, useLocation, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { useStatusLabels } from '../api/status-labels.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { RequireSession } from '../components/require-session.tsx';
import type { LoaderContext } from '../app/router.tsx';
import type { ListQuery } from '../features/listings/list-query.ts';
import { listTitle } from '../features/listings/list-title.ts';
import { SaveSearchForm } from '../features/saved-searches/save-search-form.tsx';
import { SavedSearches } from '../features/saved-searches/saved-searches.tsx';
import { VerificationNotice } from '../features/users/verification-notice.tsx';

interface SearchData extends PageData {
  query: ListQuery;
}

export async function loader(_context: LoaderContext, url: URL): Promise<SearchData> {
  const { readListQuery } = await import('../features/listings/read-list-query.ts');
  return { meta: { title: 'Saved searches', noIndex: true }, query: readListQuery(url.searchParams) };
}

export default function SavedSearchesPage() {
  return (
    <Container size={760} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        Saved searches
      </Title>
      <RequireSession>
        <ToSave />
        <SavedSearches />
      </RequireSession>
    </Container>
  );
}

/** The search that somebody came with, or what became of it. */
function ToSave() {
  const labels = useStatusLabels();
  const [address] = useSearchParams();
  const { query } = useLoaderData<SearchData>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: user } = useQuery(operation(loggedInUser, {}));
  const saved = (state as { saved?: string } | null)?.saved;
  const filter = Object.fromEntries(
    listingFilterNames.flatMap((name) => (address.get(name) ? [[name, address.get(name)!]] : [])),
  );
  return (
    <>
      {user && <VerificationNotice user={user} />}
      {saved && (
        <Alert color="teal" role="status" title="Saved" my="md">
          You will hear of new listings for “{saved}”.
        </Alert>
      )}
      {address.has('new') && (
        <SaveSearchForm
          key={address.toString()}
          filter={filter}
          suggestedName={listTitle(query, labels)}
          onSaved={(name) => void navigate(paths.savedSearches(), { replace: true, state: { saved: name } })}
        />
      )}
    </>
  );
}
