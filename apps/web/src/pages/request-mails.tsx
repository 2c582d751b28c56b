import * as texts from '@africanscity/messages/requests';
import { unlisted } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { StopRequestMails } from '../features/requests/stop-request-mails.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.emailsAboutRequests);

export default function RequestMails() {
  return (
    <NarrowPage title={texts.emailsAboutRequests()}>
      <MailedLink>
        <StopRequestMails />
      </MailedLink>
    </NarrowPage>
  );
}
