import * as texts from '@africanscity/messages/messages';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { redirect, useLocation } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { VerificationNotice } from '../features/accounts/profile/verification-notice.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SavedSearches } from '../features/messages/saved-searches/saved-searches.tsx';

export function loader(_context: LoaderContext, url: URL): PageData {
  // Old links lead here with a filter to save.
  const { new: isNew, ...filter } = Object.fromEntries(url.searchParams);
  if (isNew) throw redirect(paths.saveSearch(filter));
  return { meta: { title: texts.savedSearches(), noIndex: true } };
}

export default function SavedSearchesPage() {
  return (
    <AccountPage title={texts.savedSearches()} size={760}>
      <JustSaved />
      <SavedSearches />
    </AccountPage>
  );
}

/** Names the search that was just saved, and whether its emails can be sent. */
function JustSaved() {
  const { state } = useLocation();
  const { data: user } = useQuery(operation(loggedInUser, {}));
  const saved = (state as { saved?: string } | null)?.saved;
  return (
    <>
      {user && <VerificationNotice user={user} />}
      {saved && (
        <Alert color="teal" role="status" title={texts.saved()} my="md">
          <RichText text={texts.weEmailListings({ name: saved })} tags={{ search: (words) => <bdi>{words}</bdi> }} />
        </Alert>
      )}
    </>
  );
}
