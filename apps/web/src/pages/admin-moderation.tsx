import { Suspense } from 'react';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Lazy: it is below the queue, and mostly empty.
const ReportedEnquiries = lazyPart(async () => ({
  default: (await import('../features/moderation/reported-enquiries.tsx')).ReportedEnquiries,
}));

export function loader(): PageData {
  return { meta: { title: 'Moderation', noIndex: true } };
}

export default function AdminModeration() {
  return (
    <AdminPage title="Moderation" lead="Reported and suspicious listings. The first decision counts.">
      <ModerationQueue />
      <Suspense fallback={null}>
        <ReportedEnquiries />
      </Suspense>
    </AdminPage>
  );
}
