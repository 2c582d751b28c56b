import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { StopRequestMails } from '../features/requests/stop-request-mails.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Emails about requests', noIndex: true } };
}

export default function RequestMails() {
  return (
    <NarrowPage title="Emails about requests">
      <MailedLink>
        <StopRequestMails />
      </MailedLink>
    </NarrowPage>
  );
}
