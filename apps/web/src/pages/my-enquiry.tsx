import { Container, Title } from '@mantine/core';
import { openEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { secretOf } from '../components/emailed-links/link-secret.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { LinkedThread } from '../features/messages/enquiries/linked-thread.tsx';

export function loader(): PageData {
  return { meta: { title: 'Your message', noIndex: true } };
}

export const action: FormAction = async ({ call, fields, url }) => {
  const { alreadyConfirmed } = await call(openEnquiry, { token: secretOf(fields.token ?? '') });
  return `${url.pathname}?done=${alreadyConfirmed ? 'already' : '1'}`;
};

export default function MyEnquiry() {
  return (
    <Container size={820} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        Your message
      </Title>
      <MailedLink
        plain={{
          label: 'Send my message',
          done: 'Message sent. The reply will come by email.',
          already: 'Your address is already confirmed and your message was sent. The reply will come by email.',
        }}
      >
        <LinkedThread />
      </MailedLink>
    </Container>
  );
}
