import * as texts from '@africanscity/messages/administration';
import { Suspense } from 'react';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Lazy: it is below the queue, and mostly empty.
const ReportedEnquiries = lazyPart(() => import('../features/moderation/reported-enquiries.tsx'));

export const loader = unlisted(texts.navModeration);

export default function AdminModeration() {
  return (
    <AdminPage title={texts.navModeration()} lead={texts.moderationLead()}>
      <ModerationQueue />
      <Suspense fallback={null}>
        <ReportedEnquiries />
      </Suspense>
    </AdminPage>
  );
}
