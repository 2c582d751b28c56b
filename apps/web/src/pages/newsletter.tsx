import * as texts from '@africanscity/messages/messages';
import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { ConfirmNewsletter } from '../features/messages/newsletter/confirm-newsletter.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.newsletter(), noIndex: true } };
}

export default function NewsletterPage() {
  return (
    <NarrowPage title={texts.newsletter()}>
      <MailedLink>
        <ConfirmNewsletter />
      </MailedLink>
    </NarrowPage>
  );
}
