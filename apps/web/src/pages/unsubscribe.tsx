import * as texts from '@africanscity/messages/messages';
import type { PageData } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { Unsubscribe } from '../features/messages/newsletter/unsubscribe.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: texts.unsubscribe(), noIndex: true } };
}

export default function UnsubscribePage() {
  return (
    <NarrowPage title={texts.unsubscribe()}>
      <MailedLink>
        <Unsubscribe />
      </MailedLink>
    </NarrowPage>
  );
}
