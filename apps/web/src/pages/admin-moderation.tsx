import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx';

export function loader(): PageData {
  return { meta: { title: 'Moderation', noIndex: true } };
}

export default function AdminModeration() {
  return (
    <AdminPage title="Moderation" lead="What people report, and what looks wrong by rules. The first decision stands.">
      <ModerationQueue />
    </AdminPage>
  );
}
