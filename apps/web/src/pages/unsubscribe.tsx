import * as texts from '@africanscity/messages/messages';
import { unlisted } from '../app/page-meta.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { Unsubscribe } from '../features/messages/newsletter/unsubscribe.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export const loader = unlisted(texts.unsubscribe);

export default function UnsubscribePage() {
  return (
    <NarrowPage title={texts.unsubscribe()}>
      <MailedLink>
        <Unsubscribe />
      </MailedLink>
    </NarrowPage>
  );
}
