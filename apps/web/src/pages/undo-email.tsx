import * as texts from '@africanscity/messages/accounts';
import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { UndoEmail } from '../features/accounts/login/undo-email.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.undoChangedEmail(), noIndex: true } };
}

export default function UndoEmailPage() {
  return (
    <NarrowPage title={texts.didNotChangeEmail()}>
      <MailedLink>
        <UndoEmail />
      </MailedLink>
    </NarrowPage>
  );
}
