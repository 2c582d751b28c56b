import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { FeedbackTable } from '../features/messages/feedback-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navFeedback(), noIndex: true } };
}

export default function AdminFeedback() {
  return (
    <AdminPage title={texts.navFeedback()} lead={texts.feedbackLead()}>
      <FeedbackTable />
    </AdminPage>
  );
}
