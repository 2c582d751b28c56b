import { confirmSearchByEmail } from '@africanscity/contracts/messages/calls/saved-searches';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { secretOf } from '../components/emailed-links/link-secret.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { ConfirmSearch } from '../features/messages/saved-searches/confirm-search.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Confirm your saved search', noIndex: true } };
}

export const action: FormAction = async ({ call, fields, url }) => {
  const { alreadyConfirmed } = await call(confirmSearchByEmail, { token: secretOf(fields.token ?? '') });
  return `${url.pathname}?done=${alreadyConfirmed ? 'already' : '1'}`;
};

export default function SavedSearchPage() {
  return (
    <NarrowPage title="Confirm your saved search">
      <MailedLink
        plain={{
          label: 'Email me new listings',
          done: 'Search saved. We will email you new listings.',
          already: 'Search already saved. We will email you new listings.',
        }}
      >
        <ConfirmSearch />
      </MailedLink>
    </NarrowPage>
  );
}
