import * as texts from '@africanscity/messages/companies';
import { Text } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { Webhooks } from '../features/companies/webhooks/webhooks.tsx';

export const loader = unlisted(texts.webhooks);

export default function WebhooksPage() {
  return (
    <AccountPage title={texts.webhooks()} size={760}>
      <Text mb="md">{texts.webhooksLead()}</Text>
      <Webhooks />
    </AccountPage>
  );
}
