import * as texts from '@africanscity/messages/requests';
import * as siteTexts from '@africanscity/messages/site';
import { Container, Title } from '@mantine/core';
import { openPropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import type { FormAction } from '../app/form-action.ts';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { secretOf } from '../components/emailed-links/link-secret.ts';
import { MailedLink } from '../components/emailed-links/mailed-link.tsx';
import { LinkedRequest } from '../features/requests/linked-request.tsx';

export const loader = unlisted(texts.yourRequest);

export const action: FormAction = async ({ call, fields, url }) => {
  const { alreadyConfirmed } = await call(openPropertyRequest, { token: secretOf(fields.token ?? '') });
  return `${url.pathname}?done=${alreadyConfirmed ? 'already' : '1'}`;
};

export default function MyRequest() {
  return (
    <Container size={820} py={{ base: 'lg', sm: 40 }}>
      <Title order={1} size="h2" mb="lg">
        {texts.yourRequest()}
      </Title>
      <MailedLink
        plain={{
          label: texts.confirmMyRequest(),
          done: texts.requestConfirmedByLink(),
          already: texts.requestConfirmedBefore(),
          next: { to: paths.properties(), label: siteTexts.browseProperties() },
        }}
      >
        <LinkedRequest />
      </MailedLink>
    </Container>
  );
}
