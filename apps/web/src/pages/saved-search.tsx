import * as texts from '@africanscity/messages/messages';
import { confirmSearchByEmail } from '@africanscity/contracts/messages/calls/saved-searches';
import type { FormAction } from '../app/form-action.ts';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { secretOf } from '../components/emailed-links/link-secret.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { ConfirmSearch } from '../features/messages/saved-searches/confirm-search.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.confirmSavedSearch);

export const action: FormAction = async ({ call, fields, url }) => {
  const { alreadyConfirmed } = await call(confirmSearchByEmail, { token: secretOf(fields.token ?? '') });
  return `${url.pathname}?done=${alreadyConfirmed ? 'already' : '1'}`;
};

export default function SavedSearchPage() {
  return (
    <NarrowPage title={texts.confirmSavedSearch()}>
      <MailedLink
        plain={{
          label: texts.emailMeNewListings(),
          done: texts.searchSavedByLink(),
          already: texts.searchSavedBefore(),
          next: { to: paths.properties(), label: texts.browseProperties() },
        }}
      >
        <ConfirmSearch />
      </MailedLink>
    </NarrowPage>
  );
}
