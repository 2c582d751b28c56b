import * as texts from '@africanscity/messages/requests';
import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { StopRequestMails } from '../features/requests/stop-request-mails.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.emailsAboutRequests(), noIndex: true } };
}

export default function RequestMails() {
  return (
    <NarrowPage title={texts.emailsAboutRequests()}>
      <MailedLink>
        <StopRequestMails />
      </MailedLink>
    </NarrowPage>
  );
}
