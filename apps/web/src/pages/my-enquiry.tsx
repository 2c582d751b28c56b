import * as texts from '@africanscity/messages/messages';
import { Container, Title } from '@mantine/core';
import { openEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import type { FormAction } from '../app/form-action.ts';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { secretOf } from '../components/emailed-links/link-secret.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { LinkedThread } from '../features/messages/enquiries/linked-thread.tsx';

export const loader = unlisted(texts.yourMessage);

export const action: FormAction = async ({ call, fields, url }) => {
  const { alreadyConfirmed } = await call(openEnquiry, { token: secretOf(fields.token ?? '') });
  return `${url.pathname}?done=${alreadyConfirmed ? 'already' : '1'}`;
};

export default function MyEnquiry() {
  return (
    <Container size={820} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        {texts.yourMessage()}
      </Title>
      <MailedLink
        plain={{
          label: texts.sendMyMessage(),
          done: texts.messageSentByLink(),
          already: texts.messageSentBefore(),
          next: { to: paths.properties(), label: texts.browseProperties() },
        }}
      >
        <LinkedThread />
      </MailedLink>
    </Container>
  );
}
