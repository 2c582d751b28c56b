import type { PageData } from '../app/page-meta.ts';
import { StopRequestMails } from '../features/requests/stop-request-mails.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Mails about requests', noIndex: true } };
}

export default function RequestMails() {
  return (
    <NarrowPage title="Mails about requests">
      <StopRequestMails />
    </NarrowPage>
  );
}
