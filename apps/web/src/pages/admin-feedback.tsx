import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { FeedbackTable } from '../features/messages/feedback-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Feedback', noIndex: true } };
}

export default function AdminFeedback() {
  return (
    <AdminPage title="Feedback" lead="Approved feedback appears on the home page with the writer’s first name.">
      <FeedbackTable />
    </AdminPage>
  );
}
