import * as texts from '@africanscity/messages/companies';
import { Text } from '@mantine/core';
import type { PageData } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { Webhooks } from '../features/companies/webhooks/webhooks.tsx';

export function loader(): PageData {
  return { meta: { title: texts.webhooks(), noIndex: true } };
}

export default function WebhooksPage() {
  return (
    <AccountPage title={texts.webhooks()} size={760}>
      <Text mb="md">{texts.webhooksLead()}</Text>
      <Webhooks />
    </AccountPage>
  );
}
