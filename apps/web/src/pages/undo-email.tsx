import * as texts from '@africanscity/messages/accounts';
import { unlisted } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { UndoEmail } from '../features/accounts/login/undo-email.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.undoChangedEmail);

export default function UndoEmailPage() {
  return (
    <NarrowPage title={texts.didNotChangeEmail()}>
      <MailedLink>
        <UndoEmail />
      </MailedLink>
    </NarrowPage>
  );
}
