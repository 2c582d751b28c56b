import { listingFilterNames } from '@africanscity/contracts/listings/filters';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { useStatusLabels } from '../api/status-labels.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { VerificationNotice } from '../features/accounts/profile/verification-notice.tsx';
import { type ListQuery, readListQuery } from '../features/listings/list/list-query.ts';
import { listTitle } from '../features/listings/list/list-title.ts';
import { SaveSearchForm } from '../features/messages/saved-searches/save-search-form.tsx';
import { SavedSearches } from '../features/messages/saved-searches/saved-searches.tsx';

interface SearchData extends PageData {
  query: ListQuery;
}

export async function loader(_context: LoaderContext, url: URL): Promise<SearchData> {
  return { meta: { title: 'Saved searches', noIndex: true }, query: readListQuery(url.searchParams) };
}

export default function SavedSearchesPage() {
  return (
    <AccountPage title="Saved searches" size={760}>
      <ToSave />
      <SavedSearches />
    </AccountPage>
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
