import type { PageData } from '../app/page-meta.ts';
import { RequireSession } from '../components/require-session.tsx';
import { FeedbackForm } from '../features/messages/feedback-form.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';

export function loader(): PageData {
  return { meta: { title: 'Feedback', noIndex: true } };
}

export default function Feedback() {
  return (
    <NarrowPage title="Feedback" size={620}>
      <RequireSession>
        <FeedbackForm />
      </RequireSession>
    </NarrowPage>
  );
}
