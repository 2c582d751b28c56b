import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { Unsubscribe } from '../features/messages/newsletter/unsubscribe.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Unsubscribe', noIndex: true } };
}

export default function UnsubscribePage() {
  return (
    <NarrowPage title="Unsubscribe">
      <MailedLink>
        <Unsubscribe />
      </MailedLink>
    </NarrowPage>
  );
}
