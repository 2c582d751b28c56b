import * as texts from '@africanscity/messages/messages';
import { Paper } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { FeedbackForm } from '../features/messages/feedback-form.tsx';

export const loader = unlisted(texts.feedback);

export default function Feedback() {
  return (
    <AccountPage title={texts.feedback()} size={620}>
      <Paper withBorder shadow="sm" p={{ base: 'md', sm: 'xl' }}>
        <FeedbackForm />
      </Paper>
    </AccountPage>
  );
}
