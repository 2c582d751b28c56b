import * as texts from '@africanscity/messages/messages';
import { Paper } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { FeedbackForm } from '../features/messages/feedback-form.tsx';

export function loader(): PageData {
  return { meta: { title: texts.feedback(), noIndex: true } };
}

export default function Feedback() {
  return (
    <AccountPage title={texts.feedback()} size={620}>
      <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }}>
        <FeedbackForm />
      </Paper>
    </AccountPage>
  );
}
