import * as texts from '@africanscity/messages/messages';
import { unlisted } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { ConfirmNewsletter } from '../features/messages/newsletter/confirm-newsletter.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.newsletter);

export default function NewsletterPage() {
  return (
    <NarrowPage title={texts.newsletter()}>
      <MailedLink>
        <ConfirmNewsletter />
      </MailedLink>
    </NarrowPage>
  );
}
