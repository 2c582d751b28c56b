import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/mailed-link.tsx';
import { UndoEmail } from '../features/accounts/login/undo-email.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Undo a changed email', noIndex: true } };
}

export default function UndoEmailPage() {
  return (
    <NarrowPage title="Was it not you?">
      <MailedLink>
        <UndoEmail />
      </MailedLink>
    </NarrowPage>
  );
}
